# Що каже лише командний рядок.

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
cli-seed = зерно випадку { $seed }
cli-resumed =
    { $n ->
        [one] Гра триває далі після { $n } дії.
        [few] Гра триває далі після { $n } дій.
       *[other] Гра триває далі після { $n } дій.
    }
cli-type = Вибирайте числом; інші команди покаже help.
cli-goodbye = Ще нічого не зіграно. До побачення.
cli-kept = Гру збережено у файлі { $file }. Продовжити можна командою:
cli-record = Запис у файлі { $file }; знову його покаже команда { $command }

## Кілька людей за одним екраном

cli-hand-over = Тепер екран отримує { $who }.
cli-press-enter = Натисніть Enter, коли ніхто інший не дивиться.

## Команди

cli-help-number = число
cli-help-number-does = вибрати цей варіант
cli-help-action = дія
cli-help-action-does = у записі, наприклад: { $example }
cli-help-undo-does = скасувати вашу останню дію, якщо відтоді нічого не відкрилося
cli-help-why-does = сказати, чому дія зараз неможлива
cli-help-actions-does = перелічити ваші варіанти в записі
cli-help-board-does = знову показати стіл
cli-help-hand-does = показати ваші карти
cli-help-log-does = розповісти, що сталося, останнім часом або від початку
cli-help-save-does = зберегти запис гри у файл
cli-help-help-does = цей перелік
cli-help-quit-does = вийти; гру буде збережено, і її можна продовжити
# Що тут набирають: «why ДІЯ», «save ФАЙЛ»
cli-action = ДІЯ
cli-file = ФАЙЛ

## Відповіді

cli-no-choice = Варіанта { $n } немає; виберіть від 1 до { $last }.
cli-not-understood = Незрозуміло: { $what }. Наберіть число, дію або help.
cli-not-possible = Неможливо: { $reason }.
cli-not-taken-back = Нічого не скасовано: { $reason }.
cli-taken-back = Скасовано: { $typed }
cli-possible = Дія { $typed } зараз можлива.
cli-why = { $typed }: { $reason }.
cli-why-what = Чому що? Назвіть дію, наприклад: { $example }
cli-save-where = Куди зберегти? Назвіть файл: { $example }
cli-not-saved = Не збережено: { $file }: { $reason }.
cli-saved = Збережено у файлі { $file }.

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

cli-result = Підсумок
cli-result-points = очки
cli-result-from = звідки
cli-result-ties = за нічиєї
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

## Записи

cli-rules = версія правил { $n }
cli-actions =
    { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[other] { $n } дій
    }
cli-verified = перевірено
cli-replay-action = { $n }. місце { $seat }: { $typed }
cli-replay-position =
    { $n ->
        [one] Після { $n } дії вирішує місце { $seat }: { $prompt }
        [few] Після { $n } дій вирішує місце { $seat }: { $prompt }
       *[other] Після { $n } дій вирішує місце { $seat }: { $prompt }
    }

## Порада

cli-advise-chance = перемога
cli-advise-lead = перевага
cli-advise-tries = спроби
cli-advise-option = варіант, найкращий перший
# $n is a whole number of percent
cli-advise-percent = { $n } %
cli-advise-note = Оцінки бота-шукача за тим, що бачить місце; перевага — у балах над найкращим суперником наприкінці раунду.
cli-advise-turning-points = Переломні моменти
cli-advise-mistakes = Найбільші помилки
cli-advise-none = Немає вартих згадки.
# $since is the number of an action, $before and $after are chances to win
cli-advise-swing = { $who }: шанс на перемогу { $before } -> { $after } від дії { $since }
cli-advise-mistake = { $who }: обрано «{ $taken }»; кращим було «{ $best }» (шанс на перемогу { $before }, а не { $after })

## Перелік ігор

cli-games-game = гра
cli-games-edition = видання
cli-games-title = назва
cli-games-players = гравці
cli-counts-range = від { $first } до { $last }

## Відкриття сторінки

cli-page-opens = Сторінка відкриється у вашому браузері; зупинити її тут: Ctrl-C.
cli-needs-table = столу потрібні додаткові частини: { $command }, або грайте в терміналі: { $option }
