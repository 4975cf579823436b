"""How a language counts and writes numbers: as Babel has it, without its data being read."""

import subprocess
import sys

import pytest
from babel import Locale

from lawcore.languages import LANGUAGES, numbers_of
from lawcore.languages.fluent_file import MessageFile
from lawcore.languages.numbers import Bundle
from lawcore.wording import Texts

COUNTED = [*range(130), 999, 1_000, 1_234_567, -1, -1_000]
SOURCE = """
some = { $n } { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""
READS_NOTHING = """
import sys
from babel import core
from lawcore.languages.fluent_file import MessageFile
from lawcore.wording import Texts
_, language, source = sys.argv
said = Texts(language, MessageFile(source))
assert said.say("some", n=1) == "1 one"
assert said.say("some", n=12_345).split()[1] == "other"
assert core._global_data is None, "Babel has read its data"
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_counts_as_babel_says(language: str) -> None:
    assert numbers_of(language) is not None
    babel, own = Locale(language), Bundle(language)._babel_locale
    for number in COUNTED:
        assert own.plural_form(number) == babel.plural_form(number)
    said = Texts(language, MessageFile(SOURCE))
    for number in COUNTED:
        written = babel.decimal_formats[None].apply(number, babel)
        assert said.say("some", n=number) == f"{written} {babel.plural_form(number)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_data_of_babel_are_not_read(language: str) -> None:
    subprocess.run([sys.executable, "-c", READS_NOTHING, language, SOURCE], check=True)


def test_a_language_that_does_not_say_counts_as_babel_says() -> None:
    assert numbers_of("pl") is None
    assert Texts("pl", MessageFile(SOURCE)).say("some", n=2) == "2 few"
    assert Texts("pl", MessageFile(SOURCE)).say("some", n=5) == "5 many"
