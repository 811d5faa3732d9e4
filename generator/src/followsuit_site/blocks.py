"""`::: name` … `:::` containers: a box of Markdown with a class of its own."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

from markdown.blockprocessors import BlockProcessor

BOXES = ("ruling", "cheat")
_OPEN = re.compile(r"^:::[ ]*(\w+)[ ]*(?:\n|$)")
_CLOSE = re.compile(r"(?:^|\n):::[ ]*(?:\n|$)")


class Boxes(BlockProcessor):
    """Parses what stands between the two lines of colons as Markdown of its own."""

    def test(self, parent: etree.Element, block: str) -> bool:
        found = _OPEN.match(block)
        return bool(found and found[1] in BOXES)

    def run(self, parent: etree.Element, blocks: list[str]) -> bool:
        found = _OPEN.match(blocks[0])
        assert found is not None
        inner: list[str] = []
        rest = [blocks[0][found.end() :], *blocks[1:]]
        while rest:
            block = rest.pop(0)
            close = _CLOSE.search(block)
            if close:
                inner.append(block[: close.start()])
                if block[close.end() :].strip():
                    rest.insert(0, block[close.end() :])
                break
            inner.append(block)
        box = etree.SubElement(parent, "div", {"class": found[1]})
        frame = etree.SubElement(box, "div") if found[1] == "cheat" else box
        self.parser.parseBlocks(frame, inner)
        blocks[:] = rest
        return True
