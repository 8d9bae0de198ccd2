### What Bloodlines and its Tech module add to words, effects, events and play. The rules of those files hold here, too.

## Games and modules

page-module-bloodlines = Bloodlines: Sardaukar Commanders
page-module-tech = Tech: the Ixian Embassy
area-tuek = Tuek's Sietch
zone-any = from hand, discard pile or play
place-any = from garrison or Conflict
unit-troop = a troop
unit-commander = a Sardaukar Commander

## Boxes of a tile, as headings

box-flip = Flip
box-lasting = Lasting
cli-box-lasting = lasting
box-price = Also costs
box-endgame_tile = At the end

## Effects: Sardaukar Commanders

effect-acquire_commander = if you like, pay for the Sardaukar Commander here and acquire it with a Skill
effect-drive_off = remove the Sardaukar Commander here from the game
effect-bank_commander = acquire the Sardaukar Commander in the bank for nothing
effect-skill = gain a Commander Skill
effect-trash_skill = trash this Skill
effect-cheaper_commanders = Sardaukar Commanders cost you { $n } Solari less this turn
effect-combat_icon = you may deploy units this turn as at a Combat space
effect-held_troop = recruit { $n } troop that cannot be deployed this turn

## Effects: cards

effect-trash_from =
    { $costs ->
        [yes] trash a card that costs 1 or more { $zone }
       *[no] trash a card { $zone }
    }{ $then ->
        [none] { "" }
        [costs] ; if it costs 1 or more, { $parts }
       *[other] ; if it is of the { $faction }, { $parts }
    }
effect-acquire_row = acquire any card of the Imperium Row for nothing
effect-give_plot = give one of your Intrigue cards to an opponent
effect-influence_behind = gain { $n } influence with a faction where an opponent has more
effect-lends_icons = the card that sends your Agent this turn also has the icon { $icons }
effect-turn_two = turn two of your face-up Conflict or Objective cards face down
effect-coercion = once you deploy { $n } or more units in one turn ({ $occasion }), { $parts }

## Effects: Tech

effect-acquire_tech =
    { $n ->
        [0] acquire a Tech tile
       *[other] acquire a Tech tile for { $n } spice less
    }
effect-scrap_this = trash this tile
effect-scrap = trash one of your Tech tiles
effect-suspend = recruit { $n } troop straight to the Conflict
effect-watch = gain 1 influence with every faction where you have 0 or 1
effect-use_signet = use your leader's signet ability
effect-lose_spice = lose all your spice
effect-rival_tech = acquire a Tech tile for { $n } spice less
effect-levy = take { $n } spice from each opponent

## Effects: Navigation cards

effect-navigate = play your next Navigation card
effect-lasting_persuasion = gain { $n } persuasion in each of your Reveal turns for the rest of the game
effect-influence_ahead = gain { $n } influence with another faction where you have 2 or more
effect-take_flow = acquire The Spice Must Flow
effect-per_unit_kinds = for each kind of unit you have in the Conflict, { $parts }
effect-per_friends = for each faction where you have 2 or more influence, { $parts }

## Conditions

condition-command = you generate 6 or more persuasion in this Reveal turn (Command)
condition-commanders_in_conflict = you have a Sardaukar Commander in the Conflict (at least { $n })
condition-garrisoned = you have { $n } or more units in your garrison
condition-tiles = you have { $n } or more Tech tiles
condition-no_bond = you have no other card of the { $faction } in play
condition-completed_now = you completed a contract this turn
condition-common = that card is no Twisted Intrigue
condition-goods = you have { $amount } or more
condition-slot = the card lay in slot { $n }
condition-heading = you played it for the { $faction }
condition-at_sietch = the Agent goes to Tuek's Sietch
condition-friend_at_sietch = a teammate's Agent goes to Tuek's Sietch
condition-enemy_at_sietch = an opponent's Agent goes to Tuek's Sietch

## Occasions

when-trashed_card = whenever you trash a card, { $parts }
when-gained_spice = when you have gained { $n } or more spice in your turn, { $parts }
when-took_alliance = when you take an Alliance, { $parts }
when-completed_contract = whenever you complete a contract, { $parts }
when-recruited_commander = whenever you recruit a Sardaukar Commander, { $parts }
when-drew_intrigue = for each Intrigue card you draw or steal in your turn, { $parts }
when-won_conflict = when you win a Conflict, { $parts }

## What only one component does

special-withdraw = at the very start of your turn, pass it
special-prime = your next Bene Gesserit card this round has all Agent icons, and you draw 1 card with it
special-forced_move = opponents who spy on the space of your Agent move those Spies elsewhere
special-lift = the influence that spaces need does not count when you send your Agent this turn
special-rout = choose an opponent's troop in the Conflict: it retreats
special-peek = look at the top card of your deck; put it back, discard it, or pay 1 Solari to draw it
special-fulfil = complete one of your contracts, whatever it asks
special-coerce = reveal three contracts of the bank and take one; the others leave the game
special-fray = the Agent you sent this turn enters the Conflict as a unit of strength 2, with the Swordmaster 3
special-put_spice = put 1 bonus spice on Tuek's Sietch
special-take_spice = take 1 bonus spice from a Maker space
special-strange_form = you have no water, and lay down four of five Navigation cards
special-feed = draw 1 card, once a turn

## Abilities of leaders

trait-lends_spy = all your cards have the Spy icon
trait-must_gather = whenever you can recall a Spy to gather intelligence, you must
trait-cheaper = the Swordmaster costs you 2 Solari less
trait-enters = you need no influence to enter { $space }
trait-instead_of_worms = you summon no sandworms; instead of each, { $parts }
trait-tactics = for each of your troops that retreats or is lost from the Conflict, your Tactics token moves on: on its way { $parts }
trait-brings_space = Tuek's Sietch is in play, a Maker space for everybody
trait-twists = you draw a Twisted Intrigue card at the start of every round
trait-navigates = you have Navigation cards, to be looked at at any time
trait-invents = you keep one Tech tile of the bottoms of the stacks as a secret project, 1 spice cheaper

## Skills and tiles, where they are no plain effect

skill-does-canny = 2 strength with an Agent of yours on a Landsraad space
skill-does-loyal = 2 strength with 3 or more influence with the Emperor
skill-does-fierce = 1 strength, 2 if an opponent has a sandworm in the Conflict
card-does-litany_against_fear = at the start of your turn, put this card from your hand into play: draw a card and pass the turn
card-does-delivery_logistics = has the Agent icons of all your open contracts
tile-does-gene_locked_vault = your Intrigue cards cannot be stolen unless you have five or more
tile-does-glowglobes = you may look at the top card of your deck at any time
tile-does-navigation_chamber = each space costs you 1 spice or 1 Solari less
tile-does-ornithopter_fleet = all your battle icons are Ornithopters
tile-does-sardaukar_high_command = Sardaukar Commanders cost you 1 Solari less
tile-does-servo_receivers = your Signet Ring has the icons of all four factions
tile-spends-spy = one of your Spies on the board, for good
complete-alliance = Earn any Alliance that you do not have

## What is asked

prompt-lose_units = Which of your troops do you lose?
prompt-rival-lose_units = Which troops does { $who } lose?
prompt-choose_skill = Which Skill does your Commander bring?
prompt-trash_from = Which card do you trash? It leaves the game for good.
prompt-acquire_row = Which card of the Imperium Row do you acquire for nothing?
prompt-give_plot = Which Intrigue card do you give away, and to whom?
prompt-chart = Which Navigation card do you lay down next, from left to right?
prompt-rout = Which unit of an opponent retreats?
prompt-peek = This is the top card of your deck. What do you do with it?
prompt-smuggle = From which Maker space do you take a bonus spice?
prompt-rival-smuggle = From which Maker space does { $who } take a bonus spice?
prompt-move_spy = Your Spy must leave its post. Where does it go?
prompt-turn_two = Which card do you turn face down?
prompt-fulfil = Which of your contracts do you complete?
prompt-coerce = Which of the three contracts do you take?
prompt-acquire_tile = Which Tech tile do you acquire?
prompt-choose_project = Which tile is your secret project?
prompt-trash_tile = Which of your Tech tiles do you trash?
prompt-spend_spy = Which Spy goes to the box for good?
prompt-spare_conflict = Which card stays face up? The others are turned over in pairs.

## Choices

action-deploy_with =
    { $troops ->
        [0] Deploy { $n ->
            [one] a Sardaukar Commander
           *[other] { $n } Sardaukar Commanders
        }
       *[other] Deploy troops: { $troops }, { $n ->
            [one] a Sardaukar Commander
           *[other] { $n } Sardaukar Commanders
        }
    }
action-retreat_with =
    { $troops ->
        [0] Retreat { $n ->
            [one] a Sardaukar Commander
           *[other] { $n } Sardaukar Commanders
        }
       *[other] Retreat troops: { $troops }, { $n ->
            [one] a Sardaukar Commander
           *[other] { $n } Sardaukar Commanders
        }
    }
action-lose = Lose from the garrison { $garrison } troops and { $guard } Commanders, from the Conflict { $conflict } troops and { $front } Commanders
action-hire = Recruit a Sardaukar Commander from your supply
action-skill = Take the Skill { $skill }
action-recall_from_conflict = From the Conflict
action-recite = Put { $card } into play, draw a card and pass
action-rout = Let it retreat: { $what } ({ $who })
action-put_back = Put the card back
action-discard_top = Discard the card
action-hand_out = Give { $intrigue } to { $who }
action-chart = Lay down { $navigation }
action-fulfil = Complete the contract { $contract }
action-extort = Take the contract { $contract } from the bank
action-tech = Acquire { $tile }
action-flip = Flip { $tile }
action-project = Keep { $tile } as your secret project
action-scrap = Trash { $tile }
action-keep = Keep { $conflict } face up

## Help for a newcomer, by the kind of decision

help-lose_units = Lost troops go back to your supply. A lost Sardaukar Commander can be recruited again for Solari.
help-choose_skill = Your Skills work while at least one of your Commanders is in the Conflict. You cannot have the same Skill twice.
help-trash_from = The card leaves the game for good.
help-acquire_row = Its cost does not matter; cards of the Reserve are not in the Row.
help-give_plot = Only the two of you know which card it is.
help-chart = The leftmost card is played first: whenever you reach 2 influence with a faction.
help-rout = The unit goes back to its owner's garrison.
help-peek = Nobody else sees the card unless you discard it.
help-smuggle = The spice is yours at once.
help-move_spy = Moving is no recall: you gain nothing for it.
help-turn_two = The two cards need not match, and Objectives count.
help-fulfil = You gain its reward at once, whatever it asks for.
help-coerce = The two others leave the game.
help-acquire_tile = You pay its cost in spice. A seat in the High Council makes each tile 1 spice cheaper.
help-choose_project = Only you know it. You may acquire it for 1 spice less whenever you may acquire a tile.
help-trash_tile = The tile leaves the game.
help-spend_spy = It is part of the price of Advanced Data Analysis, and no recall.
help-spare_conflict = With Ornithopter Fleet all your battle icons match. Of an odd number one card is left.

## What happens

event-deployed_commanders =
    { $you ->
        [yes] deploy { $count ->
            [one] a Sardaukar Commander
           *[other] { $count } Sardaukar Commanders
        } (strength { $strength })
       *[no] deploys { $count ->
            [one] a Sardaukar Commander
           *[other] { $count } Sardaukar Commanders
        } (strength { $strength })
    }
event-retreated_commanders =
    { $you ->
        [yes] retreat { $count ->
            [one] a Sardaukar Commander
           *[other] { $count } Sardaukar Commanders
        } (strength { $strength })
       *[no] retreats { $count ->
            [one] a Sardaukar Commander
           *[other] { $count } Sardaukar Commanders
        } (strength { $strength })
    }
event-lost_commanders =
    { $you ->
        [yes] lose { $count ->
            [one] a Sardaukar Commander
           *[other] { $count } Sardaukar Commanders
        } (strength { $strength })
       *[no] loses { $count ->
            [one] a Sardaukar Commander
           *[other] { $count } Sardaukar Commanders
        } (strength { $strength })
    }
event-acquired_commander =
    { $you ->
        [yes] acquire a Sardaukar Commander
       *[no] acquires a Sardaukar Commander
    }
event-recruited_commander =
    { $you ->
        [yes] recruit a Sardaukar Commander
       *[no] recruits a Sardaukar Commander
    }
event-commander_removed =
    { $you ->
        [yes] remove the Sardaukar Commander from { $space }
       *[no] removes the Sardaukar Commander from { $space }
    }
event-skill =
    { $you ->
        [yes] take the Skill { $skill }
       *[no] takes the Skill { $skill }
    }
event-skill_trashed =
    { $you ->
        [yes] trash the Skill { $skill }
       *[no] trashes the Skill { $skill }
    }
event-combat_icon =
    { $you ->
        [yes] may deploy units this turn
       *[no] may deploy units this turn
    }
event-acquired_tile =
    { $you ->
        [yes] acquire { $tile }
       *[no] acquires { $tile }
    }
event-flipped =
    { $you ->
        [yes] flip { $tile }
       *[no] flips { $tile }
    }
event-tile_trashed =
    { $you ->
        [yes] trash { $tile }
       *[no] trashes { $tile }
    }
event-spy_lost =
    { $you ->
        [yes] lose a Spy for good ({ $post })
       *[no] loses a Spy for good ({ $post })
    }
event-spy_moved =
    { $you ->
        [yes] move a Spy away from { $post }
       *[no] moves a Spy away from { $post }
    }
event-recited =
    { $you ->
        [yes] put { $card } into play and pass
       *[no] puts { $card } into play and passes
    }
event-contracts_shown =
    { $you ->
        [yes] reveal the contracts { $contracts }
       *[no] reveals the contracts { $contracts }
    }
event-tactics =
    { $you ->
        [yes] move your Tactics token (now on { $now })
       *[no] moves the Tactics token (now on { $now })
    }
event-agent_deployed =
    { $you ->
        [yes] send your Agent into the Conflict (strength { $strength })
       *[no] sends the Agent into the Conflict (strength { $strength })
    }
event-recalled_fighter =
    { $you ->
        [yes] call your Agent back from the Conflict (strength { $strength })
       *[no] calls the Agent back from the Conflict (strength { $strength })
    }
event-laid_courses =
    { $you ->
        [yes] lay down four Navigation cards
       *[no] lays down four Navigation cards
    }
event-chose_project =
    { $you ->
        [yes] choose a secret project
       *[no] chooses a secret project
    }
event-drew_twisted =
    { $you ->
        [yes] draw a Twisted Intrigue card
       *[no] draws a Twisted Intrigue card
    }
event-drew_twisted_cards =
    { $you ->
        [yes] draw the Twisted Intrigue { $cards }
       *[no] draws the Twisted Intrigue { $cards }
    }
event-navigated =
    { $you ->
        [yes] play the Navigation card { $navigation }
       *[no] plays the Navigation card { $navigation }
    }
event-drew_courses =
    { $you ->
        [yes] draw the Navigation cards { $navigations }
       *[no] draws the Navigation cards { $navigations }
    }
event-gave_intrigue_away =
    { $you ->
        [yes] give { $to } an Intrigue card
       *[no] gives { $to } an Intrigue card
    }
event-gave_intrigue_away_card =
    { $you ->
        [yes] give { $to } { $card }
       *[no] gives { $to } { $card }
    }

## At the table

event-skill_shown = New Skill: { $skill }.
event-tile_shown = New Tech tile: { $tile }.
event-tile_discarded = { $tile } leaves the Ixian Embassy.

## Why not

why-commander-cost = a Sardaukar Commander costs { $cost } Solari
why-no-tile = no Tech tile can be paid for
why-not-sent = no Agent was sent this turn
why-no-open-contract = you have no open contract
why-no-bonus-spice = no Maker space has bonus spice
why-short-bank = fewer than three contracts lie face down
why-away = { $space } is not in play

## The terminal

cli-sardaukar = Sardaukar Commanders
cli-sardaukar-board = on the board: { $spaces }
cli-sardaukar-bank = in the bank: { $n }
cli-skills-shown = Skills: { $skills }
cli-embassy = Ixian Embassy
cli-stack = { $n } in the stack
cli-tile-cost = { $n } spice
cli-note-commanders = Commanders: { $supply } in supply, { $garrison } in garrison, { $conflict } in the Conflict
cli-note-skills = Skills: { $skills }
cli-note-tiles = Tech tiles: { $tiles }
cli-note-flipped = flipped: { $tiles }
cli-note-tactics = Tactics: { $n } of { $most }
cli-note-navigation = Navigation cards: { $n }
cli-note-agents = Agents in the Conflict: { $n }

## What somebody has more of than another

edge-commanders = Sardaukar Commanders: { $n }
edge-skills = Skills: { $n }
edge-tiles = Tech tiles: { $n }

## The page

board-commander-here = A Sardaukar Commander stands here.
board-commanders = Sardaukar Commanders
board-commanders-counts = in supply { $supply }, in garrison { $garrison }, in the Conflict { $conflict }
board-skills = Skills
board-skills-stack = Skills face down: { $n }
board-embassy = Ixian Embassy
board-tile = { $tile }, { $n } spice
board-tile-stack = Tiles in the stack: { $n }
board-tiles = Tech tiles
board-flipped = flipped
board-tactics = Tactics: { $n } of 11
board-navigation = Navigation cards
board-twisted = Twisted deck: { $n }
board-fray = Agents in the Conflict: { $n }
board-project = Secret project
board-bank = In the bank: { $n }
board-log-larger = Show the log larger
board-log-smaller = Show what can be acquired

rule-b-5-1 = Who sends an Agent to a space with a Commander may pay 2 Solari to recruit it, and takes one of the open Skills with it.
rule-b-5-8 = Once in each of your turns you may pay 2 Solari to recruit a Commander from your supply. In the Conflict it has strength 2.
rule-b-6-1 = Skills work, each once a round, while you have a Commander in the Conflict.
rule-b-9-2 = In a turn in which you sent an Agent to a Landsraad space you may acquire one tile. A council seat makes it 1 spice cheaper.
rule-b-9-7 = A flipped tile is turned up again when the next round begins.
