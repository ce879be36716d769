"""Made by `python fitting/fit.py`: what each feature is worth, by number of players and stage of a game."""

from ..linear import Stage

FITTED = {
    2: (
        Stage(
            0.0,
            (
                0.7566,  # glory
                3.6371,  # favour
                1.1649,  # goods
                0.7603,  # vikings
                2.0494,  # holdings
                4.2076,  # sets
                1.2722,  # destinies
                1.384,  # blame
                2.0632,  # fights
                -4.9089,  # runes
                0.0,  # ship
                0.0,  # workers
                -0.563,  # dice
            ),
            9.876,
        ),
        Stage(
            0.25,
            (
                1.0834,  # glory
                2.2317,  # favour
                1.1954,  # goods
                0.018,  # vikings
                0.8759,  # holdings
                2.7746,  # sets
                1.02,  # destinies
                0.8391,  # blame
                0.8608,  # fights
                1.0816,  # runes
                -8.6014,  # ship
                0.0,  # workers
                2.5782,  # dice
            ),
            8.588,
        ),
        Stage(
            0.5,
            (
                1.0376,  # glory
                1.8538,  # favour
                0.9027,  # goods
                0.281,  # vikings
                0.3069,  # holdings
                1.9641,  # sets
                1.2853,  # destinies
                1.0084,  # blame
                1.0979,  # fights
                3.3591,  # runes
                2.5825,  # ship
                6.6005,  # workers
                1.5052,  # dice
            ),
            8.588,
        ),
        Stage(
            0.75,
            (
                0.9625,  # glory
                2.007,  # favour
                0.5279,  # goods
                0.411,  # vikings
                0.6534,  # holdings
                1.693,  # sets
                1.0312,  # destinies
                1.0357,  # blame
                1.1332,  # fights
                2.0519,  # runes
                1.3924,  # ship
                2.9001,  # workers
                0.3393,  # dice
            ),
            5.646,
        ),
        Stage(
            0.95,
            (
                0.9757,  # glory
                1.9634,  # favour
                0.4883,  # goods
                0.2249,  # vikings
                0.641,  # holdings
                1.6636,  # sets
                0.9458,  # destinies
                0.9735,  # blame
                0.9672,  # fights
                2.4086,  # runes
                1.7911,  # ship
                1.9387,  # workers
                0.6597,  # dice
            ),
            4.91,
        ),
    ),
    4: (
        Stage(
            0.0,
            (
                0.8377,  # glory
                1.3038,  # favour
                0.4146,  # goods
                0.5153,  # vikings
                2.221,  # holdings
                1.6418,  # sets
                1.4406,  # destinies
                1.0697,  # blame
                1.5976,  # fights
                -5.224,  # runes
                0.0,  # ship
                0.0,  # workers
                -0.8831,  # dice
            ),
            6.493,
        ),
        Stage(
            0.25,
            (
                0.5406,  # glory
                0.7683,  # favour
                0.614,  # goods
                0.0673,  # vikings
                0.6021,  # holdings
                1.9788,  # sets
                0.7193,  # destinies
                1.1257,  # blame
                0.6226,  # fights
                2.1926,  # runes
                -6.5639,  # ship
                0.0,  # workers
                1.4941,  # dice
            ),
            8.588,
        ),
        Stage(
            0.5,
            (
                0.8086,  # glory
                1.1869,  # favour
                0.7041,  # goods
                0.235,  # vikings
                0.6567,  # holdings
                1.4652,  # sets
                0.9358,  # destinies
                1.0459,  # blame
                1.0898,  # fights
                2.2418,  # runes
                0.0414,  # ship
                0.0,  # workers
                1.2896,  # dice
            ),
            6.493,
        ),
        Stage(
            0.75,
            (
                0.9385,  # glory
                1.6082,  # favour
                0.7361,  # goods
                0.5245,  # vikings
                0.8245,  # holdings
                1.2033,  # sets
                0.9515,  # destinies
                1.1,  # blame
                0.7447,  # fights
                0.6614,  # runes
                -0.0292,  # ship
                0.0,  # workers
                0.9443,  # dice
            ),
            4.91,
        ),
        Stage(
            0.95,
            (
                0.9583,  # glory
                1.7168,  # favour
                0.8314,  # goods
                0.4528,  # vikings
                0.8532,  # holdings
                1.2727,  # sets
                0.8833,  # destinies
                1.1386,  # blame
                0.8865,  # fights
                0.5894,  # runes
                -0.0552,  # ship
                0.0,  # workers
                0.8935,  # dice
            ),
            4.27,
        ),
    ),
}
