# Що до слів, ефектів, подій і гри додає «Піднесення». Тут діють правила тих файлів.
#
# $mood як у effects.ftl. Пункт зветься за локаціями, які він сполучає.

## Ігри та видання

edition-imperium-uprising = Дюна. Імперіум. Піднесення
page-edition-uprising = Піднесення
page-module-choam = ДАПТ: контракти

## Символи

icon-spy = Шпигун
battle_icon-crysknife = крисніж
battle_icon-desert_mouse = пустельна миша
battle_icon-ornithopter = орнітоптер
battle_icon-wild = універсальний

## Спостережні пункти, за локаціями, які вони сполучають

post-emperor = { space-uprising-sardaukar } / { space-uprising-dutiful_service }
post-guild = { space-uprising-heighliner } / { space-uprising-deliver_supplies }
post-bene_gesserit = { space-uprising-espionage } / { space-uprising-secrets }
post-fremen = { space-uprising-desert_tactics } / { space-uprising-fremkit }
post-council = { space-uprising-high_council } / { space-uprising-imperial_privilege } / { space-uprising-swordmaster }
post-landsraad = { space-uprising-assembly_hall } / { space-uprising-gather_support }
post-choam = { space-uprising-shipping } / { space-uprising-accept_contract }
post-arrakeen_refinery = { space-uprising-arrakeen } / { space-uprising-spice_refinery }
post-refinery_research = { space-uprising-spice_refinery } / { space-uprising-research_station }
post-research_sietch = { space-uprising-research_station } / { space-uprising-sietch_tabr }
post-imperial_basin = { space-uprising-imperial_basin }
post-hagga_basin = { space-uprising-hagga_basin }
post-deep_desert = { space-uprising-deep_desert }

## Цілі

objective-uprising-objective_crysknife = Ціль ({ battle_icon-crysknife })
objective-uprising-objective_crysknife_4_6p = Ціль ({ battle_icon-crysknife })
objective-uprising-objective_desert_mouse_first_player = Ціль ({ battle_icon-desert_mouse })
objective-uprising-objective_desert_mouse_4_6p = Ціль ({ battle_icon-desert_mouse })
objective-uprising-objective_ornithopter_1_3p = Ціль ({ battle_icon-ornithopter })

## Комірки карт, як заголовки

box-discarded = Скидання
box-contract = Контракт

## Звідки переможні очки

source-battle_icons = символи битви

## Ефекти: шпигуни

effect-spy =
    { $mood ->
        [do] розмістити
       *[say] розмістіть
    } { $here ->
        [yes] шпигуна на пункті біля цієї локації
       *[no]
            { $anywhere ->
                [yes]
                    { $n ->
                        [one] { $n } шпигуна
                        [few] { $n } шпигунів
                       *[other] { $n } шпигунів
                    }
               *[no]
                    { $n ->
                        [one] { $n } шпигуна біля локації із символом { $icons }
                        [few] { $n } шпигунів біля локацій із символом { $icons }
                       *[other] { $n } шпигунів біля локацій із символом { $icons }
                    }
            }
    }{ $shared ->
        [yes] , зокрема поруч зі шпигуном суперника
       *[no] { "" }
    }
effect-recall_spy =
    { $mood ->
        [do] відкликати
       *[say] відкличте
    } { $n ->
        [one] { $n } шпигуна
        [few] { $n } шпигунів
       *[other] { $n } шпигунів
    }

## Ефекти: піщані хробаки

effect-sandworm =
    { $mood ->
        [do] прикликати
       *[say] прикличте
    } { $n ->
        [one] { $n } піщаного хробака
        [few] { $n } піщаних хробаків
       *[other] { $n } піщаних хробаків
    }
effect-maker_hooks =
    { $mood ->
        [do] взяти гаки творця
       *[say] візьміть гаки творця
    }
effect-shield_wall =
    { $mood ->
        [do] знищити Оборонну стіну
       *[say] можете знищити Оборонну стіну
    }

## Ефекти: контракти

effect-contract =
    { $mood ->
        [do] взяти контракт (2 солярії, якщо контрактів немає)
       *[say] візьміть контракт (2 солярії, якщо контрактів немає)
    }
effect-complete =
    { $mood ->
        [do] виконати цей контракт: { $parts }
       *[say] виконайте цей контракт: { $parts }
    }

## Ефекти: карти, загони, агенти

effect-trash_intrigue =
    { $mood ->
        [do] знищити карту інтриги
       *[say] знищте карту інтриги
    }
effect-trash_of =
    { $from_hand ->
        [yes]
            { $mood ->
                [do] знищити карту фракції { $faction } { $zone }
               *[say] знищте карту фракції { $faction } { $zone }
            }
       *[no]
            { $mood ->
                [do] знищити іншу карту фракції { $faction } { $zone }
               *[say] знищте іншу карту фракції { $faction } { $zone }
            }
    }
effect-turn_icon =
    { $mood ->
        [do] перевернути долілиць одну свою відкриту карту із символом битви «{ $battle_icon }» або з універсальним
       *[say] переверніть долілиць одну свою відкриту карту із символом битви «{ $battle_icon }» або з універсальним
    }
effect-acquire_to_hand =
    { $mood ->
        [do]
            { $how ->
                [exactly] придбати безплатно карту ціною { $n } і взяти її на руку
                [by_sandworm] придбати безплатно карту ціною { $n } чи менше; якщо маєте в Зоні конфлікту піщаного хробака, на руку
               *[other] придбати безплатно карту ціною { $n } чи менше і взяти її на руку
            }
       *[say]
            { $how ->
                [exactly] придбайте безплатно карту ціною { $n } і візьміть її на руку
                [by_sandworm] придбайте безплатно карту ціною { $n } чи менше; якщо маєте в Зоні конфлікту піщаного хробака, на руку
               *[other] придбайте безплатно карту ціною { $n } чи менше і візьміть її на руку
            }
    }
effect-buy_for_solari =
    { $mood ->
        [do] придбати карту на руку, заплативши її ціну соляріями
       *[say] можете придбати карту на руку, заплативши її ціну соляріями
    }
effect-retreat_price =
    { $mood ->
        [do] відступити
       *[say] відступіть
    } { $exactly ->
        [yes]
            { $n ->
                [one] { $n } загоном
                [few] { $n } загонами
               *[other] { $n } загонами
            }
       *[no] { $n }–{ $most } загонами
    }
effect-deploy_recruits =
    { $mood ->
        [do] розгорнути загони, найняті цього ходу
       *[say] можете розгорнути загони, найняті цього ходу
    }
effect-no_deploying = цього ходу ви не можете нічого розгортати
effect-recall_other =
    { $mood ->
        [do] відкликати іншого свого агента
       *[say] відкличте іншого свого агента
    }
effect-visit_influence =
    { $mood ->
        [do] здобути
       *[say] здобудьте
    } { $n ->
        [one] на { $n } очко більше впливу на фракцію цієї локації
        [few] на { $n } очки більше впливу на фракцію цієї локації
       *[other] на { $n } очок більше впливу на фракцію цієї локації
    }
effect-high_council =
    { $mood ->
        [do] зайняти місце у Вищій раді; якщо ви його вже маєте, { $parts }
       *[say] займіть місце у Вищій раді; якщо ви його вже маєте, { $parts }
    }
effect-lift_requirements = для цієї карти не діють вимоги локацій до впливу

## Ефекти: складені

effect-may =
    { $mood ->
        [do] { $parts }
       *[say] за бажання { $parts }
    }
effect-lasting =
    { $occasion ->
        [acquired] за кожну карту, придбану у ваш хід «Розкрити карти», { $parts }
       *[other]
            { $n ->
                [one] щойно за один хід розгорнете принаймні { $n } бойову одиницю, { $parts }
                [few] щойно за один хід розгорнете принаймні { $n } бойові одиниці, { $parts }
               *[other] щойно за один хід розгорнете принаймні { $n } бойових одиниць, { $parts }
            }
    }
effect-per_sandworms_in_conflict = за кожного свого піщаного хробака в Зоні конфлікту { $parts }
effect-per_other_sword_cards = за кожну іншу свою розкриту карту з мечами { $parts }
effect-per_cards_revealed = за кожну свою розкриту карту фракції { $faction } { $parts }
effect-per_completed_contracts = за кожен свій виконаний контракт { $parts }

## Умови: «якщо маєте на полі принаймні 2 шпигунів, …»

condition-spies_on_board =
    { $n ->
        [one] маєте на полі принаймні { $n } шпигуна
        [few] маєте на полі принаймні { $n } шпигунів
       *[other] маєте на полі принаймні { $n } шпигунів
    }
condition-recalled_spy = цього ходу ви відкликали шпигуна
condition-maker_visit = цього ходу ви відправили агента на локацію із символом видобутку
condition-spying_on_maker = маєте шпигуна біля локації із символом видобутку
condition-units =
    { $n ->
        [one] маєте в Зоні конфлікту принаймні { $n } бойову одиницю
        [few] маєте в Зоні конфлікту принаймні { $n } бойові одиниці
       *[other] маєте в Зоні конфлікту принаймні { $n } бойових одиниць
    }
condition-sandworms =
    { $n ->
        [one] маєте в Зоні конфлікту піщаного хробака
        [few] маєте в Зоні конфлікту принаймні { $n } піщаних хробаків
       *[other] маєте в Зоні конфлікту принаймні { $n } піщаних хробаків
    }
condition-completed =
    { $n ->
        [one] ви виконали принаймні { $n } контракт
        [few] ви виконали принаймні { $n } контракти
       *[other] ви виконали принаймні { $n } контрактів
    }
condition-maker_hooks = маєте гаки творця
condition-swordmaster = маєте Майстра меча
condition-no_council = не маєте місця у Вищій раді
condition-visits = цього ходу ви відправили агента на локацію із символом { $icons }
condition-discarded = скинута карта належить фракції { $faction }
condition-gained_spice =
    { $n ->
        [one] цього ходу ви отримали принаймні { $n } прянощі
        [few] цього ходу ви отримали принаймні { $n } прянощів
       *[other] цього ходу ви отримали принаймні { $n } прянощів
    }
condition-bought_spice_must_flow = цього ходу ви придбали карту «Прянощі повинні текти»
condition-strength = ваша сила { $n } чи більше
condition-spied_visit = агент іде на локацію із символом видобутку, біля якої ви маєте шпигуна
condition-placed_on = цей шпигун стоїть біля локації із символом { $icons }
condition-revealing = зараз ваш хід розкриття
condition-space_done = цього ходу ви відправили агента на локацію із символом { $icons } і її ефекти застосовано
condition-deck =
    { $n ->
        [one] у вашій колоді є принаймні { $n } карта
        [few] у вашій колоді є принаймні { $n } карти
       *[other] у вашій колоді є принаймні { $n } карт
    }

## Нагоди

when-sent_agent = коли відправляєте агента, { $parts }
when-other_sent_agent = коли інший гравець відправляє агента, { $parts }
when-acquired = коли придбаваєте карту, { $parts }
when-reached_two_emperor = коли ваш вплив на фракцію Імператор досягає 2, { $parts }
when-reached_two_guild = коли ваш вплив на фракцію Гільдія Лоцманів досягає 2, { $parts }
when-reached_two_bene_gesserit = коли ваш вплив на фракцію Бене Гессерит досягає 2, { $parts }
when-reached_two_fremen = коли ваш вплив на фракцію Фримени досягає 2, { $parts }

## Що робить лише одна карта або один лідер

special-report =
    { $mood ->
        [do] здобути по 1 очку впливу на кожну фракцію, біля локацій якої маєте шпигуна
       *[say] здобудьте по 1 очку впливу на кожну фракцію, біля локацій якої маєте шпигуна
    }
special-distracted =
    { $mood ->
        [do] скинути цю карту
       *[say] скиньте цю карту
    }
special-look =
    { $mood ->
        [do] подивитися на 3 верхні карти своєї колоди, одну взяти, одну скинути й одну знищити
       *[say] подивіться на 3 верхні карти своєї колоди, одну візьміть, одну скиньте й одну знищте
    }
special-return =
    { $mood ->
        [do] взяти цю карту назад на руку
       *[say] візьміть цю карту назад на руку
    }
special-training =
    { $mood ->
        [do] пересунути свій жетон по шкалі тренувань і отримати нагороду нового місця
       *[say] пересуньте свій жетон по шкалі тренувань і отримайте нагороду нового місця
    }
special-memory = один загін із вашого запасу стає спогадом
special-other_memories =
    { $mood ->
        [do] повернути спогади до запасу, взяти за кожен карту й перевернути свого лідера
       *[say] поверніть спогади до запасу, візьміть за кожен карту й переверніть свого лідера
    }
special-repeat =
    { $mood ->
        [do] ще раз застосувати те, що надруковано на локації
       *[say] ще раз застосуйте те, що надруковано на локації
    }
special-insight =
    { $mood ->
        [do] знищити карту з руки; якщо вона коштує 1 чи більше, отримати 2 прянощів
       *[say] знищте карту з руки; якщо вона коштує 1 чи більше, отримайте 2 прянощів
    }

# Це умови
special-in_shadow = маєте 4 чи більше очок впливу на фракцію, союз із якою має хтось із суперників

## Уміння лідерів

trait-without = ви починаєте гру без карти «{ $card }»
trait-set_aside = коли берете контракт, можете взяти один із двох контрактів «Сардаукар», відкладених лише для вас

## Про що питають

prompt-place_spy = Де ви розмістите шпигуна?
prompt-recall_spy = Якого шпигуна ви відкличете?
prompt-infiltrate = Локація зайнята. Якого шпигуна ви відкличете, щоб проникнути на неї?
prompt-gather = Відкликати шпигуна, щоб зібрати відомості й узяти карту?
prompt-take_contract = Який контракт ви візьмете?
prompt-trash_intrigue = Яку карту інтриги ви знищите? Вона залишить гру назавжди.
prompt-trash_of = Яку карту ви знищите? Вона залишить гру назавжди.
prompt-turn_icon = Яку карту ви перевернете долілиць?
prompt-give_way = Скількома загонами ви відступите до гарнізону?
prompt-acquire_to_hand = Яку карту ви придбаєте безплатно й візьмете на руку?
prompt-buy_for_solari = Яку карту ви придбаєте за солярії й візьмете на руку?
prompt-intrigue_lines = Який рядок карти «{ $intrigue }» ви використаєте?
prompt-insight = Яку карту з руки ви знищите? Якщо вона коштує 1 чи більше, отримаєте 2 прянощів.
prompt-recall_other = Якого іншого агента ви відкличете?
prompt-train = Куди піде ваш жетон на шкалі тренувань?
prompt-look_at_top = Ви бачите верхні карти своєї колоди. Яку ви виберете?

## Варіанти

action-spy = Розмістити шпигуна на пункті «{ $post }»
action-recall_spy = Відкликати шпигуна з пункту «{ $post }»
action-contract = Узяти контракт «{ $contract }»
action-trash_intrigue = Знищити карту «{ $intrigue }»
action-acquire_to_hand = Придбати карту «{ $card }» на руку
action-turn = Перевернути долілиць карту «{ $conflict }»
action-pair = Поєднати універсальний символ битви з картою «{ $conflict }»

## Заголовки варіантів, які належать разом

group-spy = Розмістити шпигуна
group-recall_spy = Відкликати шпигуна
group-contract = Узяти контракт

## Допомога новачкам, за видом рішення

help-place_spy = Шпигун стоїть на спостережному пункті й стежить за локаціями, які той сполучає. Згодом можете відкликати його, щоб увійти на таку локацію, хоч вона й зайнята, або щоб узяти карту, прийшовши туди; карти із символом шпигуна можуть відправити туди агента.
help-recall_spy = Шпигун повернеться до вашого запасу, і його можна буде розмістити знову.
help-infiltrate = Відкличте шпигуна з пункту біля цієї локації, і ваш агент зможе увійти, хоч там і стоять інші. Той самий шпигун уже не зможе зібрати відомості.
help-gather = Можете відкликати одного шпигуна з пункту біля цієї локації, щоб узяти карту. Ви вирішуєте це, перш ніж тут щось станеться.
help-take_contract = Контракт виконано, коли ви зробите те, чого він вимагає; якщо він не негайний, то в один із наступних ходів. Тоді ви відразу отримаєте його нагороду.
help-trash_intrigue = Карта інтриги залишить гру. Виберіть ту, яка вам найменше потрібна.
help-trash_of = Карта залишить гру. Це ціна цього ефекту.
help-turn_icon = Карту, перевернуту долілиць, використано: вона вже не поєднається з жодним символом битви.
help-give_way = Загони, якими ви відступаєте, повертаються до гарнізону й не б’ються. Це ціна цього ефекту.
help-acquire_to_hand = Карта ваша безплатно і йде відразу на руку: ще цього раунду її можна зіграти або розкрити.
help-buy_for_solari = Ви платите всю ціну карти соляріями. Карта йде відразу на руку.
help-intrigue_lines = Рядки цієї карти окремі: використайте один чи більше, у будь-якому порядку, і платіть за кожен, коли використовуєте його.
help-insight = Карта залишить гру. Якщо вона коштує 1 чи більше, ви отримаєте 2 прянощів.
help-recall_other = Агент повернеться до вас, і цього раунду його можна буде відправити знову. Це ніколи не той, якого ви щойно відправили.
help-train = Жетон ніколи не повертається. Один шлях знищує більше карт, інший розміщує більше шпигунів.
help-look_at_top = Із трьох карт одну ви берете, одну скидаєте й одну знищуєте.

## Ходи «Відправити агента» та шпигуни

event-spy_placed =
    { $you ->
        [yes] розміщуєте шпигуна на пункті «{ $post }»
       *[no] розміщує шпигуна на пункті «{ $post }»
    }
event-spy_recalled =
    { $you ->
        [yes]
            { $why ->
                [infiltrate] відкликаєте шпигуна з пункту «{ $post }» для проникнення
                [gather] відкликаєте шпигуна з пункту «{ $post }» заради відомостей
               *[other] відкликаєте шпигуна з пункту «{ $post }»
            }
       *[no]
            { $why ->
                [infiltrate] відкликає шпигуна з пункту «{ $post }» для проникнення
                [gather] відкликає шпигуна з пункту «{ $post }» заради відомостей
               *[other] відкликає шпигуна з пункту «{ $post }»
            }
    }
event-no_deploying =
    { $you ->
        [yes] не можете цього ходу нічого розгортати
       *[no] не може цього ходу нічого розгортати
    }
event-memory =
    { $you ->
        [yes] перетворюєте загін на спогад (тепер { $now })
       *[no] перетворює загін на спогад (тепер { $now })
    }
event-turned_leader =
    { $you ->
        [yes] перевертаєте свого лідера: { $leader }
       *[no] перевертає свого лідера: { $leader }
    }
event-trained =
    { $you ->
        [yes] просуваєтеся шкалою тренувань
       *[no] просувається шкалою тренувань
    }

## Конфлікти

event-sandworms =
    { $you ->
        [yes]
            { $count ->
                [one] прикликаєте { $count } піщаного хробака (сила { $strength })
                [few] прикликаєте { $count } піщаних хробаків (сила { $strength })
               *[other] прикликаєте { $count } піщаних хробаків (сила { $strength })
            }
       *[no]
            { $count ->
                [one] прикликає { $count } піщаного хробака (сила { $strength })
                [few] прикликає { $count } піщаних хробаків (сила { $strength })
               *[other] прикликає { $count } піщаних хробаків (сила { $strength })
            }
    }
event-maker_hooks =
    { $you ->
        [yes] берете гаки творця
       *[no] бере гаки творця
    }
event-shield_wall_fell =
    { $you ->
        [yes] знищуєте Оборонну стіну
       *[no] знищує Оборонну стіну
    }
event-objective =
    { $you ->
        [yes] отримуєте карту «{ $objective }»
       *[no] отримує карту «{ $objective }»
    }
event-won_conflict =
    { $you ->
        [yes] берете карту конфлікту «{ $conflict }»
       *[no] бере карту конфлікту «{ $conflict }»
    }
event-paired =
    { $you ->
        [yes] поєднуєте два символи битви («{ $first }», «{ $second }»)
       *[no] поєднує два символи битви («{ $first }», «{ $second }»)
    }
event-turned =
    { $you ->
        [yes] перевертаєте долілиць карту «{ $conflict }»
       *[no] перевертає долілиць карту «{ $conflict }»
    }

## Карти й контракти

event-trashed_intrigue =
    { $you ->
        [yes] знищуєте карту інтриги «{ $intrigue }»
       *[no] знищує карту інтриги «{ $intrigue }»
    }
event-returned_to_hand =
    { $you ->
        [yes] берете карту «{ $card }» назад на руку
       *[no] бере карту «{ $card }» назад на руку
    }
event-looked_at_cards =
    { $you ->
        [yes] дивитеся на { $count } верхні карти своєї колоди
       *[no] дивиться на { $count } верхні карти своєї колоди
    }
event-saw_cards =
    { $you ->
        [yes] бачите згори колоди: { $cards }
       *[no] бачить згори колоди: { $cards }
    }
event-contract_taken =
    { $you ->
        [yes] берете контракт «{ $contract }»
       *[no] бере контракт «{ $contract }»
    }
event-contract_completed =
    { $you ->
        [yes] виконуєте контракт «{ $contract }»
       *[no] виконує контракт «{ $contract }»
    }

## За столом

event-market =
    { $count ->
        [one] Новий контракт: { $contracts }.
        [few] Нові контракти: { $contracts }.
       *[other] Нові контракти: { $contracts }.
    }

## Чому ні

why-empty-hand = у вас на руці немає карт
why-no-post = жоден спостережний пункт не відкритий для вашого шпигуна
why-no-sandworm = зараз не можна прикликати піщаного хробака до цього конфлікту
why-short-deck = у вашій колоді менше трьох карт
why-trained = шкала тренувань скінчилася
why-wrong-icon-spy = карта «{ $card }» не має символу «{ $icon }», і біля локації «{ $space }» немає вашого шпигуна
why-occupied-spy = локація «{ $space }» зайнята, і біля неї немає вашого шпигуна, щоб проникнути туди
why-post-taken = на цьому пункті вже стоїть шпигун
why-post-wrong = ефект не сягає цього пункту
why-no-spy-there = на цьому пункті немає вашого шпигуна
why-spy-not-there = цей шпигун не біля локації «{ $space }»
why-spies-out = усі ваші шпигуни на полі: спершу відкличте одного
why-not-in-market = контракт «{ $contract }» не лежить відкритим
why-set-aside = контракт «{ $contract }» відкладено для іншого лідера
why-no-wild = у вас немає відкритого універсального символу битви
why-not-won = карта «{ $conflict }» не лежить перед вами відкрита
why-wrong-battle-icon = карта «{ $conflict }» не має потрібного символу битви
why-pair-endgame = з універсальним символом символи битви поєднують наприкінці гри
why-no-deploying = цього ходу не можна розміщувати загони в Зоні конфлікту

## Термінал

cli-posts = Спостережні пункти
cli-wall = Оборонна стіна стоїть
cli-wall-fallen = Оборонна стіна впала
cli-protected = під захистом Оборонної стіни
cli-battle-icon = символ битви: { $battle_icon }
cli-contracts = Контракти
cli-contract-bank = долілиць: { $n }
cli-contract-aside = відкладено для гравця { $who }
cli-note-hooks = гаки творця
cli-note-won = відкрито: { $cards }
cli-note-turned = перевернутих карт: { $n }
cli-note-contracts = контракти: { $contracts }
cli-note-completed = виконано: { $contracts }
cli-note-memories = спогади: { $n }
cli-note-training = на шкалі тренувань: { $n } з { $most }
cli-note-spies = шпигуни в запасі: { $n }
cli-box-discarded = скинуто
cli-sandworms =
    { $n ->
        [one] { $n } піщаний хробак
        [few] { $n } піщані хробаки
       *[other] { $n } піщаних хробаків
    }

## Чого хтось має більше за іншого: окремо, у називному відмінку, у переліку

edge-spies =
    { $n ->
        [one] { $n } шпигун на полі
        [few] { $n } шпигуни на полі
       *[other] { $n } шпигунів на полі
    }
edge-hooks = гаки творця
edge-sandworms =
    { $n ->
        [one] { $n } піщаний хробак у Зоні конфлікту
        [few] { $n } піщані хробаки в Зоні конфлікту
       *[other] { $n } піщаних хробаків у Зоні конфлікту
    }
edge-battle_icons =
    { $n ->
        [one] { $n } символ битви
        [few] { $n } символи битви
       *[other] { $n } символів битви
    }
edge-contracts =
    { $n ->
        [one] { $n } відкритий контракт
        [few] { $n } відкриті контракти
       *[other] { $n } відкритих контрактів
    }
edge-completed =
    { $n ->
        [one] { $n } виконаний контракт
        [few] { $n } виконані контракти
       *[other] { $n } виконаних контрактів
    }
