### Co o Válce o Arrakis říká jen stránka.

## Lobby

page-game-arrakis = Duna: Válka o Arrakis
page-side-arrakis-0 = Atreidy
page-side-arrakis-1 = Harkonneny

## Stůl

page-tab-board = Mapa
page-tab-hand = Karty
page-tab-atreides = Atreidové
page-tab-harkonnen = Harkonnenové

## Nápověda

page-help-aim = Cíl hry
page-help-aim-more = Harkonnenové pátrají po síčích: s nadvládou 10 ihned vítězí. Atreidové vítězí, když jejich tři žetony jasnozřivosti dosáhnou čísel tajného cíle; zjišťuje se to na konci kola a při pádu Arrakénu.
page-help-round = Kolo
page-help-round-more = Hráči doberou plánovací karty, odhalí se tři karty jasnozřivosti. Harkonnenové umístí transportéry, obě strany střídavě používají akční kostky, červi a bouře postihnou Harkonneny v poušti, a pak se sklízí koření.
page-help-turns = Vaše tahy
page-help-turns-more = Použijte kostku na to, co nabízí její symbol, na speciální akci velitele na jejím poli, nebo na zahrání plánovací karty. Atreidové mohou bez kostky využít pouštní sílu, dokud jich mají méně.
page-help-combat = Bitvy
page-help-combat-more = Každá jednotka hází jednou kostkou, nejvýše šesti. Velitelé mění speciální symboly v zásahy a štíty, speciální elitní jednotky ruší štíty, štíty ruší zásahy. Kdo zásahy utrpí, určí vlastník. Před útokem čtete, na kolik procent se podaří, kdyby se obě strany bily do konce bez plánovacích karet.

## Prohlídka

page-tour-board = Mapa
page-tour-board-more = Co lze zvolit, svítí oranžově: vyberte legii, pak oblast. Ukažte na oblast a přečtete si, co v ní stojí; kolečkem se přibližuje. Nadvláda je vedle mapy na západě, jasnozřivost na východě.
page-tour-board-more-touch = Co lze zvolit, svítí oranžově: vyberte legii, pak oblast. Dvěma prsty se přibližuje.
page-tour-hand = Karty
page-tour-hand-more = Plánovací karty se hrají libovolnou kostkou, nebo se v bitvě odhazují za jednu bitevní kostku navíc. Karty jasnozřivosti leží odkryté; Atreidové berou nejvýše dvě za kolo.
page-tour-atreides = Desky
page-tour-atreides-more = Kostky leží na polích svých symbolů, velitelé vedle nich. Otočený velitel byl v tomto kole použit.
page-tour-harkonnen = Deska koření
page-tour-harkonnen-more = Nejnižší žeton určuje, kolika kostkami Harkonnenové hází a které transportéry přijedou.
