### What Uprising adds to words, effects, events and play. The rules of those files hold here, too.
###
### What the words are about, besides $n and $parts: a Spy has $icons, joined by list-or, of the space that its post must join
### (any, when $anywhere is "yes"), $here (a post of the space visited this turn) and $shared (beside a Spy of another). $zone is
### where a card is trashed from ($from_hand says it again, since only one in play is "another"), $battle_icon the icon of a card
### that is turned face down. $exactly: "yes" where $n is the number itself, else troops are $n to $most. $how a card is acquired
### to the hand: "exactly" of the cost $n, or to the hand only "by_sandworm".

## Games and editions

edition-imperium-uprising = Dune: Imperium - Uprising
page-edition-uprising = Uprising
page-module-choam = CHOAM: contracts

## Icons

icon-spy = Spy
battle_icon-crysknife = Crysknife
battle_icon-desert_mouse = Desert Mouse
battle_icon-ornithopter = Ornithopter
battle_icon-wild = wild

## Observation posts, by the spaces that they join

post-emperor = Sardaukar / Dutiful Service
post-guild = Heighliner / Deliver Supplies
post-bene_gesserit = Espionage / Secrets
post-fremen = Desert Tactics / Fremkit
post-council = High Council / Imperial Privilege / Swordmaster
post-landsraad = Assembly Hall / Gather Support
post-choam = Shipping / Accept Contract
post-arrakeen_refinery = Arrakeen / Spice Refinery
post-refinery_research = Spice Refinery / Research Station
post-research_sietch = Research Station / Sietch Tabr
post-imperial_basin = Imperial Basin
post-hagga_basin = Hagga Basin
post-deep_desert = Deep Desert

## Objectives

objective-uprising-objective_crysknife = Objective ({ battle_icon-crysknife })
objective-uprising-objective_crysknife_4_6p = Objective ({ battle_icon-crysknife })
objective-uprising-objective_desert_mouse_first_player = Objective ({ battle_icon-desert_mouse })
objective-uprising-objective_desert_mouse_4_6p = Objective ({ battle_icon-desert_mouse })
objective-uprising-objective_ornithopter_1_3p = Objective ({ battle_icon-ornithopter })

## Boxes of a card, as headings

box-discarded = When discarded
box-contract = Contract

## Where victory points come from

source-battle_icons = battle icons

## Effects: Spies

effect-spy =
    { $here ->
        [yes] place a Spy at this space
       *[no]
            { $anywhere ->
                [yes]
                    { $n ->
                        [one] place { $n } Spy
                       *[other] place { $n } Spies
                    }
               *[no]
                    { $n ->
                        [one] place { $n } Spy at a space with the icon { $icons }
                       *[other] place { $n } Spies at spaces with the icon { $icons }
                    }
            }
    }{ $shared ->
        [yes] , also beside a Spy of another player
       *[no] { "" }
    }
effect-recall_spy =
    { $n ->
        [one] recall { $n } Spy
       *[other] recall { $n } Spies
    }

## Effects: sandworms

effect-sandworm =
    { $n ->
        [one] summon { $n } sandworm
       *[other] summon { $n } sandworms
    }
effect-maker_hooks = take the Maker Hooks
effect-shield_wall = you may remove the Shield Wall

## Effects: contracts

effect-contract = take a contract (2 Solari when there is none)
effect-complete = complete this contract: { $parts }

## Effects: cards, troops, Agents

effect-trash_intrigue = trash an Intrigue card
effect-trash_of =
    { $from_hand ->
        [yes] trash a card of the { $faction } { $zone }
       *[no] trash another card of the { $faction } { $zone }
    }
effect-turn_icon = turn a face-up card with the battle icon { $battle_icon } or a wild one face down
effect-acquire_to_hand =
    { $how ->
        [exactly] acquire a card that costs { $n } for nothing and take it into your hand
        [by_sandworm] acquire a card that costs { $n } or less for nothing; with a sandworm in the Conflict, take it into your hand
       *[other] acquire a card that costs { $n } or less for nothing and take it into your hand
    }
effect-buy_for_solari = you may acquire a card for its cost in Solari and take it into your hand
effect-retreat_price =
    { $exactly ->
        [yes]
            { $n ->
                [one] retreat { $n } troop
               *[other] retreat { $n } troops
            }
       *[no] retreat { $n } to { $most } troops
    }
effect-deploy_recruits = you may deploy the troops that you recruited this turn
effect-no_deploying = deploy no units this turn
effect-recall_other = call another of your Agents back
effect-visit_influence = gain { $n } more influence with the faction of this space
effect-high_council = take a seat in the High Council, or, if you have one, { $parts }
effect-lift_requirements = the influence that a space needs does not count for this card

## Effects: compound

effect-may = if you like, { $parts }
effect-lasting =
    { $occasion ->
        [acquired] for each card you acquire in your Reveal turn, { $parts }
       *[other] once you deploy { $n } or more units in one turn, { $parts }
    }
effect-per_sandworms_in_conflict = for each sandworm you have in the Conflict, { $parts }
effect-per_other_sword_cards = for each other card with swords that you revealed, { $parts }
effect-per_cards_revealed = for each { $faction } card that you revealed, { $parts }
effect-per_completed_contracts = for each contract you have completed, { $parts }

## Conditions: "if you have 2 or more Spies on the board, ..."

condition-spies_on_board =
    { $n ->
        [one] you have a Spy on the board
       *[other] you have { $n } or more Spies on the board
    }
condition-recalled_spy = you recalled a Spy this turn
condition-maker_visit = you sent an Agent to a Maker space this turn
condition-spying_on_maker = you are spying on a Maker space
condition-units =
    { $n ->
        [one] you have a unit in the Conflict
       *[other] you have { $n } or more units in the Conflict
    }
condition-sandworms =
    { $n ->
        [one] you have a sandworm in the Conflict
       *[other] you have { $n } or more sandworms in the Conflict
    }
condition-completed =
    { $n ->
        [one] you have completed a contract
       *[other] you have completed { $n } or more contracts
    }
condition-maker_hooks = you have the Maker Hooks
condition-swordmaster = you have the Swordmaster
condition-no_council = you have no seat in the High Council
condition-visits = you sent an Agent to a space with the icon { $icons } this turn
condition-discarded = the discarded card is of the { $faction }
condition-gained_spice = you gained { $n } or more spice this turn
condition-bought_spice_must_flow = you acquired The Spice Must Flow this turn
condition-strength = your strength is { $n } or more
condition-spied_visit = the Agent goes to a Maker space that you are spying on
condition-placed_on = the post of that Spy joins a space with the icon { $icons }
condition-revealing = it is your Reveal turn
condition-space_done = you sent an Agent to a space with the icon { $icons } this turn and its effects are done
condition-deck =
    { $n ->
        [one] your deck has a card
       *[other] your deck has { $n } or more cards
    }

## Occasions

when-sent_agent = when you send an Agent, { $parts }
when-other_sent_agent = when another player sends an Agent, { $parts }
when-acquired = when you acquire a card, { $parts }
when-reached_two_emperor = when you reach 2 influence with the Emperor, { $parts }
when-reached_two_guild = when you reach 2 influence with the Spacing Guild, { $parts }
when-reached_two_bene_gesserit = when you reach 2 influence with the Bene Gesserit, { $parts }
when-reached_two_fremen = when you reach 2 influence with the Fremen, { $parts }

## What only one card or leader does

special-report = gain 1 influence with every faction that you are spying on
special-distracted = discard this card
special-look = look at the top 3 cards of your deck, draw one, discard one and trash one
special-return = take this card back into your hand
special-training = move your token along the training track and take the reward of the new place
special-memory = a troop from your supply becomes a memory
special-other_memories = return your memories to your supply, draw a card for each and turn your leader over
special-repeat = carry out again what is printed on the space
special-insight = trash a card from your hand; if it costs 1 or more, gain 2 spice

# These are conditions
special-in_shadow = you have 4 or more influence with a faction whose Alliance an opponent has

## Abilities of leaders

trait-without = you start the game without the card { $card }
trait-set_aside = when you take a contract, you may take one of the two Sardaukar contracts that are set aside for you

## What is asked

prompt-place_spy = Where do you place a Spy?
prompt-recall_spy = Which Spy do you recall?
prompt-infiltrate = The space is occupied. Which Spy do you recall to infiltrate it?
prompt-gather = Recall a Spy to gather intelligence and draw a card?
prompt-take_contract = Which contract do you take?
prompt-trash_intrigue = Which Intrigue card do you trash? It leaves the game for good.
prompt-trash_of = Which card do you trash? It leaves the game for good.
prompt-turn_icon = Which card do you turn face down?
prompt-give_way = How many troops do you retreat to your garrison?
prompt-acquire_to_hand = Which card do you acquire for nothing and take into your hand?
prompt-buy_for_solari = Which card do you acquire for Solari and take into your hand?
prompt-intrigue_lines = Which line of { $intrigue } do you use?
prompt-insight = Which card do you trash from your hand? One that costs 1 or more brings 2 spice.
prompt-recall_other = Which other Agent do you call back?
prompt-train = Which way does your token go on the training track?
prompt-look_at_top = You look at the top cards of your deck. Which one do you choose?

## Choices

action-spy = Place a Spy: { $post }
action-recall_spy = Recall the Spy: { $post }
action-contract = Take the contract { $contract }
action-trash_intrigue = Trash { $intrigue }
action-acquire_to_hand = Acquire { $card } and take it into your hand
action-turn = Turn { $conflict } face down
action-pair = Pair a wild battle icon with { $conflict }

## Headings of choices that belong together

group-spy = Place a Spy
group-recall_spy = Recall a Spy
group-contract = Take a contract

## Help for a newcomer, by the kind of decision

help-place_spy = A Spy stands on an observation post and watches the spaces that the post joins. Recall it later to enter such a space though it is occupied, or to draw a card when you go there; cards with the Spy icon may send an Agent there.
help-recall_spy = The Spy returns to your supply and can be placed again.
help-infiltrate = Recall a Spy from a post that joins this space, and your Agent may enter though others stand there. The same Spy cannot gather intelligence as well.
help-gather = You may recall one Spy from a post that joins this space to draw a card. You decide before anything else happens here.
help-take_contract = A contract is completed when you do what it asks, on a later turn unless it is immediate. Then you gain its reward at once.
help-trash_intrigue = The Intrigue card leaves the game. Choose the one you need least.
help-trash_of = The card leaves the game. It is the price of this effect.
help-turn_icon = A card that is face down is used up and matches no other battle icon any more.
help-give_way = Troops that you retreat go back to your garrison and do not fight. It is the price of this effect.
help-acquire_to_hand = The card is yours for nothing and goes straight into your hand: you may play or reveal it this round.
help-buy_for_solari = You pay the whole cost of the card in Solari. It goes straight into your hand.
help-intrigue_lines = The lines of this card are separate: use one or more, in any order, and pay each when you use it.
help-insight = The card leaves the game. If it costs 1 or more, you gain 2 spice.
help-recall_other = The Agent returns to you and can be sent again this round. It is never the one that you have just sent.
help-train = The token never goes back. One way trashes more cards, the other places more Spies.
help-look_at_top = Of the three cards you draw one, discard one and trash one.

## Agent turns and Spies

event-spy_placed =
    { $you ->
        [yes] place a Spy ({ $post })
       *[no] places a Spy ({ $post })
    }
event-spy_recalled =
    { $you ->
        [yes]
            { $why ->
                [infiltrate] recall a Spy to infiltrate ({ $post })
                [gather] recall a Spy to gather intelligence ({ $post })
               *[other] recall a Spy ({ $post })
            }
       *[no]
            { $why ->
                [infiltrate] recalls a Spy to infiltrate ({ $post })
                [gather] recalls a Spy to gather intelligence ({ $post })
               *[other] recalls a Spy ({ $post })
            }
    }
event-no_deploying =
    { $you ->
        [yes] may deploy no units this turn
       *[no] may deploy no units this turn
    }
event-memory =
    { $you ->
        [yes] turn a troop into a memory (now { $now })
       *[no] turns a troop into a memory (now { $now })
    }
event-turned_leader =
    { $you ->
        [yes] turn your leader over: { $leader }
       *[no] turns the leader over: { $leader }
    }
event-trained =
    { $you ->
        [yes] go on along the training track
       *[no] goes on along the training track
    }

## Conflicts

event-sandworms =
    { $you ->
        [yes]
            { $count ->
                [one] summon { $count } sandworm (strength { $strength })
               *[other] summon { $count } sandworms (strength { $strength })
            }
       *[no]
            { $count ->
                [one] summons { $count } sandworm (strength { $strength })
               *[other] summons { $count } sandworms (strength { $strength })
            }
    }
event-maker_hooks =
    { $you ->
        [yes] take the Maker Hooks
       *[no] takes the Maker Hooks
    }
event-shield_wall_fell =
    { $you ->
        [yes] remove the Shield Wall
       *[no] removes the Shield Wall
    }
event-objective =
    { $you ->
        [yes] receive the card { $objective }
       *[no] receives the card { $objective }
    }
event-won_conflict =
    { $you ->
        [yes] take the Conflict card { $conflict }
       *[no] takes the Conflict card { $conflict }
    }
event-paired =
    { $you ->
        [yes] match two battle icons ({ $first }, { $second })
       *[no] matches two battle icons ({ $first }, { $second })
    }
event-turned =
    { $you ->
        [yes] turn { $conflict } face down
       *[no] turns { $conflict } face down
    }

## Cards and contracts

event-trashed_intrigue =
    { $you ->
        [yes] trash the Intrigue card { $intrigue }
       *[no] trashes the Intrigue card { $intrigue }
    }
event-returned_to_hand =
    { $you ->
        [yes] take { $card } back into your hand
       *[no] takes { $card } back into their hand
    }
event-looked_at_cards =
    { $you ->
        [yes] look at the top { $count } cards of your deck
       *[no] looks at the top { $count } cards of their deck
    }
event-saw_cards =
    { $you ->
        [yes] see { $cards } on top of your deck
       *[no] sees { $cards } on top of their deck
    }
event-contract_taken =
    { $you ->
        [yes] take the contract { $contract }
       *[no] takes the contract { $contract }
    }
event-contract_completed =
    { $you ->
        [yes] complete the contract { $contract }
       *[no] completes the contract { $contract }
    }

## At the table

event-market =
    { $count ->
        [one] New contract: { $contracts }.
       *[other] New contracts: { $contracts }.
    }

## Why not

why-empty-hand = your hand is empty
why-no-post = no observation post is open to your Spy
why-no-sandworm = no sandworm can be summoned to this Conflict now
why-short-deck = fewer than three cards are in your deck
why-trained = the training track is at its end
why-wrong-icon-spy = { $card } has no { $icon } icon, and no Spy of yours is at { $space }
why-occupied-spy = { $space } is occupied, and you have no Spy there to infiltrate it
why-post-taken = there is a Spy on that observation post
why-post-wrong = the effect does not reach that observation post
why-no-spy-there = you have no Spy on that observation post
why-spy-not-there = that Spy is not at { $space }
why-spies-out = all your Spies are on the board: recall one first
why-not-in-market = the contract { $contract } does not lie open
why-set-aside = the contract { $contract } is set aside for another leader
why-no-wild = you have no wild battle icon face up
why-not-won = { $conflict } does not lie face up in front of you
why-wrong-battle-icon = { $conflict } does not have that battle icon
why-pair-endgame = battle icons are paired with a wild one at the end of the game
why-no-deploying = no units may be deployed this turn

## The terminal

cli-posts = Observation posts
cli-wall = the Shield Wall stands
cli-wall-fallen = the Shield Wall has fallen
cli-protected = protected by the Shield Wall
cli-battle-icon = battle icon { $battle_icon }
cli-contracts = Contracts
cli-contract-bank = { $n } face down
cli-contract-aside = set aside for { $who }
cli-note-hooks = Maker Hooks
cli-note-won = face up: { $cards }
cli-note-turned = cards face down: { $n }
cli-note-contracts = contracts: { $contracts }
cli-note-completed = completed: { $contracts }
cli-note-memories = memories: { $n }
cli-note-training = on the training track: { $n } of { $most }
cli-note-spies = Spies in supply: { $n }
cli-box-discarded = discarded
cli-sandworms =
    { $n ->
        [one] { $n } sandworm
       *[other] { $n } sandworms
    }

## What somebody has more of than another: standing alone, in a list

edge-spies =
    { $n ->
        [one] { $n } Spy on the board
       *[other] { $n } Spies on the board
    }
edge-hooks = Maker Hooks
edge-sandworms =
    { $n ->
        [one] { $n } sandworm in the Conflict
       *[other] { $n } sandworms in the Conflict
    }
edge-battle_icons =
    { $n ->
        [one] { $n } battle icon
       *[other] { $n } battle icons
    }
edge-contracts =
    { $n ->
        [one] { $n } open contract
       *[other] { $n } open contracts
    }
edge-completed =
    { $n ->
        [one] { $n } completed contract
       *[other] { $n } completed contracts
    }
