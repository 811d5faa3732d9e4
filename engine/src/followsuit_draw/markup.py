"""Elements and icons, as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

# A word of state, and the badge that says the same without colour.
BADGES = {"sel": "check", "no": "bar"}


def escape(text: str) -> str:
    """Text as it may stand between tags and in attributes. (`html.escape` brings tables along.)"""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#x27;")


def tag(name: str, inner: str = "", /, **attributes: Any) -> str:
    """An element; `data_card=…` becomes `data-card`, None and False leave an attribute out."""
    return f"<{name}{attrs(attributes)}>{inner}</{name}>"


def attrs(attributes: Mapping[str, Any]) -> str:
    """Attributes of an element; lists and maps are written as JSON."""
    parts = []
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        name = key.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(f" {name}")
            continue
        text = value if isinstance(value, str) else _json(value)
        parts.append(f" {name}={_quoted(text)}")
    return "".join(parts)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _quoted(text: str) -> str:
    """The value of an attribute. What holds many quotes, as JSON does, stands between the other ones."""
    if '"' in text and "'" not in text:
        return "'" + escape(text).replace("&quot;", '"') + "'"
    return f'"{escape(text)}"'


def scrolled(table: str, label: str) -> str:
    """A table that scrolls within itself where it is too wide. A group, not a landmark: a page
    has many of them."""
    return tag("div", table, class_="scroll", role="group", tabindex="0", aria_label=label)


def icon(name: str, css: str = "i") -> str:
    """An icon of the sprite, for the eye only: the words beside it carry the meaning.

    Icons say `xlink:href`: Material's instant navigation assigns to whatever has a plain `href`,
    and on an SVG `use` that is an error which ends the navigation.
    """
    kind = f' class="{escape(css)}"' if css else ""
    return f'<svg{kind} aria-hidden="true"><use xlink:href="#{escape(name)}"/></svg>'


def badges(state: str) -> str:
    """The badges of a card's state."""
    found = (BADGES[word] for word in state.split() if word in BADGES)
    return "".join(f'<span class="badge">{icon(f"u-{name}", "")}</span>' for name in found)


def minus(number: int) -> str:
    """A number in figures, with a real minus sign.

    >>> minus(-7)
    '−7'
    """
    return str(number).replace("-", "−")


def token(name: str, label: str, state: str = "") -> str:
    """A token of Shed. `state` may be `gone` (shed) or `up` (moving now)."""
    css = " ".join(filter(None, ("token", name, state)))
    return tag("span", escape(label), class_=css)
