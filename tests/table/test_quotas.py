"""What one guest, and one address, may have of a server that everybody shares."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kanly.table.askers import mark_of, network_of
from kanly.table.expiry import Expiry
from kanly.table.settings import FOR_EVER, Keep
from tests.table.helpers import UNHURRIED, Player, finished_record, serving

HERE, HERE_TOO = "2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6"
"""Two addresses of one household."""


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_known_by_what_its_holder_cannot_choose(host: str, network: str) -> None:
    assert network_of(host) == network
    assert mark_of(host, "key") == mark_of(network.removesuffix("/64"), "key")
    assert mark_of(host, "key") != mark_of(host, "another key")
    assert host not in mark_of(host, "key")


def test_a_guest_has_so_many_bots_that_think(tmp_path: Path) -> None:
    """Lighter ones are free; a finished table, or one's seat taken back, makes room."""
    limits = replace(UNHURRIED, bots_per_guest=3)
    with serving(tmp_path, limits=limits) as server:
        guest, friend = Player(server), Player(server)
        table = guest.make(seats=4, people=2, bots="mentat")
        guest.make(seats=4, bots="player")
        too_many = (429, "table-too-many-bots")
        assert guest.refused("POST", "/api/tables", {"seats": 4, "people": 2, "bots": "veteran"}) == too_many
        leave = f"/api/tables/{table['id']}/seats/0/leave"
        guest.call("POST", leave, {"bot": "mentat"})
        other = guest.make(seats=4, bots="player")
        assert guest.refused("POST", f"/api/tables/{other['id']}/seats/0/leave", {"bot": "mentat"}) == too_many
        guest.call("POST", f"/api/tables/{other['id']}/seats/0/leave", {"bot": "beginner"})
        guest.call("POST", f"/api/tables/{table['id']}/seats/0/return")
        friend.make(seats=4, bots="mentat")


def test_new_cookies_do_not_make_room_for_bots_that_think(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, bots_per_address=3)
    with serving(tmp_path, limits=limits) as server:
        Player(server, address=HERE).make(seats=4, people=2, bots="mentat")
        again = Player(server, address=HERE)
        assert again.refused("POST", "/api/tables", {"seats": 4, "people": 2, "bots": "mentat"})[0] == 429
        again.make(seats=4, people=2, bots="player")


def test_records_of_finished_games_are_counted(tmp_path: Path) -> None:
    """They are stored like any other table; for a guest, and for an address, there is an end to it."""
    limits = replace(UNHURRIED, records_per_guest=2, records_per_address=3)
    record = {"record": finished_record(2)}
    with serving(tmp_path, limits=limits) as server:
        guest, again = Player(server, address=HERE), Player(server, address=HERE_TOO)
        for _ in range(2):
            guest.call("POST", "/api/records", record)
        assert guest.refused("POST", "/api/records", record) == (429, "table-too-many-kept")
        again.call("POST", "/api/records", record)
        assert again.refused("POST", "/api/records", record) == (429, "table-too-many-kept")
        guest.make(seats=2)


def test_dropping_the_cookie_renews_no_limit(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, tables_per_address=2, newcomers_per_hour=3)
    with serving(tmp_path, limits=limits) as server:
        for _ in range(2):
            Player(server, address=HERE).make(seats=2, people=2)
        here = Player(server, address=HERE_TOO)
        assert here.refused("POST", "/api/tables", {"people": 2}) == (429, "table-too-many-here")
        for _ in range(3):
            Player(server, "Somebody", HERE)
        assert here.refused("PUT", "/api/me", {"name": "Somebody"}) == (429, "http-429")
        Player(server, "Somebody else", "2001:db8::1").make(seats=2, people=2)
        Player(server, "The host").make(seats=2, people=2)  # from the machine itself, of which nothing is counted


def test_a_table_is_let_go_when_its_time_is_over_and_nobody_looks(tmp_path: Path) -> None:
    """Until then its people are told the day, and can download the record."""
    record = {"record": finished_record(2)}
    soon = Keep(over_days=1e-9, record_days=1e-9, notice_days=0)
    with serving(tmp_path) as server:
        guest = Player(server)
        old, running = guest.call("POST", "/api/records", record), guest.make(seats=2, people=2)
        assert old["kept_until"] == pytest.approx(old["moved"] + 30 * 86400)
        assert guest.table(running["id"])["kept_until"] == pytest.approx(running["moved"] + 30 * 86400)
        assert guest.request("GET", f"/api/tables/{old['id']}/record").text.startswith("kanly")
    with serving(tmp_path, keep=soon) as server:
        hall = server.hall
        server.run(hall.expiry.let_go(hall.store, set()))
        assert guest.at(server).refused("GET", f"/api/tables/{old['id']}") == (404, "table-unknown")
        assert [table["id"] for table in guest.at(server).call("GET", "/api/tables")["mine"]] == [running["id"]]


def test_nothing_goes_without_notice(tmp_path: Path) -> None:
    """A rule that is new to a database, from a new version or from its host, begins to hold after a while."""
    with serving(tmp_path, keep=FOR_EVER) as server:
        guest = Player(server)
        old = guest.call("POST", "/api/records", {"record": finished_record(2)})
        assert old["kept_until"] == 0
    with serving(tmp_path, keep=Keep(record_days=1e-9, notice_days=1)) as server:
        hall = server.hall
        server.run(hall.expiry.let_go(hall.store, set()))
        assert guest.at(server).table(old["id"])["kept_until"] > old["moved"] + 86400
    with serving(tmp_path, keep=FOR_EVER) as server:  # which lets nothing go by itself meanwhile
        live = server.live(old["id"])
        hall, soon = server.hall, Expiry(Keep(record_days=1e-9, notice_days=0))
        server.run(soon.open(hall.store))
        assert server.run(soon.let_go(hall.store, {live.row.id})) == []
        assert guest.at(server).table(old["id"])["status"] == "over"
