"""Settings come from a file, the environment and arguments; secrets never from arguments."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from kanly.engine import ConfigError
from kanly.table.configure import settings_from
from kanly.table.settings import Keep, Limits, Settings
from tests.table.helpers import Player, serving

ROOT = Path(__file__).parents[2]


def written(folder: Path, text: str) -> Path:
    file = folder / "kanly.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_any_settings_the_defaults_hold() -> None:
    assert settings_from(None, {}, {}) == Settings()


def test_what_is_nearer_to_the_start_wins(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\npace = 2\nhost = "10.0.0.1"\n[limits]\nconnections = 7\nchat_lines = 8')
    environment = {"KANLY_PORT": "3", "KANLY_PACE": "4", "KANLY_LIMITS_CONNECTIONS": "9", "KANLY_LANGUAGE": "cs"}
    settings = settings_from(file, environment, {"port": 5})
    assert (settings.port, settings.pace, settings.host) == (5, 4, "10.0.0.1")
    assert (settings.limits.connections, settings.limits.chat_lines) == (9, 8)


def test_every_setting_has_a_name_in_the_environment() -> None:
    environment: dict[str, str] = {}
    for prefix, part in (("KANLY_", Settings), ("KANLY_LIMITS_", Limits), ("KANLY_KEEP_", Keep)):
        for field in dataclasses.fields(part):  # type: ignore[arg-type]
            environment[prefix + field.name.upper()] = "127.0.0.9" if field.name in ("proxies", "metrics_for") else "1"
    settings = settings_from(None, environment, {})
    assert (settings.secure, settings.bot_seconds, settings.origins) == (True, 1.0, ("1",))
    assert settings.proxies == ("127.0.0.1", "::1", "127.0.0.9")
    assert {value for part in (settings.limits, settings.keep) for value in dataclasses.astuple(part)} == {1}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour = 1", "no setting colour"),
        ("[limits]\nseats = 1", "no setting limits.seats"),
        ("limits = 3", "limits is a table"),
        ('port = "many"', "port"),
        ("port = -1", "port is at least 0"),
        ('proxies = ["10.0.0.0/99"]', "proxies"),
        ('page = "/tmp"', "no setting page"),
        ("port =", "is not TOML"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=said):
        settings_from(written(tmp_path, text), {}, {})


def test_a_password_among_the_arguments_is_refused() -> None:
    address = "postgresql://kanly:secret@host/kanly"
    with pytest.raises(ConfigError, match="everybody on this machine") as refused:
        settings_from(None, {}, {"database": address})
    assert "secret" not in str(refused.value)
    assert settings_from(None, {"KANLY_DATABASE": address}, {}).database == address
    assert settings_from(None, {}, {"database": "postgresql://kanly@host/kanly"}).database


def test_secrets_come_from_files(tmp_path: Path) -> None:
    whole, password = tmp_path / "whole", tmp_path / "password"
    whole.write_text("postgresql://kanly:s@host/kanly\n")
    password.write_text("p@ss\n")
    assert settings_from(None, {"KANLY_DATABASE_FILE": str(whole)}, {}).database == "postgresql://kanly:s@host/kanly"
    apart = {"KANLY_DATABASE": "postgresql://kanly@host/kanly", "KANLY_DATABASE_PASSWORD_FILE": str(password)}
    assert settings_from(None, apart, {}).database == "postgresql://kanly:p%40ss@host/kanly"
    with pytest.raises(ConfigError, match="cannot read"):
        settings_from(None, {"KANLY_DATABASE_FILE": str(tmp_path / "nothing")}, {})


def test_a_password_belongs_to_the_database_it_was_named_with(tmp_path: Path) -> None:
    file = written(tmp_path, 'database = "postgresql://kanly@one/kanly"\ndatabase_password = "one"')
    there = {"database": "postgresql://kanly@two/kanly"}
    assert settings_from(file, {}, there).database == "postgresql://kanly@two/kanly"


def test_the_example_file_names_every_setting_with_its_default(tmp_path: Path) -> None:
    lines = (ROOT / "hosting" / "kanly.toml").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line.removeprefix("#") for line in lines if not line.startswith("# "))
    settings = settings_from(written(tmp_path, text), {}, {})
    assert dataclasses.replace(settings, database="") == dataclasses.replace(Settings(), database="")
    for part in (Settings, Limits, Keep):
        names = {field.name for field in dataclasses.fields(part)} - {"page", "limits", "keep"}
        assert names <= {line.partition(" = ")[0] for line in text.splitlines()}


def test_behind_tls_a_browser_is_told_to_stay_there(tmp_path: Path) -> None:
    with serving(tmp_path / "secure", secure=True) as server:
        assert Player(server).request("GET", "/health").headers["strict-transport-security"].startswith("max-age=")
    with serving(tmp_path / "plain") as server:
        assert "strict-transport-security" not in Player(server).request("GET", "/health").headers
