"""What tests expect, as tables of TOML beside their modules."""

import tomllib
from pathlib import Path
from typing import Any


def beside(module: str, name: str) -> dict[str, Any]:
    """What a file of TOML beside a module has; the module by its `__file__`."""
    return tomllib.loads(Path(module).with_name(name).read_text("utf-8"))
