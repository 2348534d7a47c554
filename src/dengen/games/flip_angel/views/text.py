"""The board for the terminal: river with both faces of each card, fields as grids, ether and running score."""

from typing import TYPE_CHECKING, Final

from dengen.core.base.columns import fitted, width
from dengen.core.base.words import Lang, Text, joined, plural, who
from dengen.core.views.view import View
from dengen.games.flip_angel.cards.file import STANDIN_NAME, Card, Edges, Face
from dengen.games.flip_angel.cards.text import CORNERS, MARKS, brief
from dengen.games.flip_angel.views.view import DeckView, FlipAngelView, PlacedView, SeatView, Shown
from dengen.games.flip_angel.words.names import PARTS, SLOT_WORDS

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

INNER: Final = 22  # columns inside a card
LEAD: Final = 3  # of those, before a name: colour, cost, a space
LINES: Final = 5  # of a card
GRID: Final = (
    (None, "north_w", "north_e", None),
    ("west_n", "nw", "ne", "east_n"),
    ("west_s", "sw", "se", "east_s"),
    (None, "south_w", "south_e", None),
)
CORE: Final = ("nw", "ne", "sw", "se")

RIVER: Final = Text(
    "River (edges: north/east/south/west, s = half-sun, m = half-moon)",
    "河（縁：北/東/南/西、s＝太陽の半分、m＝月の半分）",
)
ROUND: Final = Text("Round {round} of 6", "ラウンド{round}/6")
TURN: Final = Text("Round {round} of 6 · {seat}", "ラウンド{round}/6・{seat}の手番")
BACK: Final = Text("back", "裏")
EMPTY_SLOT: Final = Text("(empty)", "（なし）")
STANDIN: Final = Text("stand-in", "代替え天使")
FLIPPED: Final = Text("flipped", "裏返り済")
LOCKED: Final = Text("locked", "鍵")
BANDS: Final = (
    Text("sent to the Milky Way building site", "天の河の工事現場送り"),
    Text("a narrow win, just re-employed", "辛勝、どうにか再就職"),
    Text("a win, re-employed", "勝利、再就職"),
    Text("a great win, on good terms", "大勝利、好条件で再就職"),
    Text("a glorious win, angel CEO", "偉大な勝利、天使のCEO"),
    Text("the supreme win", "至高の勝利"),
)


def board(game: "FlipAngel", view: View, lang: Lang) -> str:
    assert isinstance(view, FlipAngelView)
    cards = {card.id: card for card in game.set.card}
    lines = [title(view, lang), "", RIVER[lang]]
    for slot, shown in zip(SLOT_WORDS.values(), [*view.row, view.deck.top], strict=True):
        lines += river_card(slot[lang], shown, cards, lang)
    lines += deck_lines(view.deck, view.discard, cards, lang)
    for seat, player in enumerate(view.players):
        lines += ["", seat_line(seat, player, lang), *field(player, cards, game.set.reference.edges, lang)]
    if view.band is not None and view.phase == "over":
        lines += ["", BANDS[view.band][lang]]
    return "\n".join(lines)


def title(view: FlipAngelView, lang: Lang) -> str:
    if view.mover is None:
        return ROUND[lang].format(round=view.round)
    return TURN[lang].format(round=view.round, seat=who(view.mover))


def name(face: Face, lang: Lang) -> str:
    return face.name_ja if lang == "ja" else face.name_en


def face_line(card: Card, side: str, lang: Lang) -> str:
    face = card.white if side == "white" else card.black
    edges = "/".join(half or "-" for half in (face.edges.n, face.edges.e, face.edges.s, face.edges.w))
    return f"{MARKS[side]}{face.cost} {fitted(name(face, lang), 26)}{fitted(edges, 13)}{brief(face, lang)}"


def river_card(slot: str, shown: Shown | None, cards: dict[str, Card], lang: Lang) -> list[str]:
    if shown is None:
        return [f"  {fitted(slot, 9)}{EMPTY_SLOT[lang]}"]
    card = cards[shown.card]
    other = "white" if shown.side == "black" else "black"
    return [
        f"  {fitted(slot, 9)}{face_line(card, shown.side, lang)}",
        f"  {fitted(' ' + BACK[lang], 9)}{face_line(card, other, lang)}",
    ]


def deck_lines(deck: DeckView, discard: list[str], cards: dict[str, Card], lang: Lang) -> list[str]:
    ja = lang == "ja"
    gone = joined(Text(cards[card].white.name_en, cards[card].white.name_ja) for card in discard)[lang]
    lines = [
        f"  デッキ{deck.size}枚、捨て札：{gone or 'なし'}"
        if ja
        else f"  {plural(deck.size, 'card')} in the deck; discards: {gone or 'none'}"
    ]
    for known in deck.known:
        face = cards[known.card].white if known.side == "white" else cards[known.card].black
        seen = f"{MARKS[known.side]}{name(face, lang)}"
        lines.append(
            f"  上から{known.index + 1}枚目は{seen}" if ja else f"  card {known.index + 1} from the top is {seen}"
        )
    return lines


def seat_line(seat: int, player: SeatView, lang: Lang) -> str:
    parts = " + ".join(f"{PARTS[part][lang]} {points}" for part, points in player.parts.items())
    if lang == "ja":
        return f"{who(seat)}  光{player.light} 闇{player.dark}  {player.total}点＝{parts}"
    return f"{who(seat)}  light {player.light}  dark {player.dark}  {player.total} points = {parts}"


def field(player: SeatView, cards: dict[str, Card], standin: Edges, lang: Lang) -> list[str]:
    """The part of the cross that is in use, at least the core."""
    used = {*CORE, *player.field}
    columns = [x for x in range(4) if any(row[x] in used for row in GRID)]
    lines = []
    for row in GRID:
        if any(cell in used for cell in row):
            boxes = [box(player.field.get(row[x] or ""), row[x], cards, standin, lang) for x in columns]
            lines += ["  " + "".join(box[i] for box in boxes).rstrip() for i in range(LINES)]
    return lines


def box(placed: PlacedView | None, cell: str | None, cards: dict[str, Card], standin: Edges, lang: Lang) -> list[str]:
    if placed is None:
        label = CORNERS[cell.upper()][lang] if cell in CORE else ""
        blank = " " * (INNER + 4)
        return [blank, blank, fitted(" " * (INNER // 2) + label, INNER + 4), blank, blank]
    edges, rows = standin, [STANDIN[lang], "", ""]
    if placed.card != STANDIN_NAME:
        card = cards[placed.card]
        face, back = (card.white, card.black) if placed.side == "white" else (card.black, card.white)
        mark, other = (MARKS["white"], MARKS["black"]) if placed.side == "white" else (MARKS["black"], MARKS["white"])
        state = [FLIPPED[lang]] if placed.flipped else []
        state += [f"{LOCKED[lang]} {placed.chips}"] if placed.chips else []
        edges = face.edges
        rows = [f"{mark}{face.cost} {short(face, lang)}", f"  {BACK[lang]} {other}{back.cost}", "  " + ", ".join(state)]
    return framed(rows, edges)


def short(face: Face, lang: Lang) -> str:
    """A name that fits into a box: the angel's alone, where the epithet is too long."""
    whole = name(face, lang).replace(" the ", " ")
    if width(whole) <= INNER - LEAD:
        return whole
    return whole.rpartition("の")[2] if lang == "ja" else whole.partition(" ")[0]


def framed(rows: list[str], edges: Edges) -> list[str]:
    """Three rows in a frame that shows the half-icons on its sides."""
    top, bottom = (f" {half} ".center(INNER + 2, "─") if half else "─" * (INNER + 2) for half in (edges.n, edges.s))
    west, east = edges.w[:2].ljust(2) if edges.w else "│ ", edges.e[:2].rjust(2) if edges.e else " │"
    return [
        f"┌{top}┐",
        f"│ {fitted(rows[0], INNER)} │",
        f"{west}{fitted(rows[1], INNER)}{east}",
        f"│ {fitted(rows[2], INNER)} │",
        f"└{bottom}┘",
    ]
