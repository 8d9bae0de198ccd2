# Slova společná stránce a příkazové řádce.

## Výčty

# „a, b a c“: $items je „a, b“, $last je „c“
list-and = { $items } a { $last }
# Co má společné sloveso: „získává 1 koření a 1 solár“
list-objects = { $items } a { $last }
list-or = { $items } nebo { $last }
# Totéž u dlouhých položek: „a; nebo b“
list-or-long = { $items }; nebo { $last }
list-nothing = nic

## Kdo

you = Vy
seat-number = Místo { $n }

## Boti

bot-random = náhodný
bot-greedy = hamižný
bot-quick = rychlý
bot-search = hledající
bot-beginner = začátečník
bot-player = hráč
bot-veteran = veterán
bot-mentat = mentat

## Jak na tom hráč je: „Proti soupeři Anna: navíc 2 karty a dílek; chybí 3 body“

standing-both = Proti soupeři { $other }: navíc { $more }; chybí { $fewer }
standing-ahead = Proti soupeři { $other }: navíc { $more }
standing-behind = Proti soupeři { $other }: chybí { $fewer }
