### Slova Války o Arrakis, společná stránce a příkazové řádce.

## Obě strany a jejich balíčky

side-atreides = Atreidové
side-harkonnen = Harkonnenové
deck-house_atreides = rod Atreidů
deck-fremen_ally = fremenští spojenci
deck-house_harkonnen = rod Harkonnenů
deck-corrino_ally = corrinští spojenci

## Symboly akčních kostek a pouštní síla

symbol-strategy = Strategie
symbol-leadership = Velení
symbol-deployment = Výsadek
symbol-mentat = Mentat
symbol-house = Rod
symbol-desert_power = Pouštní síla

## Strany bitevních kostek

face-sword = zásah
face-shield = štít
face-special = speciální symbol

## Terén

terrain-mountain = hory
terrain-plateau = náhorní plošina
terrain-minor_erg = Malý erg
terrain-desert = poušť
terrain-deep_desert = hluboká poušť

## Místa

site-sietch = síč
site-settlement = osada
site-pyon_village = vesnice pionů
site-arrakeen = Arrakén
site-carthag = Kartágo
site-testing_station = ekologická pokusná stanice
settlement-arrakeen = Arrakén
settlement-carthag = Kartágo
settlement-village_arsunt = vesnice pionů Arsunt
settlement-village_hagga_basin = vesnice pionů v Pánvi Hagga
settlement-village_imperial_basin = vesnice pionů v Imperiální pánvi
settlement-village_north_pole = vesnice pionů na severním pólu

## Sektory a vzdušné zóny

sector-ne = Severovýchodní sektor
sector-se = Jihovýchodní sektor
sector-sw = Jihozápadní sektor
sector-nw = Severozápadní sektor
sector-ine = Středový severovýchodní sektor
sector-ise = Středový jihovýchodní sektor
sector-isw = Středový jihozápadní sektor
sector-inw = Středový severozápadní sektor
zone-az_1 = severovýchodní vnější vzdušná zóna
zone-az_2 = severní vnitřní vzdušná zóna
zone-az_3 = severozápadní vnější vzdušná zóna
zone-az_4 = východní vnitřní vzdušná zóna
zone-az_5 = jihovýchodní vnější vzdušná zóna
zone-az_6 = jižní vnitřní vzdušná zóna
zone-az_7 = západní vnitřní vzdušná zóna
zone-az_8 = jihozápadní vnější vzdušná zóna

## Figurky a žetony

unit-regular = běžná jednotka
unit-elite = elitní jednotka
unit-special = speciální elitní jednotka
unit-fedaykin = fedajkin
unit-sardaukar = sardaukar
unit-naib = naíb
unit-bashar = bašár
unit-generic = anonymní velitel
unit-token = výsadkový žeton
vehicle-harvester = těžební vozidlo
vehicle-ornithopter = ornitoptéra
vehicle-carryall = karyol
worm-sandworm = písečný červ
worm-wild_maker = Divoký tvůrce
wormsign-sand = písek
wormsign-sandworm = písečný červ
wormsign-burrowing = zavrtávající se písečný červ
atomics-splintered_rock = Rodinné atomové zbraně: Skalní rozštěp
atomics-hole_in_the_rock = Rodinné atomové zbraně: Skalní díry
atomics-rimwall_west = Rodinné atomové zbraně: Západní obvodový val

## Ukazatele, žetony a sankce

marker-kwisatz_haderach = Kwisatz Haderach
marker-sand_dwellers = Písečný lid
marker-jihad = Džihád
imperium-choam = CHOAM
imperium-spacing_guild = Kosmická gilda
imperium-landsraad = Landsraad
component-ours = naše rekonstrukce
wormsign-wormsign_sand-more = Nic nepřijde.
wormsign-wormsign_sandworm-more = Do oblasti přijde písečný červ.
wormsign-wormsign_burrowing-more = V hluboké poušti přijde do oblasti písečný červ.
testing_station-station_kwisatz_haderach-more = Kwisatz Haderach stoupne o 1 stupeň.
testing_station-station_sand_dwellers-more = { marker-sand_dwellers }: o 1 stupeň výš.
testing_station-station_jihad-more = { marker-jihad }: o 1 stupeň výš.
ban-choam = Nákladnější údržba
ban-spacing_guild = Přemrštěná cena za meteorologické satelity
ban-landsraad = Je nutné dostát formalitám
ban-choam-more = V oblasti smí být nejvýše 5 jednotek Harkonnenů.
ban-spacing_guild-more = Průzkum je zakázán.
ban-landsraad-more = Harkonnenové nesmějí odhazovat plánovací karty za bitevní kostky.

## Fáze kola

phase-vehicles = Umístění transportérů
phase-actions = Akční fáze
phase-hazards = Pouštní hrozby
phase-harvest = Sběr koření
phase-end = Konec kola

## Kdy se berou karty jasnozřivosti

timing-turn_action = Akční fáze, jako akce
timing-free_action = Akční fáze, jako volná akce
timing-at_once = Akční fáze, okamžitě
timing-end_of_round = Konec kola

## Tajné cíle: kde musí být žetony

objective-objective_1 = Kwisatz Haderach 10, Písečný lid 5, Džihád 3
objective-objective_2 = Kwisatz Haderach 10, Písečný lid 3, Džihád 5
objective-objective_3 = Kwisatz Haderach 5, Písečný lid 10, Džihád 3
objective-objective_4 = Kwisatz Haderach 3, Písečný lid 10, Džihád 5
objective-objective_5 = Kwisatz Haderach 5, Písečný lid 3, Džihád 10
objective-objective_6 = Kwisatz Haderach 3, Písečný lid 5, Džihád 10

## Co obsahují výsadkové žetony

token-atreides_start_rr = 2 běžné jednotky
token-atreides_start_re = 1 běžná a 1 elitní jednotka
token-atreides_start_ee = 2 elitní jednotky
token-atreides_start_rf = 1 běžná jednotka a 1 fedajkin
token-atreides_std_rr = 2 běžné jednotky
token-atreides_std_re = 1 běžná a 1 elitní jednotka
token-atreides_std_ee = 2 elitní jednotky
token-atreides_std_rf = 1 běžná jednotka a 1 fedajkin
token-atreides_std_ef = 1 elitní jednotka a 1 fedajkin

## Oblasti beze jména: podle sektoru a čísla

area-ne_1 = SV 1
area-ne_2 = SV 2
area-ne_3 = SV 3
area-ne_4 = SV 4
area-ne_5 = SV 5
area-ne_6 = SV 6
area-ne_7 = SV 7
area-ne_8 = SV 8
area-ne_9 = SV 9
area-ne_10 = SV 10
area-ne_11 = SV 11
area-ne_12 = SV 12
area-ne_13 = SV 13
area-ne_14 = SV 14
area-ne_15 = SV 15
area-ne_16 = SV 16
area-se_1 = JV 1
area-se_2 = JV 2
area-se_3 = JV 3
area-se_4 = JV 4
area-se_5 = JV 5
area-se_6 = JV 6
area-se_7 = JV 7
area-se_8 = JV 8
area-sw_1 = JZ 1
area-sw_2 = JZ 2
area-sw_3 = JZ 3
area-sw_4 = JZ 4
area-sw_5 = JZ 5
area-sw_6 = JZ 6
area-sw_7 = JZ 7
area-sw_8 = JZ 8
area-sw_9 = JZ 9
area-nw_1 = SZ 1
area-nw_2 = SZ 2
area-nw_3 = SZ 3
area-nw_4 = SZ 4
area-nw_5 = SZ 5
area-nw_6 = SZ 6
area-nw_7 = SZ 7
area-nw_8 = SZ 8
area-nw_9 = SZ 9
area-nw_10 = SZ 10
area-nw_11 = SZ 11
area-nw_12 = SZ 12
area-nw_13 = SZ 13
area-nw_14 = SZ 14
area-nw_15 = SZ 15
area-nw_16 = SZ 16
area-ine_1 = Vnitřní SV 1
area-ine_2 = Vnitřní SV 2
area-ine_3 = Vnitřní SV 3
area-ine_4 = Vnitřní SV 4
area-ine_5 = Vnitřní SV 5
area-ine_6 = Vnitřní SV 6
area-ine_7 = Vnitřní SV 7
area-ine_8 = Vnitřní SV 8
area-ine_9 = Vnitřní SV 9
area-ise_1 = Vnitřní JV 1
area-ise_2 = Vnitřní JV 2
area-ise_3 = Vnitřní JV 3
area-ise_4 = Vnitřní JV 4
area-ise_5 = Vnitřní JV 5
area-isw_1 = Vnitřní JZ 1
area-isw_2 = Vnitřní JZ 2
area-isw_3 = Vnitřní JZ 3
area-isw_4 = Vnitřní JZ 4
area-isw_5 = Vnitřní JZ 5
area-isw_6 = Vnitřní JZ 6
area-inw_1 = Vnitřní SZ 1
area-inw_2 = Vnitřní SZ 2
area-inw_3 = Vnitřní SZ 3
area-inw_4 = Vnitřní SZ 4
