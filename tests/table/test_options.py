"""What a game is made of, over HTTP: editions with modules, and options as the game offers them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import msgspec
import pytest

import kanly
from kanly.bots import make_bot
from kanly.engine.options import EACH, SEATS, Option, check_options, for_people
from kanly.lab.play import play_game
from kanly.table.film import cut_film
from tests.table.helpers import Data, Player, Server, serving
from tests.toys.edition import registered


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registered():
        yield


def games(server: Server) -> dict[str, Data]:
    return {game["id"]: game for game in Player(server).call("GET", "/api/games")}


# -- what is offered ---------------------------------------------------------------------------------------


def test_games_are_listed_with_their_variants(server: Server) -> None:
    game = games(server)["imperium"]
    assert [edition["id"] for edition in game["editions"]] == ["base", "uprising", "toy"]
    more = {"bloodlines": "Bloodlines", "tech": "Tech"}
    assert [edition["modules"] for edition in game["editions"]] == [more, {"choam": "CHOAM", **more}, {"more": "More"}]
    variants = [(each["edition"], each["modules"], each["seats"]) for each in game["variants"]]
    assert variants == [
        ("base", [], [1, 2, 3, 4]),
        ("base", ["bloodlines"], [1, 2, 3, 4]),
        ("base", ["bloodlines", "tech"], [1, 2, 3, 4]),
        ("uprising", [], [1, 2, 3, 4, 6]),
        ("uprising", ["choam"], [1, 2, 3, 4, 6]),
        ("uprising", ["bloodlines"], [1, 2, 3, 4, 6]),
        ("uprising", ["choam", "bloodlines"], [1, 2, 3, 4, 6]),
        ("uprising", ["bloodlines", "tech"], [1, 2, 3, 4, 6]),
        ("uprising", ["choam", "bloodlines", "tech"], [1, 2, 3, 4, 6]),
        ("toy", [], [3, 4]),
        ("toy", ["more"], [3, 4]),
    ]


def test_the_options_are_those_that_the_game_offers(server: Server) -> None:
    rules = kanly.rules_of("imperium")
    for shown in games(server)["imperium"]["variants"]:
        options = rules.options(kanly.Variant(shown["edition"], tuple(shown["modules"])))
        assert shown["options"] == [option.data() for option in options]
        assert [option["message"] for option in shown["options"]] == [f"option-{option.name}" for option in options]


def test_components_are_those_of_the_edition_with_its_modules(server: Server) -> None:
    person = Player(server)
    without = person.call("GET", "/api/catalogue/imperium/toy")["cards"]
    with_it = person.call("GET", "/api/catalogue/imperium/toy?with=more")["cards"]
    assert set(with_it) - set(without) == {"traveller"}


@pytest.mark.parametrize("query", ["with=none", "with=more,none", "with=base", "with=%00"])
def test_components_with_unknown_modules_are_not_there(server: Server, query: str) -> None:
    assert Player(server).refused("GET", f"/api/catalogue/imperium/toy?{query}")[0] == 404


# -- what is chosen ----------------------------------------------------------------------------------------


def test_a_table_is_made_of_an_edition_with_modules_and_options(server: Server) -> None:
    person = Player(server)
    leaders = "head_two,?,head_one"
    table = person.make(edition="toy", modules=["more"], seats=3, people=1, options={"leaders": leaders})
    assert (table["edition"], table["modules"]) == ("toy", ["more"])
    game = server.live(table["id"]).game
    assert game is not None
    assert game.config.variant == kanly.Variant("toy", ("more",))
    assert game.config.options == {"leaders": leaders, "confirm": "0"}
    assert person.table(table["id"])["modules"] == ["more"]


def test_a_film_knows_its_variant() -> None:
    game = kanly.new("imperium", edition="toy", modules=["more"], seats=3, seed=1)
    play_game(game, [make_bot("random", game.rules)] * 3, kanly.Rng.seeded(1))
    film = msgspec.json.decode(cut_film(game.record(), kanly.SPECTATOR))
    assert (film["edition"], film["modules"]) == ("toy", ["more"])
    assert film["result"]["teams"] == []
    assert sorted(film["result"]["places"]) == [1, 2, 3]


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"modules": ["more"]}, "unknown module 'more'; there are bloodlines, tech"),
        ({"edition": "toy", "modules": ["less"]}, "unknown module 'less'; there are more"),
        ({"edition": "toy", "seats": 6}, "Toy seats 3 or 4 players, not 6"),
        ({"options": {"luck": "good"}}, "unknown option 'luck' of imperium; there are leaders, difficulty, confirm"),
        ({"options": {"seed": "1", "game": "x"}}, "unknown option 'seed' of imperium; "),
        ({"options": {"difficulty": "mentat"}}, "difficulty is an option of games with 1 seat, not with 4"),
        ({"options": {"difficulty": "cruel"}, "seats": 1}, "unknown difficulty 'cruel'; there are mercenary"),
        ({"options": {"difficulty": ""}, "seats": 1}, "unknown difficulty ''; there are mercenary"),
        ({"options": {"leaders": "nobody"}}, "unknown leader 'nobody'; there are "),
        ({"options": {"leaders": "?,?"}}, "2 leaders for 4 seats; name 4"),
        ({"options": {"leaders": ""}}, "0 leaders for 4 seats; name 4"),
        ({"options": {"confirm": "4"}}, "unknown confirm '4'; there is turns"),
        ({"people": 3, "seats": 2}, "3 people at 2 seats"),
        ({"seat": 2, "seats": 2}, "no seat 2 among 2"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_a_sentence(server: Server, new: Data, reason: str) -> None:
    response = Player(server).request("POST", "/api/tables", new)
    assert response.status_code == 400
    assert response.json()["error"]["text"].startswith(reason)


def test_a_table_stored_without_modules_is_listed_and_goes_on(tmp_path: Path) -> None:
    """Whoever made tables before there were modules noted none."""
    with serving(tmp_path) as server:
        owner = Player(server)
        made = [owner.make(seats=1, people=1, seed="4")["id"] for _ in range(2)]
    with closing(connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET config = '{\"seats\": 1}' WHERE id = ?", made[:1])
        database.execute("UPDATE tables SET config = '' WHERE id = ?", made[1:])
    with serving(tmp_path) as again:
        owner = owner.at(again)
        assert [table["modules"] for table in owner.call("GET", "/api/tables")["mine"]] == [[], []]
        for table in made:
            with owner.looking(table) as live:
                live.act(live.actions[0])
                assert live.revision == 1


# -- the schema itself -------------------------------------------------------------------------------------


def test_names_of_a_list_may_be_distinct() -> None:
    picks = Option("heads", EACH, ("any",), "any", "", each=("a", "b"), distinct=True)
    assert check_options([picks], {"heads": "?,a,?"}, 3, "toy") == {"heads": "?,a,?"}
    with pytest.raises(kanly.ConfigError, match="a head can be taken only once"):
        check_options([picks], {"heads": "a,b,a"}, 3, "toy")


def test_what_holds_for_people_is_said_of_the_first_seats() -> None:
    theirs, others = (Option(name, SEATS, ("on",), "", "", people=name == "slow") for name in ("slow", "loud"))
    assert for_people([theirs, others], range(2), 4) == {"slow": "0,1"}
    assert for_people([theirs], (), 4) == {"slow": ""}
