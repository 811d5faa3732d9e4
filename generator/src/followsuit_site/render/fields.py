"""Of which fields a part of a tutorial is made, as the reader of tutorials declares them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from followsuit_draw.markup import scrolled

from ..tutorial_fields import Field


def table(name: str, fields: Mapping[str, Field]) -> str:
    """A row for each field: its name, whether it is needed, what it means."""
    head = "".join(f'<th scope="col">{word}</th>' for word in ("Field", "Needed?", "Meaning"))
    rows = "".join(
        f'<tr><th scope="row"><code>{escape(field)}</code></th>'
        f"<td>{'required' if known.needed else ''}</td><td>{_coded(known.means)}</td></tr>"
        for field, known in fields.items()
    )
    whole = f'<table class="ledger"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return scrolled(whole, f"Fields of a {name}")


def _coded(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
