"""A request and the engine's real answer, for the pages that explain the door."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from typing import Any

from followsuit_draw.markup import tag

from ..engine import Engine
from ..pages import Fence

LONGEST = 3  # lists with more entries are cut to two
WIDTH = 88


def write(fence: Fence, engine: Engine, wrong: Callable[..., None]) -> str:
    """The fence `ask`: a JSON request; `show: field field` limits what is shown of the answer."""
    lines = [line for line in fence.lines if line.strip()]
    shown: list[str] = []
    if lines and lines[-1].lstrip().startswith("show:"):
        shown = lines.pop().split(":", 1)[1].split()
    try:
        request = json.loads("\n".join(lines))
    except json.JSONDecodeError as error:
        wrong(f"the request is not JSON: {error.msg}", fence.line + error.lineno)
        return ""
    answer = engine.ask(request)
    refused = "refused" in fence.info.split()
    if "error" in answer and not refused:
        wrong(f"the engine refuses this request: {answer['error']['what']}")
        return ""
    if refused and "error" not in answer:
        wrong("the fence says “refused”, but the engine answers this request")
        return ""
    for name in shown:
        if name not in answer:
            wrong(f"the answer has no field “{name}”; it has {', '.join(answer)}")
            return ""
    told = {name: answer[name] for name in shown} if shown else answer
    inner = (
        f'<p class="asked-head">You ask</p>{_json(request)}'
        f'<p class="asked-head">The engine {"refuses" if refused else "answers"}</p>{_json(told)}'
    )
    return tag("div", inner, class_="asked")


def _json(value: Any) -> str:
    from pygments import highlight  # type: ignore[import-untyped]
    from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
    from pygments.lexers import JsonLexer  # type: ignore[import-untyped]

    text = pretty(value)
    try:
        code = highlight(text, JsonLexer(), HtmlFormatter(nowrap=True)).rstrip("\n")
    except Exception:  # a lexer must not stop a page
        code = escape(text)
    return f'<div class="highlight"><pre tabindex="0"><code>{code}</code></pre></div>'


def pretty(value: Any, indent: int = 0) -> str:
    """JSON for reading: short things on one line, long lists cut."""
    flat = json.dumps(value, ensure_ascii=False)
    long = isinstance(value, list) and len(value) > LONGEST and not _simple(value)
    if len(flat) + indent <= WIDTH and not long:
        return flat
    pad, end = " " * (indent + 2), " " * indent
    if isinstance(value, dict):
        parts = [
            f"{pad}{json.dumps(key, ensure_ascii=False)}: {pretty(item, indent + 2)}"
            for key, item in value.items()
        ]
        return "{\n" + ",\n".join(parts) + f"\n{end}}}"
    if isinstance(value, list):
        kept = value if len(value) <= LONGEST else value[:2]
        parts = [pad + pretty(item, indent + 2) for item in kept]
        if len(kept) < len(value):
            parts.append(f"{pad}… {len(value) - len(kept)} more")
        return "[\n" + ",\n".join(parts) + f"\n{end}]"
    return flat


def _simple(value: list[Any]) -> bool:
    return all(isinstance(item, str | int | None) for item in value) and len(value) <= 16
