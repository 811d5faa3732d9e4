"""Of which fields a part of a tutorial is made, as the reader of tutorials declares them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from ..tutorial_fields import Field


def table(fields: Mapping[str, Field]) -> str:
    """As any other table of a page: a row for each field: its name, whether it is needed, what it means."""
    head = "".join(f'<th scope="col">{word}</th>' for word in ("Field", "Needed?", "Meaning"))
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td>"
        f"<td>{'required' if known.needed else ''}</td><td>{_coded(known.means)}</td></tr>"
        for field, known in fields.items()
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _coded(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
