"""Bots: one file a bot, one registry. A bot sees an observation and the legal actions, never the hidden state."""

from kanly.bots.bot import Bot, bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
