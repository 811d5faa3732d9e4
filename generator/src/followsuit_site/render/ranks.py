"""What changes an order of cards: which settings its "What if?" offers."""

from __future__ import annotations

from ..engine import Answer
from .scribe import Scribe


def changing(request: Answer, scribe: Scribe) -> list[str]:
    """The fields of the setting that change this order, each on its own."""
    ask = scribe.book.engine.ask
    printed, setting = ask(request)["ranks"], request.get("setting", {})

    def changes(field: Answer) -> bool:
        settings = ({**setting, field["name"]: entry["value"]} for entry in field["values"])
        return any(ask({**request, "setting": other})["ranks"] != printed for other in settings)

    return [field["name"] for field in scribe.game.fields if changes(field)]
