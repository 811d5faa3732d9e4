"""How games are misread in which you must head the trick."""

from __future__ import annotations

from collections.abc import Sequence

from ..duty import Link
from ..slips import vary


def ruffs_to_head(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """Whoever has no card of the suit led that beats the table plays a trump that does."""
    own = seen.best_run & ~seen.led & seen.beating
    place = next(n for n, link in enumerate(chain) if "follow.head" not in link.clauses)
    if not own:
        return chain
    ruff = chain[place]._replace(needs=own, allows=own, beside=(), roles=(), named=0)
    return (*chain[:place], ruff, *chain[place:])
