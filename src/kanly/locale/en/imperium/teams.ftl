### What the game for six in two teams adds to words, effects, events and play of Uprising.
###
### $what is the kind of goods that is traded: one of goods-….

## Areas, tracks and posts of the board for six

area-great_houses = Great Houses
area-fringe_worlds = Fringe Worlds
area-emperor_board = Shaddam's board
area-fremen_board = Muad'Dib's board
faction-great_houses = Great Houses
faction-fringe_worlds = Fringe Worlds
faction-emperor_board = Emperor (Shaddam's board)
faction-fremen_board = Fremen (Muad'Dib's board)
post-great_houses = Military Support / Economic Support
post-fringe_worlds = Controversial Technology / Expedition
post-carthag = Carthag
post-habbanya_erg = Habbanya Erg

## Goods to trade

goods-solari = Solari
goods-spice = spice
goods-water = water
goods-intrigue = Intrigue cards

## Effects

effect-own_influence =
    { $n ->
        [one] gain { $n } influence on your personal board
       *[other] gain { $n } influence on your personal board
    }
effect-team_reinforce =
    { $n ->
        [one] recruit { $n } troop for an Ally of your team, who may deploy it
       *[other] recruit { $n } troops, divided between the Allies of your team, who may deploy them
    }
effect-trade = you may trade with a teammate
effect-throne = move a card that is not Fremen from the Imperium Row to the Throne Row
effect-ally = the activated Ally: { $parts }
effect-each_ally = each of your Allies: { $parts }
condition-swordmaster_bonus = you have the Swordmaster bonus token
special-threaten = you and your Allies may pay 7 spice together: gain 1 victory point and trash this card
special-demand = give both face-up contracts to your Allies, one to each

## What is asked

prompt-activate = Your turn. Which Ally do you activate?
prompt-choose_token = Which token do you send?
prompt-ally_deploy =
    { $n ->
        [one] { $who } has activated you. Do you deploy a troop?
       *[other] { $who } has activated you. How many troops do you deploy, up to { $n }?
    }
prompt-play_for = For which Ally do you play { $intrigue }?
prompt-concede = You are tied with { $who }. Do you concede, so that your teammate takes the better reward?
prompt-reinforce =
    { $n ->
        [one] Which Ally gets { $n } troop?
       *[other] How do you divide { $n } troops between your team's Allies?
    }
prompt-deploy_reinforcements =
    { $n ->
        [one] Do you deploy the troop that you were given?
       *[other] How many of the { $n } troops that you were given do you deploy?
    }
prompt-throne_row = Which card do you move to the Throne Row?
prompt-trade = With whom do you trade, and in what?
prompt-give = How much do you give to { $who }? ({ $what })
prompt-give_intrigue = Which Intrigue card do you give to { $who }?
prompt-contribute = { $who } threatens spice production. How much spice do you contribute?
prompt-demand_results = Which contract goes to the Ally on your left?

## Choices

action-activate = Activate { $who }
action-token =
    { $token ->
        [swordmaster] The Swordmaster
       *[other] The token with this Ally's arrow
    }
action-ask = Let the Ally deploy now
action-concede = Concede
action-track = { $faction }: your personal board
action-reinforce = Divide the troops
troops-for =
    { $n ->
        [one] { $who }: { $n } troop
       *[other] { $who }: { $n } troops
    }
action-throne = Move { $card } to the Throne Row
action-trade = Trade with { $who }: { $what }
action-give =
    { $n ->
        [0] Give nothing
       *[other] Give { $n }
    }
action-hand_over = Give { $intrigue }

## Help for a newcomer, by the kind of decision

help-activate = Units, swords and influence on the board that this turn brings go to the Ally whom you activate. To send an Agent you need a token for that Ally; for a Reveal turn you may choose either.
help-choose_token = The Swordmaster serves for one round only. A token with an arrow comes back every round.
help-ally_deploy = Your Commander's turn lets you deploy. The units are yours, and so is the choice.
help-play_for = The Ally for whom you play it has all that comes of the card.
help-concede = Without it you both take the next lower reward. If you concede, your teammate takes the better one and you the next.
help-reinforce = Each takes the troops from the own supply.
help-deploy_reinforcements = These troops may go to the Conflict from any space.
help-throne_row = Only Shaddam's team can acquire cards of the Throne Row. The Imperium Row is refilled.
help-trade = You name one teammate and one kind of goods. Each of you two may then give the other any number of it.
help-give = What you give goes to your teammate. Nothing needs to come back.
help-give_intrigue = Only the two of you know which card it is.
help-contribute = If you three pay 7 spice together, Muad'Dib gains a victory point. If it falls short, nobody pays.
help-demand_results = The other contract goes to the Ally on your right.

## What happens

event-activated =
    { $you ->
        [yes] activate { $whom }
       *[no] activates { $whom }
    }
event-swordmaster_gone =
    { $you ->
        [yes] lose your third Agent, but keep the Swordmaster bonus token
       *[no] loses the third Agent, but keeps the Swordmaster bonus token
    }
event-bonus_swords =
    { $you ->
        [yes] add { $count } swords for your Swordmaster bonus token
       *[no] adds { $count } swords for the Swordmaster bonus token
    }
# $ally: whose strength it is
event-revealed_for =
    { $you ->
        [yes] reveal { $cards } ({ $persuasion } persuasion; { $ally }: strength { $strength })
       *[no] reveals { $cards } ({ $persuasion } persuasion; { $ally }: strength { $strength })
    }
event-cleaned_up_for =
    { $you ->
        [yes] end the Reveal turn
       *[no] ends the Reveal turn
    }{ $unspent ->
        [0] { " " }({ $ally }: strength { $strength })
       *[other] { " " }({ $ally }: strength { $strength }; { $unspent } persuasion unspent)
    }
event-own_influence =
    { $change ->
        [-1]
            { $you ->
                [yes] lose influence with the { $faction } on your personal board (now { $now })
               *[no] loses influence with the { $faction } on the personal board (now { $now })
            }
       *[other]
            { $you ->
                [yes] gain influence with the { $faction } on your personal board (now { $now })
               *[no] gains influence with the { $faction } on the personal board (now { $now })
            }
    }
event-conceded =
    { $you ->
        [yes] concede to { $to }
       *[no] concedes to { $to }
    }
event-throne_card =
    { $you ->
        [yes] move { $card } to the Throne Row
       *[no] moves { $card } to the Throne Row
    }
event-traded =
    { $you ->
        [yes] trade with { $whom } ({ $what })
       *[no] trades with { $whom } ({ $what })
    }
event-gave =
    { $you ->
        [yes] give { $to } { $amount }
       *[no] gives { $to } { $amount }
    }
event-gave_intrigue =
    { $you ->
        [yes] give { $to } an Intrigue card
       *[no] gives { $to } an Intrigue card
    }
event-gave_intrigue_card =
    { $you ->
        [yes] give { $to } { $card }
       *[no] gives { $to } { $card }
    }
event-fell_short =
    { $you ->
        [yes] do not get enough spice together
       *[no] does not get enough spice together
    }
event-vp_start_teams = Commanders start with { $commander } victory points, Allies with { $ally }.
# $winners lists the seats of the team
event-game_over_team =
    { $points ->
        [one] The game is over. { $winners } win together with { $points } victory point.
       *[other] The game is over. { $winners } win together with { $points } victory points.
    }

## Why not

option-leaders-commands = { $leader } commands a team, and is no Ally
why-activate-first = first say which Ally your turn activates
why-activated-already = your turn has activated an Ally already
why-activates-commander = only a Commander activates an Ally, at the start of a turn
why-no-ally = that player is not one of your Allies
why-ally-not-fighting = that Ally has no unit in the Conflict
why-ally-card-nothing = the card could do nothing for that Ally now
why-trade-not-mate = you trade with another player of your team
why-trade-nothing = neither of you has any of it
why-no-token = none of your Agents at hand activates this Ally
why-personal = { $space } lies on another player's personal board
why-influence-own = { $space } needs { $need } influence with the { $faction } or on your personal board; you have { $have }
why-ally-deploys = the Ally whom you have activated says how many are deployed
why-deploy-most = at most { $n } may be deployed
why-top-of-own-track = your personal track is at its top
why-empty-supplies = no troop is left in your team's supplies
why-no-market = no contract lies face up

## The terminal

cli-team = team of { $who }
cli-throne-row = Throne Row
cli-note-commander = Commander
cli-note-ally-of = Ally of { $who }
cli-note-activated = activated: { $who }
cli-note-own-track = personal board: { $n }
cli-note-arrows = tokens for { $who }
cli-note-bonus-token = Swordmaster bonus token

## The page

board-commander = Commander
board-ally = Ally
board-own-track = influence on the personal board: { $n }
board-activates = activates { $who }
board-activated-by = activated by { $who }
# $whom lists, for each token at hand, the Ally whom it activates
board-tokens = Tokens at hand activate: { $whom }
board-team-own = Your team
board-team-of = Team of { $who }
board-team-points =
    { $n ->
        [one] { $n } victory point together
       *[other] { $n } victory points together
    }
board-throne = Throne Row
rule-u-22-9 = Only this Commander moves on this track. Steps 1 and 3 pay the whole team; the victory points of steps 2 and 4 are the Commander's.
rule-u-22-12 = A Commander's turn activates one Ally, who gets its troops, units, swords and influence on the board. The token that is sent says which.
rule-u-22-20 = Only Shaddam's team can acquire cards of the Throne Row.
