### Суперники, які грають за картами суперників: Повстання для одного й двох гравців.

## Налаштування

option-rivals = Суперники
# $n: the rival, from 1
option-rivals-of = Суперник { $n }
option-rivals-each = За іменем
option-rivals-twice = суперник може бути у грі лише один раз
rivals-random = Випадково
rivals-level_8 = Рівня 8 чи 9 (найлегші)
rivals-level_6 = Рівня 6 чи 7
rivals-level_4 = Рівня 4 чи 5 (найважчі)
option-rival = Спільний суперник
option-rival-of = Суперник
option-rival-each = За іменем
rival-random = Випадково
rival-level_8 = Рівня 8 чи 9 (найлегший)
rival-level_6 = Рівня 6 чи 7
rival-level_4 = Рівня 4 чи 5 (найважчий)
rival-streamlined = Спрощений, який не може перемогти
option-variants = Варіанти
variants-escalation = Потужний наступ
variants-deployment = Вправне командування
variants-politics = Розумна політика
option-churn = Ряд Імперіуму
churn-dice = Кубики прибирають карти

## Карти суперників

box-level = Майстер меча
box-strategy = Стратегія
box-order = Фракції за пріоритетом
# When the Swordmaster comes
card-level =
    { $streamlined ->
        [yes] коштує { $n } ресурсів і карт інтриг; після цього суперник нічого не збирає й ніколи не здобуває переможних очок
       *[no] коштує { $n } ресурсів і карт інтриг; після цього суперник купує за них переможні очки
    }
# Where a House Hagal card places a Spy
hagal-posts = розмістіть шпигуна на першому вільному пості: { $posts }

## Ефекти й умови

# $rank: the place of the faction on the rival card, from the left
effect-influence_ranked =
    { $mood ->
        [do] здобути
       *[say] здобудьте
    } { $n } очко впливу на { $rank ->
        [1] першу
        [2] другу
       *[3] третю
    } фракцію карти суперника
effect-influence_most =
    { $mood ->
        [do] здобути
       *[say] здобудьте
    } { $n } очко впливу на фракцію, де його у вас найбільше
effect-influence_alliance =
    { $mood ->
        [do] здобути
       *[say] здобудьте
    } { $n ->
        [one] { $n } очко впливу
        [few] { $n } очки впливу
       *[other] { $n } очок впливу
    } на одну фракцію, по змозі так, щоб укласти союз
effect-break_wall =
    { $mood ->
        [do] знищити Оборонну стіну
       *[say] знищте Оборонну стіну
    }
# $n: sandworms
effect-reap =
    { $mood ->
        [do] взяти
       *[say] візьміть
    } { $n ->
        [0] основні й додаткові прянощі
        [one] додаткові прянощі, а до них основні або, маючи гаки творця, { $n } піщаного хробака
        [few] додаткові прянощі, а до них основні або, маючи гаки творця, { $n } піщаних хробаків
       *[other] додаткові прянощі, а до них основні або, маючи гаки творця, { $n } піщаних хробаків
    }
condition-own_hooks = маєте гаки творця
condition-conflict_level = конфлікт має рівень { $n }

## Чому карту Дому Гагал пропускають

reason-requirement = замало впливу
reason-politics = політика
reason-no_post = немає вільного поста

## Події

event-strategy =
    { $you ->
        [yes] з третім шпигуном здійснюєте свою стратегію
       *[no] з третім шпигуном здійснює свою стратегію
    }
# Two dice after a Reveal turn
event-row_dice =
    { $count ->
        [0] На кубиках { $first } і { $second }: Ряд Імперіуму не втрачає карт.
        [1] На кубиках { $first } і { $second }: Ряд Імперіуму залишає { $cards }.
       *[other] На кубиках { $first } і { $second }: Ряд Імперіуму залишають { $cards }.
    }

## У терміналі

cli-note-level = на Майстра меча має { $saved } з { $n }
cli-note-streamlined = не може перемогти
cli-rivals = Суперники заощаджують на Майстрів меча; після цього за { $solari } соларі, { $spice } прянощів, { $water } води або { $intrigues } карти інтриг вони купують переможне очко.
cli-variants-in-force = Варіанти: { $variants }.
cli-rival-chosen = суперник: { $how }
cli-rivals-chosen = суперники: { $how }
cli-variants-chosen = варіанти: { $variants }
