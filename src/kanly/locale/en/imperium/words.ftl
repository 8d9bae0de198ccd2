### Words that the page and the command line share.
### Names of cards, spaces, leaders and the like are in the content; other languages have them in names.ftl (names_<edition>.ftl).

## Who

rival-number = Rival { $n }
# The two rivals of Uprising, who play by rival cards; the only one of two people
card_rival-number = Rival { $n }
common_rival-number = The rival
house-hagal = House Hagal

## Factions, resources, icons
## In sentences a faction stands after "the": all four take it.

faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen
resource-solari = Solari
resource-spice = spice
resource-water = water
# A number of them, as the object of a verb: "gain 2 water", "costs 3 spice".
# Sentences that speak of a resource take it as $amount.
amount-solari = { $n } Solari
amount-spice = { $n } spice
amount-water = { $n } water
# The same standing alone, as the subject: "2 water" in a list of what somebody has
stock-solari = { $n } Solari
stock-spice = { $n } spice
stock-water = { $n } water
icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade

## Parts of the board

area-emperor = Emperor
area-guild = Spacing Guild
area-bene_gesserit = Bene Gesserit
area-fremen = Fremen
area-choam = CHOAM
area-landsraad = Landsraad
area-arrakis = Arrakis

## Where from: "trash Dagger from your hand", "lose 1 troop from the Conflict"

zone-hand = from hand
zone-discard = from the discard pile
zone-play = from play
zone-deck = from the top of the deck
place-garrison = from the garrison
place-conflict = from the Conflict

## Places in a Conflict

place-1 = 1st
place-2 = 2nd
place-3 = 3rd

## Phases of a round

phase-setup = setup
phase-round_start = round start
phase-player_turns = player turns
phase-combat = combat
phase-makers = makers
phase-recall = recall
phase-endgame = endgame

## Boxes of a card, as headings

box-agent = Agent turn
box-reveal = Reveal turn
box-acquire = When acquired
box-trashed = When trashed
box-plot = Plot
box-combat = Combat
box-endgame = Endgame
box-signet = Signet ring
box-ability = Ability
box-control = Control bonus

## When an Intrigue card is played: "is no Plot card"

moment-plot = Plot
moment-combat = Combat
moment-endgame = Endgame

## Why a House Hagal card is ignored

reason-occupied = occupied
reason-voice = closed by The Voice
reason-no_bonus_spice = no bonus spice

## Where victory points come from

source-start = start
source-tracks = influence tracks
source-alliances = Alliances
source-conflicts = Conflicts
source-acquiring = cards acquired
source-cards = cards played
source-intrigue = Intrigue cards
source-trading = trading
source-other = other

## What breaks a tie

tiebreak-spice = spice
tiebreak-solari = Solari
tiebreak-water = water
tiebreak-garrison = garrison
tiebreak-last_reveal = last reveal

## Games and editions

game-imperium = Dune: Imperium
edition-imperium-base = Dune: Imperium

## What somebody has more of than another: standing alone, in a list

edge-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
edge-solari = { $n } Solari
edge-spice = { $n } spice
edge-water = { $n } water
edge-garrison =
    { $n ->
        [one] { $n } troop in the garrison
       *[other] { $n } troops in the garrison
    }
edge-agents =
    { $n ->
        [one] { $n } Agent to send
       *[other] { $n } Agents to send
    }
edge-swordmaster = the Swordmaster
edge-council = a seat in the High Council
edge-control =
    { $n ->
        [one] { $n } space under control
       *[other] { $n } spaces under control
    }
edge-influence = { $n } influence
edge-alliances =
    { $n ->
        [one] { $n } Alliance
       *[other] { $n } Alliances
    }
edge-deck = cards worth { $n }
edge-intrigue =
    { $n ->
        [one] { $n } Intrigue card
       *[other] { $n } Intrigue cards
    }
edge-strength = { $n } strength in the Conflict
