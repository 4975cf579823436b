"""A language model that an operator has set, asked what a line tells where the program is unsure.

The model proposes and decides nothing. It is told the subjects, then the questions of one subject
and their answers, and replies with JSON. A fact counts only if its name and answer exist and the
words given for it stand in the line; who typed the line confirms it like any other proposal.
"""

import json
import logging
import re
from typing import Any, Final, TypeAlias

import httpx
from msgspec import Struct

from lawcore import SUBJECTS, Answer
from lawcore.jsonlines import facts_as_json
from lawcore.understanding import Understood
from lawcore.wording import Wording

LONGEST: Final = 1_500
"""Longer lines are not sent, in characters."""
TIMEOUT: Final = 10.0
"""The seconds for each of two replies."""

Prompt: TypeAlias = list[dict[str, str]]
"""The messages of a request."""

_log = logging.getLogger(__name__)

_ABOUT = """\
You classify messages to a duplicate bridge Tournament Director. Reply with one JSON object and \
nothing else: {"subject": KEY}. KEY is the irregularity on which the writer wants a ruling, not \
one that is only mentioned. If the Director could as well rule on another one, name that one too: \
{"subject": KEY, "or": KEY}. Use "other" if it is none of these or cannot be told. Each key has \
its name, and the first question that the Director is asked about it:
"""
_FACTS = """\
You extract facts from a message to a duplicate bridge Tournament Director. The irregularity is: \
%s. Reply with one JSON object and nothing else: {FACT: {"answer": ANSWER, "words": WORDS}}. \
WORDS are copied from the message, letter by letter, and state the answer. Leave out every fact \
that the message does not state: nothing is guessed, supposed or taken as usual, and what only \
follows from something else in the message is not stated. Where another answer could be meant, \
leave the fact out. Whom the writer accuses is not the writer. Facts with their questions and \
answers:
"""


class LanguageModel(Struct, frozen=True):
    """A model behind an address for chat completions, as many servers offer it.

    `url` is the whole address, `name` the model's, `key` what the server asks for, if anything;
    `timeout` in seconds.
    """

    url: str
    name: str
    key: str | None = None
    timeout: float = TIMEOUT

    async def read(
        self, line: str, language: str, subject: str | None = None
    ) -> Understood | None:
        """Return what a line tells, about a subject where one is given.

        Without one it may be about either of two, and no fact is told. None where it is too long,
        where nothing that counts is replied, or where no server replies in time.
        """
        if len(line) > LONGEST:
            return None
        headers = {} if self.key is None else {"Authorization": f"Bearer {self.key}"}
        try:
            async with httpx.AsyncClient(headers=headers, timeout=self.timeout) as client:
                if subject is None:
                    found = subjects_told(await self._reply(client, about(line)))
                    if len(found) != 1:
                        return Understood(None, {}, language, found) if found else None
                    [subject] = found
                reply = await self._reply(client, facts_of(line, language, subject))
        except (httpx.HTTPError, ValueError, LookupError, TypeError) as error:
            _log.warning("the language model did not reply: %s", type(error).__name__)
            return None
        return Understood(subject, facts_told(reply, line, subject), language)

    async def _reply(self, client: httpx.AsyncClient, prompt: Prompt) -> str:
        wanted = {"model": self.name, "messages": prompt, "temperature": 0}
        response = await client.post(self.url, json=wanted)
        response.raise_for_status()
        return str(response.json()["choices"][0]["message"]["content"])


def about(line: str) -> Prompt:
    """Return the request for the subject of a line."""
    words = Wording.of("en")
    subjects = "\n".join(_described(name, words) for name in SUBJECTS)
    return _prompt(f"{_ABOUT}{subjects}", line)


def _described(subject: str, words: Wording) -> str:
    first = facts_as_json(SUBJECTS[subject], words)[0]
    answers = "; ".join(one["text"] for one in first["options"])
    return f"{subject}: {words.subject(subject)}. {first['ask']} {answers}"


def facts_of(line: str, language: str, subject: str) -> Prompt:
    """Return the request for the facts that a line states about a subject."""
    words = Wording.of(language)
    listed = "\n".join(
        json.dumps(
            {
                "fact": fact["name"],
                "asks": fact["ask"],
                "answers": {str(one["name"]): one["text"] for one in fact["options"]},
            },
            ensure_ascii=False,
        )
        for fact in facts_as_json(SUBJECTS[subject], words)
        if not fact["setting"]
    )
    return _prompt(f"{_FACTS % words.subject(subject)}{listed}", line)


def subjects_told(reply: str) -> tuple[str, ...]:
    """Return the subjects that a reply names: one, two where either may be meant, or none."""
    told = _object(reply)
    named = dict.fromkeys((str(told.get("subject")), str(told.get("or"))))
    return tuple(name for name in named if name in SUBJECTS)


def facts_told(reply: str, line: str, subject: str) -> dict[str, Answer]:
    """Return the facts of a reply whose answers exist and whose words stand in the line."""
    facts = SUBJECTS[subject].facts.named
    said, told = _plain(line), {}
    for name, given in _object(reply).items():
        fact = facts.get(name)
        if fact is None or not isinstance(given, dict) or fact.setting is not None:
            continue
        words = _plain(str(given.get("words", "")))
        options = {str(one).casefold(): one for one in fact.options}
        answer = options.get(str(given.get("answer")).casefold())
        if answer is not None and words and words in said:
            told[name] = answer
    return told


def _prompt(task: str, line: str) -> Prompt:
    return [{"role": "system", "content": task}, {"role": "user", "content": line}]


def _object(reply: str) -> dict[str, Any]:
    """Return the JSON object in a reply; models like to put a fence or a sentence around it."""
    start, end = reply.find("{"), reply.rfind("}")
    found = json.loads(reply[start : end + 1]) if 0 <= start < end else {}
    return found if isinstance(found, dict) else {}


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))
