"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                2.1127,  # points
                0.9665,  # achievements
                1.8102,  # missions
                1.4954,  # beer
                0.51,  # gold
                1.2454,  # brewery
                4.1511,  # smelter
                0.0,  # beer_storage
                0.0,  # gold_storage
                6.8077,  # tavern
                0.0,  # drakkar
                6.2462,  # hall
                0.859,  # strength
                0.0,  # boost
                0.0,  # defence
                0.0169,  # brewing
                0.4422,  # trading
                2.3845,  # drawing
                0.0,  # asgard
                -0.7222,  # cards
            ),
            8.588,
        ),
        Stage(
            0.25,
            (
                1.3648,  # points
                1.4716,  # achievements
                0.8627,  # missions
                0.0,  # beer
                0.0,  # gold
                1.9402,  # brewery
                3.931,  # smelter
                0.4589,  # beer_storage
                0.0,  # gold_storage
                6.6346,  # tavern
                2.0378,  # drakkar
                3.2701,  # hall
                0.5339,  # strength
                0.0,  # boost
                0.0,  # defence
                0.0551,  # brewing
                0.074,  # trading
                1.8018,  # drawing
                0.0,  # asgard
                -0.1477,  # cards
            ),
            6.493,
        ),
        Stage(
            0.5,
            (
                1.0745,  # points
                1.2195,  # achievements
                0.8945,  # missions
                0.0,  # beer
                0.0,  # gold
                2.5722,  # brewery
                0.0,  # smelter
                0.8644,  # beer_storage
                0.0,  # gold_storage
                5.5758,  # tavern
                0.4205,  # drakkar
                1.9453,  # hall
                0.3315,  # strength
                0.6161,  # boost
                0.3103,  # defence
                0.1521,  # brewing
                0.0,  # trading
                1.1525,  # drawing
                0.0,  # asgard
                -0.1548,  # cards
            ),
            4.91,
        ),
        Stage(
            0.75,
            (
                1.0632,  # points
                0.9257,  # achievements
                0.822,  # missions
                0.0,  # beer
                0.0,  # gold
                1.4767,  # brewery
                0.0,  # smelter
                0.0,  # beer_storage
                0.6371,  # gold_storage
                3.2217,  # tavern
                0.731,  # drakkar
                2.0379,  # hall
                0.2661,  # strength
                0.4875,  # boost
                0.2047,  # defence
                0.3765,  # brewing
                0.118,  # trading
                0.8143,  # drawing
                0.0,  # asgard
                -0.5073,  # cards
            ),
            4.27,
        ),
        Stage(
            0.95,
            (
                1.031,  # points
                0.6666,  # achievements
                0.7406,  # missions
                0.4746,  # beer
                0.0,  # gold
                0.5184,  # brewery
                0.0,  # smelter
                0.7233,  # beer_storage
                1.3694,  # gold_storage
                2.7169,  # tavern
                1.2662,  # drakkar
                1.4958,  # hall
                0.1892,  # strength
                0.555,  # boost
                0.1349,  # defence
                0.0,  # brewing
                0.1077,  # trading
                0.3924,  # drawing
                0.0,  # asgard
                0.1554,  # cards
            ),
            3.713,
        ),
    ),
    4: (
        Stage(
            0.0,
            (
                1.6749,  # points
                0.709,  # achievements
                0.6926,  # missions
                1.6652,  # beer
                0.7443,  # gold
                1.337,  # brewery
                2.824,  # smelter
                0.0,  # beer_storage
                0.0,  # gold_storage
                7.5432,  # tavern
                0.8012,  # drakkar
                5.7221,  # hall
                0.9088,  # strength
                0.0,  # boost
                0.3148,  # defence
                0.0,  # brewing
                0.0,  # trading
                1.9541,  # drawing
                0.0,  # asgard
                -0.627,  # cards
            ),
            5.646,
        ),
        Stage(
            0.25,
            (
                1.2634,  # points
                0.9054,  # achievements
                0.8804,  # missions
                0.7148,  # beer
                0.0,  # gold
                1.3992,  # brewery
                2.8679,  # smelter
                0.7454,  # beer_storage
                0.0,  # gold_storage
                6.0969,  # tavern
                1.3527,  # drakkar
                3.8834,  # hall
                0.6048,  # strength
                0.0801,  # boost
                0.2108,  # defence
                0.0483,  # brewing
                0.0,  # trading
                1.3776,  # drawing
                0.0,  # asgard
                -0.3373,  # cards
            ),
            4.91,
        ),
        Stage(
            0.5,
            (
                1.1148,  # points
                1.0724,  # achievements
                0.6231,  # missions
                0.0,  # beer
                0.0,  # gold
                1.0752,  # brewery
                2.6056,  # smelter
                0.0439,  # beer_storage
                0.0898,  # gold_storage
                3.6401,  # tavern
                0.6021,  # drakkar
                0.9417,  # hall
                0.3111,  # strength
                0.0,  # boost
                0.2393,  # defence
                0.0,  # brewing
                0.0,  # trading
                0.8011,  # drawing
                0.0,  # asgard
                -0.1816,  # cards
            ),
            4.27,
        ),
        Stage(
            0.75,
            (
                1.0496,  # points
                0.8647,  # achievements
                0.4207,  # missions
                0.0,  # beer
                0.0,  # gold
                0.5974,  # brewery
                1.1512,  # smelter
                0.0,  # beer_storage
                0.3598,  # gold_storage
                2.0314,  # tavern
                0.111,  # drakkar
                0.6247,  # hall
                0.2002,  # strength
                0.0,  # boost
                0.1447,  # defence
                0.1532,  # brewing
                0.0,  # trading
                0.5676,  # drawing
                0.1264,  # asgard
                -0.2845,  # cards
            ),
            4.27,
        ),
        Stage(
            0.95,
            (
                1.0036,  # points
                0.853,  # achievements
                0.5834,  # missions
                0.0,  # beer
                0.0,  # gold
                0.5192,  # brewery
                0.9725,  # smelter
                0.0,  # beer_storage
                0.3128,  # gold_storage
                1.7347,  # tavern
                0.0774,  # drakkar
                0.5077,  # hall
                0.1601,  # strength
                0.0,  # boost
                0.1048,  # defence
                0.0828,  # brewing
                0.0,  # trading
                0.4262,  # drawing
                0.0,  # asgard
                -0.2034,  # cards
            ),
            3.713,
        ),
    ),
}
