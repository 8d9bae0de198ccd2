### Махді, гра для одного: що Харконнени роблять за правилами і про що гра питає за них.

## Що сталося

event-by_rule = { $why } ({ $rule })
event-harvest_sector = Сектор збору: { $sector }.
event-target = Січ-ціль: { $area }.
event-reinforced = До підкріплень додано карту ({ $deck }).
event-reinforcement_used = З підкріплень, за бойовий кубик: { $planning }.
event-deck_shuffled = Зі скинутих карт зроблено нову колоду: { $deck }.
event-turned_up = Відкрито й зіграно: { $planning }.
event-laid_aside = Відкладено біля мапи: { $planning }.
event-rolled_die = На кубику Харконненів випало: { $symbol }.
event-flipped_garrison = { $area }: відкрито жетон Харконненів: { $contents }.

## Яке правило до цього призвело

rule-harvester = Комбайн: найбезпечніша пустеля сектора збору, { $area }
rule-overflow = Сектор збору повний; решта комбайнів: { $sector }
rule-carryall = Вантажоліт: там, де захищає найбільше комбайнів, { $zone }
rule-ornithopter = Орнітоптер: до легіонів, що на нього чекають, або до січі-цілі, { $zone }
rule-special = Особлива дія лідера важливіша за звичайну: { $leader }
rule-attack_sietch = Січ, слабша за нападника: { $area } → { $target }
rule-attack_legion = Січ атакувати не можна, слабший легіон можна: { $area } → { $target }
rule-move = До цілі { $target }: { $area } → { $to }
rule-fly = Орнітоптером до цілі { $target }: { $area } → { $to }
rule-merge = Легіони біля цілі { $target } об’єднуються: { $area } → { $to }
rule-temporary = Ціль надто сильна; тимчасова ціль: { $target }
rule-nobody_moves = Жоден легіон не може наблизитися до січі, яку міг би здолати
rule-deploy = Розгортання: поселення з найсильнішим легіоном, потім найближче до цілі, { $area }
rule-mentat = Дві карти відкривають і відразу грають
rule-placed_by_card = Загони з карти прибувають: { $area }
rule-nearest = Якнайближче до січі-цілі: { $area }
rule-kept = Жодної частини карти не виконати, вона йде до підкріплень: { $planning }
rule-replace = Кращі загони для легіону, найближчого до січі: { $area }
rule-casualties = Влучання ({ $area }): лідери, крім одного, елітні, сардаукари, звичайні загони
rule-fights_on = Лишилося більше половини сили захисників, атака триває: { $target }
rule-stops = Лишилася половина сили захисників або менше, атака закінчується: { $target }
rule-stands = Харконнени ніколи не відступають: { $area }
rule-advance = Переможці входять: { $area } → { $target }
rule-garrison = Легіон полишив поселення { $area }: там лишається { $colour } жетон
rule-excess = { $area }: забагато загонів, найслабші йдуть
rule-saves = Вантажоліт рятує комбайн, спершу в глибокій пустелі: { $area }
rule-keep_marker = 2 прянощі втримують найнижчий маркер: { $imperium }
rule-raise_marker = Прянощі лишилися, найнижчий маркер іде вгору: { $imperium }
rule-surplus = Усі маркери вгорі, а прянощі лишилися: панування зростає
rule-round_ends = Наприкінці кожного раунду панування зростає
rule-extra_die = Замість жетона Бене Гессерит додається кубик із дошки прянощів
rule-no_extra_die = Замість жетона Бене Гессерит, без кубика на дошці прянощів, зростає панування
colour-black = чорний
colour-silver = срібний
sector-central = Центральні сектори

## Про що гра питає за Харконненів

prompt-for_harkonnen = За Харконненів, як вам вигідно: { $asked }
prompt-harvester_at = У яку пустелю прибуде наступний комбайн?
prompt-overflow_sector = У який сектор прибуде решта комбайнів?
prompt-flyer_at = У яку повітряну зону прибуде наступний транспорт?
prompt-temporary_target = До якої січі рухаються легіони?
prompt-march = Який легіон рухається наступним?
prompt-march_to = Куди він іде?
prompt-muster = У яке поселення прибудуть загони?
prompt-commander = Який лідер прибуде?
prompt-garrison = У запасі немає жетона. Де відкрити один?
prompt-keep_markers = За який маркер платять?
prompt-raise_markers = Який маркер підняти?

## Параметри гри

option-target = Тимчасова ціль діє
target-turn = до кінця ходу
target-round = до кінця раунду
option-ties = Однакові сили нападника й захисника
ties-broken = порівнюють за окремими загонами
ties-kept = рівні

## Що містять жетони Харконненів

token-harkonnen_black_rr = 2 звичайні загони
token-harkonnen_black_re = 1 звичайний і 1 елітний загін
token-harkonnen_black_ee = 2 елітні загони
token-harkonnen_silver_rsb = 1 звичайний загін, 1 сардаукар і 1 башар
token-harkonnen_silver_reb = 1 звичайний, 1 елітний загін і 1 башар
token-harkonnen_silver_rrb = 2 звичайні загони й 1 башар
token-harkonnen_silver_re = 1 звичайний і 1 елітний загін
token-harkonnen_silver_es = 1 елітний загін і 1 сардаукар

## На мапі

board-target = січ-ціль
board-temporary = тимчасова ціль

## Чому щось не можна обрати

why-watched = орнітоптер у зоні, з’єднаній із його сектором: добровільно відкрити не можна
