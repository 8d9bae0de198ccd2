### What cards and leaders of War for Arrakis do, in our words.

## Planning cards: House Harkonnen

planning-hard_times_and_oppression-more = Place 1 regular in each pyon village, and 1 elite each in Carthag and Arrakeen.
planning-forced_recruitment-more = Place 3 elites and 1 leader in Arrakeen.
planning-beloved_feyd_rautha-more = If Feyd-Rautha is not in play, he enters, Beast Rabban leaves the game, and you play 1 more card. Otherwise place 2 elites in his legion.
planning-harkonnen_patrols-more = Place 3 regulars in empty deserts, 1 in each.
planning-arsunt_legion-more = Place 1 leader, 1 elite and 1 regular in Arsunt. Then move the legion there, or attack with it.
planning-barons_personal_guard-more = Place Baron Harkonnen and 2 elites in Carthag or Arrakeen. Then move 1 legion.
planning-hawats_scheming-more = Cannot be played. As a free action discard 2 or 3 copies while Thufir Hawat is in play: he leaves the game, and Gaius Helen Mohiam enters.
planning-evidence_of_rebellion-more = Place 2 elites in one of your settlements. Draw 2 cards.
planning-polar_cap_factories-more = Place 2 regulars, 1 elite and 1 bashar at the North Pole. Take off all wormsigns adjacent to it.
planning-carthag_the_former_capital-more = Place 3 regulars, 1 elite and 1 leader in Carthag.
planning-workhorse_of_arrakis-more = Place 1 harvester and 1 carryall. Draw 2 cards.
planning-spotter_control-more = Take off 3 wormsigns anywhere. Draw 2 cards.
planning-explosive_artillery-more = Move 1 legion. Then strike an enemy legion adjacent to one of yours with 4 dice: swords and specials hit.
planning-sandmasters-more = Place 3 harvesters. Draw 1 card.
planning-mudir_nahya_the_demon_ruler-more = Place Beast Rabban and 1 elite in one of your legions and make a surprise attack with it. If he is out of the game: place 1 leader and 2 elites in one of your legions.
planning-hunter_seeker-more = A named enemy leader in a sector with a Harkonnen legion goes to the regeneration tanks.

## Planning cards: Corrino ally

planning-rage_overcame_shaddam_iv_a-more = If Shaddam IV is not in play, he enters, and you play 1 more card. Otherwise place him and 4 regulars in one of your settlements.
planning-rage_overcame_shaddam_iv_b-more = If Shaddam IV is not in play, he enters, and you play 1 more card. Otherwise place him and 2 sardaukar in one of your legions.
planning-rage_overcame_shaddam_iv_c-more = If Shaddam IV is not in play, he enters, and you play 1 more card. Otherwise place him in a legion with a sardaukar; move it, then make a surprise attack with it.
planning-manipulation_of_others-more = The opponent discards 2 cards of their choice. Draw 2 cards.
planning-breeding_program-more = Take 1 Bene Gesserit token. Play 1 more card.
planning-troop_carriers-more = Move a legion from one of your settlements to any area with a legion of yours, however far.
planning-shigawire-more = Move a legion with a sardaukar. A named enemy leader adjacent to it goes to the regeneration tanks.
planning-hope_clouds_observation-more = Shuffle 1 revealed prescience card back into its deck.
planning-reports_of_traitors-more = The opponent loses 1 unused die showing House for this round.
planning-sardaukar_pogrom-more = Move 3 legions with a sardaukar.
planning-sardaukars_manner-more = Move a legion with a sardaukar, or make a surprise attack with one.
planning-spies_all_over_arrakis-more = Flip the sietch and deployment tokens of any area. Draw 2 cards.
planning-full_control_of_the_air-more = Place 2 ornithopters. Move 1 legion.
planning-moving_the_battle_group-more = Place 1 bashar and 2 elites in a free mountain area.
planning-killers_without_mercy-more = Attack with a legion with a sardaukar; in this battle going on costs no hit, even against a settlement.
planning-sardaukar_disguised-more = Replace 2 elites by 2 sardaukar. Move 2 legions with a sardaukar.
planning-i_decide_what_best_serves_his_majesty-more = Place Captain Aramsham in a legion with a sardaukar. Move it, or make a surprise attack with it.
planning-seek_out_the_mahdi-more = Move 1 legion. In their next turn the Atreides can neither place nor deploy Paul, nor move or attack with his legion.

## Planning cards: House Atreides

planning-war_plan-more = Move 1 legion, or attack with one: in that battle you roll 1 die more in every round (6 at most).
planning-alia_the_abomination-more = If Alia is not in play and Reverend Mother Jessica is, Alia enters, and you play 1 more card. If Alia is in play: any named enemy leader goes to the tanks; draw 2 cards.
planning-smugglers_a-more = If Gurney Halleck is not in play, he enters: place him and 2 elites in an empty desert. Otherwise place 2 wormsigns and move his legion.
planning-smugglers_b-more = If Gurney Halleck is not in play, he enters: place him and 2 elites in an empty desert. Otherwise place 2 elites in his legion.
planning-smugglers_c-more = If Gurney Halleck is not in play, he enters: place him and 2 elites in an empty desert. Otherwise remove 2 vehicles in his sector.
planning-the_voice-more = The opponent discards 1 card of their choice. Play 1 more card.
planning-death_commandos-more = Replace 2 elites by 2 fedaykin. Move 2 legions with a fedaykin.
planning-tested_with_the_gom_jabbar-more = Draw a second secret objective: either of them wins. Draw 2 cards.
planning-chatt_the_leaper-more = Place 2 fedaykin and 1 naib in a sietch.
planning-truthtrance-more = Choose 1 unused die of the opponent: they must use it in their next turn. Draw 2 cards, or play 1 more card.
planning-adab_the_demanding_memory-more = Remove any number of revealed prescience cards from the game and reveal as many new ones. Play 1 more card.
planning-alam_al_mithal-more = One prescience marker goes down as many steps as you like, another goes up as many. Draw 2 cards.
planning-usul_the_base_of_the_pillar-more = Take the desert power action. Play 1 more card.
planning-voice_from_the_outer_world-more = Place Paul and 1 fedaykin in one of your legions. Move it, or make a surprise attack with it.
planning-our_family_atomics-more = If the atomics have not been used and a prescience marker is at 4 or more: use them and play 1 more card. If they have: take desert power twice.
planning-battle_language-more = Move a legion with a leader, or make a surprise attack with one: in the first round of that battle the opponent rolls at most 4 dice.
planning-bill_of_particulars-more = One imperium marker goes a row down, without its ban. Play 1 more card.
planning-fear_is_the_mind_killer-more = Attach to a revealed prescience card until the end of the round: if it is claimed, any marker goes up 2 steps.

## Planning cards: Fremen ally

planning-shai_hulud-more = If the Wild Maker is not in play, it enters: place it in an empty desert, its card spent. Otherwise move it, then attack with it.
planning-wall_of_sandworms-more = Put 1 sandworm in an empty desert adjacent to a sandworm. Take the desert power action.
planning-dust_chasms-more = Remove 2 harvesters in deep deserts of one sector. Take the desert power action.
planning-fremen_rockets-more = Choose a sector with a legion of yours and roll 3 combat dice: each sword or special removes 1 vehicle there or in a connected air zone.
planning-eyes_of_ibad-more = Attach to a revealed prescience card: it cannot be taken away and stays revealed, besides the usual ones, until it is claimed.
planning-captured_ornithopter-more = Remove 1 ornithopter. Then strike a Harkonnen legion in a sector connected to its zone with 3 dice: swords and specials hit.
planning-crysknife-more = Move a legion with a fedaykin. A named enemy leader adjacent to it goes to the regeneration tanks.
planning-cielagos_piping_message-more = Place 1 standard deployment token in a sietch within 2 areas of a Harkonnen legion. Draw 1 card.
planning-jubba_cloaks-more = Move a legion with a leader that is in a desert. Play 1 more card.
planning-hieregs-more = Place 2 regulars in empty deserts, 1 in each. Take the desert power action.
planning-grandmother_of_a_storm-more = Roll for the Coriolis storm against every exposed Harkonnen legion.
planning-stillsuits-more = Move a legion that is in a desert. Swap all deployment tokens of 2 sietches; one of them may have none.
planning-i_am_stilgar_the_fremen-more = Place Stilgar, 2 elites and 1 regular in a free plateau area. Draw 1 card.
planning-thumpers-more = Put 2 sandworms in empty deserts adjacent to your legions.
planning-kitab_al_ibar-more = Move a sietch token, with any figures and tokens of its area, to an adjacent empty desert.
planning-sandtides-more = Move an enemy legion that is in a desert to an empty adjacent area. Take the desert power action.

## Prescience cards: what they ask

prescience-paul_drinks_the_water_of_life-more = Paul is on the map in a sector with no Harkonnen legion. Spend a die; Paul goes to the tanks.
prescience-tahaddi_challenge-more = A legion has a naib and a named leader, in a sector with no Harkonnen legion. Spend a die; remove a naib from it.
prescience-families_flee_to_the_palmaries_of_the_south-more = A deployment token is in a sietch whose sector holds a Harkonnen legion. Remove that token from the game.
prescience-jessica_takes_the_water-more = Jessica is in a sietch, in a sector with no Harkonnen legion. Spend a die; Jessica goes to the tanks.
prescience-paul_mounts_the_maker-more = Paul’s legion has just moved or attacked by sandriding across 2 or more areas with a wormsign or a sandworm.
prescience-raid_on_the_harvesters-more = The second harvester of this action phase has just been removed by an Atreides legion or a sandworm.
prescience-the_emperors_terror_broken-more = An Atreides legion has just won a battle against a legion that had a sardaukar when it began.
prescience-the_naibs_swear_fealty-more = Paul’s legion has 2 or more naibs. Spend a die.
prescience-the_fremen_call_paul_the_mahdi-more = Paul is in the area of a sietch that is still face down. Flip that sietch.
prescience-desert_war-more = Atreides legions are in 4 or more deserts without a sietch.
prescience-dew_collectors_for_the_planting-more = Atreides legions are in 3 or more plateau areas.
prescience-the_water_discipline-more = Paul and Jessica are each in a deep desert without a sietch.
prescience-new_hidden_wind_traps-more = Atreides legions are in 3 or more mountain areas.
prescience-stunted_worms-more = Atreides legions are in 2 or more minor erg areas.
prescience-jessica_trains_paul_in_the_bene_gesserit_ways-more = Paul and Jessica are in the same sietch.
prescience-the_lisan_al_gaib-more = Paul’s area has 2 or more deployment tokens. Flip 2 of them.

## Leaders: their special actions

leader-baron_harkonnen-more = Replace 3 regulars by 3 elites.
leader-beast_rabban-more = Move his legion, then move it again.
leader-feyd_rautha-more = Move his legion, then attack with it.
leader-thufir_hawat-more = Draw 3 House Harkonnen cards.
leader-gaius_helen_mohiam-more = Draw 2 Corrino cards, then play 1 card.
leader-captain_aramsham-more = Deploy 2 regulars, 1 sardaukar and 1 leader in your settlements.
leader-shaddam_iv-more = Replace 3 elites by 3 sardaukar.
leader-paul_atreides-more = Place him in one of your legions, then move 2 legions that have a leader.
leader-lady_jessica-more = Draw 3 planning cards.
leader-reverend_mother_jessica-more = Draw 2 planning cards, then play 1 card.
leader-gurney_halleck-more = Move his legion, then attack with it.
leader-alia-more = Use the die as any other symbol, and draw 1 card.
leader-paul_muad_dib-more = Place him in one of your legions, then move 2 legions that have a leader, or make a surprise attack with his legion.
leader-stilgar-more = Move 3 legions.
leader-chani-more = Deploy 1 deployment token, 1 fedaykin and 1 leader in one sietch.
leader-wild_maker-more = Move it, then attack with it.
