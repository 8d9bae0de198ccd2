# Що каже лише сторінка.

## Усюди

page-skip = Перейти до столу
page-close = Закрити
page-back = Назад
page-next = Далі
page-go = Перейти
page-send = Надіслати
page-copy = Копіювати
page-copied = Скопійовано.
page-copy-failed = Браузер не дозволяє копіювати. Виділіть посилання і скопіюйте його самі.
page-home = До передпокою
page-help = Довідка
page-loading = Хвилинку…
page-nobody = ніхто
page-language = Мова
page-theme = Світло
page-theme-system = Як у системі
page-theme-dusk = Сутінки
page-theme-noon = Полудень
page-speed = Рух
page-speed-slow = Повільний
page-speed-normal = Звичайний
page-speed-fast = Швидкий
page-speed-off = Без руху
page-sound = Звук, коли мій хід
page-confirm = Чекати на «Завершити хід», навіть коли нічого іншого не лишилося
page-text-view = Стіл як текст, для екранних читачів і клавіатури
page-error-unreachable = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
page-error-offline = Немає з’єднання. Відповідь не надіслано; спробуйте за мить.
page-error-status = Сервер відмовив (код { $status }).

## Передпокій

page-motto = Ворожнеча за найсуворішими правилами. Сідайте до столу.
page-name = Ваше ім’я
page-new = Нова гра
page-way = Як грати
page-way-bots = Проти ботів
page-way-bots-more =
    { $bots ->
        [one] Ви і { $bots } бот, одразу
        [few] Ви і { $bots } боти, одразу
        [many] Ви і { $bots } ботів, одразу
       *[other] Ви і { $bots } бота, одразу
    }
page-way-solo = Наодинці проти самої гри
page-way-solo-more = Гра для одного з власними суперниками
page-way-friends = З друзями
page-way-friends-more = Надішліть посилання; решту місць займуть боти
page-start = Почати
page-choices-more = Більше налаштувань
page-choices-less = Менше налаштувань
page-game = Гра
page-edition = Видання
page-modules = Модулі
page-seats = Доми
page-side = Ви граєте за
page-people = Люди
page-bots = Боти
page-bot-random = Випадковий
page-bot-greedy = Жадібний
page-bot-quick = Швидкий
page-bot-search = Шукач
page-bot-beginner = Новачок
page-bot-beginner-more = Знає правила, але часто діє навмання.
page-bot-player = Гравець
page-bot-player-more = Грає розважливо, хід за ходом.
page-bot-veteran = Ветеран
page-bot-veteran-more = Думає на кілька ходів наперед.
page-bot-mentat = Ментат
page-bot-mentat-more = Зважує сотні варіантів майбутнього. Не поспішає.
page-option-each = Призначити кожному Дому
page-option-random = Випадково
page-option-none = Без цього
page-pace = Темп ботів
page-pace-calm = Спокійний
page-pace-normal = Звичайний
page-pace-quick = Жвавий
page-pace-none = Без очікування
page-clock = Годинник ходу
page-clock-none = Немає: гра чекає
page-clock-minutes =
    { $n ->
        [one] { $n } хвилина на рішення
        [few] { $n } хвилини на рішення
       *[other] { $n } хвилин на рішення
    }
page-clock-hours =
    { $n ->
        [one] { $n } година на рішення
        [few] { $n } години на рішення
       *[other] { $n } годин на рішення
    }
page-seed = Зерно випадку
page-seed-any = будь-яке
page-table-name = Назва столу
page-public = Долучитися з передпокою може будь-хто (інакше лише за посиланням)
page-tables-mine = Мої ігри
page-tables-none = Ще немає. Почніть нову: досить двох натискань.
page-tables-all = Показати всі ({ $count })
page-tables-open = Відкриті столи
page-tables-running = Ігри для перегляду
page-status-waiting = Очікує гравців
page-status-running = Триває
page-status-over = Завершено
page-won-by = Перемога: { $who }
page-status-archived = В архіві
page-round = Раунд { $round }
page-round-word = Раунд
page-your-turn = Ваш хід
page-join = Долучитися
page-watch = Дивитися
page-continue = Грати далі
page-open = Відкрити
page-doors = Увійти іншими дверима
page-join-link = Долучитися за посиланням
page-join-link-hint = Вставте запрошення
page-link-bad = Це не посилання на стіл.
page-import = Принести гру із запису
page-replay-file = Переглянути фільм із запису

## Місця

page-seat-open = Вільне місце
page-seat-game = сама гра
# $level — сила бота, наприклад «гравець»
page-seat-bot = Бот ({ $level })
page-seat-guest = Гість { $n }
page-seat-you = ви
page-seat-together = в одній команді: { $who }
page-seat-online = тут
page-seat-away = немає
page-seats-open = Місця
page-seats-title = Хто де сидить
page-seats-note = Хто відкриє посилання місця, той його займе. Ваше місце лишається вашим, доки його хтось не перебере.
page-report = Повідомити господаря
page-report-name = Ім’я
page-report-chat = Сказане
page-reported = Дякуємо. Господар це прочитає.
page-watch-link = Скопіювати посилання для перегляду гри
page-sit-down = Сісти сюди
page-hand-over = Передати за посиланням
page-leave-bot = Лишити боту
page-take-back = Забрати назад
page-invite = Запрошення на це місце
page-invite-new = Створити запрошення
page-fill-bot = Віддати боту
page-no-table = Такого столу немає
page-no-table-more = Можливо, у посиланні помилка або стіл прибрали.

## Стіл

page-table = Стіл
page-first = Перший гравець: { $seat }
page-turn-of = Ходить { $seat }
page-scores = Переможні очки: { $scores }
page-online = З’єднано
page-offline = З’єднання…
page-menu = Меню
page-prompt = Що треба зробити
page-prompt-help = Що це означає?
page-choices = Варіанти
page-undo = Скасувати
page-undo-can = Скасувати вашу останню дію
page-undo-cannot = Зараз нічого скасувати
page-end-turn = Завершити хід
page-waiting = Думає { $seat }.
page-waiting-table = Очікування столу.
page-waiting-title = Очікування гравців
page-waiting-more = Гра почнеться, щойно всі місця займуть. Надішліть кожному посилання одного місця.
page-kept-until = Зберігається до { $date }; завантажте запис раніше.
page-seat-before = Раніше: { $who }
page-of-record = Цю гру створено із запису тим, хто створив стіл, тож він може знати, що буде далі.
page-seed-chosen = Зерно випадку цієї гри обрав той, хто створив стіл, тож він може знати, що буде далі.
page-over = Гру завершено.
page-pass-for-me = У цьому бою пасувати за мене
# $time is such as 4:59, or 23:59:59
page-clock-left = залишилося { $time }
# $n is how many others have agreed already
page-stand-in =
    { $n ->
        [0] Нехай далі грає бот
       *[other] Нехай далі грає бот ({ $n })
    }
page-seat-back = За вас грає бот: забрати місце назад
page-skip-motion = Пропустити
page-log = Журнал
page-log-look = Показати цю мить
page-chat = Розмова
page-chat-say = Напишіть щось
page-chat-to = Кому
page-chat-to-all = Усім
page-chat-to-team = Команді
page-chat-say-team = Напишіть щось своїй команді
page-chat-team-line = Лише для вашої команди
page-spectator = Глядач
page-tabs = Частини столу
page-tab-table = Стіл
page-tab-log = Журнал
page-moment = Мить із минулого
page-moment-at = Після дії { $at } з { $last }
page-step-back = Крок назад
page-step-on = Крок уперед
page-back-to-now = Повернутися до теперішнього

## Кінець

page-result = Підсумок
page-won = Переможець: { $seat }
page-won-you = Ви перемогли
# $seats: those of one team, or those whom no tie-break parted
page-won-together = Разом перемагають { $seats }
page-won-you-together = Ви перемогли, а з вами { $seats }
page-won-shared = Перемогу ділять { $seats }
page-place = Місце
page-house = Дім
page-points = Очки
page-points-together = Разом
page-tie = Очок порівну; вирішує { $tiebreak }: { $first } { $more }, { $second } { $less }.
page-look-at-table = Подивитися на стіл

## Фільми

page-film = Фільм
page-film-watch = Переглянути фільм
page-film-so-far = Фільм дотепер
page-film-controls = Фільм
page-film-first = На початок
page-film-last = У кінець
page-film-play = Відтворити
page-film-pause = Зупинити
page-film-slider = Мить фільму
page-film-eyes = Чиїми очима
page-eyes = Як бачить { $seat }
page-eyes-all = Як бачать усі
page-round-jump = Перейти до раунду
page-setup = Приготування
page-share = Копіювати посилання
page-download = Завантажити запис
page-open-file = Відкрити файл
page-record-hint = Оберіть файл, збережений кнопкою «Завантажити запис».
page-no-film = Цей фільм не можна показати.
page-charts = Раунд за раундом
page-charts-by = Лінії
page-charts-teams = Команди
page-charts-seats = Гравці
page-chart = { $title } за раундами
page-chart-table = Як таблиця

## Довідка

page-help-asked = Що треба зробити зараз
page-help-table = Ця сторінка
page-help-table-more = Що світиться помаранчевим, те можна обрати зараз. Оберіть карту, потім локацію, або навпаки. Що сіре, пояснить причину, коли навести, перейти клавіатурою або довго натиснути. Так само пояснює себе все інше.
page-help-together = Разом
page-help-together-more = «Місця» показують, хто де сидить. Надішліть посилання вільного місця друзям, передайте своє, лишіть його боту і заберіть пізніше. Гра зачекає на вас; посилання столу поверне вас.
page-help-keys = Клавіші
page-key-choice = обрати за номером
page-key-end = завершити хід
page-key-undo = скасувати
page-key-back = зняти вибір, закрити
page-key-chat = писати в розмову
page-key-help = ця довідка
page-key-tab = перехід між речами; Enter обирає

## Порада й розбір

page-tab-story = Журнал
page-tab-chat = Розмова
page-tab-advice = Порада
page-tab-news = (нове)
page-advice-ask = Порадити
page-advice-thinking = Ментат думає…
page-advice-later = Порада буде, коли ви маєте вирішувати.
page-advice-note = Оцінка бота-шукача лише за тим, що ви бачите.
# $n is a whole number of percent
page-advice-chance = перемога { $n } %
# $lead is a number with its sign, such as +1.3
page-advice-lead = перевага { $lead }
# Above a list of all seats with their chances, which sum to 100 %
page-advice-chances = Шанси на перемогу
# $n is a whole number of percent
page-advice-percent = { $n } %
# Above the options that are about as good as the best one
page-advice-best = Приблизно однаково добрі
# Above options that are worse than those before, and about equal among themselves
page-advice-worse = Гірші, приблизно однакові
# Above an analysis: each seat is judged from what it saw
page-advice-note-game = Оцінка бота-шукача; кожне рішення — за тим, що тоді бачило місце.
page-advice-untried = не оцінено
page-advice-off = Якщо за столом є інші люди, порада доступна лише за згоди всіх.
page-advice-agree = Погоджуюся на поради для всіх
page-advice-yes = { $seat }: згода
page-advice-no = { $seat }: ще без згоди
page-analyse = Розібрати
page-analysing = Розбирається…
page-analysis = Розбір
page-turning-points = Переломні моменти
page-mistakes = Найбільші помилки
page-analysis-none = Немає вартих згадки.
# $before and $after are chances to win, in percent
page-swing = { $seat }: шанс на перемогу { $before } % → { $after } %
page-mistake = { $seat }: обрано «{ $taken }». Краще: «{ $best }» (шанс на перемогу { $before } %, а не { $after } %).
page-mark-turn = Мить { $at }: перелом ({ $seat })
page-mark-mistake = Мить { $at }: помилка ({ $seat })

## Екскурсія

page-tour = Екскурсія
page-tour-skip = Пропустити
page-tour-done = Граймо
page-tour-welcome = Вітаємо за столом
page-tour-welcome-more = Коротка екскурсія. Грати можна будь-коли; екскурсія чекатиме в меню.
page-tour-prompt = Що робити далі
page-tour-prompt-more = Ця смуга завжди каже, що треба зробити, і пропонує варіанти. «Скасувати» і «Завершити хід» лишаються на її правому кінці. Знак питання пояснює рішення.
page-tour-table = Стіл
page-tour-table-more = Усе, що ви можете знати про гру, так, як це пише сама гра.
page-tour-log = Журнал
page-tour-log-more = Що сталося, словами. Натисніть рядок, щоб знову побачити ту мить.
page-tour-log-more-touch = Що сталося, словами. Торкніться рядка, щоб знову побачити ту мить.
page-tour-end = Це все
page-tour-end-more = Стіл пояснює себе під час гри, а знак питання завжди поруч. Щасти!
