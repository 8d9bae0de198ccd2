# Slova společná stránce a příkazové řádce.

## Kdo

rival-number = Protivník { $n }
# The two rivals of Uprising, who play by rival cards; the only one of two people
card_rival-number = Rival { $n }
common_rival-number = Rival
house-hagal = Rod Hagal

## Frakce, zdroje, ikony
## Ve větě stojí frakce v prvním pádě po slově „frakce“: „u frakce fremeni“.

faction-emperor = imperátor
faction-guild = Kosmická gilda
faction-bene_gesserit = Bene Gesserit
faction-fremen = fremeni
resource-solari = soláry
resource-spice = koření
resource-water = voda
# Kolik čeho, ve čtvrtém pádě: „získejte 1 vodu“
amount-solari =
    { $n ->
        [one] { $n } solár
        [few] { $n } soláry
       *[other] { $n } solárů
    }
amount-spice = { $n } koření
amount-water =
    { $n ->
        [one] { $n } vodu
        [few] { $n } vody
       *[other] { $n } vod
    }
# Totéž samostatně, v 1. pádě: „2 vody“ ve výčtu toho, co kdo má
stock-solari =
    { $n ->
        [one] { $n } solár
        [few] { $n } soláry
       *[other] { $n } solárů
    }
stock-spice = { $n } koření
stock-water =
    { $n ->
        [one] { $n } voda
        [few] { $n } vody
       *[other] { $n } vod
    }
icon-emperor = imperátor
icon-guild = Kosmická gilda
icon-bene_gesserit = Bene Gesserit
icon-fremen = fremeni
icon-landsraad = landsraad
icon-city = město
icon-spice_trade = obchod s kořením

## Části herního plánu, jako nadpisy

area-emperor = Imperátor
area-guild = Kosmická gilda
area-bene_gesserit = Bene Gesserit
area-fremen = Fremeni
area-choam = CHOAM
area-landsraad = Landsraad
area-arrakis = Arrakis

## Odkud: „zničit kartu Dýka z ruky“, „ztrácí 1 jednotku ze střetu“

zone-hand = z ruky
zone-discard = z odkládacího balíčku
zone-play = ze hry
zone-deck = z vrchu dobíracího balíčku
place-garrison = z pevnosti
place-conflict = ze střetu

## Pořadí ve střetu

place-1 = 1. místo
place-2 = 2. místo
place-3 = 3. místo

## Fáze kola

phase-setup = příprava hry
phase-round_start = zahájení kola
phase-player_turns = tahy hráčů
phase-combat = boj
phase-makers = tvůrci
phase-recall = vyhodnocení kola
phase-endgame = konec hry

## Části karet, jako nadpisy

box-agent = Tah agentem
box-reveal = Tah odhalení
box-acquire = Při získání
box-trashed = Při zničení
box-plot = Tajný plán
box-combat = Boj
box-endgame = Konec hry
box-signet = Pečetní prsten
box-ability = Schopnost
box-control = Bonus za ovládnutí

## Kdy se hraje karta intrik: „není druhu „boj““

moment-plot = tajný plán
moment-combat = boj
moment-endgame = konec hry

## Proč se karta rodu Hagal ignoruje

reason-occupied = obsazeno
reason-voice = uzavřeno kartou Hlas
reason-no_bonus_spice = bez bonusového koření

## Odkud jsou vítězné body

source-start = začátek hry
source-tracks = počítadla vlivu
source-alliances = aliance
source-conflicts = střety
source-acquiring = získané karty
source-cards = zahrané karty
source-intrigue = karty intrik
source-trading = směna
source-other = ostatní

## Co rozhoduje při nerozhodném výsledku

tiebreak-spice = koření
tiebreak-solari = soláry
tiebreak-water = voda
tiebreak-garrison = pevnost
tiebreak-last_reveal = poslední odhalení

## Hry a vydání

game-imperium = Duna: Impérium
edition-imperium-base = Duna: Impérium

## Čeho má kdo víc než jiný: samostatně v 1. pádě, ve výčtu

edge-points =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
edge-solari =
    { $n ->
        [one] { $n } solár
        [few] { $n } soláry
       *[other] { $n } solárů
    }
edge-spice = { $n } koření
edge-water =
    { $n ->
        [one] { $n } voda
        [few] { $n } vody
       *[other] { $n } vod
    }
edge-garrison =
    { $n ->
        [one] { $n } jednotka v pevnosti
        [few] { $n } jednotky v pevnosti
       *[other] { $n } jednotek v pevnosti
    }
edge-agents =
    { $n ->
        [one] { $n } agent k vyslání
        [few] { $n } agenti k vyslání
       *[other] { $n } agentů k vyslání
    }
edge-swordmaster = mistr meče
edge-council = křeslo v Nejvyšší radě
edge-control =
    { $n ->
        [one] { $n } ovládané pole
        [few] { $n } ovládaná pole
       *[other] { $n } ovládaných polí
    }
edge-influence =
    { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } vlivů
    }
edge-alliances =
    { $n ->
        [one] { $n } aliance
        [few] { $n } aliance
       *[other] { $n } aliancí
    }
edge-deck = karty v ceně { $n }
edge-intrigue =
    { $n ->
        [one] { $n } karta intrik
        [few] { $n } karty intrik
       *[other] { $n } karet intrik
    }
edge-strength =
    { $n ->
        [one] { $n } bod síly ve střetu
        [few] { $n } body síly ve střetu
       *[other] { $n } bodů síly ve střetu
    }
