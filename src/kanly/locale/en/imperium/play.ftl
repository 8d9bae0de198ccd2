### What a player is asked, can choose, and why something cannot be chosen.

## What is asked, by the kind of decision

prompt-leader = Choose your leader.
prompt-tokens = Choose two factions in secret. You will gain influence with both when you first deploy four troops in a turn.
prompt-defence = You control the place at stake. Deploy one troop from your supply to defend it?
prompt-turn =
    { $agents ->
        [0] Your turn. You have no Agent left: reveal your hand.
       *[other] Your turn. Send an Agent ({ $agents } left) or reveal your hand.
    }
prompt-sender = From where does the Agent come?
prompt-price = How much do you pay?
prompt-move = Your Agent is at { $space }. What next?
prompt-move-reveal = Your Reveal turn: { $persuasion } persuasion to spend, strength { $strength }. What next?
prompt-faction = With which faction do you gain { $n } influence?
prompt-lose_influence = With which faction do you lose 1 influence?
prompt-alliance = You lose the Alliance of the { $faction }. Who gets it?
prompt-trash = Which card do you trash? It leaves the game for good.
prompt-discard = Which card do you discard?
prompt-either = Choose one.
prompt-choose = Choose { $n } of these.
prompt-offer = Do you want this: { $effects }?
prompt-deploy = How many troops do you deploy to the Conflict?
prompt-retreat = How many troops do you retreat to your garrison?
prompt-acquire_free = Acquire a card that costs { $n } or less, for nothing.
prompt-recall_agent = Which Agent do you call back?
# $any: "yes" when there is a card that could be played
prompt-combat_turn =
    { $any ->
        [yes] Combat. Your strength is { $strength }. Play any Combat card?
       *[no] Combat. Your strength is { $strength }. You have no Combat card to play now.
    }
prompt-after_win =
    { $any ->
        [yes] You have won the Conflict. Play any card for the winner?
       *[no] You have won the Conflict. You have no card for the winner to play now.
    }
prompt-endgame_turn =
    { $any ->
        [yes] The game ends. Play any Endgame card?
       *[no] The game ends. You have no Endgame card to play now.
    }
prompt-double_cross = Whose troop is lost?
prompt-set_aside = Which card of the Imperium Row do you set aside for yourself?
prompt-take_sister = Which card do you take into your hand?
prompt-mark_space = Which space do you close to the others until your next turn?
prompt-snoop = The top card of your deck is { $card }. Draw it or trash it?

## What is asked of the person who decides for a rival of House Hagal: prompt-rival, then one of these

prompt-rival = You decide for a rival.
# That a rival is decided for, and what is asked
prompt-for-rival = { $first } { $then }
prompt-rival-leader = Choose the leader of rival { $n }. Only the ring is used.
prompt-rival-faction = With which faction does { $who } gain { $n } influence? The rival has equally little with these.
prompt-rival-alliance = { $who } loses the Alliance of the { $faction }. Who gets it?
prompt-rival-either = Choose one of these for { $who }.
prompt-rival-choose = Choose { $n } of these for { $who }.
prompt-rival-offer = Does { $who } use this: { $effects }?
prompt-rival-signet = Does { $who } use the ring, { $signet }?

## Choices

action-agent = Send an Agent to { $space } with { $card }
action-reveal = Reveal your hand
action-pass = Pass
action-pass-turn = Pass the turn
action-done = End your turn
action-done-no = No
action-done-enough = Enough
action-done-nothing = Play nothing
# In a decision of an edition that has no word of its own for it
action-done-other = Done
action-play = Play { $intrigue }
action-use = Use an effect: { $effects }
action-use-yes = Yes
# What an effect stands on, or what is paid, and what it does
action-does = { $what }: { $does }
action-deploy =
    { $n ->
        [0] Deploy none
        [one] Deploy { $n } troop
       *[other] Deploy { $n } troops
    }
action-retreat =
    { $n ->
        [0] Retreat none
        [one] Retreat { $n } troop
       *[other] Retreat { $n } troops
    }
# $cost: the persuasion, or 0 when it is free
action-acquire =
    { $cost ->
        [0] Acquire { $card } for nothing
       *[other] Acquire { $card } for { $cost } persuasion
    }{ $on_top ->
        [yes] , to the top of your deck
       *[no] { "" }
    }
action-trash = Trash { $card } { $zone }
action-discard = Discard { $card }
action-faction = { $faction }
action-choose = { $effects }
action-combine = { $effects }
action-space = Close { $space }
action-recall = From { $space }
action-from = From { $space }
action-from-leader = From your leader
action-seat = { $who }
action-price = Pay { $amount }
action-leader = Play { $leader }
action-remove = Set { $card } aside
action-take = Take { $card }
action-draw = Draw it
action-trash_top = Trash it
action-defend = Yes, deploy one troop
action-tokens = { $factions }

## Headings of choices that belong together

group-agent = Send an Agent with { $card }
group-use = Use an effect
group-deploy = Deploy troops to the Conflict
group-retreat = Retreat troops
group-acquire = Acquire a card
group-play = Play an Intrigue card
group-leader = Leaders

## Help for a newcomer, by the kind of decision

help-leader = Each leader has an ability that is always in force and a signet ring ability for when you play the card Signet Ring. If this is your first game, take one of complexity 1.
help-tokens = Choose two of the four factions. In the turn in which you deploy four or more troops for the first time, you show them and gain 1 influence with both. Choose factions that you will not visit often.
help-defence = You control the place that this Conflict is about, so you may send one troop from your supply into the Conflict for nothing. That is almost always good.
help-turn = Play a card to send an Agent to a free space that shows one of the card's icons: you get what the space gives and what the card gives. Or reveal all cards left in your hand: their persuasion buys new cards, their swords count in the Conflict, and you take no more turns this round.
help-sender = This card can send any of your Agents, also one that is already on the board. One that you move leaves its space free.
help-price = You may pay more to get more. Pay what you can spare.
help-move = Use what your card and the space offer, in any order. At a Combat space you may deploy the troops you recruited this turn and two more from your garrison. When you are done, end your turn.
help-faction = Influence takes you up a faction's track. The second step gives a victory point, the fourth a bonus and, for the first who gets there, the Alliance, which is worth a point as long as nobody overtakes you.
help-lose_influence = You go one step down on that track. Falling below the second step costs a victory point, and below the fourth the Alliance.
help-alliance = Several opponents have gone just as far on this track. You say which of them takes the Alliance and its victory point.
help-trash = A trashed card leaves the game. A smaller deck shows its good cards more often, so get rid of weak starting cards such as Dagger and Convincing Argument.
help-discard = The card goes to your discard pile. It comes back when your deck is shuffled again.
help-either = You get only one of these. What you do not choose is lost.
help-choose = You name all that you choose before any of it happens, each at most once.
help-offer = You may have this or leave it. It does not come again this turn.
help-deploy = Troops in the Conflict count 2 strength each if you take part in it. They return to your supply after combat, won or lost.
help-retreat = Troops that you retreat go back to your garrison and do not fight. They are there for the next Conflict.
help-acquire_free = The card is yours for nothing. It goes to your discard pile, or on top of your deck if the effect says so.
help-recall_agent = The Agent returns to you and can be sent again this round. Its space becomes free.
help-combat_turn = Everybody in the Conflict may play Combat cards in turn until all pass one after the other. The strongest takes the first reward, the next the second.
help-after_win = You won. Some Intrigue cards may be played only now.
help-endgame_turn = The game is about to be decided. This is the last chance to play Endgame cards that score victory points.
help-double_cross = The opponent you choose loses one troop in the Conflict, and one of yours comes from your supply in its place.
help-set_aside = The card waits for you alone. On your Reveal turn you may acquire it for 1 persuasion less.
help-take_sister = A Bene Gesserit card from your discard pile comes back into your hand. All others see which one.
help-mark_space = Your opponents cannot send Agents to the space you choose until your next turn. Close what somebody needs most.
help-snoop = You have seen the top card of your deck. Draw it if it is good, trash it if your deck is better without it.

## Why something is not possible. These are parts of sentences: "Not possible: Arrakeen is occupied."

why-waiting = still to be carried out: { $effects }
why-reveal-start = a Reveal turn begins instead of an Agent turn, at the start of a turn
why-no-pass-after-card = after playing a card you end with "done", which is no pass
why-no-pass = a turn cannot be passed, except by Bindu Suspension
why-no-pass-done = nothing is passed here; "done" ends the playing of cards
why-pass-given-up = Bindu Suspension lets a turn be passed right after it; doing anything else gives the pass up
why-not-asked = this is no answer to what is asked now
why-agent-start = an Agent is sent at the start of a turn, and only one a turn
why-not-in-hand = { $card } is not in your hand
why-no-icon = { $card } has no Agent icon
why-wrong-icon = { $card } has no { $icon } icon
why-hand-no-icon = no card in your hand has the { $icon } icon
why-hand-no-icons = no card in your hand has an Agent icon
why-no-agent = you have no Agent left
why-own-agent = your own Agent is on { $space }
why-occupied = { $space } is occupied
why-voice = { $space } is closed by The Voice
why-once = you have used { $space } already; it is once per game
why-barred = at this difficulty you have no Swordmaster
why-influence = { $space } needs { $need } influence with the { $faction }; you have { $have }
why-space-cost = { $space } costs { $amount }; you have { $have }
why-acquire-reveal = cards are acquired on a Reveal turn, or by an effect that says so
why-not-aside = { $card } is not set aside for you
why-not-for-sale = { $card } cannot be bought
why-not-in-row = { $card } is not in the Imperium Row or the Reserve
why-too-dear = { $card } costs { $cost }; only a card that costs { $most } or less can be acquired
why-goes-on-top = { $card } goes on top of the deck
why-goes-to-discard = { $card } goes to the discard pile
why-persuasion = { $card } costs { $cost } persuasion; you have { $have } left
why-on-top = acquired cards go to the discard pile, unless Recruitment Mission is in force
why-not-held = you do not hold { $intrigue }
why-in-effect = an Intrigue card cannot be played in the middle of an effect
why-wrong-moment = { $intrigue } is no { $moment } card
why-not-winner = { $intrigue } is not a card for the winner of a Conflict
why-condition = { $intrigue } needs its condition: { $effects }
why-unpaid = { $intrigue } cannot be paid for: { $effects }
why-nothing = { $intrigue } could do nothing now: { $effects }
why-no-sister = no Bene Gesserit card is in your discard pile
why-empty-deck = your deck is empty
why-no-card-to-draw = no card is in your deck or discard pile
why-start-of-turn = it is played at the start of a turn, before anything else
why-before-sending = it is played before an Agent is sent, while one can be, once a turn
why-no-enemy-troop = no opponent has a troop in the Conflict
why-empty-row = the Imperium Row is empty
why-deploy-turn = troops are deployed on an Agent turn at a Combat space, or by an effect that says so
why-no-combat = { $space } is not a Combat space
why-deploy-none = deploying none is "done"
why-deploy-limit =
    { $n ->
        [0] no more troops may be deployed: only those recruited this turn and two from the garrison
       *[other] at most { $n } more may be deployed: those recruited this turn and two from the garrison
    }
why-effect-condition = its condition does not hold: { $effects }
why-effect-price = its price cannot be paid: { $effects }
why-effect-nothing = it can do nothing now: { $effects }
why-effect-options = one of its options is used: { $effects }
why-effect-number = it is used with a number of troops, 1 or more
why-effect-no-number = it is used without a number
why-troops-most =
    { $n ->
        [one] it moves { $n } troop at most
       *[other] it moves { $n } troops at most
    }
why-troops-garrison =
    { $n ->
        [0] you have no troop in the garrison
        [one] you have only { $n } troop in the garrison
       *[other] you have only { $n } troops in the garrison
    }
why-troops-conflict =
    { $n ->
        [0] you have no troop in the Conflict
        [one] you have only { $n } troop in the Conflict
       *[other] you have only { $n } troops in the Conflict
    }
why-empty-supply = no troop is left in your supply
why-top-of-track = your influence with the { $faction } is at the top of its track
why-no-effect = no such effect waits in this turn

## What is not understood

malformed-empty = an empty action
malformed-verb = unknown verb "{ $verb }"
malformed-form = "{ $typed }" is not a form of "{ $verb }"
malformed-meant = "{ $typed }" is not a form of "{ $verb }"; did you mean "{ $meant }"?

## Why a game cannot be set up

option-leaders-twice = a leader can be taken only once
