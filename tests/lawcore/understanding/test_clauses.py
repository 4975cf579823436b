"""What the clause around words tells: whom they are said of, and of which trick or time."""

from functools import cache

import pytest

from lawcore.fact import Answer
from lawcore.understanding.line import read
from lawcore.understanding.phrases import Language
from lawcore.understanding.stated import LineReading

WHO_TELLS = (
    ("it", "renonce alla 8, difensore", "hand", "defender"),
    ("it", "dopo il mio rifiuto ovest ha messo il suo e il morto pure", "hand", None),
    ("it", "renonce alla quinta, presa vinta da Est, il morto", "hand", None),
    ("it", "S dichiarante, W scarta picche su cuori", "hand", "defender"),
    ("en", "revoke, trick 5, declarer", "hand", "declarer"),
    ("en", "revoke at trick 4, it was seen by my partner (dummy) with full rights", "hand", None),
)
"""A role by itself is who did it; not as one of two, nor as another once more."""
NO_NAME = (
    ("it", "rifiuto alla seconda, gioco io", "hand", "declarer"),
    ("it", "rifiutato alla seconda, vinta dal dichiarante", "hand", "defender"),
    ("it", "Gaspare rifiutato alla seconda, vinta dal dichiarante", "hand", None),
    ("en", "failed to follow at trick 3, I'm declarer", "hand", "declarer"),
    ("en", "didn't follow to trick 3, declarer won it", "hand", "defender"),
    ("en", "Old Gwendolyn didn't follow to trick 3, declarer won it", "hand", None),
)
"""Who tells is who did it where nobody is named, not even by a name that is no word here."""
WON = (
    ("it", "renonce del dichiarante, la presa l'ha vinta il morto", "won_by", "partner"),
    ("it", "renonce del dichiarante, l'aveva vinta il morto", "won_by", "partner"),
    ("it", "il dichiarante ha fatto renonce e ha vinto la presa", "won_by", "offender"),
    ("it", "dopo ha fatto presa proprio con la cuori del rifiuto", "won_by", None),
    ("it", "renonce del dichiarante, per la presa seguente ho già chiamato", "won_by", None),
    ("en", "declarer revoked and won the trick", "won_by", "offender"),
    ("en", "declarer revoked at trick 4, then won it with the king", "won_by", None),
)
"""Who wins is the subject of the verb, and it is the trick of the revoke that he wins."""
WHEN = (
    ("it", "renonce di un difensore, altre due prese dopo", "later_tricks", "more"),
    ("it", "renonce del morto, la difesa lo dice tre prese dopo", "later_tricks", None),
    ("it", "renonce di un difensore, due prese dopo Est cala una fiori", "later_tricks", None),
    ("en", "declarer revoked, two tricks later", "later_tricks", "more"),
    ("en", "declarer revoked, two tricks later he plays a club", "later_tricks", None),
    ("en", "declarer revoked, now 3 tricks later I notice", "later_tricks", None),
)
"""Tricks may be counted only to tell when something was said, seen or played."""
WHICH_TRICK = (
    ("it", "renonce di Est, Sud ha già giocato", "opponents_played_after", True),
    ("it", "renonce di Est, il compagno ha già giocato", "partner_played_after", True),
    ("it", "renonce di Est, il compagno ha già giocato alla dopo", "partner_played_after", None),
    ("it", "renonce di Est, Sud gioca 4 picche", "opponents_played_after", None),
    ("en", "East revoked, his partner had played", "partner_played_after", True),
    ("en", "East revoked, his partner had played to the next trick", "partner_played_after", None),
    ("en", "East revoked, South played 4S", "opponents_played_after", None),
)
"""A card of the next trick is none played after the revoke, nor is a contract that is played."""


@cache
def language_of(name: str) -> Language:
    return Language(name)


@pytest.mark.parametrize(
    ("language", "text", "fact", "answer"), [*WHO_TELLS, *NO_NAME, *WON, *WHEN, *WHICH_TRICK]
)
def test_what_is_told_is_told_of_whom_and_what_its_clause_says(
    language: str, text: str, fact: str, answer: Answer | None
) -> None:
    spoken = language_of(language)
    assert LineReading(read(text, spoken), spoken, "revoke").answers.get(fact) == answer
