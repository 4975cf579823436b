"""The two ladders that decide nothing: unauthorised information, misinformation."""

from tests.lawcore.second.expected import Expected, of
from tests.lawcore.second.reading import Reading

WITHDRAWN = {"16B1": "16C2", "16B1(a)": "16C2", "16B2": "16C2", "16B3": "16C3"}
WITHDRAWN |= {"73C1": "16C2", "73C2": "16C2"}
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
    source, when = facts["source"], facts["when"]
    if source == "of_the_offenders":
        return of("UI-SEEN").with_article("74C5", "16C1")
    if source == "opponents_card" and facts["called_before"] == "yes":
        return of("UI-SEEN")
    if when == "too_late":
        return of("LATE")
    if source in ("other", "opponents_card"):
        return _from_elsewhere(facts)
    return _from_partner(facts)


def _from_elsewhere(facts: Reading) -> Expected:
    called = facts["called_before"] == "yes"
    if facts["when"] == "now":
        return of("UI-XL" if called else "UI-X")
    return of("UI-XA").citing("16D3") if called else of("UI-XA")


def _from_partner(facts: Reading) -> Expected:
    source, during = facts["source"], facts["when"] == "now"
    expected = of("UI-0") if during else _down_the_ladder(facts).citing("83", "85A1")
    if during and source == "tempo":
        expected = expected.citing("73D1")
    if expected.rule in ("UI-5", "UI-5?", "UI-6") and source == "explanation":
        expected = expected.citing("75A")
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
        return of("MI-1" if when not in ("after", "too_late") else "MI-1E")
    if kind == "misheard":
        return of("MI-OWN")
    if when == "too_late":
        return of("LATE").citing(FOUND[kind])
    if when == "after":
        expected = _at_the_end(facts)
        if kind != "no_agreement":
            expected = expected.citing("40B3(b)")
    else:
        expected = _found_before_the_end(facts)
    return expected.with_article("75B1", FOUND[kind])


def _found_before_the_end(facts: Reading) -> Expected:
    when = facts["when"]
    expected = _in_the_play(facts) if when == "play" else _last_call(facts)
    if when == "clarification":
        expected = _before_the_lead_is_faced(expected, facts)
    return expected if facts["m_kind"] == "failed_alert" else expected.citing("73C1")


def _last_call(facts: Reading) -> Expected:
    if facts["m_partner"] == "called":
        return of("MI-4")
    return of({"yes": "MI-3", "no": "MI-3N", "unsure": "MI-3?"}[facts["m_influenced"]])


def _before_the_lead_is_faced(expected: Expected, facts: Reading) -> Expected:
    if expected.rule == "MI-3":
        changes = facts["changes_call"]
        if changes == "yes":
            reopened = of("MI-R1")
            return reopened.citing("41A") if facts["lead_made"] == "face_down" else reopened
        if changes == "no":
            expected = of("MI-R2")
    if facts["lead_made"] == "face_down":
        expected = expected.citing("47E2(a)")
    return expected.with_article("20F1", "20F2")


def _in_the_play(facts: Reading) -> Expected:
    affected = facts["m_affected"]
    if affected in ("call", "neither"):
        return of("MI-B0" if affected == "call" else "MI-B6")
    expected = of("MI-5" if facts["m_card"] == "no" else "MI-6")
    return expected.citing("21B3") if affected == "both" else expected


def _at_the_end(facts: Reading) -> Expected:
    affected = facts["m_affected"]
    if affected == "neither":
        return of("MI-8N").citing("85A1")
    if affected == "both":
        return _call_and_play(facts).citing("85A1")
    harm = facts.known("m_harm", but="not_yet")
    found = of({"yes": "MI-7", "no": "MI-8", "unsure": "MI-7?"}[harm])
    found = found.citing("85A1")
    return found.with_article("21B3", "47E2(b)") if affected == "play" else found


def _call_and_play(facts: Reading) -> Expected:
    call = facts["m_harm_call"]
    if call == "unsure":
        return of("MI-7?")
    play = facts["m_harm_play"]
    if play == "unsure":
        return of("MI-7?")
    if call == play == "yes":
        return of("MI-B5")
    if "yes" in (call, play):
        return of("MI-7") if call == "yes" else of("MI-7").with_article("21B3", "47E2(b)")
    return of("MI-8")
