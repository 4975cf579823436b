"""The exported law: its form, its bytes, and what is refused."""

import json
import re
from itertools import chain
from pathlib import Path

import pytest
from msgspec.json import encode

from lawcore.__main__ import main
from lawcore.book.export import INDEX, export, write_all
from lawcore.book.export.law import NEVER, Course, Trees
from lawcore.engine.ruling import BadAnswer, Fault
from tests.tables import tabled

CONTRACT = Path(__file__).parents[3] / "docs" / "contract.md"


@pytest.mark.parametrize("subject", ["dummy", "revoke", "unauthorised_information"])
def test_the_contract_names_each_key_that_is_written(subject: str) -> None:
    said = CONTRACT.read_text("utf-8").partition("## The law as data")[2]
    rows = [line.split("|") for line in said.splitlines() if line.startswith("| `")]
    keys = {key for row in rows for key in re.findall("`([a-z_]+)`", row[1])}
    made = export(subject, 2017)
    law = json.loads(encode(made.law))
    assert law.keys() <= keys
    within = {key for one in (*law["facts"], *law["orders"]) for key in one}
    assert within <= {*re.findall("`([a-z_]+)`", said)}
    assert {len(texts) for texts in made.texts.values()} == {len(made.texts["it"])}


def test_every_number_leads_somewhere() -> None:
    """No tree leads to a node that is not there, and all that is written of a case is said."""
    made = export("dummy", 2017)
    law, facts = made.law, made.law["facts"]
    for place, (variable, *below) in enumerate(law["nodes"]):
        assert variable < 2 * len(facts) + 3 + len(law["provisions"])
        assert all(one <= place and one != 0 for one in below)
        if variable < 2 * len(facts):
            assert len(below) == len(facts[variable // 2]["values"]) + variable % 2
    numbers = [number for _, _, number in chain.from_iterable(law["deeds"])]
    assert all(0 < one < len(made.texts["en"]) for one in numbers)


def test_a_function_is_a_tree_of_what_it_reads() -> None:
    """Equal parts are one; what makes no difference is left out, unless it is to be kept."""

    def function(course: Course) -> int:
        return course.read(0, (1, 2)) if course.read(1, (False, True)) else 1

    trees = Trees()
    found = trees.explore(function)
    assert list(trees.nodes)[found] == (1, -2, trees.explore(lambda c: c.read(0, (1, 2))))
    assert trees.explore(lambda course: 3 * bool(course.read(0, (5, 6)))) == -4
    kept = trees.explore(lambda course: 3 * bool(course.read(0, (5, 6))), keep=True)
    assert list(trees.nodes)[kept] == (0, -4, -4)
    assert trees.explore(lambda course: {5: 0}[course.read(0, (5, 6))], keep=True) >= 0
    assert [*trees.nodes][-1] == (0, -1, NEVER)
    both = trees.explore_each(lambda course: (1, 2)[: course.read(0, (1, 2))])
    assert both == [-2, trees.nodes[0, -1, -3]]


def test_a_sheet_of_all_that_was_told_is_exported_by_its_sentences() -> None:
    """Each text of it once would be thousands."""
    made = export("unauthorised_information", 2017)
    (sheet,) = (one["aside"] for one in made.law["orders"] if len(one.get("aside", ())) > 1)
    assert len(sheet) > 5
    assert len(made.texts["en"]) < 500


def test_the_same_law_makes_the_same_bytes() -> None:
    one, other = export("lead_restriction", 2017), export("lead_restriction", 2017)
    assert encode(one.law) == encode(other.law)
    assert one.texts == other.texts


def test_what_an_authority_has_settled_is_in_the_law() -> None:
    """Where defenders may not ask, the question of an inquiry comes to something else."""
    usual = export("inquiry", 2007).law
    settled = export("inquiry", 2007, {"defenders_may_ask": False}).law
    other = export("inquiry", 2007, {"defenders_may_ask": True}).law
    assert encode(settled) != encode(other)
    assert encode(usual) in {encode(settled), encode(other)}


def test_the_files_of_a_folder_are_those_of_the_export(tmp_path: Path) -> None:
    written = list(write_all(tmp_path, ["rotation"], [2017]))
    assert [path.relative_to(tmp_path).as_posix() for path in written] == [
        *("2017/rotation.json", "2017/rotation.it.json", "2017/rotation.en.json"),
        INDEX,
    ]
    made = export("rotation", 2017)
    assert written[0].read_bytes() == encode(made.law)
    assert written[2].read_bytes() == encode(made.texts["en"])


@tabled
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
