"""Free text: which subject and which facts a line of it surely states."""

from lawcore.understanding.engine import understand
from lawcore.understanding.understood import Understood

__all__ = ["Understood", "understand"]
