"""Which provisions led to a question."""

from collections.abc import Mapping

from lawcore.engine.ruling import Finding


def find_path(roots: list[Finding], name: str) -> tuple[str, ...]:
    """Return the numbers of the provisions that led to a needed fact, outermost first.

    The shortest path from the first provision that needs it is the best reason, and a cited
    provision is a better one than a heading over others.
    """
    second_best: Finding | None = None
    above: dict[Finding, Finding | None] = {}
    for root in roots:
        waiting = [root]
        above.setdefault(root, None)
        for finding in waiting:
            if name in finding.asked:
                if finding.cited:
                    return _numbers_down_to(finding, above)
                second_best = second_best or finding
            for below in (*finding.because, *finding.excepted_by):
                if below not in above:
                    above[below] = finding
                    waiting.append(below)
    return _numbers_down_to(second_best, above)


def _numbers_down_to(
    finding: Finding | None, above: Mapping[Finding, Finding | None]
) -> tuple[str, ...]:
    numbers: list[str] = []
    while finding is not None:
        numbers.append(finding.number)
        finding = above[finding]
    return tuple(dict.fromkeys(reversed(numbers)))
