### What cards, spaces, leaders and rewards do, in words, from the same declarations that the engine runs.
###
### A phrase is said to the player, without a capital and without a full stop: "recruit 2 troops".
### An effect with word W is effect-W with its fields as arguments: $n and what it is about ($amount, $faction, $card,
### $space, $place); yes-or-no fields are "yes" or "no". Compound ones get their parts as one phrase, $parts, and a
### price as $cost. Influence with one of several factions is effect-influence_any, a condition condition-<when>, and
### what only one card does special-<name>.
### Several phrases are joined by list-and, or by "; " when one of them is compound.

## Gains

effect-gain = gain { $amount }
effect-troops =
    { $n ->
        [one] recruit { $n } troop
       *[other] recruit { $n } troops
    }
effect-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
effect-intrigue =
    { $n ->
        [one] draw { $n } Intrigue card
       *[other] draw { $n } Intrigue cards
    }
effect-influence = gain { $n } influence with the { $faction }
effect-influence_any =
    { $any ->
        [yes] gain { $n } influence with a faction of your choice
       *[no] gain { $n } influence with one of these factions: { $factions }
    }
effect-vp =
    { $n ->
        [one] score { $n } victory point
       *[other] score { $n } victory points
    }
effect-persuasion = gain { $n } persuasion
effect-swords =
    { $n ->
        [one] add { $n } sword
       *[other] add { $n } swords
    }

## Compound: a choice, a price, a condition

effect-either = { $parts }
effect-choose = choose { $n } of these: { $parts }
effect-arrow = { $cost }: { $parts }
effect-when = if { $condition }, { $parts }
effect-per = for each { $faction } card you have in play, { $parts }
effect-opponents = every opponent must { $parts }
effect-next_reveal = in your Reveal turn, { $parts }

## Prices

effect-pay = pay { $amount }
effect-lose_influence = lose { $n } influence with a faction of your choice
effect-lose_troop =
    { $n ->
        [one] lose { $n } troop { $place }
       *[other] lose { $n } troops { $place }
    }
effect-discard =
    { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }

## Cards

effect-trash =
    { $optional ->
        [yes] you may trash a card
       *[no] trash a card
    }
effect-trash_this = trash this card
effect-steal = steal an Intrigue card from every opponent who has 4 or more
effect-take = take { $card } from the Reserve
effect-acquire =
    { $on_top ->
        [yes] acquire a card that costs { $n } or less for nothing and put it on top of your deck
       *[no] acquire a card that costs { $n } or less for nothing
    }
effect-discount = { $card } costs { $n } persuasion less this turn

## Troops, Agents and the board

effect-deploy =
    { $any ->
        [yes] deploy any number of troops from your garrison
       *[no]
            { $n ->
                [one] deploy up to { $n } troop from your garrison
               *[other] deploy up to { $n } troops from your garrison
            }
    }
effect-retreat =
    { $any ->
        [yes] retreat any number of troops
       *[no]
            { $n ->
                [one] retreat up to { $n } troop
               *[other] retreat up to { $n } troops
            }
    }
effect-reinforce =
    { $n ->
        [one] recruit { $n } troop, on a Reveal turn straight to the Conflict if you like
       *[other] recruit { $n } troops, on a Reveal turn straight to the Conflict if you like
    }
effect-mentat = take the Mentat
effect-mentat_next = have the Mentat in the next round
effect-swordmaster = gain the Swordmaster, your third Agent
effect-council = take a seat in the High Council
effect-harvest =
    { $n ->
        [0] take all bonus spice here
       *[other] take { $n } spice and all bonus spice here
    }
effect-control = take control of { $space }
effect-signet = use the signet ring ability of your leader
effect-double_visit = gain 2 influence here instead of 1
effect-recall_agent = call one of your Agents back
effect-send_any = send any of your Agents to any space

## Conditions: "if you have a seat in the High Council, ..."

condition-bond = you have another { $faction } card in play
condition-alliance =
    { $faction ->
        [any] you have an Alliance
       *[other] you have the Alliance of the { $faction }
    }
condition-influence = you have { $n } or more influence with the { $faction }
condition-council = you have a seat in the High Council
condition-won = you won this Conflict

## What only one card does

special-masterstroke = show them and gain 1 influence with both, once in the game
special-carryall = take the base spice of this space once more
special-take = take a Bene Gesserit card from your discard pile into your hand
special-voice = close a space to your opponents until your next turn
special-snoop = look at the top card of your deck and draw or trash it
special-refocus = shuffle your discard pile into your deck and draw 1 card
special-envoy = the card that sends your Agent this turn has all faction icons too
special-infiltrate = enemy Agents do not block your Agent this turn
special-suspend = at the start of your turn, draw 1 card; you may pass the turn
special-on_top = cards you acquire may go on top of your deck
special-double_cross = an opponent loses 1 troop from the Conflict and you deploy 1 troop from your supply
special-manipulate = set a card of the Imperium Row aside; on your Reveal turn you may acquire it for 1 persuasion less
special-diplomacy = gain 1 influence with a faction where an opponent has more than you

# These are conditions: "if you own two The Spice Must Flow, ..."
special-behind = an opponent has more influence than you with some faction
special-two_flows = you own two of The Spice Must Flow
special-most_flows = you own more of The Spice Must Flow than each opponent
special-three_tracks = you have 3 or more influence on exactly three tracks
special-four_tracks = you have 3 or more influence on all four tracks

## Abilities of leaders

trait-setup = at the start of the game, { $parts }
trait-sees_top = you may look at the top card of your deck at any time
trait-secret_factions = you choose two factions in secret
trait-discount_icon = { $icon } spaces cost you 1 Solari less
trait-harvests = you harvest { $n } spice less
trait-ignores_enemies = enemy Agents do not block you at spaces with these icons: { $icons }
when-paid_for_space = when you pay Solari for a space, { $parts }
when-took_seat = when you take your seat in the High Council, { $parts }
when-harvested = when you harvest spice, { $parts }
when-deployed = once you deploy { $n } troops in one turn, { $parts }

## Spaces: what a visit gives, and what it needs

space-visit = gain 1 influence with the { $faction }
space-hall = gain { $n } persuasion in your Reveal turn
space-combat = you may deploy troops here
space-needs = needs { $n } influence with the { $faction }
