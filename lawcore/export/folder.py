"""Writes the exported law into a folder, and keeps what it has written once."""

import json
import shutil
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

import lawcore
from lawcore.catalogue import SUBJECTS
from lawcore.editions import EDITIONS
from lawcore.export.files import FORMAT, Json, as_bytes, covered, export
from lawcore.fact import Edition
from lawcore.request import subject_named
from lawcore.ruling import BadAnswer, Fault
from lawcore.wording import LANGUAGES, Wording

_HOME = Path(lawcore.__file__).parent
_READ = {".py", ".ftl", ".toml", ".json"}
KEPT = _HOME.parent / "build" / "law"
"""Where a checkout keeps what it has exported."""
INDEX = "index.json"


def write_all(
    folder: Path,
    subjects: Iterable[str] = (),
    editions: Iterable[int] = (),
    options: Mapping[str, object] | None = None,
    kept: Path | None = None,
) -> Iterator[Path]:
    """Write subjects, all if none is named, in the editions that cover them; yield the files.

    What was exported from the same law and words before is taken from the folder `kept`. Raises
    BadAnswer for an unknown subject, edition or option, and for an edition that covers none of the
    subjects.
    """
    years = [int(edition) for edition in editions] or [int(edition) for edition in EDITIONS]
    wanted = [subject_named(name).name for name in subjects] or list(SUBJECTS)
    _check(options or {})
    for year in years:
        here = [name for name in wanted if name in covered(year)]
        if not here:
            export(wanted[0], year)  # which says that it is not covered
        for name in here:
            for file, content in files_of(name, year, options, kept).items():
                yield _write(folder / str(year) / file, content)
    yield _write(folder / INDEX, as_bytes(index(wanted, years)))


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


def fingerprint() -> str:
    """Return what changes whenever the law, its words or this export does."""
    found = sha256()
    for path in sorted(p for p in _HOME.rglob("*") if p.suffix in _READ and p.is_file()):
        found.update(f"{path.relative_to(_HOME).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def files_of(
    subject: str, year: int, options: Mapping[str, object] | None, kept: Path | None
) -> Mapping[str, bytes]:
    """Return the files of a subject in an edition by their names; kept ones if there are."""
    names = [f"{subject}.json", *(f"{subject}.{language}.json" for language in LANGUAGES)]
    settled = json.dumps(options or {}, sort_keys=True, default=str)
    mark = sha256(settled.encode()).hexdigest()[:8]
    place = None if kept is None else kept / fingerprint() / f"{year}-{mark}"
    if place is not None and all((place / name).is_file() for name in names):
        return {name: (place / name).read_bytes() for name in names}
    made = export(subject, Edition(year), options)
    texts = [as_bytes(made.texts[language]) for language in LANGUAGES]
    found = dict(zip(names, [as_bytes(made.diagrams), *texts], strict=True))
    if place is not None and kept is not None:
        for older in kept.glob("*"):
            if older != place.parent:
                shutil.rmtree(older, ignore_errors=True)
        for name, content in found.items():
            _write(place / name, content)
    return found


def _write(path: Path, content: bytes) -> Path:
    """Write a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(content)
    part.replace(path)
    return path
