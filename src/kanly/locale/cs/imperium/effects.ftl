# Co dělají karty, pole, vůdci a odměny. Věty oslovují hráče, bez velkého písmene a bez tečky: „získejte 2 jednotky“.
#
# $mood: „do“ na tlačítkách, kde volba říká, co se udělá („získat 2 jednotky“), jinak „say“ („získejte 2 jednotky“).

## Zisky

effect-gain =
    { $mood ->
        [do] získat { $amount }
       *[say] získejte { $amount }
    }
effect-troops =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [one] { $n } jednotku
        [few] { $n } jednotky
       *[other] { $n } jednotek
    }
effect-draw =
    { $mood ->
        [do] dobrat
       *[say] doberte
    } { $n ->
        [one] si { $n } kartu
        [few] si { $n } karty
       *[other] si { $n } karet
    }
effect-intrigue =
    { $mood ->
        [do] dobrat
       *[say] doberte
    } { $n ->
        [one] si { $n } kartu intrik
        [few] si { $n } karty intrik
       *[other] si { $n } karet intrik
    }
effect-influence =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [one] { $n } vliv u frakce { $faction }
        [few] { $n } vlivy u frakce { $faction }
       *[other] { $n } vlivů u frakce { $faction }
    }
effect-influence_any =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $any ->
        [yes]
            { $n ->
                [one] { $n } vliv u libovolné frakce
                [few] { $n } vlivy u libovolné frakce
               *[other] { $n } vlivů u libovolné frakce
            }
       *[no]
            { $n ->
                [one] { $n } vliv u jedné z těchto frakcí: { $factions }
                [few] { $n } vlivy u jedné z těchto frakcí: { $factions }
               *[other] { $n } vlivů u jedné z těchto frakcí: { $factions }
            }
    }
effect-vp =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [one] { $n } vítězný bod
        [few] { $n } vítězné body
       *[other] { $n } vítězných bodů
    }
effect-persuasion =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }
effect-swords =
    { $mood ->
        [do] přidat
       *[say] přidejte
    } { $n ->
        [one] { $n } meč
        [few] { $n } meče
       *[other] { $n } mečů
    }

## Složené: volba, cena, podmínka

effect-either = { $parts }
effect-choose =
    { $mood ->
        [do] zvolit { $n } z těchto možností: { $parts }
       *[say] zvolte { $n } z těchto možností: { $parts }
    }
effect-arrow = { $cost }: { $parts }
effect-when = pokud { $condition }, { $parts }
effect-per = za každou svou kartu frakce { $faction } ve hře { $parts }
effect-opponents =
    { $mood ->
        [do] přikázat všem soupeřům: { $parts }
       *[say] přikažte všem soupeřům: { $parts }
    }
effect-next_reveal = ve svém tahu odhalení { $parts }

## Ceny

effect-pay =
    { $mood ->
        [do] zaplatit { $amount }
       *[say] zaplaťte { $amount }
    }
effect-lose_influence =
    { $mood ->
        [do] ztratit
       *[say] ztraťte
    } { $n ->
        [one] { $n } vliv u libovolné frakce
        [few] { $n } vlivy u libovolné frakce
       *[other] { $n } vlivů u libovolné frakce
    }
effect-lose_troop =
    { $mood ->
        [do] odstranit
       *[say] odstraňte
    } { $n ->
        [one] { $n } jednotku { $place }
        [few] { $n } jednotky { $place }
       *[other] { $n } jednotek { $place }
    }
effect-discard =
    { $mood ->
        [do] odložit
       *[say] odložte
    } { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }

## Karty

effect-trash =
    { $mood ->
        [do] zničit kartu
       *[say]
            { $optional ->
                [yes] můžete zničit kartu
               *[no] zničte kartu
            }
    }
effect-trash_this =
    { $mood ->
        [do] zničit tuto kartu
       *[say] zničte tuto kartu
    }
effect-steal =
    { $mood ->
        [do] ukrást 1 kartu intrik každému soupeři, který má 4 nebo více
       *[say] ukradněte 1 kartu intrik každému soupeři, který má 4 nebo více
    }
effect-take =
    { $mood ->
        [do] vzít si ze stálé zásoby kartu { $card }
       *[say] vezměte si ze stálé zásoby kartu { $card }
    }
effect-acquire =
    { $mood ->
        [do]
            { $on_top ->
                [yes] získat zdarma kartu s cenou nejvýše { $n } a dát ji na vrch svého balíčku
               *[no] získat zdarma kartu s cenou nejvýše { $n }
            }
       *[say]
            { $on_top ->
                [yes] získejte zdarma kartu s cenou nejvýše { $n } a dejte ji na vrch svého balíčku
               *[no] získejte zdarma kartu s cenou nejvýše { $n }
            }
    }
effect-discount =
    { $n ->
        [one] karta { $card } stojí v tomto tahu o { $n } přízeň méně
        [few] karta { $card } stojí v tomto tahu o { $n } přízně méně
       *[other] karta { $card } stojí v tomto tahu o { $n } přízní méně
    }

## Jednotky, agenti a herní plán

effect-deploy =
    { $mood ->
        [do] poslat
       *[say] pošlete
    } { $any ->
        [yes] do střetu libovolný počet jednotek z pevnosti
       *[no]
            { $n ->
                [one] do střetu nejvýše { $n } jednotku z pevnosti
                [few] do střetu až { $n } jednotky z pevnosti
               *[other] do střetu až { $n } jednotek z pevnosti
            }
    }
effect-retreat =
    { $mood ->
        [do] ustoupit
       *[say] ustupte
    } { $any ->
        [yes] libovolným počtem jednotek
       *[no]
            { $n ->
                [one] nejvýše { $n } jednotkou
                [few] až { $n } jednotkami
               *[other] až { $n } jednotkami
            }
    }
effect-reinforce =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [one] { $n } jednotku, kterou můžete v tahu odhalení poslat rovnou do střetu
        [few] { $n } jednotky, které můžete v tahu odhalení poslat rovnou do střetu
       *[other] { $n } jednotek, které můžete v tahu odhalení poslat rovnou do střetu
    }
effect-mentat =
    { $mood ->
        [do] vzít si mentata
       *[say] vezměte si mentata
    }
effect-mentat_next =
    { $mood ->
        [do] získat mentata na příští kolo
       *[say] získejte mentata na příští kolo
    }
effect-swordmaster =
    { $mood ->
        [do] získat mistra meče, svého třetího agenta
       *[say] získejte mistra meče, svého třetího agenta
    }
effect-council =
    { $mood ->
        [do] získat křeslo v Nejvyšší radě
       *[say] získejte křeslo v Nejvyšší radě
    }
effect-harvest =
    { $mood ->
        [do] vzít
       *[say] vezměte
    } { $n ->
        [0] si všechno bonusové koření z tohoto pole
       *[other] si { $n } koření a všechno bonusové koření z tohoto pole
    }
effect-control =
    { $mood ->
        [do] ovládnout pole { $space }
       *[say] ovládněte pole { $space }
    }
effect-signet =
    { $mood ->
        [do] použít schopnost pečetního prstenu svého vůdce
       *[say] použijte schopnost pečetního prstenu svého vůdce
    }
effect-double_visit =
    { $mood ->
        [do] získat zde 2 vlivy místo 1
       *[say] získejte zde 2 vlivy místo 1
    }
effect-recall_agent =
    { $mood ->
        [do] povolat zpět jednoho svého agenta
       *[say] povolejte zpět jednoho svého agenta
    }
effect-send_any =
    { $mood ->
        [do] vyslat kteréhokoli svého agenta na kterékoli pole
       *[say] vyšlete kteréhokoli svého agenta na kterékoli pole
    }

## Podmínky: „pokud máte křeslo v Nejvyšší radě, …“

condition-bond = máte ve hře jinou kartu frakce { $faction }
condition-alliance =
    { $faction ->
        [any] máte alianci
       *[other] máte alianci s frakcí { $faction }
    }
condition-influence = máte u frakce { $faction } vliv { $n } nebo vyšší
condition-council = máte křeslo v Nejvyšší radě
condition-won = vyhrajete tento střet

## Co dělá jen jedna karta

special-masterstroke = odhalte je a získejte u obou 1 vliv, jednou za hru
special-carryall =
    { $mood ->
        [do] vzít si základní koření tohoto pole ještě jednou
       *[say] vezměte si základní koření tohoto pole ještě jednou
    }
special-take =
    { $mood ->
        [do] vzít si do ruky kartu frakce Bene Gesserit ze svého odkládacího balíčku
       *[say] vezměte si do ruky kartu frakce Bene Gesserit ze svého odkládacího balíčku
    }
special-voice =
    { $mood ->
        [do] uzavřít soupeřům jedno pole do svého příštího tahu
       *[say] uzavřete soupeřům jedno pole do svého příštího tahu
    }
special-snoop =
    { $mood ->
        [do] podívat se na vrchní kartu svého balíčku a dobrat si ji, nebo ji zničit
       *[say] podívejte se na vrchní kartu svého balíčku a doberte si ji, nebo ji zničte
    }
special-refocus =
    { $mood ->
        [do] zamíchat odkládací balíček do dobíracího a dobrat si 1 kartu
       *[say] zamíchejte odkládací balíček do dobíracího a doberte si 1 kartu
    }
special-envoy = karta, která v tomto tahu vyšle vašeho agenta, má navíc ikony všech frakcí
special-infiltrate = agenti soupeřů v tomto tahu neblokují vašeho agenta
special-suspend =
    { $mood ->
        [do] na začátku svého tahu si dobrat 1 kartu; pak můžete tah vynechat
       *[say] na začátku svého tahu si doberte 1 kartu; pak můžete tah vynechat
    }
special-on_top = získané karty můžete dávat na vrch svého balíčku
special-double_cross = jeden soupeř ztratí 1 jednotku ze střetu a vy do něj pošlete 1 jednotku ze své zásoby
special-manipulate =
    { $mood ->
        [do] dát stranou kartu z imperiální řady; v tahu odhalení ji můžete získat o 1 přízeň levněji
       *[say] dejte stranou kartu z imperiální řady; v tahu odhalení ji můžete získat o 1 přízeň levněji
    }
special-diplomacy =
    { $mood ->
        [do] získat 1 vliv u frakce, u které má některý soupeř větší vliv než vy
       *[say] získejte 1 vliv u frakce, u které má některý soupeř větší vliv než vy
    }

# Toto jsou podmínky: „pokud máte dvě karty Koření musí proudit, …“
special-behind = má některý soupeř u některé frakce větší vliv než vy
special-two_flows = máte dvě karty Koření musí proudit
special-most_flows = máte více karet Koření musí proudit než každý ze soupeřů
special-three_tracks = máte vliv 3 nebo vyšší právě u tří frakcí
special-four_tracks = máte vliv 3 nebo vyšší u všech čtyř frakcí

## Schopnosti vůdců

trait-setup = na začátku hry { $parts }
trait-sees_top = kdykoli se můžete podívat na vrchní kartu svého balíčku
trait-secret_factions = tajně zvolíte dvě frakce
trait-discount_icon = pole s ikonou { $icon } vás stojí o 1 solár méně
trait-harvests = při těžbě získáte o { $n } koření méně
trait-ignores_enemies = agenti soupeřů vás neblokují na polích s těmito ikonami: { $icons }
when-paid_for_space = když platíte soláry za pole, { $parts }
when-took_seat = až získáte křeslo v Nejvyšší radě, { $parts }
when-harvested = když těžíte koření, { $parts }
when-deployed = jakmile v jednom tahu pošlete do střetu { $n } jednotky, { $parts }

## Pole: co dává návštěva a co je k ní třeba

space-visit = získejte 1 vliv u frakce { $faction }
space-hall =
    { $n ->
        [one] v tahu odhalení získejte { $n } přízeň
        [few] v tahu odhalení získejte { $n } přízně
       *[other] v tahu odhalení získejte { $n } přízní
    }
space-combat = můžete poslat jednotky do střetu
space-needs = podmínka: vliv { $n } u frakce { $faction }
