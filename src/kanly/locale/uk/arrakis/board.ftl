### Що сторінка пише на столі «Війни за Арракіс».

## Мапа

board-map = Мапа
board-zoom-in = Ближче
board-zoom-out = Далі
board-zoom-all = Уся мапа
board-not-begun = Гра ще не почалася.
board-wormsign = знак хробака
board-storm = Відкрито бурі: тут вона б’є по Харконненах.
board-site-rank = { $site }, ранг { $n }

## Скільки чого: частини легіону

count-regular =
    { $n ->
        [one] { $n } звичайний
        [few] { $n } звичайні
       *[other] { $n } звичайних
    }
count-elite =
    { $n ->
        [one] { $n } елітний
        [few] { $n } елітні
       *[other] { $n } елітних
    }
count-fedaykin =
    { $n ->
        [one] { $n } федайкін
        [few] { $n } федайкіни
       *[other] { $n } федайкінів
    }
count-sardaukar =
    { $n ->
        [one] { $n } сардаукар
        [few] { $n } сардаукари
       *[other] { $n } сардаукарів
    }
count-token =
    { $n ->
        [one] { $n } жетон розгортання
        [few] { $n } жетони розгортання
       *[other] { $n } жетонів розгортання
    }
count-naib =
    { $n ->
        [one] { $n } наїб
        [few] { $n } наїби
       *[other] { $n } наїбів
    }
count-bashar =
    { $n ->
        [one] { $n } башар
        [few] { $n } башари
       *[other] { $n } башарів
    }

## Планшети сторін

board-fold = Згорнути чи розгорнути
board-dice-unused =
    { $n ->
        [one] { $n } невикористаний кубик
        [few] { $n } невикористані кубики
       *[other] { $n } невикористаних кубиків
    }
board-hand-count =
    { $n ->
        [one] { $n } карта планування на руці
        [few] { $n } карти планування на руці
       *[other] { $n } карт планування на руці
    }
board-bene_gesserit =
    { $n ->
        [one] { $n } жетон Бене Гессерит
        [few] { $n } жетони Бене Гессерит
       *[other] { $n } жетонів Бене Гессерит
    }
board-deck-left =
    { $n ->
        [one] { $deck }: лишилася { $n } карта
        [few] { $deck }: лишилося { $n } карти
       *[other] { $deck }: лишилося { $n } карт
    }
board-tanks = Регенераційні баки
board-strip = Особливий символ у битві: влучання { $hits }, щити { $shields }.
board-leader-at = Фігурка в області { $area }.
board-leader-beside = Фігурка біля планшета.
board-leader-tank = У регенераційному баку.
board-leader-out = Ще не у грі.
board-leader-gone = Поза грою.
board-leader-spent = Особливу дію в цьому раунді вже використано.
board-ours = Надрукованого тут знайти не вдалося: це наша реконструкція.
board-box-strategy-atreides = Пересуньте 2 легіони або атакуйте 1 легіоном.
board-box-strategy-harkonnen = Пересуньте 2 легіони або атакуйте 1 легіоном.
board-box-leadership-atreides = Пересуньте 2 легіони з командиром або раптово атакуйте одним із них.
board-box-leadership-harkonnen = Пересуньте 2 легіони з командиром або раптово атакуйте одним із них.
board-box-deployment-atreides = Розгорніть 1 жетон розгортання і 1 командира в одній січі.
board-box-deployment-harkonnen = Розгорніть 3 звичайні загони і 1 командира у своїх поселеннях.
board-box-mentat-atreides = Візьміть 2 карти планування.
board-box-mentat-harkonnen = Візьміть 2 карти планування.
board-box-house-atreides = Використайте кубик як будь-який інший символ.
board-box-house-harkonnen = Замініть 2 звичайні загони на 2 елітні або розмістіть 2 транспорти.
board-box-desert_power-atreides = Без кубика, поки Харконнени мають більше невикористаних кубиків: покладіть 2 знаки хробака, або пересуньте 2 хробаків, або атакуйте 1 хробаком.

## Шкали

board-tracks = Шкали
board-supremacy-name = Панування
board-supremacy = Панування: { $n } з 10
board-supremacy-more = На 10 Харконнени негайно перемагають. Знищена січ дає свій ранг.
board-step-bene_gesserit = Атріди отримують жетон Бене Гессерит
board-step-enters = приходить { $leader }
board-prescience = Передбачення
board-prescience-more = Поділка 3: Квізац Хадерах приводить Пола Муад’Діба, Піщаний народ — превелебну матір Джессіку, Джихад — Чані. Поділка 6, будь-який маркер: Алія. Поділка 8: родова атомна зброя.
board-objective = Таємна мета: Квізац Хадерах { $kh }, Піщаний народ { $sd }, Джихад { $jihad }

## Планшет прянощів

board-spice = Прянощі мають текти
board-spice-count = { $n } прянощів, { $reserve } у резерві
board-spice-row = Ряд { $n }: { $dice } кубиків Харконненів
board-row-active = Активний ряд { $n }.
board-spice-vehicles = Транспорт: комбайни { $harvesters }, орнітоптери { $ornithopters }, вантажольоти { $carryalls }
board-ban-active = Ця санкція чинна.

## Карти

board-hand = Ваші карти планування
board-hand-empty = У вас немає карт.
board-prescience-cards = Карти передбачення

## Битва

board-battle = Битва: { $area }
board-battle-round = Раунд битви { $n }
board-surprise = раптова атака
board-attacks = атакує
board-defends = захищається
board-battle-sum = Влучання: { $hits }, щити: { $shields }
board-battle-turned = Особливі, обернені командирами: { $n }
board-battle-suffers = Лишилося прийняти влучань: { $n }
board-battle-suffered = Влучання, що пройшли: { $n }
board-text-asked = Що запитують

## Графіки

board-chart-tracks = Передбачення загалом, панування
board-chart-units = Загони на мапі
board-chart-spice = Прянощі

## Заголовки варіантів

group-free = Вільні дії
group-die = Використати кубик
group-play = Зіграти карту
group-special = Особлива дія командира
group-claim = Узяти карту передбачення
group-from = Звідки
group-to = Куди
group-at = Де
group-fly = Орнітоптером
group-attack = Атакувати
group-zone = Повітряні зони
