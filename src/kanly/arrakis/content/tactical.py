"""The tactical cards of Mahdi, the solo game (W-21.1): "central" are the four inner sectors as one."""

from __future__ import annotations

from kanly.arrakis.components import tactical

CENTRAL = "central"

tactical("rock_outcroppings", sector="nw")
tactical("bight_of_the_cliff", sector="nw")
tactical("sihaya_ridge", sector="ne")
tactical("gara_kulon", sector="ne")
tactical("tasmin_sink", sector="se")
tactical("habbanya_ridge", sector="sw")
tactical("windgap", sector=CENTRAL)
tactical("hobars_gap", sector=CENTRAL)
