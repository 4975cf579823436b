"""The exported law: its form, its bytes, and what is refused."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from lawcore.__main__ import main
from lawcore.export import INDEX, as_bytes, export, write_all
from lawcore.export.diagram import Diagrams
from lawcore.export.packing import SIGNS, packed
from lawcore.ruling import BadAnswer, Fault

LARGEST = (36892 + 93**3) // 2 - 1
"""The largest end, from 1, of which the number has room in four signs."""
SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "export.schema.json").read_text())


@pytest.mark.parametrize(
    "subject", ["dummy", "insufficient_bid", "before_director", "unauthorised_information"]
)
def test_an_exported_law_has_the_form_of_its_schema(subject: str) -> None:
    """One with exceptions, with groups and leads, with facts to be judged, with a sheet."""
    made = export(subject, 2017)
    Draft202012Validator(SCHEMA).validate(json.loads(as_bytes(made.diagrams)))
    assert {len(texts) for texts in made.texts.values()} == {len(made.texts["it"])}


def read(nodes: str, facts: Sequence[Mapping[str, Any]]) -> list[list[int | None]]:
    """Read nodes as docs/contract.md describes them."""
    signs = iter(nodes)

    def digit() -> int:
        return SIGNS.index(next(signs))

    def number() -> int:
        first = digit()
        if first < 64:
            return first
        least, leading, more = (
            (64, 64, 1) if first < 88 else (2296, 88, 2) if first < 92 else (36892, 92, 3)
        )
        found = first - leading
        for _ in range(more):
            found = found * 93 + digit()
        return least + found

    found: list[list[int | None]] = []
    with suppress(StopIteration):
        while True:
            node: list[int | None] = [number()]
            for _ in range(1 + len(facts[node[0] or 0]["values"])):
                one = number()
                odd = (1 - one) // 2 if one % 2 else len(found) - one // 2
                node.append(node[-1] if one == 0 else None if one == 1 else odd)
            found.append(node)
    return found


def test_every_number_leads_somewhere() -> None:
    """No diagram leads to a node that is not there, and no end to a text or screen beyond all."""
    made = export("dummy", 2017)
    law, texts = made.diagrams, len(made.texts["en"])
    nodes = read(law["nodes"], law["facts"])
    assert len(nodes) > 100
    for place, (_, *states) in enumerate(nodes):
        assert len({*states}) > 1
        assert all(one is None or one < place for one in states)
    ends = {one for _, *states in nodes for one in states if one is not None and one < 0}
    assert all(-1 - one < texts for one in ends)
    roots = [line[1] for line in law["lines"]]
    assert all(one < len(nodes) for one in roots)


def test_nodes_are_read_as_they_were_packed() -> None:
    """Numbers of one sign to four; the largest that has room is the last one."""
    fact = {"values": ["one"]}
    far = 36892 // 2 + 93
    nodes: list[list[int | None]] = [[0, None, -1]]
    nodes += [[0, place - 1, -1 - place] for place in range(1, far)]
    nodes += [[0, 0, None], [0, -1, -36892], [0, -400_000, far]]
    assert read(packed(nodes), [fact]) == nodes
    assert {*packed(nodes)} <= {*SIGNS}
    packed([[0, -1, -LARGEST]])
    with pytest.raises(ValueError, match="too many"):
        packed([[0, -1, -LARGEST - 1]])


def test_a_sheet_of_all_that_was_told_is_exported_by_its_sentences() -> None:
    """Each text of it once would be thousands."""
    made = export("unauthorised_information", 2017)
    (sheet,) = (line[1] for line in made.diagrams["lines"] if isinstance(line[1], list))
    assert len(sheet) > 5
    assert len(made.texts["en"]) < 500


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
