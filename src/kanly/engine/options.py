"""What a game can be made of: editions with modules, and options that a game offers as a schema.

A game says which options it has; lobby, command line, laboratory and environments show and check them without
knowing any by name. Values are texts, as records and addresses carry them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kanly.engine.errors import ConfigError
from kanly.engine.text import Text

CHOICE: Final = "choice"
"""One of `choices`."""
SEATS: Final = "seats"
"""The one choice there is, for all seats; a list of the seats that it holds for; or off."""
EACH: Final = "each"
"""One of `choices` for all, or a list with one of `each` for every seat, `?` for a random one."""

SOME: Final = "some"
"""Any of `choices`, as a list; or none of them."""

ON: Final = "on"
RANDOM: Final = "?"


@dataclass(frozen=True)
class Variant:
    """An edition with modules: what a board, its decks and its vectors follow from.

    So they do from the number of `people` where an edition has another board for so many; where it has not, and where
    nobody says how many, it is the usual one.
    """

    edition: str
    modules: tuple[str, ...] = ()
    people: int = 0

    def __str__(self) -> str:
        return "+".join((self.edition, *self.modules))


@dataclass(frozen=True)
class Option:
    """An option of a game: what it is called, what may be chosen, and with how many people it is there.

    An empty default means that a game without it is one; `lists` are the lengths that a list of EACH may have, by the
    number of seats (by default one for each seat), and where it is `distinct`, no name stands in it twice; `withheld`
    are names that cannot stand in it with so many seats, each with the reason. Where SEATS are those of `people`,
    whoever seats people and bots takes that for its default. Its name in other languages is the message `option-<name>`
    (`option-<name>-of` for one of a list), that of a choice `<name>-<choice>`, and names of `each` are those of the
    components of the kind `names`.
    """

    name: str
    kind: str
    choices: tuple[str, ...]
    default: str
    says: str
    seats: tuple[int, ...] = ()
    each: tuple[str, ...] = ()
    names: str = ""
    lists: Mapping[int, tuple[int, ...]] | None = None
    distinct: bool = False
    withheld: Mapping[int, Mapping[str, str]] | None = None
    people: bool = False

    def holds(self, seats: int) -> bool:
        """Say whether the option is there with so many people."""
        return not self.seats or seats in self.seats

    def checked(self, value: str, seats: int) -> str:
        """Return a value in its canonical form; raises ConfigError that names what is allowed."""
        if self.kind == SEATS:
            return self._checked_seats(value, seats)
        if self.kind == SOME:
            return self._checked_some(value)
        if self.kind != EACH:
            if value not in self.choices:
                raise ConfigError(f"unknown {self.name} {value!r}; there {_are(self.choices)}")
            return value
        names = [name.strip() for name in value.split(",")] if value else []
        if len(names) == 1 and names[0] in self.choices:
            return names[0]
        withheld = (self.withheld or {}).get(seats, {})
        for name in names:
            if name in withheld:
                raise ConfigError(withheld[name])
            if name != RANDOM and name not in self.each:
                known = ", ".join(each for each in self.each if each not in withheld)
                raise ConfigError(
                    f"unknown {_one(self.name)} {name!r}; there are {known}; or one of {', '.join(self.choices)}"
                )
        lengths = (self.lists or {}).get(seats, (seats,))
        if len(names) not in lengths:
            wanted = " or ".join(str(length) for length in lengths)
            raise ConfigError(f"{len(names)} {self.name} for {seats} seat{'' if seats == 1 else 's'}; name {wanted}")
        named = [name for name in names if name != RANDOM]
        if self.distinct and len(set(named)) != len(named):
            one = _one(self.name)
            raise ConfigError(Text(f"option-{self.name}-twice", f"a {one} can be taken only once"))
        return ",".join(names)

    def seats_of(self, value: str, seats: int) -> tuple[int, ...]:
        """Return the seats that a checked value of SEATS names."""
        return tuple(range(seats)) if value in self.choices else tuple(int(seat) for seat in value.split(",") if seat)

    def _checked_seats(self, value: str, seats: int) -> str:
        if value in (ON, *self.choices):
            return self.choices[0]
        numbers = [number.strip() for number in value.split(",")] if value else []
        if not all(number in map(str, range(seats)) for number in numbers):
            raise ConfigError(
                f"unknown {self.name} {value!r}; there is {self.choices[0]}, for all, or seats, such as 0,1"
            )
        chosen = [str(seat) for seat in range(seats) if str(seat) in numbers]
        return self.choices[0] if len(chosen) == seats else ",".join(chosen)

    def _checked_some(self, value: str) -> str:
        if value == ON:
            return ",".join(self.choices)
        names = [name.strip() for name in value.split(",")] if value else []
        for name in names:
            if name not in self.choices:
                raise ConfigError(f"unknown {_one(self.name)} {name!r}; there {_are(self.choices)}")
        return ",".join(choice for choice in self.choices if choice in names)

    def data(self) -> dict[str, Any]:
        """Return the option as plain data, for those who show it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "choices": list(self.choices),
            "default": self.default,
            "seats": list(self.seats),
            "each": list(self.each),
            "names": self.names,
            "lists": {str(seats): list(lengths) for seats, lengths in (self.lists or {}).items()},
            "distinct": self.distinct,
            "people": self.people,
            "message": f"option-{self.name}",
            "messages": {choice: f"{self.name}-{choice}" for choice in self.choices if self.kind != SEATS},
        }


def check_options(offered: Sequence[Option], given: Mapping[str, str], seats: int, game: str) -> dict[str, str]:
    """Return options checked and completed by their defaults; raises ConfigError."""
    known = {option.name: option for option in offered}
    for name in given:
        if name not in known:
            raise ConfigError(f"unknown option {name!r} of {game}; there {_are(known)}")
        if not known[name].holds(seats):
            counts = " or ".join(str(count) for count in known[name].seats)
            plural = "" if known[name].seats == (1,) else "s"
            raise ConfigError(f"{name} is an option of games with {counts} seat{plural}, not with {seats}")
    checked = {}
    for option in offered:
        if option.holds(seats):
            value = given.get(option.name, option.default)
            if value or option.name in given:
                value = option.checked(value, seats)
            if value:
                checked[option.name] = value
    return checked


def for_people(offered: Sequence[Option], people: Iterable[int], seats: int) -> dict[str, str]:
    """Return the options that hold for people, where these have some of the seats and bots the others."""
    taken = ",".join(map(str, people))
    return {option.name: taken for option in offered if option.people and option.holds(seats)}


def as_texts(offered: Sequence[Option], options: Mapping[str, object]) -> dict[str, str]:
    """Return options given as Python values in their texts; what is "" or False is left out. Raises ConfigError.

    A list is written with commas, True as `on`; only options about seats take numbers.
    """
    about_seats = {option.name for option in offered if option.kind == SEATS}
    return {
        name: _as_text(name, value, name in about_seats) for name, value in options.items() if value not in ("", False)
    }


def _as_text(name: str, value: object, numbers: bool) -> str:
    if value is True:
        return ON
    if isinstance(value, str):
        return value
    if isinstance(value, Iterable):
        items = tuple(value)
        if all(isinstance(item, str) or (numbers and type(item) is int) for item in items):
            return ",".join(map(str, items))
    raise ConfigError(f"{name} must be names, not {value!r}")


def _one(name: str) -> str:
    """Return what one of several is called: of colours, a colour."""
    return name.removesuffix("s")


def _are(names: Iterable[str]) -> str:
    listed = list(names)
    return f"{'is' if len(listed) == 1 else 'are'} {', '.join(listed) or 'none'}"
