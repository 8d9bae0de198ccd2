"""Options that take any number of their choices."""

from __future__ import annotations

import pytest

from kanly.engine.errors import ConfigError
from kanly.engine.options import SOME, Option, as_texts, check_options

VARIANTS = Option("variants", SOME, ("fog", "storm", "night"), "", "any of them")


@pytest.mark.parametrize(
    ("given", "checked"),
    [("storm", "storm"), ("night, fog", "fog,night"), ("on", "fog,storm,night"), ("fog,fog", "fog")],
)
def test_any_number_of_choices_in_their_own_order(given: str, checked: str) -> None:
    assert check_options([VARIANTS], {"variants": given}, 2, "a game") == {"variants": checked}


def test_none_of_them_is_no_option() -> None:
    assert check_options([VARIANTS], {}, 2, "a game") == {}
    assert check_options([VARIANTS], {"variants": ""}, 2, "a game") == {}


def test_an_unknown_choice_is_refused_with_those_there_are() -> None:
    with pytest.raises(ConfigError, match="unknown variant 'rain'; there are fog, storm, night"):
        check_options([VARIANTS], {"variants": "fog,rain"}, 2, "a game")


def test_python_values_become_texts() -> None:
    assert as_texts([VARIANTS], {"variants": ["fog", "night"]}) == {"variants": "fog,night"}
    assert as_texts([VARIANTS], {"variants": True}) == {"variants": "on"}
