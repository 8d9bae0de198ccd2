### Co se ve Válce o Arrakis stalo: věty záznamu.

## Kolo

event-set_up = Hra je připravena.
event-round = { $round }. kolo
event-revealed = Karty jasnozřivosti: { $cards }.
event-objective = Váš tajný cíl: { $objective }.
event-second_objective = Dobrán druhý tajný cíl.
event-drew = Dobrané plánovací karty: { $count } ({ $deck }).
event-drew_cards = Dobíráte: { $cards }.
event-rolled = Kostky: { $dice }.
count-die = { $symbol } × { $n }
event-turned = Kostka se otáčí: { $symbol }.
event-token_used = Benegesseritský žeton leží na: { $symbol }.
event-gained_token = Získán benegesseritský žeton.
event-spent = Použita kostka: { $symbol }.
event-option = { $option }.
event-special = { $leader }: speciální akce.
event-lost_die = Ztracena kostka: { $symbol }.
event-forced = Příště musí přijít kostka: { $symbol }.
event-sought = Hledá se Mahdí: Paul v příštím tahu nemůže jednat.

## Karty

event-played = Zahráno: { $planning }.
event-discarded = Odhozeno: { $planning }.
event-schemed = Hawatovy intriky: odhozeno karet { $count }.
event-claimed = Vzato: { $prescience }.
event-removed_card = Mimo hru: { $prescience }.
event-hid_card = Zpět do balíčku: { $prescience }.
event-attached = Karta přiložena: { $prescience }.

## Figurky

event-placed = { $area }: přichází { $figure }.
event-replaced = { $area }: z jednotky je { $figure }.
event-removed = { $area }: odstraněno: { $figure }.
event-eliminated = Legie je zničena: { $area }.
event-token_deployed = Nasazen výsadkový žeton: { $area }.
event-token_drawn = Obsahuje: { $contents }.
event-flipped_token = { $area }: odhalen žeton: { $contents }.
event-flipped_sietch = Odhalen síč { $area }: úroveň { $rank }.
event-entered = { $leader } přichází do hry.
event-banished = { $leader } opouští hru.
event-tanked = { $leader } jde do regenerační nádrže.
event-tanked_first = { $leader } jde do nádrží první.
event-regenerated = { $leader } se vrací z nádrže.
event-taken_off = { $leader } odchází z mapy.
event-vehicle = Umístěno: { $vehicle }, { $where }.
event-vehicle_lost = Ztracen transportér: { $where }.
event-harvester_lost = Ztraceno těžební vozidlo: { $area }.
event-harvester_saved = Karyol zachránil těžební vozidlo: { $area }.

## Přesuny a bitvy

event-moved = Legie: { $area } → { $to }.
event-carried = Ornitoptéra přepravuje legii: { $area } ({ $zone }).
event-retreated = Ústup: { $area } → { $to }.
event-expelled = Legie musí odejít: { $area } → { $to }.
event-swept_away = Písky odnášejí legii: { $area } → { $to }.
event-attacked = Útok: { $area } → { $target }.
event-rolled_combat = Bitevní kostky: zásahy { $sword }, štíty { $shield }, speciální { $special }.
event-suffered = Utrpěné zásahy: útočník { $hits }, obránce { $other }.
event-hit_taken = { $area }: { $how } ({ $figure }).
how-lose = ztraceno
how-reduce = sníženo na běžnou
event-battle_won = Vyhraná bitva: { $area }.
event-battle_ended = Útok neuspěl: { $area }.
event-advanced = Vítězové postupují: { $area }.
event-sietch_destroyed = Zničen síč: { $area }.
event-settlement_destroyed = Zničena osada: { $area }.
event-struck = Úder: { $area }, zásahy: { $hits }.
event-rockets = Rakety: { $sector }, zásahy: { $hits }.
event-scouted = Ornitoptéra na průzkumu: { $zone }.
event-looked = Prozkoumáno: { $area }.

## Poušť

event-wormsign = Červí výstraha: { $area }.
event-sign_taken = Odstraněna červí výstraha: { $area }.
event-flipped_sign = Červí výstraha { $area }: { $sign }.
event-worm_came = Vynořil se písečný červ: { $area }.
event-worm_moved = Písečný červ: { $area } → { $to }.
event-worm_attacked = Písečný červ útočí: { $area }.
event-worm_struck = Písečný červ: { $area }, zásahy: { $hits }.
event-storm = Koriolisova bouře: { $area }, zásahy: { $hits }.
event-detonated = Rodinné atomové zbraně: { $area }.
event-sietch_moved = Síč se stěhuje: { $area } → { $to }.
event-swapped = Vyměněny žetony: { $area } a { $to }.
event-station = Obsazena pokusná stanice { $area }: { $marker } +1.

## Koření, ukazatele, konec

event-harvested = Koření k utracení: { $spice }.
event-imperium = { $imperium }: řada { $row }.
event-bans = Platné sankce: { $bans }.
event-supremacy = Nadvláda: { $step }.
event-prescience = { $marker }: { $step }.
event-won = Válka je vyhrána.
