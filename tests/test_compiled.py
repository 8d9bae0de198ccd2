"""The compiled build is compiled: a silent fall-back to the source would make `make test-compiled` prove nothing."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import kanly

HOT = (
    "kanly.engine.flow",
    "kanly.engine.game",
    "kanly.imperium.state",
    "kanly.imperium.rules.agent",
    "kanly.imperium.view",
)


@pytest.mark.skipif("compiled" not in Path(kanly.__file__).parts, reason="the pure build is under test")
@pytest.mark.parametrize("module", HOT)
def test_hot_modules_of_the_compiled_build_are_extensions(module: str) -> None:
    assert str(importlib.import_module(module).__file__).endswith(".so")
