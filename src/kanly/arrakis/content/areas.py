"""The map (W-2): 101 areas in 8 sectors, 8 air zones, borders, sites, and what the atomics change.

Unnamed areas are called after their sector, numbered in reading order. An open border is written with both of its
areas; `impassable` borders stop legions, not those who fly, nor sandworms. `at` is where a label or a figure stands on
a canvas of 1000 x 699; outlines are in `outlines.py`.
"""

from __future__ import annotations

from kanly.arrakis.components import air_zone, area, atomics, sector
from kanly.arrakis.ids import DEEP_DESERT, DESERT, MINOR_ERG, MOUNTAIN, PLATEAU, SETTLEMENT, SIETCH, STATION

CANVAS = (1000, 699)

sector("ne", "North-East Sector", ring="outer")
sector("se", "South-East Sector", ring="outer")
sector("sw", "South-West Sector", ring="outer")
sector("nw", "North-West Sector", ring="outer")
sector("ine", "Central North-East Sector", ring="inner")
sector("ise", "Central South-East Sector", ring="inner")
sector("isw", "Central South-West Sector", ring="inner")
sector("inw", "Central North-West Sector", ring="inner")

air_zone("az_1", sectors="ne ine", at=(706, 199))
air_zone("az_2", sectors="ine inw", at=(474, 269))
air_zone("az_3", sectors="nw inw", at=(286, 242))
air_zone("az_4", sectors="ine ise", at=(638, 433))
air_zone("az_5", sectors="se ise", at=(663, 622))
air_zone("az_6", sectors="ise isw", at=(473, 596))
air_zone("az_7", sectors="isw inw", at=(310, 432))
air_zone("az_8", sectors="sw isw", at=(302, 603))

area(
    "gara_kulon",
    "ne",
    DESERT,
    name="Gara Kulon",
    site=SIETCH,
    open="ine_9 ne_11 ne_12 ne_14 ne_15 ne_16 shield_wall_east",
    at=(841, 330),
)
area("sihaya_ridge", "ne", DEEP_DESERT, name="Sihaya Ridge", site=SIETCH, open="ne_2 ne_6 ne_9 ne_10", at=(810, 34))
area("ne_1", "ne", DEEP_DESERT, open="ne_2 ne_3 ne_4 nw_3", at=(540, 21))
area("ne_2", "ne", DEEP_DESERT, open="ne_1 ne_4 ne_5 ne_6 sihaya_ridge", at=(671, 32))
area("ne_3", "ne", DESERT, open="ne_1 ne_4 nw_3 nw_11", impassable="broken_land", at=(509, 71))
area(
    "ne_4",
    "ne",
    DESERT,
    site=STATION,
    open="ne_1 ne_2 ne_3 ne_5",
    impassable="broken_land rimwall_west",
    at=(607, 95),
)
area("ne_5", "ne", DESERT, open="ne_2 ne_4 ne_6 ne_7 ne_8", impassable="ine_5 rimwall_west", at=(690, 148))
area("ne_6", "ne", DESERT, open="ne_2 ne_5 ne_8 ne_9 sihaya_ridge", at=(750, 94))
area("ne_7", "ne", DESERT, open="ine_6 ne_5 ne_8 ne_11 shield_wall_east", impassable="ine_5", at=(747, 217))
area("ne_8", "ne", DESERT, open="ne_5 ne_6 ne_7 ne_9 ne_11 ne_12", at=(799, 176))
area("ne_9", "ne", DESERT, open="ne_6 ne_8 ne_10 ne_12 ne_13 sihaya_ridge", at=(867, 126))
area("ne_10", "ne", DEEP_DESERT, open="ne_9 ne_13 sihaya_ridge", at=(942, 59))
area("ne_11", "ne", DESERT, open="gara_kulon ne_7 ne_8 ne_12 shield_wall_east", at=(800, 272))
area("ne_12", "ne", DESERT, open="gara_kulon ne_8 ne_9 ne_11 ne_13 ne_14", at=(874, 243))
area("ne_13", "ne", DEEP_DESERT, open="ne_9 ne_10 ne_12 ne_14", at=(957, 206))
area("ne_14", "ne", DEEP_DESERT, open="gara_kulon ne_12 ne_13 ne_16", at=(942, 312))
area("ne_15", "ne", DESERT, open="gara_kulon ine_9 ne_16 pasty_mesa se_1", at=(837, 398))
area("ne_16", "ne", DEEP_DESERT, open="gara_kulon ne_14 ne_15 se_1 se_2", at=(935, 390))
area(
    "pasty_mesa",
    "se",
    PLATEAU,
    name="Pasty Mesa",
    open="ine_9 ise_2 ise_3 ne_15 se_1 se_5 tasmin_sink",
    at=(756, 483),
)
area(
    "tasmin_sink",
    "se",
    DESERT,
    name="Tasmin Sink",
    site=SIETCH,
    open="pasty_mesa se_1 se_3 se_5 se_6 se_7",
    at=(801, 557),
)
area("se_1", "se", DESERT, open="ne_15 ne_16 pasty_mesa se_2 se_3 tasmin_sink", at=(865, 472))
area("se_2", "se", DEEP_DESERT, open="ne_16 se_1 se_3 se_4", at=(943, 482))
area("se_3", "se", DESERT, open="se_1 se_2 se_4 se_7 tasmin_sink", at=(875, 582))
area("se_4", "se", DEEP_DESERT, open="se_2 se_3 se_7", at=(946, 612))
area("se_5", "se", PLATEAU, open="false_wall_south ise_3 pasty_mesa se_6 se_8 tasmin_sink", at=(724, 569))
area("se_6", "se", DESERT, open="se_5 se_7 se_8 tasmin_sink", at=(756, 627))
area("se_7", "se", DEEP_DESERT, open="se_3 se_4 se_6 se_8 tasmin_sink", at=(840, 663))
area("se_8", "se", DEEP_DESERT, open="false_wall_south hobars_gap ise_5 se_5 se_6 se_7", at=(663, 667))
area(
    "habbanya_ridge",
    "sw",
    DESERT,
    name="Habbanya Ridge",
    site=SIETCH,
    open="sw_1 sw_2 sw_3 sw_4 sw_5 sw_6",
    at=(125, 579),
)
area("sw_1", "sw", DEEP_DESERT, open="habbanya_ridge sw_2 sw_4 the_great_flat", at=(30, 508))
area("sw_2", "sw", DESERT, open="habbanya_ridge nw_12 sw_1 sw_3 the_great_flat", at=(105, 467))
area("sw_3", "sw", DESERT, open="habbanya_ridge inw_3 isw_1 nw_12 sw_2 sw_5", at=(203, 471))
area("sw_4", "sw", DEEP_DESERT, open="habbanya_ridge sw_1 sw_6", at=(55, 650))
area("sw_5", "sw", DESERT, open="false_wall_west habbanya_ridge isw_1 sw_3 sw_6 sw_7 sw_8", at=(224, 554))
area("sw_6", "sw", DEEP_DESERT, open="habbanya_ridge sw_4 sw_5 sw_7", at=(189, 662))
area("sw_7", "sw", DEEP_DESERT, open="sw_5 sw_6 sw_8 sw_9", at=(276, 654))
area("sw_8", "sw", PLATEAU, open="false_wall_west sw_5 sw_7 sw_9 windgap", at=(304, 624))
area("sw_9", "sw", DEEP_DESERT, open="ise_5 isw_6 sw_7 sw_8 windgap", at=(386, 675))
area(
    "bight_of_the_cliff",
    "nw",
    DESERT,
    name="Bight of the Cliff",
    site=SIETCH,
    open="inw_3 nw_6 nw_7 nw_12 nw_13",
    at=(195, 305),
)
area(
    "rock_outcroppings",
    "nw",
    DEEP_DESERT,
    name="Rock Outcroppings",
    site=SIETCH,
    open="nw_2 nw_3 nw_4 nw_8 nw_9 nw_10",
    at=(280, 56),
)
area("the_funeral_plain", "nw", DESERT, name="The Funeral Plain", open="nw_1 nw_2 nw_4 nw_5 nw_6 nw_7", at=(114, 150))
area("the_great_flat", "nw", DEEP_DESERT, name="The Great Flat", open="nw_5 nw_6 nw_12 sw_1 sw_2", at=(63, 383))
area("nw_1", "nw", DEEP_DESERT, open="nw_2 nw_5 the_funeral_plain", at=(48, 81))
area("nw_2", "nw", DEEP_DESERT, open="nw_1 nw_4 rock_outcroppings the_funeral_plain", at=(144, 35))
area("nw_3", "nw", DEEP_DESERT, open="ne_1 ne_3 nw_10 nw_11 rock_outcroppings", at=(397, 28))
area("nw_4", "nw", DESERT, open="nw_2 nw_7 nw_8 rock_outcroppings the_funeral_plain", at=(199, 97))
area("nw_5", "nw", DEEP_DESERT, open="nw_1 nw_6 the_funeral_plain the_great_flat", at=(50, 245))
area("nw_6", "nw", DESERT, open="bight_of_the_cliff nw_5 nw_7 nw_12 the_funeral_plain the_great_flat", at=(118, 287))
area("nw_7", "nw", DESERT, open="bight_of_the_cliff nw_4 nw_6 nw_8 nw_13 the_funeral_plain", at=(193, 209))
area("nw_8", "nw", DESERT, open="nw_4 nw_7 nw_9 nw_13 nw_14 rock_outcroppings", at=(249, 159))
area("nw_9", "nw", DESERT, open="nw_8 nw_10 nw_14 nw_15 rock_outcroppings", at=(319, 133))
area("nw_10", "nw", DESERT, open="nw_3 nw_9 nw_11 nw_15 rock_outcroppings", at=(374, 81))
area("nw_11", "nw", DESERT, open="ne_3 nw_3 nw_10 nw_15 nw_16", impassable="broken_land", at=(448, 69))
area("nw_12", "nw", DESERT, open="bight_of_the_cliff inw_3 nw_6 sw_2 sw_3 the_great_flat", at=(161, 394))
area("nw_13", "nw", MOUNTAIN, open="bight_of_the_cliff inw_1 inw_3 nw_7 nw_8 nw_14", at=(254, 248))
area("nw_14", "nw", MOUNTAIN, open="inw_1 nw_8 nw_9 nw_13 nw_15 shield_wall_west", at=(312, 197))
area(
    "nw_15",
    "nw",
    MOUNTAIN,
    site=STATION,
    open="nw_9 nw_10 nw_11 nw_14 shield_wall_west",
    impassable="nw_16",
    at=(366, 155),
)
area("nw_16", "nw", MOUNTAIN, open="arsunt broken_land nw_11 shield_wall_west", impassable="nw_15", at=(432, 140))
area(
    "arrakeen",
    "ine",
    PLATEAU,
    name="Arrakeen",
    site=SETTLEMENT,
    ringed=True,
    open="broken_land carthag imperial_basin ine_1 rimwall_west",
    at=(567, 208),
)
area(
    "broken_land",
    "ine",
    MOUNTAIN,
    name="Broken Land",
    open="arrakeen arsunt carthag nw_16 rimwall_west",
    impassable="ne_3 ne_4 nw_11",
    at=(533, 145),
)
area(
    "carthag",
    "ine",
    PLATEAU,
    name="Carthag",
    site=SETTLEMENT,
    ringed=True,
    open="arrakeen arsunt broken_land hagga_basin ine_1",
    at=(497, 199),
)
area(
    "hole_in_the_rock",
    "ine",
    MOUNTAIN,
    name="Hole in the Rock",
    open="imperial_basin ine_1 ine_2 ine_3 ine_4",
    at=(554, 329),
)
area(
    "imperial_basin",
    "ine",
    PLATEAU,
    name="Imperial Basin",
    site=SETTLEMENT,
    ringed=True,
    open="arrakeen hole_in_the_rock ine_1 ine_4 ine_5 rimwall_west",
    at=(596, 265),
)
area(
    "rimwall_west",
    "ine",
    MOUNTAIN,
    name="Rimwall West",
    open="arrakeen broken_land imperial_basin ine_5",
    impassable="ne_4 ne_5",
    at=(628, 179),
)
area(
    "shield_wall_east",
    "ine",
    MOUNTAIN,
    name="Shield Wall",
    open="gara_kulon ine_8 ine_9 ne_7 ne_11",
    impassable="ine_6",
    at=(748, 348),
)
area("ine_1", "ine", MOUNTAIN, open="arrakeen carthag hagga_basin hole_in_the_rock imperial_basin ine_2", at=(520, 255))
area(
    "ine_2",
    "ine",
    MOUNTAIN,
    site=STATION,
    open="hagga_basin hole_in_the_rock ine_1 ine_3 splintered_rock",
    at=(501, 306),
)
area("ine_3", "ine", DESERT, open="hole_in_the_rock ine_2 ine_4 ise_1 north_pole wind_pass", at=(510, 373))
area(
    "ine_4",
    "ine",
    MOUNTAIN,
    open="false_wall_east hole_in_the_rock imperial_basin ine_3 ine_5 ine_7 ise_1",
    at=(580, 377),
)
area(
    "ine_5",
    "ine",
    MOUNTAIN,
    open="imperial_basin ine_4 ine_6 ine_7 ine_8 rimwall_west",
    impassable="ne_5 ne_7",
    at=(653, 284),
)
area("ine_6", "ine", MOUNTAIN, site=STATION, open="ine_5 ine_8 ne_7", impassable="shield_wall_east", at=(705, 302))
area("ine_7", "ine", MINOR_ERG, open="false_wall_east ine_4 ine_5 ine_8 ise_2", at=(629, 398))
area("ine_8", "ine", MINOR_ERG, open="ine_5 ine_6 ine_7 ine_9 ise_2 shield_wall_east", at=(679, 393))
area("ine_9", "ine", PLATEAU, open="gara_kulon ine_8 ise_2 ne_15 pasty_mesa shield_wall_east", at=(752, 410))
area(
    "false_wall_east",
    "ise",
    MOUNTAIN,
    name="False Wall East",
    site=STATION,
    open="harg_pass ine_4 ine_7 ise_1 ise_2 ise_3",
    at=(576, 480),
)
area(
    "false_wall_south",
    "ise",
    PLATEAU,
    name="False Wall South",
    open="harg_pass hobars_gap ise_3 ise_4 se_5 se_8",
    at=(621, 593),
)
area(
    "harg_pass",
    "ise",
    MINOR_ERG,
    name="Harg Pass",
    open="false_wall_east false_wall_south ise_1 ise_3 ise_4",
    at=(578, 540),
)
area(
    "hobars_gap",
    "ise",
    DESERT,
    name="Hobars Gap",
    site=SIETCH,
    open="false_wall_south ise_4 ise_5 se_8",
    at=(563, 644),
)
area("ise_1", "ise", DESERT, open="false_wall_east harg_pass ine_3 ine_4 ise_4 isw_4 isw_5 north_pole", at=(511, 493))
area("ise_2", "ise", MINOR_ERG, open="false_wall_east ine_7 ine_8 ine_9 ise_3 pasty_mesa", at=(668, 454))
area("ise_3", "ise", MINOR_ERG, open="false_wall_east false_wall_south harg_pass ise_2 pasty_mesa se_5", at=(645, 505))
area("ise_4", "ise", DESERT, open="false_wall_south harg_pass hobars_gap ise_1 ise_5 isw_5 isw_6", at=(512, 583))
area("ise_5", "ise", DEEP_DESERT, open="hobars_gap ise_4 isw_6 se_8 sw_9", at=(504, 657))
area("false_wall_west", "isw", PLATEAU, name="False Wall West", open="isw_1 isw_2 sw_5 sw_8 windgap", at=(293, 535))
area(
    "windgap",
    "isw",
    DESERT,
    name="Windgap",
    site=SIETCH,
    open="false_wall_west isw_2 isw_3 isw_5 isw_6 sw_8 sw_9",
    at=(352, 583),
)
area("isw_1", "isw", DESERT, open="false_wall_west inw_3 inw_4 isw_2 sw_3 sw_5", at=(271, 463))
area("isw_2", "isw", PLATEAU, open="false_wall_west inw_4 isw_1 isw_3 wind_pass windgap", at=(324, 470))
area("isw_3", "isw", DESERT, open="isw_2 isw_4 isw_5 wind_pass windgap", at=(370, 507))
area("isw_4", "isw", DESERT, open="ise_1 isw_3 isw_5 north_pole wind_pass", at=(428, 475))
area("isw_5", "isw", DESERT, open="ise_1 ise_4 isw_3 isw_4 isw_6 windgap", at=(429, 551))
area("isw_6", "isw", DESERT, open="ise_4 ise_5 isw_5 sw_9 windgap", at=(436, 626))
area(
    "arsunt",
    "inw",
    PLATEAU,
    name="Arsunt",
    site=SETTLEMENT,
    ringed=True,
    open="broken_land carthag hagga_basin nw_16 shield_wall_west",
    at=(441, 201),
)
area(
    "hagga_basin",
    "inw",
    PLATEAU,
    name="Hagga Basin",
    site=SETTLEMENT,
    ringed=True,
    open="arsunt carthag ine_1 ine_2 inw_2 shield_wall_west splintered_rock",
    at=(432, 271),
)
area(
    "shield_wall_west",
    "inw",
    MOUNTAIN,
    name="Shield Wall",
    open="arsunt hagga_basin inw_2 nw_14 nw_15 nw_16",
    impassable="inw_1",
    at=(379, 226),
)
area(
    "splintered_rock",
    "inw",
    MOUNTAIN,
    name="Splintered Rock",
    open="hagga_basin ine_2 inw_2 wind_pass",
    at=(425, 349),
)
area(
    "wind_pass",
    "inw",
    DESERT,
    name="Wind Pass",
    open="ine_3 inw_2 inw_4 isw_2 isw_3 isw_4 north_pole splintered_rock",
    at=(393, 402),
)
area("inw_1", "inw", MOUNTAIN, open="inw_3 inw_4 nw_13 nw_14", impassable="inw_2 shield_wall_west", at=(313, 262))
area(
    "inw_2",
    "inw",
    MOUNTAIN,
    open="hagga_basin inw_4 shield_wall_west splintered_rock wind_pass",
    impassable="inw_1",
    at=(368, 301),
)
area("inw_3", "inw", DESERT, open="bight_of_the_cliff inw_1 inw_4 isw_1 nw_12 nw_13 sw_3", at=(253, 353))
area("inw_4", "inw", DESERT, site=STATION, open="inw_1 inw_2 inw_3 isw_1 isw_2 wind_pass", at=(316, 371))
area(
    "north_pole",
    "ine ise isw inw",
    MOUNTAIN,
    name="North Pole",
    site=SETTLEMENT,
    open="ine_3 ise_1 isw_4 wind_pass",
    at=(473, 428),
)

atomics("splintered_rock", "Splintered Rock", exposes="hagga_basin")
atomics("hole_in_the_rock", "Hole in the Rock", exposes="imperial_basin")
atomics("rimwall_west", "Rimwall West", exposes="imperial_basin arrakeen")
