### What only the drawn table of Dune: Imperium says: its options, the names of its parts, its explanations, its rules.

## Options

option-leaders = Vůdci
# $n: the house, from 1
option-leaders-of =
    { $seats ->
        [6] Vůdce { $n }. spojence
       *[other] Vůdce { $n }. rodu
    }
leaders-random = Náhodně
leaders-choose = Každý si vybere
leaders-draft = Výběr z nabídky
option-difficulty = Obtížnost
option-confirm = Kdo potvrzuje konec tahu

## Parts of the table

board-houses = Rody
board-cities = Města
board-desert = Poušť
board-row = Imperiální řada
board-reserve = Stálá zásoba
board-conflict = Střet
board-conflict-none = Zatím žádný střet
board-in-play = Ve hře
board-no-leader = zatím bez vůdce
board-hand-empty = V ruce nemáte žádnou kartu.
board-not-begun = Hra začne, až budou všechna místa obsazená.

## Cards

board-cost = Cena
board-icons = Ikony agenta
board-persuasion =
    { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }

## Piles

board-pile-hand = Karty v ruce
board-pile-intrigue = Karty intrik
board-pile-deck = Dobírací balíček
board-pile-discard = Odkládací balíček
board-pile-imperium = Balíček impéria
board-pile-intrigue-deck = Balíček intrik
board-pile-conflict-deck = Balíček střetů
board-pile-trash = Zničené karty
board-pile-hagal = Balíček rodu Hagal
board-pile-count =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }

## What stands and lies where; $who is a name

board-seat-number = { $who }: { $n }
board-agent-of = Stojí tu agent: { $who }.
board-bonus-spice = Bonusové koření na poli: { $n }.
board-controlled = Pole ovládá: { $who }.
board-closed = Ostatním uzavřeno Hlasem: { $who }.
board-council-seats = Křesla v Radě: { $names }.
board-mentat-here = Je tu mentat.
board-camp = { $who }: síla { $strength }, jednotky { $troops }, meče { $swords }, pevnost { $garrison }
board-at-stake = Hraje se o ovládnutí pole { $space }.
board-track = Vliv, { $faction }
board-step-four = Čtvrtý stupeň:
board-alliance-free = Aliance je volná.
board-alliance-held = Alianci má: { $who }.
board-agents = Agenti k dispozici: { $ready }, na plánu: { $out }
board-troops = Pevnost { $garrison }, zásoba { $supply }
board-top-card = Vrchní karta balíčku: { $card }
board-secret = Vaše tajné frakce

## What a house has

board-first = První hráč
board-council = Křeslo v Nejvyšší radě
board-swordmaster = Mistr meče: třetí agent
board-has-mentat = Má mentata: v tomto kole o agenta víc
board-alliance = Aliance: { $faction }
board-control = Ovládá: { $space }
board-revealed = Má odhaleno: v tomto kole už netáhne

## The table in words

board-text-asked = Co můžete udělat
board-text-board = Herní plán
board-text-seat = Rod
board-text-agents = Agenti
board-text-garrison = Pevnost
board-text-supply = Zásoba
board-text-strength = Síla

## Choices and charts

board-group-agent = Vyslat agenta
board-chart-points = Vítězné body
board-chart-influence = Vliv
board-chart-troops = Jednotky
board-chart-resources = Zdroje

## Rules in a sentence, by their numbers in docs/rules/imperium.md

rule-1-3 = Zdroje se berou z banku a platí se zpět do něj; bank se nikdy nevyčerpá.
rule-3-2 = Deset střetů: jeden úrovně I, pět úrovně II, čtyři úrovně III. Když balíček dojde, hra po tom kole končí.
rule-4-5 = Od prvního hráče po směru hodinových ručiček má každý po jednom tahu: tah agentem, nebo tah odhalení.
rule-4-7 = Kdo odhalil, v tomto kole už netáhne.
rule-5-1 = V tahu agentem zahrajete jednu kartu z ruky a vyšlete jednoho agenta na pole s některou z ikon té karty.
rule-5-2 = Karta bez ikon agenta nemůže agenta vyslat; jen se odhaluje.
rule-5-4 = Pole, na kterém stojí agent, je uzavřené, ledaže karta nebo vůdce říká něco jiného.
rule-8-1 = Vašich dvanáct jednotek je v zásobě, v pevnosti nebo ve střetu. Získané jednotky přicházejí do pevnosti.
rule-8-5 = Na bojovém poli smíte poslat do střetu jednotky získané v tomto tahu a nejvýš dvě další z pevnosti.
rule-9-3 = Kdykoli sem kdokoli vyšle agenta, získá ten, kdo pole ovládá, jeho bonus.
rule-10-4 = Přízeň dávají odhalené karty, křeslo v Radě (2) a agent v Řečnické síni (1).
rule-11-1 = V tahu odhalení si za přízeň pořídíte karty z imperiální řady a ze stálé zásoby, kolik jich zaplatíte.
rule-11-3 = Získaná karta jde na odkládací balíček.
rule-11-4 = Karta vzatá z imperiální řady se hned doplní.
rule-11-7 = Kartu Zakřivený prostor dává jen efekt, který ji jmenuje, nikdy přízeň.
rule-12-8 = Síla je 2 za každou jednotku ve střetu a 1 za každý meč. Bez jednotky je 0.
rule-13-5 = Nejsilnější získá první odměnu, další druhou; při čtyřech rodech má odměnu i třetí. Při remíze dostanou všichni zúčastnění nejbližší nižší odměnu.
rule-14-1 = Na konci kola přibude na každé z těchto polí bez agenta 1 bonusové koření. Návštěvník si vezme všechno.
rule-15-1 = Má-li někdo na konci kola 10 bodů nebo je balíček střetů prázdný, hra končí. Vítězí, kdo má nejvíc bodů.
rule-17-3 = Druhý stupeň počítadla má cenu 1 vítězného bodu, dokud na něm jste; čtvrtý dává bonus počítadla.
rule-17-6 = První na čtvrtém stupni získá alianci za 1 vítězný bod; kdo se dostane dál než její držitel, převezme ji.
rule-17-11 = Návštěva pole frakce dává 1 vliv u ní.
rule-18-1 = Karty tajných plánů se hrají ve vlastním tahu, karty boje v boji, karty konce hry na konci hry.
rule-18-2 = Karty intrik jsou tajné; zná se jen jejich počet.
rule-18-5 = Když balíček intrik dojde, zamíchají se odložené karty intrik.
rule-19-2 = Když dojde balíček a má se dobírat, zamíchá se odkládací balíček do nového.
rule-19-5 = Zničená karta opouští hru; karta ze stálé zásoby se vrací na svůj sloupek.
rule-21-1 = Křeslo v Radě dává 2 přízně v každém vašem tahu odhalení až do konce hry.
rule-21-2 = Mistr meče je váš třetí agent, ihned a do konce hry.
rule-21-4 = Kdo si vezme mentata, má v tomto kole o agenta víc; při vyhodnocení kola se mentat vrací sem.
rule-22-2 = V prvním tahu, ve kterém pošlete do střetu čtyři nebo více jednotek, obě frakce ukážete a u každé získáte 1 vliv.
rule-22-8 = Ve svém tahu odhalení smíte tuto kartu získat o 1 přízeň levněji.
rule-24-2 = Kolik karet kdo drží, se ví; které, to se neví.
rule-24-3 = Odkládací balíčky leží otevřeně; každý je smí číst.

## Povstání: herní plán a co na něm leží

area-cities = Města
area-desert = Poušť
board-posts = Pozorovací stanoviště
board-post = Pozorovací stanoviště: { $post }
board-post-free = Není tu žádný špion.
board-spies-here = Špioni zde: { $names }.
board-spied = Sledují špioni: { $names }.
board-wall-stands = Štítový val stojí
board-wall-fell = Štítový val padl
board-protected = Chráněno štítovým valem: žádní píseční červi.
board-unprotected = Štítový val padl: píseční červi mohou přijít.
board-battle-icon = Ikona bitvy: { $icon }.
board-worms = píseční červi { $n }

## Povstání: co má rod

board-spies = Špioni v zásobě: { $supply }, na plánu: { $out }
board-hooks = Tvůrcovské háky
board-won = Ikony bitvy lícem nahoru: { $names }
board-turned = Využité ikony bitvy: { $names }
board-memories = Vzpomínky: { $n }
board-training = Výcviková stupnice: místo { $n } z { $most }
board-other-side = Druhá strana: { $leader }

## Smlouvy

board-contracts = Smlouvy
board-no-contracts = Žádná smlouva nezbývá.
board-contract-open = Otevřená smlouva
board-contract-aside = Stranou pro Shaddama.
board-contract-count =
    { $n ->
        [one] { $n } smlouva
        [few] { $n } smlouvy
        [many] { $n } smlouvy
       *[other] { $n } smluv
    }
board-pile-bank = Smlouvy v bance
board-pile-contracts = Otevřené smlouvy
board-pile-completed = Dokončené smlouvy
complete-visit = vyšlete agenta na pole { $space }
complete-harvest = vyšlete agenta na pole tvůrců a získejte v tom tahu alespoň { $n } koření
complete-acquire = pořiďte si kartu { card-the_spice_must_flow }
complete-immediate = dokončena hned, jakmile si ji vezmete
board-chart-spies = Špioni na plánu
board-chart-contracts = Dokončené smlouvy

## Rules in a sentence, by their numbers in docs/rules/uprising.md

rule-u-8-1 = S tvůrcovskými háky smíte přivolat písečné červy, kde je pole nabízejí. Nikdy o ně nepřijdete.
rule-u-8-5 = Dokud štítový val stojí, nelze přivolat písečného červa do střetu o Arrakén, rafinerii koření ani Imperiální pánev.
rule-u-8-6 = Kdo jej smí odpálit, odstraní štítový val natrvalo. Od té chvíle není žádný střet chráněný.
rule-u-9-1 = Stanoviště leží u jednoho až tří polí a stojí na něm jeden špion, pokud ho karta nedovolí sdílet.
rule-u-9-3 = Máte tři špiony. Nezbývá-li vám v zásobě žádný, smíte nejprve jednoho povolat zpět.
rule-u-9-9 = Povolejte zpět špiona ze stanoviště u pole a vyšlete tam agenta, i když na něm stojí jiní.
rule-u-9-10 = Povolejte zpět špiona ze stanoviště u pole, na které jste právě vstoupili, a doberte si kartu, jednou za tah.
rule-u-10-2 = Síla je 2 za každou jednotku a 3 za každého písečného červa ve střetu a 1 za každý meč. Bez nich je 0.
rule-u-12-3 = Dvě karty lícem nahoru se stejnou ikonou bitvy otočíte lícem dolů za 1 vítězný bod.
rule-u-12-5 = Na konci hry lze univerzální ikonu bitvy spojit s kteroukoli jinou lícem nahoru.
rule-u-16-3 = Ikona smlouvy vezme jednu z vyložených smluv; z banky se doplní.
rule-u-16-7 = Smlouvu dokončíte, jakmile splníte, co žádá; získáte odměnu a necháte si ji lícem dolů.
rule-u-16-8 = Smlouvu musíte mít dřív, než vyšlete agenta, který ji splní.
rule-u-16-11 = Dokončené smlouvy vám zůstávají lícem dolů; některé karty je počítají.
rule-u-19-1 = Prsten posune žeton o místo dál a vy získáte odměnu toho místa. Na rozcestí si vyberete.
rule-u-19-4 = Při návštěvě Bene Gesserit smíte vrátit všechny vzpomínky, dobrat si za každou kartu a natrvalo otočit svého vůdce.
