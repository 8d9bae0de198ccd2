# Jména karet, vůdců, polí a střetů.

## Karty balíčků, stálé zásoby a Impéria

card-convincing_argument = Přesvědčivý projev
card-dagger = Dýka
card-diplomacy = Diplomacie
card-dune_the_desert_planet = Duna, pouštní planeta
card-reconnaissance = Průzkum
card-seek_allies = Hledání spojenců
card-signet_ring = Pečetní prsten
card-arrakis_liaison = Spojenci z Arrakisu
card-the_spice_must_flow = Koření musí proudit
card-foldspace = Zakřivený prostor
card-arrakis_recruiter = Arrakiský verbíř
card-assassination_mission = Vražedná mise
card-bene_gesserit_initiate = Benegesseritská novicka
card-bene_gesserit_sister = Benegesseritská sestra
card-carryall = Karyol
card-chani = Chani
card-choam_directorship = Ředitelství CHOAMu
card-crysknife = Krispel
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedajkinské komando smrti
card-firm_grip = Pevný stisk
card-fremen_camp = Fremenský tábor
card-gene_manipulation = Genetická manipulace
card-guild_administrator = Správce Gildy
card-guild_ambassador = Velvyslanec Gildy
card-guild_bankers = Bankéři Gildy
card-gun_thopter = Bojová toptéra
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperiální špeh
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Přepych
card-other_memory = Jiná paměť
card-piter_de_vries = Piter de Vries
card-power_play = Mocenská hra
card-reverend_mother_mohiam = Ctihodná matka Mohiamová
card-sardaukar_infantry = Sardaukarská pěchota
card-sardaukar_legion = Sardaukarská legie
card-scout = Zvěd
card-shifting_allegiances = Změna spojenectví
card-sietch_reverend_mother = Ctihodná matka síče
card-smugglers_thopter = Pašerácká toptéra
card-space_travel = Mezihvězdná cesta
card-spice_hunter = Lovec koření
card-spice_smugglers = Pašeráci koření
card-stilgar = Stilgar
card-test_of_humanity = Zkouška lidskosti
card-the_voice = Hlas
card-thufir_hawat = Thufir Hawat
card-worm_riders = Jezdci na červech

## Karty intrik

intrigue-allied_armada = Spojenecká flotila
intrigue-ambush = Přepadení
intrigue-bindu_suspension = Binduové znehybnění
intrigue-bribery = Úplatek
intrigue-bypass_protocol = Obejití protokolu
intrigue-calculated_hire = Promyšlený tah
intrigue-charisma = Charisma
intrigue-choam_shares = Akcie CHOAMu
intrigue-corner_the_market = Ovládnutí trhu
intrigue-councilors_dispensation = Výsada radního
intrigue-demand_respect = Zjednání úcty
intrigue-dispatch_an_envoy = Vyslání emisara
intrigue-double_cross = Podraz
intrigue-favored_subject = Oblíbený poddaný
intrigue-guild_authorization = Povolení Gildy
intrigue-infiltrate = Infiltrace
intrigue-know_their_ways = Znalost jejich zvyků
intrigue-master_tactician = Mistr taktiky
intrigue-plans_within_plans = Plány uvnitř plánů
intrigue-poison_snooper = Špeh
intrigue-private_army = Soukromá armáda
intrigue-rapid_mobilization = Rychlá mobilizace
intrigue-recruitment_mission = Náborová mise
intrigue-refocus = Nové soustředění
intrigue-reinforcements = Posily
intrigue-secret_of_the_sisterhood = Tajemství sesterstva
intrigue-staged_incident = Nastrojený incident
intrigue-the_sleeper_must_awaken = Spáč se musí probudit
intrigue-tiebreaker = Jazýček na vahách
intrigue-to_the_victor = Cena pro vítěze
intrigue-urgent_mission = Naléhavá mise
intrigue-water_of_life = Voda života
intrigue-water_peddlers_union = Svaz prodavačů vody
intrigue-windfall = Nečekaný zisk

## Karty rodu Hagal

hagal-conspire = Konspirace
hagal-wealth = Bohatství
hagal-heighliner = Maxitrajler
hagal-foldspace = Zakřivený prostor
hagal-selective_breeding = Selektivní šlechtění
hagal-secrets = Tajemství
hagal-hardy_warriors = Tvrdí válečníci
hagal-stillsuits = Filtršaty
hagal-rally_troops = Povolání záloh
hagal-hall_of_oratory = Řečnická síň
hagal-carthag = Kartágo
hagal-harvest_spice = Těžba koření
hagal-arrakeen_1h = Arrakén
hagal-arrakeen_2h = Arrakén
hagal-reshuffle = Zamíchání

## Střety

conflict-skirmish_a = Šarvátka
conflict-skirmish_b = Šarvátka
conflict-skirmish_c = Šarvátka
conflict-skirmish_d = Šarvátka
conflict-cloak_and_dagger = Plášť a dýka
conflict-desert_power = Pouštní síla
conflict-guild_bank_raid = Přepadení banky Gildy
conflict-machinations = Machinace
conflict-raid_stockpiles = Nájezd na zásoby
conflict-secure_imperial_basin = Zajištění Imperiální pánve
conflict-siege_of_arrakeen = Obléhání Arrakénu
conflict-siege_of_carthag = Obléhání Kartága
conflict-sort_through_the_chaos = Pořádek v chaosu
conflict-terrible_purpose = Strašlivé poslání
conflict-battle_for_arrakeen = Bitva o Arrakén
conflict-battle_for_carthag = Bitva o Kartágo
conflict-battle_for_imperial_basin = Bitva o Imperiální pánev
conflict-grand_vision = Velkolepá vize

## Vůdci

leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu „Bestie“ Rabban
leader-duke_leto_atreides = Vévoda Leto Atreides
leader-paul_atreides = Paul Atreides
leader-count_ilban_richese = Hrabě Ilban Richese
leader-helena_richese = Helena Richese
leader-countess_ariana_thorvald = Hraběnka Ariana Thorvald
leader-earl_memnon_thorvald = Hrabě Memnon Thorvald

## Schopnosti vůdců

ability-baron_vladimir_harkonnen = Mistrovský tah
ability-glossu_the_beast_rabban = Arrakiské léno
ability-duke_leto_atreides = Oblíben v landsraadu
ability-paul_atreides = Jasnozřivost
ability-count_ilban_richese = Nelítostný vyjednavač
ability-helena_richese = Oči všude
ability-countess_ariana_thorvald = Závislost na koření
ability-earl_memnon_thorvald = Konexe

## Schopnosti pečetních prstenů

signet-baron_vladimir_harkonnen = Pletichy
signet-glossu_the_beast_rabban = Brutalita
signet-duke_leto_atreides = Obezřetná diplomacie
signet-paul_atreides = Disciplína
signet-count_ilban_richese = Výroba
signet-helena_richese = Manipulace
signet-countess_ariana_thorvald = Skrytá nádrž
signet-earl_memnon_thorvald = Zásoby koření

## Herní pole

space-conspire = Konspirace
space-wealth = Bohatství
space-heighliner = Maxitrajler
space-foldspace = Zakřivený prostor
space-selective_breeding = Selektivní šlechtění
space-secrets = Tajemství
space-hardy_warriors = Tvrdí válečníci
space-stillsuits = Filtršaty
space-high_council = Nejvyšší rada
space-mentat = Mentat
space-swordmaster = Mistr meče
space-rally_troops = Povolání záloh
space-hall_of_oratory = Řečnická síň
space-secure_contract = Zajištění kontraktu
space-sell_melange = Prodej koření
space-the_great_flat = Velká rovina
space-hagga_basin = Pánev Hagga
space-imperial_basin = Imperiální pánev
space-arrakeen = Arrakén
space-carthag = Kartágo
space-research_station = Výzkumná stanice
space-sietch_tabr = Síč Tabr

## Stupně obtížnosti

difficulty-mercenary = Žoldák
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz_haderach = Kwisatz Haderach
