# Назви карт, лідерів, умінь і плиток доповнення «Родові лінії».

## Карти Імперіуму

card-bloodlines-arrakis_observer = Аракіська спостерігачка
card-bloodlines-bombast = Пихатість
card-bloodlines-choam_demands = Вимоги ДАПТ
card-bloodlines-command_center = Командний центр
card-bloodlines-corrupt_bureaucrat = Корумпований чиновник
card-bloodlines-delivery_logistics = Логістика поставок
card-bloodlines-disruption_tactics = Тактика зриву
card-bloodlines-eliminate_allies = Усунення союзників
card-bloodlines-elite_forces = Елітні сили
card-bloodlines-engineered_miracle = Підлаштоване диво
card-bloodlines-fremen_war_name = Фрименське бойове ім'я
card-bloodlines-holy_war = Священна війна
card-bloodlines-i_believe = Я вірю
card-bloodlines-imperial_throneship = Імперський тронний корабель
card-bloodlines-intelligence_training = Розвідувальна підготовка
card-bloodlines-litany_against_fear = Літанія проти страху
card-bloodlines-mercantile_affairs = Торговельні справи
card-bloodlines-pointing_the_way = Указати шлях
card-bloodlines-possible_futures = Можливі майбуття
card-bloodlines-quash_rebellion = Придушення повстання
card-bloodlines-sandwalk = Піщана хода
card-bloodlines-sardaukar_standard = Штандарт сардаукарів
card-bloodlines-shrouded_counsel = Прихована порадниця
card-bloodlines-southern_faith = Південна віра
card-bloodlines-urgent_shigawire = Терміновий шиґадріт
card-tech-ixian_ambassador = Іксіанський посол

## Карти інтриг

intrigue-bloodlines-adaptive_tactics = Гнучка тактика
intrigue-bloodlines-coercive_negotiation = Переговори під тиском
intrigue-bloodlines-desert_support = Підтримка пустелі
intrigue-bloodlines-emperors_invitation = Запрошення Імператора
intrigue-bloodlines-false_orders = Хибні накази
intrigue-bloodlines-grasp_arrakis = Захоплення Аракіса
intrigue-bloodlines-honor_guard = Почесна варта
intrigue-bloodlines-insider_information = Внутрішні відомості
intrigue-bloodlines-return_the_favor = Відплата за послугу
intrigue-bloodlines-ripples_in_the_sand = Брижі на піску
intrigue-bloodlines-sacred_pools = Священні водойми
intrigue-bloodlines-seize_production = Захоплення виробництва
intrigue-bloodlines-sleeper_unit = Сплячий агент
intrigue-bloodlines-tenuous_bond = Крихкий зв'язок
intrigue-bloodlines-the_strong_survive = Сильні виживають
intrigue-bloodlines-withdrawal_agreement = Угода про відступ
intrigue-tech-battlefield_research = Дослідження на полі бою
intrigue-tech-rapid_engineering = Швидка інженерія

## Заплутані інтриги

intrigue-bloodlines-twisted_ambitious = Амбітний
intrigue-bloodlines-twisted_calculating = Розважливий
intrigue-bloodlines-twisted_controlled = Стриманий
intrigue-bloodlines-twisted_devious = Підступний
intrigue-bloodlines-twisted_discerning = Проникливий
intrigue-bloodlines-twisted_insidious = Облудний
intrigue-bloodlines-twisted_resourceful = Винахідливий
intrigue-bloodlines-twisted_sadistic = Садистський
intrigue-bloodlines-twisted_shrewd = Кмітливий
intrigue-bloodlines-twisted_sinister = Зловісний
intrigue-bloodlines-twisted_unnatural = Неприродний
intrigue-bloodlines-twisted_withdrawn = Відсторонений

## Конфлікти, контракти, локації, Дім Гагал

conflict-bloodlines-skirmish_wild = { conflict-uprising-skirmish_crysknife }
conflict-bloodlines-storms_in_the_south = Бурі на півдні
contract-bloodlines-deliver_supplies_spy = { space-uprising-deliver_supplies }
contract-bloodlines-earn_any_alliance = Укладіть будь-який союз
contract-bloodlines-harvest_3_spy = { contract-choam-harvest_3 }
contract-bloodlines-harvest_4_spy = { contract-choam-harvest_4 }
contract-bloodlines-high_council_recall = { space-uprising-high_council }
contract-bloodlines-immediate_intrigue = { contract-choam-immediate }
contract-bloodlines-secrets = { space-uprising-secrets }
contract-bloodlines-spice_refinery_troops = { space-uprising-spice_refinery }
space-bloodlines-tueks_sietch = Січ Туека
hagal-bloodlines-tueks_sietch = Січ Туека
hagal-tech-acquire_tech = Придбання технологій
commander-bloodlines-space = Командир сардаукарів
embassy-tech-landsraad = Іксіанське посольство

## Лідери

leader-bloodlines-chani = Чані
leader-bloodlines-count_hasimir_fenring = Граф Хасімір Фенрінг
leader-bloodlines-duncan_idaho = Дункан Айдахо
leader-bloodlines-esmar_tuek = Есмар Туек
leader-bloodlines-gaius_helen_mohiam = Гая Елена Могіям
leader-bloodlines-liet_kynes = Льєт Кайнз
leader-bloodlines-piter_de_vries = Пітер де Вріз
leader-bloodlines-steersman_yrkoon = Стернич Іркун
leader-tech-kota_odax_of_ix = Кота Одакс з Іксу
leader-bloodlines-rival_chani = { leader-bloodlines-chani }
leader-bloodlines-rival_count_hasimir_fenring = { leader-bloodlines-count_hasimir_fenring }
leader-bloodlines-rival_duncan_idaho = { leader-bloodlines-duncan_idaho }
leader-bloodlines-rival_gaius_helen_mohiam = { leader-bloodlines-gaius_helen_mohiam }
leader-bloodlines-rival_piter_de_vries = { leader-bloodlines-piter_de_vries }
leader-tech-rival_kota_odax_of_ix = { leader-tech-kota_odax_of_ix }
ability-bloodlines-chani = Тактикиня
ability-bloodlines-count_hasimir_fenring = Убивця
ability-bloodlines-duncan_idaho = Майстер меча Ґіназу
ability-bloodlines-esmar_tuek = Січ Туека
ability-bloodlines-gaius_helen_mohiam = Потаємна
ability-bloodlines-liet_kynes = Планетолог Аракіса
ability-bloodlines-piter_de_vries = Заплутаний геній
ability-bloodlines-steersman_yrkoon = Прокладання курсу
ability-tech-kota_odax_of_ix = Таємний проєкт
signet-bloodlines-chani = Маневр федайкінів
signet-bloodlines-count_hasimir_fenring = Зв'язковий Корріно
signet-bloodlines-duncan_idaho = У вир битви
signet-bloodlines-esmar_tuek = Контрабанда прянощів
signet-bloodlines-gaius_helen_mohiam = Слухачі
signet-bloodlines-liet_kynes = Суддя переміни
signet-bloodlines-piter_de_vries = Радник Гарконненів
signet-bloodlines-steersman_yrkoon = Без персня
signet-tech-kota_odax_of_ix = Зворотна інженерія

## Карти навігації

navigation-bloodlines-draw_or_victory_point = Карта або переможне очко
navigation-bloodlines-influence_swap = Обмін впливу
navigation-bloodlines-solari_and_lasting_persuasion = Солярії та постійне переконання
navigation-bloodlines-spice_and_intrigue = Прянощі та інтрига
navigation-bloodlines-spice_or_influence = Прянощі або вплив
navigation-bloodlines-spice_or_spice_must_flow = Прянощі або «Прянощі мусять текти»
navigation-bloodlines-spy_or_recall = Шпигун або відкликання
navigation-bloodlines-trash_for_spice = Знищення за прянощі
navigation-bloodlines-troop_or_three_troops = Загін або три загони
navigation-bloodlines-water_and_spice = Вода та прянощі

## Уміння командирів

skill-bloodlines-canny = Хитрий
skill-bloodlines-charismatic = Харизматичний
skill-bloodlines-desperate = Відчайдушний
skill-bloodlines-driven = Рішучий
skill-bloodlines-fierce = Лютий
skill-bloodlines-hardy = Загартований
skill-bloodlines-loyal = Відданий

## Плитки технологій

tile-tech-advanced_data_analysis = Поглиблений аналіз даних
tile-tech-choam_transports = Транспорти ДАПТ
tile-tech-delivery_bay = Вантажний відсік
tile-tech-forbidden_weapons = Заборонена зброя
tile-tech-gene_locked_vault = Генетично замкнене сховище
tile-tech-glowglobes = Світлокулі
tile-tech-navigation_chamber = Навігаційна камера
tile-tech-ornithopter_fleet = Флот орнітоптерів
tile-tech-panopticon = Паноптикум
tile-tech-planetary_array = Планетарна мережа
tile-tech-plasteel_blades = Пластсталеві клинки
tile-tech-rapid_dropships = Швидкі десантні кораблі
tile-tech-sardaukar_high_command = Верховне командування сардаукарів
tile-tech-self_destroying_messages = Самознищувані послання
tile-tech-servo_receivers = Сервоприймачі
tile-tech-spy_drones = Шпигунські дрони
tile-tech-suspensor_suits = Суспензорні костюми
tile-tech-training_depot = Навчальний табір
