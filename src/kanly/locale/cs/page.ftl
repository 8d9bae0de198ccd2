# Co říká jen stránka.

## Všude

page-skip = Přejít na herní stůl
page-close = Zavřít
page-back = Zpět
page-next = Další
page-go = Přejít
page-send = Odeslat
page-copy = Kopírovat
page-copied = Zkopírováno.
page-copy-failed = Prohlížeč kopírování nedovoluje. Označte odkaz a zkopírujte ho sami.
page-home = Do předsálí
page-help = Nápověda
page-loading = Okamžik…
page-nobody = nikdo
page-language = Jazyk
page-theme = Světlo
page-theme-system = Podle systému
page-theme-dusk = Soumrak
page-theme-noon = Poledne
page-speed = Pohyb
page-speed-slow = Pomalý
page-speed-normal = Běžný
page-speed-fast = Rychlý
page-speed-off = Žádný
page-sound = Zvuk, když jsem na tahu
page-confirm = Čekat na „Ukončit tah“, i když už nic jiného nezbývá
page-text-view = Stůl jako text, pro čtečky a klávesnici
page-error-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
page-error-offline = Není spojení. Odpověď nebyla odeslána; zkuste to za okamžik.
page-error-status = Server to odmítl (kód { $status }).

## Předsálí

page-motto = Spor podle nejpřísnějších pravidel. Zasedněte ke stolu.
page-name = Vaše jméno
page-new = Nová hra
page-way = Způsob hry
page-way-bots = Proti botům
page-way-bots-more =
    { $bots ->
        [one] Vy a { $bots } bot, hned
        [few] Vy a { $bots } boti, hned
        [many] Vy a { $bots } bota, hned
       *[other] Vy a { $bots } botů, hned
    }
page-way-solo = Sólově proti hře samotné
page-way-solo-more = Hra pro jednoho proti soupeřům, které řídí hra sama
page-way-friends = S přáteli
page-way-friends-more = Pošlete odkaz; zbylá místa obsadí boti
page-start = Začít
page-choices-more = Více voleb
page-choices-less = Méně voleb
page-game = Hra
page-edition = Vydání
page-modules = Moduly
page-seats = Rody
page-side = Hrajete za
page-people = Lidé
page-bots = Boti
page-bot-random = Náhodný
page-bot-greedy = Hamižný
page-bot-quick = Rychlý
page-bot-search = Hledající
page-bot-beginner = Začátečník
page-bot-beginner-more = Zná pravidla a často hraje podle nálady.
page-bot-player = Hráč
page-bot-player-more = Hraje rozumně, tah po tahu.
page-bot-veteran = Veterán
page-bot-veteran-more = Přemýšlí několik tahů dopředu.
page-bot-mentat = Mentat
page-bot-mentat-more = Zváží stovky možných budoucností. Dává si na čas.
page-option-each = Určit každému rodu
page-option-random = Náhodně
page-option-none = Bez toho
page-pace = Tempo botů
page-pace-calm = Klidné
page-pace-normal = Běžné
page-pace-quick = Svižné
page-pace-none = Bez čekání
page-clock = Hodiny na tah
page-clock-none = Žádné: hra počká
page-clock-minutes =
    { $n ->
        [one] { $n } minuta na rozhodnutí
        [few] { $n } minuty na rozhodnutí
       *[other] { $n } minut na rozhodnutí
    }
page-clock-hours =
    { $n ->
        [one] { $n } hodina na rozhodnutí
        [few] { $n } hodiny na rozhodnutí
       *[other] { $n } hodin na rozhodnutí
    }
page-seed = Semínko náhody
page-seed-any = libovolné
page-table-name = Název stolu
page-public = Z předsálí se může přidat kdokoli (jinak jen přes odkaz)
page-tables-mine = Moje hry
page-tables-none = Zatím žádné. Začněte novou: stačí dvě kliknutí.
page-tables-all = Ukázat všechny ({ $count })
page-tables-open = Otevřené stoly
page-tables-running = Hry ke sledování
page-status-waiting = Čeká se na hráče
page-status-running = Hraje se
page-status-over = Dohráno
page-won-by = Vítězství: { $who }
page-status-archived = Archivováno
page-round = { $round }. kolo
page-round-word = Kolo
page-your-turn = Jste na tahu
page-join = Přidat se
page-watch = Sledovat
page-continue = Hrát dál
page-open = Otevřít
page-doors = Vstup jinými dveřmi
page-join-link = Přidat se přes odkaz
page-join-link-hint = Vložte pozvánku
page-link-bad = Toto není odkaz na stůl.
page-import = Přinést hru ze záznamu
page-replay-file = Přehrát film ze záznamu

## Místa

page-seat-open = Volné místo
page-seat-game = hra sama
# $level je síla bota, například „hráč“
page-seat-bot = Bot ({ $level })
page-seat-guest = Host { $n }
page-seat-you = vy
page-seat-together = ve společném týmu: { $who }
page-seat-online = připojeno
page-seat-away = odpojeno
page-seats-open = Místa
page-seats-title = Kdo kde sedí
page-seats-note = Kdo otevře odkaz místa, obsadí je. Vaše místo zůstává vaše, dokud je někdo nepřevezme.
page-report = Nahlásit hostiteli
page-report-name = Jméno
page-report-chat = Co bylo řečeno
page-reported = Děkujeme. Hostitel si to přečte.
page-watch-link = Zkopírovat odkaz ke sledování hry
page-sit-down = Posadit se sem
page-hand-over = Předat odkazem
page-leave-bot = Přenechat botovi
page-take-back = Vzít si zpět
page-invite = Pozvánka na toto místo
page-invite-new = Vytvořit pozvánku
page-fill-bot = Obsadit botem
page-no-table = Takový stůl neexistuje
page-no-table-more = V odkazu může být překlep, nebo byl stůl odstraněn.

## Stůl

page-table = Stůl
page-first = První hráč: { $seat }
page-turn-of = Na tahu: { $seat }
page-scores = Vítězné body: { $scores }
page-online = Připojeno
page-offline = Připojování…
page-menu = Nabídka
page-prompt = Co je na řadě
page-prompt-help = Co to znamená?
page-choices = Možnosti
page-undo = Vrátit
page-undo-can = Vrátí vaši poslední akci
page-undo-cannot = Teď nelze nic vrátit
page-end-turn = Ukončit tah
page-waiting = Přemýšlí { $seat }.
page-waiting-table = Čeká se na stůl.
page-waiting-title = Čeká se na hráče
page-waiting-more = Hra začne, jakmile budou všechna místa obsazena. Pošlete každému odkaz jednoho místa.
page-kept-until = Uchová se do { $date }; záznam si stáhněte dřív.
page-seat-before = Předtím: { $who }
page-of-record = Tuto hru vytvořil ze záznamu ten, kdo stůl založil; může tedy vědět, co přijde.
page-seed-chosen = Semínko náhody této hry zvolil ten, kdo stůl založil; může tedy vědět, co přijde.
page-over = Hra skončila.
page-pass-for-me = V tomto boji pasovat za mě
# $time is such as 4:59, or 23:59:59
page-clock-left = zbývá { $time }
# $n is how many others have agreed already
page-stand-in =
    { $n ->
        [0] Ať hraje dál bot
       *[other] Ať hraje dál bot ({ $n })
    }
page-seat-back = Hraje za vás bot: vzít si místo zpět
page-skip-motion = Přeskočit
page-log = Záznam
page-log-look = Ukázat tento okamžik
page-chat = Rozhovor
page-chat-say = Napište něco
page-chat-to = Komu
page-chat-to-all = Všem
page-chat-to-team = Týmu
page-chat-say-team = Napište něco svému týmu
page-chat-team-line = Jen pro váš tým
page-spectator = Divák
page-tabs = Části stolu
page-tab-table = Stůl
page-tab-log = Záznam
page-moment = Okamžik z minulosti
page-moment-at = Po { $at }. akci z { $last }
page-step-back = O krok zpět
page-step-on = O krok vpřed
page-back-to-now = Zpět do přítomnosti

## Konec

page-result = Výsledek
page-won = Vítěz: { $seat }
page-won-you = Vyhráli jste
# $seats: those of one team, or those whom no tie-break parted
page-won-together = Společně vítězí { $seats }
page-won-you-together = Vyhráli jste, a s vámi { $seats }
page-won-shared = O vítězství se dělí { $seats }
page-place = Pořadí
page-house = Rod
page-points = Body
page-points-together = Společně
page-tie = Rovnost bodů; rozhoduje { $tiebreak }: { $first } { $more }, { $second } { $less }.
page-look-at-table = Podívat se na stůl

## Filmy

page-film = Film
page-film-watch = Přehrát film
page-film-so-far = Dosavadní film
page-film-controls = Film
page-film-first = Na začátek
page-film-last = Na konec
page-film-play = Přehrát
page-film-pause = Pozastavit
page-film-slider = Okamžik filmu
page-film-eyes = Čí pohled
page-eyes = Pohled: { $seat }
page-eyes-all = Pohled všech
page-round-jump = Přejít na kolo
page-setup = Příprava hry
page-share = Kopírovat odkaz
page-download = Stáhnout záznam
page-open-file = Otevřít soubor
page-record-hint = Zvolte soubor, který jste uložili tlačítkem „Stáhnout záznam“.
page-no-film = Tento film nelze ukázat.
page-charts = Kolo za kolem
page-charts-by = Čáry
page-charts-teams = Týmy
page-charts-seats = Hráči
page-chart = { $title } podle kol
page-chart-table = Jako tabulka

## Nápověda

page-help-asked = Co je teď na řadě
page-help-table = Tato stránka
page-help-table-more = Co svítí oranžově, lze teď zvolit. Vyberte kartu a pak pole, kam půjde, nebo naopak. Co je zašedlé, po najetí, zaměření nebo dlouhém stisku řekne proč. Stejně se vysvětlí i všechno ostatní.
page-help-together = Společná hra
page-help-together-more = „Místa“ ukazují, kdo kde sedí. Odkaz volného místa pošlete přátelům, své místo můžete předat, přenechat botovi a později si ho vzít zpět. Hra na vás počká; odkaz stolu vás vrátí.
page-help-keys = Klávesy
page-key-choice = volba podle čísla
page-key-end = ukončit tah
page-key-undo = vrátit
page-key-back = zrušit výběr, zavřít
page-key-chat = psát do rozhovoru
page-key-help = tato nápověda
page-key-tab = přechod mezi věcmi; Enter volí

## Rada a rozbor

page-tab-story = Záznam
page-tab-chat = Rozhovor
page-tab-advice = Poradce
page-tab-news = (nové)
page-advice-ask = Poradit
page-advice-thinking = Mentat přemýšlí…
page-advice-later = Poradce vám poslouží, až se budete rozhodovat.
page-advice-note = Odhad hledajícího bota, jen podle toho, co vidíte.
# $n is a whole number of percent
page-advice-chance = výhra { $n } %
# $lead is a number with its sign, such as +1.3
page-advice-lead = náskok { $lead }
# Above a list of all seats with their chances, which sum to 100 %
page-advice-chances = Šance na výhru
# $n is a whole number of percent
page-advice-percent = { $n } %
# Above the options that are about as good as the best one
page-advice-best = Přibližně stejně dobré
# Above options that are worse than those before, and about equal among themselves
page-advice-worse = Horší, přibližně stejné
# Above an analysis: each seat is judged from what it saw
page-advice-note-game = Odhad hledajícího bota; každé rozhodnutí podle toho, co tehdy dané místo vidělo.
page-advice-untried = neposouzeno
page-advice-off = S dalšími lidmi u stolu radí poradce jen tehdy, když s tím všichni souhlasí.
page-advice-agree = Souhlasím s radami pro všechny
page-advice-yes = { $seat }: souhlas
page-advice-no = { $seat }: zatím bez souhlasu
page-analyse = Rozebrat
page-analysing = Rozebírá se…
page-analysis = Rozbor
page-turning-points = Zlomové okamžiky
page-mistakes = Největší chyby
page-analysis-none = Žádné, které by stály za zmínku.
# $before and $after are chances to win, in percent
page-swing = { $seat }: šance na výhru { $before } % → { $after } %
page-mistake = { $seat }: zvoleno „{ $taken }“. Lepší: „{ $best }“ (šance na výhru { $before } %, ne { $after } %).
page-mark-turn = Okamžik { $at }: zlom ({ $seat })
page-mark-mistake = Okamžik { $at }: chyba ({ $seat })

## Prohlídka

page-tour = Prohlídka
page-tour-skip = Přeskočit
page-tour-done = Jdeme hrát
page-tour-welcome = Vítejte u stolu
page-tour-welcome-more = Krátká prohlídka. Hrát můžete kdykoli; prohlídka počká v nabídce.
page-tour-prompt = Co dělat dál
page-tour-prompt-more = Tato lišta vždy říká, co je na řadě, a nabízí volby. Vrátit a Ukončit tah zůstávají na jejím pravém konci. Otazník rozhodnutí vysvětlí.
page-tour-table = Stůl
page-tour-table-more = Co o hře smíte vědět, tak jak to píše hra sama.
page-tour-log = Záznam
page-tour-log-more = Co se stalo, slovy. Kliknutím na řádek se k tomu okamžiku vrátíte.
page-tour-log-more-touch = Co se stalo, slovy. Klepnutím na řádek se k tomu okamžiku vrátíte.
page-tour-end = To je vše
page-tour-end-more = Stůl se vysvětluje sám, jak hrajete, a otazník je vždy po ruce. Hodně štěstí.
