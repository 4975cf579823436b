"""Regulating authorities and what they have settled, each with its source."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from lawcore.edition import Edition
from lawcore.fact import Answer
from lawcore.subject import Subject

FIRST, LAST = 0, 9999


@dataclass(frozen=True, slots=True)
class SettledOption:
    """An option of an authority; no value means that it is not known what it settled.

    `verified` says that the value was read in a text of the authority or a copy of one.
    """

    option: str
    value: Answer | None
    source: str
    verified: bool
    since: int = FIRST
    until: int = LAST


@dataclass(frozen=True, slots=True)
class Authority:
    """A regulating authority."""

    key: str
    name: str
    settled: tuple[SettledOption, ...]

    def of(self, subject: Subject, edition: Edition) -> Mapping[str, SettledOption]:
        """Return what it settled of the options that a subject has, under an edition."""
        options = {fact.name for fact in subject.facts.settings}
        return {
            one.option: one
            for one in self.settled
            if one.option in options and one.since <= edition <= one.until
        }

    def options(self, subject: Subject, edition: Edition) -> Mapping[str, Answer]:
        """Return the values it has set; what is not known stays as the Laws have it."""
        settled = self.of(subject, edition)
        return {name: one.value for name, one in settled.items() if one.value is not None}


def _authority(key: str, profile: Mapping[str, Any]) -> Authority:
    settled = (SettledOption(**{"value": None, **option}) for option in profile.get("option", ()))
    return Authority(key, profile["name"], tuple(settled))


def _authorities() -> Mapping[str, Authority]:
    text = files("lawcore.authorities").joinpath("profiles.toml").read_text("utf-8")
    return {key: _authority(key, profile) for key, profile in tomllib.loads(text).items()}


AUTHORITIES = _authorities()
