"""The exported law: its form, its bytes, and what is refused."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from lawcore.__main__ import main
from lawcore.export import INDEX, as_bytes, export, write_all
from lawcore.export.diagram import Diagrams
from lawcore.ruling import BadAnswer, Fault

SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "export.schema.json").read_text())


@pytest.mark.parametrize("subject", ["dummy", "insufficient_bid", "before_director"])
def test_an_exported_law_has_the_form_of_its_schema(subject: str) -> None:
    """A small subject with exceptions, one with groups and leads, one with facts to be judged."""
    made = export(subject, 2017)
    Draft202012Validator(SCHEMA).validate(json.loads(as_bytes(made.diagrams)))
    assert {len(texts) for texts in made.texts.values()} == {len(made.texts["it"])}


def test_every_number_leads_somewhere() -> None:
    """No diagram leads to a node that is not there, and no end to a text or screen beyond all."""
    made = export("dummy", 2017)
    law, texts = made.diagrams, len(made.texts["en"])
    facts = law["facts"]
    for place, (fact, *states) in enumerate(law["nodes"]):
        assert len(states) == 1 + len(facts[fact]["values"])
        assert all(one is None or 0 != one <= place for one in states)
    ends = {one for _, *states in law["nodes"] for one in states if one is not None and one < 0}
    assert all(-1 - one < texts for one in ends)


def test_the_same_law_makes_the_same_bytes() -> None:
    one, other = export("lead_restriction", 2017), export("lead_restriction", 2017)
    assert as_bytes(one.diagrams) == as_bytes(other.diagrams)
    assert one.texts == other.texts


def test_what_an_authority_has_settled_is_in_the_diagrams() -> None:
    """Where defenders may not ask, the question of an inquiry comes to something else."""
    usual = export("inquiry", 2007).diagrams
    settled = export("inquiry", 2007, {"defenders_may_ask": False}).diagrams
    other = export("inquiry", 2007, {"defenders_may_ask": True}).diagrams
    assert as_bytes(settled) != as_bytes(other)
    assert as_bytes(usual) in {as_bytes(settled), as_bytes(other)}


def test_what_is_kept_is_what_is_made(tmp_path: Path) -> None:
    """A second time the files are taken from where they are kept, with the same bytes."""
    kept = tmp_path / "kept"
    first, second = tmp_path / "first", tmp_path / "second"
    list(write_all(first, ["rotation"], [2017], {}, kept))
    files = list(write_all(second, ["rotation"], [2017], {}, kept))
    assert [path.relative_to(second).as_posix() for path in files] == [
        *("2017/rotation.json", "2017/rotation.it.json", "2017/rotation.en.json"),
        INDEX,
    ]
    assert all(
        path.read_bytes() == (first / path.relative_to(second)).read_bytes() for path in files
    )
    (place,) = (path for path in kept.rglob("rotation.json"))
    place.write_bytes(b"{}")
    list(write_all(first, ["rotation"], [2017], {}, kept))
    assert (first / "2017" / "rotation.json").read_bytes() == b"{}"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dumy", "OUT"), "Did you mean dummy?"),
        (("dummy", "OUT", "--edition", "2016"), "1997, 2007, 2017"),
        (("dummy", "OUT", "--options", "x"), "write a JSON object"),
        (("dummy", "OUT", "--options", '{"dealer": 1}'), "dealer"),
        (("rotation", "OUT/file/below", "--edition", "2017"), "Not a directory"),
    ],
)
def test_what_cannot_be_exported_is_refused_in_a_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    given = [one.replace("OUT", str(tmp_path)) for one in arguments]
    assert main(["export", *given]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told
    assert not [path for path in tmp_path.iterdir() if path.name != "file"]


def test_an_edition_that_does_not_cover_a_subject_says_which_do() -> None:
    with pytest.raises(BadAnswer) as refused:
        export("before_director", 1997)
    assert refused.value.code is Fault.NOT_COVERED


def test_equal_values_of_different_kinds_are_different_ends() -> None:
    """A question with the one answer True is no question with the one answer 1."""
    d = Diagrams([2])
    assert d.end(True) != d.end(1)
    assert d.end((True,)) != d.end((1,))
    assert d.end((("a", (False,)),)) != d.end((("a", (0,)),))
    assert d.value(d.end((True,)))[0] is True
    made = export("inquiry", 1997)
    Draft202012Validator(SCHEMA).validate(json.loads(as_bytes(made.diagrams)))
