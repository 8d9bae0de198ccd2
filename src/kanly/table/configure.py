"""Settings from a file, from the environment and from arguments; what is nearer to the start of the server wins.

A file is TOML and has the names of `Settings`, with tables `limits` and `keep`. The environment has the same names, in
capitals: `KANLY_PORT`, `KANLY_LIMITS_CONNECTIONS`; lists are written with commas. Secrets come from files or from the
environment, never from arguments, which everybody on a machine can read.
"""

from __future__ import annotations

import dataclasses
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from kanly.engine.errors import ConfigError
from kanly.table.askers import Networks
from kanly.table.settings import Keep, Limits, Settings

PREFIX: Final = "KANLY_"
PARTS: Final = {"limits": Limits, "keep": Keep}
SECRET: Final = ("database_file", "database_password", "database_password_file")
"""Where the address of the database may come from, or its password, beside `database` itself."""
NOT_SET: Final = ("page", *PARTS)
HERE: Final = ("127.0.0.1", "::1")
ALSO_HERE: Final = ("proxies", "metrics_for")
"""Addresses to which those of this machine always belong."""


def settings_from(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """Return settings; `given` are those of arguments. Raises ConfigError where one is unknown or makes no sense."""
    if "database" in given:
        check_argument(given["database"])
    found = _of_file(file) if file is not None else {}
    for more in (_of_environment(environment), given):
        _add(found, more)
    values: dict[str, Any] = {
        part: kind(**_converted(kind, found.pop(part, {}), f"{part}.")) for part, kind in PARTS.items()
    }
    if database := _database(found):
        values["database"] = database
    values |= _converted(Settings, found, "")
    for name in ALSO_HERE:
        values[name] = (*HERE, *values.get(name, ()))
        _check_networks(name, values[name])
    return Settings(**values)


def _of_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise ConfigError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file} is not TOML: {error}") from None


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return what the environment names; other variables of kanly's are not ours."""
    names = {name: (name,) for name in [*_names(Settings), *SECRET] if name not in NOT_SET}
    known = {**names, **{f"{part}_{name}": (part, name) for part, kind in PARTS.items() for name in _names(kind)}}
    found: dict[str, Any] = {}
    for name, path in known.items():
        value = environment.get(PREFIX + name.upper(), "")
        if value:
            _add(found, {path[0]: value} if len(path) == 1 else {path[0]: {path[1]: value}})
    return found


def _add(found: dict[str, Any], more: Mapping[str, Any]) -> None:
    """Let what is nearer win; a database that is named anew is not the one that a password belonged to."""
    if "database" in more or "database_file" in more:
        for name in ("database", *SECRET):
            found.pop(name, None)
    for name, value in more.items():
        if isinstance(value, Mapping):
            found[name] = {**found.get(name, {}), **value}
        else:
            found[name] = value


def _names(kind: type[Any]) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)]


def _converted(kind: type[Any], values: Any, where: str) -> dict[str, Any]:
    """Return values as the fields of a class want them."""
    if not isinstance(values, dict):
        raise ConfigError(f"{where.rstrip('.')} is a table of settings")
    types = get_type_hints(kind)
    converted: dict[str, Any] = {}
    for name, value in values.items():
        if name not in types or (kind is Settings and name in NOT_SET):
            raise ConfigError(f"there is no setting {where}{name}")
        if types[name] == tuple[str, ...] and isinstance(value, str):
            value = [one.strip() for one in value.split(",") if one.strip()]
        try:
            converted[name] = msgspec.convert(value, types[name], strict=False)
        except msgspec.ValidationError as error:
            raise ConfigError(f"{where}{name}: {error}") from None
        if isinstance(converted[name], int | float) and converted[name] < 0:
            raise ConfigError(f"{where}{name} is at least 0")
    return converted


def _database(found: dict[str, Any]) -> str:
    """Take the address of the database out of what was found, with the password where that comes from elsewhere."""
    address, file, password, password_file = (str(found.pop(name, "")) for name in ("database", *SECRET))
    address = address or (_secret(file) if file else "")
    password = password or (_secret(password_file) if password_file else "")
    if not address or not password:
        return address
    try:
        return make_url(address).set(password=password).render_as_string(hide_password=False)
    except ArgumentError:
        raise ConfigError("the address of the database is none") from None


def _secret(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"cannot read {file}: {error}") from None


def check_argument(address: str) -> None:
    """Refuse the address of a database with a password that came as an argument."""
    try:
        has_password = bool(make_url(address).password)
    except ArgumentError:
        return  # whoever opens it says so
    if has_password:
        raise ConfigError(
            "a password among the arguments can be read by everybody on this machine;"
            " name the database by KANLY_DATABASE or in a file (--config)"
        )


def _check_networks(name: str, networks: tuple[str, ...]) -> None:
    try:
        Networks(networks)
    except ValueError as error:
        raise ConfigError(f"{name}: {error}") from None
