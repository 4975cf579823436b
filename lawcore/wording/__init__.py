"""What is said about the law, in each language."""

from lawcore.languages import LANGUAGES
from lawcore.wording.changing import ChangeTold, Changing
from lawcore.wording.messages import Texts, texts
from lawcore.wording.rulings import Told
from lawcore.wording.wording import Wording

__all__ = ["LANGUAGES", "ChangeTold", "Changing", "Texts", "Told", "Wording", "texts"]
