# Назви карт, локацій, конфліктів і контрактів та імена лідерів гри «Дюна. Імперіум. Піднесення». Що зветься як у базовій грі, посилається на неї.

## Карти початкової колоди, Фонду та Імперіуму

card-uprising-convincing_argument = { card-convincing_argument }
card-uprising-dagger = { card-dagger }
card-uprising-diplomacy = { card-diplomacy }
card-uprising-dune_the_desert_planet = { card-dune_the_desert_planet }
card-uprising-reconnaissance = { card-reconnaissance }
card-uprising-seek_allies = { card-seek_allies }
card-uprising-signet_ring = { card-signet_ring }
card-uprising-prepare_the_way = Підготовка шляху
card-uprising-the_spice_must_flow = { card-the_spice_must_flow }
card-uprising-bene_gesserit_operative = Оперативниця Бене Гессерит
card-uprising-branching_path = Розгалужений шлях
card-uprising-calculus_of_power = Арифметика влади
card-uprising-captured_mentat = Полонений ментат
card-choam-cargo_runner = Перевізник вантажів
card-uprising-chani_clever_tactician = Чані, кмітлива тактикиня
card-uprising-corrinth_city = Місто Коррінт
card-uprising-covert_operation = Таємна операція
card-uprising-dangerous_rhetoric = Небезпечна риторика
card-choam-delivery_agreement = Угода про постачання
card-uprising-desert_power = Сила пустелі
card-uprising-desert_survival = Виживання в пустелі
card-uprising-double_agent = Подвійний агент
card-uprising-ecological_testing_station = Екологічна дослідна станція
card-uprising-fedaykin_stilltent = Дистинамет федайкінів
card-uprising-guild_envoy = Посланець Гільдії
card-uprising-guild_spy = Шпигун Гільдії
card-uprising-hidden_missive = Прихована депеша
card-uprising-imperial_spymaster = Очільник імперських шпигунів
card-uprising-in_high_places = У високих колах
card-choam-interstellar_trade = Міжзоряна торгівля
card-uprising-junction_headquarters = Штаб-квартира на Джанкшені
card-uprising-leadership = Лідерство
card-uprising-long_live_the_fighters = Хай живуть бійці
card-uprising-maker_keeper = Доглядач творців
card-uprising-maula_pistol = Пістолет маула
card-uprising-northern_watermaster = Північний водомайстер
card-uprising-overthrow = Повалення
card-uprising-paracompass = Паракомпас
card-uprising-price_is_no_object = Ціна не має значення
card-choam-priority_contracts = Пріоритетні контракти
card-uprising-public_spectacle = Публічне видовище
card-uprising-rebel_supplier = Постачальник повстанців
card-uprising-reliable_informant = Надійний інформатор
card-uprising-sardaukar_coordination = Координація сардауків
card-uprising-sardaukar_soldier = Солдат-сардаукар
card-uprising-shishakli = Шишаклі
card-uprising-smugglers_harvester = Комбайн контрабандиста
card-uprising-smugglers_haven = Притулок контрабандистів
card-uprising-southern_elders = Старійшини півдня
card-uprising-space_time_folding = Згортання часопростору
card-uprising-spacing_guilds_favor = Прихильність Гільдії Лоцманів
card-uprising-spy_network = Шпигунська мережа
card-uprising-steersman = Лоцман
card-uprising-stilgar_the_devoted = Стілгар Відданий
card-uprising-strike_fleet = Ударний флот
card-uprising-subversive_advisor = Підступний порадник
card-uprising-treacherous_maneuver = Віроломний маневр
card-uprising-tread_in_darkness = Кроки в темряві
card-uprising-truthtrance = Транс правди
card-uprising-undercover_asset = Агент під прикриттям
card-uprising-unswerving_loyalty = Непохитна вірність
card-uprising-weirding_woman = Чаклунка
card-uprising-wheels_within_wheels = Колеса всередині коліс

## Карти інтриг

intrigue-choam-backed_by_choam = За підтримки ДАПТ
intrigue-uprising-buy_access = Куплений доступ
intrigue-uprising-call_to_arms = Заклик до зброї
intrigue-uprising-change_allegiances = Зміна сторони
intrigue-choam-choam_profits = Прибутки ДАПТ
intrigue-uprising-contingency_plan = Запасний план
intrigue-uprising-councilors_ambition = Амбіції радника
intrigue-uprising-crysknife = Крисніж
intrigue-uprising-cunning = Хитрість
intrigue-uprising-depart_for_arrakis = Відліт на Арракіс
intrigue-uprising-desert_mouse = Пустельна миша
intrigue-uprising-detonation = Підрив
intrigue-uprising-devour = Пожирання
intrigue-uprising-distraction = Відвернення уваги
intrigue-uprising-find_weakness = Пошук слабкого місця
intrigue-uprising-go_to_ground = Залягти на дно
intrigue-uprising-imperium_politics = Політика Імперіуму
intrigue-uprising-impress = Справити враження
intrigue-uprising-inspire_awe = Навіяти трепет
intrigue-uprising-intelligence_report = Донесення розвідки
intrigue-choam-leverage = Важіль впливу
intrigue-uprising-manipulate = Маніпуляція
intrigue-uprising-market_opportunity = Ринкова нагода
intrigue-uprising-mercenaries = Найманці
intrigue-uprising-opportunism = Опортунізм
intrigue-uprising-ornithopter = Орнітоптер
intrigue-uprising-questionable_methods = Сумнівні методи
intrigue-choam-reach_agreement = Укладення угоди
intrigue-uprising-secure_spice_trade = Забезпечення торгівлі прянощами
intrigue-uprising-shaddams_favor = Прихильність Шаддама
intrigue-uprising-shadow_alliance = Тіньовий союз
intrigue-uprising-sietch_ritual = Ритуал у січі
intrigue-uprising-special_mission = Спеціальна місія
intrigue-uprising-spice_is_power = Прянощі — це влада
intrigue-uprising-spring_the_trap = Пастка спрацювала
intrigue-uprising-strategic_stockpiling = Стратегічні запаси
intrigue-uprising-tactical_option = Тактичний варіант
intrigue-uprising-unexpected_allies = Несподівані союзники
intrigue-uprising-weirding_combat = Чаклунський бій

## Конфлікти

conflict-uprising-skirmish_crysknife = { conflict-skirmish_a }
conflict-uprising-skirmish_ornithopter = { conflict-skirmish_a }
conflict-uprising-skirmish_desert_mouse = { conflict-skirmish_a }
conflict-uprising-choam_security = Охорона ДАПТ
conflict-uprising-spice_freighters = Транспорти з прянощами
conflict-uprising-siege_of_arrakeen = { conflict-siege_of_arrakeen }
conflict-uprising-seize_spice_refinery = Захоплення заводу прянощів
conflict-uprising-test_of_loyalty = Випробування вірності
conflict-uprising-shadow_contest = Тіньове протистояння
conflict-uprising-secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-uprising-protect_the_sietches = Захист січей
conflict-uprising-trade_dispute = Торговельна суперечка
conflict-uprising-propaganda = Пропаганда
conflict-uprising-battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-uprising-battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-uprising-battle_for_spice_refinery = Битва за завод прянощів

## Лідери

leader-uprising-feyd_rautha_harkonnen = Фейд-Раута Харконнен
leader-uprising-gurney_halleck = Гурні Галлек
leader-uprising-lady_amber_metulli = Леді Амбер Метуллі
leader-uprising-lady_jessica = Леді Джессіка
leader-uprising-reverend_mother_jessica = Превелебна мати Джессіка
leader-uprising-lady_margot_fenring = Леді Марго Фенрінг
leader-uprising-muad_dib = Муад’Діб
leader-uprising-princess_irulan = Принцеса Ірулан
leader-choam-shaddam_corrino_iv = Шаддам IV Коррино
leader-uprising-staban_tuek = Стабан Туек

## Уміння лідерів

ability-uprising-feyd_rautha_harkonnen = Підступна сила
ability-uprising-gurney_halleck = Завжди з усмішкою
ability-uprising-lady_amber_metulli = Розвідники пустелі
ability-uprising-lady_jessica = Інші спогади
ability-uprising-reverend_mother_jessica = Превелебна мати
ability-uprising-lady_margot_fenring = Вірність
ability-uprising-muad_dib = Непередбачуваний ворог
ability-uprising-princess_irulan = Право імператорської крові
ability-choam-shaddam_corrino_iv = Командир сардаукарів
ability-uprising-staban_tuek = Контрабанда прянощів

## Уміння персня з печаткою

signet-uprising-feyd_rautha_harkonnen = Особисте тренування
signet-uprising-gurney_halleck = Воєначальник
signet-uprising-lady_amber_metulli = Повна скарбниця
signet-uprising-lady_jessica = Прянощева агонія
signet-uprising-reverend_mother_jessica = Вода життя
signet-uprising-lady_margot_fenring = Інформатор з Арракіса
signet-uprising-muad_dib = Вести за собою
signet-uprising-princess_irulan = Прозірливість літописиці
signet-choam-shaddam_corrino_iv = Імператор відомого Всесвіту
signet-uprising-staban_tuek = Невидима мережа

## Локації

space-uprising-sardaukar = Сардаукар
space-uprising-dutiful_service = Сумлінна служба
space-uprising-heighliner = { space-heighliner }
space-uprising-deliver_supplies = Доставка припасів
space-uprising-espionage = Шпигунство
space-uprising-secrets = { space-secrets }
space-uprising-desert_tactics = Тактика пустелі
space-uprising-fremkit = Фримкомплект
space-uprising-high_council = { space-high_council }
space-uprising-imperial_privilege = Імперський привілей
space-uprising-swordmaster = { space-swordmaster }
space-uprising-assembly_hall = Зала зборів
space-uprising-gather_support = Збір підтримки
space-uprising-arrakeen = { space-arrakeen }
space-uprising-spice_refinery = Завод прянощів
space-uprising-research_station = { space-research_station }
space-uprising-sietch_tabr = { space-sietch_tabr }
space-uprising-imperial_basin = { space-imperial_basin }
space-uprising-hagga_basin = { space-hagga_basin }
space-uprising-deep_desert = Глибока пустеля
space-uprising-accept_contract = Прийняти контракт
space-uprising-shipping = Перевезення

## Контракти

contract-choam-acquire_the_spice_must_flow = Придбайте «Прянощі повинні текти»
contract-choam-arrakeen_water = { space-uprising-arrakeen }
contract-choam-arrakeen_troop_spy = { space-uprising-arrakeen }
contract-choam-deliver_supplies = { space-uprising-deliver_supplies }
contract-choam-espionage = { space-uprising-espionage }
contract-choam-harvest_3 = Збір 3+
contract-choam-harvest_4 = Збір 4+
contract-choam-heighliner_water = { space-uprising-heighliner }
contract-choam-heighliner_troops = { space-uprising-heighliner }
contract-choam-high_council_solari = { space-uprising-high_council }
contract-choam-high_council_influence = { space-uprising-high_council }
contract-choam-immediate = Негайний контракт
contract-choam-research_station_solari = { space-uprising-research_station }
contract-choam-research_station_spy = { space-uprising-research_station }
contract-choam-sardaukar_cards = { space-uprising-sardaukar }
contract-choam-sardaukar_recall = { space-uprising-sardaukar }
contract-choam-spice_refinery_cards = { space-uprising-spice_refinery }
contract-choam-spice_refinery_water = { space-uprising-spice_refinery }

## Шестеро гравців: карти командувачів

card-uprising-muad_dib_command_respect = Викликати повагу
card-uprising-muad_dib_convincing_argument = { card-convincing_argument }
card-uprising-muad_dib_demand_attention = Вимагати уваги
card-uprising-muad_dib_desert_call = Поклик пустелі
card-uprising-muad_dib_limited_landsraad_access = Обмежений доступ до Ландсрааду
card-uprising-muad_dib_seek_allies = { card-seek_allies }
card-uprising-muad_dib_signet_ring = { card-signet_ring }
card-uprising-muad_dib_threaten_spice_production = Загроза видобутку прянощів
card-uprising-muad_dib_usul = Усул
card-uprising-shaddam_convincing_argument = { card-convincing_argument }
card-uprising-shaddam_corrino_might = Могутність Коррино
card-uprising-shaddam_critical_shipments = Критичні поставки
card-uprising-shaddam_demand_results = Вимагати результатів
card-uprising-shaddam_devastating_assault = Нищівний штурм
card-uprising-shaddam_imperial_ornithopter = Імперський орнітоптер
card-uprising-shaddam_imperial_tent = Імперський намет
card-uprising-shaddam_seek_allies = { card-seek_allies }
card-uprising-shaddam_signet_ring = { card-signet_ring }

## Шестеро гравців: локації

space-uprising-military_support = Військова підтримка
space-uprising-economic_support = Економічна підтримка
space-uprising-controversial_technology = Суперечлива технологія
space-uprising-expedition = Експедиція
space-uprising-swordmaster_6p = { space-swordmaster }
space-uprising-carthag = { space-carthag }
space-uprising-habbanya_erg = Ерг Хаббанія
space-uprising-vast_wealth = Незліченні багатства
space-uprising-sardaukar_6p = { space-uprising-sardaukar }
space-uprising-hardy_warriors = { space-hardy_warriors }
space-uprising-desert_mastery = Панування над пустелею
