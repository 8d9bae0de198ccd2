### What happens in a game.
###
### What a seat does is a phrase that follows its name, without a full stop; phrases of one seat are joined:
### "Paul Atreides sends an Agent to Arrakeen with Dagger, recruits 1 troop and draws 1 card."
### The arguments are the facts of the event. $you is "yes" when the reader is the one who does it, else "no".
### Seats in other arguments are the seat's name, "you" for the reader, or "nobody".
### Happenings of the table, further down, are whole sentences; $who is the name of the seat they are about.

## Agent turns

event-agent =
    { $you ->
        [yes] send an Agent to { $space } with { $card }
       *[no] sends an Agent to { $space } with { $card }
    }
event-moved_agent =
    { $you ->
        [yes] move the Agent there from { $origin }
       *[no] moves the Agent there from { $origin }
    }
event-recalled_agent =
    { $you ->
        [yes] call the Agent back from { $space }
       *[no] calls the Agent back from { $space }
    }
event-passed_turn =
    { $you ->
        [yes] pass the turn
       *[no] passes the turn
    }
event-voice =
    { $you ->
        [yes] close { $space } to the others until your next turn
       *[no] closes { $space } to the others until their next turn
    }
event-took_mentat =
    { $you ->
        [yes] take the Mentat
       *[no] takes the Mentat
    }
event-mentat_owed =
    { $you ->
        [yes] will have the Mentat next round
       *[no] will have the Mentat next round
    }
event-swordmaster =
    { $you ->
        [yes] gain the Swordmaster, a third Agent
       *[no] gains the Swordmaster, a third Agent
    }
event-council_seat =
    { $you ->
        [yes] take a seat in the High Council
       *[no] takes a seat in the High Council
    }

## Reveal turns and cards

event-revealed =
    { $you ->
        [yes] reveal { $cards } ({ $persuasion } persuasion, strength { $strength })
       *[no] reveals { $cards } ({ $persuasion } persuasion, strength { $strength })
    }
event-cleaned_up =
    { $you ->
        [yes] end the Reveal turn at strength { $strength }
       *[no] ends the Reveal turn at strength { $strength }
    }{ $unspent ->
        [0] { "" }
       *[other] { " " }({ $unspent } persuasion unspent)
    }
event-played_intrigue =
    { $you ->
        [yes] play { $card }
       *[no] plays { $card }
    }
# $manner: "top" or "aside top" when the card goes on top of the deck
event-acquired =
    { $you ->
        [yes] acquire { $card }
       *[no] acquires { $card }
    }{ $on_top ->
        [yes] { " " }on top of the deck
       *[no] { "" }
    }
event-set_aside =
    { $you ->
        [yes] set { $card } aside from the Imperium Row
       *[no] sets { $card } aside from the Imperium Row
    }
event-drew =
    { $you ->
        [yes]
            { $count ->
                [one] draw { $count } card
               *[other] draw { $count } cards
            }
       *[no]
            { $count ->
                [one] draws { $count } card
               *[other] draws { $count } cards
            }
    }
event-drew_cards =
    { $you ->
        [yes] draw { $cards }
       *[no] draws { $cards }
    }
event-drew_intrigue =
    { $you ->
        [yes]
            { $count ->
                [one] draw { $count } Intrigue card
               *[other] draw { $count } Intrigue cards
            }
       *[no]
            { $count ->
                [one] draws { $count } Intrigue card
               *[other] draws { $count } Intrigue cards
            }
    }
event-drew_intrigue_cards =
    { $you ->
        [yes] draw the Intrigue { $cards }
       *[no] draws the Intrigue { $cards }
    }
event-stole_intrigue =
    { $you ->
        [yes] steal an Intrigue card from { $victim }
       *[no] steals an Intrigue card from { $victim }
    }
event-stole_intrigue_card =
    { $you ->
        [yes] steal { $card } from { $victim }
       *[no] steals { $card } from { $victim }
    }
event-reshuffled =
    { $you ->
        [yes] shuffle your discard pile into your deck
       *[no] shuffles their discard pile into their deck
    }
event-discarded =
    { $you ->
        [yes] discard { $card }
       *[no] discards { $card }
    }
event-trashed =
    { $you ->
        [yes] trash { $card } { $zone }
       *[no] trashes { $card } { $zone }
    }
event-took_from_discard =
    { $you ->
        [yes] take { $card } from your discard pile
       *[no] takes { $card } from their discard pile
    }
event-looked_at_top =
    { $you ->
        [yes] look at the top card of your deck
       *[no] looks at the top card of their deck
    }
event-saw_top =
    { $you ->
        [yes] see { $card } on top of your deck
       *[no] sees { $card } on top of their deck
    }

## Resources, influence, points

event-gained =
    { $you ->
        [yes] gain { $amount }
       *[no] gains { $amount }
    }
event-paid =
    { $you ->
        [yes] pay { $amount }
       *[no] pays { $amount }
    }
event-influence =
    { $change ->
        [-1]
            { $you ->
                [yes] lose influence with the { $faction } (now { $now })
               *[no] loses influence with the { $faction } (now { $now })
            }
       *[other]
            { $you ->
                [yes] gain influence with the { $faction } (now { $now })
               *[no] gains influence with the { $faction } (now { $now })
            }
    }
event-alliance =
    { $you ->
        [yes] take the Alliance of the { $faction }
       *[no] takes the Alliance of the { $faction }
    }{ $lost_by ->
        [nobody] { "" }
       *[other] { " " }from { $lost_by }
    }
event-vp =
    { $change ->
        [-1]
            { $you ->
                [yes] lose 1 victory point (now { $now })
               *[no] loses 1 victory point (now { $now })
            }
        [one]
            { $you ->
                [yes] score 1 victory point (now { $now })
               *[no] scores 1 victory point (now { $now })
            }
       *[other]
            { $you ->
                [yes] score { $change } victory points (now { $now })
               *[no] scores { $change } victory points (now { $now })
            }
    }
# A rival trades goods for a point: $given is "7 spice" or given-intrigue
event-vp_traded =
    { $change ->
        [one]
            { $you ->
                [yes] trade { $given } for { $change } victory point (now { $now })
               *[no] trades { $given } for { $change } victory point (now { $now })
            }
       *[other]
            { $you ->
                [yes] trade { $given } for { $change } victory points (now { $now })
               *[no] trades { $given } for { $change } victory points (now { $now })
            }
    }
given-intrigue = the Intrigue cards { $cards }
# A House Hagal card and why it is ignored: "Carthag (occupied)"
hagal-ignored = { $card } ({ $reason })

## Troops and Conflicts

event-recruited =
    { $you ->
        [yes]
            { $count ->
                [one] recruit { $count } troop
               *[other] recruit { $count } troops
            }
       *[no]
            { $count ->
                [one] recruits { $count } troop
               *[other] recruits { $count } troops
            }
    }
event-deployed =
    { $you ->
        [yes]
            { $count ->
                [one] deploy { $count } troop (strength { $strength })
               *[other] deploy { $count } troops (strength { $strength })
            }
       *[no]
            { $count ->
                [one] deploys { $count } troop (strength { $strength })
               *[other] deploys { $count } troops (strength { $strength })
            }
    }
event-retreated =
    { $you ->
        [yes]
            { $count ->
                [one] retreat { $count } troop (strength { $strength })
               *[other] retreat { $count } troops (strength { $strength })
            }
       *[no]
            { $count ->
                [one] retreats { $count } troop (strength { $strength })
               *[other] retreats { $count } troops (strength { $strength })
            }
    }
event-lost_troops =
    { $you ->
        [yes]
            { $count ->
                [one] lose { $count } troop { $place }
               *[other] lose { $count } troops { $place }
            }
       *[no]
            { $count ->
                [one] loses { $count } troop { $place }
               *[other] loses { $count } troops { $place }
            }
    }
event-swords =
    { $you ->
        [yes]
            { $count ->
                [one] add { $count } sword (strength { $strength })
               *[other] add { $count } swords (strength { $strength })
            }
       *[no]
            { $count ->
                [one] adds { $count } sword (strength { $strength })
               *[other] adds { $count } swords (strength { $strength })
            }
    }
event-reward =
    { $you ->
        [yes]
            { $place ->
                [1] take the first reward of { $conflict }
                [2] take the second reward of { $conflict }
               *[3] take the third reward of { $conflict }
            }
       *[no]
            { $place ->
                [1] takes the first reward of { $conflict }
                [2] takes the second reward of { $conflict }
               *[3] takes the third reward of { $conflict }
            }
    }
event-control_kept =
    { $you ->
        [yes] keep control of { $space }
       *[no] keeps control of { $space }
    }
event-control =
    { $you ->
        [yes] take control of { $space }
       *[no] takes control of { $space }
    }{ $lost_by ->
        [nobody] { "" }
       *[other] { " " }from { $lost_by }
    }

## Leaders

event-leader =
    { $you ->
        [yes] play { $leader }
       *[no] plays { $leader }
    }
event-masterstroke =
    { $you ->
        [yes] strike with these factions: { $factions } (Masterstroke)
       *[no] strikes with these factions: { $factions } (Masterstroke)
    }
event-chose_secretly =
    { $you ->
        [yes] choose two factions in secret
       *[no] chooses two factions in secret
    }
event-chose_tokens =
    { $you ->
        [yes] choose in secret: { $factions }
       *[no] chooses in secret: { $factions }
    }

## House Hagal

event-hagal_card =
    { $you ->
        [yes] turn up { $card }
       *[no] turns up { $card }
    }
# Several cards one after the other: "turns up Carthag (occupied), Wealth (occupied), then Conspire"
event-hagal_cards =
    { $you ->
        [yes] turn up { $ignored }, then { $card }
       *[no] turns up { $ignored }, then { $card }
    }
event-hagal_skipped =
    { $you ->
        [yes] turn up { $card } ({ $reason })
       *[no] turns up { $card } ({ $reason })
    }
# The first where the card that was turned up does not name the space
event-rival_agent =
    { $you ->
        [yes] send an Agent to { $space }
       *[no] sends an Agent to { $space }
    }{ $ring ->
        [yes] { " (with the Signet Ring)" }
       *[no] { "" }
    }{ $to_bank ->
        [0] { "" }
       *[other] , whose bonus spice ({ $to_bank }) goes to the bank
    }
event-rival_agent_there =
    { $you ->
        [yes] send an Agent there
       *[no] sends an Agent there
    }{ $ring ->
        [yes] { " (with the Signet Ring)" }
       *[no] { "" }
    }{ $to_bank ->
        [0] { "" }
       *[other] , whose bonus spice ({ $to_bank }) goes to the bank
    }
event-rival_holds_back =
    { $you ->
        [yes] keep your troops back, being far enough ahead
       *[no] keeps their troops back, being far enough ahead
    }
event-rival_swords =
    { $you ->
        [yes]
            { $count ->
                [0] add no swords (strength { $strength })
                [one] add { $count } sword (strength { $strength })
               *[other] add { $count } swords (strength { $strength })
            }
       *[no]
            { $count ->
                [0] adds no swords (strength { $strength })
                [one] adds { $count } sword (strength { $strength })
               *[other] adds { $count } swords (strength { $strength })
            }
    }
event-discarded_intrigue =
    { $you ->
        [yes] give up the Intrigue { $cards }
       *[no] gives up the Intrigue { $cards }
    }

## Happenings of the table: whole sentences

event-first_player =
    { $you ->
        [yes] You are First Player.
       *[no] { $who } is First Player.
    }
event-round = Round { $number }: the Conflict is { $conflict }.
# The sentence about a new round, and who draws a hand
event-and-hands = { $said } { $hands }
event-vp_start =
    { $now ->
        [one] Everyone starts with { $now } victory point.
       *[other] Everyone starts with { $now } victory points.
    }
# $count cards, $cards lists them
event-row_card =
    { $count ->
        [one] { $cards } comes into the Imperium Row.
       *[other] { $cards } come into the Imperium Row.
    }
# $spaces lists the spaces with their spice: "Hagga Basin (2) and Imperial Basin (1)"
event-bonus_spice = Bonus spice gathers at { $spaces }.
# One of the spaces: "Hagga Basin (2)"
space-with-bonus = { $space } ({ $now })
event-alliance_returned = The Alliance of the { $faction } returns to the board.
event-control_lost =
    { $you ->
        [yes] You lose control of { $space }.
       *[no] { $who } loses control of { $space }.
    }
# $strengths lists who fights: "Rabban 10, you 6"; $fight is "no" when nobody does
event-combat =
    { $fight ->
        [yes] Combat: { $strengths }.
       *[no] Nobody fights in this Conflict.
    }
# One of those who fight: "Rabban 10"
strength-of = { $who } { $strength }
# $you is "nobody" when nobody wins; $spoiled says whether House Hagal, $spoiler, would have had a reward as the
# "winner", as an "other", or "no"
event-combat_resolved =
    { $you ->
        [yes] You win the Conflict
        [nobody] Nobody wins the Conflict
       *[no] { $who } wins the Conflict
    }{ $fight ->
        [yes] { " " }({ $strengths })
       *[no] { "" }
    }{ $spoiled ->
        [winner] , but takes no reward.
        [other] ; { $spoiler } takes no reward.
       *[no] .
    }
# $mentat has the Mentat: a name, "you" or "nobody"
event-recall =
    { $you ->
        [yes] All Agents return; you are First Player.
       *[no] All Agents return; { $who } is First Player.
    }{ $mentat ->
        [nobody] { "" }
        [you] { " " }You have the Mentat.
       *[other] { " " }{ $mentat } has the Mentat.
    }
event-hagal_reshuffled = All House Hagal cards are shuffled into a new deck.
# $how: "rivals" when the player of a solo game wins, "lost" when that player reads how a rival does, else "plain"
event-game_over =
    { $how ->
        [lost] The game is over. You lose:{ " " }
       *[other] The game is over.{ " " }
    }{ $you ->
        [yes] You win
       *[no] { $who } wins
    }{ $how ->
        [rivals] { " " }against the rivals
       *[other] { "" }
    }{ $points ->
        [one] { " " }with { $points } victory point.
       *[other] { " " }with { $points } victory points.
    }
