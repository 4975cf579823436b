"""The words about the law, in each language."""

from lawcore.languages import LANGUAGES
from lawcore.languages.messages import Texts, texts
from lawcore.wording.rulings import RulingInWords
from lawcore.wording.wording import Wording

__all__ = ["LANGUAGES", "RulingInWords", "Texts", "Wording", "texts"]
