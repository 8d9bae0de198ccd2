# Jména karet, vůdců, polí, střetů a smluv hry Duna: Impérium - Povstání. Co se jmenuje jako v základní hře, na ni odkazuje.

## Karty balíčků, stálé zásoby a Impéria

card-uprising-convincing_argument = { card-convincing_argument }
card-uprising-dagger = { card-dagger }
card-uprising-diplomacy = { card-diplomacy }
card-uprising-dune_the_desert_planet = { card-dune_the_desert_planet }
card-uprising-reconnaissance = { card-reconnaissance }
card-uprising-seek_allies = { card-seek_allies }
card-uprising-signet_ring = { card-signet_ring }
card-uprising-prepare_the_way = Příprava cesty
card-uprising-the_spice_must_flow = { card-the_spice_must_flow }
card-uprising-bene_gesserit_operative = Benegesseritská vyzvědačka
card-uprising-branching_path = Rozvětvená cesta
card-uprising-calculus_of_power = Mocenský kalkul
card-uprising-captured_mentat = Zajatý mentat
card-choam-cargo_runner = Přepravce nákladu
card-uprising-chani_clever_tactician = Chani, důmyslná taktička
card-uprising-corrinth_city = Město Corrinth
card-uprising-covert_operation = Tajná operace
card-uprising-dangerous_rhetoric = Nebezpečná rétorika
card-choam-delivery_agreement = Dohoda o dodávkách
card-uprising-desert_power = Pouštní síla
card-uprising-desert_survival = Přežití v poušti
card-uprising-double_agent = Dvojitý agent
card-uprising-ecological_testing_station = Ekologická pokusná stanice
card-uprising-fedaykin_stilltent = Fedajkinský filtrstan
card-uprising-guild_envoy = Vyslanec Gildy
card-uprising-guild_spy = Špion Gildy
card-uprising-hidden_missive = Skryté poselství
card-uprising-imperial_spymaster = Velitel imperiálních špionů
card-uprising-in_high_places = Na vysokých místech
card-choam-interstellar_trade = Mezihvězdný obchod
card-uprising-junction_headquarters = Ústředí na Junctionu
card-uprising-leadership = Vůdcovství
card-uprising-long_live_the_fighters = Ať žijí bojovníci
card-uprising-maker_keeper = Strážce tvůrců
card-uprising-maula_pistol = Pistole maula
card-uprising-northern_watermaster = Severní vodmistr
card-uprising-overthrow = Svržení
card-uprising-paracompass = Parakompas
card-uprising-price_is_no_object = Na ceně nezáleží
card-choam-priority_contracts = Přednostní smlouvy
card-uprising-public_spectacle = Veřejná podívaná
card-uprising-rebel_supplier = Dodavatel povstalců
card-uprising-reliable_informant = Spolehlivý informátor
card-uprising-sardaukar_coordination = Sardaukarská koordinace
card-uprising-sardaukar_soldier = Sardaukarský voják
card-uprising-shishakli = Shishakli
card-uprising-smugglers_harvester = Pašerácké těžební vozidlo
card-uprising-smugglers_haven = Pašerácké útočiště
card-uprising-southern_elders = Stařešinové z jihu
card-uprising-space_time_folding = Zakřivení časoprostoru
card-uprising-spacing_guilds_favor = Náklonnost Kosmické gildy
card-uprising-spy_network = Síť špionů
card-uprising-steersman = Kormidelník
card-uprising-stilgar_the_devoted = Stilgar Oddaný
card-uprising-strike_fleet = Úderná flotila
card-uprising-subversive_advisor = Podvratný poradce
card-uprising-treacherous_maneuver = Zrádný manévr
card-uprising-tread_in_darkness = Kroky ve tmě
card-uprising-truthtrance = Trans pravdy
card-uprising-undercover_asset = Utajený spolupracovník
card-uprising-unswerving_loyalty = Neochvějná věrnost
card-uprising-weirding_woman = Čarodějka
card-uprising-wheels_within_wheels = Kola uvnitř kol

## Karty intrik

intrigue-choam-backed_by_choam = Podpora CHOAMu
intrigue-uprising-buy_access = Koupený přístup
intrigue-uprising-call_to_arms = Povolání do zbraně
intrigue-uprising-change_allegiances = Změna stran
intrigue-choam-choam_profits = Zisky CHOAMu
intrigue-uprising-contingency_plan = Záložní plán
intrigue-uprising-councilors_ambition = Ctižádost radního
intrigue-uprising-crysknife = Krispel
intrigue-uprising-cunning = Lstivost
intrigue-uprising-depart_for_arrakis = Odlet na Arrakis
intrigue-uprising-desert_mouse = Pouštní myš
intrigue-uprising-detonation = Detonace
intrigue-uprising-devour = Pohlcení
intrigue-uprising-distraction = Odvedení pozornosti
intrigue-uprising-find_weakness = Nalezení slabiny
intrigue-uprising-go_to_ground = Pod zem
intrigue-uprising-imperium_politics = Imperiální politika
intrigue-uprising-impress = Udělat dojem
intrigue-uprising-inspire_awe = Vzbudit úžas
intrigue-uprising-intelligence_report = Zpravodajské hlášení
intrigue-choam-leverage = Páka
intrigue-uprising-manipulate = Manipulace
intrigue-uprising-market_opportunity = Příležitost na trhu
intrigue-uprising-mercenaries = Žoldáci
intrigue-uprising-opportunism = Oportunismus
intrigue-uprising-ornithopter = Ornitoptéra
intrigue-uprising-questionable_methods = Pochybné metody
intrigue-choam-reach_agreement = Uzavření dohody
intrigue-uprising-secure_spice_trade = Zajištění obchodu s kořením
intrigue-uprising-shaddams_favor = Shaddamova náklonnost
intrigue-uprising-shadow_alliance = Stínová aliance
intrigue-uprising-sietch_ritual = Rituál v síči
intrigue-uprising-special_mission = Zvláštní mise
intrigue-uprising-spice_is_power = Koření je moc
intrigue-uprising-spring_the_trap = Past sklapla
intrigue-uprising-strategic_stockpiling = Strategické zásoby
intrigue-uprising-tactical_option = Taktická možnost
intrigue-uprising-unexpected_allies = Nečekaní spojenci
intrigue-uprising-weirding_combat = Čarodějný boj

## Střety

conflict-uprising-skirmish_crysknife = { conflict-skirmish_a }
conflict-uprising-skirmish_ornithopter = { conflict-skirmish_a }
conflict-uprising-skirmish_desert_mouse = { conflict-skirmish_a }
conflict-uprising-choam_security = Ostraha CHOAMu
conflict-uprising-spice_freighters = Nákladní lodě s kořením
conflict-uprising-siege_of_arrakeen = { conflict-siege_of_arrakeen }
conflict-uprising-seize_spice_refinery = Obsazení rafinerie koření
conflict-uprising-test_of_loyalty = Zkouška věrnosti
conflict-uprising-shadow_contest = Zápas ve stínech
conflict-uprising-secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-uprising-protect_the_sietches = Ochrana síčů
conflict-uprising-trade_dispute = Obchodní spor
conflict-uprising-propaganda = Propaganda
conflict-uprising-battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-uprising-battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-uprising-battle_for_spice_refinery = Bitva o rafinerii koření

## Vůdci

leader-uprising-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-uprising-gurney_halleck = Gurney Halleck
leader-uprising-lady_amber_metulli = Lady Amber Metulliová
leader-uprising-lady_jessica = Lady Jessica
leader-uprising-reverend_mother_jessica = Ctihodná matka Jessica
leader-uprising-lady_margot_fenring = Lady Margot Fenringová
leader-uprising-muad_dib = Muad'Dib
leader-uprising-princess_irulan = Princezna Irulán
leader-choam-shaddam_corrino_iv = Shaddam IV. Corrino
leader-uprising-staban_tuek = Staban Tuek

## Schopnosti vůdců

ability-uprising-feyd_rautha_harkonnen = Zákeřná síla
ability-uprising-gurney_halleck = Stále s úsměvem
ability-uprising-lady_amber_metulli = Pouštní zvědové
ability-uprising-lady_jessica = Jiné vzpomínky
ability-uprising-reverend_mother_jessica = Ctihodná matka
ability-uprising-lady_margot_fenring = Věrnost
ability-uprising-muad_dib = Nevyzpytatelný nepřítel
ability-uprising-princess_irulan = Právo imperátorské krve
ability-choam-shaddam_corrino_iv = Sardaukarský velitel
ability-uprising-staban_tuek = Pašování koření

## Schopnosti pečetních prstenů

signet-uprising-feyd_rautha_harkonnen = Osobní výcvik
signet-uprising-gurney_halleck = Vojevůdce
signet-uprising-lady_amber_metulli = Plné truhlice
signet-uprising-lady_jessica = Agonie koření
signet-uprising-reverend_mother_jessica = Voda života
signet-uprising-lady_margot_fenring = Informátor z Arrakisu
signet-uprising-muad_dib = Jít v čele
signet-uprising-princess_irulan = Postřeh kronikářky
signet-choam-shaddam_corrino_iv = Imperátor známého vesmíru
signet-uprising-staban_tuek = Neviditelná síť

## Herní pole

space-uprising-sardaukar = Sardaukar
space-uprising-dutiful_service = Svědomitá služba
space-uprising-heighliner = { space-heighliner }
space-uprising-deliver_supplies = Dodání zásob
space-uprising-espionage = Špionáž
space-uprising-secrets = { space-secrets }
space-uprising-desert_tactics = Pouštní taktika
space-uprising-fremkit = Fremeta
space-uprising-high_council = { space-high_council }
space-uprising-imperial_privilege = Imperiální výsada
space-uprising-swordmaster = { space-swordmaster }
space-uprising-assembly_hall = Sněmovní síň
space-uprising-gather_support = Povolání záloh
space-uprising-arrakeen = { space-arrakeen }
space-uprising-spice_refinery = Rafinerie koření
space-uprising-research_station = { space-research_station }
space-uprising-sietch_tabr = { space-sietch_tabr }
space-uprising-imperial_basin = { space-imperial_basin }
space-uprising-hagga_basin = { space-hagga_basin }
space-uprising-deep_desert = Hluboko v poušti
space-uprising-accept_contract = Přijmout smlouvu
space-uprising-shipping = Přeprava

## Smlouvy

contract-choam-acquire_the_spice_must_flow = Získej Koření musí proudit
contract-choam-arrakeen_water = { space-uprising-arrakeen }
contract-choam-arrakeen_troop_spy = { space-uprising-arrakeen }
contract-choam-deliver_supplies = { space-uprising-deliver_supplies }
contract-choam-espionage = { space-uprising-espionage }
contract-choam-harvest_3 = Těžba 3+
contract-choam-harvest_4 = Těžba 4+
contract-choam-heighliner_water = { space-uprising-heighliner }
contract-choam-heighliner_troops = { space-uprising-heighliner }
contract-choam-high_council_solari = { space-uprising-high_council }
contract-choam-high_council_influence = { space-uprising-high_council }
contract-choam-immediate = Okamžitá smlouva
contract-choam-research_station_solari = { space-uprising-research_station }
contract-choam-research_station_spy = { space-uprising-research_station }
contract-choam-sardaukar_cards = { space-uprising-sardaukar }
contract-choam-sardaukar_recall = { space-uprising-sardaukar }
contract-choam-spice_refinery_cards = { space-uprising-spice_refinery }
contract-choam-spice_refinery_water = { space-uprising-spice_refinery }

## Šest hráčů: karty velitelů

card-uprising-muad_dib_command_respect = Vzbudit respekt
card-uprising-muad_dib_convincing_argument = { card-convincing_argument }
card-uprising-muad_dib_demand_attention = Žádat si pozornost
card-uprising-muad_dib_desert_call = Volání pouště
card-uprising-muad_dib_limited_landsraad_access = Omezený přístup do Landsraadu
card-uprising-muad_dib_seek_allies = { card-seek_allies }
card-uprising-muad_dib_signet_ring = { card-signet_ring }
card-uprising-muad_dib_threaten_spice_production = Ohrožení těžby koření
card-uprising-muad_dib_usul = Usul
card-uprising-shaddam_convincing_argument = { card-convincing_argument }
card-uprising-shaddam_corrino_might = Moc Corrinů
card-uprising-shaddam_critical_shipments = Nezbytné zásilky
card-uprising-shaddam_demand_results = Žádat si výsledky
card-uprising-shaddam_devastating_assault = Drtivý útok
card-uprising-shaddam_imperial_ornithopter = Imperiální ornitoptéra
card-uprising-shaddam_imperial_tent = Imperátorský stan
card-uprising-shaddam_seek_allies = { card-seek_allies }
card-uprising-shaddam_signet_ring = { card-signet_ring }

## Šest hráčů: pole

space-uprising-military_support = Vojenská podpora
space-uprising-economic_support = Hospodářská podpora
space-uprising-controversial_technology = Sporná technologie
space-uprising-expedition = Výprava
space-uprising-swordmaster_6p = { space-swordmaster }
space-uprising-carthag = { space-carthag }
space-uprising-habbanya_erg = Erg Habbanya
space-uprising-vast_wealth = Nesmírné bohatství
space-uprising-sardaukar_6p = { space-uprising-sardaukar }
space-uprising-hardy_warriors = { space-hardy_warriors }
space-uprising-desert_mastery = Ovládnutí pouště
