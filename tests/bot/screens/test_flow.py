"""A case goes on to its last duty: no dead end, nothing asked twice, nothing said too late.

`make bench ARGS=flow` walks every subject; here are those through which choices and leads go.
"""

import pytest

from lawcore.wording import LANGUAGES
from tools.bench.flow import walked

WALKED = ("opening_lead", "premature_play", "unauthorised_information", "conduct")
ONE_IN = 400


@pytest.mark.parametrize("group", [False, True], ids=["private", "group"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_on_the_way_breaks_a_rule(language: str, group: bool) -> None:
    found = walked(WALKED, [language], group=group, stride=ONE_IN)
    assert found.screens > 100
    assert not found.examples
