"""Regulating authorities: those that are published, and a federation's own, checked alike."""

from pathlib import Path

import pytest

from bot.__main__ import run
from lawcore import SUBJECTS, Edition
from lawcore.__main__ import main
from lawcore.book import authorities
from lawcore.book.authorities import AUTHORITIES, SHIPPED
from lawcore.book.entries import BadEntry, EntryFault
from tests.tables import tabled

ONE = """
[club]
name = "A club"

[[club.option]]
option = "claim_suit_order"
value = "top_down"
since = 2017
source = "The club's own regulations, 2020"
verified = true
"""


def folder_with(path: Path, text: str) -> Path:
    path.joinpath("own.toml").write_text(text, "utf-8")
    return path


@tabled
def test_a_file_that_is_wrong_is_refused_with_file_entry_field_and_what_would_fit(
    tmp_path: Path, right: str, wrong: str, code: EntryFault, what: str
) -> None:
    with pytest.raises(BadEntry) as bad:
        authorities.read(folder_with(tmp_path, ONE.replace(right, wrong)))
    assert bad.value.code is code
    assert str(bad.value).startswith("own.toml")
    assert what in str(bad.value)


def test_the_bot_and_the_command_say_what_is_wrong_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = folder_with(tmp_path, ONE.replace("verified = true", ""))
    with pytest.raises(BadEntry) as bad:
        authorities.read(folder)
    assert main(["authorities", "--folder", str(folder)]) == 1
    assert capsys.readouterr().err == f"{bad.value}\n"
    environ = {"AUTHORITIES": str(folder), "DATABASE_URL": f"sqlite:///{tmp_path / 'x.db'}"}
    assert run(["chat"], environ) == 2
    assert capsys.readouterr().err == f"AUTHORITIES: {bad.value}\n"


def test_a_folder_of_ones_own_is_added_to_those_that_are_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(authorities, "AUTHORITIES", dict(AUTHORITIES))
    authorities.add(folder_with(tmp_path, ONE))
    club = authorities.AUTHORITIES["club"]
    claim = SUBJECTS["claim"]
    assert club.options(claim, Edition(2017)) == {"claim_suit_order": "top_down"}
    assert club.options(claim, Edition(2007)) == {}
    assert authorities.AUTHORITIES.keys() == authorities.read(SHIPPED).keys() | {"club"}


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadEntry, match="none is no folder"):
        authorities.add(tmp_path / "none")


def test_the_command_shows_what_is_settled_with_its_source(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["authorities", "--folder", str(folder_with(tmp_path, ONE))]) == 0
    assert capfdbinary.readouterr().out.decode().splitlines() == [
        "club · A club",
        "  claim_suit_order = top_down · 2017- · The club's own regulations, 2020",
    ]
