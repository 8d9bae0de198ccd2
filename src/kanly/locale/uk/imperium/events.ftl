# Що стається у грі.
#
# Що робить одне місце, — це частина речення після його імені, без крапки; частини з’єднуються:
# «Пол Атрід відправляє агента на локацію «Арракін» картою «Розвідка», наймає 1 загін та бере 1 карту.»
# Події за столом, нижче, — цілі речення.

## Ходи «Відправити агента»

event-agent =
    { $you ->
        [yes] відправляєте агента на локацію «{ $space }» картою «{ $card }»
       *[no] відправляє агента на локацію «{ $space }» картою «{ $card }»
    }
event-moved_agent =
    { $you ->
        [yes] переміщуєте туди агента з локації «{ $origin }»
       *[no] переміщує туди агента з локації «{ $origin }»
    }
event-recalled_agent =
    { $you ->
        [yes] відкликаєте агента з локації «{ $space }»
       *[no] відкликає агента з локації «{ $space }»
    }
event-passed_turn =
    { $you ->
        [yes] пропускаєте хід
       *[no] пропускає хід
    }
event-voice =
    { $you ->
        [yes] закриваєте для інших локацію «{ $space }» до свого наступного ходу
       *[no] закриває для інших локацію «{ $space }» до свого наступного ходу
    }
event-took_mentat =
    { $you ->
        [yes] берете Ментата
       *[no] бере Ментата
    }
event-mentat_owed =
    { $you ->
        [yes] отримуєте Ментата на наступний раунд
       *[no] отримує Ментата на наступний раунд
    }
event-swordmaster =
    { $you ->
        [yes] отримуєте Майстра меча (третього агента)
       *[no] отримує Майстра меча (третього агента)
    }
event-council_seat =
    { $you ->
        [yes] займаєте місце у Вищій раді
       *[no] займає місце у Вищій раді
    }

## Ходи «Розкрити карти» та карти

event-revealed =
    { $you ->
        [yes] розкриваєте карти: { $cards } (переконливість { $persuasion }, сила { $strength })
       *[no] розкриває карти: { $cards } (переконливість { $persuasion }, сила { $strength })
    }
event-cleaned_up =
    { $you ->
        [yes] завершуєте хід «Розкрити карти» із силою { $strength }
       *[no] завершує хід «Розкрити карти» із силою { $strength }
    }{ $unspent ->
        [0] { "" }
       *[other] { " " }(невикористана переконливість { $unspent })
    }
event-played_intrigue =
    { $you ->
        [yes] граєте карту інтриги «{ $card }»
       *[no] грає карту інтриги «{ $card }»
    }
event-acquired =
    { $on_top ->
        [yes]
            { $you ->
                [yes] придбаваєте на верх колоди карту «{ $card }»
               *[no] придбаває на верх колоди карту «{ $card }»
            }
       *[no]
            { $you ->
                [yes] придбаваєте карту «{ $card }»
               *[no] придбаває карту «{ $card }»
            }
    }
event-set_aside =
    { $you ->
        [yes] відкладаєте для себе з Ряду Імперіуму карту «{ $card }»
       *[no] відкладає для себе з Ряду Імперіуму карту «{ $card }»
    }
event-drew =
    { $you ->
        [yes]
            { $count ->
                [one] берете { $count } карту
                [few] берете { $count } карти
               *[other] берете { $count } карт
            }
       *[no]
            { $count ->
                [one] бере { $count } карту
                [few] бере { $count } карти
               *[other] бере { $count } карт
            }
    }
event-drew_cards =
    { $you ->
        [yes] берете з колоди ({ $cards })
       *[no] бере з колоди ({ $cards })
    }
event-drew_intrigue =
    { $you ->
        [yes]
            { $count ->
                [one] берете { $count } карту інтриги
                [few] берете { $count } карти інтриг
               *[other] берете { $count } карт інтриг
            }
       *[no]
            { $count ->
                [one] бере { $count } карту інтриги
                [few] бере { $count } карти інтриг
               *[other] бере { $count } карт інтриг
            }
    }
event-drew_intrigue_cards =
    { $you ->
        [yes] берете з колоди інтриг ({ $cards })
       *[no] бере з колоди інтриг ({ $cards })
    }
event-stole_intrigue =
    { $you ->
        [yes] крадете в суперника ({ $victim }) карту інтриги
       *[no]
            { $victim ->
                [you] краде у вас карту інтриги
               *[other] краде в суперника ({ $victim }) карту інтриги
            }
    }
event-stole_intrigue_card =
    { $you ->
        [yes] крадете в суперника ({ $victim }) карту інтриги «{ $card }»
       *[no]
            { $victim ->
                [you] краде у вас карту інтриги «{ $card }»
               *[other] краде в суперника ({ $victim }) карту інтриги «{ $card }»
            }
    }
event-reshuffled =
    { $you ->
        [yes] перетасовуєте свій скид у колоду
       *[no] перетасовує свій скид у колоду
    }
event-discarded =
    { $you ->
        [yes] скидаєте карту «{ $card }»
       *[no] скидає карту «{ $card }»
    }
event-trashed =
    { $you ->
        [yes] знищуєте карту «{ $card }» { $zone }
       *[no] знищує карту «{ $card }» { $zone }
    }
event-took_from_discard =
    { $you ->
        [yes] берете на руку зі скиду карту «{ $card }»
       *[no] бере на руку зі скиду карту «{ $card }»
    }
event-looked_at_top =
    { $you ->
        [yes] дивитеся на верхню карту своєї колоди
       *[no] дивиться на верхню карту своєї колоди
    }
event-saw_top =
    { $you ->
        [yes] бачите зверху своєї колоди карту «{ $card }»
       *[no] бачить зверху своєї колоди карту «{ $card }»
    }

## Ресурси, вплив, очки

event-gained =
    { $you ->
        [yes] отримуєте { $amount }
       *[no] отримує { $amount }
    }
event-paid =
    { $you ->
        [yes] платите { $amount }
       *[no] платить { $amount }
    }
event-influence =
    { $change ->
        [-1]
            { $you ->
                [yes] втрачаєте вплив на фракцію { $faction } (тепер { $now })
               *[no] втрачає вплив на фракцію { $faction } (тепер { $now })
            }
       *[other]
            { $you ->
                [yes] здобуваєте вплив на фракцію { $faction } (тепер { $now })
               *[no] здобуває вплив на фракцію { $faction } (тепер { $now })
            }
    }
event-alliance =
    { $you ->
        [yes] укладаєте союз із фракцією { $faction }
       *[no] укладає союз із фракцією { $faction }
    }{ $lost_by ->
        [nobody] { "" }
        [you] { " " }(досі: ви)
       *[other] { " " }(досі: { $lost_by })
    }
event-vp =
    { $change ->
        [-1]
            { $you ->
                [yes] втрачаєте 1 переможне очко (тепер { $now })
               *[no] втрачає 1 переможне очко (тепер { $now })
            }
        [one]
            { $you ->
                [yes] здобуваєте { $change } переможне очко (тепер { $now })
               *[no] здобуває { $change } переможне очко (тепер { $now })
            }
        [few]
            { $you ->
                [yes] здобуваєте { $change } переможні очки (тепер { $now })
               *[no] здобуває { $change } переможні очки (тепер { $now })
            }
       *[other]
            { $you ->
                [yes] здобуваєте { $change } переможних очок (тепер { $now })
               *[no] здобуває { $change } переможних очок (тепер { $now })
            }
    }
# Автоматичний суперник обмінює ресурси на очко: $given — це «7 прянощів» або given-intrigue
event-vp_traded =
    { $change ->
        [one]
            { $you ->
                [yes] обмінюєте { $given } на { $change } переможне очко (тепер { $now })
               *[no] обмінює { $given } на { $change } переможне очко (тепер { $now })
            }
        [few]
            { $you ->
                [yes] обмінюєте { $given } на { $change } переможні очки (тепер { $now })
               *[no] обмінює { $given } на { $change } переможні очки (тепер { $now })
            }
       *[other]
            { $you ->
                [yes] обмінюєте { $given } на { $change } переможних очок (тепер { $now })
               *[no] обмінює { $given } на { $change } переможних очок (тепер { $now })
            }
    }
given-intrigue = карти інтриг ({ $cards })
# A House Hagal card and why it is ignored: "Carthag (occupied)"
hagal-ignored = { $card } ({ $reason })

## Загони й конфлікти

event-recruited =
    { $you ->
        [yes]
            { $count ->
                [one] наймаєте { $count } загін
                [few] наймаєте { $count } загони
               *[other] наймаєте { $count } загонів
            }
       *[no]
            { $count ->
                [one] наймає { $count } загін
                [few] наймає { $count } загони
               *[other] наймає { $count } загонів
            }
    }
event-deployed =
    { $you ->
        [yes]
            { $count ->
                [one] розгортаєте { $count } загін (сила { $strength })
                [few] розгортаєте { $count } загони (сила { $strength })
               *[other] розгортаєте { $count } загонів (сила { $strength })
            }
       *[no]
            { $count ->
                [one] розгортає { $count } загін (сила { $strength })
                [few] розгортає { $count } загони (сила { $strength })
               *[other] розгортає { $count } загонів (сила { $strength })
            }
    }
event-retreated =
    { $you ->
        [yes]
            { $count ->
                [one] відступаєте { $count } загоном (сила { $strength })
                [few] відступаєте { $count } загонами (сила { $strength })
               *[other] відступаєте { $count } загонами (сила { $strength })
            }
       *[no]
            { $count ->
                [one] відступає { $count } загоном (сила { $strength })
                [few] відступає { $count } загонами (сила { $strength })
               *[other] відступає { $count } загонами (сила { $strength })
            }
    }
event-lost_troops =
    { $you ->
        [yes]
            { $count ->
                [one] втрачаєте { $count } загін { $place }
                [few] втрачаєте { $count } загони { $place }
               *[other] втрачаєте { $count } загонів { $place }
            }
       *[no]
            { $count ->
                [one] втрачає { $count } загін { $place }
                [few] втрачає { $count } загони { $place }
               *[other] втрачає { $count } загонів { $place }
            }
    }
event-swords =
    { $you ->
        [yes]
            { $count ->
                [one] додаєте { $count } меч (сила { $strength })
                [few] додаєте { $count } мечі (сила { $strength })
               *[other] додаєте { $count } мечів (сила { $strength })
            }
       *[no]
            { $count ->
                [one] додає { $count } меч (сила { $strength })
                [few] додає { $count } мечі (сила { $strength })
               *[other] додає { $count } мечів (сила { $strength })
            }
    }
event-reward =
    { $you ->
        [yes]
            { $place ->
                [1] здобуваєте нагороду за 1-ше місце в конфлікті «{ $conflict }»
                [2] здобуваєте нагороду за 2-ге місце в конфлікті «{ $conflict }»
               *[3] здобуваєте нагороду за 3-тє місце в конфлікті «{ $conflict }»
            }
       *[no]
            { $place ->
                [1] здобуває нагороду за 1-ше місце в конфлікті «{ $conflict }»
                [2] здобуває нагороду за 2-ге місце в конфлікті «{ $conflict }»
               *[3] здобуває нагороду за 3-тє місце в конфлікті «{ $conflict }»
            }
    }
event-control_kept =
    { $you ->
        [yes] зберігаєте контроль над локацією «{ $space }»
       *[no] зберігає контроль над локацією «{ $space }»
    }
event-control =
    { $you ->
        [yes] здобуваєте контроль над локацією «{ $space }»
       *[no] здобуває контроль над локацією «{ $space }»
    }{ $lost_by ->
        [nobody] { "" }
        [you] { " " }(досі: ви)
       *[other] { " " }(досі: { $lost_by })
    }

## Лідери

event-leader =
    { $you ->
        [yes] граєте за лідера на ім’я { $leader }
       *[no] грає за лідера на ім’я { $leader }
    }
event-masterstroke =
    { $you ->
        [yes] застосовуєте вміння «Спритний хід» (фракції: { $factions })
       *[no] застосовує вміння «Спритний хід» (фракції: { $factions })
    }
event-chose_secretly =
    { $you ->
        [yes] таємно вибираєте дві фракції
       *[no] таємно вибирає дві фракції
    }
event-chose_tokens =
    { $you ->
        [yes] таємно вибираєте фракції ({ $factions })
       *[no] таємно вибирає фракції ({ $factions })
    }

## Дім Гагал

event-hagal_card =
    { $you ->
        [yes] відкриваєте карту «{ $card }»
       *[no] відкриває карту «{ $card }»
    }
# Кілька карт поспіль: «відкриває карти: Карфаг (зайнято), Багатство (зайнято), потім Змова»
event-hagal_cards =
    { $you ->
        [yes] відкриваєте карти: { $ignored }, потім { $card }
       *[no] відкриває карти: { $ignored }, потім { $card }
    }
event-hagal_skipped =
    { $you ->
        [yes] відкриваєте карту «{ $card }» ({ $reason })
       *[no] відкриває карту «{ $card }» ({ $reason })
    }
# Перша — коли відкрита карта не називає локації
event-rival_agent =
    { $you ->
        [yes] відправляєте агента на локацію «{ $space }»
       *[no] відправляє агента на локацію «{ $space }»
    }{ $ring ->
        [yes] { " (з перснем із печаткою)" }
       *[no] { "" }
    }{ $to_bank ->
        [0] { "" }
       *[other] { " " }(додаткові прянощі звідти йдуть до загального запасу: { $to_bank })
    }
event-rival_agent_there =
    { $you ->
        [yes] відправляєте туди агента
       *[no] відправляє туди агента
    }{ $ring ->
        [yes] { " (з перснем із печаткою)" }
       *[no] { "" }
    }{ $to_bank ->
        [0] { "" }
       *[other] { " " }(додаткові прянощі звідти йдуть до загального запасу: { $to_bank })
    }
event-rival_holds_back =
    { $you ->
        [yes] залишаєте загони в гарнізоні (переваги досить)
       *[no] залишає загони в гарнізоні (переваги досить)
    }
event-rival_swords =
    { $you ->
        [yes]
            { $count ->
                [0] не додаєте мечів (сила { $strength })
                [one] додаєте { $count } меч (сила { $strength })
                [few] додаєте { $count } мечі (сила { $strength })
               *[other] додаєте { $count } мечів (сила { $strength })
            }
       *[no]
            { $count ->
                [0] не додає мечів (сила { $strength })
                [one] додає { $count } меч (сила { $strength })
                [few] додає { $count } мечі (сила { $strength })
               *[other] додає { $count } мечів (сила { $strength })
            }
    }
event-discarded_intrigue =
    { $you ->
        [yes] віддаєте карти інтриг ({ $cards })
       *[no] віддає карти інтриг ({ $cards })
    }

## Події за столом: цілі речення

event-first_player =
    { $you ->
        [yes] Перший гравець — ви.
       *[no] Перший гравець: { $who }.
    }
event-round = Раунд { $number }: конфлікт «{ $conflict }».
# The sentence about a new round, and who draws a hand
event-and-hands = { $said } { $hands }
event-vp_start =
    { $now ->
        [one] Усі починають із { $now } переможним очком.
        [few] Усі починають із { $now } переможними очками.
       *[other] Усі починають із { $now } переможними очками.
    }
# $count карт, $cards їх перелічує
event-row_card =
    { $count ->
        [one] До Ряду Імперіуму надходить { $cards }.
        [few] До Ряду Імперіуму надходять { $cards }.
       *[other] До Ряду Імперіуму надходять { $cards }.
    }
# $spaces — локації з прянощами: «Басейн Гаґґа (2) та Басейн Імператора (1)»
event-bonus_spice = Накопичуються додаткові прянощі: { $spaces }.
# One of the spaces: "Hagga Basin (2)"
space-with-bonus = { $space } ({ $now })
event-alliance_returned = Жетон союзу з фракцією { $faction } повертається на ігрове поле.
event-control_lost =
    { $you ->
        [yes] Ви втрачаєте контроль над локацією «{ $space }».
       *[no] { $who } втрачає контроль над локацією «{ $space }».
    }
# $strengths каже, хто б’ється: «Раббан 10, Ви 6»
event-combat =
    { $fight ->
        [yes] Бій: { $strengths }.
       *[no] У цьому конфлікті ніхто не б’ється.
    }
# One of those who fight: "Rabban 10"
strength-of = { $who } { $strength }
event-combat_resolved =
    { $you ->
        [yes] У конфлікті перемагаєте ви
        [nobody] У конфлікті не перемагає ніхто
       *[no] У конфлікті перемагає { $who }
    }{ $fight ->
        [yes] { " " }({ $strengths })
       *[no] { "" }
    }{ $spoiled ->
        [winner] , але нагороди не бере.
        [other] ; { $spoiler } нагороди не бере.
       *[no] .
    }
event-recall =
    { $you ->
        [yes] Усі агенти повертаються; перший гравець — ви.
       *[no] Усі агенти повертаються; перший гравець: { $who }.
    }{ $mentat ->
        [nobody] { "" }
        [you] { " " }Ментата маєте ви.
       *[other] { " " }Ментата має { $mentat }.
    }
event-hagal_reshuffled = Усі карти Дому Гагал перетасовуються в нову колоду.
event-game_over =
    { $how ->
        [lost] Гру завершено. Ви програєте, перемагає { $who }
        [rivals]
            { $you ->
                [yes] Гру завершено. Ви перемагаєте обох суперників
               *[no] Гру завершено. { $who } перемагає обох суперників
            }
       *[other]
            { $you ->
                [yes] Гру завершено. Ви перемагаєте
               *[no] Гру завершено. Перемагає { $who }
            }
    }{ $points ->
        [one] { " " }({ $points } переможне очко).
        [few] { " " }({ $points } переможні очки).
       *[other] { " " }({ $points } переможних очок).
    }
