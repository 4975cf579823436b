"""The scoring table as it stands on a bidding card, in figures: nothing of it is computed.

It is a second one beside that of `lawcore.bridge.play.score`, which adds trick points and bonuses.
"""

MINOR, MAJOR, NO_TRUMP = "minor", "major", "no trump"

MADE = {
    # by doubling and vulnerability: the score of a contract just made, levels 1 to 7
    (1, False, MINOR): (70, 90, 110, 130, 400, 920, 1440),
    (1, False, MAJOR): (80, 110, 140, 420, 450, 980, 1510),
    (1, False, NO_TRUMP): (90, 120, 400, 430, 460, 990, 1520),
    (1, True, MINOR): (70, 90, 110, 130, 600, 1370, 2140),
    (1, True, MAJOR): (80, 110, 140, 620, 650, 1430, 2210),
    (1, True, NO_TRUMP): (90, 120, 600, 630, 660, 1440, 2220),
    (2, False, MINOR): (140, 180, 470, 510, 550, 1090, 1630),
    (2, False, MAJOR): (160, 470, 530, 590, 650, 1210, 1770),
    (2, False, NO_TRUMP): (180, 490, 550, 610, 670, 1230, 1790),
    (2, True, MINOR): (140, 180, 670, 710, 750, 1540, 2330),
    (2, True, MAJOR): (160, 670, 730, 790, 850, 1660, 2470),
    (2, True, NO_TRUMP): (180, 690, 750, 810, 870, 1680, 2490),
    (4, False, MINOR): (230, 560, 640, 720, 800, 1380, 1960),
    (4, False, MAJOR): (520, 640, 760, 880, 1000, 1620, 2240),
    (4, False, NO_TRUMP): (560, 680, 800, 920, 1040, 1660, 2280),
    (4, True, MINOR): (230, 760, 840, 920, 1000, 1830, 2660),
    (4, True, MAJOR): (720, 840, 960, 1080, 1200, 2070, 2940),
    (4, True, NO_TRUMP): (760, 880, 1000, 1120, 1240, 2110, 2980),
}
OVERTRICK = {
    (1, False, MINOR): 20,
    (1, False, MAJOR): 30,
    (1, False, NO_TRUMP): 30,
    (1, True, MINOR): 20,
    (1, True, MAJOR): 30,
    (1, True, NO_TRUMP): 30,
    **{(2, False, kind): 100 for kind in (MINOR, MAJOR, NO_TRUMP)},
    **{(2, True, kind): 200 for kind in (MINOR, MAJOR, NO_TRUMP)},
    **{(4, False, kind): 200 for kind in (MINOR, MAJOR, NO_TRUMP)},
    **{(4, True, kind): 400 for kind in (MINOR, MAJOR, NO_TRUMP)},
}
DOWN = {
    # one down to thirteen down
    (1, False): (50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650),
    (1, True): (100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300),
    (2, False): (100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500),
    (2, True): (200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800),
    (4, False): (200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000),
    (4, True): (400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600),
}
IMPS = (
    # (from, to, IMPs) as the scale is printed
    *((0, 10, 0), (20, 40, 1), (50, 80, 2), (90, 120, 3), (130, 160, 4), (170, 210, 5)),
    *((220, 260, 6), (270, 310, 7), (320, 360, 8), (370, 420, 9), (430, 490, 10)),
    *((500, 590, 11), (600, 740, 12), (750, 890, 13), (900, 1090, 14), (1100, 1290, 15)),
    *((1300, 1490, 16), (1500, 1740, 17), (1750, 1990, 18), (2000, 2240, 19)),
    *((2250, 2490, 20), (2500, 2990, 21), (3000, 3490, 22), (3500, 3990, 23), (4000, 15200, 24)),
)


def read_off(level: int, letter: str, doubled: int, tricks: int, *, vulnerable: bool) -> int:
    """Return the score of a contract as it is read off the card; `letter` is one of CDHSN."""
    kind = {"C": MINOR, "D": MINOR, "H": MAJOR, "S": MAJOR, "N": NO_TRUMP}[letter]
    wanted = level + 6
    if tricks < wanted:
        return -DOWN[doubled, vulnerable][wanted - tricks - 1]
    more = OVERTRICK[doubled, vulnerable, kind] * (tricks - wanted)
    return MADE[doubled, vulnerable, kind][level - 1] + more
