"""Tokens and settlements (W-3, W-4). What is inside the deployment tokens is ours, but for one that is pictured."""

from __future__ import annotations

from kanly.arrakis.components import counted, settlement, token

settlement("arrakeen", "Arrakeen", "arrakeen", rank=3)
settlement("carthag", "Carthag", "carthag", rank=2)
settlement("village_arsunt", "Pyon Village", "arsunt", rank=1)
settlement("village_hagga_basin", "Pyon Village", "hagga_basin", rank=1)
settlement("village_imperial_basin", "Pyon Village", "imperial_basin", rank=1)
settlement("village_north_pole", "Pyon Village", "north_pole", rank=1)

token("atreides_start_rr", "atreides_starting", 3, regular=2)
token("atreides_start_re", "atreides_starting", 3, regular=1, elite=1)
token("atreides_start_ee", "atreides_starting", 1, elite=2)
token("atreides_start_rf", "atreides_starting", 1, regular=1, special=1)

token("atreides_std_rr", "atreides_standard", 2, regular=2)
token("atreides_std_re", "atreides_standard", 2, regular=1, elite=1)
token("atreides_std_ee", "atreides_standard", 1, elite=2)
token("atreides_std_rf", "atreides_standard", 2, regular=1, special=1)
token("atreides_std_ef", "atreides_standard", 1, elite=1, special=1)

token("harkonnen_black_rr", "harkonnen_black", 3, regular=2)
token("harkonnen_black_re", "harkonnen_black", 2, regular=1, elite=1)
token("harkonnen_black_ee", "harkonnen_black", 1, elite=2)
token("harkonnen_silver_rsb", "harkonnen_silver", 2, regular=1, special=1, generic=1, ours=False)
token("harkonnen_silver_reb", "harkonnen_silver", 1, regular=1, elite=1, generic=1)
token("harkonnen_silver_rrb", "harkonnen_silver", 1, regular=2, generic=1)
token("harkonnen_silver_re", "harkonnen_silver", 1, regular=1, elite=1)
token("harkonnen_silver_es", "harkonnen_silver", 1, elite=1, special=1)

counted("sietch_rank_1", "Sietch, rank 1", "sietch", 2, values=(1,))
counted("sietch_rank_2", "Sietch, rank 2", "sietch", 4, values=(2,))
counted("sietch_rank_3", "Sietch, rank 3", "sietch", 2, values=(3,))

counted("wormsign_sand", "Sand", "wormsign", 6, ours=True, says="nothing")
counted("wormsign_sandworm", "Sandworm", "wormsign", 6, ours=True, says="sandworm +1 [in this area]")
counted("wormsign_burrowing", "Burrowing Sandworm", "wormsign", 4, ours=True,
        says="if deep_desert: sandworm +1 [in this area]")  # fmt: skip

counted("station_kwisatz_haderach", "Ecological testing station", "testing_station", 2, ours=True,
        says="prescience kwisatz_haderach +1")  # fmt: skip
counted("station_sand_dwellers", "Ecological testing station", "testing_station", 2, ours=True,
        says="prescience sand_dwellers +1")  # fmt: skip
counted("station_jihad", "Ecological testing station", "testing_station", 2, ours=True,
        says="prescience jihad +1")  # fmt: skip

counted("bene_gesserit", "Bene Gesserit token", "bene_gesserit", 5,
        says="a die for one round, on the box of a symbol with the fewest dice")  # fmt: skip
counted("spice_reserve", "Spice reserve", "spice_reserve", 1, says="keeps 1 spice for the next round")
