### What only the drawn table of Dune: Imperium says: its options, the names of its parts, its explanations, its rules.

## Options

option-leaders = Leaders
# $n: the house, from 1
option-leaders-of =
    { $seats ->
        [6] Leader of Ally { $n }
       *[other] Leader of house { $n }
    }
leaders-random = At random
leaders-choose = Everyone chooses
leaders-draft = Draft
option-difficulty = Difficulty
option-confirm = Who confirms the end of a turn

## Parts of the table

board-houses = Houses
board-cities = Cities
board-desert = Desert
board-row = Imperium Row
board-reserve = Reserve
board-conflict = Conflict
board-conflict-none = No Conflict yet
board-in-play = In play
board-no-leader = no leader yet
board-hand-empty = Your hand is empty.
board-not-begun = The game begins when every seat is taken.

## Cards

board-cost = Cost
board-icons = Agent icons
board-persuasion = { $n } persuasion

## Piles

board-pile-hand = Hand
board-pile-intrigue = Intrigue cards
board-pile-deck = Deck
board-pile-discard = Discard pile
board-pile-imperium = Imperium deck
board-pile-intrigue-deck = Intrigue deck
board-pile-conflict-deck = Conflict deck
board-pile-trash = Trashed cards
board-pile-hagal = House Hagal deck
board-pile-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## What stands and lies where; $who is a name

board-seat-number = { $who }: { $n }
board-agent-of = An Agent stands here: { $who }.
board-bonus-spice = Bonus spice here: { $n }.
board-controlled = Controlled by: { $who }.
board-closed = Closed to the others by The Voice: { $who }.
board-council-seats = Council seats: { $names }.
board-mentat-here = The Mentat is here.
board-camp = { $who }: strength { $strength }, troops { $troops }, swords { $swords }, garrison { $garrison }
board-at-stake = Control of this space is at stake: { $space }.
board-track = Influence with the { $faction }
board-step-four = Fourth step:
board-alliance-free = The Alliance is free.
board-alliance-held = The Alliance belongs to: { $who }.
board-agents = Agents ready: { $ready }, on the board: { $out }
board-troops = Garrison { $garrison }, supply { $supply }
board-top-card = Top of your deck: { $card }
board-secret = Your secret factions

## What a house has

board-first = First Player
board-council = Seat in the High Council
board-swordmaster = Swordmaster: a third Agent
board-has-mentat = Has the Mentat: one more Agent this round
board-alliance = Alliance: { $faction }
board-control = Control: { $space }
board-revealed = Has revealed: no more turns this round

## The table in words

board-text-asked = What you can do
board-text-board = The board
board-text-seat = House
board-text-agents = Agents
board-text-garrison = Garrison
board-text-supply = Supply
board-text-strength = Strength

## Choices and charts

board-group-agent = Send an Agent
board-chart-points = Victory points
board-chart-influence = Influence
board-chart-troops = Troops
board-chart-resources = Resources

## Rules in a sentence, by their numbers in docs/rules/imperium.md

rule-1-3 = Resources come from the bank and are paid back to it; the bank never runs out.
rule-3-2 = Ten Conflicts: one of level I, five of level II, four of level III. When the deck is empty, the game ends after that round.
rule-4-5 = From the First Player clockwise, everybody takes one turn at a time: an Agent turn or a Reveal turn.
rule-4-7 = Who has revealed takes no more turns this round.
rule-5-1 = On an Agent turn you play one card from your hand and send one Agent to a space with one of the card's icons.
rule-5-2 = A card without Agent icons cannot send an Agent; it is only revealed.
rule-5-4 = A space with an Agent on it is closed, unless a card or a leader says otherwise.
rule-8-1 = Your twelve troops are in your supply, in your garrison or in the Conflict. Recruiting brings them to the garrison.
rule-8-5 = At a Combat space you may deploy the troops you recruited this turn and at most two more from your garrison.
rule-9-3 = Whenever anybody sends an Agent here, the one who controls the space gains its bonus.
rule-10-4 = Persuasion comes from revealed cards, a council seat (2), and an Agent in the Hall of Oratory (1).
rule-11-1 = On your Reveal turn persuasion buys cards of the Imperium Row and the Reserve, as many as you can pay.
rule-11-3 = A card you acquire goes to your discard pile.
rule-11-4 = A card taken from the Imperium Row is replaced at once.
rule-11-7 = Foldspace is taken only by an effect that names it, never for persuasion.
rule-12-8 = Strength is 2 for each troop in the Conflict, and 1 for each sword. Without a troop it is 0.
rule-13-5 = The strongest wins the first reward, the next the second; with four houses the third has one too. On a tie everybody involved gets the next lower reward.
rule-14-1 = At the end of a round each of these spaces without an Agent gathers 1 bonus spice. A visitor takes all of it.
rule-15-1 = When somebody has 10 points at the end of a round, or the Conflict deck is empty, the game ends. Most points win.
rule-17-3 = The second step of a track is worth 1 victory point as long as you stay there; the fourth gives the bonus of the track.
rule-17-6 = The first on the fourth step takes the Alliance, worth 1 victory point; who gets further than its holder takes it over.
rule-17-11 = A visit to a faction's space gives 1 influence with it.
rule-18-1 = Plot cards are played on your turn, Combat cards in combat, Endgame cards at the end of the game.
rule-18-2 = Intrigue cards are secret; only their number is known.
rule-18-5 = When the Intrigue deck is empty, its discard pile is shuffled.
rule-19-2 = When the deck is empty and a card is to be drawn, the discard pile is shuffled into a new deck.
rule-19-5 = A trashed card leaves the game; a card of the Reserve returns to its stack.
rule-21-1 = A council seat gives 2 persuasion on each of your Reveal turns, for the rest of the game.
rule-21-2 = The Swordmaster is your third Agent, at once and for the rest of the game.
rule-21-4 = Who takes the Mentat has one more Agent this round; it returns here in the Recall.
rule-22-2 = In the first of your turns in which you deploy four or more troops, you show both factions and gain 1 influence with each.
rule-22-8 = On your Reveal turn you may acquire this card for 1 persuasion less.
rule-24-2 = How many cards somebody holds is known; which ones is not.
rule-24-3 = Discard piles lie open; everybody may read them.

## Uprising: the board and what lies on it

area-cities = Cities
area-desert = Desert
board-posts = Observation posts
board-post = Observation post: { $post }
board-post-free = No Spy is here.
board-spies-here = Spies here: { $names }.
board-spied = Watched by Spies of: { $names }.
board-wall-stands = The Shield Wall stands
board-wall-fell = The Shield Wall has fallen
board-protected = Protected by the Shield Wall: no sandworms.
board-unprotected = The Shield Wall has fallen: sandworms can come.
board-battle-icon = Battle icon: { $icon }.
board-worms = sandworms { $n }

## Uprising: what a house has

board-spies = Spies in the supply: { $supply }, on the board: { $out }
board-hooks = Maker Hooks
board-won = Face-up battle icons: { $names }
board-turned = Battle icons used: { $names }
board-memories = Memories: { $n }
board-training = Training track: place { $n } of { $most }
board-other-side = Other side: { $leader }

## Contracts

board-contracts = Contracts
board-no-contracts = No contract is left.
board-contract-open = Open contract
board-contract-aside = Set aside for Shaddam.
board-contract-count =
    { $n ->
        [one] { $n } contract
       *[other] { $n } contracts
    }
board-pile-bank = Contracts in the bank
board-pile-contracts = Open contracts
board-pile-completed = Completed contracts
complete-visit = send an Agent to { $space }
complete-harvest = send an Agent to a Maker space and gain { $n } or more spice in that turn
complete-acquire = acquire The Spice Must Flow
complete-immediate = completed as soon as you take it
board-chart-spies = Spies on the board
board-chart-contracts = Completed contracts

## Rules in a sentence, by their numbers in docs/rules/uprising.md

rule-u-8-1 = With Maker Hooks you may summon sandworms where spaces offer them. They are never lost.
rule-u-8-5 = While the Shield Wall stands, no sandworm can be summoned to a Conflict at Arrakeen, the Spice Refinery or the Imperial Basin.
rule-u-8-6 = Who may detonate it removes the Shield Wall for good. From then on no Conflict is protected.
rule-u-9-1 = A post joins one to three spaces and holds one Spy, unless a card lets you share it.
rule-u-9-3 = You have three Spies. If none is left in your supply, you may recall one first.
rule-u-9-9 = Recall a Spy from a post at a space to send an Agent there though others stand on it.
rule-u-9-10 = Recall a Spy from a post at the space you have just entered to draw a card, once a turn.
rule-u-10-2 = Strength is 2 for each troop and 3 for each sandworm in the Conflict, and 1 for each sword. Without a unit it is 0.
rule-u-12-3 = Two face-up cards with the same battle icon are turned face down for 1 victory point.
rule-u-12-5 = At the end of the game a wild battle icon can be paired with any other face-up one.
rule-u-16-3 = A contract icon takes one of the open contracts; the bank fills the gap.
rule-u-16-7 = A contract is completed as soon as you do what it asks; you gain its reward and keep it face down.
rule-u-16-8 = You must have a contract before you send the Agent that completes it.
rule-u-16-11 = Completed contracts stay with you, face down; some cards count them.
rule-u-19-1 = The ring moves the token one place on, and you take the reward of that place. At a fork you choose.
rule-u-19-4 = On a visit to the Bene Gesserit you may return all memories, draw a card for each, and turn your leader over for good.
