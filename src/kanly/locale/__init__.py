"""What kanly says, in English, Czech and Ukrainian: Fluent messages, shared by the command line and the page."""

from __future__ import annotations

from kanly.locale.speech import ENGLISH, LANGUAGES, Line, MissingMessage, Reader, Speech, language_of, read_messages

__all__ = ["ENGLISH", "LANGUAGES", "Line", "MissingMessage", "Reader", "Speech", "language_of", "read_messages"]
