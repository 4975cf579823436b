"""Plain lines of a revoke, put together from parts, what they state worked out from the seats.

What people write of trouble is seldom plain; what is learned from it alone mistrusts plain lines.
Seats are counted clockwise from declarer's: dummy is 2, the defenders are 1 and 3.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

DECLARER, LEFT, DUMMY, RIGHT = range(4)
ROLES = {DECLARER: "declarer", LEFT: "defender", DUMMY: "dummy", RIGHT: "defender"}
LINES = 900
"""So many lines in each language."""


@dataclass(frozen=True)
class Told:
    """Who is where: what the line says of it first, and how each seat is named in it after that.

    A seat is named by how it is called as who did it, as who won the trick, and as the side that
    won tricks later; by nothing where nobody would say so.
    """

    text: str
    did: Mapping[int, Sequence[str]]
    won: Mapping[int, Sequence[str]]
    later: Mapping[int, Sequence[str]]


def _told(
    texts: Sequence[str],
    did: Mapping[int, Sequence[str]],
    won: Mapping[int, Sequence[str]],
    later: Mapping[int, Sequence[str]],
) -> tuple[Told, ...]:
    return tuple(Told(text, did, won, later) for text in texts)


def _compass(
    names: Sequence[str], contract: Sequence[str], did: Sequence[str], won: Sequence[str]
) -> Iterator[Told]:
    """Yield tables told by compass points, `names` from north clockwise, declarer each of them."""
    for place, name in enumerate(names):
        seats = {seat: names[(place + seat) % 4] for seat in range(4)}
        for text in contract:
            yield Told(
                text.format(name),
                {
                    seat: [form.replace("{}", one, 1) for form in did]
                    for seat, one in seats.items()
                },
                {seat: [form.format(one) for form in won] for seat, one in seats.items()},
                {},
            )


_IT_ME = ("faccio renonce{}", "ho rifiutato{}", "non rispondo{}", "ho fatto renonce{}")
_IT_PARTNER = (
    "il mio compagno fa renonce{}",
    "il mio compagno ha rifiutato{}",
    "il compagno non risponde{}",
    "renonce del mio compagno{}",
)
_IT_LEFT = ("chi mi sta a sinistra rifiuta{}", "il mio avversario di sinistra fa renonce{}")
_IT_RIGHT = ("chi mi sta a destra non risponde{}", "l'avversario di destra fa renonce{}")
_IT_WON_ME = ("presa mia", "la presa la faccio io", "ho vinto io la presa", "vinco io")
_IT_WON_PARTNER = ("presa del mio compagno", "la vince il mio compagno", "presa al mio compagno")
_IT_WE = ("poi ne facciamo {}", "poi noi altre {}", "dopo abbiamo fatto {} prese")
_IT_THEY = ("poi loro ne fanno {}", "poi altre {} per loro", "dopo hanno fatto {} prese loro")
_EN_ME = ("I revoked{}", "I reneged{}", "I failed to follow{}", "I revoke{}")
_EN_PARTNER = ("my partner revoked{}", "partner reneged{}", "my partner didn't follow{}")
_EN_LEFT = ("LHO revoked{}", "my left hand opponent failed to follow{}", "lho reneges{}")
_EN_RIGHT = ("RHO revoked{}", "my right hand opponent didn't follow{}", "rho reneges{}")
_EN_WON_ME = ("I won the trick", "I won it", "trick was mine", "won by me")
_EN_WON_PARTNER = ("my partner won the trick", "won by my partner", "my partner took it")
_EN_WE = ("then we made {}", "later we took {} more", "after that {} more for us")
_EN_THEY = ("then they made {}", "later they took {} more", "after that {} more for them")

TOLD = {
    "it": (
        *_told(
            ("gioco 1SA", "gioco io 4 picche", "4 cuori mie", "sono dichiarante", "contratto mio"),
            {DECLARER: _IT_ME, LEFT: _IT_LEFT, DUMMY: ("il morto rifiuta{}",), RIGHT: _IT_RIGHT},
            {
                DECLARER: _IT_WON_ME,
                LEFT: ("la vince chi mi sta a sinistra",),
                DUMMY: ("presa al morto", "la vince il morto"),
                RIGHT: ("la vince chi mi sta a destra",),
            },
            {DECLARER: _IT_WE, LEFT: _IT_THEY},
        ),
        *_told(
            ("sono in difesa", "difendo contro 3SA", "in difesa", "noi difensori"),
            {
                DECLARER: ("il dichiarante fa renonce{}", "il giocante rifiuta{}"),
                LEFT: _IT_ME,
                DUMMY: ("il morto non risponde{}",),
                RIGHT: _IT_PARTNER,
            },
            {
                DECLARER: ("presa del dichiarante", "la vince il giocante"),
                LEFT: _IT_WON_ME,
                DUMMY: ("presa al morto",),
                RIGHT: _IT_WON_PARTNER,
            },
            {DECLARER: _IT_THEY, LEFT: _IT_WE},
        ),
        *_told(
            ("contratto 4 picche", "3SA", "al tavolo 5", "domanda", "2 cuori"),
            {
                DECLARER: ("il dichiarante ha rifiutato{}", "il giocante fa renonce{}"),
                LEFT: ("un difensore ha rifiutato{}", "la difesa fa renonce{}"),
                DUMMY: ("il morto ha rifiutato{}",),
            },
            {
                DECLARER: ("presa del dichiarante", "la vince il giocante"),
                DUMMY: ("presa al morto", "vince il morto"),
            },
            {
                DECLARER: (
                    "poi il dichiarante ha fatto {} prese",
                    "poi {} al dichiarante",
                    "dopo altre {} del giocante",
                    "il dichiarante ne ha fatte poi {}",
                ),
                LEFT: (
                    "poi la difesa ha fatto {} prese",
                    "la difesa ha preso altre {}",
                    "dopo altre {} dei difensori",
                    "poi {} alla difesa",
                ),
            },
        ),
        *_compass(
            ("nord", "est", "sud", "ovest"),
            ("4 picche di {}", "{} gioca 3SA", "{} dichiarante", "2 cuori giocate da {}"),
            ("{} rifiuta{}", "{} fa renonce{}", "renonce di {}{}", "{} non risponde{}"),
            ("prende {}", "presa di {}", "la vince {}", "presa vinta da {}"),
        ),
    ),
    "en": (
        *_told(
            ("I'm in 4S", "I play 3NT", "I'm declarer", "playing 2H myself", "my contract"),
            {DECLARER: _EN_ME, LEFT: _EN_LEFT, DUMMY: ("dummy revoked{}",), RIGHT: _EN_RIGHT},
            {
                DECLARER: _EN_WON_ME,
                LEFT: ("lho won it", "won by LHO"),
                DUMMY: ("won in dummy", "dummy won it"),
                RIGHT: ("rho won the trick", "won by RHO"),
            },
            {DECLARER: _EN_WE, LEFT: _EN_THEY},
        ),
        *_told(
            ("I'm defending", "we are defending 3NT", "on defence", "defending 4H"),
            {
                DECLARER: ("declarer revoked{}", "declarer failed to follow{}"),
                LEFT: _EN_ME,
                DUMMY: ("dummy revoked{}",),
                RIGHT: _EN_PARTNER,
            },
            {
                DECLARER: ("declarer won it", "won by declarer"),
                LEFT: _EN_WON_ME,
                DUMMY: ("dummy won the trick",),
                RIGHT: _EN_WON_PARTNER,
            },
            {DECLARER: _EN_THEY, LEFT: _EN_WE},
        ),
        *_told(
            ("4S", "3NT", "table five", "quick question", "contract 2H"),
            {
                DECLARER: ("declarer revoked{}", "declarer failed to follow{}"),
                LEFT: ("a defender revoked{}", "one of the defenders reneged{}"),
                DUMMY: ("dummy revoked{}",),
            },
            {
                DECLARER: ("declarer won it", "won by declarer"),
                DUMMY: ("dummy won the trick", "won in dummy"),
            },
            {
                DECLARER: (
                    "then declarer made {}",
                    "declarer took {} more",
                    "after that {} more for declarer",
                    "declarer won {} of the later tricks",
                ),
                LEFT: (
                    "then the defence made {}",
                    "the defenders took {} more",
                    "after that {} more for the defence",
                    "the defence won {} of the later tricks",
                ),
            },
        ),
        *_compass(
            ("North", "East", "South", "West"),
            ("{} plays 4S", "3NT by {}", "{} is declarer", "4H by {}"),
            ("{} revoked{}", "{} failed to follow{}", "revoke by {}{}", "{} reneged{}"),
            ("{} won it", "won by {}", "{} took the trick", "trick to {}"),
        ),
    ),
}
TRICKS = {
    "it": ("", " alla presa {}", " alla {}", " presa {}", " alla {}a"),
    "en": ("", " at trick {}", " on trick {}", " tr {}", " at T{}"),
}
COUNTS = {
    "it": {"none": "zero", "one": "una", "more": "due"},
    "en": {"none": "none", "one": "one", "more": "two"},
}
JOINED = {"it": (", ", " e ", ". "), "en": (", ", " and ", ". ")}


def plain(language: str, others: str = "") -> Iterator[tuple[str, dict[str, str | int]]]:
    """Yield plain lines in a language, each with what it states of a revoke.

    They are always the same, those to learn from or `others` of some name.
    """
    chance = random.Random(language + others)  # noqa: S311 - nothing secret
    every = [(told, seat) for told, seat in product(TOLD[language], range(4)) if seat in told.did]
    for _ in range(LINES):
        told, seat = chance.choice(every)
        yield _line(language, told, seat, chance)


def _line(
    language: str, told: Told, seat: int, chance: random.Random
) -> tuple[str, dict[str, str | int]]:
    answers: dict[str, str | int] = {"hand": ROLES[seat]}
    trick = chance.choice(TRICKS[language])
    number = chance.randint(1, 12)
    if trick:
        answers["trick"] = number
    parts = [told.text, chance.choice(told.did[seat]).replace("{}", trick.format(number))]
    winner = chance.randrange(4)
    is_told = chance.random() < 0.6 and winner in told.won
    if is_told and (seat != winner or seat != RIGHT):
        parts.append(chance.choice(told.won[winner]))
        answers["won_by"] = _relation(seat, winner)
    if told.later and chance.random() < 0.6:
        side = chance.choice((DECLARER, LEFT))
        count = chance.choice(("none", "one", "more"))
        parts.append(chance.choice(told.later[side]).format(COUNTS[language][count]))
        if (side - seat) % 2 == 0:
            answers["later_tricks"] = count
    joined = chance.choice(JOINED[language]).join(parts[:2])
    return ", ".join((joined, *parts[2:])), answers


def _relation(offender: int, winner: int) -> str:
    """Return what the winner of the trick is to the offender."""
    if winner == offender:
        return "offender"
    return "partner" if (winner - offender) % 2 == 0 else "opponents"
