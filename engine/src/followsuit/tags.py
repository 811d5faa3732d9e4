"""What kind of game it is: the facts by which a reader finds one."""

from __future__ import annotations

from .errors import Fault, WrongRules, quoted, suggest
from .messages import Row, say

TAGS = (
    *("avoid", "exact-bid", "bidding", "betting", "card-points", "trick-count", "changing-trumps"),
    *("turned-trumps", "fixed-trumps", "no-trumps", "odd-ranks", "must-beat", "exchange"),
    *("pairs", "secret-partner", "changing-aim", "tokens"),
)


def check_tags(game: str, tags: tuple[str, ...]) -> None:
    """Raises `WrongRules` for a tag that readers do not know."""
    for tag in tags:
        if tag not in TAGS:
            what = say("no-tag", given=quoted(tag), known=Row.verbatim(TAGS))
            raise WrongRules(str(Fault(what, game, suggest(tag, TAGS))))
