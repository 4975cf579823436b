"""What phrases earn: the lines that no other of their key matches which earns more."""

from lawcore.languages import text_of
from lawcore.understanding.phrases import _alternatives
from tools.phrases_earn import KEY, WIDTH, Named, earned, laid_out, written

LONG, SHORT, OTHER = (Named("revoke", "topic", text) for text in ("long", "short", "other"))


def test_a_phrase_earns_what_no_better_one_of_its_key_matches() -> None:
    assert earned({SHORT: {1, 2}, LONG: {1, 2, 3}, OTHER: {3, 4}}) == {LONG: 3, OTHER: 1, SHORT: 0}


def test_phrases_of_other_keys_do_not_take_from_each_other() -> None:
    hint = LONG._replace(key="hint")
    assert earned({LONG: {1}, hint: {1}}) == {LONG: 1, hint: 1}


def test_what_is_laid_out_is_read_again() -> None:
    texts = [f"(a/b) way number {number} <who>?" for number in range(20)]
    source = laid_out("topic", texts)
    assert max(map(len, source.splitlines())) <= WIDTH
    [(key, said)] = KEY.findall(source)
    assert (key, _alternatives(said)) == ("topic", texts)
    assert laid_out("topic", ["a", "b"]) == "topic = a | b"


def test_every_phrase_of_a_file_is_found() -> None:
    source = text_of("en", "phrases/rotation") or ""
    found = [one for one in written("en") if one.subject == "rotation"]
    assert found
    assert all(one.text in " ".join(source.split()) for one in found)
    assert not any(one.key.startswith("word-") for one in found)
