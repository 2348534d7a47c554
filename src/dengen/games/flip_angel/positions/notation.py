"""How cards are written in a position: `abdiel` is a card, `abdiel/w` its white side up, `abdiel/b` its black side."""

from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.flip_angel.rules.tables import EMPTY, Tables


class Pack:
    """The cards of a set by the names that a position gives them. Each can be laid once."""

    def __init__(self, tables: Tables) -> None:
        self.names = tables.names
        self.faces = {name: face for face, name in enumerate(tables.names) if face != tables.standin}
        self.laid: set[int] = set()

    def face(self, name: str, field: str) -> int:
        """The card with this side up, taken out of the pack."""
        face = self.faces.get(name, EMPTY)
        if face == EMPTY:
            raise BadPosition(
                Text(
                    f"there is no card side {name!r}; it is written like {self.names[0]!r}",
                    f"{name!r} というカードの面はありません。{self.names[0]!r} のように書きます。",
                ),
                field,
            )
        self.take(face >> 1, field)
        return face

    def card(self, name: str, field: str) -> int:
        """The card, whatever its side, taken out of the pack."""
        face = self.faces.get(f"{name}/w", EMPTY)
        if face == EMPTY:
            raise BadPosition(Text(f"there is no card {name!r}", f"{name!r} というカードはありません。"), field)
        self.take(face >> 1, field)
        return face >> 1

    def take(self, card: int, field: str) -> None:
        if card in self.laid:
            name = card_name(self.names, card)
            raise BadPosition(
                Text(f"the card {name!r} lies in two places", f"カード {name!r} が2か所にあります。"), field
            )
        self.laid.add(card)


def card_name(names: list[str], card: int) -> str:
    return names[2 * card].removesuffix("/w")
