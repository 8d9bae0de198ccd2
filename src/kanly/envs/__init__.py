"""Learning environments: any game of the engine as PettingZoo, Gymnasium and OpenSpiel know games.

`kanly.envs.pettingzoo`, `kanly.envs.gymnasium` and `kanly.envs.openspiel` need the packages they are named after;
nothing else does. Observations are vectors of named segments, actions are numbers of a catalogue (docs/envs.md).
"""

from kanly.envs.catalogue import ActionCatalogue, catalogue_of

__all__ = ["ActionCatalogue", "catalogue_of"]
