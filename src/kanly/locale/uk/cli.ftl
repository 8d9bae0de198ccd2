# Що каже лише командний рядок.

## Початок і кінець гри

cli-seats =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
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
cli-result = Підсумок
cli-result-points = очки
cli-result-ties = за нічиєї
# The points of a team
cli-result-together = разом

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

## Записи

cli-rules = версія правил { $n }
cli-actions =
    { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[other] { $n } дій
    }
cli-verified = перевірено
cli-replay-action = { $n }. { $who }: { $typed }
cli-replay-position =
    { $n ->
        [one] Після { $n } дії вирішує { $who }: { $prompt }
        [few] Після { $n } дій вирішує { $who }: { $prompt }
       *[other] Після { $n } дій вирішує { $who }: { $prompt }
    }

## Порада

cli-advise-chance = перемога
cli-advise-lead = перевага
cli-advise-tries = спроби
cli-advise-option = варіант; в одній групі — приблизно однакові
# $n is a whole number of percent
cli-advise-percent = { $n } %
cli-advise-note = Оцінки бота-шукача за тим, що бачить місце; перевага — у балах над найкращим суперником наприкінці раунду.
# $chances is a list of names with their chances, which sum to 100 %
cli-advise-chances = Шанси всіх: { $chances }
# $name is a player's, $chance such as "25 %"
cli-advise-seat-chance = { $name } { $chance }
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
# Heads a column that says what the bots' chances to win come from
cli-games-chances = шанси на перемогу
# $counts is for how many players, such as "1 to 4"
cli-games-learned = вивчені для { $counts }
cli-games-plain = прості: боти судять за станом місць
cli-counts-range = від { $first } до { $last }

## Відкриття сторінки

cli-needs-table = столу потрібні додаткові частини: { $command }, або грайте в терміналі: { $option }
cli-no-tls = Ця адреса доступна ззовні, і без TLS: хто стоїть на шляху, може читати файли куки й займати місця. Поставте перед нею проксі, що завершує TLS, і вкажіть { $option }.
cli-page-opens = Сторінка відкриється у вашому браузері; зупинити її тут: Ctrl-C.
