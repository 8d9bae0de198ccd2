### Rivalové, kteří hrají podle karet rivalů: Povstání pro jednoho a dva hráče.

## Možnosti

option-rivals = Rivalové
# $n: the rival, from 1
option-rivals-of = { $n }. rival
option-rivals-each = Podle jména
option-rivals-twice = rival může být ve hře jen jednou
rivals-random = Náhodně
rivals-level_8 = Úrovně 8 nebo 9 (nejsnazší)
rivals-level_6 = Úrovně 6 nebo 7
rivals-level_4 = Úrovně 4 nebo 5 (nejtěžší)
option-rival = Společný rival
option-rival-of = Rival
option-rival-each = Podle jména
rival-random = Náhodně
rival-level_8 = Úrovně 8 nebo 9 (nejsnazší)
rival-level_6 = Úrovně 6 nebo 7
rival-level_4 = Úrovně 4 nebo 5 (nejtěžší)
rival-streamlined = Zjednodušený, který nemůže zvítězit
option-variants = Varianty
variants-escalation = Silný útok
variants-deployment = Odborné velení
variants-politics = Chytrá politika
option-churn = Imperiální řada
churn-dice = Kostky odkládají karty

## Karty rivalů

box-level = Mistr meče
box-strategy = Strategie
box-order = Frakce podle priority
# When the Swordmaster comes
card-level =
    { $streamlined ->
        [yes] stojí { $n } zdrojů a karet intrik; pak rival nic nesbírá a nikdy nezíská vítězný bod
       *[no] stojí { $n } zdrojů a karet intrik; pak za ně rival kupuje vítězné body
    }
# Where a House Hagal card places a Spy
hagal-posts = umístěte špiona na první volné stanoviště: { $posts }

## Efekty a podmínky

# $rank: the place of the faction on the rival card, from the left
effect-influence_ranked =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n } vliv u { $rank ->
        [1] první
        [2] druhé
       *[3] třetí
    } frakce na kartě rivala
effect-influence_most =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n } vliv u frakce, u níž ho máte nejvíc
effect-influence_alliance =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } vlivů
    } u jedné frakce, pokud možno tak, abyste uzavřeli alianci
effect-break_wall =
    { $mood ->
        [do] odstranit štítový val
       *[say] odstraňte štítový val
    }
# $n: sandworms
effect-reap =
    { $mood ->
        [do] vzít si
       *[say] vezměte si
    } { $n ->
        [0] základní i bonusové koření
        [one] bonusové koření a k němu základní, nebo s tvůrcovskými háky { $n } písečného červa
        [few] bonusové koření a k němu základní, nebo s tvůrcovskými háky { $n } písečné červy
       *[other] bonusové koření a k němu základní, nebo s tvůrcovskými háky { $n } písečných červů
    }
condition-own_hooks = máte tvůrcovské háky
condition-conflict_level = střet má úroveň { $n }

## Proč se karta rodu Hagal ignoruje

reason-requirement = málo vlivu
reason-politics = politika
reason-no_post = žádné volné stanoviště

## Události

event-strategy =
    { $you ->
        [yes] se třetím špionem uskutečňujete svou strategii
       *[no] se třetím špionem uskutečňuje svou strategii
    }
# Two dice after a Reveal turn
event-row_dice =
    { $count ->
        [0] Na kostkách padlo { $first } a { $second }: z imperiální řady neodchází žádná karta.
        [1] Na kostkách padlo { $first } a { $second }: z imperiální řady odchází { $cards }.
       *[other] Na kostkách padlo { $first } a { $second }: z imperiální řady odcházejí { $cards }.
    }

## V terminálu

cli-note-level = na mistra meče má { $saved } z { $n }
cli-note-streamlined = nemůže zvítězit
cli-rivals = Rivalové šetří na mistry meče; potom si za { $solari } solárů, { $spice } koření, { $water } vody nebo { $intrigues } karty intrik kupují vítězný bod.
cli-variants-in-force = Varianty: { $variants }.
cli-rival-chosen = rival: { $how }
cli-rivals-chosen = rivalové: { $how }
cli-variants-chosen = varianty: { $variants }
