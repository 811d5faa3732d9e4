"""A page's HTML without what a browser reads the same without: quotes that no value needs, end tags that HTML
lets be left out, blanks that are for readers of the sources.

A blank goes only where a line of the source ends before a block, and runs of blanks become one: whether one between
two elements is seen is for the style to say, which is not read here.
"""

from __future__ import annotations

import re

# These stay as they are: blanks mean something in them, and scripts have hashes.
_KEPT = re.compile(r"<(script|style|pre|textarea)\b.*?</\1>|<!--.*?-->", re.S)
_TAG = re.compile(r"""<[a-z][^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)+>""")
# A value before `/>` would take the slash in.
_VALUE = re.compile(r"""="([^\s"'=<>`]+)"(?!/)|=("[^"]*"|'[^']*')""")
_BLOCK = "p|h[1-6]|div|[ou]l|dl|table|section|article|nav|main|header|footer|details"
_LINES = re.compile(
    rf"\s*\n\s*(?=</?(?:{_BLOCK}|li|d[dt]|t[rhd]|thead|tbody|meta|link|title|head|body|html)\b)"
)
_BLANKS = re.compile(r"[ \t\n]{2,}|\n")
# No `</p>` before the end of an element of our own: there HTML wants it.
_ENDS = re.compile(
    r"</li>(?=<li\b|</[ou]l>)|</d[dt]>(?=<d[dt]\b|</dl>)|</t[hd]>(?=<t[hd]\b|</tr>)"
    r"|</tr>(?=<tr\b|</(?:thead|tbody|table)>)"
    rf"|</p>(?=<(?:{_BLOCK})\b|</(?:li|dd|td|div|section|article|details)>)"
)


def spare(html: str) -> str:
    """The same page, shorter.

    >>> spare('<ul class="a">\\n  <li id="b c">d</li>\\n  <li>e <b>f</b>  <i>g</i></li></ul>')
    '<ul class=a><li id="b c">d<li>e <b>f</b> <i>g</i></ul>'
    """
    parts, at = [], 0
    for kept in _KEPT.finditer(html):
        parts += [_spare(html[at : kept.start()]), kept[0]]
        at = kept.end()
    return "".join([*parts, _spare(html[at:])])


def _spare(html: str) -> str:
    html = _BLANKS.sub(" ", _LINES.sub("", html))
    return _ENDS.sub("", _TAG.sub(_tag, html))


def _tag(found: re.Match[str]) -> str:
    return _VALUE.sub(_value, found[0])


def _value(found: re.Match[str]) -> str:
    return f"={found[1] or found[2]}"
