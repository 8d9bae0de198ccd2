# Co říká o hře Duna: Impérium jen stránka.

## Předsálí

page-game-imperium = Duna: Impérium
page-edition-base = Základní hra

## Stůl

page-pick-space = Vyberte pole pro kartu { $card }.
page-pick-card = Vyberte kartu pro pole { $space }.
page-tab-board = Plán
page-tab-hand = Ruka
page-tab-row = Řada
page-tab-houses = Rody

## Nápověda

page-help-aim = Cíl
page-help-aim-more = Vedete velkorod. Vítězné body získáváte vlivem u čtyř frakcí, ve střetech a z karet. Jakmile někdo dosáhne 10 bodů, kolo se dohraje a vyhrává ten, kdo jich má nejvíc.
page-help-round = Kolo
page-help-round-more = Odhalí se karta střetu a každý si dobere pět karet. Rody se pak střídají v tazích, dokud všechny neodhalí karty. Následuje boj, na prázdných polích tvůrce přibude koření a agenti se vrátí domů.
page-help-turns = Vaše tahy
page-help-turns-more = Tahem agentem zahrajete jednu kartu a vyšlete agenta na pole s ikonou této karty. Když vám agenti dojdou, nebo i dříve, tahem odhalení ukážete zbytek ruky: dá vám přízeň na získání nových karet a meče.
page-help-combat = Boj
page-help-combat-more = Jednotky ve střetu mají sílu 2, meče 1. Každý může hrát bojové karty intrik. Nejsilnější berou odměny; všechny jednotky ze střetu se vrátí do zásoby.

## Prohlídka

page-tour-board = Herní plán
page-tour-board-more = Na jeho pole chodí agenti. Co můžete zvolit, svítí oranžově; co je zašedlé, řekne proč. Na cokoli ukažte a vysvětlí se to.
# Místo téhož bez „-touch“ tam, kde není myš
page-tour-board-more-touch = Na jeho pole chodí agenti. Co můžete zvolit, svítí oranžově; co je zašedlé, řekne proč. Cokoli podržte prstem a vysvětlí se to.
page-tour-hand = Vaše ruka
page-tour-hand-more = Ikony na okraji karty říkají, kam může vyslat agenta. Spodní část platí, když kartu odhalíte.
page-tour-row = Karty k získání
page-tour-row-more = V tahu odhalení za ně platíte přízní. Posílí váš balíček.
page-tour-houses = Rody
page-tour-houses-more = Co kdo má: vůdce, body, zdroje, agenty a jednotky. Každé místo má barvu i tvar.
# In place of what every table says at the end
page-tour-end-own = Vyšlete prvního agenta. Sbírejte vliv, vyhrajte jeden či dva střety a buďte první s 10 body.
page-way-solo-imperium = Sólově proti rodu Hagal
page-seats-count-imperium =
    { $count ->
        [1] 1: sólově proti rodu Hagal
        [2] 2 a rod Hagal
        [6] 6: dva týmy, s CHOAMem
       *[other] { $count }
    }
