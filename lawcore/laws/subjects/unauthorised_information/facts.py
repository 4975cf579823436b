"""Information that a player may have had from partner."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Choice, Fact, Facts, YesNo, in_group
from lawcore.laws.provisions.facts import Judged

When = StrEnum("When", "NOW AFTER TOO_LATE")
"""When the Director was called; `TOO_LATE` is when the right to a ruling had expired."""

Source = StrEnum(
    "Source", "TEMPO WORDS EXPLANATION WITHDRAWN OF_THE_OFFENDERS OTHER OPPONENTS_CARD"
)
"""Where the information could come from; the first three are alike to the law.

`WITHDRAWN` is what an offending side has of a withdrawn action, `OF_THE_OFFENDERS` what the
other side has of it.
"""

Chosen = StrEnum("Chosen", "SUGGESTED OTHER UNSURE")
"""What the partner chose, as the Director judges it."""


def _findings(judged: Judged, chosen: Chosen) -> tuple[Choice, ...]:
    """Return a button for each question of the Law that ends the questions with such a finding."""
    found = (
        ("u_points", Judged.YES, judged),
        ("u_la", Judged.YES, judged),
        ("u_chose", Chosen.SUGGESTED, chosen),
        ("u_adv", Judged.YES, judged),
    )
    before = tuple((name, yes) for name, yes, _ in found)
    each = enumerate((name, last) for name, _, last in found)
    return (Choice(judged), *(Choice(Judged.YES, (*before[:at], one)) for at, one in each))


class UnauthorisedInformation(Facts):
    """One doubt about information, in the order in which the law asks."""

    when = Fact(When)
    u_info = Fact(Judged)
    u_points = Fact(Judged)
    u_la = Fact(Judged)
    u_chose = Fact(Chosen)
    u_adv = Fact(Judged)
    called_before = YesNo(NO, YES)

    source = Fact(Source, usual=Source.TEMPO)

    choices: ClassVar = {
        "u_info": (
            *_findings(Judged.NO, Chosen.OTHER),
            _findings(Judged.YES, Chosen.SUGGESTED)[-1],
            *in_group("doubt", *_findings(Judged.UNSURE, Chosen.UNSURE)),
        )
    }
    play_ended_when = (when.is_(When.AFTER, When.TOO_LATE),)
    likeliest = (source,)
    effects: ClassVar = {"decides": False}
