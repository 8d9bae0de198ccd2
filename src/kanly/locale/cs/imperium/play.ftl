# Na co je hráč tázán, co může zvolit a proč něco zvolit nemůže.

## Na co je tázán, podle druhu rozhodnutí

prompt-leader = Zvolte si vůdce.
prompt-tokens = Tajně zvolte dvě frakce. Vliv u obou získáte, až poprvé v jednom tahu pošlete do střetu čtyři jednotky.
prompt-defence = Ovládáte pole, o které se bojuje. Pošlete na jeho obranu jednu jednotku ze zásoby?
prompt-turn =
    { $agents ->
        [0] Jste na tahu. Žádný agent vám nezbývá: odhalte ruku.
       *[other] Jste na tahu. Vyšlete agenta (zbývá { $agents }), nebo odhalte ruku.
    }
prompt-sender = Odkud agent přijde?
prompt-price = Kolik zaplatíte?
prompt-move = Váš agent je na poli { $space }. Co dál?
prompt-move-reveal = Váš tah odhalení: přízeň k utracení { $persuasion }, síla { $strength }. Co dál?
prompt-faction =
    { $n ->
        [one] U které frakce získáte { $n } vliv?
        [few] U které frakce získáte { $n } vlivy?
       *[other] U které frakce získáte { $n } vlivů?
    }
prompt-lose_influence = U které frakce ztratíte 1 vliv?
prompt-alliance = Ztrácíte alianci s frakcí { $faction }. Kdo ji dostane?
prompt-trash = Kterou kartu zničíte? Hru opustí natrvalo.
prompt-discard = Kterou kartu odložíte?
prompt-either = Zvolte jednu možnost.
prompt-choose =
    { $n ->
        [one] Zvolte { $n } možnost.
        [few] Zvolte { $n } možnosti.
       *[other] Zvolte { $n } možností.
    }
prompt-offer = Využijete tuto možnost: { $effects }?
prompt-deploy = Kolik jednotek pošlete do střetu?
prompt-retreat = Kolika jednotkami ustoupíte do pevnosti?
prompt-acquire_free = Získejte zdarma kartu s cenou nejvýše { $n }.
prompt-recall_agent = Kterého agenta povoláte zpět?
# $any: „yes“, když je karta, kterou lze zahrát
prompt-combat_turn =
    { $any ->
        [yes] Boj. Vaše síla je { $strength }. Zahrajete kartu boje?
       *[no] Boj. Vaše síla je { $strength }. Žádnou kartu boje teď zahrát nemůžete.
    }
prompt-after_win =
    { $any ->
        [yes] Vyhráváte střet. Zahrajete kartu pro vítěze?
       *[no] Vyhráváte střet. Žádnou kartu pro vítěze teď zahrát nemůžete.
    }
prompt-endgame_turn =
    { $any ->
        [yes] Hra končí. Zahrajete kartu konce hry?
       *[no] Hra končí. Žádnou kartu konce hry teď zahrát nemůžete.
    }
prompt-double_cross = Kdo ztratí jednotku?
prompt-set_aside = Kterou kartu z imperiální řady si dáte stranou?
prompt-take_sister = Kterou kartu si vezmete do ruky?
prompt-mark_space = Které pole uzavřete ostatním do svého příštího tahu?
prompt-snoop = Na vrchu vašeho balíčku je karta { $card }. Doberete si ji, nebo ji zničíte?

## Rozhodnutí za protivníka z rodu Hagal: prompt-rival a pak jedna z těchto vět

prompt-rival = Rozhodujete za soupeře.
# That a rival is decided for, and what is asked
prompt-for-rival = { $first } { $then }
prompt-rival-leader = Zvolte vůdce { $n }. protivníka. Použije se jen jeho pečetní prsten.
prompt-rival-faction =
    { $n ->
        [one] U které frakce získá { $who } { $n } vliv? U těchto má stejně málo vlivu.
        [few] U které frakce získá { $who } { $n } vlivy? U těchto má stejně málo vlivu.
       *[other] U které frakce získá { $who } { $n } vlivů? U těchto má stejně málo vlivu.
    }
prompt-rival-alliance = { $who } ztrácí alianci s frakcí { $faction }. Kdo ji dostane?
prompt-rival-either = { $who }: zvolte jednu možnost.
prompt-rival-choose =
    { $n ->
        [one] { $who }: zvolte { $n } možnost.
        [few] { $who }: zvolte { $n } možnosti.
       *[other] { $who }: zvolte { $n } možností.
    }
prompt-rival-offer = Využije { $who } tuto možnost: { $effects }?
prompt-rival-signet = Využije { $who } svůj pečetní prsten ({ $signet })?

## Volby

action-agent = Vyslat agenta na pole { $space } kartou { $card }
action-reveal = Odhalit ruku
action-pass = Pasovat
action-pass-turn = Vynechat tah
action-done = Ukončit tah
action-done-no = Ne
action-done-enough = Dost
action-done-nothing = Nehrát nic
# In a decision of an edition that has no word of its own for it
action-done-other = Hotovo
action-play = Zahrát kartu { $intrigue }
action-use = Využít efekt: { $effects }
action-use-yes = Ano
# What an effect stands on, or what is paid, and what it does
action-does = { $what }: { $does }
action-deploy =
    { $n ->
        [0] Neposlat žádnou jednotku
        [one] Poslat { $n } jednotku
        [few] Poslat { $n } jednotky
       *[other] Poslat { $n } jednotek
    }
action-retreat =
    { $n ->
        [0] Neustupovat
        [one] Ustoupit { $n } jednotkou
        [few] Ustoupit { $n } jednotkami
       *[other] Ustoupit { $n } jednotkami
    }
# $cost: přízeň, nebo 0, když je karta zdarma
action-acquire =
    { $cost ->
        [0] Získat zdarma kartu { $card }
       *[other] Získat kartu { $card } (přízeň { $cost })
    }{ $on_top ->
        [yes] { " " }na vrch balíčku
       *[no] { "" }
    }
action-trash = Zničit kartu { $card } { $zone }
action-discard = Odložit kartu { $card }
action-faction = Frakce { $faction }
action-choose = { $effects }
action-combine = { $effects }
action-space = Uzavřít pole { $space }
action-recall = Z pole { $space }
action-from = Z pole { $space }
action-from-leader = Z karty vůdce
action-seat = { $who }
action-price = Zaplatit { $amount }
action-leader = Hrát za vůdce: { $leader }
action-remove = Dát stranou kartu { $card }
action-take = Vzít si kartu { $card }
action-draw = Dobrat si ji
action-trash_top = Zničit ji
action-defend = Ano, poslat jednu jednotku
action-tokens = Frakce: { $factions }

## Nadpisy voleb, které patří k sobě

group-agent = Vyslat agenta kartou { $card }
group-use = Využít efekt
group-deploy = Poslat jednotky do střetu
group-retreat = Ustoupit
group-acquire = Získat kartu
group-play = Zahrát kartu intrik
group-leader = Vůdci

## Nápověda nováčkům, podle druhu rozhodnutí

help-leader = Každý vůdce má schopnost, která platí stále, a schopnost pečetního prstenu, kterou použijete zahráním karty Pečetní prsten. Pro první hru si vyberte vůdce se složitostí 1.
help-tokens = Zvolte dvě ze čtyř frakcí. V tahu, ve kterém poprvé pošlete do střetu čtyři nebo více jednotek, je odkryjete a u obou získáte 1 vliv. Zvolte frakce, které nebudete často navštěvovat.
help-defence = Ovládáte pole, o které se v tomto střetu bojuje, a proto můžete zdarma poslat do střetu jednu jednotku ze zásoby. Téměř vždy se vyplatí.
help-turn = Zahrajte kartu a vyšlete agenta na volné pole s jednou z jejích ikon: získáte, co dává pole i karta. Nebo odhalte všechny karty, které vám zbývají v ruce: za jejich přízeň získáte nové karty, jejich meče platí ve střetu a v tomto kole už nebudete na tahu.
help-sender = Tato karta může vyslat kteréhokoli vašeho agenta, i toho, který už na herním plánu stojí. Přesunutý agent své pole uvolní.
help-price = Za vyšší cenu dostanete více. Zaplaťte, kolik můžete postrádat.
help-move = Využijte, co nabízí karta a pole, v libovolném pořadí. Na bojovém poli můžete poslat do střetu jednotky získané v tomto tahu a až dvě další z pevnosti. Nakonec ukončete tah.
help-faction = Vlivem stoupáte na počítadle frakce. Druhý stupeň dává vítězný bod, čtvrtý bonus a tomu, kdo ho dosáhne první, také alianci; ta má hodnotu vítězného bodu, dokud vás někdo nepředstihne.
help-lose_influence = Na tomto počítadle klesnete o jeden stupeň. Pokles pod druhý stupeň stojí vítězný bod, pod čtvrtý alianci.
help-alliance = Několik soupeřů je na tomto počítadle stejně vysoko. Určíte, kdo z nich získá alianci a její vítězný bod.
help-trash = Zničená karta opustí hru. Z menšího balíčku přicházejí dobré karty častěji, proto se zbavujte slabých základních karet, jako je Dýka nebo Přesvědčivý projev.
help-discard = Karta půjde do vašeho odkládacího balíčku. Vrátí se, až se balíček znovu zamíchá.
help-either = Dostanete jen jednu z těchto možností. O ostatní přijdete.
help-choose = Všechno zvolíte předem, než se cokoli stane, a každou možnost nejvýše jednou.
help-offer = Nabídku můžete využít, nebo odmítnout. V tomto tahu se už nevrátí.
help-deploy = Každá jednotka ve střetu má sílu 2. Po boji se jednotky vrátí do zásoby, ať vyhrajete, nebo ne.
help-retreat = Jednotky, kterými ustoupíte, se vrátí do pevnosti a nebojují. Zůstanou vám pro další střet.
help-acquire_free = Karta je vaše zdarma. Půjde do odkládacího balíčku, nebo na vrch dobíracího, pokud tak efekt určuje.
help-recall_agent = Agent se vrátí k vám a v tomto kole ho můžete vyslat znovu. Jeho pole se uvolní.
help-combat_turn = Všichni, kdo mají jednotky ve střetu, mohou postupně hrát karty boje, dokud po sobě nepasují všichni. Nejsilnější bere první odměnu, další druhou.
help-after_win = Vyhráváte. Některé karty intrik lze zahrát jen teď.
help-endgame_turn = Hra se brzy rozhodne. Toto je poslední příležitost zahrát karty konce hry, které dávají vítězné body.
help-double_cross = Zvolený soupeř ztratí jednu jednotku ve střetu a místo ní přijde jedna vaše ze zásoby.
help-set_aside = Karta čeká jen na vás. V tahu odhalení ji můžete získat o 1 přízeň levněji.
help-take_sister = Karta frakce Bene Gesserit se vrátí z odkládacího balíčku do vaší ruky. Ostatní uvidí, která.
help-mark_space = Na zvolené pole nemohou soupeři vyslat agenta až do vašeho příštího tahu. Uzavřete pole, které někdo nejvíc potřebuje.
help-snoop = Znáte vrchní kartu svého balíčku. Je-li dobrá, doberte si ji; je-li balíček lepší bez ní, zničte ji.

## Proč něco není možné. Jsou to části vět: „Není možné: pole Arrakén je obsazené.“

why-waiting = ještě zbývá provést: { $effects }
why-reveal-start = tah odhalení začíná místo tahu agentem, na začátku tahu
why-no-pass-after-card = po zahrání karty končíte příkazem „done“, který není pasováním
why-no-pass = tah nelze vynechat, leda kartou Binduové znehybnění
why-no-pass-done = tady není co vynechat; hraní karet ukončíte příkazem „done“
why-pass-given-up = Binduové znehybnění dovoluje vynechat tah jen hned po svém zahrání; cokoli jiného o tu možnost připraví
why-not-asked = taková odpověď k současné otázce nepatří
why-agent-start = agent se vysílá na začátku tahu, a jen jeden za tah
why-not-in-hand = kartu { $card } nemáte v ruce
why-no-icon = karta { $card } nemá ikonu agenta
why-wrong-icon = karta { $card } nemá ikonu „{ $icon }“
why-hand-no-icon = žádná karta ve vaší ruce nemá ikonu „{ $icon }“
why-hand-no-icons = žádná karta ve vaší ruce nemá ikonu agenta
why-no-agent = nezbývá vám žádný agent
why-own-agent = na poli { $space } stojí váš vlastní agent
why-occupied = pole { $space } je obsazené
why-voice = pole { $space } je uzavřené kartou Hlas
why-once = pole { $space } můžete použít jen jednou za hru a už je máte za sebou
why-barred = na této obtížnosti nemáte mistra meče
why-influence = pole { $space } vyžaduje u frakce { $faction } vliv { $need }; máte { $have }
why-space-cost = pole { $space } stojí { $amount }; máte { $have }
why-acquire-reveal = karty se získávají v tahu odhalení, nebo efektem, který tak určuje
why-not-aside = kartu { $card } nemáte danou stranou
why-not-for-sale = kartu { $card } nelze koupit
why-not-in-row = karta { $card } není v imperiální řadě ani ve stálé zásobě
why-too-dear = karta { $card } má cenu { $cost }; získat lze jen kartu s cenou nejvýše { $most }
why-goes-on-top = karta { $card } jde na vrch dobíracího balíčku
why-goes-to-discard = karta { $card } jde do odkládacího balíčku
why-persuasion =
    { $cost ->
        [one] karta { $card } stojí { $cost } přízeň; zbývá vám { $have }
        [few] karta { $card } stojí { $cost } přízně; zbývá vám { $have }
       *[other] karta { $card } stojí { $cost } přízní; zbývá vám { $have }
    }
why-on-top = získané karty jdou do odkládacího balíčku, pokud neplatí Náborová mise
why-not-held = kartu { $intrigue } nemáte
why-in-effect = kartu intrik nelze zahrát uprostřed efektu
why-wrong-moment = karta { $intrigue } není druhu „{ $moment }“
why-not-winner = karta { $intrigue } není určena vítězi střetu
why-condition = karta { $intrigue } má podmínku: { $effects }
why-unpaid = cenu karty { $intrigue } nelze zaplatit: { $effects }
why-nothing = karta { $intrigue } teď nic nezmůže: { $effects }
why-no-sister = ve vašem odkládacím balíčku není žádná karta Bene Gesserit
why-empty-deck = váš dobírací balíček je prázdný
why-no-card-to-draw = v dobíracím ani odkládacím balíčku nemáte žádnou kartu
why-start-of-turn = hraje se na začátku tahu, dřív než cokoli jiného
why-before-sending = hraje se před vysláním agenta, dokud ho lze vyslat, a jen jednou za tah
why-no-enemy-troop = žádný soupeř nemá ve střetu jednotku
why-empty-row = imperiální řada je prázdná
why-deploy-turn = jednotky se posílají do střetu v tahu agentem na bojovém poli, nebo efektem, který tak určuje
why-no-combat = pole { $space } není bojové
why-deploy-none = neposlat žádnou jednotku znamená „done“
why-deploy-limit =
    { $n ->
        [0] další jednotky už poslat nelze: jen ty získané v tomto tahu a dvě z pevnosti
        [one] poslat lze nejvýše { $n } další jednotku: jen ty získané v tomto tahu a dvě z pevnosti
        [few] poslat lze nejvýše { $n } další jednotky: jen ty získané v tomto tahu a dvě z pevnosti
       *[other] poslat lze nejvýše { $n } dalších jednotek: jen ty získané v tomto tahu a dvě z pevnosti
    }
why-effect-condition = podmínka není splněna: { $effects }
why-effect-price = cenu nelze zaplatit: { $effects }
why-effect-nothing = efekt teď nic nezmůže: { $effects }
why-effect-options = použijte jednu z možností: { $effects }
why-effect-number = k efektu patří počet jednotek, nejméně 1
why-effect-no-number = k efektu se počet neuvádí
why-troops-most =
    { $n ->
        [one] efekt přesune nejvýše { $n } jednotku
        [few] efekt přesune nejvýše { $n } jednotky
       *[other] efekt přesune nejvýše { $n } jednotek
    }
why-troops-garrison =
    { $n ->
        [0] v pevnosti nemáte žádnou jednotku
        [one] v pevnosti máte jen { $n } jednotku
        [few] v pevnosti máte jen { $n } jednotky
       *[other] v pevnosti máte jen { $n } jednotek
    }
why-troops-conflict =
    { $n ->
        [0] ve střetu nemáte žádnou jednotku
        [one] ve střetu máte jen { $n } jednotku
        [few] ve střetu máte jen { $n } jednotky
       *[other] ve střetu máte jen { $n } jednotek
    }
why-empty-supply = v zásobě vám nezbývá žádná jednotka
why-top-of-track = u frakce { $faction } už je váš vliv na konci počítadla
why-no-effect = žádný takový efekt v tomto tahu nečeká

## Čemu není rozumět

malformed-empty = prázdná akce
malformed-verb = neznámé sloveso „{ $verb }“
malformed-form = „{ $typed }“ není tvar akce „{ $verb }“
malformed-meant = „{ $typed }“ není tvar akce „{ $verb }“; nemá tam být „{ $meant }“?

## Why a game cannot be set up

option-leaders-twice = vůdce si může vzít jen jeden hráč
