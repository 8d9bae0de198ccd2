### Words of War for Arrakis that the page and the command line share.
### Names of cards, leaders and areas are in the content; other languages have them in names.ftl.

## The two sides and their decks

side-atreides = Atreides
side-harkonnen = Harkonnen
deck-house_atreides = House Atreides
deck-fremen_ally = Fremen ally
deck-house_harkonnen = House Harkonnen
deck-corrino_ally = Corrino ally

## Symbols of the action dice, and desert power

symbol-strategy = Strategy
symbol-leadership = Leadership
symbol-deployment = Deployment
symbol-mentat = Mentat
symbol-house = House
symbol-desert_power = Desert Power

## Faces of the combat dice

face-sword = hit
face-shield = shield
face-special = special

## Terrain

terrain-mountain = mountain
terrain-plateau = plateau
terrain-minor_erg = minor erg
terrain-desert = desert
terrain-deep_desert = deep desert

## Sites

site-sietch = sietch
site-settlement = settlement
site-pyon_village = pyon village
site-arrakeen = Arrakeen
site-carthag = Carthag
site-testing_station = ecological testing station
settlement-arrakeen = Arrakeen
settlement-carthag = Carthag
settlement-village_arsunt = pyon village of Arsunt
settlement-village_hagga_basin = pyon village of Hagga Basin
settlement-village_imperial_basin = pyon village of Imperial Basin
settlement-village_north_pole = pyon village of the North Pole

## Sectors and air zones

sector-ne = North-East Sector
sector-se = South-East Sector
sector-sw = South-West Sector
sector-nw = North-West Sector
sector-ine = Central North-East Sector
sector-ise = Central South-East Sector
sector-isw = Central South-West Sector
sector-inw = Central North-West Sector
zone-az_1 = north-eastern outer air zone
zone-az_2 = northern inner air zone
zone-az_3 = north-western outer air zone
zone-az_4 = eastern inner air zone
zone-az_5 = south-eastern outer air zone
zone-az_6 = southern inner air zone
zone-az_7 = western inner air zone
zone-az_8 = south-western outer air zone

## Figures and tokens

unit-regular = regular unit
unit-elite = elite unit
unit-special = special elite unit
unit-fedaykin = fedaykin
unit-sardaukar = sardaukar
unit-naib = naib
unit-bashar = bashar
unit-generic = generic leader
unit-token = deployment token
vehicle-harvester = harvester
vehicle-ornithopter = ornithopter
vehicle-carryall = carryall
worm-sandworm = sandworm
worm-wild_maker = Wild Maker
wormsign-sand = sand
wormsign-sandworm = sandworm
wormsign-burrowing = burrowing sandworm
atomics-splintered_rock = Family atomics: Splintered Rock
atomics-hole_in_the_rock = Family atomics: Hole in the Rock
atomics-rimwall_west = Family atomics: Rimwall West

## Tracks, markers and bans

marker-kwisatz_haderach = Kwisatz Haderach
marker-sand_dwellers = Sand Dwellers
marker-jihad = Jihad
imperium-choam = CHOAM
imperium-spacing_guild = Spacing Guild
imperium-landsraad = Landsraad
component-ours = our reconstruction
wormsign-wormsign_sand-more = Nothing comes.
wormsign-wormsign_sandworm-more = A sandworm comes to the area.
wormsign-wormsign_burrowing-more = In a deep desert a sandworm comes to the area.
testing_station-station_kwisatz_haderach-more = Kwisatz Haderach goes up 1 step.
testing_station-station_sand_dwellers-more = Sand Dwellers goes up 1 step.
testing_station-station_jihad-more = Jihad goes up 1 step.
ban-choam = Higher Costs of Maintenance
ban-spacing_guild = Prohibitive Price for Weather Satellites
ban-landsraad = The Forms Must Be Obeyed
ban-choam-more = No more than 5 Harkonnen units in an area.
ban-spacing_guild-more = No scouting.
ban-landsraad-more = The Harkonnen may not discard planning cards for combat dice.

## Phases of a round

phase-vehicles = Vehicle placement
phase-actions = Action phase
phase-hazards = Desert hazards
phase-harvest = Spice harvest
phase-end = End of the round

## When prescience cards are claimed

timing-turn_action = Action phase, as an action
timing-free_action = Action phase, as a free action
timing-at_once = Action phase, at once
timing-end_of_round = End of the round

## Secret objectives: where the markers must be

objective-objective_1 = Kwisatz Haderach 10, Sand Dwellers 5, Jihad 3
objective-objective_2 = Kwisatz Haderach 10, Sand Dwellers 3, Jihad 5
objective-objective_3 = Kwisatz Haderach 5, Sand Dwellers 10, Jihad 3
objective-objective_4 = Kwisatz Haderach 3, Sand Dwellers 10, Jihad 5
objective-objective_5 = Kwisatz Haderach 5, Sand Dwellers 3, Jihad 10
objective-objective_6 = Kwisatz Haderach 3, Sand Dwellers 5, Jihad 10

## What deployment tokens hold

token-atreides_start_rr = 2 regulars
token-atreides_start_re = 1 regular and 1 elite
token-atreides_start_ee = 2 elites
token-atreides_start_rf = 1 regular and 1 fedaykin
token-atreides_std_rr = 2 regulars
token-atreides_std_re = 1 regular and 1 elite
token-atreides_std_ee = 2 elites
token-atreides_std_rf = 1 regular and 1 fedaykin
token-atreides_std_ef = 1 elite and 1 fedaykin

## Areas that have no name of their own: by their sector and number

area-ne_1 = NE 1
area-ne_2 = NE 2
area-ne_3 = NE 3
area-ne_4 = NE 4
area-ne_5 = NE 5
area-ne_6 = NE 6
area-ne_7 = NE 7
area-ne_8 = NE 8
area-ne_9 = NE 9
area-ne_10 = NE 10
area-ne_11 = NE 11
area-ne_12 = NE 12
area-ne_13 = NE 13
area-ne_14 = NE 14
area-ne_15 = NE 15
area-ne_16 = NE 16
area-se_1 = SE 1
area-se_2 = SE 2
area-se_3 = SE 3
area-se_4 = SE 4
area-se_5 = SE 5
area-se_6 = SE 6
area-se_7 = SE 7
area-se_8 = SE 8
area-sw_1 = SW 1
area-sw_2 = SW 2
area-sw_3 = SW 3
area-sw_4 = SW 4
area-sw_5 = SW 5
area-sw_6 = SW 6
area-sw_7 = SW 7
area-sw_8 = SW 8
area-sw_9 = SW 9
area-nw_1 = NW 1
area-nw_2 = NW 2
area-nw_3 = NW 3
area-nw_4 = NW 4
area-nw_5 = NW 5
area-nw_6 = NW 6
area-nw_7 = NW 7
area-nw_8 = NW 8
area-nw_9 = NW 9
area-nw_10 = NW 10
area-nw_11 = NW 11
area-nw_12 = NW 12
area-nw_13 = NW 13
area-nw_14 = NW 14
area-nw_15 = NW 15
area-nw_16 = NW 16
area-ine_1 = Inner NE 1
area-ine_2 = Inner NE 2
area-ine_3 = Inner NE 3
area-ine_4 = Inner NE 4
area-ine_5 = Inner NE 5
area-ine_6 = Inner NE 6
area-ine_7 = Inner NE 7
area-ine_8 = Inner NE 8
area-ine_9 = Inner NE 9
area-ise_1 = Inner SE 1
area-ise_2 = Inner SE 2
area-ise_3 = Inner SE 3
area-ise_4 = Inner SE 4
area-ise_5 = Inner SE 5
area-isw_1 = Inner SW 1
area-isw_2 = Inner SW 2
area-isw_3 = Inner SW 3
area-isw_4 = Inner SW 4
area-isw_5 = Inner SW 5
area-isw_6 = Inner SW 6
area-inw_1 = Inner NW 1
area-inw_2 = Inner NW 2
area-inw_3 = Inner NW 3
area-inw_4 = Inner NW 4
