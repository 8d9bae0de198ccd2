### Co stránka píše na stůl Války o Arrakis.

## Mapa

board-map = Mapa
board-zoom-in = Blíž
board-zoom-out = Dál
board-zoom-all = Celá mapa
board-not-begun = Hra ještě nezačala.
board-wormsign = červí výstraha
board-storm = Vystaveno bouři: zasáhne tu Harkonneny.
board-site-rank = { $site }, úroveň { $n }

## Kolik čeho: části legie

count-regular =
    { $n ->
        [one] { $n } běžná
        [few] { $n } běžné
       *[other] { $n } běžných
    }
count-elite =
    { $n ->
        [one] { $n } elitní
        [few] { $n } elitní
       *[other] { $n } elitních
    }
count-fedaykin =
    { $n ->
        [one] { $n } fedajkin
        [few] { $n } fedajkini
       *[other] { $n } fedajkinů
    }
count-sardaukar =
    { $n ->
        [one] { $n } sardaukar
        [few] { $n } sardaukaři
       *[other] { $n } sardaukarů
    }
count-token =
    { $n ->
        [one] { $n } výsadkový žeton
        [few] { $n } výsadkové žetony
       *[other] { $n } výsadkových žetonů
    }
count-naib =
    { $n ->
        [one] { $n } naíb
        [few] { $n } naíbové
       *[other] { $n } naíbů
    }
count-bashar =
    { $n ->
        [one] { $n } bašár
        [few] { $n } bašárové
       *[other] { $n } bašárů
    }

## Desky stran

board-fold = Sbalit nebo rozbalit
board-dice-unused =
    { $n ->
        [one] { $n } nepoužitá kostka
        [few] { $n } nepoužité kostky
       *[other] { $n } nepoužitých kostek
    }
board-hand-count =
    { $n ->
        [one] { $n } plánovací karta v ruce
        [few] { $n } plánovací karty v ruce
       *[other] { $n } plánovacích karet v ruce
    }
board-bene_gesserit =
    { $n ->
        [one] { $n } benegesseritský žeton
        [few] { $n } benegesseritské žetony
       *[other] { $n } benegesseritských žetonů
    }
board-deck-left =
    { $n ->
        [one] { $deck }: zbývá { $n } karta
        [few] { $deck }: zbývají { $n } karty
       *[other] { $deck }: zbývá { $n } karet
    }
board-tanks = Regenerační nádrže
board-strip = Speciální symbol v bitvě: zásahy { $hits }, štíty { $shields }.
board-leader-at = Figurka je v oblasti { $area }.
board-leader-beside = Figurka je vedle desky.
board-leader-tank = V regenerační nádrži.
board-leader-out = Ještě není ve hře.
board-leader-gone = Mimo hru.
board-leader-spent = Speciální akce už byla v tomto kole použita.
board-ours = Znění této součásti se nepodařilo zjistit: toto je naše rekonstrukce.
board-box-strategy-atreides = Přesuňte 2 legie, nebo 1 legií zaútočte.
board-box-strategy-harkonnen = Přesuňte 2 legie, nebo 1 legií zaútočte.
board-box-leadership-atreides = Přesuňte 2 legie s velitelem, nebo jednou z nich překvapivě zaútočte.
board-box-leadership-harkonnen = Přesuňte 2 legie s velitelem, nebo jednou z nich překvapivě zaútočte.
board-box-deployment-atreides = Nasaďte 1 výsadkový žeton a 1 velitele do stejného síče.
board-box-deployment-harkonnen = Nasaďte 3 běžné jednotky a 1 velitele do svých osad.
board-box-mentat-atreides = Doberte 2 plánovací karty.
board-box-mentat-harkonnen = Doberte 2 plánovací karty.
board-box-house-atreides = Použijte kostku jako libovolný jiný symbol.
board-box-house-harkonnen = Vyměňte 2 běžné jednotky za 2 elitní, nebo umístěte 2 transportéry.
board-box-desert_power-atreides = Bez kostky, dokud mají Harkonnenové více nepoužitých kostek: umístěte 2 červí výstrahy, nebo přesuňte 2 písečné červy, nebo 1 červem zaútočte.

## Ukazatele

board-tracks = Ukazatele
board-supremacy-name = Nadvláda
board-supremacy = Nadvláda: { $n } z 10
board-supremacy-more = Na 10 Harkonnenové ihned vítězí. Zničený síč přinese svou úroveň.
board-step-bene_gesserit = Atreidové získají benegesseritský žeton
board-step-enters = přichází { $leader }
board-prescience = Jasnozřivost
board-prescience-more = Stupeň 3: Kwisatz Haderach přivede Paula Muad’Diba, Písečný lid ctihodnou matku Jessiku, Džihád Chani. Stupeň 6 kterýmkoli žetonem: Alia. Stupeň 8: rodinné atomové zbraně.
board-objective = Tajný cíl: Kwisatz Haderach { $kh }, Písečný lid { $sd }, Džihád { $jihad }

## Deska koření

board-spice = Koření musí proudit
board-spice-count = { $n } koření, { $reserve } v rezervě
board-spice-row = Řada { $n }: { $dice } harkonnenských kostek
board-row-active = Aktivní je řada { $n }.
board-spice-vehicles = Transportéry: těžební vozidla { $harvesters }, ornitoptéry { $ornithopters }, karyoly { $carryalls }
board-ban-active = Tato sankce platí.

## Karty

board-hand = Vaše plánovací karty
board-hand-empty = Nemáte žádnou kartu.
board-prescience-cards = Karty jasnozřivosti

## Bitva

board-battle = Bitva: { $area }
board-battle-round = { $n }. kolo bitvy
board-surprise = překvapivý útok
board-attacks = útočí
board-defends = brání se
board-battle-sum = Zásahy: { $hits }, štíty: { $shields }
board-battle-turned = Speciální symboly otočené veliteli: { $n }
board-battle-suffers = Zbývá utrpět zásahů: { $n }
board-battle-suffered = Zásahy, které prošly: { $n }
board-text-asked = Co se žádá

## Grafy

board-chart-tracks = Jasnozřivost celkem, nadvláda
board-chart-units = Jednotky na mapě
board-chart-spice = Koření

## Nadpisy voleb

group-free = Volné akce
group-die = Použít kostku
group-play = Zahrát kartu
group-special = Speciální akce velitele
group-claim = Vzít kartu jasnozřivosti
group-from = Odkud
group-to = Kam
group-at = Kde
group-fly = Ornitoptérou
group-attack = Zaútočit
group-zone = Vzdušné zóny
