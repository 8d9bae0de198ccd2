### What only the page says of Dune: Imperium.

## The lobby

page-game-imperium = Dune: Imperium
page-edition-base = Base game

## The table

page-pick-space = Choose a space for { $card }.
page-pick-card = Choose a card for { $space }.
page-tab-board = Board
page-tab-hand = Hand
page-tab-row = Row
page-tab-houses = Houses

## Help

page-help-aim = The aim
page-help-aim-more = Lead a Great House. Gather Victory Points from influence with four factions, from battles and from cards. When somebody reaches 10, the round is finished and the most points win.
page-help-round = A round
page-help-round-more = A Conflict is revealed and everyone draws five cards. Then the houses take turns until all have revealed. Then comes combat, spice gathers on empty desert spaces, and the Agents come home.
page-help-turns = Your turns
page-help-turns-more = An Agent turn plays one card and sends an Agent to a space with an icon of that card. When your Agents are out, or earlier, a Reveal turn shows the rest of your hand: it gives persuasion to acquire new cards, and swords.
page-help-combat = Combat
page-help-combat-more = Troops in the Conflict count 2 each, swords 1 each. Everyone may play combat Intrigue cards. The strongest take the rewards; all troops there return to the supply.

## The tour

page-tour-board = The board
page-tour-board-more = Agents go to its spaces. What you can choose glows orange; what is greyed says why. Point at anything to have it explained.
# In place of the same without “-touch” where there is no mouse
page-tour-board-more-touch = Agents go to its spaces. What you can choose glows orange; what is greyed says why. Press anything long to have it explained.
page-tour-hand = Your hand
page-tour-hand-more = The icons at a card’s edge say where it can send an Agent. Its lower part counts when you reveal it.
page-tour-row = Cards to acquire
page-tour-row-more = In your Reveal turn you pay for these with persuasion. They make your deck stronger.
page-tour-houses = The houses
page-tour-houses-more = What everybody has: leader, points, resources, Agents and troops. A seat has a colour and a shape.
# In place of what every table says at the end
page-tour-end-own = Send your first Agent. Gather influence, win a fight or two, and be the first with 10 points.
page-way-solo-imperium = Alone against House Hagal
page-seats-count-imperium =
    { $count ->
        [1] 1: solo, against House Hagal
        [2] 2, and House Hagal
        [6] 6: two teams, with CHOAM
       *[other] { $count }
    }
