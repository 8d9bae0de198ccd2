"""House Hagal in the terminal: rivals of a one-player game, the spoiler of a two-player game."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import kanly
from kanly import Event
from kanly.bots import make_bot
from kanly.cli.faces import Choice, face_of
from kanly.cli.screen import THEME
from tests.cli.helpers import narrate, run, run_process
from tests.scene import Scene

FACE = face_of("imperium")
DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
RABBAN = 'Glossu "The Beast" Rabban'


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def drawn(what: RenderableType, width: int = 140) -> str:
    console = Console(file=io.StringIO(), width=width, theme=THEME, highlight=False, record=True)
    console.print(what)
    return console.export_text()


def table(scene: Scene, seat: int = 0, width: int = 140) -> str:
    return drawn(FACE.table(scene.game.observe(seat), width), width)


def flat(text: str) -> str:
    """Return a text without frames and line breaks."""
    return re.sub(r"[\s│]+", " ", text)


def told(scene: Scene, viewer: int = 0) -> list[str]:
    return [
        line.text.plain
        for line in FACE.story(scene.game.config, scene.game.events_for(viewer), scene.game.observe(viewer))
    ]


def offered(scene: Scene) -> dict[str, Choice]:
    groups = FACE.choices(scene.game.observe(0))
    return {choice.action.text: choice for group in groups for choice in group.choices}


def row_of(text: str, name: str) -> list[str]:
    return next(line for line in text.splitlines() if re.match(rf"│ . {re.escape(name)}", line)).split(name)[1].split()


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_whole_solo_game_by_piped_choices(difficulty: str) -> None:
    arguments = ("--seats", "1", "--difficulty", difficulty, "--seed", "5", "--log", "game.kanly")
    text = run("play", *arguments, typed="1\n" * 600)
    level = difficulty.replace("_", " ").title()
    assert f"1 seat against House Hagal · difficulty {level} · seed 5" in text
    game = kanly.read_record(Path("game.kanly").read_text(), verify=True)
    assert game.is_over
    assert game.config.options["difficulty"] == difficulty
    assert {seat for seat, _ in game.actions} == {0}
    assert game.outcome is not None
    result = text.split("─ Result ─")[1]
    places = re.findall(r"│ ([123])\. +([●◆▲]) .*? (\d+) ", result)
    ranking = [group[0] for group in game.outcome.ranking]
    assert [(place, "●◆▲".index(mark)) for place, mark, _ in places] == list(zip("123", ranking, strict=True))
    assert re.search(rf"You have lost to [\w\" ]+ at difficulty {level} and are (second|third)\.", flat(result))


def test_a_solo_game_in_a_real_process(tmp_path: Path) -> None:
    done = run_process("play", "--seats", "1", "--seed", "5", typed="1\n" * 600, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 seat against House Hagal · difficulty Mercenary · seed 5" in done.stdout
    assert "The game is over. You lose: " in done.stdout


@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_two_player_game_by_piped_choices(people: int) -> None:
    arguments = ("--seats", "2", "--people", str(people), "--bots", "random", "--seed", "5", "--log", "game.kanly")
    text = run("play", *arguments, typed="1\n" * 2000)
    assert "2 seats and House Hagal · seed 5" in text
    assert ("Hand the screen to ◆" in text) == (people == 2)
    game = kanly.read_record(Path("game.kanly").read_text(), verify=True)
    assert game.is_over
    assert {seat for seat, _ in game.actions} == {0, 1}
    result = text.split("─ Result ─")[1]
    assert len(re.findall(r"│ [12]\. +[●◆] ", result)) == 2
    assert "House Hagal" not in result


def test_a_solo_game_left_and_resumed_is_the_same_game() -> None:
    start = ("play", "--seats", "1", "--difficulty", "mentat", "--seed", "8")
    run(*start, "--log", "whole.kanly", typed="1\n" * 600)
    left = run(*start, "--log", "parts.kanly", typed="1\n" * 9)
    assert "kanly play --resume parts.kanly --people 1 --seat 0\n" in left
    again = run("play", "--resume", "parts.kanly", typed="1\n" * 600)
    assert "1 seat against House Hagal · difficulty Mentat · seed 8" in again
    assert "resumed after 9 actions" in again
    assert Path("parts.kanly").read_text() == Path("whole.kanly").read_text()


def test_a_person_may_sit_at_either_seat_beside_house_hagal() -> None:
    text = run("play", "--seats", "2", "--seat", "1", "--seed", "5", "--bots", "random", typed="1\n" * 3)
    assert re.search(r"◆ You play ", text)
    assert re.search(r"▲ House Hagal +\d ", text)


def test_a_bot_can_be_watched_against_the_rivals() -> None:
    text = run("play", "--seats", "1", "--people", "0", "--bots", "random", "--seed", "3")
    assert re.search(r"Round 1: the Conflict is [\w ]+\. [\w ]+ draws a hand\.", text)
    lost = r"Result .*[\w\" ]+ has lost to [\w\" ]+ at difficulty Mercenary and is (second|third)\."
    assert re.search(lost, flat(text))


def test_leaders_of_all_three_can_be_named_or_chosen() -> None:
    named = "helena_richese,earl_memnon_thorvald,glossu_the_beast_rabban"
    text = run("play", "--seats", "1", "--leaders", named, "--seed", "1", typed="")
    assert "● You play Helena Richese." in text
    assert "◆ Rival 1 plays Earl Memnon Thorvald." in text
    assert f"▲ Rival 2 plays {RABBAN}." in text
    typed = "leader paul_atreides\nleader helena_richese\nleader count_ilban_richese\n"
    text = run("play", "--seats", "1", "--leaders", "choose", "--seed", "1", typed=typed)
    assert "You decide for a rival. Choose the leader of rival 1. Only the ring is used." in text
    assert re.search(r"\d +Count Ilban Richese +Manufacturing: gain 1 Solari", text)
    assert "Not possible: " in text
    assert "Choose the leader of rival 2." in text


# -- replay and simulate -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_replay_tells_such_games(seats: int) -> None:
    game = kanly.new("imperium", seats=seats, seed=12)
    bot, rng = make_bot("random", game.rules), kanly.Rng.seeded(4)
    while not game.is_over:
        game.apply(bot.choose(game.decision, game.observe, rng))
    Path("game.kanly").write_text(game.record())
    text = run("replay", "game.kanly", "--verify")
    head = {
        1: "1 seat against House Hagal · leaders random, difficulty Mercenary · seed 12",
        2: "2 seats and House Hagal · leaders random · seed 12",
    }
    assert head[seats] in text
    agents = sum(event.kind == "rival_agent" for event in game.events)
    assert len(re.findall(r"turns up [^.]*?\bsends an Agent", flat(text))) == agents
    assert "Result" in text
    told = run("replay", "game.kanly", "--log")
    assert re.search(rf" 1\. [\w\" ]+: {re.escape(game.actions[0][1].text)}", told)
    assert "seat 0" not in told.lower()
    position = run("replay", "game.kanly", "--until", "20")
    assert "House Hagal" in position
    assert re.search(r"After 20 actions [^\n]+ decides: ", position)


def test_simulate_reports_how_often_the_rivals_are_beaten() -> None:
    arguments = ("simulate", "--seats", "1", "--difficulty", "sardaukar", "--games", "6", "--seed", "1", "--check")
    report = json.loads(run(*arguments, "--json"))
    assert report["options"] == {"leaders": "random", "difficulty": "sardaukar"}
    assert report["seats"] == 1
    assert report["bots"] == ["random"]
    assert report["violations"] == []
    assert len(report["wins_by_seat"]) == len(report["mean_points_by_seat"]) == 3
    assert sum(report["wins_by_seat"]) == 6
    assert report["win_rate"] == round(report["wins_by_seat"][0] / 6, 4)
    text = run(*arguments)
    assert text.startswith("6 games of imperium (base, difficulty sardaukar), seeds 1 to 6: ")
    assert re.search(r"● seat 0 +random +\d ", text)
    assert re.search(r"▲ seat 2 +game +\d ", text)
    assert re.search(rf"won against the game: {report['wins_by_seat'][0]} of 6 games \([\d.]+%\)", text)


def test_simulate_with_two_seats_does_not_list_the_spoiler() -> None:
    arguments = ("simulate", "--seats", "2", "--bots", "random", "--games", "3")
    report = json.loads(run(*arguments, "--json"))
    assert report["win_rate"] == 1.0
    assert report["wins_by_seat"][2] == 0
    text = run(*arguments)
    assert "◆ seat 1" in text
    assert "seat 2" not in text
    assert "against the game" not in text


# -- the table ---------------------------------------------------------------------------------------------------


def test_rivals_have_goods_and_intrigue_but_no_hand_and_no_deck() -> None:
    scene = Scene(seats=1, difficulty="sardaukar").set(
        1, solari=3, spice=5, water=2, troops=(4, 2), influence={"guild": 4}, intrigue=["bribery", "windfall"]
    )
    text = table(scene)
    points_goods_agents_troops = ["2", "3", "5", "2", "2", "4", "2", "4"]
    tracks_and_intrigue = ["0", "4*", "0", "0", "2", "│"]
    assert row_of(text, RABBAN) == points_goods_agents_troops + tracks_and_intrigue
    assert "◆ rival of House Hagal" in text
    assert "▲ rival of House Hagal" in text
    assert "Bribery" not in text


def test_the_spoiler_has_neither_points_nor_goods_nor_cards() -> None:
    scene = Scene(seats=2).set(2, troops=(4, 2), influence={"guild": 1}, agents=["carthag"])
    text = table(scene)
    assert row_of(text, "House Hagal") == ["2", "4", "2", "4", "0", "1", "0", "0", "│"]
    assert "Carthag ▲" in text
    assert re.search(r" 4 ▲ House Hagal +2 troops", text)
    assert "Swordmaster" not in re.sub("Swordmaster +8 Solari: gain the Swordmaster", "", text)


def test_the_cards_that_house_hagal_has_turned_up_lie_open_and_its_deck_does_not() -> None:
    scene = Scene(seats=1).set(0, hand=["diplomacy", "dagger"], intrigue=["bribery"])
    assert "Turned up: nothing" in table(scene)
    assert "27 cards in its deck" in table(scene)
    scene.stack_hagal("wealth", "conspire", "carthag").do("agent diplomacy@wealth", "done")
    assert "Turned up: Wealth, Conspire and Carthag" in table(scene)
    assert "24 cards in its deck" in table(scene)
    other = Scene(seats=1).set(0, hand=["diplomacy", "dagger"], intrigue=["bribery"])
    other.stack_hagal("wealth", "conspire", "carthag").do("agent diplomacy@wealth", "done")
    other.stack_hagal("heighliner")
    assert table(scene) == table(other)


def test_the_difficulty_and_what_it_changes_are_shown() -> None:
    easy = table(Scene(seats=1))
    assert "House Hagal: Mercenary" in easy
    assert "A rival trades 7 Solari, 7 spice, 3 water or 3 Intrigue cards for a point." in easy
    assert "The rivals' Swordmasters come in round 5." in easy
    assert "2 Solari: draw 1 card and take the Mentat" in easy
    assert "(not at this difficulty)" not in easy
    assert "deploys no more" not in easy
    hard = Scene(seats=1, difficulty="kwisatz_haderach")
    text = table(hard)
    assert "House Hagal: Kwisatz Haderach" in text
    assert "In Conflicts I and II one that leads by two troops deploys no more." in flat(text)
    assert "5 Solari: draw 1 card and take the Mentat" in text
    assert "5 Solari: draw 1 card and take the Mentat" in table(hard, kanly.SPECTATOR)
    assert re.search(r"8 Solari: gain the Swordmaster, your third Agent.*\(not at this difficulty\)", text, re.DOTALL)
    hard.state.round = 3
    assert "Swordmasters come" not in table(hard)


def test_three_and_four_players_see_nothing_of_house_hagal() -> None:
    assert "Hagal" not in table(Scene(seats=3))


@pytest.mark.parametrize("width", [100, 140])
def test_the_names_of_rivals_fit(width: int) -> None:
    scene = Scene(seats=1, leaders=["paul_atreides", "baron_vladimir_harkonnen", "countess_ariana_thorvald"])
    lines = table(scene, 0, width).splitlines()
    for name in ("◆ Baron Vladimir Harkonnen", "▲ Countess Ariana Thorvald"):
        assert any(line.startswith(f"│ {name} ") for line in lines)


# -- prompts -----------------------------------------------------------------------------------------------------


def test_a_ring_with_a_price_asks_the_person() -> None:
    scene = Scene(seats=1, leaders=["paul_atreides", "baron_vladimir_harkonnen"]).set(0, hand=["dagger", "dagger"])
    scene.set(1, solari=1).stack_hagal("arrakeen_1h").do("agent dagger@hall_of_oratory")
    seen = scene.game.observe(0)
    assert FACE.prompt(seen) == "You decide for a rival. Does Baron Vladimir Harkonnen use the ring, Scheme?"
    assert {text: (choice.label, choice.hint) for text, choice in offered(scene).items()} == {
        "use baron_vladimir_harkonnen/intrigue": ("Yes", "Pay 1 Solari: draw 1 Intrigue card"),
        "done": ("No", ""),
    }
    assert FACE.status(seen).plain.startswith(
        "◆ Baron Vladimir Harkonnen  0 victory points · 1 Solari, 0 spice, 0 water"
    )


def test_a_tie_between_factions_asks_the_person() -> None:
    scene = Scene(seats=1, conflict="skirmish_c").set(1, troops=(0, 3), influence={"guild": 2, "emperor": 1})
    scene.set(0, influence={"fremen": 4}).stack_hagal("carthag").fight()
    assert FACE.prompt(scene.game.observe(0)) == (
        f"You decide for a rival. With which faction does {RABBAN} gain 1 influence? "
        "The rival has equally little with these."
    )
    assert {text: choice.hint for text, choice in offered(scene).items()} == {
        "faction bene_gesserit": "0 -> 1",
        "faction fremen": "0 -> 1",
    }


def test_a_step_of_a_rival_up_a_track_shows_what_it_brings_a_rival() -> None:
    scene = Scene(seats=1, conflict="skirmish_c").stack_hagal("carthag")
    scene.set(1, troops=(0, 3), influence={"guild": 3, "emperor": 3, "bene_gesserit": 3, "fremen": 3})
    scene.set(0, influence={"fremen": 4}).fight()
    assert {text: choice.hint for text, choice in offered(scene).items()} == {
        "faction emperor": "3 -> 4; the Alliance",
        "faction guild": "3 -> 4; the Alliance",
        "faction bene_gesserit": "3 -> 4; the Alliance",
        "faction fremen": "3 -> 4",
    }


def test_a_choice_of_rewards_asks_the_person() -> None:
    scene = Scene(seats=1, conflict="machinations").set(1, troops=(0, 3)).stack_hagal("carthag").fight()
    assert FACE.prompt(scene.game.observe(0)) == f"You decide for a rival. Choose 2 of these for {RABBAN}."
    assert "Gain 1 influence with the Spacing Guild and gain 1 influence with the Fremen" in [
        choice.label for choice in offered(scene).values()
    ]
    either = Scene(seats=1, conflict="cloak_and_dagger").set(0, troops=(0, 9))
    either.set(1, troops=(0, 3)).set(2, troops=(0, 3)).stack_hagal("carthag", "hall_of_oratory").fight()
    while either.game.state.pending[1] == 0:
        either.do(either.options[0])
    assert FACE.prompt(either.game.observe(0)) == f"You decide for a rival. Choose one of these for {RABBAN}."


# -- the story ---------------------------------------------------------------------------------------------------


def test_a_turn_of_a_rival_is_one_sentence_with_the_cards_ignored() -> None:
    scene = Scene(seats=1).set(0, hand=["dagger", "dagger"], intrigue=["bribery"])
    scene.stack_hagal("hall_of_oratory", "harvest_spice", "conspire", "carthag")
    scene.do("agent dagger@hall_of_oratory", "done")
    assert told(scene)[1:3] == [
        f"{RABBAN} turns up Hall of Oratory (occupied), Harvest Spice (no bonus spice), then Conspire, sends an Agent "
        "there, gains influence with the Emperor (now 1) and recruits 2 troops.",
        "Count Ilban Richese turns up Carthag, sends an Agent there, recruits 1 troop and deploys 1 troop "
        "(strength 2).",
    ]


def test_a_card_ignored_because_of_the_voice_says_so() -> None:
    scene = Scene(seats=1).set(0, hand=["dagger", "dagger"], intrigue=["bribery"]).stack_hagal("carthag", "wealth")
    scene[0].voice = scene.state.edition.space_ids["carthag"]
    scene.do("agent dagger@hall_of_oratory", "done")
    assert told(scene)[1].startswith(f"{RABBAN} turns up Carthag (closed by The Voice), then Wealth, sends an Agent")


def test_what_a_rival_trades_for_a_point_is_told() -> None:
    scene = Scene(seats=1).set(0, hand=["dagger", "dagger"], intrigue=["bribery"]).bonus("hagga_basin", 1)
    scene.set(1, spice=5).stack_hagal("harvest_spice", "wealth").do("agent dagger@hall_of_oratory", "done")
    assert told(scene)[1] == (
        f"{RABBAN} turns up Harvest Spice, sends an Agent to Hagga Basin, gains 3 spice and trades 7 spice for 1 "
        "victory point (now 1)."
    )
    cards = Scene(seats=1, conflict="skirmish_a").set(0, troops=(0, 9)).set(1, troops=(0, 1))
    cards.set(1, intrigue=["bribery", "windfall"]).set_intrigue_deck("dispatch_an_envoy").stack_hagal("carthag").fight()
    assert (
        f"{RABBAN} takes the second reward of Skirmish, draws 1 Intrigue card, trades the Intrigue cards "
        "Dispatch an Envoy, Windfall and Bribery for 1 victory point (now 1) and gains 2 Solari."
    ) in told(cards)


def test_the_swords_of_each_rival_are_told_before_the_result() -> None:
    scene = Scene(seats=1, conflict="skirmish_a").set(0, troops=(0, 1)).set(1, troops=(0, 2)).set(2, troops=(0, 3))
    scene.stack_hagal("heighliner", "carthag").fight()
    assert told(scene)[:3] == [
        f"{RABBAN} turns up Heighliner and adds 6 swords (strength 10).",
        "Count Ilban Richese turns up Carthag and adds no swords (strength 6).",
        f"{RABBAN} wins the Conflict ({RABBAN} 10, Count Ilban Richese 6, You 2).",
    ]


def test_an_expert_rival_that_keeps_its_troops_is_told() -> None:
    scene = Scene(seats=1, difficulty="mentat").set(0, hand=["dagger", "dagger"], intrigue=["bribery"])
    scene.set(1, troops=(3, 2)).stack_hagal("carthag", "wealth").do("agent dagger@hall_of_oratory", "done")
    assert told(scene)[1] == (
        f"{RABBAN} turns up Carthag, sends an Agent there, recruits 1 troop and keeps their troops back, being far "
        "enough ahead."
    )


def test_the_rivals_swordmasters_come_without_every_hand_being_told() -> None:
    scene = Scene(seats=1)
    scene.state.round = 4
    scene.finish_round()
    lines = told(scene, kanly.SPECTATOR)
    start = next(number for number, line in enumerate(lines) if line.startswith("Round 5: "))
    assert lines[start].endswith(". Earl Memnon Thorvald draws a hand.")
    assert lines[start + 1 : start + 3] == [
        f"{RABBAN} gains the Swordmaster, a third Agent.",
        "Count Ilban Richese gains the Swordmaster, a third Agent.",
    ]
    assert " draws 5 cards" not in " ".join(lines)


def test_what_house_hagal_harvests_goes_to_the_bank() -> None:
    scene = Scene(seats=2).set(0, hand=["dagger", "dagger"], intrigue=["bribery"]).bonus("hagga_basin", 1)
    scene.stack_hagal("harvest_spice").do("agent dagger@hall_of_oratory", "done")
    assert told(scene)[1] == (
        "House Hagal turns up Harvest Spice and sends an Agent to Hagga Basin, whose bonus spice (1) goes to the bank."
    )


def test_the_reshuffle_is_told() -> None:
    scene = Scene(seats=2).set(0, hand=["dagger", "dagger"], intrigue=["bribery"])
    scene.stack_hagal("reshuffle").do("agent dagger@hall_of_oratory", "done")
    lines = told(scene)
    assert lines[1:3] == ["House Hagal turns up Reshuffle.", "All House Hagal cards are shuffled into a new deck."]
    assert lines[3].startswith("House Hagal turns up ")


def test_house_hagal_wins_nothing_but_takes_control_away() -> None:
    scene = Scene(seats=2, conflict="siege_of_arrakeen").control("arrakeen", 1)
    scene.set(0, troops=(0, 1)).set(2, troops=(0, 2)).stack_hagal("heighliner").fight()
    assert told(scene)[1:4] == [
        "House Hagal wins the Conflict (House Hagal 10, You 2), but takes no reward.",
        f"{RABBAN} loses control of Arrakeen.",
        "You take the second reward of Siege of Arrakeen and gain 4 Solari.",
    ]
    assert "You lose control of Arrakeen." in told(scene, 1)


def test_house_hagal_in_second_place_takes_no_reward() -> None:
    scene = Scene(seats=2).set(0, troops=(0, 3)).set(2, troops=(0, 1)).stack_hagal("carthag").fight()
    assert "You win the Conflict (You 6, House Hagal 2); House Hagal takes no reward." in told(scene)
    tied = Scene(seats=2).set(0, troops=(0, 1)).set(2, troops=(0, 1)).stack_hagal("carthag").fight()
    assert "Nobody wins the Conflict (You 2, House Hagal 2); House Hagal takes no reward." in told(tied)


def test_the_end_of_a_solo_game_says_who_was_beaten() -> None:
    names = ("Paul", "Memnon", "Rabban")
    over = Event("game_over", 0, {"scores": [11, 9, 8]})
    assert narrate([over], names, 0, 1)[0].text == (
        "The game is over. You win against the rivals with 11 victory points."
    )
    lost = Event("game_over", 2, {"scores": [9, 8, 10]})
    assert narrate([lost], names, 0, 1)[0].text == "The game is over. You lose: Rabban wins with 10 victory points."
    assert narrate([lost], names, -1, 1)[0].text == "The game is over. Rabban wins with 10 victory points."


def test_the_result_of_a_solo_game_won() -> None:
    scene = Scene(seats=1, difficulty="mentat").set(0, vp=12, hand=[]).set_conflict_deck().finish_round()
    assert scene.game.outcome is not None
    text = drawn(FACE.result(scene.game.observe(0), scene.game.outcome))
    assert "You have beaten both rivals at difficulty Mentat." in text
    watched = drawn(FACE.result(scene.game.observe(), scene.game.outcome))
    assert "Earl Memnon Thorvald has beaten both rivals at difficulty Mentat." in watched


def test_two_rivals_who_share_the_first_place_have_both_won() -> None:
    scene = Scene(seats=1).set(1, vp=11).set(2, vp=11).set(0, hand=[]).set_conflict_deck().finish_round()
    assert scene.game.outcome is not None
    text = drawn(FACE.result(scene.game.observe(0), scene.game.outcome))
    assert f"You have lost to {RABBAN} and Count Ilban Richese at difficulty Mercenary and are third." in text
    assert len(re.findall(r"│ 1\. ", text)) == 2
    assert "│ 3.  ● Earl Memnon Thorvald" in text
