"""Builds the page: a folder of files, whole or not at all, that any static host can serve."""

import base64
import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import encode

from bot.page import SITE
from bot.wording import TEXTS
from lawcore.book.authorities import AUTHORITIES, Authority
from lawcore.book.export import Exported, covered, export, index
from lawcore.book.library import Library, Pages
from lawcore.engine.article import book_order
from lawcore.engine.fact import Answer, Edition
from lawcore.languages import name_of
from lawcore.languages.messages import texts_of
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS, IN_FORCE
from lawcore.understanding.answers import CARDS, CardWords, is_shown
from lawcore.understanding.subjects import NONE, index_of_words
from lawcore.wording import LANGUAGES

_PREFIX = "page-"
OF_THE_BOT = {
    "add": "add-fact",
    "back": "back",
    "later": "play-is-over",
    "laws": "edition-name",
    "likelier": "likelier",
    "new": "new",
    "unsure": "unsure",
    "why-ruled": "why-ruled",
}
OF_THE_LAW = {"cannot": "cannot-rule", "depends-on": "depends-on", "supposed": "supposes"}
"""What the page says as the bot does, and as the law: its own key, and theirs."""
_SPEAK_FOR, _LEAST = 2, 15
"""For how many subjects a word speaks in the search, and how strongly at least."""
_SOURCES = ("app.css", "icon.svg")
_MODULES = ("law.js", "words.js", "link.js", "doubt.js", "shelf.js", "telegram.js", "app.js")
_ICONS = (192, 512)
_EDITION = re.compile(r"law/(\d+)/\w+(?:\.(\w+))?\.json")
_FILES = '<script type="application/json" id="files">'


Wanted: TypeAlias = tuple[str, int, Mapping[str, Answer]]
"""A subject, an edition, and what a regulating authority has settled."""
Tell: TypeAlias = Callable[[int, int, str], None]
"""Is told how many of how many subjects are exported, and the last one."""


def _nothing(*_: object) -> None:
    """Tell nobody."""


class NoSite(ValueError):  # noqa: N818 - named by what it is
    """A folder has something else in it; nothing is written."""


class SiteOptions(Struct, frozen=True):
    """How a page is built.

    `bot` is the name of the bot that the page links to, `url` the address at which it will stand,
    `authority` the key of the regulating authority whose options hold. With `one_file` it is one
    file that opens from a disk, without more.
    """

    bot: str = ""
    url: str = ""
    authority: str = ""
    one_file: bool = False


def build_site(
    folder: Path,
    options: SiteOptions,
    processes: int = 1,
    tell: Tell = _nothing,
) -> int:
    """Build the page in a folder and return how many files it has.

    A page that is there is replaced once the new one is whole. Raises NoSite where the folder has
    something else in it, OSError where it cannot be written. The law is exported in so many
    processes, and `tell` hears of each subject.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / SITE).is_file():
        raise NoSite(str(folder))
    made = one_file if options.one_file else site_files
    found = made(options, processes, tell)
    folder.parent.mkdir(parents=True, exist_ok=True)
    part = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        for name, content in found.items():
            path = part / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if folder.exists():
            former = folder.with_name(f".{folder.name}.former")
            shutil.rmtree(former, ignore_errors=True)
            folder.rename(former)
            part.rename(folder)
            shutil.rmtree(former, ignore_errors=True)
        else:
            part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return len(found)


def site_files(
    options: SiteOptions, processes: int = 1, tell: Tell = _nothing
) -> dict[str, bytes]:
    """Return the files of the page by their names."""
    found = {name: _source(name) for name in _SOURCES}
    found["app.js"] = _script().encode()
    found |= {f"icon-{size}.png": _icon(size) for size in _ICONS}
    found |= {"manifest.webmanifest": encode(_manifest())}
    data = data_files(options, processes, tell)
    first = {name: data[name] for name in data if not _EDITION.match(name)}
    found["index.html"] = _holding(_source("index.html").decode(), first).encode()
    found |= {name: data[name] for name in data if name not in first}
    found[SITE] = data[SITE]
    found["sw.js"] = _worker(found)
    return found


def data_files(
    options: SiteOptions, processes: int = 1, tell: Tell = _nothing
) -> dict[str, bytes]:
    """Return what the page reads: the law, articles and answers, words, and its own settings."""
    found = _law(AUTHORITIES.get(options.authority), processes, tell)
    for year in EDITIONS:
        edition = Edition(year)
        for language in LANGUAGES:
            found[f"law/{int(year)}/articles.{language}.json"] = encode(
                [*_answers(edition, language), *_articles(edition, language)]
            )
    found[f"law/{int(IN_FORCE)}/events.json"] = encode(_events())
    listed = index(SUBJECTS, EDITIONS)
    found["law/index.json"] = encode(
        {**listed, "names": {language: name_of(language) for language in LANGUAGES}}
    )
    for language in LANGUAGES:
        found[f"words/{language}.json"] = encode(words_of(language))
    own = {
        "authority": options.authority,
        "bot": options.bot,
        "edition": int(IN_FORCE),
        "url": options.url,
    }
    found[SITE] = encode(own)
    return found


def _law(authority: Authority | None, processes: int, tell: Tell) -> dict[str, bytes]:
    """Return the exported law: a file an edition, and one of its texts a language."""
    wanted = [
        (name, year, {} if authority is None else authority.options(SUBJECTS[name], Edition(year)))
        for year in map(int, EDITIONS)
        for name in covered(year)
    ]
    found: dict[str, dict[str, object]] = {}
    for place, one in enumerate(_exported(wanted, processes), start=1):
        tell(place, len(wanted), f"{one.subject} {one.edition}")
        files = {"law": one.law, **{f"texts.{code}": own for code, own in one.texts.items()}}
        for name, content in files.items():
            found.setdefault(f"law/{one.edition}/{name}.json", {})[one.subject] = content
    return {path: encode(content) for path, content in found.items()}


def _exported(wanted: Sequence[Wanted], processes: int) -> Iterator[Exported]:
    """Yield each subject in an edition as data, exported in so many processes."""
    if processes > 1:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield from pool.map(export, *zip(*wanted, strict=True))
    else:
        yield from (export(*one) for one in wanted)


def words_of(language: str) -> dict[str, str]:
    """Return the words of the page in one language, its arguments in braces."""
    own, law = TEXTS[language], texts_of(language, "common")
    keys = filter(re.compile(_PREFIX).match, sorted(TEXTS["en"].keys()))
    said = {key.removeprefix(_PREFIX): (own, key) for key in keys}
    said |= {name: (own, key) for name, key in OF_THE_BOT.items()}
    said |= {name: (law, key) for name, key in OF_THE_LAW.items()}
    return {
        name: texts.say(key, **{one: f"{{{one}}}" for one in texts.variables(key)})
        for name, (texts, key) in sorted(said.items())
    }


def _events() -> list[object]:
    """Return which words speak for which subjects by themselves: the subjects, and a line a word.

    `36a28` is rare by 36 and speaks with 28 for the first subject; the strongest stands first.
    """
    index, subjects, _ = index_of_words()
    found = []
    for word in sorted(index):
        rarity, *weights = index[word].split()
        speaks = sorted(((int(one[1:]), one[0]) for one in weights), reverse=True)
        kept = [
            f"{one}{n}"
            for n, one in speaks
            if n >= _LEAST and subjects[ord(one) - ord("a")] != NONE
        ]
        if kept and word.removesuffix("-").isalpha():
            found.append(f"{word} {rarity}{''.join(kept[:_SPEAK_FOR])}")
    return [subjects, "\n".join(found)]


@cache
def _articles(edition: Edition, language: str) -> list[list[object]]:
    """Return the articles: title, what each says, number."""
    library, pages = Library.of(language), Pages(language)
    found: list[list[object]] = []
    for number in sorted(library.numbers(edition), key=book_order):
        entry = library.open(number, edition)
        page = pages.page(entry)
        said = [*page.paragraphs, *page.points]
        found.append([f"{entry.printed} · {entry.heading}", said, number])
    return found


@cache
def _answers(edition: Edition, language: str) -> list[list[object]]:
    """Return the answers to general questions: the question, the answer, and no number."""
    words = CardWords.of(language)
    found: list[list[object]] = []
    for name in CARDS:
        if is_shown(name, edition):
            said = words.until(name, edition) or words.answer(name)
            found.append([words.name(name), [said], ""])
    return found


def _source(name: str) -> bytes:
    return (files("bot.page") / "source" / name).read_bytes()


def _icon(size: int) -> bytes:
    drawn: bytes = import_module("resvg_py").svg_to_bytes(
        svg_string=_source("icon.svg").decode(), width=size, height=size
    )
    return bytes(drawn)


def _manifest() -> dict[str, object]:
    icons: list[dict[str, str]] = [{"src": "icon.svg", "type": "image/svg+xml", "sizes": "any"}]
    icons += [
        {
            "src": f"icon-{size}.png",
            "type": "image/png",
            "sizes": f"{size}x{size}",
            "purpose": "any maskable",
        }
        for size in _ICONS
    ]
    return {
        "name": "Renonce",
        "short_name": "Renonce",
        "description": TEXTS["en"].say("page-about"),
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbfaf6",
        "theme_color": "#1d5a3a",
        "icons": icons,
    }


def _worker(found: Mapping[str, bytes]) -> bytes:
    """Return the service worker, with the version that all files together make.

    What it keeps at once is everything but the earlier editions and what is written in a language.
    """
    version = hashlib.sha256()
    names, chosen = ["./"], dict[str, list[str]]()
    for name in sorted(found):
        version.update(name.encode() + b"\0" + hashlib.sha256(found[name]).digest())
        edition = _EDITION.match(name)
        choice = edition and (edition[2] if edition[1] == str(int(IN_FORCE)) else edition[1])
        if choice:
            chosen.setdefault(choice, []).append(name)
        elif name != "index.html":
            names.append(name)
    text = _source("sw.js").decode()
    text = text.replace("@VERSION@", version.hexdigest()[:12])
    text = text.replace("@CHOSEN@", json.dumps(chosen))
    return text.replace("@FILES@", json.dumps(names)).encode()


def _holding(page: str, data: Mapping[str, bytes]) -> str:
    """Return the page with some files in it."""
    parsed = {name: json.loads(content) for name, content in data.items()}
    inside = json.dumps(parsed, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return page.replace(_FILES, f"{_FILES}{inside}")


def one_file(options: SiteOptions, processes: int = 1, tell: Tell = _nothing) -> dict[str, bytes]:
    """Return the page as one file that opens from a disk, and the file that names it a page."""
    data = data_files(options, processes, tell)
    style = _source("app.css").decode()
    script = _script().replace("export ", "")
    allowed = f"script-src {_hash(script)}; style-src {_hash(style)}; img-src data:"
    policy = f"default-src 'none'; {allowed}; base-uri 'none'; form-action 'none'"
    page = _source("index.html").decode()
    page = re.sub(r"<link [^>]*>\n", "", page)
    page = re.sub(
        r'(http-equiv="Content-Security-Policy" content=)"[^"]*"',
        lambda found: f'{found[1]}"{escape(policy)}"',
        page,
    )
    page = page.replace("</head>", f"<style>{style}</style>\n</head>")
    ran = f'<script type="module">{script}</script>'
    page = page.replace('<script type="module" src="app.js"></script>', ran)
    page = _holding(page, data).replace(_FILES, _FILES.replace("id=", "data-all id="))
    return {"index.html": page.encode(), SITE: data[SITE]}


def _hash(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"'sha256-{digest}'"


def _script() -> str:
    """Return the modules as one, for which a browser asks once, without comments and indents."""
    each = "\n".join(_source(name).decode() for name in _MODULES)
    lines = re.sub(r"^import [^;]*;\n", "", each, flags=re.MULTILINE).splitlines()
    return "\n".join(one.strip() for one in lines if not one.lstrip().startswith("//"))
