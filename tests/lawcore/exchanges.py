"""Requests in the JSON lines contract and what their replies have, in the TOML beside a test.

An exchange is a request, in which `subject` is revoke where it says nothing else, and `reply`:
what is found at a path into it. A path has names with slashes between, and `*` for each of a list;
what is not there is "-", and null is "null". After the path, `has` wants these among what is found
there, `lacks` none of them, and `ends` a text that ends so.
"""

import json
from collections.abc import Callable, Mapping
from inspect import getfile
from pathlib import Path
from typing import Any, TypeAlias

from lawcore.jsonlines import reply_to
from tests.each import Check, together
from tests.tables import beside

Json: TypeAlias = dict[str, Any]
NOTHING = "-"


def find(body: object, path: str) -> Any:
    """What stands at a path."""
    name, _, rest = path.partition("/")
    if name == "*":
        assert isinstance(body, list)
        return [find(one, rest) if rest else one for one in body]
    if isinstance(body, list) and int(name) < len(body):
        found = body[int(name)]
    else:
        found = body.get(name, NOTHING) if isinstance(body, Mapping) else NOTHING
    if rest:
        return find(found, rest)
    return "null" if found is None else found


HOW: Mapping[str, Callable[[Any, Any], bool]] = {
    "": lambda found, wanted: found == wanted,
    "has": lambda found, wanted: all(one in found for one in wanted),
    "lacks": lambda found, wanted: not any(one in found for one in wanted),
    "ends": lambda found, wanted: str(found).endswith(wanted),
}


def look_at(exchange: Mapping[str, Any], **usual: object) -> None:
    """Send a request, with what it usually has, and compare its reply."""
    request = {name: value for name, value in exchange.items() if name != "reply"}
    body = json.loads(reply_to(json.dumps({"subject": "revoke", **usual, **request})))
    for told, wanted in exchange["reply"].items():
        path, _, how = told.partition(" ")
        found = find(body, path)
        assert HOW[how](found, wanted), (told, found)


def exchanged(test: Check) -> Check:
    """Put each exchange of the table of its name in the TOML file beside a module to a test."""
    file = Path(getfile(test)).with_suffix(".toml")
    told = beside(str(file), file.name)[test.__name__.removeprefix("test_")]
    named = [(name.replace("_", " "), one) for name, one in told.items()]
    return together("name, exchange", named, called=lambda name, _: name)(test)
