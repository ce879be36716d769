"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                1.9849,  # points
                1.0313,  # achievements
                0.9288,  # missions
                0.7335,  # beer
                0.0,  # gold
                1.7605,  # brewery
                3.8404,  # smelter
                0.0,  # beer_storage
                0.0,  # gold_storage
                7.1684,  # tavern
                0.0,  # drakkar
                5.842,  # hall
                0.717,  # strength
                0.0,  # boost
                0.0,  # defence
                0.0,  # brewing
                0.445,  # trading
                2.253,  # drawing
                0.0,  # asgard
                -0.6329,  # cards
            ),
            7.885,
        ),
        Stage(
            0.25,
            (
                1.2253,  # points
                1.5604,  # achievements
                0.7418,  # missions
                0.0,  # beer
                0.2426,  # gold
                1.8251,  # brewery
                3.2027,  # smelter
                0.324,  # beer_storage
                0.0,  # gold_storage
                6.4126,  # tavern
                1.3122,  # drakkar
                3.6911,  # hall
                0.3737,  # strength
                0.0,  # boost
                0.0,  # defence
                0.0,  # brewing
                0.0788,  # trading
                1.6431,  # drawing
                0.0,  # asgard
                -0.2628,  # cards
            ),
            6.811,
        ),
        Stage(
            0.5,
            (
                1.0005,  # points
                1.4675,  # achievements
                0.5937,  # missions
                0.3135,  # beer
                0.4708,  # gold
                1.3055,  # brewery
                2.2279,  # smelter
                0.6876,  # beer_storage
                0.302,  # gold_storage
                4.7796,  # tavern
                0.6256,  # drakkar
                2.5875,  # hall
                0.2306,  # strength
                0.9547,  # boost
                0.3343,  # defence
                0.0885,  # brewing
                0.0,  # trading
                1.0622,  # drawing
                0.3686,  # asgard
                -0.2814,  # cards
            ),
            5.604,
        ),
        Stage(
            0.75,
            (
                0.9873,  # points
                1.0144,  # achievements
                0.5907,  # missions
                0.1579,  # beer
                0.2141,  # gold
                1.2171,  # brewery
                2.214,  # smelter
                0.5047,  # beer_storage
                1.3095,  # gold_storage
                3.2994,  # tavern
                0.4569,  # drakkar
                2.1198,  # hall
                0.1785,  # strength
                0.1053,  # boost
                0.1857,  # defence
                0.1595,  # brewing
                0.0384,  # trading
                0.7732,  # drawing
                0.2384,  # asgard
                -0.3074,  # cards
            ),
            5.083,
        ),
        Stage(
            0.95,
            (
                0.9742,  # points
                0.7693,  # achievements
                0.6408,  # missions
                0.1174,  # beer
                0.0,  # gold
                1.0355,  # brewery
                2.1151,  # smelter
                0.578,  # beer_storage
                1.5763,  # gold_storage
                2.8518,  # tavern
                0.6696,  # drakkar
                2.3024,  # hall
                0.1706,  # strength
                0.0,  # boost
                0.1609,  # defence
                0.1487,  # brewing
                0.1246,  # trading
                0.6045,  # drawing
                0.1814,  # asgard
                -0.1689,  # cards
            ),
            5.083,
        ),
    ),
    4: (
        Stage(
            0.0,
            (
                1.5698,  # points
                0.8608,  # achievements
                0.8631,  # missions
                0.845,  # beer
                1.2542,  # gold
                2.1217,  # brewery
                2.3125,  # smelter
                0.1725,  # beer_storage
                0.0,  # gold_storage
                7.4674,  # tavern
                0.9333,  # drakkar
                6.3332,  # hall
                1.1283,  # strength
                1.4791,  # boost
                0.2135,  # defence
                0.2221,  # brewing
                0.4062,  # trading
                2.1085,  # drawing
                0.0,  # asgard
                -1.0219,  # cards
            ),
            5.604,
        ),
        Stage(
            0.25,
            (
                1.1676,  # points
                1.1407,  # achievements
                0.8512,  # missions
                0.3255,  # beer
                1.1115,  # gold
                1.4469,  # brewery
                1.8626,  # smelter
                1.0018,  # beer_storage
                0.3251,  # gold_storage
                5.9068,  # tavern
                1.2006,  # drakkar
                4.1817,  # hall
                0.5711,  # strength
                0.0,  # boost
                0.109,  # defence
                0.0,  # brewing
                0.0,  # trading
                1.4245,  # drawing
                0.0,  # asgard
                -0.2235,  # cards
            ),
            5.083,
        ),
        Stage(
            0.5,
            (
                1.0599,  # points
                1.2274,  # achievements
                0.687,  # missions
                0.6735,  # beer
                0.5767,  # gold
                0.472,  # brewery
                1.8765,  # smelter
                0.2291,  # beer_storage
                0.9631,  # gold_storage
                3.5606,  # tavern
                0.5326,  # drakkar
                0.7661,  # hall
                0.3272,  # strength
                0.0,  # boost
                0.1432,  # defence
                0.0,  # brewing
                0.0,  # trading
                0.8924,  # drawing
                0.0,  # asgard
                -0.295,  # cards
            ),
            4.391,
        ),
        Stage(
            0.75,
            (
                0.9952,  # points
                0.9795,  # achievements
                0.7386,  # missions
                0.3662,  # beer
                0.0784,  # gold
                0.1791,  # brewery
                0.7511,  # smelter
                0.0,  # beer_storage
                0.9158,  # gold_storage
                1.8388,  # tavern
                0.0347,  # drakkar
                0.7855,  # hall
                0.21,  # strength
                0.0,  # boost
                0.0285,  # defence
                0.0687,  # brewing
                0.0004,  # trading
                0.5665,  # drawing
                0.4123,  # asgard
                -0.3737,  # cards
            ),
            3.612,
        ),
        Stage(
            0.95,
            (
                0.9779,  # points
                0.8926,  # achievements
                0.7576,  # missions
                0.0924,  # beer
                0.0,  # gold
                0.3897,  # brewery
                0.431,  # smelter
                0.0,  # beer_storage
                0.5162,  # gold_storage
                1.4054,  # tavern
                0.0608,  # drakkar
                0.6249,  # hall
                0.1782,  # strength
                0.0,  # boost
                0.041,  # defence
                0.0423,  # brewing
                0.0,  # trading
                0.4188,  # drawing
                0.3869,  # asgard
                -0.2957,  # cards
            ),
            3.44,
        ),
    ),
}
