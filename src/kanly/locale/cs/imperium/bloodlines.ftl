# Co Rodové linie a jejich modul technologie přidávají ke slovům, efektům, událostem a hře. Platí tu pravidla těch souborů.
#
# $mood jako v effects.ftl.

## Hry a moduly

page-module-bloodlines = Rodové linie: sardaukarští velitelé
page-module-tech = Technologie: Iksanské velvyslanectví
area-tuek = Tuekův síč
zone-any = z ruky, odkládacího balíčku nebo ze hry
place-any = z pevnosti nebo ze střetu
unit-troop = jednotka
unit-commander = sardaukarský velitel

## Okénka dílku, jako nadpisy

box-flip = Otoč
box-lasting = Trvale
cli-box-lasting = trvale
box-price = Stojí také
box-endgame_tile = Na konci hry

## Efekty: sardaukarští velitelé

effect-acquire_commander =
    { $mood ->
        [do] najmout zdejšího sardaukarského velitele i s dovedností
       *[say] můžete zaplatit za zdejšího sardaukarského velitele a najmout ho i s dovedností
    }
effect-drive_off =
    { $mood ->
        [do] odstranit zdejšího sardaukarského velitele ze hry
       *[say] odstraňte zdejšího sardaukarského velitele ze hry
    }
effect-bank_commander =
    { $mood ->
        [do] najmout zdarma sardaukarského velitele ze zásoby
       *[say] najměte zdarma sardaukarského velitele ze zásoby
    }
effect-skill =
    { $mood ->
        [do] získat dovednost velitele
       *[say] získejte dovednost velitele
    }
effect-trash_skill =
    { $mood ->
        [do] zničit tuto dovednost
       *[say] zničte tuto dovednost
    }
effect-cheaper_commanders = sardaukarští velitelé vás v tomto tahu stojí o { $n } solár méně
effect-combat_icon = v tomto tahu smíte posílat vojska do střetu jako na bojovém poli
effect-held_troop =
    { $mood ->
        [do] získat { $n } jednotku, která v tomto tahu nesmí do střetu
       *[say] získejte { $n } jednotku, která v tomto tahu nesmí do střetu
    }

## Efekty: karty

effect-trash_from =
    { $mood ->
        [do] zničit
       *[say] zničte
    } { $costs ->
        [yes] kartu s cenou 1 nebo více { $zone }
       *[no] kartu { $zone }
    }{ $then ->
        [none] { "" }
        [costs] ; pokud má cenu 1 nebo více, { $parts }
       *[other] ; pokud patří k frakci { $faction }, { $parts }
    }
effect-acquire_row =
    { $mood ->
        [do] získat zdarma libovolnou kartu imperiální řady
       *[say] získejte zdarma libovolnou kartu imperiální řady
    }
effect-give_plot =
    { $mood ->
        [do] dát soupeři jednu ze svých karet intrik
       *[say] dejte soupeři jednu ze svých karet intrik
    }
effect-influence_behind =
    { $mood ->
        [do] získat { $n } vliv u frakce, kde má některý soupeř více
       *[say] získejte { $n } vliv u frakce, kde má některý soupeř více
    }
effect-lends_icons = karta, která v tomto tahu vysílá agenta, má navíc ikonu { $icons }
effect-turn_two =
    { $mood ->
        [do] otočit dvě své karty střetu či cílů lícem dolů
       *[say] otočte dvě své karty střetu či cílů lícem dolů
    }
effect-coercion = jakmile v jednom tahu pošlete do střetu aspoň { $n } vojenské síly ({ $occasion }), { $parts }

## Efekty: technologie

effect-acquire_tech =
    { $mood ->
        [do] získat
       *[say] získejte
    } { $n ->
        [0] dílek technologie
       *[other] dílek technologie o { $n } koření levněji
    }
effect-scrap_this =
    { $mood ->
        [do] zničit tento dílek
       *[say] zničte tento dílek
    }
effect-scrap =
    { $mood ->
        [do] zničit jeden svůj dílek technologie
       *[say] zničte jeden svůj dílek technologie
    }
effect-suspend =
    { $mood ->
        [do] získat { $n } jednotku rovnou do střetu
       *[say] získejte { $n } jednotku rovnou do střetu
    }
effect-watch =
    { $mood ->
        [do] získat 1 vliv u každé frakce, kde máte 0 nebo 1
       *[say] získejte 1 vliv u každé frakce, kde máte 0 nebo 1
    }
effect-use_signet =
    { $mood ->
        [do] použít pečetní schopnost svého vůdce
       *[say] použijte pečetní schopnost svého vůdce
    }
effect-lose_spice =
    { $mood ->
        [do] přijít o všechno koření
       *[say] přijdete o všechno koření
    }
effect-rival_tech =
    { $mood ->
        [do] získat dílek technologie o { $n } koření levněji
       *[say] získejte dílek technologie o { $n } koření levněji
    }
effect-levy =
    { $mood ->
        [do] vzít každému soupeři { $n } koření
       *[say] vezměte každému soupeři { $n } koření
    }

## Efekty: karty navigace

effect-navigate =
    { $mood ->
        [do] zahrát další kartu navigace
       *[say] zahrajte další kartu navigace
    }
effect-lasting_persuasion =
    { $mood ->
        [do] získat { $n } přízeň v každém svém tahu odhalení až do konce hry
       *[say] získejte { $n } přízeň v každém svém tahu odhalení až do konce hry
    }
effect-influence_ahead =
    { $mood ->
        [do] získat { $n } vliv u jiné frakce, kde máte 2 nebo více
       *[say] získejte { $n } vliv u jiné frakce, kde máte 2 nebo více
    }
effect-take_flow =
    { $mood ->
        [do] získat kartu Koření musí proudit
       *[say] získejte kartu Koření musí proudit
    }
effect-per_unit_kinds = za každý druh vojenské síly, který máte ve střetu, { $parts }
effect-per_friends = za každou frakci, kde máte aspoň 2 vlivy, { $parts }

## Podmínky

condition-command = v tomto tahu odhalení vygenerujete 6 nebo více přízně (Velení)
condition-commanders_in_conflict = máte ve střetu sardaukarského velitele (aspoň { $n })
condition-garrisoned = máte v pevnosti { $n } nebo více vojenských sil
condition-tiles = máte { $n } nebo více dílků technologií
condition-no_bond = nemáte ve hře jinou kartu frakce { $faction }
condition-completed_now = jste v tomto tahu dokončili smlouvu
condition-common = ta karta není spletitá intrika
condition-goods = máte aspoň { $amount }
condition-slot = karta ležela na { $n }. místě
condition-heading = jste ji zahráli za frakci { $faction }
condition-at_sietch = agent míří do Tuekova síče
condition-friend_at_sietch = agent spojence míří do Tuekova síče
condition-enemy_at_sietch = agent soupeře míří do Tuekova síče

## Příležitosti

when-trashed_card = kdykoli zničíte kartu, { $parts }
when-gained_spice = jakmile ve svém tahu získáte { $n } nebo více koření, { $parts }
when-took_alliance = když uzavřete alianci, { $parts }
when-completed_contract = kdykoli dokončíte smlouvu, { $parts }
when-recruited_commander = kdykoli získáte sardaukarského velitele, { $parts }
when-drew_intrigue = za každou kartu intrik, kterou si ve svém tahu doberete nebo ukradnete, { $parts }
when-won_conflict = když vyhrajete střet, { $parts }

## Co dělá jen jedna karta

special-withdraw =
    { $mood ->
        [do] na samém začátku tahu tah vynechat
       *[say] na samém začátku svého tahu tah vynechejte
    }
special-prime = vaše příští karta Bene Gesserit v tomto kole má všechny ikony agentů a doberete za ni 1 kartu
special-forced_move = soupeři, kteří sledují pole vašeho agenta, přesunou své špiony jinam
special-lift = při vyslání agenta v tomto tahu neplatí požadavky polí na vliv
special-rout =
    { $mood ->
        [do] přimět jednu jednotku soupeře k ústupu
       *[say] vyberte jednotku soupeře ve střetu: ustoupí
    }
special-peek =
    { $mood ->
        [do] podívat se na vrchní kartu svého balíčku a vrátit ji, odložit, nebo si ji za 1 solár vzít
       *[say] podívejte se na vrchní kartu svého balíčku; vraťte ji, odložte, nebo si ji za 1 solár vezměte
    }
special-fulfil =
    { $mood ->
        [do] dokončit jednu svou smlouvu bez ohledu na podmínku
       *[say] dokončete jednu svou smlouvu bez ohledu na podmínku
    }
special-coerce =
    { $mood ->
        [do] odhalit tři smlouvy a jednu si vzít; ostatní opustí hru
       *[say] odhalte tři smlouvy a jednu si vezměte; ostatní opustí hru
    }
special-fray = agent vyslaný v tomto tahu vstoupí do střetu jako síla 2, s mistrem meče 3
special-put_spice =
    { $mood ->
        [do] položit 1 bonusové koření na Tuekův síč
       *[say] položte 1 bonusové koření na Tuekův síč
    }
special-take_spice =
    { $mood ->
        [do] vzít si 1 bonusové koření z pole tvůrce
       *[say] vezměte si 1 bonusové koření z pole tvůrce
    }
special-strange_form = nemáte vodu a vyložíte čtyři z pěti karet navigace
special-feed =
    { $mood ->
        [do] dobrat 1 kartu, jednou za tah
       *[say] doberte 1 kartu, jednou za tah
    }

## Schopnosti vůdců

trait-lends_spy = všechny vaše karty mají ikonu špiona
trait-must_gather = kdykoli můžete povoláním špiona získat informace, musíte
trait-cheaper = mistr meče vás stojí o 2 soláry méně
trait-enters = na pole { $space } nepotřebujete vliv
trait-instead_of_worms = nepřivoláváte písečné červy; místo každého { $parts }
trait-tactics = za každou svou jednotku, která ustoupí nebo je ztracena ze střetu, posuňte kostičku taktiky: po cestě { $parts }
trait-brings_space = ve hře je Tuekův síč, pole tvůrce pro všechny
trait-twists = na začátku každého kola si doberete kartu spletitých intrik
trait-navigates = máte karty navigace, na které se smíte kdykoli podívat
trait-invents = jeden dílek ze spodku hromádek si necháte jako tajný projekt, o 1 koření levnější

## Dovednosti a dílky, které nejsou prostým efektem

skill-does-canny = síla 2, pokud máte agenta na poli Landsraadu
skill-does-loyal = síla 2, pokud máte u imperátora aspoň 3 vlivy
skill-does-fierce = síla 1, nebo 2, pokud má soupeř ve střetu písečného červa
card-does-litany_against_fear = na začátku svého tahu ji můžete vynést z ruky do hry: líznete kartu a tah předáte dál
card-does-delivery_logistics = má ikony agenta všech vašich nesplněných smluv
tile-does-gene_locked_vault = vaše karty intrik nelze ukrást, dokud jich nemáte pět nebo více
tile-does-glowglobes = kdykoli se můžete podívat na vrchní kartu svého balíčku
tile-does-navigation_chamber = každé pole vás stojí o 1 koření nebo 1 solár méně
tile-does-ornithopter_fleet = všechny vaše ikony bitvy jsou ornitoptéry
tile-does-sardaukar_high_command = sardaukarští velitelé vás stojí o 1 solár méně
tile-does-servo_receivers = váš pečetní prsten má ikony všech čtyř frakcí
tile-spends-spy = jeden váš špion z plánu, natrvalo
complete-alliance = Uzavřete libovolnou alianci, kterou nemáte

## Na co se ptáme

prompt-lose_units = Které své jednotky ztratíte?
prompt-rival-lose_units = Které jednotky ztratí { $who }?
prompt-choose_skill = Jakou dovednost má váš velitel?
prompt-trash_from = Kterou kartu zničíte? Natrvalo opustí hru.
prompt-acquire_row = Kterou kartu imperiální řady získáte zdarma?
prompt-give_plot = Kterou kartu intrik dáte a komu?
prompt-chart = Kterou kartu navigace vyložíte jako další, zleva doprava?
prompt-rout = Která síla soupeře ustoupí?
prompt-peek = To je vrchní karta vašeho balíčku. Co s ní uděláte?
prompt-smuggle = Ze kterého pole tvůrce si vezmete bonusové koření?
prompt-rival-smuggle = Ze kterého pole tvůrce si bonusové koření vezme { $who }?
prompt-move_spy = Váš špion musí opustit své stanoviště. Kam půjde?
prompt-turn_two = Kterou kartu otočíte lícem dolů?
prompt-fulfil = Kterou svou smlouvu dokončíte?
prompt-coerce = Kterou ze tří smluv si vezmete?
prompt-acquire_tile = Který dílek technologie získáte?
prompt-choose_project = Který dílek je váš tajný projekt?
prompt-trash_tile = Který svůj dílek technologie zničíte?
prompt-spend_spy = Který špion se natrvalo vrátí do krabice?
prompt-spare_conflict = Která karta zůstane lícem nahoru? Ostatní se otočí po dvojicích.

## Volby

action-deploy_with =
    { $troops ->
        [0] Poslat do střetu { $n ->
            [one] velitele
            [few] { $n } velitele
           *[other] { $n } velitelů
        }
       *[other] Poslat do střetu jednotky: { $troops }, { $n ->
            [one] velitele
            [few] { $n } velitele
           *[other] { $n } velitelů
        }
    }
action-retreat_with =
    { $troops ->
        [0] Ustoupit s { $n ->
            [one] velitelem
            [few] { $n } veliteli
           *[other] { $n } veliteli
        }
       *[other] Ustoupit s jednotkami: { $troops }, s { $n ->
            [one] velitelem
            [few] { $n } veliteli
           *[other] { $n } veliteli
        }
    }
action-lose = Ztratit z pevnosti jednotky: { $garrison }, velitele: { $guard }; ze střetu jednotky: { $conflict }, velitele: { $front }
action-hire = Získat sardaukarského velitele ze své zásoby
action-skill = Vzít si dovednost { $skill }
action-recall_from_conflict = Ze střetu
action-recite = Vyložit kartu { $card }, dobrat kartu a vynechat tah
action-rout = Přimět k ústupu: { $what } ({ $who })
action-put_back = Vrátit kartu
action-discard_top = Odložit kartu
action-hand_out = Dát kartu { $intrigue } hráči { $who }
action-chart = Vyložit kartu { $navigation }
action-fulfil = Dokončit smlouvu { $contract }
action-extort = Vzít si ze zásoby smlouvu { $contract }
action-tech = Získat dílek { $tile }
action-flip = Otočit dílek { $tile }
action-project = Nechat si dílek { $tile } jako tajný projekt
action-scrap = Zničit dílek { $tile }
action-keep = Nechat kartu { $conflict } lícem nahoru

## Nápověda pro nováčka, podle druhu rozhodnutí

help-lose_units = Ztracené jednotky se vrátí do zásoby. Ztraceného velitele lze znovu získat za soláry.
help-choose_skill = Dovednosti platí, dokud je ve střetu aspoň jeden váš velitel. Stejnou dovednost nelze mít dvakrát.
help-trash_from = Karta natrvalo opustí hru.
help-acquire_row = Na ceně nezáleží; karty zásoby v řadě nejsou.
help-give_plot = Jen vy dva víte, která karta to je.
help-chart = První se hraje karta úplně vlevo: kdykoli dosáhnete 2 vlivů u frakce.
help-rout = Síla se vrátí do pevnosti svého majitele.
help-peek = Kartu nikdo jiný neuvidí, pokud ji neodložíte.
help-smuggle = Koření je hned vaše.
help-move_spy = Přesun není povolání zpět: nic za něj nezískáte.
help-turn_two = Karty se nemusí shodovat a cíle se počítají.
help-fulfil = Odměnu získáte hned, ať smlouva žádá cokoli.
help-coerce = Zbylé dvě opustí hru.
help-acquire_tile = Cenu platíte v koření. S křeslem v Nejvyšší radě je každý dílek o 1 koření levnější.
help-choose_project = Znáte ho jen vy. Kdykoli smíte získat dílek, můžete si vzít tento o 1 koření levněji.
help-trash_tile = Dílek opustí hru.
help-spend_spy = Je to část ceny Pokročilé datové analýzy, ne povolání zpět.
help-spare_conflict = S Letkou ornitoptér se shodují všechny vaše ikony bitvy. Z lichého počtu jedna karta zbude.

## Co se děje

event-deployed_commanders =
    { $you ->
        [yes] posíláte do střetu { $count ->
            [one] velitele
            [few] { $count } velitele
           *[other] { $count } velitelů
        } (síla { $strength })
       *[no] posílá do střetu { $count ->
            [one] velitele
            [few] { $count } velitele
           *[other] { $count } velitelů
        } (síla { $strength })
    }
event-retreated_commanders =
    { $you ->
        [yes] ustupujete s { $count ->
            [one] velitelem
            [few] { $count } veliteli
           *[other] { $count } veliteli
        } (síla { $strength })
       *[no] ustupuje s { $count ->
            [one] velitelem
            [few] { $count } veliteli
           *[other] { $count } veliteli
        } (síla { $strength })
    }
event-lost_commanders =
    { $you ->
        [yes] ztrácíte { $count ->
            [one] velitele
            [few] { $count } velitele
           *[other] { $count } velitelů
        } (síla { $strength })
       *[no] ztrácí { $count ->
            [one] velitele
            [few] { $count } velitele
           *[other] { $count } velitelů
        } (síla { $strength })
    }
event-acquired_commander =
    { $you ->
        [yes] najímáte sardaukarského velitele
       *[no] najímá sardaukarského velitele
    }
event-recruited_commander =
    { $you ->
        [yes] získáváte sardaukarského velitele
       *[no] získává sardaukarského velitele
    }
event-commander_removed =
    { $you ->
        [yes] odstraňujete velitele z pole { $space }
       *[no] odstraňuje velitele z pole { $space }
    }
event-skill =
    { $you ->
        [yes] berete si dovednost { $skill }
       *[no] bere si dovednost { $skill }
    }
event-skill_trashed =
    { $you ->
        [yes] ničíte dovednost { $skill }
       *[no] ničí dovednost { $skill }
    }
event-combat_icon =
    { $you ->
        [yes] smíte v tomto tahu posílat vojska do střetu
       *[no] smí v tomto tahu posílat vojska do střetu
    }
event-acquired_tile =
    { $you ->
        [yes] získáváte dílek { $tile }
       *[no] získává dílek { $tile }
    }
event-flipped =
    { $you ->
        [yes] otáčíte dílek { $tile }
       *[no] otáčí dílek { $tile }
    }
event-tile_trashed =
    { $you ->
        [yes] ničíte dílek { $tile }
       *[no] ničí dílek { $tile }
    }
event-spy_lost =
    { $you ->
        [yes] natrvalo přicházíte o špiona ({ $post })
       *[no] natrvalo přichází o špiona ({ $post })
    }
event-spy_moved =
    { $you ->
        [yes] přesouváte špiona ({ $post })
       *[no] přesouvá špiona ({ $post })
    }
event-recited =
    { $you ->
        [yes] vykládáte kartu { $card } a vynecháváte tah
       *[no] vykládá kartu { $card } a vynechává tah
    }
event-contracts_shown =
    { $you ->
        [yes] odhalujete smlouvy { $contracts }
       *[no] odhaluje smlouvy { $contracts }
    }
event-tactics =
    { $you ->
        [yes] posouváte kostičku taktiky (nyní { $now })
       *[no] posouvá kostičku taktiky (nyní { $now })
    }
event-agent_deployed =
    { $you ->
        [yes] posíláte svého agenta do střetu (síla { $strength })
       *[no] posílá svého agenta do střetu (síla { $strength })
    }
event-recalled_fighter =
    { $you ->
        [yes] povoláváte zpět agenta ze střetu (síla { $strength })
       *[no] povolává zpět agenta ze střetu (síla { $strength })
    }
event-laid_courses =
    { $you ->
        [yes] vykládáte čtyři karty navigace
       *[no] vykládá čtyři karty navigace
    }
event-chose_project =
    { $you ->
        [yes] volíte tajný projekt
       *[no] volí tajný projekt
    }
event-drew_twisted =
    { $you ->
        [yes] dobíráte si kartu spletitých intrik
       *[no] dobírá si kartu spletitých intrik
    }
event-drew_twisted_cards =
    { $you ->
        [yes] dobíráte si kartu spletitých intrik ({ $cards })
       *[no] dobírá si kartu spletitých intrik ({ $cards })
    }
event-navigated =
    { $you ->
        [yes] hrajete kartu navigace { $navigation }
       *[no] hraje kartu navigace { $navigation }
    }
event-drew_courses =
    { $you ->
        [yes] dobíráte si karty navigace { $navigations }
       *[no] dobírá si karty navigace { $navigations }
    }
event-gave_intrigue_away =
    { $you ->
        [yes] dáváte kartu intrik ({ $to })
       *[no] dává kartu intrik ({ $to })
    }
event-gave_intrigue_away_card =
    { $you ->
        [yes] dáváte kartu { $card } ({ $to })
       *[no] dává kartu { $card } ({ $to })
    }

## U stolu

event-skill_shown = Nová dovednost: { $skill }.
event-tile_shown = Nový dílek technologie: { $tile }.
event-tile_discarded = { $tile } opouští Iksanské velvyslanectví.

## Proč ne

why-commander-cost = sardaukarský velitel stojí solárů: { $cost }
why-no-tile = žádný dílek technologie nelze zaplatit
why-not-sent = v tomto tahu nebyl vyslán agent
why-no-open-contract = nemáte žádnou nedokončenou smlouvu
why-no-bonus-spice = na žádném poli tvůrce není bonusové koření
why-short-bank = lícem dolů leží méně než tři smlouvy
why-away = pole { $space } není ve hře

## Terminál

cli-sardaukar = Sardaukarští velitelé
cli-sardaukar-board = na plánu: { $spaces }
cli-sardaukar-bank = v zásobě: { $n }
cli-skills-shown = dovednosti: { $skills }
cli-embassy = Iksanské velvyslanectví
cli-stack = v hromádce: { $n }
cli-tile-cost = koření: { $n }
cli-note-commanders = velitelé: { $supply } v zásobě, { $garrison } v pevnosti, { $conflict } ve střetu
cli-note-skills = dovednosti: { $skills }
cli-note-tiles = dílky technologií: { $tiles }
cli-note-flipped = otočené: { $tiles }
cli-note-tactics = taktika: { $n } z { $most }
cli-note-navigation = karty navigace: { $n }
cli-note-agents = agenti ve střetu: { $n }

## Čeho má někdo víc než jiný

edge-commanders = sardaukarští velitelé: { $n }
edge-skills = dovednosti: { $n }
edge-tiles = dílky technologií: { $n }

## Stránka

board-commander-here = Stojí zde sardaukarský velitel.
board-commanders = Sardaukarští velitelé
board-commanders-counts = v zásobě { $supply }, v pevnosti { $garrison }, ve střetu { $conflict }
board-skills = Dovednosti
board-skills-stack = dovednosti lícem dolů: { $n }
board-embassy = Iksanské velvyslanectví
board-tile = { $tile }, koření: { $n }
board-tile-stack = dílků v hromádce: { $n }
board-tiles = Dílky technologií
board-flipped = otočeno
board-tactics = Taktika: { $n } z 11
board-navigation = Karty navigace
board-twisted = Balíček spletitých intrik: { $n }
board-fray = Agenti ve střetu: { $n }
board-project = Tajný projekt
board-bank = V zásobě: { $n }
board-log-larger = Zvětšit záznam
board-log-smaller = Ukázat, co lze získat

rule-b-5-1 = Kdo vyšle agenta na pole s velitelem, smí ho za 2 soláry najmout a vezme si s ním jednu z vyložených dovedností.
rule-b-5-8 = Jednou v každém svém tahu smíte za 2 soláry najmout velitele ze své zásoby. Ve střetu má sílu 2.
rule-b-6-1 = Dovednosti platí, každá jednou za kolo, dokud máte ve střetu velitele.
rule-b-9-2 = V tahu, v němž jste vyslali agenta na pole Landsraadu, smíte získat jeden dílek. S křeslem v Radě stojí o 1 koření méně.
rule-b-9-7 = Otočený dílek se obrátí zpět na začátku dalšího kola.
