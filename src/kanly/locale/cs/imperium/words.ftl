# Slova společná stránce a příkazové řádce.

## Kdo

rival-number = Protivník { $n }
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
