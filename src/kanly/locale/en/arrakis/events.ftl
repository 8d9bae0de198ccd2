### What happened in War for Arrakis: sentences of the log.

## The round

event-set_up = The board is set up.
event-round = Round { $round }
event-revealed = Prescience cards: { $cards }.
event-objective = Your secret objective: { $objective }.
event-second_objective = A second secret objective is drawn.
event-drew = Planning cards drawn: { $count } ({ $deck }).
event-drew_cards = You draw { $cards }.
event-rolled = The dice: { $dice }.
count-die = { $symbol } × { $n }
event-turned = A die is turned to { $symbol }.
event-token_used = A Bene Gesserit token lies on { $symbol }.
event-gained_token = A Bene Gesserit token is gained.
event-spent = Die used: { $symbol }.
event-option = { $option }.
event-special = Special action: { $leader }.
event-lost_die = A die is lost: { $symbol }.
event-forced = This die must come next: { $symbol }.
event-sought = The Mahdi is sought: Paul cannot act in the next turn.

## Cards

event-played = Played: { $planning }.
event-discarded = Discarded: { $planning }.
event-schemed = Hawat’s Scheming: { $count } cards are discarded.
event-claimed = Claimed: { $prescience }.
event-removed_card = Out of the game: { $prescience }.
event-hid_card = Back into the deck: { $prescience }.
event-attached = A card is attached to { $prescience }.

## Figures

event-placed = To { $area }: { $figure }.
event-replaced = In { $area } a unit becomes { $figure }.
event-removed = { $area }: { $figure } is removed.
event-eliminated = The legion in { $area } is destroyed.
event-token_deployed = A deployment token comes to { $area }.
event-token_drawn = It holds { $contents }.
event-flipped_token = In { $area } a token is flipped: { $contents }.
event-flipped_sietch = The sietch of { $area } is revealed: rank { $rank }.
event-entered = { $leader } enters play.
event-banished = { $leader } leaves the game.
event-tanked = { $leader } goes to the regeneration tanks.
event-tanked_first = { $leader } goes in first.
event-regenerated = { $leader } is back from the tanks.
event-taken_off = { $leader } is taken off the map.
event-vehicle = Placed: { $vehicle }, { $where }.
event-vehicle_lost = A vehicle is lost: { $where }.
event-harvester_lost = A harvester is lost in { $area }.
event-harvester_saved = A carryall saves the harvester in { $area }.

## Movement and battles

event-moved = Legion: { $area } → { $to }.
event-carried = An ornithopter carries the legion of { $area } ({ $zone }).
event-retreated = Retreat: { $area } → { $to }.
event-expelled = The legion must leave: { $area } → { $to }.
event-swept_away = The sands carry a legion away: { $area } → { $to }.
event-attacked = Attack: { $area } → { $target }.
event-rolled_combat = Combat dice: swords { $sword }, shields { $shield }, specials { $special }.
event-suffered = Hits suffered: attacker { $hits }, defender { $other }.
event-hit_taken = { $area }: { $how } ({ $figure }).
how-lose = lost
how-reduce = reduced to a regular
event-battle_won = The battle for { $area } is won.
event-battle_ended = The attack on { $area } has failed.
event-advanced = The winners advance into { $area }.
event-sietch_destroyed = The sietch of { $area } is destroyed.
event-settlement_destroyed = The settlement of { $area } is destroyed.
event-struck = { $area } is struck: { $hits } hits.
event-rockets = Rockets over { $sector }: { $hits } hits.
event-scouted = An ornithopter scouts: { $zone }.
event-looked = { $area } is scouted.

## The desert

event-wormsign = Wormsign in { $area }.
event-sign_taken = The wormsign in { $area } is taken off.
event-flipped_sign = The wormsign in { $area }: { $sign }.
event-worm_came = A sandworm comes up in { $area }.
event-worm_moved = Sandworm: { $area } → { $to }.
event-worm_attacked = A sandworm attacks { $area }.
event-worm_struck = The sandworm hits { $hits } times in { $area }.
event-storm = The Coriolis storm over { $area }: { $hits } hits.
event-detonated = The family atomics blast { $area }.
event-sietch_moved = A sietch moves: { $area } → { $to }.
event-swapped = Tokens are swapped: { $area } and { $to }.
event-station = The testing station of { $area } is taken: { $marker } +1.

## Spice, tracks, the end

event-harvested = Spice to spend: { $spice }.
event-imperium = { $imperium }: row { $row }.
event-bans = Bans in force: { $bans }.
event-supremacy = Supremacy: { $step }.
event-prescience = { $marker }: { $step }.
event-won = The war is won.
