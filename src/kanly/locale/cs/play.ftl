# Na co je hráč tázán, co může zvolit a proč něco zvolit nemůže.

## Na co je tázán, podle druhu rozhodnutí

prompt-over = Hra skončila.
prompt-wait = Rozhoduje { $who }.

## Nadpisy voleb, které patří k sobě

group-other = Nebo

## Proč něco není možné. Jsou to části vět: „Není možné: pole Arrakén je obsazené.“

why-over = hra skončila
why-other-seat = rozhoduje { $seat }, ne vy
why-not-legal = tato volba teď není k dispozici

## Proč nelze nic vrátit

undo-none = v této hře nelze akce vracet
undo-nothing-done = zatím se nic neodehrálo
undo-other-seat = poslední akce není vaše ({ $seat })
undo-nothing-left = už není co vrátit
undo-known = od té doby vyšlo najevo něco skrytého, nebo rozhodla náhoda
undo-turn-over = tah už skončil
