### Mahdí, hra jednoho hráče: co Harkonnenové dělají podle pravidel a na co se hra ptá za ně.

## Co se stalo

event-by_rule = { $why } ({ $rule })
event-harvest_sector = Těžební sektor: { $sector }.
event-target = Zaměřený síč: { $area }.
event-reinforced = Do balíčku posil přibyla karta ({ $deck }).
event-reinforcement_used = Z balíčku posil, za bitevní kostku: { $planning }.
event-deck_shuffled = Z odhozených karet je nový balíček: { $deck }.
event-turned_up = Otočeno a zahráno: { $planning }.
event-laid_aside = Odloženo vedle mapy: { $planning }.
event-rolled_die = Na harkonnenské kostce padlo: { $symbol }.
event-flipped_garrison = { $area }: odhalen harkonnenský žeton: { $contents }.

## Které pravidlo to způsobilo

rule-harvester = Těžební vozidlo: nejbezpečnější poušť těžebního sektoru, { $area }
rule-overflow = Těžební sektor je plný; zbylá těžební vozidla: { $sector }
rule-carryall = Karyol: tam, kde chrání nejvíc těžebních vozidel, { $zone }
rule-ornithopter = Ornitoptéra: k legiím, které na ni čekají, nebo k zaměřenému síči, { $zone }
rule-special = Speciální akce velitele má přednost před obvyklou: { $leader }
rule-attack_sietch = Síč s menší bojovou silou, než má útočník: { $area } → { $target }
rule-attack_legion = Na síč zaútočit nelze, na slabší legii ano: { $area } → { $target }
rule-move = Směrem k cíli { $target }: { $area } → { $to }
rule-fly = Ornitoptérou k cíli { $target }: { $area } → { $to }
rule-merge = Legie u cíle { $target } se spojují: { $area } → { $to }
rule-temporary = Zaměřený síč je příliš silný; dočasně zaměřený síč: { $target }
rule-nobody_moves = Žádná legie se nemůže přiblížit k síči, který by mohla porazit
rule-deploy = Výsadek: osada s nejsilnější legií, pak nejblíž k zaměřenému síči, { $area }
rule-mentat = Dvě karty se otočí a hned zahrají
rule-placed_by_card = Jednotky z karty přicházejí: { $area }
rule-nearest = Co nejblíže k zaměřenému síči: { $area }
rule-kept = Z karty nelze vyřešit ani část, jde do balíčku posil: { $planning }
rule-replace = Lepší jednotky pro legii nejblíže síči: { $area }
rule-casualties = Zásahy ({ $area }): velitelé až na jednoho, elitní jednotky, sardaukaři, běžné jednotky
rule-fights_on = Zbývá víc než polovina bojové síly obránců, útok pokračuje: { $target }
rule-stops = Zbývá polovina bojové síly obránců nebo méně, útok končí: { $target }
rule-stands = Harkonnenové nikdy neustupují: { $area }
rule-advance = Vítězové postupují: { $area } → { $target }
rule-garrison = Legie opustila osadu { $area }: zůstává tam { $colour } žeton
rule-excess = { $area }: příliš mnoho jednotek, nejslabší odcházejí
rule-saves = Karyol zachraňuje těžební vozidlo, přednost mají hluboké pouště: { $area }
rule-keep_marker = 2 body koření udrží nejnižší žeton: { $imperium }
rule-raise_marker = Koření zbývá, nejnižší žeton stoupá: { $imperium }
rule-surplus = Všechny žetony jsou nahoře a koření zbývá: nadvláda roste
rule-round_ends = Na konci každého kola roste nadvláda
rule-extra_die = Místo benegesseritského žetonu přibývá nepoužitá kostka z desky koření
rule-no_extra_die = Místo benegesseritského žetonu, bez kostky na desce koření, roste nadvláda
colour-black = černý
colour-silver = stříbrný
sector-central = Vnitřní sektory

## Na co se hra ptá za Harkonneny

prompt-for_harkonnen = Za Harkonneny, jak se vám to hodí: { $asked }
prompt-harvester_at = Do které pouště přijde další těžební vozidlo?
prompt-overflow_sector = Do kterého sektoru přijdou zbylá těžební vozidla?
prompt-flyer_at = Do které vzdušné zóny přijde další transportér?
prompt-temporary_target = Ke kterému síči se legie přesouvají?
prompt-march = Která legie se přesune?
prompt-march_to = Kam se přesune?
prompt-muster = Do které osady přijdou jednotky?
prompt-commander = Který velitel přijde?
prompt-garrison = V zásobě není žádný žeton. Kde se jeden odhalí?
prompt-keep_markers = Za který žeton se zaplatí?
prompt-raise_markers = Který žeton stoupne?

## Možnosti hry

option-target = Dočasně zaměřený síč platí
target-turn = do konce tahu
target-round = do konce kola
option-ties = Stejná bojová síla útočníka a obránce
ties-broken = rozhodnou jednotlivé jednotky
ties-kept = je remíza

## Co je v harkonnenských žetonech

token-harkonnen_black_rr = 2 běžné jednotky
token-harkonnen_black_re = 1 běžná a 1 elitní jednotka
token-harkonnen_black_ee = 2 elitní jednotky
token-harkonnen_silver_rsb = 1 běžná jednotka, 1 sardaukar a 1 bašár
token-harkonnen_silver_reb = 1 běžná, 1 elitní jednotka a 1 bašár
token-harkonnen_silver_rrb = 2 běžné jednotky a 1 bašár
token-harkonnen_silver_re = 1 běžná a 1 elitní jednotka
token-harkonnen_silver_es = 1 elitní jednotka a 1 sardaukar

## Na mapě

board-target = zaměřený síč
board-temporary = dočasně zaměřený síč

## Proč něco nelze zvolit

why-watched = ve vzdušné zóně napojené na jeho sektor je ornitoptéra: dobrovolně ho otočit nelze
