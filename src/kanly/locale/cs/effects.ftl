# Co dělají karty, pole, vůdci a odměny. Věty oslovují hráče, bez velkého písmene a bez tečky: „získejte 2 jednotky“.

## Zisky

effect-gain = získejte { $amount }
effect-troops =
    { $n ->
        [one] získejte { $n } jednotku
        [few] získejte { $n } jednotky
       *[other] získejte { $n } jednotek
    }
effect-draw =
    { $n ->
        [one] doberte si { $n } kartu
        [few] doberte si { $n } karty
       *[other] doberte si { $n } karet
    }
effect-intrigue =
    { $n ->
        [one] doberte si { $n } kartu intrik
        [few] doberte si { $n } karty intrik
       *[other] doberte si { $n } karet intrik
    }
effect-influence =
    { $n ->
        [one] získejte { $n } vliv u frakce { $faction }
        [few] získejte { $n } vlivy u frakce { $faction }
       *[other] získejte { $n } vlivů u frakce { $faction }
    }
effect-influence_any =
    { $any ->
        [yes]
            { $n ->
                [one] získejte { $n } vliv u libovolné frakce
                [few] získejte { $n } vlivy u libovolné frakce
               *[other] získejte { $n } vlivů u libovolné frakce
            }
       *[no]
            { $n ->
                [one] získejte { $n } vliv u jedné z těchto frakcí: { $factions }
                [few] získejte { $n } vlivy u jedné z těchto frakcí: { $factions }
               *[other] získejte { $n } vlivů u jedné z těchto frakcí: { $factions }
            }
    }
effect-vp =
    { $n ->
        [one] získejte { $n } vítězný bod
        [few] získejte { $n } vítězné body
       *[other] získejte { $n } vítězných bodů
    }
effect-persuasion =
    { $n ->
        [one] získejte { $n } přízeň
        [few] získejte { $n } přízně
       *[other] získejte { $n } přízní
    }
effect-swords =
    { $n ->
        [one] přidejte { $n } meč
        [few] přidejte { $n } meče
       *[other] přidejte { $n } mečů
    }

## Složené: volba, cena, podmínka

effect-either = { $parts }
effect-choose = zvolte { $n } z těchto možností: { $parts }
effect-arrow = { $cost }: { $parts }
effect-when = pokud { $condition }, { $parts }
effect-per = za každou svou kartu frakce { $faction } ve hře { $parts }
effect-opponents = přikažte všem soupeřům: { $parts }
effect-next_reveal = ve svém tahu odhalení { $parts }

## Ceny

effect-pay = zaplaťte { $amount }
effect-lose_influence =
    { $n ->
        [one] ztraťte { $n } vliv u libovolné frakce
        [few] ztraťte { $n } vlivy u libovolné frakce
       *[other] ztraťte { $n } vlivů u libovolné frakce
    }
effect-lose_troop =
    { $n ->
        [one] odstraňte { $n } jednotku { $place }
        [few] odstraňte { $n } jednotky { $place }
       *[other] odstraňte { $n } jednotek { $place }
    }
effect-discard =
    { $n ->
        [one] odložte { $n } kartu
        [few] odložte { $n } karty
       *[other] odložte { $n } karet
    }

## Karty

effect-trash =
    { $optional ->
        [yes] můžete zničit kartu
       *[no] zničte kartu
    }
effect-trash_this = zničte tuto kartu
effect-steal = ukradněte 1 kartu intrik každému soupeři, který má 4 nebo více
effect-take = vezměte si ze stálé zásoby kartu { $card }
effect-acquire =
    { $on_top ->
        [yes] získejte zdarma kartu s cenou nejvýše { $n } a dejte ji na vrch svého balíčku
       *[no] získejte zdarma kartu s cenou nejvýše { $n }
    }
effect-discount =
    { $n ->
        [one] karta { $card } stojí v tomto tahu o { $n } přízeň méně
        [few] karta { $card } stojí v tomto tahu o { $n } přízně méně
       *[other] karta { $card } stojí v tomto tahu o { $n } přízní méně
    }

## Jednotky, agenti a herní plán

effect-deploy =
    { $any ->
        [yes] pošlete do střetu libovolný počet jednotek z pevnosti
       *[no]
            { $n ->
                [one] pošlete do střetu nejvýše { $n } jednotku z pevnosti
                [few] pošlete do střetu až { $n } jednotky z pevnosti
               *[other] pošlete do střetu až { $n } jednotek z pevnosti
            }
    }
effect-retreat =
    { $any ->
        [yes] ustupte libovolným počtem jednotek
       *[no]
            { $n ->
                [one] ustupte nejvýše { $n } jednotkou
                [few] ustupte až { $n } jednotkami
               *[other] ustupte až { $n } jednotkami
            }
    }
effect-reinforce =
    { $n ->
        [one] získejte { $n } jednotku, kterou můžete v tahu odhalení poslat rovnou do střetu
        [few] získejte { $n } jednotky, které můžete v tahu odhalení poslat rovnou do střetu
       *[other] získejte { $n } jednotek, které můžete v tahu odhalení poslat rovnou do střetu
    }
effect-mentat = vezměte si mentata
effect-mentat_next = získejte mentata na příští kolo
effect-swordmaster = získejte mistra meče, svého třetího agenta
effect-council = získejte křeslo v Nejvyšší radě
effect-harvest =
    { $n ->
        [0] vezměte si všechno bonusové koření z tohoto pole
       *[other] vezměte si { $n } koření a všechno bonusové koření z tohoto pole
    }
effect-control = ovládněte pole { $space }
effect-signet = použijte schopnost pečetního prstenu svého vůdce
effect-double_visit = získejte zde 2 vlivy místo 1
effect-recall_agent = povolejte zpět jednoho svého agenta
effect-send_any = vyšlete kteréhokoli svého agenta na kterékoli pole

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

special-carryall = vezměte si základní koření tohoto pole ještě jednou
special-take = vezměte si do ruky kartu frakce Bene Gesserit ze svého odkládacího balíčku
special-voice = uzavřete soupeřům jedno pole do svého příštího tahu
special-snoop = podívejte se na vrchní kartu svého balíčku a doberte si ji, nebo ji zničte
special-refocus = zamíchejte odkládací balíček do dobíracího a doberte si 1 kartu
special-envoy = karta, která v tomto tahu vyšle vašeho agenta, má navíc ikony všech frakcí
special-infiltrate = agenti soupeřů v tomto tahu neblokují vašeho agenta
special-suspend = na začátku svého tahu si doberte 1 kartu; pak můžete tah vynechat
special-on_top = získané karty můžete dávat na vrch svého balíčku
special-double_cross = jeden soupeř ztratí 1 jednotku ze střetu a vy do něj pošlete 1 jednotku ze své zásoby
special-manipulate = dejte stranou kartu z imperiální řady; v tahu odhalení ji můžete získat o 1 přízeň levněji
special-diplomacy = získejte 1 vliv u frakce, u které má některý soupeř větší vliv než vy

# Toto jsou podmínky: „pokud máte dvě karty Koření musí proudit, …“
special-behind = má některý soupeř u některé frakce větší vliv než vy
special-two_flows = máte dvě karty Koření musí proudit
special-most_flows = máte více karet Koření musí proudit než každý ze soupeřů
special-three_tracks = máte vliv 3 nebo vyšší právě u tří frakcí
special-four_tracks = máte vliv 3 nebo vyšší u všech čtyř frakcí

## Schopnosti vůdců

trait-setup = na začátku hry { $parts }
trait-sees_top = kdykoli se můžete podívat na vrchní kartu svého balíčku
trait-secret_factions = tajně zvolíte dvě frakce a získáte u obou 1 vliv, jakmile v jednom tahu pošlete do střetu 4 jednotky
trait-discount_icon = pole s ikonou { $icon } vás stojí o 1 solár méně
trait-draws_on_solari = když platíte soláry za pole, doberete si 1 kartu
trait-spice_addict = při těžbě získáte o 1 koření méně a doberete si 1 kartu
trait-council = až získáte křeslo v Nejvyšší radě, { $parts }
trait-ignores_enemies = agenti soupeřů vás neblokují na polích s těmito ikonami: { $icons }

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
