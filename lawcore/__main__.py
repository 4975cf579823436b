"""The law on the command line."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lawcore import __version__
from lawcore.book.changes import is_searched, kept
from lawcore.book.changes.wording import ChangeWording
from lawcore.book.entries import BadEntry
from lawcore.bridge.auction.typed import TypedAuction
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.engine.dialogues import Dialogue, Statistics, dialogues
from lawcore.engine.fact import Answer, Edition
from lawcore.engine.ruling import BadAnswer
from lawcore.jsonlines import facts_as_json, reply_to, schema
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import EDITIONS, IN_FORCE
from lawcore.wording import LANGUAGES, Wording


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    options = _parser().parse_args(arguments)
    status: int = options.run(options)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m lawcore", description=__doc__)
    parser.add_argument("--version", action="version", version=f"lawcore {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, run: Callable[[argparse.Namespace], int], said: str) -> Any:
        command = commands.add_parser(name, help=said)
        command.set_defaults(run=run)
        return command

    add("enquire", _enquire, "a JSON request a line in, a JSON reply a line out")
    add("schema", _schema, "the JSON Schema of requests and replies")
    add("subjects", _subjects, "what can be asked about, as JSON")

    command = add("facts", _facts, "the facts of a subject, as JSON")
    command.add_argument("subject", choices=SUBJECTS)
    _add_language(command)

    command = add("article", _article, "one article in our words")
    command.add_argument("number", help="its canonical number, such as 64A1")
    _add_edition(command)
    _add_language(command)

    command = add("changes", _changes, "what changed from one edition to another")
    years = [int(edition) for edition in EDITIONS]
    command.add_argument("former", type=int, choices=years)
    command.add_argument("latter", type=int, choices=years)
    command.add_argument("subject", nargs="?", choices=SUBJECTS, help="all, if left out")
    _add_language(command)

    said = "a line of free text in, what it surely states as JSON out"
    command = add("understand", _understand, said)
    command.add_argument("--language", choices=LANGUAGES, help="whichever fits, if left out")

    command = add("cases", _cases, "decided cases: our rulings beside theirs")
    command.add_argument("subject", nargs="?", choices=SUBJECTS, help="all, if left out")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.add_argument("--folder", type=Path, help="a folder with cases of one's own")
    _add_language(command)

    command = add("authorities", _authorities, "what authorities have settled, with sources")
    command.add_argument("--folder", type=Path, help="a folder with authorities of one's own")

    command = add("play", _play, "records of play: replayed, ruled, drawn")
    command.add_argument("file", nargs="+", help="PBN, LIN or typed; - for standard input")
    command.add_argument("--json", action="store_true", help="one JSON object a board")
    command.add_argument("--picture", metavar="OUT", help="draws it: a name in .png or .svg")
    command.add_argument("--dd", action="store_true", help="adds what double dummy indicates")
    _add_edition(command)
    _add_language(command)

    command = add("export", _export, "the law as data that other programs follow")
    said = "what an authority has settled, as JSON"
    command.add_argument(
        "--edition", type=int, action="append", default=[], help="all, if left out"
    )
    command.add_argument("--options", default="{}", help=said)
    said = "subjects, all if none is named, and at the end the folder to write into"
    command.add_argument("place", nargs="+", metavar="[SUBJECT …] OUT", help=said)

    command = add("explore", _explore, "every dialogue the law can hold")
    command.add_argument("subject", choices=SUBJECTS)
    _add_edition(command)
    command.add_argument("--stats", action="store_true", help="only how many, and how long")
    return parser


def _add_edition(command: argparse.ArgumentParser) -> None:
    years = [int(edition) for edition in EDITIONS]
    command.add_argument("--edition", type=int, choices=years, default=int(IN_FORCE))


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", choices=LANGUAGES, default="en")


def _enquire(_: argparse.Namespace) -> int:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(reply_to(line.decode("utf-8", "replace")).encode() + b"\n")
        sys.stdout.buffer.flush()
    return 0


def _understand(options: argparse.Namespace) -> int:
    from lawcore.understanding import understand  # noqa: PLC0415 - only this command waits for it

    for line in sys.stdin.buffer:
        found = understand(line.decode("utf-8", "replace").rstrip("\r\n"), options.language)
        reply: dict[str, object] = {"subject": found.subject, "answers": found.answers}
        reply |= {"among": found.among} if found.among else {}
        reply |= {"law": found.law} if found.law else {}
        reply |= _auction_read(found.auction)
        _print(json.dumps(reply, ensure_ascii=False))
    return 0


def _auction_read(typed: TypedAuction | None) -> dict[str, object]:
    """Return the auction of a line as it was read, or what is wrong with it, in its language."""
    if typed is None:
        return {}
    words = AuctionWording.of(typed.language)
    read = {"error": words.slip(typed)} if typed.given is None else words.described(typed.given)
    return {"auction": read}


def _schema(_: argparse.Namespace) -> int:
    _print_json(schema())
    return 0


def _subjects(_: argparse.Namespace) -> int:
    _print_json(list(SUBJECTS))
    return 0


def _facts(options: argparse.Namespace) -> int:
    wording = Wording.of(options.language)
    _print_json(facts_as_json(SUBJECTS[options.subject], wording))
    return 0


def _article(options: argparse.Namespace) -> int:
    wording = Wording.of(options.language)
    edition = Edition(options.edition)
    try:
        _print(_article_in_words(options.number, wording, edition))
    except BadAnswer:
        named = wording.say("edition", edition=str(options.edition))
        missing = wording.say("article-none", number=options.number[:20], edition=named)
        sys.stderr.write(f"{missing}\n")
        return 1
    return 0


def _article_in_words(number: str, wording: Wording, edition: Edition) -> str:
    """Return an article as the library has it, with what reading the text found."""
    from lawcore.book.library import Library, Pages  # noqa: PLC0415 - only this command waits for it

    library, pages = Library.of(wording.language), Pages(wording.language)
    typed = library.read(number, edition) or number
    entry = library.open(library.nearest(typed, edition) or typed, edition)
    instead = () if entry.number == typed else pages.not_in_edition(typed, edition)
    page = pages.page(entry)
    named = wording.say("edition", edition=str(edition))
    heading = wording.say("article-heading", article=entry.printed, edition=named)
    said = (*pages.with_verdicts(entry), *page.points, *page.relations)
    return "\n".join((*instead, heading, *said, *pages.numbers_elsewhere(entry), page.own_words))


def _changes(options: argparse.Namespace) -> int:
    from lawcore.book.library import Pages  # noqa: PLC0415 - only where an article is printed too

    changing = ChangeWording(options.language)
    wording = Wording.of(options.language)
    former, latter = sorted((Edition(options.former), Edition(options.latter)))
    subjects = [options.subject] if options.subject else list(SUBJECTS)
    before, after = str(former), str(latter)
    if options.subject and not {former, latter} <= SUBJECTS[options.subject].books.keys():
        named = wording.subject(options.subject)
        _print(wording.say("changes-not-covered", former=before, latter=after, subject=named))
        return 0
    stale = [name for name in subjects if not is_searched(SUBJECTS[name], former, latter)]
    if stale:
        search = f"python -m tools.changes {' '.join(stale)}"
        said = wording.say("changes-not-searched", former=before, latter=after, command=search)
        sys.stderr.write(f"{said}\n")
        return 1
    found = False
    for name in subjects:
        for change in kept(SUBJECTS[name], former, latter):
            found = True
            told = changing.change(change, former, latter)
            _print(f"{wording.subject(name)} · {told.title}")
            for line in (*told.texts, told.cases, *told.example, *told.differences):
                _print(f"  {line}")
    if found:
        _print(Pages(options.language).own_words(former, latter))
    else:
        _print(wording.say("changes-none", former=before, latter=after))
    return 0


def _cases(options: argparse.Namespace) -> int:
    from lawcore.book import decided  # noqa: PLC0415 - only this command waits for it

    folder = options.folder or decided.SHIPPED
    lines, status = decided.run(
        options.language, options.subject, as_json=options.json, folder=folder
    )
    for line in lines:
        _print(line)
    return status


def _authorities(options: argparse.Namespace) -> int:
    from lawcore.book import authorities  # noqa: PLC0415 - only this command waits for it

    try:
        found = authorities.read(options.folder or authorities.SHIPPED)
    except BadEntry as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for key, authority in found.items():
        _print(f"{key} · {authority.name}")
        for one in authority.settled:
            years = f"{one.since or ''}-{one.until if one.until < authorities.LAST else ''}"
            value = "?" if one.value is None else _value(one.value)
            read = "" if one.verified else " (?)"
            _print(f"  {one.option} = {value} · {years} · {one.source}{read}")
    return 0


def _play(options: argparse.Namespace) -> int:
    from lawcore.board.command import play  # noqa: PLC0415 - only this command waits for it

    return play(
        options.file,
        options.language,
        as_json=options.json,
        picture=options.picture,
        dd=options.dd,
        edition=Edition(options.edition),
    )


def _export(options: argparse.Namespace) -> int:
    from lawcore.book.export import write_all  # noqa: PLC0415 - only this command waits for it

    *subjects, folder = options.place
    try:
        settled = json.loads(options.options)
    except ValueError:
        settled = None
    if not isinstance(settled, dict):
        sys.stderr.write(
            '--options: write a JSON object, such as {"claim_suit_order": "trumps"}\n'
        )
        return 1
    try:
        for path in write_all(Path(folder), subjects, options.edition, settled):
            _print(str(path))
    except BadAnswer as bad:
        sys.stderr.write(f"{Wording.of('en').error(bad)}\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"{folder}: {error.strerror}\n")
        return 1
    return 0


def _explore(options: argparse.Namespace) -> int:
    statistics = Statistics()
    for dialogue in dialogues(SUBJECTS[options.subject], Edition(options.edition)):
        statistics.count(dialogue)
        if not options.stats:
            _print(_line(dialogue))
    if options.stats:
        numbers = {
            "dialogues": statistics.number,
            "longest": statistics.longest,
            "mean": round(statistics.mean, 2),
        }
        _print_json(numbers)
    return 0


def _line(dialogue: Dialogue) -> str:
    asked = " | ".join(
        ", ".join(f"{name}={_value(answer)}" for name, answer in message)
        for message in dialogue.messages
    )
    ruling = dialogue.ruling
    return f"{asked} => {ruling.status} {ruling.tricks} {' '.join(ruling.articles)}"


def _value(answer: Answer) -> str:
    return json.dumps(answer) if isinstance(answer, bool | int) else str(answer)


def _print(text: str) -> None:
    sys.stdout.buffer.write(f"{text}\n".encode())
    sys.stdout.buffer.flush()


def _print_json(value: object) -> None:
    _print(json.dumps(value, ensure_ascii=False, indent=1))


def command() -> None:
    """Run what the command line says, and exit with its status."""
    try:
        sys.exit(main())
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()
        sys.exit(1)


if __name__ == "__main__":
    command()
