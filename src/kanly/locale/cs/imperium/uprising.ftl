# Co k slovům, efektům, dění a hraní přidává Povstání. Platí tu pravidla oněch souborů.
#
# $mood jako v effects.ftl. Stanoviště se jmenuje podle polí, u kterých leží.

## Hry a vydání

edition-imperium-uprising = Duna: Impérium - Povstání
page-edition-uprising = Povstání
page-module-choam = CHOAM: smlouvy

## Ikony

icon-spy = špion
battle_icon-crysknife = krispel
battle_icon-desert_mouse = pouštní myš
battle_icon-ornithopter = ornitoptéra
battle_icon-wild = univerzální

## Pozorovací stanoviště, podle polí, u kterých leží

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

## Cíle

objective-uprising-objective_crysknife = Cíl ({ battle_icon-crysknife })
objective-uprising-objective_crysknife_4_6p = Cíl ({ battle_icon-crysknife })
objective-uprising-objective_desert_mouse_first_player = Cíl ({ battle_icon-desert_mouse })
objective-uprising-objective_desert_mouse_4_6p = Cíl ({ battle_icon-desert_mouse })
objective-uprising-objective_ornithopter_1_3p = Cíl ({ battle_icon-ornithopter })

## Části karet, jako nadpisy

box-discarded = Při odložení
box-contract = Smlouva

## Odkud jsou vítězné body

source-battle_icons = ikony bitvy

## Efekty: špioni

effect-spy =
    { $mood ->
        [do] vyslat
       *[say] vyšlete
    } { $here ->
        [yes] špiona na stanoviště u tohoto pole
       *[no]
            { $anywhere ->
                [yes]
                    { $n ->
                        [one] { $n } špiona
                        [few] { $n } špiony
                       *[other] { $n } špionů
                    }
               *[no]
                    { $n ->
                        [one] { $n } špiona k poli s ikonou { $icons }
                        [few] { $n } špiony k polím s ikonou { $icons }
                       *[other] { $n } špionů k polím s ikonou { $icons }
                    }
            }
    }{ $shared ->
        [yes] , třeba i k špionovi soupeře
       *[no] { "" }
    }
effect-recall_spy =
    { $mood ->
        [do] povolat
       *[say] povolejte
    } { $n ->
        [one] zpět { $n } špiona
        [few] zpět { $n } špiony
       *[other] zpět { $n } špionů
    }

## Efekty: píseční červi

effect-sandworm =
    { $mood ->
        [do] přivolat
       *[say] přivolejte
    } { $n ->
        [one] { $n } písečného červa
        [few] { $n } písečné červy
       *[other] { $n } písečných červů
    }
effect-maker_hooks =
    { $mood ->
        [do] vzít si tvůrcovské háky
       *[say] vezměte si tvůrcovské háky
    }
effect-shield_wall =
    { $mood ->
        [do] odstranit štítový val
       *[say] můžete odstranit štítový val
    }

## Efekty: smlouvy

effect-contract =
    { $mood ->
        [do] vzít si smlouvu (2 soláry, pokud žádná není)
       *[say] vezměte si smlouvu (2 soláry, pokud žádná není)
    }
effect-complete =
    { $mood ->
        [do] dokončit tuto smlouvu: { $parts }
       *[say] dokončete tuto smlouvu: { $parts }
    }

## Efekty: karty, jednotky, agenti

effect-trash_intrigue =
    { $mood ->
        [do] zničit kartu intrik
       *[say] zničte kartu intrik
    }
effect-trash_of =
    { $from_hand ->
        [yes]
            { $mood ->
                [do] zničit kartu frakce { $faction } { $zone }
               *[say] zničte kartu frakce { $faction } { $zone }
            }
       *[no]
            { $mood ->
                [do] zničit jinou kartu frakce { $faction } { $zone }
               *[say] zničte jinou kartu frakce { $faction } { $zone }
            }
    }
effect-turn_icon =
    { $mood ->
        [do] otočit lícem dolů jednu svou odkrytou kartu s ikonou bitvy { $battle_icon } nebo s univerzální
       *[say] otočte lícem dolů jednu svou odkrytou kartu s ikonou bitvy { $battle_icon } nebo s univerzální
    }
effect-acquire_to_hand =
    { $mood ->
        [do]
            { $how ->
                [exactly] získat zdarma do ruky kartu s cenou { $n }
                [by_sandworm] získat zdarma kartu s cenou nejvýše { $n }; máte-li ve střetu písečného červa, do ruky
               *[other] získat zdarma do ruky kartu s cenou nejvýše { $n }
            }
       *[say]
            { $how ->
                [exactly] získejte zdarma do ruky kartu s cenou { $n }
                [by_sandworm] získejte zdarma kartu s cenou nejvýše { $n }; máte-li ve střetu písečného červa, do ruky
               *[other] získejte zdarma do ruky kartu s cenou nejvýše { $n }
            }
    }
effect-buy_for_solari =
    { $mood ->
        [do] získat do ruky kartu a její cenu zaplatit v solárech
       *[say] můžete získat do ruky kartu a její cenu zaplatit v solárech
    }
effect-retreat_price =
    { $mood ->
        [do] ustoupit
       *[say] ustupte
    } { $exactly ->
        [yes]
            { $n ->
                [one] { $n } jednotkou
                [few] { $n } jednotkami
               *[other] { $n } jednotkami
            }
       *[no] { $n } až { $most } jednotkami
    }
effect-deploy_recruits =
    { $mood ->
        [do] poslat do střetu jednotky získané v tomto tahu
       *[say] můžete poslat do střetu jednotky získané v tomto tahu
    }
effect-no_deploying = v tomto tahu nesmíte posílat nic do střetu
effect-recall_other =
    { $mood ->
        [do] povolat zpět jiného svého agenta
       *[say] povolejte zpět jiného svého agenta
    }
effect-visit_influence =
    { $mood ->
        [do] získat u frakce tohoto pole
       *[say] získejte u frakce tohoto pole
    } { $n ->
        [one] o { $n } vliv více
        [few] o { $n } vlivy více
       *[other] o { $n } vlivů více
    }
effect-high_council =
    { $mood ->
        [do] získat křeslo v Nejvyšší radě; pokud ho už máte, { $parts }
       *[say] získejte křeslo v Nejvyšší radě; pokud ho už máte, { $parts }
    }
effect-lift_requirements = pro tuto kartu neplatí vliv, který pole vyžadují

## Efekty: složené

effect-may =
    { $mood ->
        [do] { $parts }
       *[say] pokud chcete, { $parts }
    }
effect-lasting =
    { $occasion ->
        [acquired] za každou kartu, kterou získáte ve svém tahu odhalení, { $parts }
       *[other]
            { $n ->
                [one] jakmile v jednom tahu pošlete do střetu alespoň { $n } vojenskou sílu, { $parts }
                [few] jakmile v jednom tahu pošlete do střetu alespoň { $n } vojenské síly, { $parts }
               *[other] jakmile v jednom tahu pošlete do střetu alespoň { $n } vojenských sil, { $parts }
            }
    }
effect-per_sandworms_in_conflict = za každého svého písečného červa ve střetu { $parts }
effect-per_other_sword_cards = za každou další svou odhalenou kartu s meči { $parts }
effect-per_cards_revealed = za každou svou odhalenou kartu frakce { $faction } { $parts }
effect-per_completed_contracts = za každou svou dokončenou smlouvu { $parts }

## Podmínky: „pokud máte na herním plánu alespoň 2 špiony, …“

condition-spies_on_board =
    { $n ->
        [one] máte na herním plánu alespoň { $n } špiona
        [few] máte na herním plánu alespoň { $n } špiony
       *[other] máte na herním plánu alespoň { $n } špionů
    }
condition-recalled_spy = v tomto tahu povoláte zpět špiona
condition-maker_visit = v tomto tahu vyšlete agenta na pole tvůrce
condition-spying_on_maker = máte špiona u pole tvůrce
condition-units =
    { $n ->
        [one] máte ve střetu alespoň { $n } vojenskou sílu
        [few] máte ve střetu alespoň { $n } vojenské síly
       *[other] máte ve střetu alespoň { $n } vojenských sil
    }
condition-sandworms =
    { $n ->
        [one] máte ve střetu písečného červa
        [few] máte ve střetu alespoň { $n } písečné červy
       *[other] máte ve střetu alespoň { $n } písečných červů
    }
condition-completed =
    { $n ->
        [one] máte dokončenou alespoň { $n } smlouvu
        [few] máte dokončené alespoň { $n } smlouvy
       *[other] máte dokončeno alespoň { $n } smluv
    }
condition-maker_hooks = máte tvůrcovské háky
condition-swordmaster = máte mistra meče
condition-no_council = nemáte křeslo v Nejvyšší radě
condition-visits = v tomto tahu vyšlete agenta na pole s ikonou { $icons }
condition-discarded = odložená karta patří frakci { $faction }
condition-gained_spice = v tomto tahu získáte alespoň { $n } koření
condition-bought_spice_must_flow = v tomto tahu získáte kartu Koření musí proudit
condition-strength = je vaše síla { $n } nebo vyšší
condition-spied_visit = jde agent na pole tvůrce, u kterého máte špiona
condition-placed_on = stojí tento špion u pole s ikonou { $icons }
condition-revealing = je váš tah odhalením
condition-space_done = jste v tomto tahu vyslali agenta na pole s ikonou { $icons } a jeho efekty jsou vyhodnoceny
condition-deck =
    { $n ->
        [one] máte v balíčku alespoň { $n } kartu
        [few] máte v balíčku alespoň { $n } karty
       *[other] máte v balíčku alespoň { $n } karet
    }

## Příležitosti

when-sent_agent = když vyšlete agenta, { $parts }
when-other_sent_agent = když jiný hráč vyšle agenta, { $parts }
when-acquired = když získáte kartu, { $parts }
when-reached_two_emperor = když u frakce imperátor dosáhnete vlivu 2, { $parts }
when-reached_two_guild = když u frakce Kosmická gilda dosáhnete vlivu 2, { $parts }
when-reached_two_bene_gesserit = když u frakce Bene Gesserit dosáhnete vlivu 2, { $parts }
when-reached_two_fremen = když u frakce fremeni dosáhnete vlivu 2, { $parts }

## Co dělá jen jedna karta nebo vůdce

special-report =
    { $mood ->
        [do] získat 1 vliv u každé frakce, u jejíchž polí máte špiona
       *[say] získejte 1 vliv u každé frakce, u jejíchž polí máte špiona
    }
special-distracted =
    { $mood ->
        [do] odložit tuto kartu
       *[say] odložte tuto kartu
    }
special-look =
    { $mood ->
        [do] podívat se na 3 vrchní karty svého balíčku, jednu si dobrat, jednu odložit a jednu zničit
       *[say] podívejte se na 3 vrchní karty svého balíčku, jednu si doberte, jednu odložte a jednu zničte
    }
special-return =
    { $mood ->
        [do] vzít si tuto kartu zpět do ruky
       *[say] vezměte si tuto kartu zpět do ruky
    }
special-training =
    { $mood ->
        [do] posunout svůj žeton po výcvikové stupnici a získat odměnu nového místa
       *[say] posuňte svůj žeton po výcvikové stupnici a získejte odměnu nového místa
    }
special-memory = jedna jednotka z vaší zásoby se stane vzpomínkou
special-other_memories =
    { $mood ->
        [do] vrátit vzpomínky do zásoby, dobrat si za každou kartu a otočit svého vůdce
       *[say] vraťte vzpomínky do zásoby, doberte si za každou kartu a otočte svého vůdce
    }
special-repeat =
    { $mood ->
        [do] vyhodnotit znovu, co je na poli vytištěno
       *[say] vyhodnoťte znovu, co je na poli vytištěno
    }
special-insight =
    { $mood ->
        [do] zničit kartu z ruky; stojí-li 1 nebo více, získat 2 koření
       *[say] zničte kartu z ruky; stojí-li 1 nebo více, získejte 2 koření
    }

# Toto jsou podmínky
special-in_shadow = máte vliv 4 nebo vyšší u frakce, s níž má alianci některý soupeř

## Schopnosti vůdců

trait-without = začínáte hru bez karty { $card }
trait-set_aside = když si berete smlouvu, můžete si vzít jednu ze dvou sardaukarských smluv, které leží stranou jen pro vás

## Na co je hráč tázán

prompt-place_spy = Kam vyšlete špiona?
prompt-recall_spy = Kterého špiona povoláte zpět?
prompt-infiltrate = Pole je obsazené. Kterého špiona povoláte zpět, abyste se na něj infiltrovali?
prompt-gather = Povoláte zpět špiona, abyste shromáždili informace a dobrali si kartu?
prompt-take_contract = Kterou smlouvu si vezmete?
prompt-trash_intrigue = Kterou kartu intrik zničíte? Hru opustí natrvalo.
prompt-trash_of = Kterou kartu zničíte? Hru opustí natrvalo.
prompt-turn_icon = Kterou kartu otočíte lícem dolů?
prompt-give_way = Kolika jednotkami ustoupíte do pevnosti?
prompt-acquire_to_hand = Kterou kartu získáte zdarma do ruky?
prompt-buy_for_solari = Kterou kartu získáte za soláry do ruky?
prompt-intrigue_lines = Který řádek karty { $intrigue } využijete?
prompt-insight = Kterou kartu z ruky zničíte? Stojí-li 1 nebo více, přinese 2 koření.
prompt-recall_other = Kterého dalšího agenta povoláte zpět?
prompt-train = Kudy půjde váš žeton po výcvikové stupnici?
prompt-look_at_top = Vidíte vrchní karty svého balíčku. Kterou zvolíte?

## Volby

action-spy = Vyslat špiona na stanoviště { $post }
action-recall_spy = Povolat zpět špiona ze stanoviště { $post }
action-contract = Vzít si smlouvu { $contract }
action-trash_intrigue = Zničit kartu { $intrigue }
action-acquire_to_hand = Získat kartu { $card } do ruky
action-turn = Otočit lícem dolů kartu { $conflict }
action-pair = Spojit univerzální ikonu bitvy s kartou { $conflict }

## Nadpisy voleb, které patří k sobě

group-spy = Vyslat špiona
group-recall_spy = Povolat zpět špiona
group-contract = Vzít si smlouvu

## Nápověda nováčkům, podle druhu rozhodnutí

help-place_spy = Špion stojí na pozorovacím stanovišti a sleduje pole, u kterých leží. Později ho můžete povolat zpět, abyste na takové pole vstoupili, i když je obsazené, nebo abyste si při příchodu dobrali kartu; karty s ikonou špiona tam mohou vyslat agenta.
help-recall_spy = Špion se vrátí do vaší zásoby a můžete ho vyslat znovu.
help-infiltrate = Povolejte zpět špiona ze stanoviště u tohoto pole a váš agent na ně smí vstoupit, i když tam stojí jiní. Tentýž špion už nemůže shromáždit informace.
help-gather = Můžete povolat zpět jednoho špiona ze stanoviště u tohoto pole a dobrat si kartu. Rozhodujete se dřív, než se na poli cokoli stane.
help-take_contract = Smlouvu dokončíte, až splníte, co žádá; není-li okamžitá, tedy v některém z dalších tahů. Odměnu pak získáte hned.
help-trash_intrigue = Karta intrik opustí hru. Zvolte tu, kterou potřebujete nejméně.
help-trash_of = Karta opustí hru. Je to cena tohoto efektu.
help-turn_icon = Karta otočená lícem dolů je využitá a s žádnou další ikonou bitvy už se nespojí.
help-give_way = Jednotky, kterými ustoupíte, se vrátí do pevnosti a nebojují. Je to cena tohoto efektu.
help-acquire_to_hand = Karta je vaše zdarma a jde rovnou do ruky: ještě v tomto kole ji můžete zahrát nebo odhalit.
help-buy_for_solari = Celou cenu karty zaplatíte v solárech. Karta jde rovnou do ruky.
help-intrigue_lines = Řádky této karty jsou samostatné: využijte jeden nebo více, v libovolném pořadí, a každý zaplaťte, až ho využijete.
help-insight = Karta opustí hru. Stojí-li 1 nebo více, získáte 2 koření.
help-recall_other = Agent se vrátí k vám a v tomto kole ho můžete vyslat znovu. Nikdy to není ten, kterého jste právě vyslali.
help-train = Žeton se nikdy nevrací. Jedna cesta zničí více karet, druhá vyšle více špionů.
help-look_at_top = Ze tří karet si jednu doberete, jednu odložíte a jednu zničíte.

## Tahy agentem a špioni

event-spy_placed =
    { $you ->
        [yes] vysíláte špiona na stanoviště { $post }
       *[no] vysílá špiona na stanoviště { $post }
    }
event-spy_recalled =
    { $you ->
        [yes]
            { $why ->
                [infiltrate] povoláváte špiona zpět kvůli infiltraci (stanoviště { $post })
                [gather] povoláváte špiona zpět kvůli informacím (stanoviště { $post })
               *[other] povoláváte špiona zpět (stanoviště { $post })
            }
       *[no]
            { $why ->
                [infiltrate] povolává špiona zpět kvůli infiltraci (stanoviště { $post })
                [gather] povolává špiona zpět kvůli informacím (stanoviště { $post })
               *[other] povolává špiona zpět (stanoviště { $post })
            }
    }
event-no_deploying =
    { $you ->
        [yes] nesmíte v tomto tahu posílat nic do střetu
       *[no] nesmí v tomto tahu posílat nic do střetu
    }
event-memory =
    { $you ->
        [yes] měníte jednotku ve vzpomínku (nyní { $now })
       *[no] mění jednotku ve vzpomínku (nyní { $now })
    }
event-turned_leader =
    { $you ->
        [yes] otáčíte svého vůdce: { $leader }
       *[no] otáčí svého vůdce: { $leader }
    }
event-trained =
    { $you ->
        [yes] postupujete po výcvikové stupnici
       *[no] postupuje po výcvikové stupnici
    }

## Střety

event-sandworms =
    { $you ->
        [yes]
            { $count ->
                [one] přivoláváte { $count } písečného červa (síla { $strength })
                [few] přivoláváte { $count } písečné červy (síla { $strength })
               *[other] přivoláváte { $count } písečných červů (síla { $strength })
            }
       *[no]
            { $count ->
                [one] přivolává { $count } písečného červa (síla { $strength })
                [few] přivolává { $count } písečné červy (síla { $strength })
               *[other] přivolává { $count } písečných červů (síla { $strength })
            }
    }
event-maker_hooks =
    { $you ->
        [yes] získáváte tvůrcovské háky
       *[no] získává tvůrcovské háky
    }
event-shield_wall_fell =
    { $you ->
        [yes] odstraňujete štítový val
       *[no] odstraňuje štítový val
    }
event-objective =
    { $you ->
        [yes] dostáváte kartu { $objective }
       *[no] dostává kartu { $objective }
    }
event-won_conflict =
    { $you ->
        [yes] berete kartu střetu { $conflict }
       *[no] bere kartu střetu { $conflict }
    }
event-paired =
    { $you ->
        [yes] spojujete dvě ikony bitvy ({ $first }, { $second })
       *[no] spojuje dvě ikony bitvy ({ $first }, { $second })
    }
event-turned =
    { $you ->
        [yes] otáčíte lícem dolů kartu { $conflict }
       *[no] otáčí lícem dolů kartu { $conflict }
    }

## Karty a smlouvy

event-trashed_intrigue =
    { $you ->
        [yes] ničíte kartu intrik { $intrigue }
       *[no] ničí kartu intrik { $intrigue }
    }
event-returned_to_hand =
    { $you ->
        [yes] berete si kartu { $card } zpět do ruky
       *[no] bere si kartu { $card } zpět do ruky
    }
event-looked_at_cards =
    { $you ->
        [yes] prohlížíte si { $count } vrchní karty svého balíčku
       *[no] prohlíží si { $count } vrchní karty svého balíčku
    }
event-saw_cards =
    { $you ->
        [yes] vidíte na vrchu balíčku: { $cards }
       *[no] vidí na vrchu balíčku: { $cards }
    }
event-contract_taken =
    { $you ->
        [yes] berete smlouvu { $contract }
       *[no] bere smlouvu { $contract }
    }
event-contract_completed =
    { $you ->
        [yes] dokončujete smlouvu { $contract }
       *[no] dokončuje smlouvu { $contract }
    }

## U stolu

event-market =
    { $count ->
        [one] Nová smlouva: { $contracts }.
        [few] Nové smlouvy: { $contracts }.
       *[other] Nové smlouvy: { $contracts }.
    }

## Proč ne

why-empty-hand = v ruce nemáte žádnou kartu
why-no-post = žádné pozorovací stanoviště není vašemu špionovi otevřené
why-no-sandworm = do tohoto střetu teď nelze přivolat písečného červa
why-short-deck = v balíčku máte méně než tři karty
why-trained = výcviková stupnice je u konce
why-wrong-icon-spy = { $card } nemá ikonu { $icon } a u pole { $space } nemáte špiona
why-occupied-spy = pole { $space } je obsazené a nemáte u něj špiona, abyste se tam infiltrovali
why-post-taken = na tomto stanovišti už stojí špion
why-post-wrong = na toto stanoviště efekt nedosáhne
why-no-spy-there = na tomto stanovišti nemáte špiona
why-spy-not-there = tento špion nestojí u pole { $space }
why-spies-out = všichni vaši špioni jsou na plánu: nejdřív jednoho povolejte zpět
why-not-in-market = smlouva { $contract } není v nabídce
why-set-aside = smlouva { $contract } leží stranou pro jiného vůdce
why-no-wild = nemáte odkrytou univerzální ikonu bitvy
why-not-won = kartu { $conflict } před sebou nemáte odkrytou
why-wrong-battle-icon = { $conflict } nemá potřebnou ikonu bitvy
why-pair-endgame = s univerzální ikonou se ikony bitvy spojují na konci hry
why-no-deploying = v tomto tahu nelze do střetu poslat žádné jednotky

## Terminál

cli-posts = Pozorovací stanoviště
cli-wall = štítový val stojí
cli-wall-fallen = štítový val padl
cli-protected = chráněno štítovým valem
cli-battle-icon = ikona bitvy: { $battle_icon }
cli-contracts = Smlouvy
cli-contract-bank = lícem dolů: { $n }
cli-contract-aside = stranou pro hráče { $who }
cli-note-hooks = tvůrcovské háky
cli-note-won = odkryto: { $cards }
cli-note-turned = otočených karet: { $n }
cli-note-contracts = smlouvy: { $contracts }
cli-note-completed = splněno: { $contracts }
cli-note-memories = vzpomínky: { $n }
cli-note-training = na výcvikové stupnici: { $n } z { $most }
cli-note-spies = špioni v zásobě: { $n }
cli-box-discarded = odloženo
cli-sandworms =
    { $n ->
        [one] { $n } písečný červ
        [few] { $n } píseční červi
       *[other] { $n } písečných červů
    }

## Čeho má kdo víc než jiný: samostatně v 1. pádě, ve výčtu

edge-spies =
    { $n ->
        [one] { $n } špion na plánu
        [few] { $n } špioni na plánu
       *[other] { $n } špionů na plánu
    }
edge-hooks = tvůrcovské háky
edge-sandworms =
    { $n ->
        [one] { $n } písečný červ ve střetu
        [few] { $n } píseční červi ve střetu
       *[other] { $n } písečných červů ve střetu
    }
edge-battle_icons =
    { $n ->
        [one] { $n } ikona bitvy
        [few] { $n } ikony bitvy
       *[other] { $n } ikon bitvy
    }
edge-contracts =
    { $n ->
        [one] { $n } otevřená smlouva
        [few] { $n } otevřené smlouvy
       *[other] { $n } otevřených smluv
    }
edge-completed =
    { $n ->
        [one] { $n } dokončená smlouva
        [few] { $n } dokončené smlouvy
       *[other] { $n } dokončených smluv
    }
