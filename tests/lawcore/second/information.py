"""The two ladders that decide nothing: unauthorised information, misinformation."""

from tests.lawcore.second.expected import Expected, of
from tests.lawcore.second.reading import Reading

WITHDRAWN = {"16B1": "16C2", "16B1(a)": "16C2", "16B2": "16C2", "16B3": "16C3"}
"""What stands for the articles where the information came from a withdrawn call or play."""

RUNGS = (
    ("u_info", {"no": "UI-1", "unsure": "UI-1?"}),
    ("u_points", {"no": "UI-2", "unsure": "UI-2?"}),
    ("u_la", {"no": "UI-3", "unsure": "UI-3?"}),
    ("u_chose", {"other": "UI-4", "unsure": "UI-4?"}),
    ("u_adv", {"no": "UI-5", "unsure": "UI-5?", "yes": "UI-6"}),
)
FOUND = {
    "wrong_expl": "75B1",
    "failed_alert": "21B1(a)",
    "no_agreement": "75D2",
    "unsure": "21B1(b)",
}


def unauthorised(edition: int, facts: Reading) -> Expected:
    source = facts["source"]
    if source == "other":
        return of("UI-X")
    expected = of("UI-0") if facts["when"] == "now" else _down_the_ladder(facts)
    if source == "withdrawn":
        for article in WITHDRAWN.keys() & expected.articles:
            expected = expected.with_article(article, WITHDRAWN[article])
    return expected


def _down_the_ladder(facts: Reading) -> Expected:
    for name, ends in RUNGS:
        end = ends.get(facts[name])
        if end is not None:
            return of(end)
    raise AssertionError(facts)


def misinformation(edition: int, facts: Reading) -> Expected:
    when, kind = facts["when"], facts["m_kind"]
    if kind == "misbid":
        return of("MI-1")
    if when == "play":
        expected = of("MI-5" if facts["m_card"] == "no" else "MI-6")
    elif when == "after":
        expected = _at_the_end(facts)
    else:
        expected = _last_call(facts)
        if when == "clarification":
            expected = expected.citing("47E2(a)")
    return expected.with_article("75B1", FOUND[kind])


def _last_call(facts: Reading) -> Expected:
    if facts["m_partner"] == "called":
        return of("MI-4")
    return of({"yes": "MI-3", "no": "MI-3N", "unsure": "MI-3?"}[facts["m_influenced"]])


def _at_the_end(facts: Reading) -> Expected:
    harm = facts.known("m_harm", but="not_yet")
    return of({"yes": "MI-7", "no": "MI-8", "unsure": "MI-7?"}[harm])
