"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                0.1157,  # fame
                0.9082,  # land
                1.7293,  # open_land
                1.5624,  # plans
                0.0,  # figures
                0.0,  # goods
                0.0,  # winter
                2.7667,  # cards
                4.762,  # regions
                0.0,  # strongholds
                0.8987,  # warriors
                6.1081,  # hand
                0.0,  # unrest
                4.9625,  # food
                0.0,  # wood
                3.8589,  # lore
                -2.9368,  # upgrades
                2.3371,  # passed
            ),
            32.456,
        ),
        Stage(
            0.25,
            (
                0.9715,  # fame
                0.8454,  # land
                0.4749,  # open_land
                1.0344,  # plans
                0.0,  # figures
                0.3575,  # goods
                0.0662,  # winter
                0.9927,  # cards
                2.6233,  # regions
                0.0,  # strongholds
                0.9189,  # warriors
                8.0452,  # hand
                0.0,  # unrest
                2.5117,  # food
                0.0,  # wood
                2.488,  # lore
                -3.3378,  # upgrades
                1.1234,  # passed
            ),
            25.43,
        ),
        Stage(
            0.5,
            (
                1.125,  # fame
                0.7867,  # land
                0.0,  # open_land
                1.0024,  # plans
                1.1837,  # figures
                0.9962,  # goods
                0.6494,  # winter
                0.2229,  # cards
                0.697,  # regions
                0.0,  # strongholds
                0.0,  # warriors
                6.6596,  # hand
                -1.9328,  # unrest
                0.8643,  # food
                0.0,  # wood
                0.8133,  # lore
                -2.9104,  # upgrades
                0.8504,  # passed
            ),
            18.073,
        ),
        Stage(
            0.75,
            (
                1.0321,  # fame
                0.7747,  # land
                0.0,  # open_land
                0.5263,  # plans
                1.7332,  # figures
                1.1928,  # goods
                0.7288,  # winter
                0.4848,  # cards
                0.0,  # regions
                0.0,  # strongholds
                0.032,  # warriors
                3.4778,  # hand
                -1.4743,  # unrest
                0.3129,  # food
                0.0,  # wood
                0.1916,  # lore
                -1.4511,  # upgrades
                0.4326,  # passed
            ),
            12.232,
        ),
        Stage(
            0.95,
            (
                0.9893,  # fame
                0.8324,  # land
                0.0,  # open_land
                0.5957,  # plans
                0.0,  # figures
                0.4895,  # goods
                0.941,  # winter
                0.5739,  # cards
                0.0,  # regions
                0.0,  # strongholds
                0.4496,  # warriors
                2.1844,  # hand
                -1.969,  # unrest
                0.3943,  # food
                0.2061,  # wood
                0.3315,  # lore
                0.1033,  # upgrades
                -0.6898,  # passed
            ),
            7.885,
        ),
    ),
    5: (
        Stage(
            0.0,
            (
                0.4747,  # fame
                0.2225,  # land
                0.9352,  # open_land
                0.3438,  # plans
                5.9554,  # figures
                2.6555,  # goods
                1.1903,  # winter
                0.5131,  # cards
                2.6578,  # regions
                0.0,  # strongholds
                0.3715,  # warriors
                1.7899,  # hand
                -3.5065,  # unrest
                1.92,  # food
                0.0,  # wood
                1.3835,  # lore
                6.8094,  # upgrades
                -0.4494,  # passed
            ),
            18.976,
        ),
        Stage(
            0.25,
            (
                0.6681,  # fame
                0.3959,  # land
                0.4755,  # open_land
                0.3473,  # plans
                4.8918,  # figures
                1.4413,  # goods
                1.2328,  # winter
                0.3444,  # cards
                1.7498,  # regions
                0.0,  # strongholds
                0.0,  # warriors
                2.8172,  # hand
                -5.0122,  # unrest
                1.3543,  # food
                0.0,  # wood
                1.6794,  # lore
                -2.8068,  # upgrades
                0.8287,  # passed
            ),
            17.212,
        ),
        Stage(
            0.5,
            (
                0.9279,  # fame
                0.4636,  # land
                0.0,  # open_land
                0.3636,  # plans
                3.2184,  # figures
                0.9657,  # goods
                1.1505,  # winter
                0.6286,  # cards
                1.3297,  # regions
                0.0,  # strongholds
                0.0,  # warriors
                2.564,  # hand
                -2.6515,  # unrest
                0.658,  # food
                0.0,  # wood
                0.6904,  # lore
                -1.5402,  # upgrades
                0.8621,  # passed
            ),
            14.16,
        ),
        Stage(
            0.75,
            (
                1.0202,  # fame
                0.5153,  # land
                0.0,  # open_land
                0.2028,  # plans
                2.693,  # figures
                0.9096,  # goods
                0.9332,  # winter
                0.7925,  # cards
                0.2304,  # regions
                0.0,  # strongholds
                0.2915,  # warriors
                1.5677,  # hand
                -1.8932,  # unrest
                0.2136,  # food
                0.0,  # wood
                0.279,  # lore
                -0.7195,  # upgrades
                -0.5338,  # passed
            ),
            10.064,
        ),
        Stage(
            0.95,
            (
                1.0104,  # fame
                0.562,  # land
                0.0,  # open_land
                0.2566,  # plans
                2.5789,  # figures
                1.0351,  # goods
                0.5077,  # winter
                0.7135,  # cards
                0.0113,  # regions
                0.4764,  # strongholds
                0.3096,  # warriors
                0.6859,  # hand
                -1.7293,  # unrest
                0.0659,  # food
                0.0,  # wood
                0.1436,  # lore
                -0.3506,  # upgrades
                -2.0693,  # passed
            ),
            6.811,
        ),
    ),
}

WIDER = {
    "teams": 1.5,
    "ten years": 1.15,
}
