"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                0.0,  # points
                0.0,  # income
                0.0,  # income_0
                1.796,  # income_1
                2.2881,  # income_2
                3.5016,  # income_3
                0.0,  # income_4
                0.0,  # of_every_kind
                0.1178,  # hand
                -0.1994,  # large_hand
                1.1106,  # promise
                1.1876,  # cards
                0.5502,  # patrols
                0.0,  # guards
                0.5553,  # roads
                0.0372,  # road_length
                0.0,  # longest_road
                0.0,  # largest_patrol
                0.0,  # settlements
                0.0,  # keeps
                0.0,  # rates
                0.0,  # hero
            ),
            2.696,
        ),
        Stage(
            0.25,
            (
                0.0,  # points
                0.0,  # income
                0.0,  # income_0
                1.1841,  # income_1
                1.5582,  # income_2
                1.9576,  # income_3
                0.0,  # income_4
                0.0,  # of_every_kind
                0.114,  # hand
                -0.0951,  # large_hand
                1.0218,  # promise
                1.0732,  # cards
                0.497,  # patrols
                0.0,  # guards
                0.4431,  # roads
                0.1196,  # road_length
                0.1805,  # longest_road
                -0.321,  # largest_patrol
                1.5872,  # settlements
                3.4612,  # keeps
                0.3228,  # rates
                0.0,  # hero
            ),
            2.112,
        ),
        Stage(
            0.5,
            (
                0.0,  # points
                0.0,  # income
                0.0,  # income_0
                0.3366,  # income_1
                0.8528,  # income_2
                1.0865,  # income_3
                0.0,  # income_4
                1.1398,  # of_every_kind
                0.1884,  # hand
                0.0763,  # large_hand
                0.1065,  # promise
                0.8883,  # cards
                0.4308,  # patrols
                0.0,  # guards
                0.4519,  # roads
                0.1756,  # road_length
                0.0553,  # longest_road
                0.3942,  # largest_patrol
                0.8957,  # settlements
                1.9882,  # keeps
                0.5147,  # rates
                0.0,  # hero
            ),
            1.576,
        ),
        Stage(
            0.75,
            (
                0.323,  # points
                0.0,  # income
                0.0,  # income_0
                0.0,  # income_1
                0.5506,  # income_2
                0.4637,  # income_3
                0.7818,  # income_4
                0.7848,  # of_every_kind
                0.161,  # hand
                0.0896,  # large_hand
                0.0,  # promise
                0.6489,  # cards
                0.2448,  # patrols
                0.0,  # guards
                0.1768,  # roads
                0.2653,  # road_length
                -0.0324,  # longest_road
                0.4153,  # largest_patrol
                0.4945,  # settlements
                1.0761,  # keeps
                0.3176,  # rates
                0.0,  # hero
            ),
            1.235,
        ),
        Stage(
            0.95,
            (
                0.478,  # points
                0.0,  # income
                0.0,  # income_0
                0.0666,  # income_1
                0.6332,  # income_2
                0.4654,  # income_3
                1.1306,  # income_4
                0.4951,  # of_every_kind
                0.1323,  # hand
                0.1065,  # large_hand
                0.0068,  # promise
                0.4969,  # cards
                0.1212,  # patrols
                0.0,  # guards
                0.0808,  # roads
                0.2853,  # road_length
                -0.1963,  # longest_road
                0.5217,  # largest_patrol
                0.2655,  # settlements
                0.6239,  # keeps
                0.2541,  # rates
                0.0,  # hero
            ),
            1.067,
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
