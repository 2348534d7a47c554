"""Uses of cards by seats, read from the events that a game tracks (`Game.tracked`)."""

from collections.abc import Iterator
from typing import Any

from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.events import Event
from dengen.core.tracking import ANY, Tracked, TrackedGroup

ANSWERS = "answers"  # a group of every game
KINDS_OF_ANSWERS = TrackedGroup(
    Text("Kinds of moves", "手の種類"), judged=False, line=Text("{}, as a move", "{}（手）")
)
BROUGHT = Text("{}, brought along", "{}（持参）")


def groups(tracked: Tracked) -> dict[str, TrackedGroup]:
    """The groups of a report: sides, uses, and kinds of moves."""
    brought = {tracked.sides.option: TrackedGroup(tracked.sides.name, line=BROUGHT)} if tracked.sides else {}
    return {**brought, **tracked.groups, ANSWERS: KINDS_OF_ANSWERS}


def used(tracked: Tracked, event: Event) -> Iterator[tuple[str, str, int]]:
    """The uses in an event: group, item, seat."""
    seat = event.args.get("seat")
    if not isinstance(seat, int):
        return
    for id, group in tracked.groups.items():
        for tracked_event in group.events:
            if tracked_event.kind in (event.kind, ANY) and tracked_event.argument in event.args:
                item = str(event.args[tracked_event.argument])
                yield id, item.split(tracked_event.until)[0] if tracked_event.until else item, seat


def names(game: Game[Any]) -> dict[str, Text]:
    """Names of items and sides: entries of the card set, and names added by the game."""
    entries = {str(entry["id"]): _named(entry) for entry in _entries(game.cards.content) if _is_named(entry)}
    sides = game.tracked.sides.known if game.tracked.sides else {}
    return {**sides, **entries, **game.tracked.names}


def _entries(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from _entries(value)
    elif isinstance(data, list):
        for value in data:
            yield from _entries(value)


def _is_named(entry: dict[str, Any]) -> bool:
    return "id" in entry and "name_en" in entry


def _named(entry: dict[str, Any]) -> Text:
    return Text(entry["name_en"], str(entry.get("name_ja", entry["name_en"])))
