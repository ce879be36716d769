"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                2.4959,  # fame
                0.2306,  # land
                0.0,  # open_land
                4.4332,  # plans
                0.0,  # figures
                0.0,  # goods
                1.7987,  # winter
                0.5833,  # cards
                8.5632,  # regions
                0.0,  # strongholds
                0.0,  # warriors
                7.9252,  # hand
                -21.0977,  # unrest
                11.4793,  # food
                0.0,  # wood
                0.0,  # lore
                -8.8668,  # upgrades
                -0.2321,  # passed
            ),
            34.741,
        ),
        Stage(
            0.25,
            (
                1.1671,  # fame
                0.3721,  # land
                1.7564,  # open_land
                1.7032,  # plans
                1.9257,  # figures
                0.0,  # goods
                0.0767,  # winter
                0.0,  # cards
                6.6767,  # regions
                0.0,  # strongholds
                0.0,  # warriors
                8.0822,  # hand
                -15.492,  # unrest
                5.5744,  # food
                0.4512,  # wood
                0.0,  # lore
                6.5414,  # upgrades
                1.6934,  # passed
            ),
            30.21,
        ),
        Stage(
            0.5,
            (
                1.0562,  # fame
                0.4496,  # land
                0.0,  # open_land
                0.203,  # plans
                4.8798,  # figures
                0.4789,  # goods
                2.771,  # winter
                0.0,  # cards
                1.1834,  # regions
                0.0,  # strongholds
                0.0,  # warriors
                5.3222,  # hand
                -8.2474,  # unrest
                1.6983,  # food
                0.4133,  # wood
                0.0,  # lore
                4.3661,  # upgrades
                0.5655,  # passed
            ),
            26.27,
        ),
        Stage(
            0.75,
            (
                1.1376,  # fame
                0.5794,  # land
                0.0,  # open_land
                0.0,  # plans
                2.2256,  # figures
                0.0,  # goods
                2.1159,  # winter
                0.2533,  # cards
                0.5132,  # regions
                0.0,  # strongholds
                0.1467,  # warriors
                3.7995,  # hand
                -5.6407,  # unrest
                0.644,  # food
                0.4255,  # wood
                0.0,  # lore
                2.1911,  # upgrades
                0.6957,  # passed
            ),
            19.864,
        ),
        Stage(
            0.95,
            (
                1.0322,  # fame
                0.7474,  # land
                0.0,  # open_land
                0.2471,  # plans
                0.9325,  # figures
                0.5365,  # goods
                0.7301,  # winter
                0.6698,  # cards
                0.0,  # regions
                0.0,  # strongholds
                0.2773,  # warriors
                2.1372,  # hand
                -2.3686,  # unrest
                0.1779,  # food
                0.3174,  # wood
                0.0,  # lore
                0.5821,  # upgrades
                -0.4941,  # passed
            ),
            11.357,
        ),
    ),
    5: (
        Stage(
            0.0,
            (
                0.1071,  # fame
                0.1506,  # land
                1.1835,  # open_land
                0.0,  # plans
                0.0,  # figures
                1.1868,  # goods
                2.3613,  # winter
                3.1353,  # cards
                4.5274,  # regions
                3.9737,  # strongholds
                2.4924,  # warriors
                0.6893,  # hand
                0.0,  # unrest
                0.7853,  # food
                0.0,  # wood
                0.1041,  # lore
                22.3457,  # upgrades
                -6.0699,  # passed
            ),
            15.02,
        ),
        Stage(
            0.25,
            (
                0.6192,  # fame
                0.2079,  # land
                0.0472,  # open_land
                0.2426,  # plans
                0.0,  # figures
                0.5905,  # goods
                1.9121,  # winter
                0.7337,  # cards
                2.0104,  # regions
                4.058,  # strongholds
                2.1841,  # warriors
                1.2563,  # hand
                -2.2957,  # unrest
                1.0143,  # food
                0.0,  # wood
                1.0733,  # lore
                1.0644,  # upgrades
                -2.1449,  # passed
            ),
            13.061,
        ),
        Stage(
            0.5,
            (
                0.9283,  # fame
                0.3586,  # land
                0.0364,  # open_land
                0.0997,  # plans
                1.99,  # figures
                0.8309,  # goods
                1.5235,  # winter
                0.863,  # cards
                1.288,  # regions
                0.0,  # strongholds
                1.1588,  # warriors
                1.2539,  # hand
                0.0,  # unrest
                1.2915,  # food
                0.0,  # wood
                0.2561,  # lore
                -3.3007,  # upgrades
                -1.3431,  # passed
            ),
            13.061,
        ),
        Stage(
            0.75,
            (
                0.946,  # fame
                0.4548,  # land
                0.0,  # open_land
                0.114,  # plans
                2.6328,  # figures
                1.1034,  # goods
                0.9066,  # winter
                1.0523,  # cards
                0.7988,  # regions
                0.0,  # strongholds
                0.3016,  # warriors
                1.3531,  # hand
                0.0,  # unrest
                0.3804,  # food
                0.0,  # wood
                0.3802,  # lore
                -0.4987,  # upgrades
                -0.7928,  # passed
            ),
            8.588,
        ),
        Stage(
            0.95,
            (
                0.9539,  # fame
                0.4838,  # land
                0.0,  # open_land
                0.3396,  # plans
                2.6419,  # figures
                1.0008,  # goods
                0.4948,  # winter
                0.8439,  # cards
                0.598,  # regions
                0.0,  # strongholds
                0.1559,  # warriors
                0.4913,  # hand
                -1.1633,  # unrest
                0.1677,  # food
                0.0,  # wood
                0.2522,  # lore
                0.3997,  # upgrades
                -3.3722,  # passed
            ),
            5.646,
        ),
    ),
}
