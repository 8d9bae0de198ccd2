"""The printed components, as declarations. Sets are imported in a fixed order, which gives cards their numbers."""
