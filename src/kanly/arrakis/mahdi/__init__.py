"""Mahdi, the solo game: Harkonnen that play by rules (W-21)."""
