# Назви карт, конфліктів, локацій та імена лідерів.

## Карти початкової колоди, Фонду та Імперіуму

card-convincing_argument = Переконливий аргумент
card-dagger = Кинджал
card-diplomacy = Дипломатія
card-dune_the_desert_planet = Дюна, пустельна планета
card-reconnaissance = Розвідка
card-seek_allies = Пошук союзників
card-signet_ring = Перстень із печаткою
card-arrakis_liaison = Представник Арракіса
card-the_spice_must_flow = Прянощі повинні текти
card-foldspace = Міжпросторова подорож
card-arrakis_recruiter = Вербувальник з Арракіса
card-assassination_mission = Місія вбивці
card-bene_gesserit_initiate = Утаємничена Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Вантажоліт
card-chani = Чані
card-choam_directorship = Директорство в ДАПТ
card-crysknife = Крисніж
card-dr_yueh = Доктор Юе
card-duncan_idaho = Дункан Айдаго
card-fedaykin_death_commando = Федайкін-смертник
card-firm_grip = Міцна хватка
card-fremen_camp = Табір Фрименів
card-gene_manipulation = Генна маніпуляція
card-guild_administrator = Адміністратор Гільдії
card-guild_ambassador = Посол Гільдії
card-guild_bankers = Банкіри Гільдії
card-gun_thopter = Бойовий топтер
card-gurney_halleck = Гурні Галлек
card-imperial_spy = Імперський шпигун
card-kwisatz_haderach = Квізац Хадерах
card-lady_jessica = Леді Джессіка
card-liet_kynes = Лієт Кайнс
card-missionaria_protectiva = Міссіонарія Протектива
card-opulence = Розкіш
card-other_memory = Інша пам’ять
card-piter_de_vries = Пітер де Вріз
card-power_play = Боротьба за владу
card-reverend_mother_mohiam = Превелебна мати Могіам
card-sardaukar_infantry = Піхота сардауків
card-sardaukar_legion = Легіон сардауків
card-scout = Розвідник
card-shifting_allegiances = Мінлива вірність
card-sietch_reverend_mother = Превелебна мати січі
card-smugglers_thopter = Топтер контрабандиста
card-space_travel = Космічна подорож
card-spice_hunter = Шукач прянощів
card-spice_smugglers = Контрабандисти прянощів
card-stilgar = Стілгар
card-test_of_humanity = Перевірка на людськість
card-the_voice = Голос
card-thufir_hawat = Туфір Хават
card-worm_riders = Вершники хробаків

## Карти інтриг

intrigue-allied_armada = Союзна армада
intrigue-ambush = Засідка
intrigue-bindu_suspension = Бінду-затримка
intrigue-bribery = Хабар
intrigue-bypass_protocol = В обхід протоколу
intrigue-calculated_hire = Обдумані витрати
intrigue-charisma = Харизма
intrigue-choam_shares = Акції ДАПТ
intrigue-corner_the_market = Захоплення ринку
intrigue-councilors_dispensation = Привілей радника
intrigue-demand_respect = Вимога поваги
intrigue-dispatch_an_envoy = Відправлення посланця
intrigue-double_cross = Подвійна гра
intrigue-favored_subject = Улюблений підданий
intrigue-guild_authorization = Дозвіл Гільдії
intrigue-infiltrate = Проникнення
intrigue-know_their_ways = Знання їхніх звичаїв
intrigue-master_tactician = Майстер тактики
intrigue-plans_within_plans = Плани всередині планів
intrigue-poison_snooper = Вловлювач отрути
intrigue-private_army = Приватна армія
intrigue-rapid_mobilization = Швидка мобілізація
intrigue-recruitment_mission = Вербувальна місія
intrigue-refocus = Переорієнтація
intrigue-reinforcements = Підкріплення
intrigue-secret_of_the_sisterhood = Таємниця Сестринства
intrigue-staged_incident = Інсценований інцидент
intrigue-the_sleeper_must_awaken = Сплячий повинен прокинутися
intrigue-tiebreaker = Вирішальна перевага
intrigue-to_the_victor = Переможець бере все
intrigue-urgent_mission = Термінова місія
intrigue-water_of_life = Вода життя
intrigue-water_peddlers_union = Спілка торговців водою
intrigue-windfall = Несподіваний прибуток

## Карти Дому Гагал

hagal-conspire = Змова
hagal-wealth = Багатство
hagal-heighliner = Гайлайнер
hagal-foldspace = Міжпросторова подорож
hagal-selective_breeding = Вибіркова селекція
hagal-secrets = Секрети
hagal-hardy_warriors = Витривалі воїни
hagal-stillsuits = Дистикости
hagal-rally_troops = Збір загонів
hagal-hall_of_oratory = Ораторська зала
hagal-carthag = Карфаг
hagal-harvest_spice = Збір прянощів
hagal-arrakeen_1h = Арракін
hagal-arrakeen_2h = Арракін
hagal-reshuffle = Перетасування

## Конфлікти

conflict-skirmish_a = Сутичка
conflict-skirmish_b = Сутичка
conflict-skirmish_c = Сутичка
conflict-skirmish_d = Сутичка
conflict-cloak_and_dagger = Плащ і кинджал
conflict-desert_power = Сила пустелі
conflict-guild_bank_raid = Наліт на банк Гільдії
conflict-machinations = Махінації
conflict-raid_stockpiles = Наліт на склади
conflict-secure_imperial_basin = Захоплення Басейну Імператора
conflict-siege_of_arrakeen = Облога Арракіна
conflict-siege_of_carthag = Облога Карфага
conflict-sort_through_the_chaos = Порядок у хаосі
conflict-terrible_purpose = Страшне призначення
conflict-battle_for_arrakeen = Битва за Арракін
conflict-battle_for_carthag = Битва за Карфаг
conflict-battle_for_imperial_basin = Битва за Басейн Імператора
conflict-grand_vision = Величне видіння

## Лідери

leader-baron_vladimir_harkonnen = Барон Владімір Харконнен
leader-glossu_the_beast_rabban = Глоссу «Звір» Раббан
leader-duke_leto_atreides = Герцог Лето Атрід
leader-paul_atreides = Пол Атрід
leader-count_ilban_richese = Граф Ілбан Річез
leader-helena_richese = Гелена Річез
leader-countess_ariana_thorvald = Графиня Аріана Торвальд
leader-earl_memnon_thorvald = Граф Мемнон Торвальд

## Уміння лідерів

ability-baron_vladimir_harkonnen = Спритний хід
ability-glossu_the_beast_rabban = Лен на Арракісі
ability-duke_leto_atreides = Популярність у Ландсрааді
ability-paul_atreides = Передбачення
ability-count_ilban_richese = Безжальний перемовник
ability-helena_richese = Очі всюди
ability-countess_ariana_thorvald = Залежність від прянощів
ability-earl_memnon_thorvald = Зв’язки

## Уміння персня з печаткою

signet-baron_vladimir_harkonnen = Підступ
signet-glossu_the_beast_rabban = Жорстокість
signet-duke_leto_atreides = Розважлива дипломатія
signet-paul_atreides = Дисципліна
signet-count_ilban_richese = Виробництво
signet-helena_richese = Маніпуляція
signet-countess_ariana_thorvald = Прихована водойма
signet-earl_memnon_thorvald = Сховище прянощів

## Локації

space-conspire = Змова
space-wealth = Багатство
space-heighliner = Гайлайнер
space-foldspace = Міжпросторова подорож
space-selective_breeding = Вибіркова селекція
space-secrets = Секрети
space-hardy_warriors = Витривалі воїни
space-stillsuits = Дистикости
space-high_council = Вища рада
space-mentat = Ментат
space-swordmaster = Майстер меча
space-rally_troops = Збір загонів
space-hall_of_oratory = Ораторська зала
space-secure_contract = Укладання контракту
space-sell_melange = Продаж меланжу
space-the_great_flat = Велика рівнина
space-hagga_basin = Басейн Гаґґа
space-imperial_basin = Басейн Імператора
space-arrakeen = Арракін
space-carthag = Карфаг
space-research_station = Дослідницька станція
space-sietch_tabr = Січ Табр

## Рівні складності

difficulty-mercenary = Найманець
difficulty-sardaukar = Сардаукар
difficulty-mentat = Ментат
difficulty-kwisatz_haderach = Квізац Хадерах
