### What only the command line says of Dune: Imperium.

## The start and the end of a game

cli-company =
    { $n ->
        [1] 1 seat against House Hagal
        [2] 2 seats and House Hagal
       *[other] { $n } seats
    }
cli-difficulty = difficulty { $difficulty }
# $how: "random", "choose", "draft", or the names of the leaders
cli-leaders =
    { $how ->
        [random] leaders random
        [choose] leaders chosen
        [draft] leaders drafted
       *[other] leaders: { $how }
    }
cli-confirm = turns confirmed

## Choices

cli-hint-reveal =
    { $swords ->
        [one] { $persuasion } persuasion and { $swords } sword from hand; no more turns this round
       *[other] { $persuasion } persuasion and { $swords } swords from hand; no more turns this round
    }
cli-hint-deploy =
    { $left ->
        [one] strength { $before } -> { $after }; { $left } stays in garrison
       *[other] strength { $before } -> { $after }; { $left } stay in garrison
    }
cli-hint-point = 1 victory point
cli-hint-alliance = the Alliance
cli-hint-strength = strength { $n }
cli-hint-unsent = an Agent not sent yet
cli-hint-unspent = { $n } persuasion unspent
cli-hint-harvest =
    { $bonus ->
        [0] take { $n } spice
       *[other] take { $n } spice and { $bonus } bonus spice
    }
cli-hint-control = { $who } has the control bonus: { $effects }
cli-hint-own-control = your control bonus: { $effects }
cli-acquire-free = { $card } (free)
cli-acquire = { $card } ({ $cost })
cli-set-aside = set aside
cli-bracketed = { $said } ({ $note })
cli-on-top = to the top of your deck

## The players

# Sixteen words: victory points, Solari, spice, water, Agents, garrison, conflict, strength, the four factions in their
# order, hand, deck, discard pile, Intrigue. The short ones have three letters at most.
cli-columns-short = VP sol spi wat agt gar con str Emp Gui Ben Fre hnd dck dsc int
cli-columns-full = VP solari spice water agents garr confl streng Emp Guild BeneG Frem hand deck disc intr
cli-legend-alliance = 4* Alliance
cli-legend-columns = agents garrison conflict strength / hand deck discard intrigue
cli-round = Round { $n } of { $rounds }
cli-you = you
cli-note-rival = rival of House Hagal
# A rival of Uprising, who plays by a rival card
cli-note-card_rival = rival
cli-note-first = first player
cli-note-revealed = has revealed
cli-note-council = council seat
cli-note-swordmaster = Swordmaster
cli-note-mentat = Mentat
cli-note-mentat-next = Mentat next round
cli-note-voice = The Voice on { $space }
cli-note-aside = { $card } set aside
cli-note-waiting = waiting: { $intrigues }
cli-note-tokens = { $factions } for Masterstroke
cli-note-secret-tokens = in secret { $factions } for Masterstroke
cli-note-holds = holds { $cards }
cli-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
cli-troops-status = garrison { $garrison }, conflict { $conflict }, strength { $strength }

## The board

cli-board = Board
cli-legend-combat = ⚔ Combat space
cli-legend-reachable = › you can go there now
cli-area-influence = +1 influence
cli-bonus = +{ $n } bonus
cli-barred = not at this difficulty
cli-closed = closed by

## Conflict, Row and hand

cli-conflict = Conflict
cli-conflict-card = Conflict { $level }: { $conflict }
cli-conflict-unknown = not revealed yet
cli-tied = when tied for second
cli-no-troops = no troops yet
cli-conflicts-left =
    { $n ->
        [0] the last one
       *[other] { $n } more to come
    }
cli-troops =
    { $n ->
        [one] { $n } troop
       *[other] { $n } troops
    }
cli-swords =
    { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
cli-row = Imperium Row and Reserve
cli-decks = decks: Imperium { $imperium }, Intrigue { $intrigues }
cli-left = { $n } left
cli-every-icon = every icon
cli-all-factions = all factions
cli-hand = Your hand
cli-no-cards = no cards
cli-in-play = in play: { $cards }
cli-top-of-deck = top of deck: { $card }
# In front of what a card does in its boxes
cli-box-reveal = reveal
cli-box-acquire = acquired
cli-box-trashed = trashed
cli-box-plot = plot
cli-box-combat = combat
cli-box-endgame = endgame

## House Hagal

cli-hagal-level = House Hagal: { $difficulty }
cli-hagal-deck =
    { $n ->
        [one] { $n } card in its deck
       *[other] { $n } cards in its deck
    }
cli-hagal-turned = Turned up: { $cards }
cli-hagal-spoiler = Acts after each Agent turn of the first player. It collects and scores nothing; what it wins goes to nobody.
cli-hagal-trades = A rival trades { $solari } Solari, { $spice } spice, { $water } water or { $intrigues } Intrigue cards for a point.
cli-hagal-swordmasters = The rivals' Swordmasters come in round { $round }.
cli-hagal-expert = In Conflicts I and II one that leads by two troops deploys no more.

## The result

cli-result-from = from
cli-solo-won =
    { $you ->
        [yes] You have beaten both rivals at difficulty { $difficulty }.
       *[no] { $who } has beaten both rivals at difficulty { $difficulty }.
    }
cli-solo-lost =
    { $you ->
        [yes]
            { $place ->
                [2] You have lost to { $winners } at difficulty { $difficulty } and are second.
               *[3] You have lost to { $winners } at difficulty { $difficulty } and are third.
            }
       *[no]
            { $place ->
                [2] { $who } has lost to { $winners } at difficulty { $difficulty } and is second.
               *[3] { $who } has lost to { $winners } at difficulty { $difficulty } and is third.
            }
    }

## The story

# After the sentence about a new round: who draws five cards
cli-hands-one = { $who } draws a hand.
cli-hands-both = Both players draw a hand.
cli-hands-all = Everyone draws a hand.
