# Co se ve hře děje.
#
# Co dělá jedno místo, je část věty za jeho jménem, bez tečky; části se spojují:
# „Paul Atreides vysílá agenta na pole Arrakén kartou Dýka, získává 1 jednotku a dobírá 1 kartu.“
# Proto v nich nejsou příklonky „si“ a „se“, které by na začátku stály jinde než uprostřed.
# Dění u stolu, níže, jsou celé věty.

## Tahy agentem

event-agent =
    { $you ->
        [yes] vysíláte agenta na pole { $space } kartou { $card }
       *[no] vysílá agenta na pole { $space } kartou { $card }
    }
event-moved_agent =
    { $you ->
        [yes] přesouváte tam agenta z pole { $origin }
       *[no] přesouvá tam agenta z pole { $origin }
    }
event-recalled_agent =
    { $you ->
        [yes] povoláváte zpět agenta z pole { $space }
       *[no] povolává zpět agenta z pole { $space }
    }
event-passed_turn =
    { $you ->
        [yes] vynecháváte tah
       *[no] vynechává tah
    }
event-voice =
    { $you ->
        [yes] uzavíráte ostatním pole { $space } do svého příštího tahu
       *[no] uzavírá ostatním pole { $space } do svého příštího tahu
    }
event-took_mentat =
    { $you ->
        [yes] berete mentata
       *[no] bere mentata
    }
event-mentat_owed =
    { $you ->
        [yes] získáváte mentata na příští kolo
       *[no] získává mentata na příští kolo
    }
event-swordmaster =
    { $you ->
        [yes] získáváte mistra meče, třetího agenta
       *[no] získává mistra meče, třetího agenta
    }
event-council_seat =
    { $you ->
        [yes] získáváte křeslo v Nejvyšší radě
       *[no] získává křeslo v Nejvyšší radě
    }

## Tahy odhalení a karty

event-revealed =
    { $you ->
        [yes] odhalujete ruku: { $cards } (přízeň { $persuasion }, síla { $strength })
       *[no] odhaluje ruku: { $cards } (přízeň { $persuasion }, síla { $strength })
    }
event-cleaned_up =
    { $you ->
        [yes] končíte tah odhalení se silou { $strength }
       *[no] končí tah odhalení se silou { $strength }
    }{ $unspent ->
        [0] { "" }
       *[other] { " " }(nevyužitá přízeň { $unspent })
    }
event-played_intrigue =
    { $you ->
        [yes] hrajete kartu intrik { $card }
       *[no] hraje kartu intrik { $card }
    }
event-acquired =
    { $on_top ->
        [yes]
            { $you ->
                [yes] získáváte na vrch balíčku kartu { $card }
               *[no] získává na vrch balíčku kartu { $card }
            }
       *[no]
            { $you ->
                [yes] získáváte kartu { $card }
               *[no] získává kartu { $card }
            }
    }
event-set_aside =
    { $you ->
        [yes] dáváte stranou z imperiální řady kartu { $card }
       *[no] dává stranou z imperiální řady kartu { $card }
    }
event-drew =
    { $you ->
        [yes]
            { $count ->
                [one] dobíráte { $count } kartu
                [few] dobíráte { $count } karty
               *[other] dobíráte { $count } karet
            }
       *[no]
            { $count ->
                [one] dobírá { $count } kartu
                [few] dobírá { $count } karty
               *[other] dobírá { $count } karet
            }
    }
event-drew_cards =
    { $you ->
        [yes] dobíráte z balíčku ({ $cards })
       *[no] dobírá z balíčku ({ $cards })
    }
event-drew_intrigue =
    { $you ->
        [yes]
            { $count ->
                [one] dobíráte { $count } kartu intrik
                [few] dobíráte { $count } karty intrik
               *[other] dobíráte { $count } karet intrik
            }
       *[no]
            { $count ->
                [one] dobírá { $count } kartu intrik
                [few] dobírá { $count } karty intrik
               *[other] dobírá { $count } karet intrik
            }
    }
event-drew_intrigue_cards =
    { $you ->
        [yes] dobíráte z balíčku intrik ({ $cards })
       *[no] dobírá z balíčku intrik ({ $cards })
    }
event-stole_intrigue =
    { $you ->
        [yes] kradete kartu intrik (oběť: { $victim })
       *[no]
            { $victim ->
                [you] krade kartu intrik (oběť: vy)
               *[other] krade kartu intrik (oběť: { $victim })
            }
    }
event-stole_intrigue_card =
    { $you ->
        [yes] kradete kartu intrik { $card } (oběť: { $victim })
       *[no]
            { $victim ->
                [you] krade kartu intrik { $card } (oběť: vy)
               *[other] krade kartu intrik { $card } (oběť: { $victim })
            }
    }
event-reshuffled =
    { $you ->
        [yes] mícháte svůj odkládací balíček do dobíracího
       *[no] míchá svůj odkládací balíček do dobíracího
    }
event-discarded =
    { $you ->
        [yes] odkládáte kartu { $card }
       *[no] odkládá kartu { $card }
    }
event-trashed =
    { $you ->
        [yes] ničíte kartu { $card } { $zone }
       *[no] ničí kartu { $card } { $zone }
    }
event-took_from_discard =
    { $you ->
        [yes] berete do ruky z odkládacího balíčku kartu { $card }
       *[no] bere do ruky z odkládacího balíčku kartu { $card }
    }
event-looked_at_top =
    { $you ->
        [yes] nahlížíte na vrchní kartu svého balíčku
       *[no] nahlíží na vrchní kartu svého balíčku
    }
event-saw_top =
    { $you ->
        [yes] vidíte na vrchu svého balíčku kartu { $card }
       *[no] vidí na vrchu svého balíčku kartu { $card }
    }

## Zdroje, vliv, body

event-gained =
    { $you ->
        [yes] získáváte { $amount }
       *[no] získává { $amount }
    }
event-paid =
    { $you ->
        [yes] platíte { $amount }
       *[no] platí { $amount }
    }
event-influence =
    { $change ->
        [-1]
            { $you ->
                [yes] ztrácíte vliv u frakce { $faction } (nyní { $now })
               *[no] ztrácí vliv u frakce { $faction } (nyní { $now })
            }
       *[other]
            { $you ->
                [yes] získáváte vliv u frakce { $faction } (nyní { $now })
               *[no] získává vliv u frakce { $faction } (nyní { $now })
            }
    }
event-alliance =
    { $you ->
        [yes] uzavíráte alianci s frakcí { $faction }
       *[no] uzavírá alianci s frakcí { $faction }
    }{ $lost_by ->
        [nobody] { "" }
        [you] { " " }(dosud: vy)
       *[other] { " " }(dosud: { $lost_by })
    }
event-vp =
    { $change ->
        [-1]
            { $you ->
                [yes] ztrácíte 1 vítězný bod (nyní { $now })
               *[no] ztrácí 1 vítězný bod (nyní { $now })
            }
        [one]
            { $you ->
                [yes] získáváte 1 vítězný bod (nyní { $now })
               *[no] získává 1 vítězný bod (nyní { $now })
            }
        [few]
            { $you ->
                [yes] získáváte { $change } vítězné body (nyní { $now })
               *[no] získává { $change } vítězné body (nyní { $now })
            }
       *[other]
            { $you ->
                [yes] získáváte { $change } vítězných bodů (nyní { $now })
               *[no] získává { $change } vítězných bodů (nyní { $now })
            }
    }
# Protivník mění zdroje za bod: $given je „7 koření“ nebo given-intrigue
event-vp_traded =
    { $change ->
        [one]
            { $you ->
                [yes] měníte { $given } za { $change } vítězný bod (nyní { $now })
               *[no] mění { $given } za { $change } vítězný bod (nyní { $now })
            }
        [few]
            { $you ->
                [yes] měníte { $given } za { $change } vítězné body (nyní { $now })
               *[no] mění { $given } za { $change } vítězné body (nyní { $now })
            }
       *[other]
            { $you ->
                [yes] měníte { $given } za { $change } vítězných bodů (nyní { $now })
               *[no] mění { $given } za { $change } vítězných bodů (nyní { $now })
            }
    }
given-intrigue = karty intrik ({ $cards })
# A House Hagal card and why it is ignored: "Carthag (occupied)"
hagal-ignored = { $card } ({ $reason })

## Jednotky a střety

event-recruited =
    { $you ->
        [yes]
            { $count ->
                [one] získáváte { $count } jednotku
                [few] získáváte { $count } jednotky
               *[other] získáváte { $count } jednotek
            }
       *[no]
            { $count ->
                [one] získává { $count } jednotku
                [few] získává { $count } jednotky
               *[other] získává { $count } jednotek
            }
    }
event-deployed =
    { $you ->
        [yes]
            { $count ->
                [one] posíláte do střetu { $count } jednotku (síla { $strength })
                [few] posíláte do střetu { $count } jednotky (síla { $strength })
               *[other] posíláte do střetu { $count } jednotek (síla { $strength })
            }
       *[no]
            { $count ->
                [one] posílá do střetu { $count } jednotku (síla { $strength })
                [few] posílá do střetu { $count } jednotky (síla { $strength })
               *[other] posílá do střetu { $count } jednotek (síla { $strength })
            }
    }
event-retreated =
    { $you ->
        [yes]
            { $count ->
                [one] ustupujete { $count } jednotkou (síla { $strength })
                [few] ustupujete { $count } jednotkami (síla { $strength })
               *[other] ustupujete { $count } jednotkami (síla { $strength })
            }
       *[no]
            { $count ->
                [one] ustupuje { $count } jednotkou (síla { $strength })
                [few] ustupuje { $count } jednotkami (síla { $strength })
               *[other] ustupuje { $count } jednotkami (síla { $strength })
            }
    }
event-lost_troops =
    { $you ->
        [yes]
            { $count ->
                [one] ztrácíte { $count } jednotku { $place }
                [few] ztrácíte { $count } jednotky { $place }
               *[other] ztrácíte { $count } jednotek { $place }
            }
       *[no]
            { $count ->
                [one] ztrácí { $count } jednotku { $place }
                [few] ztrácí { $count } jednotky { $place }
               *[other] ztrácí { $count } jednotek { $place }
            }
    }
event-swords =
    { $you ->
        [yes]
            { $count ->
                [one] přidáváte { $count } meč (síla { $strength })
                [few] přidáváte { $count } meče (síla { $strength })
               *[other] přidáváte { $count } mečů (síla { $strength })
            }
       *[no]
            { $count ->
                [one] přidává { $count } meč (síla { $strength })
                [few] přidává { $count } meče (síla { $strength })
               *[other] přidává { $count } mečů (síla { $strength })
            }
    }
event-reward =
    { $you ->
        [yes]
            { $place ->
                [1] berete první odměnu střetu { $conflict }
                [2] berete druhou odměnu střetu { $conflict }
               *[3] berete třetí odměnu střetu { $conflict }
            }
       *[no]
            { $place ->
                [1] bere první odměnu střetu { $conflict }
                [2] bere druhou odměnu střetu { $conflict }
               *[3] bere třetí odměnu střetu { $conflict }
            }
    }
event-control_kept =
    { $you ->
        [yes] dál ovládáte pole { $space }
       *[no] dál ovládá pole { $space }
    }
event-control =
    { $you ->
        [yes] ovládáte pole { $space }
       *[no] ovládá pole { $space }
    }{ $lost_by ->
        [nobody] { "" }
        [you] { " " }(dosud: vy)
       *[other] { " " }(dosud: { $lost_by })
    }

## Vůdci

event-leader =
    { $you ->
        [yes] hrajete za vůdce jménem { $leader }
       *[no] hraje za vůdce jménem { $leader }
    }
event-masterstroke =
    { $you ->
        [yes] odkrýváte Mistrovský tah (frakce: { $factions })
       *[no] odkrývá Mistrovský tah (frakce: { $factions })
    }
event-chose_secretly =
    { $you ->
        [yes] tajně volíte dvě frakce
       *[no] tajně volí dvě frakce
    }
event-chose_tokens =
    { $you ->
        [yes] tajně volíte frakce ({ $factions })
       *[no] tajně volí frakce ({ $factions })
    }

## Rod Hagal

event-hagal_card =
    { $you ->
        [yes] otáčíte kartu { $card }
       *[no] otáčí kartu { $card }
    }
# Několik karet po sobě: „otáčí kartu Kartágo (obsazeno), Bohatství (obsazeno), pak kartu Konspirace“
event-hagal_cards =
    { $you ->
        [yes] otáčíte kartu { $ignored }, pak kartu { $card }
       *[no] otáčí kartu { $ignored }, pak kartu { $card }
    }
event-hagal_skipped =
    { $you ->
        [yes] otáčíte kartu { $card } ({ $reason })
       *[no] otáčí kartu { $card } ({ $reason })
    }
# První, když otočená karta pole nejmenuje
event-rival_agent =
    { $you ->
        [yes] vysíláte agenta na pole { $space }
       *[no] vysílá agenta na pole { $space }
    }{ $ring ->
        [yes] { " (s pečetním prstenem)" }
       *[no] { "" }
    }{ $to_bank ->
        [0] { "" }
       *[other] { " " }(bonusové koření odtud jde do banku: { $to_bank })
    }
event-rival_agent_there =
    { $you ->
        [yes] vysíláte tam agenta
       *[no] vysílá tam agenta
    }{ $ring ->
        [yes] { " (s pečetním prstenem)" }
       *[no] { "" }
    }{ $to_bank ->
        [0] { "" }
       *[other] { " " }(bonusové koření odtud jde do banku: { $to_bank })
    }
event-rival_holds_back =
    { $you ->
        [yes] necháváte jednotky v pevnosti (náskok stačí)
       *[no] nechává jednotky v pevnosti (náskok stačí)
    }
event-rival_swords =
    { $you ->
        [yes]
            { $count ->
                [0] nepřidáváte žádný meč (síla { $strength })
                [one] přidáváte { $count } meč (síla { $strength })
                [few] přidáváte { $count } meče (síla { $strength })
               *[other] přidáváte { $count } mečů (síla { $strength })
            }
       *[no]
            { $count ->
                [0] nepřidává žádný meč (síla { $strength })
                [one] přidává { $count } meč (síla { $strength })
                [few] přidává { $count } meče (síla { $strength })
               *[other] přidává { $count } mečů (síla { $strength })
            }
    }
event-discarded_intrigue =
    { $you ->
        [yes] odevzdáváte karty intrik ({ $cards })
       *[no] odevzdává karty intrik ({ $cards })
    }

## Dění u stolu: celé věty

event-first_player =
    { $you ->
        [yes] Prvním hráčem jste vy.
       *[no] První hráč: { $who }.
    }
event-round = { $number }. kolo: střet { $conflict }.
# The sentence about a new round, and who draws a hand
event-and-hands = { $said } { $hands }
event-vp_start =
    { $now ->
        [one] Všichni začínají s { $now } vítězným bodem.
        [few] Všichni začínají se { $now } vítěznými body.
       *[other] Všichni začínají s { $now } vítěznými body.
    }
# $count karet, $cards je vyjmenuje
event-row_card =
    { $count ->
        [one] Do imperiální řady přichází { $cards }.
        [few] Do imperiální řady přicházejí { $cards }.
       *[other] Do imperiální řady přicházejí { $cards }.
    }
# $spaces jsou pole s kořením: „Pánev Hagga (2) a Imperiální pánev (1)“
event-bonus_spice = Přibývá bonusové koření: { $spaces }.
# One of the spaces: "Hagga Basin (2)"
space-with-bonus = { $space } ({ $now })
event-alliance_returned = Aliance s frakcí { $faction } se vrací na herní plán.
event-control_lost =
    { $you ->
        [yes] Pole { $space } už neovládáte.
       *[no] { $who } už neovládá pole { $space }.
    }
# $strengths říká, kdo bojuje: „Rabban 10, Vy 6“
event-combat =
    { $fight ->
        [yes] Boj: { $strengths }.
       *[no] V tomto střetu nikdo nebojuje.
    }
# One of those who fight: "Rabban 10"
strength-of = { $who } { $strength }
event-combat_resolved =
    { $you ->
        [yes] Střet vyhráváte vy
        [nobody] Střet nikdo nevyhrává
       *[no] Střet vyhrává { $who }
    }{ $fight ->
        [yes] { " " }({ $strengths })
       *[no] { "" }
    }{ $spoiled ->
        [winner] , ale odměnu nebere.
        [other] ; { $spoiler } odměnu nebere.
       *[no] .
    }
event-recall =
    { $you ->
        [yes] Všichni agenti se vracejí; prvním hráčem jste vy.
       *[no] Všichni agenti se vracejí; první hráč: { $who }.
    }{ $mentat ->
        [nobody] { "" }
        [you] { " " }Mentata máte vy.
       *[other] { " " }Mentata má { $mentat }.
    }
event-hagal_reshuffled = Všechny karty rodu Hagal se zamíchají do nového balíčku.
event-game_over =
    { $how ->
        [lost] Hra končí. Prohráváte, vyhrává { $who }
        [rivals]
            { $you ->
                [yes] Hra končí. Porážíte oba soupeře
               *[no] Hra končí. { $who } poráží oba soupeře
            }
       *[other]
            { $you ->
                [yes] Hra končí. Vyhráváte
               *[no] Hra končí. Vyhrává { $who }
            }
    }{ $points ->
        [one] { " " }({ $points } vítězný bod).
        [few] { " " }({ $points } vítězné body).
       *[other] { " " }({ $points } vítězných bodů).
    }
