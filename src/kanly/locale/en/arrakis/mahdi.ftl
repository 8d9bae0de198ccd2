### Mahdi, the solo game of War for Arrakis: what the Harkonnen do by rule, and what is asked for them.

## What happened

event-by_rule = { $why } ({ $rule })
event-harvest_sector = Harvest sector: { $sector }.
event-target = Target sietch: { $area }.
event-reinforced = A card joins the reinforcements ({ $deck }).
event-reinforcement_used = From the reinforcements, for a combat die: { $planning }.
event-deck_shuffled = The discards are shuffled into a new deck: { $deck }.
event-turned_up = Turned up and played: { $planning }.
event-laid_aside = Laid beside the map: { $planning }.
event-rolled_die = The Harkonnen die shows { $symbol }.
event-flipped_garrison = In { $area } a Harkonnen token is flipped: { $contents }.

## Which rule made the Harkonnen do so

rule-harvester = Harvester: the safest desert of the harvest sector, { $area }
rule-overflow = The harvest sector is full; the other harvesters go to the { $sector }
rule-carryall = Carryall: where it protects most harvesters, { $zone }
rule-ornithopter = Ornithopter: by legions that wait for one, or near the target sietch, { $zone }
rule-special = A leader’s special action comes before the printed one: { $leader }
rule-attack_sietch = A sietch with less power than the attacker: { $area } → { $target }
rule-attack_legion = No sietch can be attacked, but a weaker legion: { $area } → { $target }
rule-move = Towards { $target }: { $area } → { $to }
rule-fly = Towards { $target }, by ornithopter: { $area } → { $to }
rule-merge = Legions beside { $target } join: { $area } → { $to }
rule-temporary = The target is too strong; for now legions move towards { $target }
rule-nobody_moves = No legion can move nearer to a sietch that it could beat
rule-deploy = Deployment: the settlement with the strongest legion, then the nearest to the target, { $area }
rule-mentat = Two cards are turned up and played at once
rule-placed_by_card = Units of a card come to { $area }
rule-nearest = As near the target sietch as possible: { $area }
rule-kept = No part of { $planning } can be carried out: it joins the reinforcements
rule-replace = Better units for the legion nearest to a sietch: { $area }
rule-casualties = Hits in { $area }: leaders but for one, elites, sardaukar, regulars
rule-fights_on = More than half the defenders’ power is left: the attack on { $target } goes on
rule-stops = Half the defenders’ power or less is left: the attack on { $target } ends
rule-stands = The Harkonnen never retreat: { $area }
rule-advance = The winners advance: { $area } → { $target }
rule-garrison = A settlement is left: a { $colour } token stays in { $area }
rule-excess = Too many units in { $area }: the weakest go
rule-saves = A carryall saves a harvester, in deep desert first: { $area }
rule-keep_marker = 2 spice keep the lowest marker: { $imperium }
rule-raise_marker = Spice is left: the lowest marker rises, { $imperium }
rule-surplus = All markers are on the top row and spice is left: supremacy rises
rule-round_ends = At the end of every round supremacy rises
rule-extra_die = In place of a Bene Gesserit token a die of the spice board joins the unused ones
rule-no_extra_die = In place of a Bene Gesserit token, and with no die on the spice board, supremacy rises
colour-black = black
colour-silver = silver
sector-central = Central Sectors

## What is asked for the Harkonnen

prompt-for_harkonnen = For the Harkonnen, as it suits you: { $asked }
prompt-harvester_at = Which desert gets the next harvester?
prompt-overflow_sector = Which sector takes the harvesters that are left?
prompt-flyer_at = Which air zone gets the next vehicle?
prompt-temporary_target = Towards which sietch do legions move?
prompt-march = Which legion moves next?
prompt-march_to = Where does it go?
prompt-muster = Which settlement gets the units?
prompt-commander = Which leader comes?
prompt-garrison = No token is left in the pool. Where is one flipped?
prompt-keep_markers = Which marker is paid for?
prompt-raise_markers = Which marker is raised?

## Options of a game

option-target = A temporary target lasts
target-turn = for the turn
target-round = for the round
option-ties = Equal powers of attacker and defender
ties-broken = are compared by single units
ties-kept = are equal

## What the tokens of the Harkonnen hold

token-harkonnen_black_rr = 2 regulars
token-harkonnen_black_re = 1 regular and 1 elite
token-harkonnen_black_ee = 2 elites
token-harkonnen_silver_rsb = 1 regular, 1 sardaukar and 1 bashar
token-harkonnen_silver_reb = 1 regular, 1 elite and 1 bashar
token-harkonnen_silver_rrb = 2 regulars and 1 bashar
token-harkonnen_silver_re = 1 regular and 1 elite
token-harkonnen_silver_es = 1 elite and 1 sardaukar

## On the map

board-target = target sietch
board-temporary = temporary target

## Why something cannot be chosen

why-watched = an ornithopter is in a zone connected to its sector: it may not be flipped at will
