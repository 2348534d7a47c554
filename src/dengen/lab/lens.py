"""What to look at in a game: who begins, which events use something of the card set, and what the seats bring along.

A game that isn't named here is looked at through `plain`: every event that names a seat and an entry of the card set.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from dengen.core.events import Event
from dengen.core.game import Game
from dengen.core.words import Text


class Use(Struct, frozen=True):
    """Events of this kind use what their argument names. `key`: by what the card set's entries are found; `until`: the name ends here."""

    group: str
    event: str
    argument: str
    key: str = "id"
    until: str = ""


class Lens(Struct, frozen=True):
    uses: tuple[Use, ...] = ()
    first: str = ""  # the event whose seat begins
    sides: str = ""  # the option by which seats differ: a deck, a character


NOT_JUDGED = {
    "captured",
    "placed",
    "workshop",
    "hit",
    "answers",
}  # successes themselves: of course those who had them won more

GROUPS: Mapping[str, Text] = {
    "played": Text("Cards played", "使ったカード"),
    "captured": Text("Cards captured", "獲得したカード"),
    "placed": Text("Faces placed", "置いた面"),
    "angels": Text("Angels placed", "置いた天使"),
    "familiars": Text("Familiars gained", "得た使い魔"),
    "workshop": Text("Actions performed", "実行したアクション"),
    "cast": Text("Cards cast", "発動したカード"),
    "hit": Text("Techniques hit", "決めた技"),
    "decks": Text("Decks", "デッキ"),
    "characters": Text("Characters", "キャラクター"),
    "answers": Text("Kinds of answers", "選択の種類"),
}

LENSES: Mapping[str, Lens] = {
    "lumiel": Lens((Use("played", "played", "card"), Use("captured", "captured", "card")), "first_player"),
    "flip_angel": Lens((Use("placed", "place", "card"), Use("angels", "place", "card", until="/")), "start"),
    "troll_master": Lens(
        (
            Use("familiars", "called", "familiar"),
            Use("familiars", "trained", "familiar"),
            Use("workshop", "performed", "pos", key="pos"),
        ),
        "round",
    ),
    "walpurgis": Lens((Use("cast", "cast", "card"),), "first", "decks"),
    "trump_fighter": Lens((Use("hit", "hit", "technique"),), "", "characters"),
}


def lens_for(game: Game[Any]) -> Lens:
    return LENSES.get(game.id) or plain()


def has_first_player(game: str) -> bool:
    """Does somebody begin? Else the places in the order of play are just seats."""
    return bool(LENSES.get(game, plain()).first)


def plain() -> Lens:
    return Lens((Use("played", "*", "card"),))


def used(uses: tuple[Use, ...], event: Event) -> Iterator[tuple[str, str, int]]:
    """What an event used: the group, the entry of the card set, the seat."""
    seat = event.args.get("seat")
    if not isinstance(seat, int):
        return
    for use in uses:
        if use.event in (event.kind, "*") and use.argument in event.args:
            item = str(event.args[use.argument])
            yield use.group, item.split(use.until)[0] if use.until else item, seat


def sides(game: Game[Any], lens: Lens) -> dict[str, Text]:
    """All that a seat may bring along, with names: characters of the card set, ready-made decks."""
    if lens.sides == "characters":
        return {entry["id"]: named(entry) for entry in game.cards.content["character"]}
    if lens.sides == "decks":
        ready: Mapping[str, Any] = getattr(game.option("decks").kind, "ready", {})
        return {id: deck.name for id, deck in ready.items()}
    return {}


def names(game: Game[Any]) -> dict[str, Text]:
    """What the entries of the card set are called, by id or position; two-sided ones by id and side (`uriel/w`) too."""
    found = sides(game, lens_for(game))
    for entry in entries(game.cards.content):
        for key in ("id", "pos"):
            if key in entry and "name_en" in entry:
                found[str(entry[key])] = named(entry)
        for side in ("black", "white"):
            face = entry.get(side)
            if isinstance(face, dict) and "name_en" in face:
                found[f"{entry['id']}/{side[0]}"] = found[entry["id"]] = named(face)
    return found


def named(entry: dict[str, Any]) -> Text:
    return Text(entry["name_en"], str(entry.get("name_ja", entry["name_en"])))


def entries(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from entries(value)
    elif isinstance(data, list):
        for value in data:
            yield from entries(value)
