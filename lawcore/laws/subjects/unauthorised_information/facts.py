"""Information that a player may have had from partner."""

from enum import StrEnum
from typing import ClassVar

from lawcore.engine.fact import NO, YES, Fact, Facts, YesNo
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

    play_ended_when = (when.is_(When.AFTER, When.TOO_LATE),)
    likeliest = (source,)
    effects: ClassVar = {"decides": False}
