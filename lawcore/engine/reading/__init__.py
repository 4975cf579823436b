"""One reading of the law on the answers given: the next question, or the ruling."""

from lawcore.engine.reading.reading import OF_ALL, Reading
from lawcore.engine.reading.reply import check_answers, consider, is_pending
