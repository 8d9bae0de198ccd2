"""Packages that only some experiments need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kanly.engine import ConfigError


def needs(module: str, extra: str) -> Any:
    """Return a module of an optional extra; raises ConfigError that says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise
        raise ConfigError(f"this needs {missing.name}: pip install 'kanly[{extra}]'") from None
