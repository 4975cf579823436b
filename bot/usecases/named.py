"""What one word or two name: a subject, a group of subjects or a page of the menus."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import takewhile

from msgspec import Struct, field
from rapidfuzz.distance import OSA

from bot.conversation.callback_data import Page
from bot.conversation.lines import joins
from bot.screens.help import command_name
from bot.screens.rows import OF_GROUPS, PARTS, as_typed
from bot.wording import Words
from lawcore import SUBJECTS, Answer
from lawcore.wording import LANGUAGES, Wording

_APART = re.compile(r"[,:;?] *")
_LONGEST_NAME = 3
"""Of what the menu says of a subject, parts of no more words than these are names of it."""
SHORTEST_MISTYPED, TWO_ERRORS_FROM = 5, 9
"""The lengths from which a name with one error is that name, and one with two."""


class Named(Struct, frozen=True):
    """A subject with what its name tells, a group of subjects, or a page: one of the three.

    A `whole` name is that of the subject itself, which tells nothing; what another tells is
    proposed.
    """

    subject: str = ""
    told: Mapping[str, Answer] = field(default_factory=dict)
    whole: bool = False
    group: str = ""
    page: Page | None = None


ABBREVIATIONS: Mapping[str, Named] = {
    "poot": Named("call_out_of_turn", {"kind": "pass"}),
    "boot": Named("call_out_of_turn", {"kind": "bid"}),
    "coot": Named("call_out_of_turn"),
    "loot": Named("lead_out_of_turn"),
    "oloot": Named("opening_lead"),
    "ui": Named("unauthorised_information"),
    "mi": Named("misinformation"),
}
"""What directors write short, in every country."""


def named_by(text: str, language: str) -> Named | None:
    """Return what a text names, of a person's language first; a long name may be mistyped.

    None where it names nothing, or mistyped several things.
    """
    word = as_typed(text.strip("!"))
    names = _names(language)
    if word in names or len(word) < SHORTEST_MISTYPED:
        return names.get(word)
    most = 1 + (len(word) >= TWO_ERRORS_FROM)
    distances = {name: OSA.distance(word, name, score_cutoff=most) for name in names}
    least = min(distances.values())
    nearest = {id(names[name]): names[name] for name, far in distances.items() if far == least}
    return next(iter(nearest.values())) if least <= most and len(nearest) == 1 else None


@cache
def _names(language: str) -> Mapping[str, Named]:
    """Return what each name is of, those of a language before those of the others."""
    found = dict(ABBREVIATIONS)
    for one in (language, *LANGUAGES):
        for name, named in _names_in(one):
            found.setdefault(as_typed(name), named)
    return found


def _names_in(language: str) -> Iterator[tuple[str, Named]]:
    said, law = Words.of(language).bot, Words.of(language).law
    for subject in SUBJECTS:
        yield law.subject(subject), _OF_SUBJECTS[subject]
    for group, label in OF_GROUPS.items():
        name = said.say(label).rstrip("…")
        yield from ((part, _OF_GROUPS[group]) for part in (name, *_APART.split(name)))
    for part, (subject, told) in PARTS.items():
        yield said.say(f"begin-{part}"), Named(subject, told)
    for subject in SUBJECTS:
        command = law.command(subject)
        yield from ((name, _OF_SUBJECTS[subject]) for name in (command, command.replace("_", " ")))
    for page in Page:
        opens = (said.say(f"open-{page}"),) if said.has(f"open-{page}") else ()
        for name in (command_name(language, page), page, *opens):
            yield name.rstrip("…"), _OF_PAGES[page]
    yield from _names_in_menus(law)


def _names_in_menus(law: Wording) -> Iterator[tuple[str, Named]]:
    """Yield what the menu names: one of two things, or a matter beside a subject: "slow play"."""
    for subject in SUBJECTS:
        words = law.subject(subject).split()
        if any(map(joins, words)):
            yield " ".join(takewhile(lambda one: not joins(one), words)), _OF_SUBJECTS[subject]
        for part in _APART.split(law.menu(subject)):
            if part and len(part.split()) <= _LONGEST_NAME:
                yield part, _OF_MATTERS[subject]


_OF_SUBJECTS = {name: Named(name, whole=True) for name in SUBJECTS}
_OF_MATTERS = {name: Named(name) for name in SUBJECTS}
_OF_GROUPS = {name: Named(group=name) for name in OF_GROUPS}
_OF_PAGES = {page: Named(page=page) for page in Page}
