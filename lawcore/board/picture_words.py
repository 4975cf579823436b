"""The words that a picture needs, in each language."""

from collections.abc import Mapping

from lawcore.board.play_wording import PlayWording
from lawcore.bridge.drawing.picture import PictureWords
from lawcore.bridge.play.letters import Letters, names_of_seats
from lawcore.languages import LANGUAGES


def _words(language: str) -> PictureWords:
    letters, say = Letters.of(language), PlayWording.of(language).say
    return PictureWords(
        language=language,
        seats=names_of_seats(language),
        letters=letters.shown_seats,
        suits=letters.shown_suits,
        ranks=dict(sorted(letters.shown_ranks.items())),
        declarer=say("picture-declarer"),
        dummy=say("picture-dummy"),
        unknown=say("picture-unknown"),
        leads=say("picture-leads"),
        wins=say("picture-wins"),
        revoke=say("picture-revoke"),
        indication=say("picture-indication"),
    )


WORDS: Mapping[str, PictureWords] = {language: _words(language) for language in LANGUAGES}
"""By the code of the language; `dataclasses.replace` changes a word."""
