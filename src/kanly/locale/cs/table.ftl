# Co odpovídá server, když nemůže udělat, oč je žádán.

table-unknown = takový stůl neexistuje
table-no-seat = místo { $n } neexistuje
table-not-your-seat = toto místo není vaše
table-seat-taken = toto místo je obsazené, nebo jeho odkaz už neplatí
table-one-seat = u tohoto stolu už místo máte
table-bot-sits = vaše místo drží bot; nejdřív si ho vezměte zpět
table-spectator = jen přihlížíte; chcete-li hrát, obsaďte některé místo
table-waiting = hra začne, až budou všechna místa obsazená
table-stale = u stolu se mezitím hrálo dál; podívejte se znovu
table-running = záznam lze číst až po skončení hry
table-archived = v této hře nelze pokračovat
# $reason je anglicky: týká se záznamu
table-archived-why = S těmito pravidly nelze v této hře pokračovat. Zůstává uložená a lze stáhnout, co udělalo vaše místo.
table-no-film = zatím není co ukázat
table-moving = stůl se právě stěhuje na jiný server; zkuste to znovu
table-banned = hostitel vaši adresu nepouští dovnitř
table-muted = hostitel vás umlčel
table-name-taken = někdo u tohoto stolu má stejné nebo zaměnitelné jméno
table-closed-why = Hostitel tento stůl zavřel.
table-busy = server je vytížený; zkuste to znovu
table-film-failed = film nelze připravit; zkuste znovu
table-advice-off = rady jsou vypnuté, dokud nesouhlasí všichni lidé u stolu
table-advice-later = rada je k dispozici, až se budete rozhodovat
table-advice-busy = rádce ještě přemýšlí
table-advice-failed = rádce nemá odpověď; zkuste to znovu
table-analysis-running = hru lze rozebrat, až skončí
table-analysis-failed = hru se nepodařilo rozebrat; zkuste to znovu
table-too-many =
    { $n ->
        [one] už máte { $n } stůl; nejdřív ho dohrajte
        [few] už máte { $n } stoly; nejdřív některý dohrajte
       *[other] už máte { $n } stolů; nejdřív některý dohrajte
    }
table-too-many-here = z vaší adresy bylo založeno příliš mnoho stolů; nejdřív některý dohrajte
table-too-many-kept = server už pro vás uchovává dost stolů; místo bude, až staré smaže
table-not-absent = na tom se lze dohodnout, až když někdo nechá ostatní chvíli čekat
table-seats-enough = u tohoto stolu už sedělo dost lidí
table-undo-enough = u tohoto stolu se už vracelo dost tahů
table-too-many-bots = máte příliš mnoho přemýšlivých botů; zvolte lehčí, nebo nejdřív některou hru dohrajte
table-too-fast = příliš mnoho zpráv; chvíli počkejte
table-chat-full = chat tohoto stolu je plný
table-no-team = hrajete sami za sebe; nemáte žádný tým, se kterým byste mluvili
table-not-understood = této zprávě server nerozumí
table-not-stored = nelze uložit; zkuste znovu
table-store-failed = server se teď nedostane ke své paměti; zkuste později
table-origin = tato stránka nesmí s tímto serverem mluvit
table-failed = něco se nezdařilo; server si chybu zapsal
# $line: kde je v záznamu chyba; 0, když jde o celek
record-refused =
    { $line ->
        [0] tento záznam nelze přečíst
       *[other] tento záznam nelze přečíst: chyba je na řádku { $line }
    }
http-400 = tomuto požadavku server nerozumí
http-404 = tady nic není
http-405 = tady se nic takového dělat nedá
http-413 = těch dat je příliš mnoho
http-429 = příliš mnoho požadavků; chvíli počkejte
http-500 = něco se nezdařilo; server si chybu zapsal
table-unknown-bot = takový bot není
