### Слова «Війни за Арракіс», спільні для сторінки й командного рядка.

## Обидві сторони та їхні колоди

side-atreides = Атріди
side-harkonnen = Харконнени
deck-house_atreides = Дім Атрідів
deck-fremen_ally = союзники-фримени
deck-house_harkonnen = Дім Харконненів
deck-corrino_ally = союзники Коррино

## Символи кубиків дій і сила пустелі

symbol-strategy = Стратегія
symbol-leadership = Командування
symbol-deployment = Розгортання
symbol-mentat = Ментат
symbol-house = Дім
symbol-desert_power = Сила пустелі

## Грані бойових кубиків

face-sword = влучання
face-shield = щит
face-special = особливий символ

## Місцевість

terrain-mountain = гори
terrain-plateau = плато
terrain-minor_erg = Малий ерг
terrain-desert = пустеля
terrain-deep_desert = глибока пустеля

## Місця

site-sietch = січ
site-settlement = поселення
site-pyon_village = село піонів
site-arrakeen = Арракін
site-carthag = Карфаг
site-testing_station = екологічна дослідна станція
settlement-arrakeen = Арракін
settlement-carthag = Карфаг
settlement-village_arsunt = село піонів Арсунт
settlement-village_hagga_basin = село піонів у Басейні Гаґґа
settlement-village_imperial_basin = село піонів у Басейні Імператора
settlement-village_north_pole = село піонів на Північному полюсі

## Сектори й повітряні зони

sector-ne = Північно-східний сектор
sector-se = Південно-східний сектор
sector-sw = Південно-західний сектор
sector-nw = Північно-західний сектор
sector-ine = Центральний північно-східний сектор
sector-ise = Центральний південно-східний сектор
sector-isw = Центральний південно-західний сектор
sector-inw = Центральний північно-західний сектор
zone-az_1 = північно-східна зовнішня повітряна зона
zone-az_2 = північна внутрішня повітряна зона
zone-az_3 = північно-західна зовнішня повітряна зона
zone-az_4 = східна внутрішня повітряна зона
zone-az_5 = південно-східна зовнішня повітряна зона
zone-az_6 = південна внутрішня повітряна зона
zone-az_7 = західна внутрішня повітряна зона
zone-az_8 = південно-західна зовнішня повітряна зона

## Фігурки й жетони

unit-regular = звичайний загін
unit-elite = елітний загін
unit-special = особливий елітний загін
unit-fedaykin = федайкін
unit-sardaukar = сардаукар
unit-naib = наїб
unit-bashar = башар
unit-generic = безіменний командир
unit-token = жетон розгортання
vehicle-harvester = комбайн
vehicle-ornithopter = орнітоптер
vehicle-carryall = вантажоліт
worm-sandworm = піщаний хробак
worm-wild_maker = Дикий творець
wormsign-sand = пісок
wormsign-sandworm = піщаний хробак
wormsign-burrowing = хробак, що заривається
atomics-splintered_rock = Родова атомна зброя: Розколота скеля
atomics-hole_in_the_rock = Родова атомна зброя: Діра в скелі
atomics-rimwall_west = Родова атомна зброя: Західна крайова стіна

## Шкали, маркери й санкції

marker-kwisatz_haderach = Квізац Хадерах
marker-sand_dwellers = Піщаний народ
marker-jihad = Джихад
imperium-choam = ДАПТ
imperium-spacing_guild = Гільдія Лоцманів
imperium-landsraad = Ландсраад
component-ours = наша реконструкція
wormsign-wormsign_sand-more = Нічого не приходить.
wormsign-wormsign_sandworm-more = До області приходить піщаний хробак.
wormsign-wormsign_burrowing-more = У глибокій пустелі до області приходить піщаний хробак.
testing_station-station_kwisatz_haderach-more = { marker-kwisatz_haderach }: на 1 поділку вище.
testing_station-station_sand_dwellers-more = { marker-sand_dwellers }: на 1 поділку вище.
testing_station-station_jihad-more = { marker-jihad }: на 1 поділку вище.
ban-choam = Дорожче утримання
ban-spacing_guild = Захмарна ціна метеосупутників
ban-landsraad = Форми слід шанувати
ban-choam-more = Не більше 5 загонів Харконненів в області.
ban-spacing_guild-more = Розвідку заборонено.
ban-landsraad-more = Харконнени не можуть скидати карти планування заради бойових кубиків.

## Фази раунду

phase-vehicles = Розміщення транспорту
phase-actions = Фаза дій
phase-hazards = Небезпеки пустелі
phase-harvest = Збір прянощів
phase-end = Кінець раунду

## Коли беруть карти передбачення

timing-turn_action = Фаза дій, як дія
timing-free_action = Фаза дій, як вільна дія
timing-at_once = Фаза дій, негайно
timing-end_of_round = Кінець раунду

## Таємні цілі: де мають бути маркери

objective-objective_1 = Квізац Хадерах 10, Піщаний народ 5, Джихад 3
objective-objective_2 = Квізац Хадерах 10, Піщаний народ 3, Джихад 5
objective-objective_3 = Квізац Хадерах 5, Піщаний народ 10, Джихад 3
objective-objective_4 = Квізац Хадерах 3, Піщаний народ 10, Джихад 5
objective-objective_5 = Квізац Хадерах 5, Піщаний народ 3, Джихад 10
objective-objective_6 = Квізац Хадерах 3, Піщаний народ 5, Джихад 10

## Що містять жетони розгортання

token-atreides_start_rr = 2 звичайні загони
token-atreides_start_re = 1 звичайний і 1 елітний загін
token-atreides_start_ee = 2 елітні загони
token-atreides_start_rf = 1 звичайний загін і 1 федайкін
token-atreides_std_rr = 2 звичайні загони
token-atreides_std_re = 1 звичайний і 1 елітний загін
token-atreides_std_ee = 2 елітні загони
token-atreides_std_rf = 1 звичайний загін і 1 федайкін
token-atreides_std_ef = 1 елітний загін і 1 федайкін

## Області без назви: за сектором і номером

area-ne_1 = ПнСх 1
area-ne_2 = ПнСх 2
area-ne_3 = ПнСх 3
area-ne_4 = ПнСх 4
area-ne_5 = ПнСх 5
area-ne_6 = ПнСх 6
area-ne_7 = ПнСх 7
area-ne_8 = ПнСх 8
area-ne_9 = ПнСх 9
area-ne_10 = ПнСх 10
area-ne_11 = ПнСх 11
area-ne_12 = ПнСх 12
area-ne_13 = ПнСх 13
area-ne_14 = ПнСх 14
area-ne_15 = ПнСх 15
area-ne_16 = ПнСх 16
area-se_1 = ПдСх 1
area-se_2 = ПдСх 2
area-se_3 = ПдСх 3
area-se_4 = ПдСх 4
area-se_5 = ПдСх 5
area-se_6 = ПдСх 6
area-se_7 = ПдСх 7
area-se_8 = ПдСх 8
area-sw_1 = ПдЗх 1
area-sw_2 = ПдЗх 2
area-sw_3 = ПдЗх 3
area-sw_4 = ПдЗх 4
area-sw_5 = ПдЗх 5
area-sw_6 = ПдЗх 6
area-sw_7 = ПдЗх 7
area-sw_8 = ПдЗх 8
area-sw_9 = ПдЗх 9
area-nw_1 = ПнЗх 1
area-nw_2 = ПнЗх 2
area-nw_3 = ПнЗх 3
area-nw_4 = ПнЗх 4
area-nw_5 = ПнЗх 5
area-nw_6 = ПнЗх 6
area-nw_7 = ПнЗх 7
area-nw_8 = ПнЗх 8
area-nw_9 = ПнЗх 9
area-nw_10 = ПнЗх 10
area-nw_11 = ПнЗх 11
area-nw_12 = ПнЗх 12
area-nw_13 = ПнЗх 13
area-nw_14 = ПнЗх 14
area-nw_15 = ПнЗх 15
area-nw_16 = ПнЗх 16
area-ine_1 = Внутрішній ПнСх 1
area-ine_2 = Внутрішній ПнСх 2
area-ine_3 = Внутрішній ПнСх 3
area-ine_4 = Внутрішній ПнСх 4
area-ine_5 = Внутрішній ПнСх 5
area-ine_6 = Внутрішній ПнСх 6
area-ine_7 = Внутрішній ПнСх 7
area-ine_8 = Внутрішній ПнСх 8
area-ine_9 = Внутрішній ПнСх 9
area-ise_1 = Внутрішній ПдСх 1
area-ise_2 = Внутрішній ПдСх 2
area-ise_3 = Внутрішній ПдСх 3
area-ise_4 = Внутрішній ПдСх 4
area-ise_5 = Внутрішній ПдСх 5
area-isw_1 = Внутрішній ПдЗх 1
area-isw_2 = Внутрішній ПдЗх 2
area-isw_3 = Внутрішній ПдЗх 3
area-isw_4 = Внутрішній ПдЗх 4
area-isw_5 = Внутрішній ПдЗх 5
area-isw_6 = Внутрішній ПдЗх 6
area-inw_1 = Внутрішній ПнЗх 1
area-inw_2 = Внутрішній ПнЗх 2
area-inw_3 = Внутрішній ПнЗх 3
area-inw_4 = Внутрішній ПнЗх 4
