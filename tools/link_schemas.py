"""Updates the file of schemas with which cases are written into links.

`python -m tools.link_schemas` adds behind what is there, so that every link that was ever shared
can still be read: a further schema of a subject whose facts have changed, and subjects, editions
and authorities that are new.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.conversation import deep_links
from lawcore import EDITIONS, SUBJECTS, Answer
from lawcore.book.authorities import SHIPPED, read
from lawcore.engine.fact import Facts

FILE = Path(deep_links.__file__).with_name("link_schemas.json")
COMMAND = "python -m tools.link_schemas"


def updated(kept: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas with new ones behind them."""
    years = [*kept["editions"], *(int(one) for one in EDITIONS if one not in kept["editions"])]
    keys = [
        *kept["authorities"],
        *(one for one in read(SHIPPED) if one not in kept["authorities"]),
    ]
    known = {one["subject"] for one in kept["subjects"]}
    subjects = [_with_newest(one) for one in kept["subjects"]]
    subjects += [_pinned(name) for name in SUBJECTS if name not in known]
    return {**kept, "editions": years, "authorities": keys, "subjects": subjects}


def _with_newest(subject: dict[str, Any]) -> dict[str, Any]:
    newest = current_schema(subject["subject"])
    schemas = subject["schemas"]
    return subject if schemas[-1] == newest else {**subject, "schemas": [*schemas, newest]}


def _pinned(name: str) -> dict[str, Any]:
    schemas = [current_schema(name)]
    return {"subject": name, "severally": bool(SUBJECTS[name].several), "schemas": schemas}


def current_schema(subject: str) -> list[dict[str, Any]]:
    """Return the facts of a subject in the form of the file of schemas."""
    facts = SUBJECTS[subject].facts
    return [
        {
            "fact": fact.name,
            "options": [_as_plain(option) for option in _options(facts, fact.name)],
            **({} if fact.usual is None else {"usual": _as_plain(fact.usual)}),
        }
        for fact in facts.listed
    ]


def _options(facts: type[Facts], name: str) -> tuple[Answer, ...]:
    """Return the answers to a fact, then those that stand for several numbers alike to the law."""
    together = (choice.answer for choice in facts.choices.get(name, ()) if choice.alike)
    return (*facts.named[name].options, *together)


def _as_plain(option: Answer) -> Answer:
    return str(option) if isinstance(option, str) else option


def as_text(kept: dict[str, Any]) -> str:
    """Return the text of the file: a line a fact."""
    rows = {name: json.dumps(kept[name]) for name in ("editions", "authorities")}
    rows["further"] = f"[\n{_facts(kept['further'], 2)}\n ]"
    subjects = ",\n".join(map(_subject, kept["subjects"]))
    rows["subjects"] = f"[\n{subjects}\n ]"
    lines = ",\n".join(f' "{name}": {row}' for name, row in rows.items())
    return f"{{\n{lines}\n}}\n"


def _subject(one: dict[str, Any]) -> str:
    schemas = ",\n".join(f"    [\n{_facts(facts, 5)}\n    ]" for facts in one["schemas"])
    severally = json.dumps(one["severally"])
    return (
        f'  {{\n   "subject": "{one["subject"]}",\n   "severally": {severally},\n'
        f'   "schemas": [\n{schemas}\n   ]\n  }}'
    )


def _facts(facts: Sequence[dict[str, Any]], indent: int) -> str:
    return ",\n".join(" " * indent + json.dumps(fact, ensure_ascii=False) for fact in facts)


if __name__ == "__main__":
    FILE.write_text(as_text(updated(json.loads(FILE.read_text("utf-8")))), "utf-8")
