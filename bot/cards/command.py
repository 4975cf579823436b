"""The command that prints the cards: `renonce cards FOLDER`."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from bot.cards.booklet import booklet_pages, in_order, in_print
from bot.cards.key import key_of
from bot.cards.page import HEIGHT, WIDTH, Address, CardTooLong, Deck, PrintedCard, cards_of
from bot.page.command import MakingParser, NotMade, check
from bot.settings import Settings
from bot.sheets.pdf import document
from bot.wording import Words
from lawcore.book.authorities import AUTHORITIES
from lawcore.book.export.files import write_whole
from lawcore.engine.fact import Edition
from lawcore.engine.ruling import BadAnswer
from lawcore.laws.catalogue import SUBJECTS
from lawcore.laws.editions import IN_FORCE
from lawcore.laws.request import edition_of, subject_named
from lawcore.wording import LANGUAGES, Texts, Wording


class CardOptions(Struct, frozen=True):
    """Which cards are printed, whose options hold, and what their code opens."""

    subjects: tuple[str, ...]
    edition: Edition
    languages: tuple[str, ...]
    address: Address
    authority: str = ""


def run(arguments: Sequence[str], said: Texts, environ: Mapping[str, str]) -> str:
    """Print the cards as the arguments say, and return what is told about it.

    Raises NotMade with one line that says what is wrong and what to do.
    """
    parser = MakingParser(prog="renonce cards", description=said.say("usage-cards"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--subject", action="append", help=said.say("cards-subject"))
    parser.add_argument("--edition", default=str(IN_FORCE), help=said.say("cards-edition"))
    parser.add_argument("--language", action="append", help=said.say("cards-language"))
    parser.add_argument("--url", default="", help=said.say("cards-url"))
    parser.add_argument("--bot", default="", help=said.say("cards-bot"))
    parser.add_argument("--authority", default="", help=said.say("site-authority"))
    given = parser.parse_args(arguments)
    options = _options(given, said, environ)
    number = 0
    try:
        for path, content in files(options):
            write_whole(given.folder / path, content)
            number += 1
    except CardTooLong as error:
        raise NotMade(said.say("cards-too-long", subject=str(error))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        message = said.say("site-not-written", folder=str(given.folder), reason=reason)
        raise NotMade(message) from None
    lines = [said.say("cards-printed", folder=str(given.folder), number=number)]
    if not options.address.url:
        lines.append(said.say("cards-no-code"))
    return "\n".join(lines)


def files(options: CardOptions) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the bytes of the cards of each subject, and of each booklet."""
    numbers = {name: place for place, name in enumerate(in_order(options.edition), start=1)}
    authority = AUTHORITIES.get(options.authority)
    deck = Deck(numbers, options.address, authority.name if authority else "")
    for language in options.languages:
        said = Words.of(language)
        laws = said.bot.say("edition-name", edition=str(options.edition))
        cards: list[PrintedCard] = []
        for name in options.subjects:
            subject = SUBJECTS[name]
            settled = authority.options(subject, options.edition) if authority else None
            own = cards_of(key_of(name, options.edition, language, settled), deck)
            cards += own
            title = said.bot.say("cards-file", title=said.law.subject(name), edition=laws)
            yield (
                f"{options.edition}-{language}/{name}.pdf",
                document(in_print(own), title, language, (WIDTH, HEIGHT)),
            )
        title = said.bot.say("cards-file", title=said.bot.say("cards-title"), edition=laws)
        pages = booklet_pages(cards, deck, language, options.edition)
        yield (
            f"renonce-{options.edition}-{language}.pdf",
            document(pages, title, language, (WIDTH, HEIGHT)),
        )


def _options(given: argparse.Namespace, said: Texts, environ: Mapping[str, str]) -> CardOptions:
    """Return the options as they were given; raise NotMade for one that cannot be."""
    url = given.url or _site_url(environ)
    try:
        check(given, said)
        year = edition_of(int(given.edition) if given.edition.isdigit() else given.edition)
        wanted = [subject_named(name) for name in given.subject or in_order(year)]
        for subject in wanted:
            edition_of(year, subject)
    except BadAnswer as error:
        raise NotMade(Wording.of(said.language).error(error)) from None
    unknown = [name for name in given.language or () if name not in LANGUAGES]
    if unknown:
        known = ", ".join(LANGUAGES)
        raise NotMade(said.say("cards-bad-language", name=unknown[0], known=known))
    address = Address()
    if url:
        address = Address("page", url)
    elif given.bot:
        address = Address("bot", f"https://t.me/{given.bot.lstrip('@')}")
    subjects = tuple(name for name in in_order(year) if SUBJECTS[name] in wanted)
    languages = tuple(code for code in LANGUAGES if code in (given.language or LANGUAGES))
    return CardOptions(subjects, year, languages, address, given.authority)


def _site_url(environ: Mapping[str, str]) -> str:
    """Return the address of the page as the bot is given it; raise SettingsError for none."""
    only = {name: value for name, value in environ.items() if name == "SITE_URL"}
    return Settings.from_environ(only).site_url or ""
