# Co k slovům, efektům, dění a hraní Povstání přidává hra šesti hráčů ve dvou týmech.
#
# $what je druh zboží, se kterým se obchoduje: jedno z goods-…. $mood jako v effects.ftl.

## Oblasti, stupnice a stanoviště plánu pro šest

area-great_houses = Velké rody
area-fringe_worlds = Okrajové světy
area-emperor_board = Shaddamova deska
area-fremen_board = Muad'Dibova deska
faction-great_houses = Velké rody
faction-fringe_worlds = Okrajové světy
faction-emperor_board = imperátor (Shaddamova deska)
faction-fremen_board = fremeni (Muad'Dibova deska)
post-great_houses = { space-uprising-military_support } / { space-uprising-economic_support }
post-fringe_worlds = { space-uprising-controversial_technology } / { space-uprising-expedition }
post-carthag = { space-uprising-carthag }
post-habbanya_erg = { space-uprising-habbanya_erg }

## Zboží k obchodu

goods-solari = soláry
goods-spice = koření
goods-water = voda
goods-intrigue = karty intrik

## Efekty

effect-own_influence =
    { $mood ->
        [do] získat na své osobní desce
       *[say] získejte na své osobní desce
    } { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } vlivů
    }
effect-team_reinforce =
    { $mood ->
        [do] rozdělit mezi spojence svého týmu, kteří je smějí poslat do střetu,
       *[say] rozdělte mezi spojence svého týmu, kteří je smějí poslat do střetu,
    } { $n ->
        [one] { $n } jednotku z jejich zásob
        [few] { $n } jednotky z jejich zásob
       *[other] { $n } jednotek z jejich zásob
    }
effect-trade =
    { $mood ->
        [do] obchodovat se spoluhráčem z týmu
       *[say] můžete obchodovat se spoluhráčem z týmu
    }
effect-throne =
    { $mood ->
        [do] přesunout z imperiální řady do trůnní řady kartu, která není fremenská
       *[say] přesuňte z imperiální řady do trůnní řady kartu, která není fremenská
    }
effect-ally = aktivovaný spojenec: { $parts }
effect-each_ally = každý z vašich spojenců: { $parts }
condition-swordmaster_bonus = máte bonusový žeton mistra meče
special-threaten =
    { $mood ->
        [do] zaplatit spolu se spojenci 7 koření, získat 1 vítězný bod a zničit tuto kartu
       *[say] můžete spolu se spojenci zaplatit 7 koření: získejte 1 vítězný bod a zničte tuto kartu
    }
special-demand =
    { $mood ->
        [do] dát obě odkryté smlouvy svým spojencům, každému jednu
       *[say] dejte obě odkryté smlouvy svým spojencům, každému jednu
    }

## Na co se hra ptá

prompt-activate = Jste na tahu. Kterého spojence aktivujete?
prompt-choose_token = Který žeton vyšlete?
prompt-ally_deploy =
    { $n ->
        [one] Aktivuje vás { $who }. Pošlete do střetu jednotku?
        [few] Aktivuje vás { $who }. Kolik jednotek pošlete do střetu? Nejvýše { $n }.
       *[other] Aktivuje vás { $who }. Kolik jednotek pošlete do střetu? Nejvýše { $n }.
    }
prompt-play_for = Pro kterého spojence zahrajete kartu { $intrigue }?
prompt-concede = Máte stejnou sílu jako { $who }. Ustoupíte, aby váš spoluhráč vzal lepší odměnu?
prompt-reinforce =
    { $n ->
        [one] Který spojenec dostane { $n } jednotku?
        [few] Jak rozdělíte { $n } jednotky mezi spojence svého týmu?
       *[other] Jak rozdělíte { $n } jednotek mezi spojence svého týmu?
    }
prompt-deploy_reinforcements =
    { $n ->
        [one] Pošlete do střetu jednotku, kterou jste dostali?
        [few] Kolik z { $n } jednotek, které jste dostali, pošlete do střetu?
       *[other] Kolik z { $n } jednotek, které jste dostali, pošlete do střetu?
    }
prompt-throne_row = Kterou kartu přesunete do trůnní řady?
prompt-trade = S kým a s čím budete obchodovat?
prompt-give = Kolik dáte hráči { $who }? ({ $what })
prompt-give_intrigue = Kterou kartu intrik dáte hráči { $who }?
prompt-contribute = { $who } ohrožuje těžbu koření. Kolika kořením přispějete?
prompt-demand_results = Která smlouva připadne spojenci po vaší levici?

## Volby

action-activate = Aktivovat: { $who }
action-token =
    { $token ->
        [swordmaster] Mistr meče
       *[other] Žeton se šipkou k tomuto spojenci
    }
action-ask = Nechat spojence poslat jednotky už teď
action-concede = Ustoupit
action-track = { $faction }: vaše osobní deska
action-reinforce = Rozdělit jednotky
troops-for =
    { $n ->
        [one] { $who }: { $n } jednotka
        [few] { $who }: { $n } jednotky
       *[other] { $who }: { $n } jednotek
    }
action-throne = Přesunout kartu { $card } do trůnní řady
action-trade = Obchodovat s hráčem { $who }: { $what }
action-give =
    { $n ->
        [0] Nedat nic
       *[other] Dát { $n }
    }
action-hand_over = Dát kartu { $intrigue }

## Nápověda nováčkům, podle druhu rozhodnutí

help-activate = Vojenské síly, meče a vliv na herním plánu, které tento tah přinese, získá spojenec, kterého aktivujete. K vyslání agenta potřebujete žeton pro tohoto spojence; pro tah odhalení si můžete vybrat kteréhokoli.
help-choose_token = Mistr meče slouží jen jedno kolo. Žeton se šipkou se vrací každé kolo.
help-ally_deploy = Tah vašeho velitele vám dovoluje poslat jednotky do střetu. Patří vám, a tak rozhodujete vy.
help-play_for = Spojenec, pro kterého kartu zahrajete, získá celý její efekt.
help-concede = Jinak oba vezmete nejbližší nižší odměnu. Ustoupíte-li, spoluhráč vezme tu lepší a vy tu další.
help-reinforce = Každý bere jednotky ze své zásoby.
help-deploy_reinforcements = Tyto jednotky smějí do střetu z kteréhokoli pole.
help-throne_row = Karty trůnní řady může získat jen Shaddamův tým. Imperiální řada se doplní.
help-trade = Určíte jednoho spoluhráče z týmu a jeden druh zboží. Každý z vás dvou pak může dát druhému libovolné množství.
help-give = Co dáte, dostane váš spoluhráč. Nic se vracet nemusí.
help-give_intrigue = Jen vy dva víte, která karta to je.
help-contribute = Zaplatíte-li všichni tři dohromady 7 koření, získá Muad'Dib vítězný bod. Nebude-li to stačit, nezaplatí nikdo.
help-demand_results = Druhá smlouva připadne spojenci po vaší pravici.

## Co se děje

event-activated =
    { $you ->
        [yes] aktivujete spojence ({ $whom })
       *[no]
            { $whom ->
                [you] aktivuje vás
               *[other] aktivuje spojence ({ $whom })
            }
    }
event-swordmaster_gone =
    { $you ->
        [yes] přicházíte o třetího agenta, bonusový žeton mistra meče vám zůstává
       *[no] přichází o třetího agenta, bonusový žeton mistra meče si nechává
    }
event-bonus_swords =
    { $you ->
        [yes] přidáváte { $count } meče za svůj bonusový žeton mistra meče
       *[no] přidává { $count } meče za bonusový žeton mistra meče
    }
# $ally: čí síla to je
event-revealed_for =
    { $you ->
        [yes] odhalujete ruku: { $cards } (přízeň { $persuasion }; { $ally }: síla { $strength })
       *[no] odhaluje ruku: { $cards } (přízeň { $persuasion }; { $ally }: síla { $strength })
    }
event-cleaned_up_for =
    { $you ->
        [yes] končíte tah odhalení
       *[no] končí tah odhalení
    }{ $unspent ->
        [0] { " " }({ $ally }: síla { $strength })
       *[other] { " " }({ $ally }: síla { $strength }; nevyužitá přízeň { $unspent })
    }
event-own_influence =
    { $change ->
        [-1]
            { $you ->
                [yes] ztrácíte na osobní desce vliv u frakce { $faction } (nyní { $now })
               *[no] ztrácí na osobní desce vliv u frakce { $faction } (nyní { $now })
            }
       *[other]
            { $you ->
                [yes] získáváte na osobní desce vliv u frakce { $faction } (nyní { $now })
               *[no] získává na osobní desce vliv u frakce { $faction } (nyní { $now })
            }
    }
event-conceded =
    { $you ->
        [yes] ustupujete spoluhráči ({ $to })
       *[no]
            { $to ->
                [you] ustupuje vám
               *[other] ustupuje spoluhráči ({ $to })
            }
    }
event-throne_card =
    { $you ->
        [yes] přesouváte kartu { $card } do trůnní řady
       *[no] přesouvá kartu { $card } do trůnní řady
    }
event-traded =
    { $you ->
        [yes] obchodujete se spoluhráčem { $whom } ({ $what })
       *[no]
            { $whom ->
                [you] obchoduje s vámi ({ $what })
               *[other] obchoduje se spoluhráčem { $whom } ({ $what })
            }
    }
event-gave =
    { $you ->
        [yes] dáváte { $amount } (komu: { $to })
       *[no]
            { $to ->
                [you] dává vám { $amount }
               *[other] dává { $amount } (komu: { $to })
            }
    }
event-gave_intrigue =
    { $you ->
        [yes] dáváte kartu intrik (komu: { $to })
       *[no]
            { $to ->
                [you] dává vám kartu intrik
               *[other] dává kartu intrik (komu: { $to })
            }
    }
event-gave_intrigue_card =
    { $you ->
        [yes] dáváte kartu intrik { $card } (komu: { $to })
       *[no]
            { $to ->
                [you] dává vám kartu intrik { $card }
               *[other] dává kartu intrik { $card } (komu: { $to })
            }
    }
event-fell_short =
    { $you ->
        [yes] nedáváte dohromady dost koření
       *[no] nedává dohromady dost koření
    }
event-vp_start_teams = Velitelé začínají s počtem vítězných bodů { $commander }, spojenci s počtem { $ally }.
# $winners vyjmenuje hráče týmu
event-game_over_team =
    { $points ->
        [one] Konec hry. Společně vítězí { $winners }: { $points } vítězný bod.
        [few] Konec hry. Společně vítězí { $winners }: { $points } vítězné body.
       *[other] Konec hry. Společně vítězí { $winners }: { $points } vítězných bodů.
    }

## Proč ne

option-leaders-commands = { $leader } velí týmu, spojencem být nemůže
why-activate-first = nejdřív určete, kterého spojence váš tah aktivuje
why-activated-already = váš tah už spojence aktivoval
why-activates-commander = spojence aktivuje jen velitel, a to na začátku tahu
why-no-ally = tento hráč není vaším spojencem
why-ally-not-fighting = tento spojenec nemá ve střetu žádnou vojenskou sílu
why-ally-card-nothing = tomuto spojenci by karta teď k ničemu nebyla
why-trade-not-mate = obchoduje se s jiným hráčem vlastního týmu
why-trade-nothing = ani jeden z vás nic takového nemá
why-no-token = žádný váš agent, který je po ruce, tohoto spojence neaktivuje
why-personal = pole { $space } leží na osobní desce jiného hráče
why-influence-own = pole { $space } vyžaduje vliv { $need } u frakce { $faction } nebo na vaší osobní desce; máte { $have }
why-ally-deploys = kolik jednotek půjde do střetu, určí spojenec, kterého jste aktivovali
why-deploy-most = do střetu lze poslat nejvýše { $n }
why-top-of-own-track = vaše osobní stupnice je na konci
why-empty-supplies = v zásobách vašeho týmu nezbývá žádná jednotka
why-no-market = žádná smlouva neleží lícem nahoru

## Terminál

cli-team = tým hráče { $who }
cli-throne-row = Trůnní řada
cli-note-commander = velitel
cli-note-ally-of = spojenec hráče { $who }
cli-note-activated = aktivuje: { $who }
cli-note-own-track = osobní deska: { $n }
cli-note-arrows = žetony pro { $who }
cli-note-bonus-token = bonusový žeton mistra meče

## Stránka

board-commander = Velitel
board-ally = Spojenec
board-own-track = vliv na osobní desce: { $n }
board-activates = aktivuje: { $who }
board-activated-by = aktivuje ho { $who }
# $whom: pro každý žeton po ruce spojenec, kterého aktivuje
board-tokens = Žetony k dispozici aktivují: { $whom }
board-team-own = Váš tým
board-team-of = Tým: { $who }
board-team-points =
    { $n ->
        [one] dohromady { $n } vítězný bod
        [few] dohromady { $n } vítězné body
       *[other] dohromady { $n } vítězných bodů
    }
board-throne = Trůnní řada
rule-u-22-9 = Po této stupnici se pohybuje jen tento velitel. Stupně 1 a 3 vyplatí celý tým, vítězné body za stupně 2 a 4 patří veliteli.
rule-u-22-12 = Tah velitele aktivuje jednoho spojence: ten dostane jeho oddíly, jednotky, meče a vliv na plánu. Kterého, určuje vyslaný žeton.
rule-u-22-20 = Karty trůnní řady smí získat jen Shaddamův tým.
