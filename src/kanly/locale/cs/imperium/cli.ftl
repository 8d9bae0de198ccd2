# Co říká o hře Duna: Impérium jen příkazová řádka.

## Začátek a konec hry

cli-company =
    { $n ->
        [1] 1 hráč proti rodu Hagal
        [2] 2 hráči a rod Hagal
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
cli-difficulty = obtížnost { $difficulty }
# $how: „random“, „choose“, „draft“, nebo jména vůdců
cli-leaders =
    { $how ->
        [random] vůdci náhodně
        [choose] vůdci podle výběru hráčů
        [draft] vůdci výběrem z nabídky
       *[other] vůdci: { $how }
    }
cli-confirm = tahy se potvrzují

## Volby

cli-hint-reveal =
    { $swords ->
        [one] přízeň { $persuasion } a { $swords } meč z ruky; v tomto kole už nebudete na tahu
        [few] přízeň { $persuasion } a { $swords } meče z ruky; v tomto kole už nebudete na tahu
       *[other] přízeň { $persuasion } a { $swords } mečů z ruky; v tomto kole už nebudete na tahu
    }
cli-hint-deploy =
    { $left ->
        [one] síla { $before } -> { $after }; v pevnosti zbude { $left } jednotka
        [few] síla { $before } -> { $after }; v pevnosti zbudou { $left } jednotky
       *[other] síla { $before } -> { $after }; v pevnosti zbude { $left } jednotek
    }
cli-hint-point = 1 vítězný bod
cli-hint-alliance = aliance
cli-hint-strength = síla { $n }
cli-hint-unsent = agent, který ještě nebyl vyslán
cli-hint-unspent = nevyužitá přízeň { $n }
cli-hint-harvest =
    { $bonus ->
        [0] vezměte si { $n } koření
        [one] vezměte si { $n } koření a { $bonus } bonusové koření
        [few] vezměte si { $n } koření a { $bonus } bonusová koření
       *[other] vezměte si { $n } koření a { $bonus } bonusových koření
    }
cli-hint-control = bonus za ovládnutí má { $who }: { $effects }
cli-hint-own-control = váš bonus za ovládnutí: { $effects }
cli-acquire-free = { $card } (zdarma)
cli-acquire = { $card } ({ $cost })
cli-set-aside = stranou
cli-bracketed = { $said } ({ $note })
cli-on-top = na vrch balíčku

## Hráči

# Šestnáct slov: vítězné body, soláry, koření, voda, agenti, pevnost, střet, síla, čtyři frakce ve svém pořadí, ruka,
# dobírací balíček, odkládací balíček, intriky. Krátká mají nejvýše tři písmena.
cli-columns-short = VB sol koř vod agt pev stř síl Imp Gil Ben Fre ruk bal odl int
cli-columns-full = VB soláry koření voda agenti pevn střet síla Imp Gilda BeneG Frem ruka balíč odkl intr
cli-legend-alliance = 4* aliance
cli-legend-columns = agenti pevnost střet síla / ruka balíček odkládací intriky
cli-round = { $n }. kolo z { $rounds }
cli-you = vy
cli-note-rival = protivník z rodu Hagal
# A rival of Uprising, who plays by a rival card
cli-note-card_rival = rival
cli-note-first = první hráč
cli-note-revealed = po odhalení
cli-note-council = křeslo v Radě
cli-note-swordmaster = mistr meče
cli-note-mentat = mentat
cli-note-mentat-next = mentat v příštím kole
cli-note-voice = Hlas na poli { $space }
cli-note-aside = stranou: { $card }
cli-note-waiting = čeká: { $intrigues }
cli-note-tokens = Mistrovský tah: { $factions }
cli-note-secret-tokens = tajný Mistrovský tah: { $factions }
cli-note-holds = v ruce: { $cards }
cli-points =
    { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
cli-troops-status = pevnost { $garrison }, střet { $conflict }, síla { $strength }

## Herní plán

cli-board = Herní plán
cli-legend-combat = ⚔ bojové pole
cli-legend-reachable = › sem teď můžete
cli-area-influence = +1 vliv
cli-bonus =
    { $n ->
        [one] +{ $n } bonusové koření
        [few] +{ $n } bonusová koření
       *[other] +{ $n } bonusových koření
    }
cli-barred = ne na této obtížnosti
cli-closed = uzavírá

## Střet, imperiální řada a ruka

cli-conflict = Střet
cli-conflict-card = Střet { $level }: { $conflict }
cli-conflict-unknown = zatím neodhalený
cli-tied = při remíze o druhé místo
cli-no-troops = zatím žádné jednotky
cli-conflicts-left =
    { $n ->
        [0] poslední střet
        [one] zbývá { $n } další
        [few] zbývají { $n } další
       *[other] zbývá { $n } dalších
    }
cli-troops =
    { $n ->
        [one] { $n } jednotka
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
cli-swords =
    { $n ->
        [one] { $n } meč
        [few] { $n } meče
       *[other] { $n } mečů
    }
cli-row = Imperiální řada a stálá zásoba
cli-decks = balíčky: Impérium { $imperium }, intriky { $intrigues }
cli-left = zbývá { $n }
cli-every-icon = všechny ikony
cli-all-factions = všechny frakce
cli-hand = Vaše ruka
cli-no-cards = žádné karty
cli-in-play = ve hře: { $cards }
cli-top-of-deck = vrch balíčku: { $card }
# Před tím, co karta dělá ve svých částech
cli-box-reveal = odhalení
cli-box-acquire = při získání
cli-box-trashed = při zničení
cli-box-plot = tajný plán
cli-box-combat = boj
cli-box-endgame = konec hry

## Rod Hagal

cli-hagal-level = Rod Hagal: { $difficulty }
cli-hagal-deck =
    { $n ->
        [one] { $n } karta v balíčku
        [few] { $n } karty v balíčku
       *[other] { $n } karet v balíčku
    }
cli-hagal-turned = Otočené karty: { $cards }
cli-hagal-spoiler = Hraje po každém tahu agentem prvního hráče. Nesbírá zdroje ani body; co vyhraje, nedostane nikdo.
cli-hagal-trades = Protivník mění { $solari } solárů, { $spice } koření, { $water } vody nebo { $intrigues } karty intrik za vítězný bod.
cli-hagal-swordmasters = Mistři meče protivníků přijdou v { $round }. kole.
cli-hagal-expert = Ve střetech I a II protivník s náskokem dvou jednotek další neposílá.

## Výsledek

cli-result-from = odkud
cli-solo-won =
    { $you ->
        [yes] Na obtížnosti { $difficulty } porážíte oba soupeře.
       *[no] Na obtížnosti { $difficulty } poráží oba soupeře { $who }.
    }
cli-solo-lost =
    { $you ->
        [yes]
            { $place ->
                [2] Na obtížnosti { $difficulty } vyhrává { $winners }; vy jste na druhém místě.
               *[3] Na obtížnosti { $difficulty } vyhrává { $winners }; vy jste na třetím místě.
            }
       *[no]
            { $place ->
                [2] Na obtížnosti { $difficulty } vyhrává { $winners }; { $who } je na druhém místě.
               *[3] Na obtížnosti { $difficulty } vyhrává { $winners }; { $who } je na třetím místě.
            }
    }

## Vyprávění

# Za větou o novém kole: kdo dobírá pět karet
cli-hands-one = { $who } dobírá karty do ruky.
cli-hands-both = Oba hráči dobírají karty do ruky.
cli-hands-all = Všichni dobírají karty do ruky.
