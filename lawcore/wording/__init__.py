"""What is said about the law, in each language."""

from lawcore.languages import LANGUAGES
from lawcore.languages.messages import Texts, texts
from lawcore.wording.rulings import Told
from lawcore.wording.wording import Wording

__all__ = ["LANGUAGES", "Texts", "Told", "Wording", "texts"]
