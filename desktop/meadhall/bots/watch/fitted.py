"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                0.0,  # points
                0.0,  # income
                0.3793,  # income_0
                2.4531,  # income_1
                0.0,  # income_2
                1.3844,  # income_3
                1.2826,  # income_4
                0.0,  # of_every_kind
                0.0282,  # hand
                0.1534,  # large_hand
                1.3946,  # promise
                1.3672,  # cards
                0.4567,  # patrols
                0.0,  # guards
                0.4883,  # roads
                0.0,  # road_length
                0.0,  # longest_road
                0.0,  # largest_patrol
                0.0,  # settlements
                0.0,  # keeps
                0.0,  # rates
                0.0,  # hero
            ),
            2.441,
        ),
        Stage(
            0.25,
            (
                0.0,  # points
                0.0,  # income
                0.0,  # income_0
                2.4238,  # income_1
                0.0731,  # income_2
                1.3607,  # income_3
                0.2305,  # income_4
                0.0,  # of_every_kind
                0.0147,  # hand
                -0.0733,  # large_hand
                1.3362,  # promise
                0.9662,  # cards
                0.555,  # patrols
                0.0,  # guards
                0.3906,  # roads
                0.0723,  # road_length
                1.1475,  # longest_road
                0.9427,  # largest_patrol
                1.6658,  # settlements
                3.1467,  # keeps
                0.77,  # rates
                0.0,  # hero
            ),
            1.846,
        ),
        Stage(
            0.5,
            (
                0.0091,  # points
                0.0,  # income
                0.0,  # income_0
                0.9063,  # income_1
                0.4925,  # income_2
                0.8146,  # income_3
                0.0,  # income_4
                0.9482,  # of_every_kind
                0.1848,  # hand
                0.0832,  # large_hand
                0.1217,  # promise
                0.7995,  # cards
                0.521,  # patrols
                0.0,  # guards
                0.2978,  # roads
                0.3401,  # road_length
                0.0454,  # longest_road
                0.5936,  # largest_patrol
                1.2078,  # settlements
                2.4509,  # keeps
                0.4517,  # rates
                0.0,  # hero
            ),
            1.396,
        ),
        Stage(
            0.75,
            (
                0.3359,  # points
                0.0,  # income
                0.0,  # income_0
                0.0,  # income_1
                0.7138,  # income_2
                0.1644,  # income_3
                1.1185,  # income_4
                1.0526,  # of_every_kind
                0.149,  # hand
                0.1242,  # large_hand
                0.0,  # promise
                0.5901,  # cards
                0.2219,  # patrols
                0.0,  # guards
                0.1342,  # roads
                0.3245,  # road_length
                -0.1209,  # longest_road
                0.462,  # largest_patrol
                0.3646,  # settlements
                0.8664,  # keeps
                0.3463,  # rates
                0.0,  # hero
            ),
            1.055,
        ),
        Stage(
            0.95,
            (
                0.5837,  # points
                0.0,  # income
                0.0,  # income_0
                0.4232,  # income_1
                0.4749,  # income_2
                0.2382,  # income_3
                1.2338,  # income_4
                0.5938,  # of_every_kind
                0.1084,  # hand
                0.1299,  # large_hand
                0.0087,  # promise
                0.4431,  # cards
                0.1739,  # patrols
                0.0,  # guards
                0.1715,  # roads
                0.1287,  # road_length
                -0.1424,  # longest_road
                0.1826,  # largest_patrol
                0.0,  # settlements
                0.3003,  # keeps
                0.3026,  # rates
                0.0,  # hero
            ),
            0.918,
        ),
    ),
    4: (
        Stage(
            0.0,
            (
                0.0,  # points
                0.0,  # income
                0.0,  # income_0
                0.2486,  # income_1
                0.0,  # income_2
                0.1609,  # income_3
                0.4085,  # income_4
                0.0,  # of_every_kind
                0.1546,  # hand
                -0.2245,  # large_hand
                0.1653,  # promise
                0.8991,  # cards
                1.1721,  # patrols
                0.0,  # guards
                0.507,  # roads
                0.0,  # road_length
                0.0,  # longest_road
                0.0,  # largest_patrol
                0.0,  # settlements
                0.0,  # keeps
                0.2786,  # rates
                0.0,  # hero
            ),
            1.396,
        ),
        Stage(
            0.25,
            (
                0.1083,  # points
                0.0,  # income
                0.0,  # income_0
                0.0,  # income_1
                0.0203,  # income_2
                0.1573,  # income_3
                0.0542,  # income_4
                0.5211,  # of_every_kind
                0.0896,  # hand
                0.1322,  # large_hand
                0.2227,  # promise
                0.6276,  # cards
                0.4434,  # patrols
                0.0,  # guards
                0.328,  # roads
                0.0,  # road_length
                -1.6476,  # longest_road
                -0.1825,  # largest_patrol
                0.1962,  # settlements
                0.5454,  # keeps
                0.3144,  # rates
                0.0,  # hero
            ),
            1.605,
        ),
        Stage(
            0.5,
            (
                0.287,  # points
                0.0,  # income
                0.084,  # income_0
                0.0,  # income_1
                0.1058,  # income_2
                0.1618,  # income_3
                0.083,  # income_4
                0.5165,  # of_every_kind
                0.1184,  # hand
                0.085,  # large_hand
                0.1527,  # promise
                0.632,  # cards
                0.2665,  # patrols
                0.0885,  # guards
                0.2742,  # roads
                0.0354,  # road_length
                -0.7508,  # longest_road
                -0.1239,  # largest_patrol
                0.2913,  # settlements
                0.67,  # keeps
                0.1714,  # rates
                0.0,  # hero
            ),
            1.396,
        ),
        Stage(
            0.75,
            (
                0.4691,  # points
                0.0,  # income
                0.1017,  # income_0
                0.0,  # income_1
                0.0638,  # income_2
                0.1532,  # income_3
                0.0987,  # income_4
                0.4796,  # of_every_kind
                0.1166,  # hand
                0.0988,  # large_hand
                0.0456,  # promise
                0.4683,  # cards
                0.2145,  # patrols
                0.122,  # guards
                0.1004,  # roads
                0.166,  # road_length
                -0.4669,  # longest_road
                -0.1861,  # largest_patrol
                0.3029,  # settlements
                0.6151,  # keeps
                0.0,  # rates
                0.0,  # hero
            ),
            0.918,
        ),
        Stage(
            0.95,
            (
                0.578,  # points
                0.0,  # income
                0.1489,  # income_0
                0.0,  # income_1
                0.0989,  # income_2
                0.0533,  # income_3
                0.0436,  # income_4
                0.3225,  # of_every_kind
                0.1033,  # hand
                0.0896,  # large_hand
                0.0245,  # promise
                0.3672,  # cards
                0.1479,  # patrols
                0.0903,  # guards
                0.0177,  # roads
                0.1918,  # road_length
                -0.2951,  # longest_road
                -0.0812,  # largest_patrol
                0.2462,  # settlements
                0.5138,  # keeps
                0.0,  # rates
                0.0,  # hero
            ),
            0.918,
        ),
    ),
}
