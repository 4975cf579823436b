"""Writes the exported law into a folder."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from lawcore.catalogue import SUBJECTS
from lawcore.editions import EDITIONS
from lawcore.export.files import FORMAT, Json, as_bytes, covered, export
from lawcore.request import subject_named
from lawcore.ruling import BadAnswer, Fault
from lawcore.wording import LANGUAGES, Wording

INDEX = "index.json"


def write_all(
    folder: Path,
    subjects: Iterable[str] = (),
    editions: Iterable[int] = (),
    options: Mapping[str, object] | None = None,
) -> Iterator[Path]:
    """Write subjects, all if none is named, in the editions that cover them; yield the files.

    Raises BadAnswer for an unknown subject, edition or option, and for an edition that covers none
    of the subjects.
    """
    years = [int(edition) for edition in editions] or [int(edition) for edition in EDITIONS]
    wanted = [subject_named(name).name for name in subjects] or list(SUBJECTS)
    _check(options or {})
    for year in years:
        here = [name for name in wanted if name in covered(year)]
        for name in here or wanted[:1]:  # where there is none, the first says which cover it
            made = export(name, year, options)
            yield _write(folder / str(year) / f"{name}.json", made.law)
            for language, texts in made.texts.items():
                yield _write(folder / str(year) / f"{name}.{language}.json", texts)
    yield _write(folder / INDEX, index(wanted, years))


def _check(options: Mapping[str, object]) -> None:
    """Raise BadAnswer for an option that no subject has."""
    known = tuple(fact.name for one in SUBJECTS.values() for fact in one.facts.settings)
    for name, value in options.items():
        if name not in known:
            raise BadAnswer(Fault.UNKNOWN_SETTING, fact=name, value=value, known=known)


def index(subjects: Iterable[str], editions: Iterable[int]) -> Json:
    """Return what there is: languages, and for each edition its subjects with their names."""
    wanted = set(subjects)
    return {
        "format": FORMAT,
        "languages": list(LANGUAGES),
        "editions": {
            str(int(year)): [
                {
                    "subject": name,
                    "group": SUBJECTS[name].group,
                    "names": {code: Wording.of(code).subject(name) for code in LANGUAGES},
                }
                for name in covered(year)
                if name in wanted
            ]
            for year in editions
        },
    }


def _write(path: Path, content: object) -> Path:
    """Write a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(as_bytes(content))
    part.replace(path)
    return path
