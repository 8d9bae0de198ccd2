### What a player is asked, can choose, and why something cannot be chosen.

## What is asked, by the kind of decision

prompt-over = The game is over.
prompt-wait = { $who } decides.

## Headings of choices that belong together

group-other = Or

## Why something is not possible. These are parts of sentences: "Not possible: the game is over."

why-over = the game is over
why-other-seat = { $seat } is to decide, not you
why-not-legal = this is not possible now

## Why nothing can be taken back

undo-none = this game keeps no undo
undo-nothing-done = nothing has been done yet
undo-other-seat = { $seat } acted last
undo-nothing-left = nothing is left to take back
undo-known = something hidden has become known since, or chance has decided
undo-turn-over = the turn is over
