### What only the page says of War for Arrakis.

## The lobby

page-game-arrakis = Dune: War for Arrakis
page-side-arrakis-0 = Atreides
page-side-arrakis-1 = Harkonnen

## The table

page-tab-board = Map
page-tab-hand = Cards
page-tab-atreides = Atreides
page-tab-harkonnen = Harkonnen

## Help

page-help-aim = The aim
page-help-aim-more = The Harkonnen hunt for sietches: with 10 supremacy they win at once. The Atreides win when their three prescience markers have reached the numbers of their secret objective; this is looked at when a round ends, and when Arrakeen falls.
page-help-round = A round
page-help-round-more = Everyone draws planning cards, three prescience cards are revealed. The Harkonnen place vehicles, both spend their action dice in turn, worms and the storm strike the Harkonnen in the desert, then the spice is harvested.
page-help-turns = Your turns
page-help-turns-more = Spend one die for what its symbol offers, for the special action of a leader on its box, or to play a planning card. The Atreides may take desert power without a die while they have fewer of them.
page-help-combat = Battles
page-help-combat-more = Each unit throws a die, six at most. Leaders turn specials into hits and shields, special elites cancel shields, shields cancel hits. The owner chooses who takes the hits. Before an attack you read how likely it wins, as if both fought to the end without planning cards.

## The tour

page-tour-board = The map
page-tour-board-more = What you can choose glows orange: pick a legion, then an area. Point at an area to read what stands there; the wheel zooms. Supremacy stands beside the map in the west, prescience in the east.
page-tour-board-more-touch = What you can choose glows orange: pick a legion, then an area. Two fingers zoom.
page-tour-hand = Cards
page-tour-hand-more = Planning cards are played with any die, or discarded in battle for one combat die more. Prescience cards lie open; the Atreides claim at most two in a round.
page-tour-atreides = The boards
page-tour-atreides-more = Dice lie on the boxes of their symbols, leaders beside them. A turned leader has been used in this round.
page-tour-harkonnen = The spice board
page-tour-harkonnen-more = The lowest marker decides how many dice the Harkonnen roll and which vehicles come.
