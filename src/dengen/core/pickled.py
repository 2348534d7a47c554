"""Pickling of games: a class, a card set and weights, from which each process makes the game once."""

from typing import TYPE_CHECKING, Any

from dengen.core.base.errors import BadCardSet
from dengen.core.base.words import Text
from dengen.core.bots.weights import Weights
from dengen.core.cards.card_sets import Source

if TYPE_CHECKING:
    from dengen.core.game import Game

_RESTORED: "dict[tuple[type[Game[Any]], str, str], Game[Any]]" = {}
_KEPT = 16  # restored games


def restored(kind: "type[Game[Any]]", hash: str, cards: Source, weights: Weights | None) -> "Game[Any]":
    """Restore a pickled game, once per process: unpickled states share it, with its tables."""
    key = (kind, hash, "" if weights is None else weights.hash)
    known = _RESTORED.get(key)
    if known is not None:
        return known
    game = kind(cards) if kind.has_cards else kind()
    if game.cards.hash != hash:
        raise BadCardSet(
            Text(
                f"{game.title.en} was pickled with another version of the card set {cards!r}.",
                f"「{game.title.ja}」のカードセット {cards!r} の版が違います。",
            )
        )
    while len(_RESTORED) >= _KEPT:
        _RESTORED.pop(next(iter(_RESTORED)))
    game.weights = weights
    _RESTORED[key] = game
    return game
