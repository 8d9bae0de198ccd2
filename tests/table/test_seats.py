"""Who may sit where: links, open seats, leaving, returning, handing over; and how guests are known."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import connect

import httpx
import pytest

from tests.table.faults import eventually
from tests.table.helpers import SECONDS, Data, Live, Player, Server, reason_of, seated, serving

STRANGER = (403, "table-not-your-seat")


def kinds(table: Data) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Data) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def seat_path(table: Data, seat: int, what: str) -> str:
    return f"/api/tables/{table['id']}/seats/{seat}/{what}"


def leave(person: Player, table: Data, seat: int, bot: str = "") -> Data:
    left = person.call("POST", seat_path(table, seat, "leave"), {"bot": bot})
    assert isinstance(left, dict)
    return left


# -- sitting down ------------------------------------------------------------------------------------------


def test_a_game_begins_when_all_seats_are_taken(server: Server) -> None:
    owner, friend, other = (Player(server, name) for name in ("Jessica", "Leto", "Paul"))
    table = owner.make(seats=4, people=3, bots="random", name="Arrakeen")
    assert (table["status"], kinds(table)) == ("waiting", ["person", "open", "open", "bot"])
    assert (table["you"], table["owner"], table["name"]) == (0, True, "Arrakeen")
    assert set(table["links"]) == {"1", "2"}
    joined = friend.join(table["id"], 2, table["links"]["2"])
    assert (joined["status"], joined["you"], joined["owner"]) == ("waiting", 2, False)
    joined = other.join(table["id"], 1, table["links"]["1"], name="Muad'Dib")
    assert (joined["status"], kinds(joined)) == ("running", ["person", "person", "person", "bot"])
    assert names(joined) == ["Jessica", "Muad'Dib", "Leto", ""]
    assert [seat["you"] for seat in joined["seats"]] == [False, True, False, False]
    assert joined["seats"][3]["bot"] == "random"


def test_only_the_maker_sees_the_links_and_only_once(server: Server) -> None:
    owner = Player(server)
    table = owner.make(seats=2, people=2, public=True)
    for person in (owner, Player(server)):
        assert "links" not in person.table(table["id"])
        for answer in (person.request("GET", f"/api/tables/{table['id']}"), person.request("GET", "/api/tables")):
            assert table["links"]["1"] not in answer.text
    with owner.looking(table["id"]) as live:
        assert table["links"]["1"] not in "".join(live.frames)


def test_a_closed_table_is_joined_by_its_links_only(server: Server) -> None:
    owner, stranger = Player(server), Player(server)
    table = owner.make(seats=3, people=3)
    for secret in ("", "guess", table["links"]["2"], table["links"]["1"][:-1]):
        refusal = stranger.refused("POST", seat_path(table, 1, "join"), {"secret": secret})
        assert refusal == (403, "table-seat-taken")
    assert kinds(owner.table(table["id"])) == ["person", "open", "open"]
    assert stranger.join(table["id"], 1, table["links"]["1"])["you"] == 1


def test_an_open_seat_of_a_public_table_needs_no_link(server: Server) -> None:
    owner, stranger = Player(server), Player(server, "Stilgar")
    table = owner.make(seats=2, people=2, public=True)
    private = owner.make(seats=2, people=2)
    listed = stranger.call("GET", "/api/tables")
    assert table["id"] in [entry["id"] for entry in listed["open"]]
    assert private["id"] not in [entry["id"] for entry in listed["open"]]
    assert listed["mine"] == []
    assert stranger.refused("POST", seat_path(table, 0, "join"), {}) == (403, "table-seat-taken")
    assert stranger.join(table["id"], 1)["status"] == "running"
    assert Player(server).refused("POST", seat_path(table, 1, "join"), {}) == (403, "table-seat-taken")
    for person in (owner, stranger):
        assert table["id"] in [entry["id"] for entry in person.call("GET", "/api/tables")["mine"]]
    assert table["id"] in [entry["id"] for entry in Player(server).call("GET", "/api/tables")["running"]]


def test_a_guest_has_one_seat_at_a_table(server: Server) -> None:
    owner = Player(server)
    table = owner.make(seats=3, people=3, public=True)
    refusal = owner.refused("POST", seat_path(table, 1, "join"), {"secret": table["links"]["1"]})
    assert refusal == (409, "table-one-seat")
    assert owner.join(table["id"], 0)["you"] == 0
    assert kinds(owner.table(table["id"])) == ["person", "open", "open"]


def test_a_link_seats_one_person(server: Server) -> None:
    table, [_, friend] = seated(server, 2)
    other_self = Player(server, "Owner again")
    assert other_self.refused("POST", seat_path(table, 1, "join"), {"secret": table["links"]["1"]})[0] == 403
    assert friend.table(table["id"])["you"] == 1
    secret = friend.call("POST", seat_path(table, 1, "hand-over"))["secret"]
    assert Player(server, "Heir").join(table["id"], 1, secret)["you"] == 1
    assert friend.refused("POST", seat_path(table, 1, "join"), {"secret": secret})[0] == 403


def test_a_link_is_good_again_when_its_seat_is_open_again(server: Server) -> None:
    owner, friend, other = Player(server), Player(server), Player(server)
    table = owner.make(seats=3, people=3)
    friend.join(table["id"], 1, table["links"]["1"])
    leave(friend, table, 1)
    assert other.join(table["id"], 1, table["links"]["1"])["you"] == 1


def test_a_full_table_never_waits(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people = seated(server, 2)
        assert people[0].table(table["id"])["status"] == "running"
    with connect(tmp_path / "tables.sqlite") as database:  # as a version left it that began a game in a second step
        database.execute("UPDATE tables SET status = 'waiting'")
    with serving(tmp_path) as server:
        assert people[0].at(server).table(table["id"])["status"] == "running"


def test_there_are_no_other_seats(server: Server) -> None:
    owner = Player(server)
    table = owner.make(seats=2, people=2, public=True)
    assert owner.refused("POST", seat_path(table, 2, "join"), {})[0] == 404
    for seat in ("9", "-1", "x"):
        assert Player(server).request("POST", f"/api/tables/{table['id']}/seats/{seat}/join", {}).status_code >= 400


def test_who_looks_already_gets_the_seats_eyes_on_joining(server: Server) -> None:
    owner, friend = Player(server), Player(server, "Chani")
    table = owner.make(seats=2, people=2)
    with owner.looking(table["id"]) as one, friend.looking(table["id"]) as two:
        assert two.viewer == -1
        friend.join(table["id"], 1, table["links"]["1"])
        two.hear_until(lambda frame: frame["type"] == "table" and bool(frame["mine"]))
        assert two.viewer == 1
        one.hear_until(lambda _: one.table["status"] == "running" and one.table["seats"][1]["online"])
        assert one.table["seats"][1]["name"] == "Chani"
        assert one.table["seats"][0]["you"]
        assert two.table["seats"][1]["you"]


def test_everybody_is_told_who_is_there(server: Server) -> None:
    table, [one, two] = seated(server, 2)
    with one.looking(table["id"]) as live:
        assert not live.table["seats"][1]["online"]
        with two.looking(table["id"]):
            live.hear_until(lambda _: live.table["seats"][1]["online"])
        live.hear_until(lambda _: not live.table["seats"][1]["online"])
        assert live.table["seats"][0]["online"]


# -- leaving and coming back -------------------------------------------------------------------------------


def test_a_bot_keeps_a_seat_until_its_owner_returns(server: Server) -> None:
    owner = Player(server, "Gurney")
    table = owner.make(seats=1, people=1, seed="1", pace=30)
    with owner.looking(table["id"]) as live:
        left = leave(owner, table, 0, "greedy")
        assert (kinds(left), left["you"], left["seats"][0]["bot"]) == (["bot"], 0, "greedy")
        live.catch_up(5)
        assert (live.viewer, live.mine) == (-1, {})
        for message in ({"type": "act", "action": "pass"}, {"type": "undo"}):
            assert reason_of(live.ask(**message, revision=live.revision)) == "table-bot-sits"
        back = owner.call("POST", seat_path(table, 0, "return"))
        assert (kinds(back), back["you"], names(back)) == (["person"], 0, ["Gurney"])
        live.hear_until(lambda frame: frame["type"] == "seats" and frame["table"]["seats"][0]["kind"] == "person")
        eventually(lambda: not server.hall.bots.is_playing(server.live(table["id"])))
        assert live.rest() == [], "the bot does not play on"
        assert live.act(live.actions[0])["type"] == "step"


def test_a_seat_left_open_goes_to_whoever_has_the_link(server: Server) -> None:
    table, [owner, friend] = seated(server, 2, seed="4")
    with friend.looking(table["id"]) as live:
        left = leave(friend, table, 1)
        assert (kinds(left), left["you"], left["status"]) == (["person", "open"], -1, "running")
        live.hear_until(lambda frame: frame["type"] == "table" and frame["viewer"] == -1)
        assert live.mine == {}
    assert friend.refused("POST", seat_path(table, 1, "return")) == STRANGER
    newcomer = Player(server, "Duncan")
    assert newcomer.refused("POST", seat_path(table, 1, "join"), {}) == (403, "table-seat-taken")
    invited = owner.call("POST", seat_path(table, 1, "hand-over"))["secret"]
    assert newcomer.refused("POST", seat_path(table, 1, "join"), {"secret": table["links"]["1"]})[0] == 403
    assert names(newcomer.join(table["id"], 1, invited)) == ["Person 0", "Duncan"]


def test_who_joins_later_sees_the_seat_as_it_is_now(server: Server) -> None:
    """Not as it was when somebody last looked through its eyes."""
    table, [owner, friend] = seated(server, 2, seed="4")
    with friend.looking(table["id"]) as leaver, owner.looking(table["id"]) as live:
        leave(friend, table, 1)
        leaver.hear_until(lambda frame: frame["type"] == "table" and frame["viewer"] == -1)
        secret = owner.call("POST", seat_path(table, 1, "hand-over"))["secret"]
        leave(owner, table, 1, "greedy")
        while live.revision < 30 and not live.result:
            if live.actions:
                live.act(live.actions[0])
            else:
                live.hear()
        newcomer = Player(server)
        newcomer.join(table["id"], 1, secret)
        live.rest()
        with newcomer.looking(table["id"]) as fresh:
            assert fresh.viewer == 1
            held = server.live(table["id"]).game
            assert held is not None
            assert fresh.mine == held.held(1).data()


def test_an_owner_may_fill_a_seat_that_nobody_holds_with_a_bot(server: Server) -> None:
    owner, friend = Player(server), Player(server)
    table = owner.make(seats=3, people=3)
    friend.join(table["id"], 1, table["links"]["1"])
    assert owner.refused("POST", seat_path(table, 1, "leave"), {"bot": "greedy"}) == STRANGER
    assert friend.refused("POST", seat_path(table, 2, "leave"), {"bot": "greedy"}) == STRANGER
    filled = leave(owner, table, 2, "greedy")
    assert (filled["status"], kinds(filled)) == ("running", ["person", "person", "bot"])
    assert friend.refused("POST", seat_path(table, 1, "leave"), {"bot": "nobody"})[0] == 400
    assert kinds(owner.table(table["id"])) == ["person", "person", "bot"]


def test_a_seat_is_handed_over_by_a_new_link(server: Server) -> None:
    table, [owner, friend] = seated(server, 2, seed="4")
    secret = friend.call("POST", seat_path(table, 1, "hand-over"))["secret"]
    assert friend.table(table["id"])["you"] == 1, "kept until somebody joins"
    heir = Player(server, "Alia")
    assert heir.refused("POST", seat_path(table, 1, "join"), {"secret": table["links"]["1"]})[0] == 403
    with friend.looking(table["id"]) as live:
        assert live.mine["hand"]
        assert names(heir.join(table["id"], 1, secret)) == ["Person 0", "Alia"]
        live.hear_until(lambda frame: frame["type"] == "table")
        assert (live.viewer, live.mine) == (-1, {})
        assert reason_of(live.act("pass")) == "table-spectator"
    assert friend.table(table["id"])["you"] == -1
    assert owner.refused("POST", seat_path(table, 1, "hand-over")) == STRANGER


def test_strangers_can_do_nothing_with_a_seat(server: Server) -> None:
    table, [_, friend] = seated(server, 2)
    strangers = [Player(server), friend]
    for stranger, seat in zip(strangers, (1, 0), strict=True):
        for what, data in (("leave", {"bot": "greedy"}), ("leave", {}), ("return", None), ("hand-over", None)):
            assert stranger.refused("POST", seat_path(table, seat, what), data) == STRANGER
    assert strangers[0].refused("POST", f"/api/tables/{table['id']}/pace", {"pace": 5}) == STRANGER
    without_cookie = Player(server)
    without_cookie.http.cookies.clear()
    assert without_cookie.refused("POST", seat_path(table, 1, "leave"), {"bot": "greedy"}) == STRANGER
    assert kinds(friend.table(table["id"])) == ["person", "person"]


def test_an_open_seat_belongs_to_no_stranger_without_a_cookie(server: Server) -> None:
    """Nobody and the unknown guest are not the same person."""
    owner, stranger = Player(server), Player(server)
    table = owner.make(seats=2, people=2)
    stranger.http.cookies.clear()
    for what, data in (("leave", {"bot": "greedy"}), ("leave", {}), ("return", None), ("hand-over", None)):
        assert stranger.refused("POST", seat_path(table, 1, what), data) == STRANGER
    assert stranger.table(table["id"])["you"] == -1
    with_bot = owner.make(seats=2, people=1)
    for what, data in (("leave", {}), ("return", None), ("hand-over", None)):
        assert stranger.refused("POST", seat_path(with_bot, 1, what), data) == STRANGER
    with Live(server, table["id"]).socket as socket:
        assert '"viewer":-1' in socket.recv(timeout=SECONDS)


# -- guests ------------------------------------------------------------------------------------------------


def test_a_guest_is_known_by_a_signed_cookie_that_no_script_can_read(server: Server) -> None:
    person = Player(server)
    person.http.cookies.clear()
    response = person.request("GET", "/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert cookie.startswith("kanly_guest=")
    attributes = {part.strip() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes
    assert "set-cookie" not in person.request("GET", "/api/me").headers
    assert len(response.json()["guest"]) == 6
    assert response.json()["guest"] in person.cookie


def test_behind_tls_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with serving(tmp_path, secure=True) as server:
        cookie = Player(server).request("GET", "/api/me").headers["set-cookie"].lower()
        assert "secure" in {part.strip() for part in cookie.split(";")}


@pytest.mark.parametrize("forge", ["change", "unsigned", "cut", "rubbish", "other-server"])
def test_a_forged_cookie_is_a_stranger(server: Server, tmp_path: Path, forge: str) -> None:
    owner = Player(server)
    table = owner.make(seats=1, people=1)
    true = owner.http.cookies["kanly_guest"]
    guest, _, signature = true.rpartition(".")
    forged = {
        "change": f"{guest[:-1]}{'A' if guest[-1] != 'A' else 'B'}.{signature}",
        "unsigned": guest,
        "cut": true[:-1],
        "rubbish": "é..",
    }.get(forge, "")
    if forge == "other-server":
        with serving(tmp_path) as other:
            forged = Player(other).http.cookies["kanly_guest"]
    header = {b"cookie": f"kanly_guest={forged}".encode("latin-1")}
    watch = server.watch_key(table["id"])
    summary = httpx.get(f"{server.url}/api/tables/{table['id']}?watch={watch}", headers=header, timeout=SECONDS).json()
    assert (summary["you"], summary["owner"]) == (-1, False)
    assert owner.table(table["id"])["you"] == 0


def test_cookies_are_good_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = Player(server, "Ada")
        table = owner.make(seats=1, people=1)
    with serving(tmp_path) as again:
        later = owner.at(again)
        assert later.call("GET", "/api/me")["name"] == "Ada"
        assert later.table(table["id"])["you"] == 0


def test_names_are_data_and_not_too_long(server: Server) -> None:
    person = Player(server)
    name = "<script>alert('ž')</script>"
    assert person.call("PUT", "/api/me", {"name": f"  {name}\n "})["name"] == name
    table = person.make(seats=2, people=1, name="<b>&amp;</b>")
    assert (table["name"], names(table)) == ("<b>&amp;</b>", [name, ""])
    response = person.request("GET", f"/api/tables/{table['id']}")
    assert response.headers["content-type"].startswith("application/json")
    assert response.headers["x-content-type-options"] == "nosniff"
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
        assert person.refused(method, path, {"name": "x" * 41})[0] == 400
    assert person.refused("POST", seat_path(table, 1, "join"), {"name": "x" * 41})[0] == 400
    assert person.call("GET", "/api/me")["name"] == name
