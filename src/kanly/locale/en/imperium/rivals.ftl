### Rivals who play by rival cards, in Uprising for one and two: their cards, what they do and why, options, variants.

## Options

option-rivals = Rivals
# $n: the rival, from 1
option-rivals-of = Rival { $n }
option-rivals-each = By name
option-rivals-twice = a rival can be taken only once
rivals-random = At random
rivals-level_8 = Of level 8 or 9 (the easiest)
rivals-level_6 = Of level 6 or 7
rivals-level_4 = Of level 4 or 5 (the hardest)
option-rival = Common rival
option-rival-of = The rival
option-rival-each = By name
rival-random = At random
rival-level_8 = Of level 8 or 9 (the easiest)
rival-level_6 = Of level 6 or 7
rival-level_4 = Of level 4 or 5 (the hardest)
rival-streamlined = A streamlined one, who cannot win
option-variants = Variants
variants-escalation = Brutal Escalation
variants-deployment = Expert Deployment
variants-politics = Smart Politics
option-churn = Imperium Row
churn-dice = Dice remove cards

## Rival cards

box-level = Swordmaster
box-strategy = Strategy
box-order = Factions in order
# When the Swordmaster comes
card-level =
    { $streamlined ->
        [yes] bought for { $n } resources and Intrigue cards; after it, this rival collects nothing, and it never scores
       *[no] bought for { $n } resources and Intrigue cards; after it, they buy victory points
    }
# Where a House Hagal card places a Spy
hagal-posts = place a Spy on the first free post: { $posts }

## Effects and conditions

# $rank: the place of the faction on the rival card, from the left
effect-influence_ranked =
    { $rank ->
        [1] gain { $n } influence with the first faction of the rival card
        [2] gain { $n } influence with the second faction of the rival card
       *[3] gain { $n } influence with the third faction of the rival card
    }
effect-influence_most = gain { $n } influence where you have most
effect-influence_alliance = gain { $n } influence with one faction, to take an Alliance if you can
effect-break_wall = remove the Shield Wall
# $n: sandworms
effect-reap =
    { $n ->
        [0] take the base and the bonus spice
        [one] take the bonus spice, and the base spice or, with Maker Hooks, { $n } sandworm
       *[other] take the bonus spice, and the base spice or, with Maker Hooks, { $n } sandworms
    }
condition-own_hooks = you have Maker Hooks
condition-conflict_level = the Conflict is of level { $n }

## Why a House Hagal card is ignored

reason-requirement = too little influence
reason-politics = politics
reason-no_post = no free post

## Events

event-strategy =
    { $you ->
        [yes] carry out your strategy with your third Spy
       *[no] carries out their strategy with the third Spy
    }
# Two dice after a Reveal turn
event-row_dice =
    { $count ->
        [0] The dice show { $first } and { $second }: no card leaves the Imperium Row.
        [1] The dice show { $first } and { $second }: { $cards } leaves the Imperium Row.
       *[other] The dice show { $first } and { $second }: { $cards } leave the Imperium Row.
    }

## In the terminal

cli-note-level = { $saved } of { $n } for the Swordmaster
cli-note-streamlined = cannot win
cli-rivals = Rivals save for their Swordmasters; after that { $solari } Solari, { $spice } spice, { $water } water or { $intrigues } Intrigue cards buy them a point.
cli-variants-in-force = Variants: { $variants }.
cli-rival-chosen = rival: { $how }
cli-rivals-chosen = rivals: { $how }
cli-variants-chosen = variants: { $variants }
