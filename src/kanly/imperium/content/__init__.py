"""The printed components, as declarations: one folder a set, one file a deck."""
