"""A page is written short, and a browser reads it the same."""

from __future__ import annotations

import pytest

from followsuit_site.spare import spare


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ('<a href="../b/" class="c d">e</a>', '<a href=../b/ class="c d">e</a>'),
        # A value before `/>` would take the slash in.
        ('<use xlink:href="#a"/>', '<use xlink:href="#a"/>'),
        ("""<i data-a='{"b":"c"}' title="x='y'">z</i>""",) * 2,
        ('<p>say a="b" twice</p>',) * 2,
        ("<ul>\n <li>a</li>\n <li>b</li>\n</ul>", "<ul><li>a<li>b</ul>"),
        ("<b>a</b>\n  <b>c</b> <p>d</p>", "<b>a</b> <b>c</b> <p>d</p>"),
        ("<p>a</p>\n<p>b</p>\n<ol></ol>", "<p>a<p>b<ol></ol>"),
        # Not before the end of an element of our own, which would stay open.
        ("<fs-stepper><p>a</p></fs-stepper>",) * 2,
        ("<details><noscript><p>a</p></noscript></details>",) * 2,
        ("<tr><td>1</td><td>2</td></tr></table>", "<tr><td>1<td>2</table>"),
        ('<pre>a\n\n  <b class="c">d</b></pre><i>e</i>',) * 2,
        ('<script>a ("b",\n  "c")</script>',) * 2,
    ],
)
def test_what_is_left_out_of_a_page(long: str, short: str) -> None:
    assert spare(long) == short
