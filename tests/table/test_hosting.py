"""What a host is given beside the program: image, unit, compose file, lock, dashboard. None of it may rot."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from kanly.table.configure import settings_from
from tests.table.helpers import Player, serving

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"


# -- the image -----------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """Return what the Containerfile says: each instruction with its arguments, on one line."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], " ".join(line.split(maxsplit=1)[1].split())) for line in lines]


def last_stage() -> dict[str, str]:
    said = instructions()
    start = max(number for number, (word, _) in enumerate(said) if word == "FROM")
    return dict(said[start:])


def test_the_image_runs_as_nobody_special_and_says_how_it_is() -> None:
    final = last_stage()
    assert final["USER"].isdigit()
    assert int(final["USER"]) > 0
    assert "/health" in final["HEALTHCHECK"]
    assert json.loads(final["ENTRYPOINT"]) == ["kanly"]
    assert json.loads(final["CMD"]) == ["serve"]


def test_the_image_is_made_of_named_versions_and_locked_packages() -> None:
    words = {word for word, _ in instructions()}
    assert words <= {
        "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "RUN", "STOPSIGNAL", "USER",
        "VOLUME", "WORKDIR",
    }  # fmt: skip
    for image in (value.split(" AS ")[0] for word, value in instructions() if word == "FROM"):
        assert re.fullmatch(r"docker\.io/library/python:3\.\d+-slim", image)
    installs = [value for word, value in instructions() if word == "RUN" and "pip install" in value]
    assert "--require-hashes" in installs[0]
    assert all("--no-cache-dir" in value for value in installs)
    assert all("--no-deps" in value for value in installs[1:])


def test_the_image_is_made_of_files_that_are_there() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    for word, value in instructions():
        if word == "COPY" and "--from" not in value:
            for source in value.split()[:-1]:
                assert (ROOT / source).exists()
                assert source in kept


def test_the_settings_of_the_image_are_ours() -> None:
    environment = dict(part.split("=", 1) for part in shlex.split(last_stage()["ENV"]))
    settings = settings_from(None, environment, {})
    assert (settings.host, settings.port) == ("0.0.0.0", 8400)
    assert settings.database == "sqlite:////data/tables.sqlite"


# -- several servers, and one --------------------------------------------------------------------------------


def composed() -> dict[str, Any]:
    composed = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
    assert isinstance(composed, dict)
    return composed


def test_the_compose_file_starts_a_proxy_two_servers_and_postgresql(tmp_path: Path) -> None:
    services = composed()["services"]
    assert set(services) == {"proxy", "one", "two", "database"}
    assert "ports" not in services["one"] | services["database"]
    secret = tmp_path / "secret"
    secret.write_text("s3cret")
    for name in ("one", "two"):
        environment = {**services[name]["environment"], "KANLY_DATABASE_PASSWORD_FILE": str(secret)}
        settings = settings_from(None, environment, {})
        assert settings.database == "postgresql://kanly:s3cret@database/kanly"
        assert settings.secure
        assert composed()["networks"]["inside"]["ipam"]["config"][0]["subnet"] in settings.proxies
        assert services[name]["hostname"] == name
        assert f"{name}:8400" in (HOSTING / "Caddyfile").read_text()


def test_no_secret_stands_in_what_is_given_to_a_host() -> None:
    assert "hosting/database-password" in (ROOT / ".gitignore").read_text().splitlines()
    for file in HOSTING.iterdir():
        if file.name != "database-password":
            assert not re.search(r"postgresql://\w+:\w+@", file.read_text(encoding="utf-8"))


def test_the_unit_starts_the_server_with_little_power() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(HOSTING / "kanly.service")
    service = unit["Service"]
    assert service["ExecStart"].split()[1:] == ["serve", "--config", "/etc/kanly/kanly.toml"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert int(service["LimitNOFILE"]) >= 65_536


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here to ask")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (HOSTING / "kanly.service").read_text().replace("/opt/kanly/bin/kanly", sys.executable)
    (tmp_path / "kanly.service").write_text(unit)
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / "kanly.service"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "kanly.service" not in said.stderr, said.stderr


# -- the lock ------------------------------------------------------------------------------------------------


def test_everything_that_a_server_needs_is_locked_with_its_hash() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    assert "://" not in text
    packages = re.findall(r"^([a-z0-9.-]+)==\S+(.*?)(?=^[a-z0-9]|\Z)", text, re.MULTILINE | re.DOTALL)
    assert all("--hash=sha256:" in rest for _, rest in packages)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = [*extras["cli"], *extras["table"], *extras["postgres"]]
    names = {re.split(r"[<>=\[; ]", one)[0].replace(".", "-").replace("_", "-") for one in wanted} - {"kanly"}
    assert names <= {name for name, _ in packages}


def test_the_locks_agree() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^([a-z0-9.-]+==[^\s;\\]+)", (ROOT / name).read_text(), re.MULTILINE))

    assert pins("requirements.txt") <= pins("requirements-dev.txt")


# -- what is watched -----------------------------------------------------------------------------------------


def test_the_dashboard_shows_what_the_server_counts(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Player(server)
        with guest.looking(guest.make(seats=2, people=2)["id"]):
            counted = guest.request("GET", "/metrics").text
    value = dict(line.rsplit(" ", 1) for line in counted.splitlines() if not line.startswith("#"))
    assert float(value["kanly_connections"]) >= 1
    assert float(value["kanly_clients"]) == 1
    assert float(value["kanly_database_bytes"]) > 0
    assert float(value["kanly_disk_free_bytes"]) > 0
    assert value['kanly_queue{kind="bot"}'] == "0.0"
    assert value['kanly_errors_total{where="store"}'] == "0.0"
    known = {re.split(r"[{ ]", line)[0] for line in counted.splitlines()} | set(re.findall(r"# TYPE (\S+)", counted))
    dashboard = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    names = {name for expr in asked for name in re.findall(r"\b(?:kanly|process)_\w+", expr)}
    assert names <= known | {"kanly_refusals_total"}, names - known
    for part in ("kanly_connections", "kanly_queue", "kanly_disk_free_bytes", "kanly_errors_total"):
        assert part in names


def test_an_error_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        guest = Player(server)

        async def broken(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(server.hall, "listed", broken)
        assert guest.refused("GET", "/api/tables")[0] == 500
        assert 'kanly_errors_total{where="request"} 1.0' in guest.request("GET", "/metrics").text


# -- a public address ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "warned"),
    [(["--host", "0.0.0.0"], True), (["--host", "0.0.0.0", "--secure"], False), (["--host", "127.0.0.1"], False)],
)
def test_an_address_that_others_can_reach_without_tls_comes_with_a_warning(
    arguments: list[str], warned: bool, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "kanly", "--language", "en", "serve", "--port", "0"]
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with subprocess.Popen(
        [*command, "--database", database, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("listening on http://")
        if warned:
            assert "without TLS" in server.stdout.readline()
        server.terminate()
        assert ("TLS" in server.stdout.read()) is False
