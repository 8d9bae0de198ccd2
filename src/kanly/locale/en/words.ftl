### Words that the page and the command line share.

## Lists

# "a, b and c": $items is "a, b", $last is "c"
list-and = { $items } and { $last }
# Things that share one verb: "draws 2 cards and 1 tile"
list-objects = { $items } and { $last }
list-or = { $items } or { $last }
# The same where the things are long: "a; or b"
list-or-long = { $items }; or { $last }
list-nothing = nothing

## Who

you = You
seat-number = Seat { $n }

## Bots

bot-random = random
bot-greedy = greedy
bot-quick = quick
bot-search = search
bot-beginner = beginner
bot-player = player
bot-veteran = veteran
bot-mentat = mentat

## How a seat stands: "Compared with Ann: ahead by 2 cards and a tile; behind by 3 points"

standing-both = Compared with { $other }: ahead by { $more }; behind by { $fewer }
standing-ahead = Compared with { $other }: ahead by { $more }
standing-behind = Compared with { $other }: behind by { $fewer }
