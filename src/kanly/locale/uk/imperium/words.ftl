# Слова, спільні для сторінки та командного рядка.

## Хто

rival-number = Суперник { $n }
# The two rivals of Uprising, who play by rival cards; the only one of two people
card_rival-number = Суперник { $n }
common_rival-number = Суперник
house-hagal = Дім Гагал

## Фракції, ресурси, символи
## У реченні фракція стоїть у називному відмінку після слова «фракція»: «вплив на фракцію Фримени».

faction-emperor = Імператор
faction-guild = Гільдія Лоцманів
faction-bene_gesserit = Бене Гессерит
faction-fremen = Фримени
resource-solari = солярії
resource-spice = прянощі
resource-water = вода
# Скільки чого, у знахідному відмінку: «отримайте 1 воду»
amount-solari =
    { $n ->
        [one] { $n } солярій
        [few] { $n } солярії
       *[other] { $n } соляріїв
    }
amount-spice =
    { $n ->
        [one] { $n } прянощі
        [few] { $n } прянощів
       *[other] { $n } прянощів
    }
amount-water =
    { $n ->
        [one] { $n } воду
        [few] { $n } води
       *[other] { $n } води
    }
# Те саме окремо, у називному відмінку: «1 вода» в переліку того, хто що має
stock-solari =
    { $n ->
        [one] { $n } солярій
        [few] { $n } солярії
       *[other] { $n } соляріїв
    }
stock-spice =
    { $n ->
        [one] { $n } прянощі
        [few] { $n } прянощів
       *[other] { $n } прянощів
    }
stock-water =
    { $n ->
        [one] { $n } вода
        [few] { $n } води
       *[other] { $n } води
    }
icon-emperor = Імператор
icon-guild = Гільдія Лоцманів
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримени
icon-landsraad = Ландсраад
icon-city = Місто
icon-spice_trade = Торгівля прянощами

## Частини ігрового поля, як заголовки

area-emperor = Імператор
area-guild = Гільдія Лоцманів
area-bene_gesserit = Бене Гессерит
area-fremen = Фримени
area-choam = ДАПТ
area-landsraad = Ландсраад
area-arrakis = Арракіс

## Звідки: «знищити карту «Кинджал» з руки», «втрачає 1 загін із Зони конфлікту»

zone-hand = з руки
zone-discard = зі скиду
zone-play = із гри
zone-deck = з верху колоди
place-garrison = із гарнізону
place-conflict = із Зони конфлікту

## Місця в конфлікті

place-1 = 1-ше місце
place-2 = 2-ге місце
place-3 = 3-тє місце

## Фази раунду

phase-setup = приготування
phase-round_start = початок раунду
phase-player_turns = ходи гравців
phase-combat = бій
phase-makers = видобуток
phase-recall = відкликання
phase-endgame = кінець гри

## Комірки карт, як заголовки

box-agent = Відправити агента
box-reveal = Розкрити карти
box-acquire = Придбання
box-trashed = Знищення
box-plot = Задум
box-combat = Бій
box-endgame = Кінець гри
box-signet = Перстень із печаткою
box-ability = Уміння
box-control = Бонус контролю

## Коли грають карту інтриги, у родовому відмінку: «не є картою задуму»

moment-plot = задуму
moment-combat = бою
moment-endgame = кінця гри

## Чому карту Дому Гагал ігнорують

reason-occupied = зайнято
reason-voice = закрито картою «Голос»
reason-no_bonus_spice = немає додаткових прянощів

## Звідки переможні очки

source-start = початок гри
source-tracks = шкали впливу
source-alliances = союзи
source-conflicts = конфлікти
source-acquiring = придбані карти
source-cards = зіграні карти
source-intrigue = карти інтриг
source-trading = обмін
source-other = інше

## Що вирішує за нічиєї

tiebreak-spice = прянощі
tiebreak-solari = солярії
tiebreak-water = вода
tiebreak-garrison = гарнізон
tiebreak-last_reveal = останнє розкриття

## Ігри та видання

game-imperium = Дюна. Імперіум
edition-imperium-base = Дюна. Імперіум

## Чого хтось має більше за іншого: окремо, у називному відмінку, у переліку

edge-points =
    { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
       *[other] { $n } переможних очок
    }
edge-solari =
    { $n ->
        [one] { $n } солярій
        [few] { $n } солярії
       *[other] { $n } соляріїв
    }
edge-spice =
    { $n ->
        [one] { $n } прянощі
        [few] { $n } прянощів
       *[other] { $n } прянощів
    }
edge-water =
    { $n ->
        [one] { $n } вода
        [few] { $n } води
       *[other] { $n } води
    }
edge-garrison =
    { $n ->
        [one] { $n } загін у гарнізоні
        [few] { $n } загони в гарнізоні
       *[other] { $n } загонів у гарнізоні
    }
edge-agents =
    { $n ->
        [one] { $n } готовий агент
        [few] { $n } готові агенти
       *[other] { $n } готових агентів
    }
edge-swordmaster = Майстер меча
edge-council = місце у Вищій раді
edge-control =
    { $n ->
        [one] { $n } локація під контролем
        [few] { $n } локації під контролем
       *[other] { $n } локацій під контролем
    }
edge-influence =
    { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
       *[other] { $n } очок впливу
    }
edge-alliances =
    { $n ->
        [one] { $n } союз
        [few] { $n } союзи
       *[other] { $n } союзів
    }
edge-deck = карти загальною ціною { $n }
edge-intrigue =
    { $n ->
        [one] { $n } карта інтриги
        [few] { $n } карти інтриг
       *[other] { $n } карт інтриг
    }
edge-strength =
    { $n ->
        [one] { $n } одиниця сили в конфлікті
        [few] { $n } одиниці сили в конфлікті
       *[other] { $n } одиниць сили в конфлікті
    }
