### Що сталося у «Війні за Арракіс»: речення журналу.

## Раунд

event-set_up = Гру приготовано.
event-round = Раунд { $round }
event-revealed = Карти передбачення: { $cards }.
event-objective = Ваша таємна мета: { $objective }.
event-second_objective = Узято другу таємну мету.
event-drew = Узято карт планування: { $count } ({ $deck }).
event-drew_cards = Ви берете: { $cards }.
event-rolled = Кубики: { $dice }.
count-die = { $symbol } × { $n }
event-turned = Кубик повернуто: { $symbol }.
event-token_used = Жетон Бене Гессерит лежить на: { $symbol }.
event-gained_token = Отримано жетон Бене Гессерит.
event-spent = Використано кубик: { $symbol }.
event-option = { $option }.
event-special = Особлива дія: { $leader }.
event-lost_die = Втрачено кубик: { $symbol }.
event-forced = Наступним має бути кубик: { $symbol }.
event-sought = Шукають Махді: Пол у наступний хід не може діяти.

## Карти

event-played = Зіграно: { $planning }.
event-discarded = Скинуто: { $planning }.
event-schemed = Підступи Хавата: скинуто карт { $count }.
event-claimed = Узято: { $prescience }.
event-removed_card = Поза грою: { $prescience }.
event-hid_card = Назад у колоду: { $prescience }.
event-attached = Карту додано: { $prescience }.

## Фігурки

event-placed = { $area }: прибуває { $figure }.
event-replaced = { $area }: загін тепер { $figure }.
event-removed = { $area }: прибрано: { $figure }.
event-eliminated = Легіон знищено: { $area }.
event-token_deployed = Розгорнуто жетон: { $area }.
event-token_drawn = Містить: { $contents }.
event-flipped_token = { $area }: відкрито жетон: { $contents }.
event-flipped_sietch = Відкрито січ { $area }: ранг { $rank }.
event-entered = До гри приходить { $leader }.
event-banished = Гру полишає { $leader }.
event-tanked = До регенераційного бака: { $leader }.
event-tanked_first = Спершу до бака: { $leader }.
event-regenerated = З бака повертається { $leader }.
event-taken_off = Знято з мапи: { $leader }.
event-vehicle = Розміщено: { $vehicle }, { $where }.
event-vehicle_lost = Втрачено транспорт: { $where }.
event-harvester_lost = Втрачено комбайн: { $area }.
event-harvester_saved = Вантажоліт урятував комбайн: { $area }.

## Рух і битви

event-moved = Легіон: { $area } → { $to }.
event-carried = Орнітоптер перевозить легіон: { $area } ({ $zone }).
event-retreated = Відступ: { $area } → { $to }.
event-expelled = Легіон мусить піти: { $area } → { $to }.
event-swept_away = Піски зносять легіон: { $area } → { $to }.
event-attacked = Атака: { $area } → { $target }.
event-rolled_combat = Бойові кубики: мечі { $sword }, щити { $shield }, особливі { $special }.
event-suffered = Прийнято влучань: нападник { $hits }, захисник { $other }.
event-hit_taken = { $area }: { $how } ({ $figure }).
how-lose = втрачено
how-reduce = знижено до звичайного
event-battle_won = Виграно битву: { $area }.
event-battle_ended = Атака не вдалася: { $area }.
event-advanced = Переможці входять: { $area }.
event-sietch_destroyed = Знищено січ: { $area }.
event-settlement_destroyed = Знищено поселення: { $area }.
event-struck = Удар: { $area }, влучань: { $hits }.
event-rockets = Ракети: { $sector }, влучань: { $hits }.
event-scouted = Орнітоптер у розвідці: { $zone }.
event-looked = Розвідано: { $area }.

## Пустеля

event-wormsign = Знак хробака: { $area }.
event-sign_taken = Прибрано знак хробака: { $area }.
event-flipped_sign = Знак хробака { $area }: { $sign }.
event-worm_came = З’явився піщаний хробак: { $area }.
event-worm_moved = Хробак: { $area } → { $to }.
event-worm_attacked = Хробак атакує: { $area }.
event-worm_struck = Хробак: { $area }, влучань: { $hits }.
event-storm = Буря Коріоліса: { $area }, влучань: { $hits }.
event-detonated = Родова атомна зброя: { $area }.
event-sietch_moved = Січ переселяється: { $area } → { $to }.
event-swapped = Обмін жетонами: { $area } і { $to }.
event-station = Зайнято дослідну станцію { $area }: { $marker } +1.

## Прянощі, шкали, кінець

event-harvested = Прянощів до витрат: { $spice }.
event-imperium = { $imperium }: ряд { $row }.
event-bans = Чинні санкції: { $bans }.
event-supremacy = Панування: { $step }.
event-prescience = { $marker }: { $step }.
event-won = Війну виграно.
