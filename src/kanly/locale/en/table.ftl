### What the server answers when it cannot do what it is asked.

table-unknown = there is no such table
table-no-seat = there is no seat { $n }
table-not-your-seat = this seat is not yours
table-seat-taken = this seat is taken, or its link is no longer good
table-one-seat = you already have a seat at this table
table-bot-sits = a bot keeps your seat; take it back first
table-spectator = you are watching; take a seat to take part
table-waiting = the game begins when all seats are taken
table-stale = the table has moved on meanwhile; look again
table-running = the record can be read when the game is over
table-archived = this game cannot be continued
# $reason is in English: it is about the record
table-archived-why = These rules cannot continue this game. It is kept, and what your seat did can be downloaded.
table-no-film = there is nothing to show yet
table-moving = the table is on its way to another server; try again
table-banned = the host does not let your address in
table-muted = the host has muted you
table-name-taken = somebody at this table has that name, or one that looks like it
table-closed-why = The host has closed this table.
table-busy = the server is busy; try again
table-film-failed = the film could not be made; try again
table-advice-off = advice is off until all people at the table agree
table-advice-later = there is advice when you are to decide
table-advice-busy = the adviser is still thinking
table-advice-failed = the adviser has no answer; try again
table-analysis-running = the game can be analysed when it is over
table-analysis-failed = the game could not be analysed; try again
table-too-many =
    { $n ->
        [one] you have { $n } table; finish it first
       *[other] you have { $n } tables; finish one first
    }
table-too-many-here = too many tables were made from your address; finish one first
table-too-many-kept = the server keeps enough tables for you; there is room again when old ones are let go
table-not-absent = this can be agreed on when somebody has let the others wait for a while
table-seats-enough = enough people have sat at this table
table-undo-enough = enough has been taken back at this table
table-too-many-bots = you have too many bots that think; choose lighter ones, or finish a game first
table-too-fast = too many messages; wait a moment
table-chat-full = the chat of this table is full
table-no-team = you play alone; there is no team to talk to
table-not-understood = this message was not understood
table-not-stored = this could not be stored; try again
table-store-failed = the server cannot reach its memory now; try again later
table-origin = this page may not talk to this server
table-failed = something went wrong; it has been noted
# $line: where the record is wrong, 0 when the whole is meant
record-refused =
    { $line ->
        [0] this record cannot be read
       *[other] this record cannot be read: line { $line } is wrong
    }
http-400 = the request was not understood
http-404 = there is nothing here
http-405 = this cannot be done here
http-413 = this is too large
http-429 = too many requests; wait a moment
http-500 = something went wrong; it has been noted
table-unknown-bot = there is no such bot
