"""Small variations of any game's rules, to be put together to a misreading.

Each is a `Change`: a game in, the game of such a reader out. None knows a game; a variation is told
by ranks, cards and clauses, in the short ids of the game's own rule book.
"""

from .amounts import amount, each_line, ledger, left_out, once, recounted, times, to_the_end, told
from .choices import Decide, choices, kept, never, only, taken_as
from .duties import binding, bound, duties, freed, led_as, looser, stricter, unbound
from .facts import agreed, setting
from .places import in_every_suit, in_place, moved, ranked, standing, tables
from .seen import Change, Seen, beating, together
from .winners import (
    first_of_all,
    in_all,
    last_of_all,
    lead_goes_round,
    lead_stays,
    led_next,
    only_suit_led,
    orders,
    rank_alone,
    reversed_order,
    runs,
    tied,
    trumping,
    turned_over,
    won,
)

__all__ = [
    "Change",
    "Decide",
    "Seen",
    "agreed",
    "amount",
    "beating",
    "binding",
    "bound",
    "choices",
    "duties",
    "each_line",
    "first_of_all",
    "freed",
    "in_all",
    "in_every_suit",
    "in_place",
    "kept",
    "last_of_all",
    "lead_goes_round",
    "lead_stays",
    "led_as",
    "led_next",
    "ledger",
    "left_out",
    "looser",
    "moved",
    "never",
    "once",
    "only",
    "only_suit_led",
    "orders",
    "rank_alone",
    "ranked",
    "recounted",
    "reversed_order",
    "runs",
    "setting",
    "standing",
    "stricter",
    "tables",
    "taken_as",
    "tied",
    "times",
    "to_the_end",
    "together",
    "told",
    "trumping",
    "turned_over",
    "unbound",
    "won",
]
