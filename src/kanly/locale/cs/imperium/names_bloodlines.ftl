# Jména karet, vůdců, dovedností a dílků rozšíření Rodové linie.

## Karty Impéria

card-bloodlines-arrakis_observer = Arrakiská pozorovatelka
card-bloodlines-bombast = Okázalost
card-bloodlines-choam_demands = Požadavky CHOAMu
card-bloodlines-command_center = Velitelské středisko
card-bloodlines-corrupt_bureaucrat = Zkorumpovaný úředník
card-bloodlines-delivery_logistics = Logistika dodávek
card-bloodlines-disruption_tactics = Taktiky narušení
card-bloodlines-eliminate_allies = Eliminace spojenců
card-bloodlines-elite_forces = Elitní síly
card-bloodlines-engineered_miracle = Zosnovaný zázrak
card-bloodlines-fremen_war_name = Fremenské válečné jméno
card-bloodlines-holy_war = Svatá válka
card-bloodlines-i_believe = Věřím
card-bloodlines-imperial_throneship = Imperiální trůnní loď
card-bloodlines-intelligence_training = Zpravodajský výcvik
card-bloodlines-litany_against_fear = Litanie proti strachu
card-bloodlines-mercantile_affairs = Obchodní záležitosti
card-bloodlines-pointing_the_way = Ukázat cestu
card-bloodlines-possible_futures = Možné budoucnosti
card-bloodlines-quash_rebellion = Potlačení vzpoury
card-bloodlines-sandwalk = Písečná chůze
card-bloodlines-sardaukar_standard = Sardaukarská vlajka
card-bloodlines-shrouded_counsel = Zahalená rádkyně
card-bloodlines-southern_faith = Jižní víra
card-bloodlines-urgent_shigawire = Naléhavý šigadrát
card-tech-ixian_ambassador = Iksanský velvyslanec

## Karty intrik

intrigue-bloodlines-adaptive_tactics = Přizpůsobivá taktika
intrigue-bloodlines-coercive_negotiation = Nátlakové vyjednávání
intrigue-bloodlines-desert_support = Podpora pouště
intrigue-bloodlines-emperors_invitation = Imperátorovo pozvání
intrigue-bloodlines-false_orders = Falešné rozkazy
intrigue-bloodlines-grasp_arrakis = Ovládnutí Arrakisu
intrigue-bloodlines-honor_guard = Čestná stráž
intrigue-bloodlines-insider_information = Informace zevnitř
intrigue-bloodlines-return_the_favor = Oplácení laskavosti
intrigue-bloodlines-ripples_in_the_sand = Písečné vlny
intrigue-bloodlines-sacred_pools = Posvátné nádrže
intrigue-bloodlines-seize_production = Zabrání výroby
intrigue-bloodlines-sleeper_unit = Spící agent
intrigue-bloodlines-tenuous_bond = Křehké pouto
intrigue-bloodlines-the_strong_survive = Silní přežijí
intrigue-bloodlines-withdrawal_agreement = Dohoda o stažení
intrigue-tech-battlefield_research = Výzkum na bojišti
intrigue-tech-rapid_engineering = Rychlé inženýrství

## Spletité intriky

intrigue-bloodlines-twisted_ambitious = Ctižádostivý
intrigue-bloodlines-twisted_calculating = Vypočítavý
intrigue-bloodlines-twisted_controlled = Ovládaný
intrigue-bloodlines-twisted_devious = Prohnaný
intrigue-bloodlines-twisted_discerning = Bystrý
intrigue-bloodlines-twisted_insidious = Záludný
intrigue-bloodlines-twisted_resourceful = Vynalézavý
intrigue-bloodlines-twisted_sadistic = Sadistický
intrigue-bloodlines-twisted_shrewd = Prozíravý
intrigue-bloodlines-twisted_sinister = Zlověstný
intrigue-bloodlines-twisted_unnatural = Nepřirozený
intrigue-bloodlines-twisted_withdrawn = Uzavřený

## Střety, smlouvy, pole, rod Hagal

conflict-bloodlines-skirmish_wild = { conflict-uprising-skirmish_crysknife }
conflict-bloodlines-storms_in_the_south = Bouře na jihu
contract-bloodlines-deliver_supplies_spy = { space-uprising-deliver_supplies }
contract-bloodlines-earn_any_alliance = Uzavři libovolnou alianci
contract-bloodlines-harvest_3_spy = { contract-choam-harvest_3 }
contract-bloodlines-harvest_4_spy = { contract-choam-harvest_4 }
contract-bloodlines-high_council_recall = { space-uprising-high_council }
contract-bloodlines-immediate_intrigue = { contract-choam-immediate }
contract-bloodlines-secrets = { space-uprising-secrets }
contract-bloodlines-spice_refinery_troops = { space-uprising-spice_refinery }
space-bloodlines-tueks_sietch = Tuekův síč
hagal-bloodlines-tueks_sietch = Tuekův síč
hagal-tech-acquire_tech = Získání technologií
commander-bloodlines-space = Sardaukarský velitel
embassy-tech-landsraad = Iksanské velvyslanectví

## Vůdci

leader-bloodlines-chani = Chani
leader-bloodlines-count_hasimir_fenring = Hrabě Hasimir Fenring
leader-bloodlines-duncan_idaho = Duncan Idaho
leader-bloodlines-esmar_tuek = Esmar Tuek
leader-bloodlines-gaius_helen_mohiam = Gaius Helena Mohiamová
leader-bloodlines-liet_kynes = Liet Kynes
leader-bloodlines-piter_de_vries = Piter de Vries
leader-bloodlines-steersman_yrkoon = Kormidelník Y'rkoon
leader-tech-kota_odax_of_ix = Kota Odax z Iksu
leader-bloodlines-rival_chani = { leader-bloodlines-chani }
leader-bloodlines-rival_count_hasimir_fenring = { leader-bloodlines-count_hasimir_fenring }
leader-bloodlines-rival_duncan_idaho = { leader-bloodlines-duncan_idaho }
leader-bloodlines-rival_gaius_helen_mohiam = { leader-bloodlines-gaius_helen_mohiam }
leader-bloodlines-rival_piter_de_vries = { leader-bloodlines-piter_de_vries }
leader-tech-rival_kota_odax_of_ix = { leader-tech-kota_odax_of_ix }
ability-bloodlines-chani = Taktička
ability-bloodlines-count_hasimir_fenring = Vrah
ability-bloodlines-duncan_idaho = Mistr meče z Ginazu
ability-bloodlines-esmar_tuek = Tuekův síč
ability-bloodlines-gaius_helen_mohiam = Tajnůstkářka
ability-bloodlines-liet_kynes = Arrakiský planetolog
ability-bloodlines-piter_de_vries = Zvrácený génius
ability-bloodlines-steersman_yrkoon = Vytyčení kursu
ability-tech-kota_odax_of_ix = Tajný projekt
signet-bloodlines-chani = Fedajkinský manévr
signet-bloodlines-count_hasimir_fenring = Corrinský styčný důstojník
signet-bloodlines-duncan_idaho = Do bitevní vřavy
signet-bloodlines-esmar_tuek = Pašování koření
signet-bloodlines-gaius_helen_mohiam = Naslouchači
signet-bloodlines-liet_kynes = Soudce přeměny
signet-bloodlines-piter_de_vries = Harkonnenský rádce
signet-bloodlines-steersman_yrkoon = Bez prstenu
signet-tech-kota_odax_of_ix = Zpětné inženýrství

## Karty navigace

navigation-bloodlines-draw_or_victory_point = Karta, nebo vítězný bod
navigation-bloodlines-influence_swap = Výměna vlivu
navigation-bloodlines-solari_and_lasting_persuasion = Soláry a trvalá přízeň
navigation-bloodlines-spice_and_intrigue = Koření a intrika
navigation-bloodlines-spice_or_influence = Koření, nebo vliv
navigation-bloodlines-spice_or_spice_must_flow = Koření, nebo Koření musí proudit
navigation-bloodlines-spy_or_recall = Špion, nebo povolání
navigation-bloodlines-trash_for_spice = Zničení za koření
navigation-bloodlines-troop_or_three_troops = Jednotka, nebo tři jednotky
navigation-bloodlines-water_and_spice = Voda a koření

## Dovednosti velitelů

skill-bloodlines-canny = Mazaný
skill-bloodlines-charismatic = Charismatický
skill-bloodlines-desperate = Zoufalý
skill-bloodlines-driven = Odhodlaný
skill-bloodlines-fierce = Zuřivý
skill-bloodlines-hardy = Otužilý
skill-bloodlines-loyal = Oddaný

## Dílky technologií

tile-tech-advanced_data_analysis = Pokročilá datová analýza
tile-tech-choam_transports = Transporty CHOAMu
tile-tech-delivery_bay = Překladiště
tile-tech-forbidden_weapons = Zakázané zbraně
tile-tech-gene_locked_vault = Geneticky uzamčená schránka
tile-tech-glowglobes = Iluminační koule
tile-tech-navigation_chamber = Navigační komora
tile-tech-ornithopter_fleet = Letka ornitoptér
tile-tech-panopticon = Věznice
tile-tech-planetary_array = Planetární soustava
tile-tech-plasteel_blades = Plastocelové čepele
tile-tech-rapid_dropships = Rychlé výsadkové lodě
tile-tech-sardaukar_high_command = Sardaukarské vrchní velení
tile-tech-self_destroying_messages = Samoničící se zprávy
tile-tech-servo_receivers = Přijímače
tile-tech-spy_drones = Sledovací drony
tile-tech-suspensor_suits = Suspenzorové obleky
tile-tech-training_depot = Výcvikové středisko
