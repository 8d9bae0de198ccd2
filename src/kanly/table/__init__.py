"""The table: the server that people and bots play at."""
