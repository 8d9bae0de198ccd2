# Слова, спільні для сторінки та командного рядка.

## Переліки

# «a, b та c»: $items — це «a, b», $last — це «c»
list-and = { $items } та { $last }
# Що має спільне дієслово: «отримує 1 прянощі і 1 солярій»
list-objects = { $items } і { $last }
list-or = { $items } або { $last }
# Те саме з довгими частинами: «a; або b»
list-or-long = { $items }; або { $last }
list-nothing = нічого

## Хто

you = Ви
seat-number = Місце { $n }

## Боти

bot-random = випадковий
bot-greedy = жадібний
bot-quick = швидкий
bot-search = шукач
bot-beginner = новачок
bot-player = гравець
bot-veteran = ветеран
bot-mentat = ментат

## Як стоїть гравець: «Порівняно із суперником Анна: перевага — 2 карти; відставання — 3 очки»

standing-both = Порівняно із суперником { $other }: перевага — { $more }; відставання — { $fewer }
standing-ahead = Порівняно із суперником { $other }: перевага — { $more }
standing-behind = Порівняно із суперником { $other }: відставання — { $fewer }
