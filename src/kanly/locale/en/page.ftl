# What only the page says.

## Everywhere

page-skip = Skip to the table
page-close = Close
page-back = Back
page-next = Next
page-go = Go
page-send = Send
page-copy = Copy
page-copied = Copied.
page-copy-failed = The browser does not allow copying. Select the link and copy it yourself.
page-home = To the lobby
page-help = Help
page-loading = One moment…
page-nobody = nobody
page-language = Language
page-theme = Light
page-theme-system = As the system
page-theme-dusk = Dusk
page-theme-noon = Noon
page-speed = Movement
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = None
page-sound = A sound when it is my turn
page-confirm = Wait for “End turn” when nothing else is left to do
page-text-view = The table as text, for screen readers and keyboards
page-error-unreachable = The server does not answer. Check the connection and try again.
page-error-offline = No connection. Your answer was not sent; try again in a moment.
page-error-status = The server refused this (code { $status }).

## The lobby

page-motto = A feud under the strictest rules. Take a seat at the table.
page-name = Your name
page-new = New game
page-way = How to play
page-way-bots = Against bots
page-way-bots-more =
    { $bots ->
        [one] You and one bot, at once
       *[other] You and { $bots } bots, at once
    }
page-way-solo = Alone against the game itself
page-way-solo-more = The solo game with its own opponents
page-way-friends = With friends
page-way-friends-more = Send a link; bots fill the other seats
page-start = Start
page-choices-more = More choices
page-choices-less = Fewer choices
page-game = Game
page-edition = Edition
page-modules = Modules
page-seats = Houses
page-side = You play
page-people = People
page-bots = Bots
page-bot-random = Random
page-bot-greedy = Greedy
page-bot-quick = Quick
page-bot-search = Search
page-bot-beginner = Beginner
page-bot-beginner-more = Knows the rules, and often follows a whim.
page-bot-player = Player
page-bot-player-more = Plays soundly, a turn at a time.
page-bot-veteran = Veteran
page-bot-veteran-more = Thinks a few turns ahead.
page-bot-mentat = Mentat
page-bot-mentat-more = Weighs hundreds of futures. Takes its time.
page-option-each = Set for each house
page-option-random = At random
page-option-none = None
page-pace = Pace of bots
page-pace-calm = Calm
page-pace-normal = Normal
page-pace-quick = Quick
page-pace-none = At once
page-clock = Turn clock
page-clock-none = None: the game waits
page-clock-minutes =
    { $n ->
        [one] { $n } minute a decision
       *[other] { $n } minutes a decision
    }
page-clock-hours =
    { $n ->
        [one] { $n } hour a decision
       *[other] { $n } hours a decision
    }
page-seed = Seed
page-seed-any = any
page-table-name = Name of the table
page-public = Anyone may join from the lobby (otherwise by link only)
page-tables-mine = My games
page-tables-none = None yet. Start one: it takes two clicks.
page-tables-all = Show all { $count }
page-tables-open = Open tables
page-tables-running = Games to watch
page-status-waiting = Waiting for players
page-status-running = In play
page-status-over = Finished
page-won-by = Won by { $who }
page-status-archived = Archived
page-round = Round { $round }
page-round-word = Round
page-your-turn = Your turn
page-join = Join
page-watch = Watch
page-continue = Play on
page-open = Open
page-doors = Come in by another door
page-join-link = Join by link
page-join-link-hint = Paste an invitation
page-link-bad = This is not a link to a table.
page-import = Bring a game from a record
page-replay-file = Watch a film from a record

## Seats

page-seat-open = Open seat
page-seat-game = the game itself
# $level is how strong it is, such as “player”
page-seat-bot = Bot ({ $level })
page-seat-guest = Guest { $n }
page-seat-you = you
page-seat-together = together with { $who }
page-seat-online = here
page-seat-away = away
page-seats-open = Seats
page-seats-title = Who sits where
page-seats-note = Whoever opens the link of a seat takes it. Your own seat stays yours until somebody takes it over.
page-report = Report to the host
page-report-name = The name
page-report-chat = What was said
page-reported = Thank you. The host will read it.
page-watch-link = Copy a link to watch this game
page-sit-down = Sit down here
page-hand-over = Hand over by link
page-leave-bot = Leave it to a bot
page-take-back = Take it back
page-invite = Invitation to this seat
page-invite-new = Make an invitation
page-fill-bot = Give it to a bot
page-no-table = There is no such table
page-no-table-more = The link may be mistyped, or the table may have been removed.

## The table

page-table = Table
page-first = First player: { $seat }
page-turn-of = { $seat } to move
page-scores = Victory Points: { $scores }
page-online = Connected
page-offline = Connecting…
page-menu = Menu
page-prompt = What is asked
page-prompt-help = What does this mean?
page-choices = Choices
page-undo = Undo
page-undo-can = Take your last action back
page-undo-cannot = Nothing can be undone now
page-end-turn = End turn
page-waiting = { $seat } is thinking.
page-waiting-table = Waiting for the table.
page-waiting-title = Waiting for players
page-waiting-more = The game begins as soon as every seat is taken. Send each friend the link of a seat.
page-kept-until = Kept until { $date }; download the record before then.
page-seat-before = Before: { $who }
page-of-record = This game was made of a record by whoever made the table, who can know what is to come.
page-seed-chosen = The seed of this game was chosen by whoever made the table, who can know what is to come.
page-over = The game is over.
page-pass-for-me = Pass for me in this combat
# $time is such as 4:59, or 23:59:59
page-clock-left = { $time } left
# $n is how many others have agreed already
page-stand-in =
    { $n ->
        [0] Let a bot play on
       *[other] Let a bot play on ({ $n })
    }
page-seat-back = A bot plays for you: take your seat back
page-skip-motion = Skip
page-log = Log
page-log-look = Show this moment
page-chat = Chat
page-chat-say = Say something
page-chat-to = To whom
page-chat-to-all = Everyone
page-chat-to-team = Team
page-chat-say-team = Say something to your team
page-chat-team-line = For your team only
page-spectator = Spectator
page-tabs = Parts of the table
page-tab-table = Table
page-tab-log = Log
page-moment = A moment of the past
page-moment-at = After action { $at } of { $last }
page-step-back = One step back
page-step-on = One step on
page-back-to-now = Back to now

## The end

page-result = Result
page-won = { $seat } wins
page-won-you = You win
# $seats: those of one team, or those whom no tie-break parted
page-won-together = { $seats } win together
page-won-you-together = You win together with { $seats }
page-won-shared = { $seats } share the victory
page-place = Place
page-house = House
page-points = Points
page-points-together = Together
page-tie = Level on points; decided by { $tiebreak }: { $first } { $more }, { $second } { $less }.
page-look-at-table = Look at the table

## Films

page-film = Film
page-film-watch = Watch the film
page-film-so-far = Film so far
page-film-controls = Film
page-film-first = To the beginning
page-film-last = To the end
page-film-play = Play
page-film-pause = Pause
page-film-slider = Moment of the film
page-film-eyes = Whose eyes
page-eyes = As { $seat } saw it
page-eyes-all = As everybody saw it
page-round-jump = Jump to a round
page-setup = Setup
page-share = Copy link
page-download = Download record
page-open-file = Open a file
page-record-hint = Choose a file that was saved with “Download record”.
page-no-film = This film cannot be shown.
page-charts = Round by round
page-charts-by = Lines of
page-charts-teams = Teams
page-charts-seats = Players
page-chart = { $title }, by round
page-chart-table = As a table

## Help

page-help-asked = What is asked now
page-help-table = This page
page-help-table-more = Whatever glows orange can be chosen now. Pick a card, then where it goes; or the other way round. What is greyed says why when you point at it, focus it or press it long. Everything else explains itself the same way.
page-help-together = Together
page-help-together-more = “Seats” shows who sits where. Send the link of an open seat to a friend, hand over your own, leave it to a bot and take it back later. The game waits for you; the link of the table brings you back.
page-help-keys = Keys
page-key-choice = choose by number
page-key-end = end the turn
page-key-undo = undo
page-key-back = un-pick, close
page-key-chat = write in the chat
page-key-help = this help
page-key-tab = go from thing to thing; Enter chooses

## Advice and analysis

page-tab-story = Log
page-tab-chat = Chat
page-tab-advice = Advice
page-tab-news = (new)
page-advice-ask = Advise me
page-advice-thinking = The Mentat thinks…
page-advice-later = There is advice when you are to decide.
page-advice-note = Estimated by the search bot, from what you see alone.
# $n is a whole number of percent
page-advice-chance = { $n } % to win
# $lead is a number with its sign, such as +1.3
page-advice-lead = lead { $lead }
# Above a list of all seats with their chances, which sum to 100 %
page-advice-chances = Chances to win
# $n is a whole number of percent
page-advice-percent = { $n }%
# Above the options that are about as good as the best one
page-advice-best = About equally good
# Above options that are worse than those before, and about equal among themselves
page-advice-worse = Worse, about equal
# Above an analysis: each seat is judged from what it saw
page-advice-note-game = Estimated by the search bot; every decision from what its seat saw then.
page-advice-untried = not considered
page-advice-off = With other people at the table there is advice only when all of them agree.
page-advice-agree = I agree to advice for everybody
page-advice-yes = { $seat } agrees
page-advice-no = { $seat } has not agreed
page-analyse = Analyse
page-analysing = Analysing…
page-analysis = Analysis
page-turning-points = Turning points
page-mistakes = Biggest mistakes
page-analysis-none = None that is worth naming.
# $before and $after are chances to win, in percent
page-swing = { $seat }: { $before } % → { $after } % to win
page-mistake = { $seat } chose “{ $taken }”. Better: “{ $best }” ({ $before } % to win, not { $after } %).
page-mark-turn = Moment { $at }: a turning point for { $seat }
page-mark-mistake = Moment { $at }: a mistake of { $seat }

## The tour

page-tour = Tour
page-tour-skip = Skip
page-tour-done = Let us play
page-tour-welcome = Welcome to the table
page-tour-welcome-more = A short walk around it. You can play on at any time; the tour waits in the menu.
page-tour-prompt = What to do next
page-tour-prompt-more = This bar always says what is asked and offers the choices. Undo and End turn stay at its right end. The question mark explains the decision.
page-tour-table = The table
page-tour-table-more = What you may know of the game, as the game itself writes it.
page-tour-log = The log
page-tour-log-more = What happened, in words. Click a line to look at that moment again.
page-tour-log-more-touch = What happened, in words. Tap a line to look at that moment again.
page-tour-end = That is all
page-tour-end-more = The table explains itself as you play, and the question mark is always there. Good luck.
