### Co dělají karty a velitelé Války o Arrakis, našimi slovy.

## Plánovací karty: rod Harkonnenů

planning-hard_times_and_oppression-more = Umístěte 1 běžnou jednotku do každé vesnice pionů a po 1 elitní do Kartága a Arrakénu.
planning-forced_recruitment-more = Umístěte 3 elitní jednotky a 1 velitele do Arrakénu.
planning-beloved_feyd_rautha-more = Není-li Feyd-Rautha ve hře, přichází, Bestie Rabban hru opouští a vy zahrajte další kartu. Jinak umístěte 2 elitní jednotky do jeho legie.
planning-harkonnen_patrols-more = Umístěte 3 běžné jednotky do prázdných pouští, do každé 1.
planning-arsunt_legion-more = Umístěte 1 velitele, 1 elitní a 1 běžnou jednotku do Arsuntu. Pak tamní legii přesuňte, nebo jí zaútočte.
planning-barons_personal_guard-more = Umístěte barona Harkonnena a 2 elitní jednotky do Kartága nebo Arrakénu. Pak přesuňte 1 legii.
planning-hawats_scheming-more = Nelze zahrát. Jako volnou akci odhoďte 2 nebo 3 tyto karty, je-li ve hře Thufir Hawat: ten hru opouští a přichází Gaius Helena Mohiamová.
planning-evidence_of_rebellion-more = Umístěte 2 elitní jednotky do jedné své osady. Doberte 2 karty.
planning-polar_cap_factories-more = Umístěte 2 běžné jednotky, 1 elitní a 1 bašára na severní pól. Odstraňte všechny červí výstrahy, které s ním sousedí.
planning-carthag_the_former_capital-more = Umístěte 3 běžné jednotky, 1 elitní a 1 velitele do Kartága.
planning-workhorse_of_arrakis-more = Umístěte 1 těžební vozidlo a 1 karyol. Doberte 2 karty.
planning-spotter_control-more = Odstraňte kdekoli 3 červí výstrahy. Doberte 2 karty.
planning-explosive_artillery-more = Přesuňte 1 legii. Pak udeřte 4 kostkami na nepřátelskou legii sousedící s některou vaší: zasahují zásahy i speciální symboly.
planning-sandmasters-more = Umístěte 3 těžební vozidla. Doberte 1 kartu.
planning-mudir_nahya_the_demon_ruler-more = Umístěte Bestii Rabbana a 1 elitní jednotku do jedné své legie a překvapivě jí zaútočte. Je-li mimo hru: umístěte 1 velitele a 2 elitní jednotky do jedné své legie.
planning-hunter_seeker-more = Pojmenovaný nepřátelský velitel v sektoru s harkonnenskou legií jde do regenerační nádrže.

## Plánovací karty: corrinští spojenci

planning-rage_overcame_shaddam_iv_a-more = Není-li Shaddam IV. ve hře, přichází a vy zahrajte další kartu. Jinak ho se 4 běžnými jednotkami umístěte do jedné své osady.
planning-rage_overcame_shaddam_iv_b-more = Není-li Shaddam IV. ve hře, přichází a vy zahrajte další kartu. Jinak ho se 2 sardaukary umístěte do jedné své legie.
planning-rage_overcame_shaddam_iv_c-more = Není-li Shaddam IV. ve hře, přichází a vy zahrajte další kartu. Jinak ho umístěte do legie se sardaukarem; přesuňte ji a pak jí překvapivě zaútočte.
planning-manipulation_of_others-more = Soupeř odhodí 2 karty podle svého výběru. Doberte 2 karty.
planning-breeding_program-more = Vezměte si 1 benegesseritský žeton. Zahrajte další kartu.
planning-troop_carriers-more = Přesuňte legii z jedné své osady do libovolné oblasti se svou legií, jakkoli daleko.
planning-shigawire-more = Přesuňte legii se sardaukarem. Pojmenovaný nepřátelský velitel, který s ní sousedí, jde do regenerační nádrže.
planning-hope_clouds_observation-more = Zamíchejte 1 odhalenou kartu jasnozřivosti zpět do balíčku.
planning-reports_of_traitors-more = Soupeř v tomto kole přijde o 1 nepoužitou kostku se symbolem rodu.
planning-sardaukar_pogrom-more = Přesuňte 3 legie se sardaukarem.
planning-sardaukars_manner-more = Přesuňte legii se sardaukarem, nebo takovou legií překvapivě zaútočte.
planning-spies_all_over_arrakis-more = Odhalte žeton síče a výsadkové žetony v libovolné oblasti. Doberte 2 karty.
planning-full_control_of_the_air-more = Umístěte 2 ornitoptéry. Přesuňte 1 legii.
planning-moving_the_battle_group-more = Umístěte 1 bašára a 2 elitní jednotky do volných hor.
planning-killers_without_mercy-more = Zaútočte legií se sardaukarem; v této bitvě pokračování nestojí zásah, ani proti osadě.
planning-sardaukar_disguised-more = Vyměňte 2 elitní jednotky za 2 sardaukary. Přesuňte 2 legie se sardaukarem.
planning-i_decide_what_best_serves_his_majesty-more = Umístěte kapitána Aramšáma do legie se sardaukarem. Přesuňte ji, nebo jí překvapivě zaútočte.
planning-seek_out_the_mahdi-more = Přesuňte 1 legii. Atreidové nemohou ve svém příštím tahu umístit ani nasadit Paula, ani přesunout jeho legii či jí zaútočit.

## Plánovací karty: rod Atreidů

planning-war_plan-more = Přesuňte 1 legii, nebo jí zaútočte: v té bitvě házíte v každém kole o 1 kostku víc (nejvýše 6).
planning-alia_the_abomination-more = Není-li Alia ve hře a ctihodná matka Jessica je, Alia přichází a vy zahrajte další kartu. Je-li Alia ve hře: libovolný pojmenovaný nepřátelský velitel jde do nádrže; doberte 2 karty.
planning-smugglers_a-more = Není-li Gurney Halleck ve hře, přichází: umístěte ho a 2 elitní jednotky do prázdné pouště. Jinak umístěte 2 červí výstrahy a přesuňte jeho legii.
planning-smugglers_b-more = Není-li Gurney Halleck ve hře, přichází: umístěte ho a 2 elitní jednotky do prázdné pouště. Jinak umístěte 2 elitní jednotky do jeho legie.
planning-smugglers_c-more = Není-li Gurney Halleck ve hře, přichází: umístěte ho a 2 elitní jednotky do prázdné pouště. Jinak odstraňte 2 transportéry v jeho sektoru.
planning-the_voice-more = Soupeř odhodí 1 kartu podle svého výběru. Zahrajte další kartu.
planning-death_commandos-more = Vyměňte 2 elitní jednotky za 2 fedajkiny. Přesuňte 2 legie s fedajkinem.
planning-tested_with_the_gom_jabbar-more = Doberte si druhý tajný cíl: k vítězství stačí kterýkoli z nich. Doberte 2 karty.
planning-chatt_the_leaper-more = Umístěte 2 fedajkiny a 1 naíba do síče.
planning-truthtrance-more = Zvolte 1 nepoužitou kostku soupeře: v příštím tahu ji musí použít. Doberte 2 karty, nebo zahrajte další kartu.
planning-adab_the_demanding_memory-more = Odstraňte ze hry libovolný počet odhalených karet jasnozřivosti a odhalte stejně nových. Zahrajte další kartu.
planning-alam_al_mithal-more = Jeden žeton jasnozřivosti klesne o libovolný počet stupňů a jiný o stejný počet stoupne. Doberte 2 karty.
planning-usul_the_base_of_the_pillar-more = Proveďte akci pouštní síla. Zahrajte další kartu.
planning-voice_from_the_outer_world-more = Umístěte Paula a 1 fedajkina do jedné své legie. Přesuňte ji, nebo jí překvapivě zaútočte.
planning-our_family_atomics-more = Nebyly-li atomové zbraně použity a některý žeton jasnozřivosti je na 4 nebo výš: použijte je a zahrajte další kartu. Byly-li: proveďte dvakrát pouštní sílu.
planning-battle_language-more = Přesuňte legii s velitelem, nebo jí překvapivě zaútočte: v prvním kole té bitvy soupeř hází nejvýše 4 kostkami.
planning-bill_of_particulars-more = Jeden imperiální žeton klesne o řadu, bez sankce. Zahrajte další kartu.
planning-fear_is_the_mind_killer-more = Přiložte k odhalené kartě jasnozřivosti do konce kola: bude-li vzata, libovolný žeton stoupne o 2 stupně.

## Plánovací karty: fremenští spojenci

planning-shai_hulud-more = Není-li Divoký tvůrce ve hře, přichází: umístěte ho do prázdné pouště, jeho karta je použitá. Jinak ho přesuňte a pak jím zaútočte.
planning-wall_of_sandworms-more = Umístěte 1 písečného červa do prázdné pouště sousedící s písečným červem. Proveďte akci pouštní síla.
planning-dust_chasms-more = Odstraňte 2 těžební vozidla v hlubokých pouštích jednoho sektoru. Proveďte akci pouštní síla.
planning-fremen_rockets-more = Zvolte sektor se svou legií a hoďte 3 bitevními kostkami: každý zásah nebo speciální symbol odstraní 1 transportér v něm nebo v připojené vzdušné zóně.
planning-eyes_of_ibad-more = Přiložte k odhalené kartě jasnozřivosti: nelze ji odebrat a zůstane odhalená navíc k obvyklým, dokud nebude vzata.
planning-captured_ornithopter-more = Odstraňte 1 ornitoptéru. Pak udeřte 3 kostkami na harkonnenskou legii v sektoru připojeném k její zóně: zasahují zásahy i speciální symboly.
planning-crysknife-more = Přesuňte legii s fedajkinem. Pojmenovaný nepřátelský velitel, který s ní sousedí, jde do regenerační nádrže.
planning-cielagos_piping_message-more = Umístěte 1 standardní výsadkový žeton do síče nejvýše 2 oblasti od harkonnenské legie. Doberte 1 kartu.
planning-jubba_cloaks-more = Přesuňte legii s velitelem, která je v poušti. Zahrajte další kartu.
planning-hieregs-more = Umístěte 2 běžné jednotky do prázdných pouští, do každé 1. Proveďte akci pouštní síla.
planning-grandmother_of_a_storm-more = Hoďte za Koriolisovu bouři proti každé nechráněné harkonnenské legii.
planning-stillsuits-more = Přesuňte legii, která je v poušti. Vyměňte všechny výsadkové žetony 2 síčů; jeden z nich nemusí mít žádný.
planning-i_am_stilgar_the_fremen-more = Umístěte Stilgara, 2 elitní a 1 běžnou jednotku na volnou náhorní plošinu. Doberte 1 kartu.
planning-thumpers-more = Umístěte 2 písečné červy do prázdných pouští sousedících s vašimi legiemi.
planning-kitab_al_ibar-more = Přesuňte žeton síče s libovolnými figurkami a žetony z jeho oblasti do sousední prázdné pouště.
planning-sandtides-more = Přesuňte nepřátelskou legii, která je v poušti, do prázdné sousední oblasti. Proveďte akci pouštní síla.

## Karty jasnozřivosti: co žádají

prescience-paul_drinks_the_water_of_life-more = Paul je na mapě v sektoru bez harkonnenské legie. Použijte kostku; Paul jde do nádrže.
prescience-tahaddi_challenge-more = Legie má naíba a pojmenovaného velitele, v sektoru bez harkonnenské legie. Použijte kostku; odstraňte z ní naíba.
prescience-families_flee_to_the_palmaries_of_the_south-more = Výsadkový žeton je v síči, v jehož sektoru je harkonnenská legie. Odstraňte ten žeton ze hry.
prescience-jessica_takes_the_water-more = Jessica je v síči, v sektoru bez harkonnenské legie. Použijte kostku; Jessica jde do nádrže.
prescience-paul_mounts_the_maker-more = Paulova legie se právě přesunula nebo zaútočila jízdou na červovi přes 2 či více oblastí s červí výstrahou nebo písečným červem.
prescience-raid_on_the_harvesters-more = Atreidská legie nebo písečný červ právě odstranili druhé těžební vozidlo v této akční fázi.
prescience-the_emperors_terror_broken-more = Atreidská legie právě vyhrála bitvu proti legii, která měla na začátku bitvy sardaukara.
prescience-the_naibs_swear_fealty-more = Paulova legie má 2 nebo více naíbů. Použijte kostku.
prescience-the_fremen_call_paul_the_mahdi-more = Paul je v oblasti síče, který je ještě skrytý. Odhalte ten síč.
prescience-desert_war-more = Atreidské legie jsou ve 4 nebo více pouštích bez síče.
prescience-dew_collectors_for_the_planting-more = Atreidské legie jsou na 3 nebo více náhorních plošinách.
prescience-the_water_discipline-more = Paul i Jessica jsou v hluboké poušti bez síče.
prescience-new_hidden_wind_traps-more = Atreidské legie jsou ve 3 nebo více horských oblastech.
prescience-stunted_worms-more = Atreidské legie jsou ve 2 nebo více oblastech Malého ergu.
prescience-jessica_trains_paul_in_the_bene_gesserit_ways-more = Paul a Jessica jsou ve stejném síči.
prescience-the_lisan_al_gaib-more = V Paulově oblasti jsou 2 nebo více výsadkových žetonů. 2 z nich odhalte.

## Velitelé: jejich speciální akce

leader-baron_harkonnen-more = Vyměňte 3 běžné jednotky za 3 elitní.
leader-beast_rabban-more = Přesuňte jeho legii a pak ji přesuňte znovu.
leader-feyd_rautha-more = Přesuňte jeho legii a pak jí zaútočte.
leader-thufir_hawat-more = Doberte 3 karty rodu Harkonnenů.
leader-gaius_helen_mohiam-more = Doberte 2 corrinské karty a pak 1 kartu zahrajte.
leader-captain_aramsham-more = Nasaďte 2 běžné jednotky, 1 sardaukara a 1 velitele do svých osad.
leader-shaddam_iv-more = Vyměňte 3 elitní jednotky za 3 sardaukary.
leader-paul_atreides-more = Umístěte ho do jedné své legie a pak přesuňte 2 legie s velitelem.
leader-lady_jessica-more = Doberte 3 plánovací karty.
leader-reverend_mother_jessica-more = Doberte 2 plánovací karty a pak 1 kartu zahrajte.
leader-gurney_halleck-more = Přesuňte jeho legii a pak jí zaútočte.
leader-alia-more = Použijte kostku jako libovolný jiný symbol a doberte 1 kartu.
leader-paul_muad_dib-more = Umístěte ho do jedné své legie a pak přesuňte 2 legie s velitelem, nebo jeho legií překvapivě zaútočte.
leader-stilgar-more = Přesuňte 3 legie.
leader-chani-more = Nasaďte 1 výsadkový žeton, 1 fedajkina a 1 velitele do jednoho síče.
leader-wild_maker-more = Přesuňte ho a pak jím zaútočte.
