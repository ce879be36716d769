"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                2.3511,  # points
                0.9661,  # achievements
                1.1993,  # missions
                0.6388,  # beer
                0.0,  # gold
                2.3174,  # brewery
                2.7089,  # smelter
                0.0,  # beer_storage
                0.0,  # gold_storage
                5.2199,  # tavern
                1.4804,  # drakkar
                6.1219,  # hall
                0.6263,  # strength
                0.0,  # boost
                0.1932,  # defence
                0.0,  # brewing
                0.0,  # trading
                2.4915,  # drawing
                0.0,  # asgard
                -0.9792,  # cards
            ),
            8.588,
        ),
        Stage(
            0.25,
            (
                1.2656,  # points
                1.7623,  # achievements
                0.979,  # missions
                0.2358,  # beer
                0.0,  # gold
                2.3578,  # brewery
                4.009,  # smelter
                2.011,  # beer_storage
                0.0,  # gold_storage
                5.5928,  # tavern
                0.7899,  # drakkar
                2.8359,  # hall
                0.4597,  # strength
                0.0,  # boost
                0.0,  # defence
                0.0,  # brewing
                0.0,  # trading
                1.9689,  # drawing
                0.0,  # asgard
                -0.3333,  # cards
            ),
            7.467,
        ),
        Stage(
            0.5,
            (
                1.0914,  # points
                1.8018,  # achievements
                0.7156,  # missions
                1.1933,  # beer
                0.0581,  # gold
                0.6268,  # brewery
                3.0063,  # smelter
                0.9816,  # beer_storage
                0.0,  # gold_storage
                3.8329,  # tavern
                0.2397,  # drakkar
                1.1327,  # hall
                0.1555,  # strength
                0.0,  # boost
                0.2783,  # defence
                0.1551,  # brewing
                0.0,  # trading
                0.9506,  # drawing
                0.0,  # asgard
                -0.2097,  # cards
            ),
            4.91,
        ),
        Stage(
            0.75,
            (
                1.0908,  # points
                1.1379,  # achievements
                0.1053,  # missions
                0.4751,  # beer
                0.401,  # gold
                1.3755,  # brewery
                0.7734,  # smelter
                0.2846,  # beer_storage
                1.0001,  # gold_storage
                2.9664,  # tavern
                0.0,  # drakkar
                1.7932,  # hall
                0.1493,  # strength
                0.0,  # boost
                0.3049,  # defence
                0.32,  # brewing
                0.0,  # trading
                0.7552,  # drawing
                0.0,  # asgard
                -0.2023,  # cards
            ),
            4.27,
        ),
        Stage(
            0.95,
            (
                1.028,  # points
                0.8492,  # achievements
                0.6457,  # missions
                0.4291,  # beer
                0.0,  # gold
                0.9761,  # brewery
                1.377,  # smelter
                0.0,  # beer_storage
                1.5937,  # gold_storage
                2.6679,  # tavern
                0.0,  # drakkar
                3.0243,  # hall
                0.2249,  # strength
                0.5346,  # boost
                0.4214,  # defence
                0.3401,  # brewing
                0.0,  # trading
                0.7671,  # drawing
                0.0,  # asgard
                -0.3585,  # cards
            ),
            4.27,
        ),
    ),
    4: (
        Stage(
            0.0,
            (
                1.489,  # points
                0.806,  # achievements
                0.6814,  # missions
                1.6666,  # beer
                1.2831,  # gold
                1.6894,  # brewery
                3.3821,  # smelter
                0.0,  # beer_storage
                0.0,  # gold_storage
                8.3629,  # tavern
                0.1062,  # drakkar
                6.3027,  # hall
                1.1989,  # strength
                0.0,  # boost
                0.2816,  # defence
                0.0,  # brewing
                0.2709,  # trading
                1.9519,  # drawing
                0.0,  # asgard
                -0.3574,  # cards
            ),
            4.91,
        ),
        Stage(
            0.25,
            (
                1.2176,  # points
                1.0241,  # achievements
                0.8308,  # missions
                0.2313,  # beer
                0.5227,  # gold
                1.6439,  # brewery
                2.7692,  # smelter
                0.3438,  # beer_storage
                0.2209,  # gold_storage
                5.9756,  # tavern
                0.4864,  # drakkar
                4.3468,  # hall
                0.616,  # strength
                0.0,  # boost
                0.116,  # defence
                0.0,  # brewing
                0.0,  # trading
                1.3723,  # drawing
                0.0,  # asgard
                -0.0794,  # cards
            ),
            4.91,
        ),
        Stage(
            0.5,
            (
                0.987,  # points
                1.3123,  # achievements
                0.3846,  # missions
                0.5723,  # beer
                0.0687,  # gold
                0.7077,  # brewery
                2.4259,  # smelter
                0.0,  # beer_storage
                1.9346,  # gold_storage
                3.8639,  # tavern
                0.407,  # drakkar
                1.0586,  # hall
                0.362,  # strength
                0.0,  # boost
                0.1185,  # defence
                0.0,  # brewing
                0.0,  # trading
                0.8881,  # drawing
                0.3598,  # asgard
                -0.2125,  # cards
            ),
            4.27,
        ),
        Stage(
            0.75,
            (
                1.0145,  # points
                0.9781,  # achievements
                0.4355,  # missions
                0.1403,  # beer
                0.0608,  # gold
                0.2593,  # brewery
                0.7086,  # smelter
                0.0,  # beer_storage
                1.6496,  # gold_storage
                1.9054,  # tavern
                0.129,  # drakkar
                0.6111,  # hall
                0.1564,  # strength
                0.0,  # boost
                0.0088,  # defence
                0.0,  # brewing
                0.0,  # trading
                0.4516,  # drawing
                0.3981,  # asgard
                -0.0525,  # cards
            ),
            3.713,
        ),
        Stage(
            0.95,
            (
                1.0504,  # points
                0.8891,  # achievements
                0.3811,  # missions
                0.0,  # beer
                0.0,  # gold
                0.2558,  # brewery
                0.6788,  # smelter
                0.0,  # beer_storage
                1.1872,  # gold_storage
                1.6094,  # tavern
                0.1917,  # drakkar
                0.4451,  # hall
                0.1174,  # strength
                0.0,  # boost
                0.0,  # defence
                0.0,  # brewing
                0.0,  # trading
                0.2546,  # drawing
                0.0,  # asgard
                0.1577,  # cards
            ),
            3.713,
        ),
    ),
}
