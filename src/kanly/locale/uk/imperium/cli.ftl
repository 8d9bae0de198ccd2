# Що про гру «Дюна. Імперіум» каже лише командний рядок.

## Початок і кінець гри

cli-company =
    { $n ->
        [1] 1 гравець проти Дому Гагал
        [2] 2 гравці та Дім Гагал
        [few] { $n } гравці
       *[other] { $n } гравців
    }
cli-difficulty = складність «{ $difficulty }»
# $how: «random», «choose», «draft» або імена лідерів
cli-leaders =
    { $how ->
        [random] лідери випадково
        [choose] лідери на вибір гравців
        [draft] лідери з пропозиції
       *[other] лідери: { $how }
    }
cli-confirm = ходи підтверджуються

## Варіанти

cli-hint-reveal =
    { $swords ->
        [one] переконливість { $persuasion } та { $swords } меч із руки; ходів у цьому раунді більше не буде
        [few] переконливість { $persuasion } та { $swords } мечі з руки; ходів у цьому раунді більше не буде
       *[other] переконливість { $persuasion } та { $swords } мечів із руки; ходів у цьому раунді більше не буде
    }
cli-hint-deploy =
    { $left ->
        [one] сила { $before } -> { $after }; у гарнізоні залишиться { $left } загін
        [few] сила { $before } -> { $after }; у гарнізоні залишаться { $left } загони
       *[other] сила { $before } -> { $after }; у гарнізоні залишиться { $left } загонів
    }
cli-hint-point = 1 переможне очко
cli-hint-alliance = союз
cli-hint-strength = сила { $n }
cli-hint-unsent = агент, якого ще не відправлено
cli-hint-unspent = невикористана переконливість { $n }
cli-hint-harvest =
    { $bonus ->
        [0]
            { $n ->
                [one] візьміть { $n } прянощі
                [few] візьміть { $n } прянощів
               *[other] візьміть { $n } прянощів
            }
       *[other]
            { $n ->
                [one] візьміть { $n } прянощі та додаткові прянощі ({ $bonus })
                [few] візьміть { $n } прянощів та додаткові прянощі ({ $bonus })
               *[other] візьміть { $n } прянощів та додаткові прянощі ({ $bonus })
            }
    }
cli-hint-control = бонус контролю має { $who }: { $effects }
cli-hint-own-control = ваш бонус контролю: { $effects }
cli-acquire-free = { $card } (безплатно)
cli-acquire = { $card } ({ $cost })
cli-set-aside = відкладено для вас
cli-bracketed = { $said } ({ $note })
cli-on-top = на верх колоди

## Гравці

# Шістнадцять слів: переможні очки, солярії, прянощі, вода, агенти, гарнізон, конфлікт, сила, чотири фракції у своєму
# порядку, рука, колода, скид, інтриги. У коротких не більш як три літери.
cli-columns-short = ПО сол пря вод агт гар кон сил Імп Гіл Бен Фри рук кол ски інт
cli-columns-full = ПО соляр прян вода агенти гарн конфл сила Імпер Гільд БенеГ Фрим рука колода скид інтр
cli-legend-alliance = 4* союз
cli-legend-columns = агенти гарнізон конфлікт сила / рука колода скид інтриги
cli-round = Раунд { $n } з { $rounds }
cli-you = ви
cli-note-rival = автоматичний суперник
# A rival of Uprising, who plays by a rival card
cli-note-card_rival = суперник
cli-note-first = перший гравець
cli-note-revealed = карти розкрито
cli-note-council = місце в Раді
cli-note-swordmaster = Майстер меча
cli-note-mentat = Ментат
cli-note-mentat-next = Ментат у наступному раунді
cli-note-voice = «Голос» на локації «{ $space }»
cli-note-aside = відкладено: { $card }
cli-note-waiting = чекає: { $intrigues }
cli-note-tokens = «Спритний хід»: { $factions }
cli-note-secret-tokens = таємний «Спритний хід»: { $factions }
cli-note-holds = на руці: { $cards }
cli-points =
    { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
       *[other] { $n } переможних очок
    }
cli-troops-status = гарнізон { $garrison }, конфлікт { $conflict }, сила { $strength }

## Ігрове поле

cli-board = Ігрове поле
cli-legend-combat = ⚔ бойова локація
cli-legend-reachable = › сюди можна зараз
cli-area-influence = +1 вплив
cli-bonus =
    { $n ->
        [one] +{ $n } додаткові прянощі
        [few] +{ $n } додаткових прянощів
       *[other] +{ $n } додаткових прянощів
    }
cli-barred = не на цій складності
cli-closed = закриває

## Конфлікт, Ряд Імперіуму та рука

cli-conflict = Конфлікт
cli-conflict-card = Конфлікт { $level }: { $conflict }
cli-conflict-unknown = ще не відкрито
cli-tied = за нічиєї за 2-ге місце
cli-no-troops = загонів ще немає
cli-conflicts-left =
    { $n ->
        [0] останній конфлікт
        [one] попереду ще { $n }
        [few] попереду ще { $n }
       *[other] попереду ще { $n }
    }
cli-troops =
    { $n ->
        [one] { $n } загін
        [few] { $n } загони
       *[other] { $n } загонів
    }
cli-swords =
    { $n ->
        [one] { $n } меч
        [few] { $n } мечі
       *[other] { $n } мечів
    }
cli-row = Ряд Імперіуму та Фонд
cli-decks = колоди: Імперіум { $imperium }, інтриги { $intrigues }
cli-left = залишилося { $n }
cli-every-icon = усі символи
cli-all-factions = усі фракції
cli-hand = Ваша рука
cli-no-cards = карт немає
cli-in-play = у грі: { $cards }
cli-top-of-deck = зверху колоди: { $card }
# Перед тим, що карта робить у своїх комірках
cli-box-reveal = розкриття
cli-box-acquire = придбання
cli-box-trashed = знищення
cli-box-plot = задум
cli-box-combat = бій
cli-box-endgame = кінець гри

## Дім Гагал

cli-hagal-level = Дім Гагал: { $difficulty }
cli-hagal-deck =
    { $n ->
        [one] { $n } карта в колоді
        [few] { $n } карти в колоді
       *[other] { $n } карт у колоді
    }
cli-hagal-turned = Відкриті карти: { $cards }
cli-hagal-spoiler = Діє після кожного ходу «Відправити агента» першого гравця. Не збирає ні ресурсів, ні очок; що виграє, не отримує ніхто.
cli-hagal-trades = За переможне очко автоматичний суперник віддає { $solari } соляріїв, { $spice } прянощів, { $water } води або { $intrigues } карти інтриг.
cli-hagal-swordmasters = Майстри меча автоматичних суперників прийдуть у раунді { $round }.
cli-hagal-expert = У конфліктах I та II той із них, хто випереджає на два загони, більше не розгортає.

## Підсумок

cli-result-from = звідки
cli-solo-won =
    { $you ->
        [yes] На складності «{ $difficulty }» ви перемагаєте обох суперників.
       *[no] На складності «{ $difficulty }» обох суперників перемагає { $who }.
    }
cli-solo-lost =
    { $you ->
        [yes]
            { $place ->
                [2] На складності «{ $difficulty }» перемагає { $winners }; ви на другому місці.
               *[3] На складності «{ $difficulty }» перемагає { $winners }; ви на третьому місці.
            }
       *[no]
            { $place ->
                [2] На складності «{ $difficulty }» перемагає { $winners }; { $who } на другому місці.
               *[3] На складності «{ $difficulty }» перемагає { $winners }; { $who } на третьому місці.
            }
    }

## Розповідь

# Після речення про новий раунд: хто бере п’ять карт
cli-hands-one = { $who } бере карти на руку.
cli-hands-both = Обидва гравці беруть карти на руку.
cli-hands-all = Усі беруть карти на руку.
