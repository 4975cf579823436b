"""One reading of the law on the answers given: the next question, or the ruling."""

from lawcore.engine.reading.rare import OF_ALL
from lawcore.engine.reading.reading import Reading, check_answers, consider, is_pending
