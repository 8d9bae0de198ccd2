### What only the command line says.

## The start and the end of a game

cli-seats =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
cli-seed = seed { $seed }
cli-resumed =
    { $n ->
        [one] The game is resumed after { $n } action.
       *[other] The game is resumed after { $n } actions.
    }
cli-type = Type a number to choose, help for the other commands.
cli-goodbye = Nothing has been played yet. Goodbye.
cli-kept = The game is saved in { $file }. Go on with:
cli-record = The record is in { $file }; see it again with: { $command }
cli-result = Result
cli-result-points = points
cli-result-ties = tie-breaks
# The points of a team
cli-result-together = together

## Several people at one screen

cli-hand-over = Hand the screen to { $who }.
cli-press-enter = Press Enter when nobody else is looking.

## Commands

cli-help-number = a number
cli-help-number-does = take that choice
cli-help-action = an action
cli-help-action-does = in notation, such as: { $example }
cli-help-undo-does = take your last action back, if nothing has become known since
cli-help-why-does = say why an action is not possible now
cli-help-actions-does = list your choices in notation
cli-help-board-does = show the table again
cli-help-hand-does = show your cards
cli-help-log-does = tell what happened, lately or from the start
cli-help-save-does = write the record of the game to a file
cli-help-help-does = this
cli-help-quit-does = leave; the game is saved and can be resumed
# What is to be typed there: "why ACTION", "save FILE"
cli-action = ACTION
cli-file = FILE

## Answers

cli-no-choice = There is no choice { $n }; choose 1 to { $last }.
cli-not-understood = Not understood: { $what }. Type a number, an action, or help.
cli-not-possible = Not possible: { $reason }.
cli-not-taken-back = Nothing is taken back: { $reason }.
cli-taken-back = Taken back: { $typed }
cli-possible = { $typed } is possible now.
cli-why = { $typed }: { $reason }.
cli-why-what = Why what? Name an action, such as: { $example }
cli-save-where = Save where? Name a file: { $example }
cli-not-saved = Not saved: { $file }: { $reason }.
cli-saved = Saved to { $file }.

## Records

cli-rules = rules version { $n }
cli-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
cli-verified = verified
cli-replay-action = { $n }. { $who }: { $typed }
cli-replay-position =
    { $n ->
        [one] After { $n } action { $who } decides: { $prompt }
       *[other] After { $n } actions { $who } decides: { $prompt }
    }

## Advice

cli-advise-chance = to win
cli-advise-lead = lead
cli-advise-tries = tries
cli-advise-option = option; those of one group are about equal
# $n is a whole number of percent
cli-advise-percent = { $n } %
cli-advise-note = Estimates of the search, from what the seat sees; the lead is in points over the best opponent at the end of the round.
# $chances is a list of names with their chances, which sum to 100 %
cli-advise-chances = Everybody's chances: { $chances }
# $name is a player's, $chance such as "25 %"
cli-advise-seat-chance = { $name } { $chance }
cli-advise-turning-points = Turning points
cli-advise-mistakes = Biggest mistakes
cli-advise-none = None that is worth naming.
# $since is the number of an action, $before and $after are chances to win
cli-advise-swing = { $who }: { $before } -> { $after } to win, since action { $since }
cli-advise-mistake = { $who } chose “{ $taken }”; better was “{ $best }” ({ $before } to win, not { $after })

## The list of games

cli-games-game = game
cli-games-edition = edition
cli-games-title = title
cli-games-players = players
# Heads a column that says what the bots' chances to win come from
cli-games-chances = chances to win
# $counts is for how many players, such as "1 to 4"
cli-games-learned = learned for { $counts }
cli-games-plain = plain: bots judge by how the seats stand
cli-counts-range = { $first } to { $last }

## Opening the page

cli-needs-table = the table needs more parts: { $command }, or play in the terminal: { $option }
cli-no-tls = This address can be reached from elsewhere, without TLS: whoever is on the way can read cookies and take seats. Put a proxy that ends TLS before it, and say { $option }.
cli-page-opens = The page opens in your browser; press Ctrl-C here to stop.
