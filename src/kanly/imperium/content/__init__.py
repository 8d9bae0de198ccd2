"""The printed components, as declarations: one folder a set, one file a deck."""

from kanly.imperium import vocabulary as vocabulary  # first: the effects of cards ask for their words
