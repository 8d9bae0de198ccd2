# Co říká jen příkazová řádka.

## Začátek a konec hry

cli-seats =
    { $n ->
        [one] 1 hráč
        [few] { $n } hráči
        [many] { $n } hráče
       *[other] { $n } hráčů
    }
cli-seed = semínko náhody { $seed }
cli-resumed =
    { $n ->
        [one] Hra pokračuje po { $n } akci.
        [few] Hra pokračuje po { $n } akcích.
       *[other] Hra pokračuje po { $n } akcích.
    }
cli-type = Volte číslem; ostatní příkazy vypíše help.
cli-goodbye = Zatím se nic neodehrálo. Na shledanou.
cli-kept = Hra je uložena v souboru { $file }. Pokračujte příkazem:
cli-record = Záznam je v souboru { $file }; znovu ho ukáže příkaz { $command }
cli-result = Výsledek
cli-result-points = body
cli-result-ties = při remíze
# The points of a team
cli-result-together = dohromady

## Více lidí u jedné obrazovky

cli-hand-over = Obrazovku teď dostane { $who }.
cli-press-enter = Až se nikdo jiný nebude dívat, stiskněte Enter.

## Příkazy

cli-help-number = číslo
cli-help-number-does = zvolí možnost s tímto číslem
cli-help-action = akce
cli-help-action-does = v zápisu, například: { $example }
cli-help-undo-does = vrátí vaši poslední akci, pokud od té doby nic nevyšlo najevo
cli-help-why-does = řekne, proč akce teď není možná
cli-help-actions-does = vypíše vaše možnosti v zápisu
cli-help-board-does = znovu ukáže stůl
cli-help-hand-does = ukáže vaše karty
cli-help-log-does = vypráví, co se stalo, nedávno nebo od začátku
cli-help-save-does = zapíše záznam hry do souboru
cli-help-help-does = tento přehled
cli-help-quit-does = odejde; hra se uloží a lze v ní pokračovat
# Co se sem píše: „why AKCE“, „save SOUBOR“
cli-action = AKCE
cli-file = SOUBOR

## Odpovědi

cli-no-choice = Možnost { $n } neexistuje; zvolte 1 až { $last }.
cli-not-understood = Nerozumím: { $what }. Napište číslo, akci, nebo help.
cli-not-possible = Není možné: { $reason }.
cli-not-taken-back = Nic se nevrací: { $reason }.
cli-taken-back = Vráceno: { $typed }
cli-possible = Akce { $typed } je teď možná.
cli-why = { $typed }: { $reason }.
cli-why-what = Proč co? Napište akci, například: { $example }
cli-save-where = Kam uložit? Napište soubor: { $example }
cli-not-saved = Neuloženo: { $file }: { $reason }.
cli-saved = Uloženo do souboru { $file }.

## Záznamy

cli-rules = verze pravidel { $n }
cli-actions =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
       *[other] { $n } akcí
    }
cli-verified = ověřeno
cli-replay-action = { $n }. akce, { $who }: { $typed }
cli-replay-position =
    { $n ->
        [one] Po { $n } akci rozhoduje { $who }: { $prompt }
        [few] Po { $n } akcích rozhoduje { $who }: { $prompt }
       *[other] Po { $n } akcích rozhoduje { $who }: { $prompt }
    }

## Rada

cli-advise-chance = výhra
cli-advise-lead = náskok
cli-advise-tries = pokusy
cli-advise-option = možnost; v jedné skupině jsou přibližně stejné
# $n is a whole number of percent
cli-advise-percent = { $n } %
cli-advise-note = Odhady hledajícího bota podle toho, co místo vidí; náskok je v bodech před nejlepším soupeřem na konci kola.
# $chances is a list of names with their chances, which sum to 100 %
cli-advise-chances = Šance všech: { $chances }
# $name is a player's, $chance such as "25 %"
cli-advise-seat-chance = { $name } { $chance }
cli-advise-turning-points = Zlomové okamžiky
cli-advise-mistakes = Největší chyby
cli-advise-none = Žádné, které by stály za zmínku.
# $since is the number of an action, $before and $after are chances to win
cli-advise-swing = { $who }: šance na výhru { $before } -> { $after } od akce { $since }
cli-advise-mistake = { $who }: zvoleno „{ $taken }“; lepší bylo „{ $best }“ (šance na výhru { $before }, ne { $after })

## Seznam her

cli-games-game = hra
cli-games-edition = vydání
cli-games-title = název
cli-games-players = hráči
# Heads a column that says what the bots' chances to win come from
cli-games-chances = šance na výhru
# $counts is for how many players, such as "1 to 4"
cli-games-learned = naučené pro { $counts }
cli-games-plain = prosté: boti soudí podle stavu míst
cli-counts-range = { $first } až { $last }

## Otevření stránky

cli-needs-table = stůl potřebuje další součásti: { $command }, nebo hrajte v terminálu: { $option }
cli-no-tls = Na tuto adresu se lze dostat odjinud, a to bez TLS: kdo je po cestě, může číst cookies a zabírat místa. Postavte před ni proxy, která ukončuje TLS, a uveďte { $option }.
cli-page-opens = Stránka se otevře v prohlížeči; zde ji ukončí Ctrl-C.
