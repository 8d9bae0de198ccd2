"""Messages that no page sends: wrong in every way we could think of, and the same ones for the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

ODD_TEXTS = (
    "", " ", "\0", "\n", "\r\n\r\n", "\x1b[2J", "\x7f", "\ufeff", "\u202egnp.exe", "\u2028", "\ufffd", "\U0010ffff",
    "e\u0301", "Z\u0351\u036b\u0343", "\u0661\u0662", "ＡＧＥＮＴ", "👩\u200d🚀", "ß", "İ", "null", "NaN", "-0", "0x10",
    "1e5", "true", "undo", "__class__", "<script>alert(1)</script>", "'; DROP TABLE moves; --", "%s%n", "{0}", "${7*7}",
    "../../etc/passwd",
)  # fmt: skip
ODD_VALUES = (
    "null", "true", "false", "-1", "-0", "0", "1", "1.5", "1e400", "-1e-400", "NaN", "Infinity", "9" * 400,
    "-" + "9" * 30, "9223372036854775808", "18446744073709551616", '""', '"act"', '"\\ud800"', '"\\u0000"', '"\\udc00"',
    "[]", "{}", "[[]]", '{"type":"act"}', "[1,2,3]", '"12"', "tru", '"', "{", "'x'", "\u00a0", "01", "+1", ".5", "5.",
    "//", "0" * 50,
)  # fmt: skip
KEYS = ("type", "action", "revision", "re", "text", "seat", "viewer", "__proto__", "constructor", "")
WORDS = (
    "agent", "reveal", "pass", "done", "play", "use", "deploy", "retreat", "acquire", "trash", "discard", "faction",
    "choose", "space", "recall", "from", "seat", "dagger", "arrakeen", "signet_ring", "fremen", "0", "3", "-1",
    "99999999999999999999", "@", "+", ",", "/", ":", "*", "#", "?", "dagger@arrakeen", "dagger@", "@arrakeen",
    "a" * 150,
)  # fmt: skip

Message = str | bytes


class Garbage:
    """Makes messages out of what is going on at a table: `actions` are legal for somebody at `revision`."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.actions: list[str] = []
        self.revision = 0
        self.earlier: list[str] = ['{"type":"undo","revision":0}']
        """Messages that were good in their time."""
        self._known: list[str] = []
        """Actions that were legal at some time."""
        self._kinds: tuple[Callable[[], Message], ...] = (
            self.noise,
            self.odd_letters,
            self.truncated,
            self.repeated,
            self.glued,
            self.altered,
            self.wrong_types,
            self.nested,
            self.key_twice,
            self.somebody_elses,
            self.out_of_time,
            self.babble,
            self.illegal,
            self.illegal,
            self.too_long,
        )

    def look(self, actions: list[str], revision: int) -> None:
        """Learn what is legal now."""
        self.actions, self.revision = actions, revision
        self._known += actions

    def message(self) -> Message:
        """Return a message of any kind."""
        return self.rng.choice(self._kinds)()

    def good(self) -> str:
        """Return a message that could be right, from the right seat."""
        kind = self.rng.random()
        if kind < 0.7:
            message = {"type": "act", "action": self.rng.choice(self.actions), "revision": self.revision, "re": "x"}
        elif kind < 0.8:
            message = {"type": "undo", "revision": self.revision}
        elif kind < 0.9:
            message = {"type": "why", "action": self.rng.choice(self.actions)}
        else:
            message = {"type": "chat", "text": "hello"}
        return json.dumps(message)

    def noise(self) -> Message:
        return self.rng.randbytes(self.rng.randrange(60))

    def odd_letters(self) -> Message:
        return "".join(chr(self.rng.choice((self.rng.randrange(128), self.rng.randrange(0xD800)))) for _ in range(20))

    def truncated(self) -> Message:
        good = self.good()
        return good[: self.rng.randrange(len(good))]

    def repeated(self) -> Message:
        return self.rng.choice(self.earlier)

    def glued(self) -> Message:
        return self.good() + self.rng.choice(("", " ", "\n", ",", "\0")) + self.good()

    def altered(self) -> Message:
        letters = list(self.good())
        for _ in range(self.rng.randint(1, 3)):
            letters[self.rng.randrange(len(letters))] = chr(self.rng.randrange(256))
        return "".join(letters)

    def wrong_types(self) -> Message:
        good: dict[str, object] = json.loads(self.good())
        fields = {json.dumps(key): json.dumps(value) for key, value in good.items()}
        for _ in range(self.rng.randint(1, 3)):
            key = self.rng.choice((*good, *KEYS))
            fields[json.dumps(key)] = self.rng.choice((*ODD_VALUES, *map(json.dumps, ODD_TEXTS)))
        return "{" + ",".join(f"{key}:{value}" for key, value in fields.items()) + "}"

    def nested(self) -> Message:
        depth = int(10 ** self.rng.uniform(0, 3.5))
        start, middle, end = self.rng.choice((("[", "", "]"), ('{"type":', "1", "}"), ('[{"a":', "null", "}]")))
        whole = start * depth + middle + self.rng.choice((end, "")) * depth
        return self.rng.choice((whole, f'{{"type":"why","action":"pass","x":{whole}}}'))

    def key_twice(self) -> Message:
        return self.good()[:-1] + f',"{self.rng.choice(KEYS)}":{self.rng.choice(ODD_VALUES)}}}'

    def somebody_elses(self) -> Message:
        action = self.rng.choice(self.actions)
        return json.dumps({"type": "act", "action": action, "revision": self.revision, "seat": self.rng.randrange(4)})

    def out_of_time(self) -> Message:
        revision = self.rng.choice(
            (0, self.revision - 1, self.revision + 1, self.revision + 2, 10**7, 10**7 + 1, 2**63)
        )
        return json.dumps(
            {"type": self.rng.choice(("act", "undo")), "action": self.rng.choice(self.actions), "revision": revision}
        )

    def babble(self) -> Message:
        words = [self.rng.choice((*WORDS, *ODD_TEXTS)) for _ in range(self.rng.randint(1, 4))]
        action = self.rng.choice((" ", "", "@", ",")).join(words)
        return json.dumps({"type": self.rng.choice(("act", "why")), "action": action, "revision": self.revision})

    def illegal(self) -> Message:
        action = self.rng.choice(self._known)
        if self.rng.random() < 0.5:
            verb, others = action.partition(" ")[0], self.rng.choice(self._known).partition(" ")[2]
            action = f"{verb} {others}"
        return json.dumps({"type": self.rng.choice(("act", "why")), "action": action, "revision": self.revision})

    def too_long(self) -> Message:
        length = int(10 ** self.rng.uniform(2.3, 3.55))
        key = self.rng.choice(("action", "re", "text", "type"))
        return json.dumps({**json.loads(self.good()), key: self.rng.choice("x✈\0") * length}, ensure_ascii=False)
