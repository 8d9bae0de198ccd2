### What the page writes on the table of War for Arrakis.

## The map

board-map = The map
board-zoom-in = Closer
board-zoom-out = Further away
board-zoom-all = The whole map
board-not-begun = The game has not begun yet.
board-wormsign = wormsign
board-storm = Exposed to the storm: it strikes the Harkonnen here.
board-site-rank = { $site } of rank { $n }

## How many of a kind: parts of a legion

count-regular =
    { $n ->
        [one] { $n } regular
       *[other] { $n } regulars
    }
count-elite =
    { $n ->
        [one] { $n } elite
       *[other] { $n } elites
    }
count-fedaykin =
    { $n ->
        [one] { $n } fedaykin
       *[other] { $n } fedaykin
    }
count-sardaukar =
    { $n ->
        [one] { $n } sardaukar
       *[other] { $n } sardaukar
    }
count-token =
    { $n ->
        [one] { $n } deployment token
       *[other] { $n } deployment tokens
    }
count-naib =
    { $n ->
        [one] { $n } naib
       *[other] { $n } naibs
    }
count-bashar =
    { $n ->
        [one] { $n } bashar
       *[other] { $n } bashars
    }

## Boards of the sides

board-fold = Fold or unfold
board-dice-unused =
    { $n ->
        [one] { $n } unused die
       *[other] { $n } unused dice
    }
board-hand-count =
    { $n ->
        [one] { $n } planning card in hand
       *[other] { $n } planning cards in hand
    }
board-bene_gesserit =
    { $n ->
        [one] { $n } Bene Gesserit token
       *[other] { $n } Bene Gesserit tokens
    }
board-deck-left =
    { $n ->
        [one] { $deck }: { $n } card left
       *[other] { $deck }: { $n } cards left
    }
board-tanks = Regeneration tanks
board-strip = A special in battle: hits { $hits }, shields { $shields }.
board-leader-at = The figure is in { $area }.
board-leader-beside = The figure is beside the board.
board-leader-tank = In the regeneration tanks.
board-leader-out = Not in play yet.
board-leader-gone = Out of the game.
board-leader-spent = The special action has been used in this round.
board-ours = What is printed here could not be found: this is our reconstruction.
board-box-strategy-atreides = Move 2 legions, or attack with 1 legion.
board-box-strategy-harkonnen = Move 2 legions, or attack with 1 legion.
board-box-leadership-atreides = Move 2 legions that have a leader, or make a surprise attack with one.
board-box-leadership-harkonnen = Move 2 legions that have a leader, or make a surprise attack with one.
board-box-deployment-atreides = Deploy 1 deployment token and 1 leader in one sietch.
board-box-deployment-harkonnen = Deploy 3 regulars and 1 leader in your settlements.
board-box-mentat-atreides = Draw 2 planning cards.
board-box-mentat-harkonnen = Draw 2 planning cards.
board-box-house-atreides = Use the die as any other symbol.
board-box-house-harkonnen = Replace 2 regulars by 2 elites, or place 2 vehicles.
board-box-desert_power-atreides = Without a die, while the Harkonnen have more unused dice: place 2 wormsigns, or move 2 sandworms, or attack with 1 sandworm.

## Tracks

board-tracks = Tracks
board-supremacy-name = Supremacy
board-supremacy = Supremacy: { $n } of 10
board-supremacy-more = At 10 the Harkonnen win at once. A destroyed sietch brings its rank.
board-step-bene_gesserit = the Atreides gain a Bene Gesserit token
board-step-enters = { $leader } enters
board-prescience = Prescience
board-prescience-more = Step 3: Kwisatz Haderach brings Paul-Muad’Dib, Sand Dwellers Reverend Mother Jessica, Jihad Chani. Step 6, any marker: Alia. Step 8, any marker: the family atomics.
board-objective = Secret objective: Kwisatz Haderach { $kh }, Sand Dwellers { $sd }, Jihad { $jihad }

## The spice board

board-spice = The spice must flow
board-spice-count = { $n } spice, { $reserve } in reserve
board-spice-row = Row { $n }: { $dice } Harkonnen dice
board-row-active = Row { $n } is active.
board-spice-vehicles = Vehicles: harvesters { $harvesters }, ornithopters { $ornithopters }, carryalls { $carryalls }
board-ban-active = This ban is in force.

## Cards

board-hand = Your planning cards
board-hand-empty = You hold no card.
board-prescience-cards = Prescience cards

## A battle

board-battle = Battle for { $area }
board-battle-round = Round { $n }
board-surprise = surprise attack
board-attacks = attacks
board-defends = defends
board-battle-sum = Hits: { $hits }, shields: { $shields }
board-battle-turned = Specials turned by leaders: { $n }
board-battle-suffers = Hits to suffer: { $n }
board-battle-suffered = Hits that got through: { $n }
board-text-asked = What is asked

## Charts

board-chart-tracks = Prescience in all, supremacy
board-chart-units = Units on the map
board-chart-spice = Spice

## Headings of choices

group-free = Free actions
group-die = Spend a die
group-play = Play a card
group-special = A leader’s special action
group-claim = Claim a prescience card
group-from = From where
group-to = To where
group-at = Where
group-fly = By ornithopter
group-attack = Attack
group-zone = Air zones
