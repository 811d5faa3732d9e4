"""Seats: what they are called when nobody gives them names."""

from __future__ import annotations

_COMPASS = {
    2: ("West", "East"),
    3: ("West", "North", "East"),
    4: ("West", "North", "East", "South"),
}


def seat_names(players: int, *, clockwise: bool = True) -> tuple[str, ...]:
    """The names of the seats in playing order.

    >>> seat_names(3)
    ('West', 'North', 'East')
    >>> seat_names(4, clockwise=False)
    ('West', 'South', 'East', 'North')
    """
    named = _COMPASS.get(players)
    if named is None:
        return tuple(f"Player {n + 1}" for n in range(players))
    return named if clockwise else (named[0], *reversed(named[1:]))
