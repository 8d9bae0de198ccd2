"""The kinds of steps that a game's flow is made of. `rules/` says what each does."""

from __future__ import annotations

from typing import Final

from kanly.engine.flow import Flow

BEGIN: Final = 0
LEADER: Final = 1
SETUP_LEADER: Final = 2
TOKENS: Final = 3
ROUND: Final = 4
DEFENCE: Final = 5
DRAW_HANDS: Final = 6
NEXT_TURN: Final = 7
TURN: Final = 8
SENDER: Final = 9
PRICE: Final = 10
ARRIVE: Final = 11
POOL: Final = 12
REVEAL_HAND: Final = 13
END_TURN: Final = 14
EFFECT: Final = 15
OFFER: Final = 16
FACTION: Final = 17
LOSE_INFLUENCE: Final = 18
ALLIANCE: Final = 19
TRASH: Final = 20
DISCARD: Final = 21
EITHER: Final = 22
CHOOSE: Final = 23
DEPLOY: Final = 24
RETREAT: Final = 25
ACQUIRE_FREE: Final = 26
RECALL_AGENT: Final = 27
FILE_INTRIGUE: Final = 28
RUN_COMBAT: Final = 29
COMBAT_TURN: Final = 30
RESOLVE: Final = 31
REWARD: Final = 32
AFTER_WIN: Final = 33
TROOPS_RETURN: Final = 34
ADD_SPICE: Final = 35
BRING_HOME: Final = 36
START_ENDGAME: Final = 37
ENDGAME_TURN: Final = 38
FINISH: Final = 39
MOVE: Final = 40
SNOOP: Final = 41
RIVAL_TURN: Final = 42
RIVAL_DEPLOY: Final = 43
LOOK: Final = 44
PEEK: Final = 45
PROJECT: Final = 46

COURSE: Final = (ROUND, NEXT_TURN, RUN_COMBAT, ADD_SPICE, BRING_HOME)
"""The steps with which the phases of a round begin, in order (I-4.1); an edition may have its own."""

DECISIONS: Final = (
    "leader", "tokens", "defence", "turn", "sender", "price", "move", "offer", "faction", "lose_influence", "alliance",
    "trash", "discard", "either", "choose", "deploy", "retreat", "acquire_free", "recall_agent", "combat_turn",
    "after_win", "endgame_turn", "snoop", "take_sister", "mark_space", "double_cross", "set_aside",
)  # fmt: skip
"""The steps that ask, in the order of their places in the vector (`encoding.py`); an edition appends its own."""

_STEPS: Final = (
    ("begin", ""), ("leader", ""), ("setup_leader", ""), ("tokens", ""), ("round", ""), ("defence", ""),
    ("draw_hands", ""), ("next_turn", ""), ("turn", ""), ("sender", "cs"), ("price", "cs"), ("arrive", "cs"),
    ("pool", ""), ("reveal_hand", ""), ("end_turn", ""), ("effect", "ec"), ("offer", "ec"), ("faction", "..e"),
    ("lose_influence", ""), ("alliance", "."), ("trash", ".e"), ("discard", ".e"), ("either", "ec"), ("choose", "ec"),
    ("deploy", ".e"), ("retreat", ".e"), ("acquire_free", "..e"), ("recall_agent", ""), ("file_intrigue", "i"),
    ("combat", ""), ("combat_turn", ""), ("resolve", ""), ("reward", "."), ("after_win", ""), ("troops_return", ""),
    ("makers", ""), ("recall", ""), ("endgame", ""), ("endgame_turn", ""), ("finish", ""), ("move", ""), ("snoop", ""),
    ("rival_turn", ""), ("rival_deploy", ""), ("look_at_top", ""), ("peek", ""),
    ("choose_project", ""),
)  # fmt: skip

FLOW: Final = Flow()
for _name, _fields in _STEPS:
    FLOW.step(_name, fields=_fields)
