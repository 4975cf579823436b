"""Record what the buttons of the present screens carry, so that later releases keep them working.

`python -m tests.bot.record_buttons FILE` writes a screen a line: its row in the database, None
where it has none, and what its buttons carry. A file that a release has recorded is kept as it is:
the next one writes another.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.conversation.actions import press
from bot.conversation.callback_data import BeginDeal, EndSession, PlayPress, Press, spell
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation
from bot.conversation.screen_state import MAIN, ScreenKind, ScreenState
from bot.screens.elements import Screen
from bot.screens.interview import screen
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES
from tests.bot.screens import snapshots
from tests.bot.walks import at_random, begun

SOMEBODY = 8
ENOUGH = 130
"""So many buttons are recorded of each subject, as far as its walks lead to so many."""
LONGEST, WALKS = 25, 12
KEPT = ("id", "chat_id", "user_id", "subject", "edition", "authority", "language", "step")


def recorded() -> Iterator[dict[str, Any]]:
    """Yield the screens of all subjects, then those that belong to no interview, each once."""
    for number, subject in enumerate(SUBJECTS):
        yield from _of_subject(subject, f"c{number:02}{subject[:5]}")
    known = set[str]()
    for language in LANGUAGES:
        for _, shown in snapshots.of_the_bot(language):
            if any(isinstance(b.data, Press) for b in shown.buttons):
                continue
            data = [one for one in _carried(shown) if one not in known]
            known.update(data)
            if data:
                yield {"row": None, "buttons": data}


def _of_subject(subject: str, key: str) -> Iterator[dict[str, Any]]:
    seen, number = set[object](), 0
    for conversation in _walked(subject, key):
        shown = screen(Interview.of(conversation))
        mark = (conversation.answers, str(conversation.screen))
        if mark in seen or number >= ENOUGH or not _carried(shown):
            continue
        seen.add(mark)
        number += len(_carried(shown))
        yield {"row": _row(conversation), "buttons": _carried(shown)}


def _walked(subject: str, key: str) -> Iterator[Conversation]:
    """Yield where presses at random lead to, those rather that were not pressed before."""
    chance = Random(subject)  # noqa: S311 - the same walk each time
    met = set[str]()
    editions = sorted(map(int, SUBJECTS[subject].books), reverse=True)
    for walk in range(WALKS):
        edition, language = editions[walk % len(editions)], LANGUAGES[walk % len(LANGUAGES)]
        first = begun(subject, edition, language)
        conversation = replace(first, id=f"{key}{walk:x}", chat_id=SOMEBODY, user_id=SOMEBODY)
        told = at_random(subject, edition, walk).answers[:3]
        if told and not walk:
            understood = ScreenState(ScreenKind.PROPOSAL)
            yield replace(conversation, proposed=told, screen=understood, step=1)
        for _ in range(LONGEST):
            yield conversation
            presses = [
                one.data
                for one in screen(Interview.of(conversation)).buttons
                if isinstance(one.data, Press)
            ]
            new = [one for one in presses if one.action not in met]
            tells = [one for one in presses if "=" in one.action]
            chosen = chance.choice(new or tells or presses)
            met.add(chosen.action)
            turn = press(Interview.of(conversation), chosen)
            if turn.notice is not None or turn.new is not None or turn.back_to is not None:
                conversation = replace(conversation, screen=MAIN, step=conversation.step + 1)
            else:
                conversation = turn.conversation


def _row(conversation: Conversation) -> dict[str, Any]:
    row = {name: getattr(conversation, name) for name in KEPT}
    row |= {"answers": [*map(list, conversation.answers)], "screen": str(conversation.screen)}
    if conversation.proposed is not None:
        row["proposed"] = [*map(list, conversation.proposed)]
    return {**row, "finished": conversation.finished}


def _carried(shown: Screen) -> list[str]:
    data = (one.data for one in shown.buttons)
    return [spell(d) for d in data if not isinstance(d, PlayPress | BeginDeal | EndSession)]


if __name__ == "__main__":
    lines = (json.dumps(one, ensure_ascii=False) for one in recorded())
    Path(sys.argv[1]).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
