"""Free text: which subject and which facts a line of it surely states."""

from lawcore.understanding.engine import Understood, understand

__all__ = ["Understood", "understand"]
