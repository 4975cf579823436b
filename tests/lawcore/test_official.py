"""Official texts: read word for word, and refused with file and line where they are malformed."""

from pathlib import Path

import pytest

from lawcore import EDITIONS
from lawcore.book.library.official import MOST_BYTES, LawTextError, OfficialText, OfficialTexts

YEARS = ", ".join(map(str, EDITIONS))
SOURCE = "The invented federation, Example Laws, 2017"
WELL_FORMED = f"""source: {SOURCE}

== 64A1 ==
Example 64A1: invented words.

== 64A2 ==
Example 64A2: more invented words,
  on two lines.

And an invented paragraph.

== 71B ==
Example 71B: perché così è inventato.
"""


def written(folder: Path, content: str | bytes, name: str = "2017.en.txt") -> Path:
    data = content.encode() if isinstance(content, str) else content
    (folder / name).write_bytes(data)
    return folder


def refused(folder: Path) -> LawTextError:
    with pytest.raises(LawTextError) as caught:
        OfficialTexts.read(folder)
    said = str(caught.value)
    assert len(said.splitlines()) == 1
    assert caught.value.reason in said
    assert caught.value.file in said
    if caught.value.line:
        assert f"line {caught.value.line}:" in said
    return caught.value


def test_a_text_is_shown_word_for_word_with_its_source(tmp_path: Path) -> None:
    texts = OfficialTexts.read(written(tmp_path, WELL_FORMED))
    assert texts.of("64A1", 2017, "en") == OfficialText("Example 64A1: invented words.", SOURCE)
    longer = texts.of("64A2", 2017, "en")
    assert longer is not None
    assert longer.text == (
        "Example 64A2: more invented words,\n  on two lines.\n\nAnd an invented paragraph."
    )


def test_a_text_that_is_missing_is_absent(tmp_path: Path) -> None:
    texts = OfficialTexts.read(written(tmp_path, WELL_FORMED))
    assert texts.of("64B1", 2017, "en") is None
    assert texts.of("64A1", 2007, "en") is None
    assert texts.of("64A1", 2017, "it") is None
    assert OfficialTexts.none().of("64A1", 2017, "en") is None


def test_each_edition_and_language_has_its_own_file(tmp_path: Path) -> None:
    for name in ("2017.en.txt", "2017.it.txt", "2007.it.txt", "1997.en.txt"):
        written(tmp_path, f"source: {name}\n== 64B ==\nInvented for {name}", name)
    texts = OfficialTexts.read(tmp_path)
    for edition, language in ((2017, "en"), (2017, "it"), (2007, "it"), (1997, "en")):
        name = f"{edition}.{language}.txt"
        assert texts.of("64B", edition, language) == OfficialText(f"Invented for {name}", name)


def test_a_heading_may_be_numbered_as_the_book_prints_it(tmp_path: Path) -> None:
    content = "source: invented\n== 64A1(b) ==\nExample.\n==71A==\nExample too."
    texts = OfficialTexts.read(written(tmp_path, content, "2007.it.txt"))
    assert texts.of("64A2", 2007, "it") == OfficialText("Example.", "invented")
    assert texts.of("71(1)", 2007, "it") == OfficialText("Example too.", "invented")


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + WELL_FORMED.encode(),
        WELL_FORMED.replace("\n", "\r\n").encode(),
        WELL_FORMED.replace("\n", "\r").encode(),
        b"\n\n" + WELL_FORMED.replace("source", "Source").encode(),
    ],
    ids=["byte order mark", "CRLF", "CR", "empty lines first"],
)
def test_files_are_read_as_editors_save_them(tmp_path: Path, content: bytes) -> None:
    texts = OfficialTexts.read(written(tmp_path, content))
    assert texts.files == OfficialTexts.read(written(tmp_path, WELL_FORMED)).files


def test_a_folder_without_texts_gives_none(tmp_path: Path) -> None:
    for name in ("README.txt", "readme.md", ".2017.en.txt", "2017.en.pdf", "2017.en.txt.bak"):
        written(tmp_path, "anything", name)
    assert not OfficialTexts.read(tmp_path).files


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        ("", 1, "source:"),
        ("== 64A1 ==\nExample.", 1, "source:"),
        ("\nsource:   \n== 64A1 ==\nExample.", 2, "source:"),
        ("source: x\nExample.\n== 64A1 ==\nExample.", 2, "before the first heading"),
        ("source: x\n\n== 64A1 ==\nOne.\n== 64B ==\nTwo.\n== 64 A1 ==\nThree.", 7, "already"),
        ("source: x\n== 64 A 2 ==\nOne.\n== 64A2 ==\nTwo.", 4, "64A2 has a text already"),
        ("source: x\n== Preface ==\nOne.", 2, "number of an article"),
        ("source: x\n== 64A1\nOne.", 2, "number of an article"),
        ("source: x\n== 94 ==\nOne.", 2, "number of an article"),
        ("source: x\n====\nOne.", 2, "number of an article"),
        ("source: x\n== 64A1 ==\n\n \n== 64A2 ==\nTwo.", 2, "no text"),
        ("source: x\n== 64A1 ==\nOne.\n== 64A2 ==\n", 4, "no text"),
        ("source: x\n== 64A1 ==\nOne\x00.", 3, "control character"),
        (b"source: x\n== 64A1 ==\nperch\xe9", 3, "UTF-8"),
        (b"\xff\xfes\x00o\x00", 1, "UTF-8"),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(
    tmp_path: Path, content: str | bytes, line: int, reason: str
) -> None:
    error = refused(written(tmp_path, content))
    assert (error.file, error.line) == ("2017.en.txt", line)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("laws.txt", "2017.it.txt"),
        ("2017.txt", "2017.it.txt"),
        ("2017.EN.txt", "2017.it.txt"),
        ("2017.en.TXT", "2017.it.txt"),
        ("2018.en.txt", f"2018 is not an edition: {YEARS}"),
        ("2017.fr.txt", "fr is not a language: it, en"),
    ],
)
def test_a_misnamed_file_is_refused_by_its_name(tmp_path: Path, name: str, reason: str) -> None:
    error = refused(written(tmp_path, WELL_FORMED, name))
    assert (error.file, error.line) == (name, 0)
    assert reason in error.reason


def test_too_large_a_file_is_refused(tmp_path: Path) -> None:
    written(tmp_path, b"source: x\n== 64A1 ==\n" + b"a" * MOST_BYTES)
    assert "5,000,000 bytes" in refused(tmp_path).reason


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert "cannot read this folder" in refused(tmp_path / "nowhere").reason
    assert "cannot read this folder" in refused(written(tmp_path, "x", "file") / "file").reason


def test_a_file_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "2017.en.txt").mkdir()
    assert "cannot read this file" in refused(tmp_path).reason


def test_the_example_of_the_module_is_well_formed(tmp_path: Path) -> None:
    import lawcore.book.library.official  # noqa: PLC0415

    lines = (lawcore.book.library.official.__doc__ or "").splitlines()
    example = "\n".join(line[4:] for line in lines if line.startswith("    ") or not line)
    texts = OfficialTexts.read(written(tmp_path, example))
    assert texts.files[2017, "en"].keys() == {"64A1", "64A2"}
