"""Bots: who decides when no person does. They see an observation and the legal actions, nothing else."""

from kanly.bots.bot import LEVELS, Bot, Observe, bot_names, is_known_bot, make_bot

__all__ = ["LEVELS", "Bot", "Observe", "bot_names", "is_known_bot", "make_bot"]

HOT = ("playout.py",)
"""What the compiled build compiles of this room, as patterns (docs/speed.md)."""
