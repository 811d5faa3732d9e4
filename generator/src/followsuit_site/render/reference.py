"""A module of the engine as its docstrings tell it: what it defines, how it is called, what for.

The sources are read, not run (griffe). Examples in docstrings are run by the tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import followsuit
from followsuit_draw.markup import tag

ROOM = "followsuit."
MOST_VALUE = 90  # characters of a constant that are told


class NoSuchModule(LookupError):
    """Why there is nothing to tell; its text is ready to print."""


def write(name: str, only: Iterable[str] = ()) -> str:
    """The public names of a module of the engine, or those of `only`. Raises `NoSuchModule`."""
    root = Path(followsuit.__file__ or "").parent
    if not name.startswith(ROOM) or not _file(root, name):
        raise NoSuchModule(f"there is no module “{name}” of the engine")
    module = _engine()[name.removeprefix(ROOM)]
    wanted = [*only] or [n for n, m in module.members.items() if _public(m)]
    unknown = [one for one in wanted if one not in module.members]
    if unknown:
        raise NoSuchModule(f"{name} defines no “{unknown[0]}”")
    told = _prose(module.docstring.value if module.docstring else "")
    parts = "".join(_member(module.members[one], name) for one in wanted)
    return tag("div", told + parts, class_="reference", data_search_exclude=True)


@cache
def _engine() -> Any:
    """The sources of the engine, read once."""
    import griffe  # which only this page of the book needs

    place = Path(followsuit.__file__ or "").parents[1]
    return griffe.load("followsuit", search_paths=[place], allow_inspection=False)


def _file(root: Path, name: str) -> bool:
    path = root.joinpath(*name.split(".")[1:])
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def _public(member: object) -> bool:
    """Whether a name is there for others: it is no alias of another module's, and says what it is for."""
    if getattr(member, "is_alias", True):  # of a library's, perhaps, which nobody has read
        return False
    name = str(getattr(member, "name", "_"))
    told = getattr(member, "docstring", None) is not None or getattr(member, "is_attribute", False)
    return not name.startswith("_") and told


def _member(member: object, module: str) -> str:
    from griffe import Class, Function

    if isinstance(member, Function):
        return _entry(_signature(member), member.docstring, f"{module}.{member.name}", "h3")
    if isinstance(member, Class):
        head = _entry(_class(member), member.docstring, f"{module}.{member.name}", "h3")
        inner = "".join(
            _entry(_method(one), one.docstring, f"{module}.{member.name}.{name}", "h4")
            for name, one in member.members.items()
            if _public(one) and one.docstring
        )
        return head + (tag("div", inner, class_="members") if inner else "")
    value = str(getattr(member, "value", ""))
    name = getattr(member, "name", "")
    said = f"{name} = {value}" if len(value) <= MOST_VALUE else str(name)
    return _entry(said, getattr(member, "docstring", None), f"{module}.{name}", "h3")


def _entry(code: str, docstring: object, id_: str, heading: str) -> str:
    text = str(getattr(docstring, "value", ""))
    return tag(heading, f"<code>{escape(code)}</code>", id=id_.removeprefix(ROOM)) + _prose(text)


def _signature(function: object) -> str:
    return str(getattr(function, "signature")())  # noqa: B009  # griffe's own, typed loosely


def _method(member: object) -> str:
    """A method as it is called, an attribute or a property with its type."""
    from griffe import Function

    if isinstance(member, Function):
        return re.sub(r"\(self(, )?", "(", _signature(member), count=1)
    annotation = getattr(member, "annotation", None)
    return (
        f"{getattr(member, 'name', '')}: {annotation}"
        if annotation
        else str(getattr(member, "name", ""))
    )


def _class(found: object) -> str:
    """A class with the fields that its values are made of."""
    members = getattr(found, "members", {})
    name_, fields = str(getattr(found, "name", "")), []
    if "__init__" in members:
        return name_  # the kernel makes these
    for name, one in members.items():
        annotation, value = getattr(one, "annotation", None), getattr(one, "value", None)
        is_field = getattr(one, "is_attribute", False) and not name.startswith("_")
        # A property is an attribute, too, and belongs to the methods.
        made = str(value).startswith("field(init=False")
        if is_field and annotation and not made and "property" not in getattr(one, "labels", ()):
            fields.append(f"{name}: {annotation}" + (f" = {value}" if value is not None else ""))
    return f"{name_}({', '.join(fields)})" if fields else name_


# -- docstrings -----------------------------------------------------------------------------------


def _prose(text: str) -> str:
    """A docstring: paragraphs, lists, and examples as they are run."""
    return "".join(_block(block) for block in re.split(r"\n\s*\n", text.strip()) if block.strip())


def _block(block: str) -> str:
    if block.lstrip().startswith(">>>"):
        return tag("pre", f"<code>{escape(block, quote=False)}</code>")
    if block.lstrip().startswith("* "):
        items = re.split(r"\n\s*\* ", block.strip().removeprefix("* "))
        return tag("ul", "".join(tag("li", _line(item)) for item in items))
    head, mark, rest = block.partition("\n* ")
    listed = _block(f"* {rest}") if mark else ""
    return tag("p", _line(head)) + listed


def _line(text: str) -> str:
    flat = escape(" ".join(text.split()), quote=False)
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", flat)


def names(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """A module a line, with the names that are told of it: `followsuit.duty: Link anything`."""
    for line in lines:
        module, _, rest = line.partition(":")
        if module.strip():
            yield module.strip(), rest.split()
