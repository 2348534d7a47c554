"""Words for questions, answers, events and refusals, in English and Japanese."""

from typing import Any, Final

from dengen.core.words import Text, Words
from dengen.games.flip_angel.cards.file import STANDIN_NAME, All, AnyOf, Condition, Count, Place, SetFile, faces_of
from dengen.games.flip_angel.rules import FlipAngelState, actions, field, river, steps
from dengen.games.flip_angel.rules.actions import NAMES, SLOTS
from dengen.games.flip_angel.rules.board import CELLS, NO_CELL, POSITION, POSITIONS
from dengen.games.flip_angel.rules.tables import EMPTY

CORNERS: Final = {
    "NW": Text("NW", "北西"),
    "NE": Text("NE", "北東"),
    "SW": Text("SW", "南西"),
    "SE": Text("SE", "南東"),
}
CELL_WORDS: Final = {
    "nw": CORNERS["NW"],
    "ne": CORNERS["NE"],
    "sw": CORNERS["SW"],
    "se": CORNERS["SE"],
    "north_w": Text("the north row, NW", "北の段の北西"),
    "north_e": Text("the north row, NE", "北の段の北東"),
    "south_w": Text("the south row, SW", "南の段の南西"),
    "south_e": Text("the south row, SE", "南の段の南東"),
    "west_n": Text("the west column, NW", "西の列の北西"),
    "west_s": Text("the west column, SW", "西の列の南西"),
    "east_n": Text("the east column, NE", "東の列の北東"),
    "east_s": Text("the east column, SE", "東の列の南東"),
}
SLOT_WORDS: Final = {
    "row1": Text("row 1", "河1"),
    "row2": Text("row 2", "河2"),
    "row3": Text("row 3", "河3"),
    "deck": Text("the deck", "デッキ"),
}
COLOURS: Final = {
    "white": Text("angels", "天使"),
    "black": Text("fallen angels", "堕天使"),
    "any": Text("angels of either colour", "色を問わず天使"),
}
PART_WORDS: Final = {
    "angels": Text("angels", "天使"),
    "ether": Text("ether pairs", "エーテルの組"),
    "icons": Text("suns and moons", "太陽と月"),
    "keys": Text("keys", "鍵"),
}
EFFECTS: Final = {
    int(actions.RIVER_FLIP): Text("Flip the whole river, deck and all", "河をデッキごと裏返す"),
    int(actions.RIVER_FLOW): Text("Let the river flow: discard it and deal a new one", "河を流して並べ直す"),
    int(actions.ETHER): Text("Swap your light and dark ether", "自分の光と闇を入れ替える"),
    int(actions.FIELD_ALL): Text("Flip all your cards that may flip", "自分の場の裏返せるカードをすべて裏返す"),
}


def ether(light: int, dark: int) -> Text:
    """So many points of each colour."""
    parts = [Text(f"{light} light", f"光{light}点")] if light or not dark else []
    if dark:
        parts.append(Text(f"{dark} dark", f"闇{dark}点"))
    return Text(" and ".join(part.en for part in parts), "と".join(part.ja for part in parts))


def condition_words(condition: Condition) -> Text:
    """When a special summon holds, to be read after "free"."""
    match condition:
        case Count():
            colour = COLOURS[condition.side]
            return Text(
                f"with {condition.min}+ {colour.en} on your field", f"自分の場に{colour.ja}{condition.min}枚以上"
            )
        case Place():
            corners = [CORNERS[cell] for cell in condition.cells]
            return Text("at " + " or ".join(c.en for c in corners), "か".join(c.ja for c in corners) + "に置く")
        case All():
            parts = [condition_words(part) for part in condition.of]
            return Text(" and ".join(part.en for part in parts), "、かつ".join(part.ja for part in parts))
        case AnyOf():
            parts = [condition_words(part) for part in condition.of]
            return Text(" or ".join(part.en for part in parts), "、または".join(part.ja for part in parts))


class Wording:
    """The words of a game with one card set."""

    def __init__(self, content: SetFile) -> None:
        self.faces = faces_of(content)
        self.names = {
            f"{card.id}/{letter}": Text(face.name_en, face.name_ja)
            for card in content.card
            for letter, face in (("w", card.white), ("b", card.black))
        }
        self.names[STANDIN_NAME] = Text("the stand-in", "代替え天使")

    def name_at(self, state: FlipAngelState, seat: int, cell: int) -> Text:
        return self.names[state.tables.names[state.at(seat, cell)]]

    def name_in(self, state: FlipAngelState, slot: int) -> Text:
        return self.names[state.tables.names[river.face_in(state, slot)]]

    # ---- questions ----

    def prompt(self, state: FlipAngelState, seat: int) -> Text:
        question, a, b, _ = state.questions[seat]
        if question == steps.MAIN:
            return self.prompt_main(state, seat)
        if question == steps.AFTER:
            return Text(
                "Pay 1 light and 1 dark for a reversal, or end your turn.",
                "光1点と闇1点で昼夜反転をするか、手番を終える。",
            )
        if question == steps.PLACE:
            if a == actions.STANDIN:
                return Text("Choose where your stand-in goes.", "代替え天使を置く場所を選ぶ。")
            name = self.name_in(state, a)
            return Text(f"Choose where {name.en} goes.", f"{name.ja}を置く場所を選ぶ。")
        if question == steps.REVERSAL:
            if b == NO_CELL:
                return Text("Day-night reversal: choose one effect.", "昼夜反転：効果を1つ選ぶ。")
            name = self.name_at(state, seat, b)
            return Text(
                f"{name.en} reverses day and night: choose one effect.", f"{name.ja}の昼夜反転：効果を1つ選ぶ。"
            )
        name = self.name_at(state, seat, a)
        if question == steps.KEY:
            limit = field.key_limit(state, seat, a)
            return Text(
                f"Key: put up to {limit} ether on {name.en}, or leave it open.",
                f"鍵：{name.ja}に{limit}点まで置く。置かなくてもよい。",
            )
        return Text(f"Use the reversal of {name.en} again?", f"{name.ja}の昼夜反転をもう一度使う?")

    def prompt_main(self, state: FlipAngelState, seat: int) -> Text:
        if actions.REVERSE in state.answers[seat]:
            return Text(
                "Summon an angel or take 2 ether; you may pay for a reversal before or after.",
                "天使を召喚するかエーテルを2点得る。その前か後に払って昼夜反転もできる。",
            )
        return Text("Summon an angel or take 2 ether.", "天使を召喚するかエーテルを2点得る。")

    # ---- answers ----

    def describe(self, state: FlipAngelState, seat: int, act: int) -> Words:
        if act < actions.REVERSE:
            return self.describe_summon(state, seat, act)
        if actions.PLACE <= act < actions.RIVER_FLIP:
            return self.describe_place(state, seat, act - int(actions.PLACE))
        if actions.FIELD <= act < actions.KEY:
            cell = act - int(actions.FIELD)
            args = {"effect": "field", "cell": CELLS[cell]}
            if state.at(seat, cell) == EMPTY:
                return Words("rev", "Flip one of your cards", "自分のカードを1枚裏返す", args)
            name, at = self.name_at(state, seat, cell), CELL_WORDS[CELLS[cell]]
            return Words("rev", f"Flip {name.en} ({at.en})", f"{name.ja}({at.ja})を裏返す", args)
        if act in EFFECTS:
            return Words("rev", EFFECTS[act].en, EFFECTS[act].ja, {"effect": NAMES[act].split(":")[1]})
        if actions.KEY <= act < actions.RETRIGGER_YES:
            return self.describe_key(act - int(actions.KEY))
        if actions.GAIN <= act < actions.END:
            return self.describe_gain(state, seat, act - int(actions.GAIN))
        if act == actions.REVERSE:
            return Words("reverse", "Pay 1 light and 1 dark for a reversal", "光1点と闇1点を払って昼夜反転")
        if act == actions.END:
            return Words("end", "End the turn", "手番を終える")
        if act == actions.RETRIGGER_YES:
            return Words("retrigger", "Yes, reverse again", "はい、もう一度昼夜反転する", {"use": True})
        return Words("retrigger", "No, let it be", "いいえ、使わない", {"use": False})

    def describe_summon(self, state: FlipAngelState, seat: int, slot: int) -> Words:
        where = SLOT_WORDS[SLOTS[slot]]
        face = int(river.face_in(state, slot))
        if face == EMPTY:
            return Words("summon", f"Summon from {where.en}", f"{where.ja}から召喚する", {"slot": SLOTS[slot]})
        name, price = self.name_in(state, slot), self.price_words(state, seat, face)
        args = {"slot": SLOTS[slot], "card": state.tables.names[face], "prices": self.prices(state, seat, face)}
        return Words(
            "summon",
            f"Summon {name.en} from {where.en} ({price.en})",
            f"{name.ja}を{where.ja}から召喚({price.ja})",
            args,
        )

    def prices(self, state: FlipAngelState, seat: int, face: int) -> dict[str, int]:
        """What the card would cost in each open cell where it can go."""
        cost = state.tables.cost[face]
        free = [cell for cell in field.open_cells(state, seat) if field.is_free(state, seat, face, cell)]
        paid = field.open_cells(state, seat) if field.can_pay(state, seat, face) else free
        return {CELLS[cell]: 0 if cell in free else cost for cell in paid}

    def price_words(self, state: FlipAngelState, seat: int, face: int) -> Text:
        cost = self.cost_words(state, face)
        prices = self.prices(state, seat, face)
        if not any(prices.values()):
            return Text("free", "無料")
        if all(prices.values()):
            return cost
        free = {POSITIONS[POSITION[CELLS.index(cell)]]: 0 for cell, price in prices.items() if not price}
        corners = [CORNERS[corner] for corner in free]
        en, ja = " or ".join(corner.en for corner in corners), "か".join(corner.ja for corner in corners)
        return Text(f"free at {en}, else {cost.en}", f"{ja}なら無料、ほかは{cost.ja}")

    def cost_words(self, state: FlipAngelState, face: int) -> Text:
        cost = state.tables.cost[face]
        return Text(f"{cost} dark", f"闇{cost}点") if face & 1 else Text(f"{cost} light", f"光{cost}点")

    def describe_place(self, state: FlipAngelState, seat: int, cell: int) -> Words:
        at = CELL_WORDS[CELLS[cell]]
        args: dict[str, Any] = {"cell": CELLS[cell]}
        question, slot, _, _ = state.questions[seat]
        if not state.is_asked(seat) or question != steps.PLACE:
            return Words("place", f"Place at {at.en}", f"{at.ja}に置く", args)
        if slot == actions.STANDIN:
            return Words("place", f"Put the stand-in at {at.en}", f"代替え天使を{at.ja}に置く", args)
        face = int(river.face_in(state, slot))
        free = field.is_free(state, seat, face, cell)
        args |= {"card": state.tables.names[face], "price": 0 if free else state.tables.cost[face]}
        price = Text("free", "無料") if free else self.cost_words(state, face)
        return Words("place", f"Place at {at.en} ({price.en})", f"{at.ja}に置く({price.ja})", args)

    def describe_key(self, choice: int) -> Words:
        light, dark = actions.KEY_LIGHT[choice], actions.KEY_DARK[choice]
        if light + dark == 0:
            return Words("key", "Leave it open", "鍵をかけない", {"light": 0, "dark": 0})
        chips = ether(light, dark)
        return Words("key", f"Lock it with {chips.en}", f"{chips.ja}で鍵をかける", {"light": light, "dark": dark})

    def describe_gain(self, state: FlipAngelState, seat: int, dark: int) -> Words:
        points = ether(2 - dark, dark)
        standin = not state.standin_used[seat] and field.open_positions(state, seat) != 0
        args = {"light": 2 - dark, "dark": dark, "standin": standin}
        if standin:
            return Words(
                "gain", f"Take {points.en} and place your stand-in", f"{points.ja}を得て代替え天使を置く", args
            )
        return Words("gain", f"Take {points.en}", f"{points.ja}を得る", args)

    # ---- events ----

    def say(self, kind: str, args: dict[str, Any]) -> Text | None:
        who = f"{{seat{args['seat']}}}" if "seat" in args else ""
        name = self.names[args["card"]] if "card" in args else Text("", "")
        cell = CELL_WORDS[args["cell"]] if "cell" in args else Text("", "")
        match kind:
            case "start":
                return Text(f"{who} became the start player.", f"{who}がスタートプレイヤーになった。")
            case "summon":
                slot = SLOT_WORDS[args["slot"]]
                return Text(f"{who} summoned {name.en} from {slot.en}.", f"{who}が{slot.ja}から{name.ja}を召喚した。")
            case "pay" | "gain":
                return self.say_purse(kind, who, args)
            case "place":
                return Text(f"{name.en} was placed at {cell.en}.", f"{name.ja}を{cell.ja}に置いた。")
            case "coupon" | "ether_bonus":
                points = ether(args["light"], args["dark"])
                return Text(f"{name.en} brought {who} {points.en}.", f"{name.ja}により{who}は{points.ja}を得た。")
            case "key":
                chips = args["chips"]
                return Text(f"{who} locked {name.en} with {chips} ether.", f"{who}が{name.ja}に{chips}点で鍵をかけた。")
            case "flip":
                turned = [self.names[card] for card in args["cards"]]
                en, ja = ", ".join(card.en for card in turned), "、".join(card.ja for card in turned)
                return Text(f"Turned up on {who}'s field: {en}.", f"{who}の場で裏返って現れた：{ja}。")
            case "standin":
                return Text(f"{who} put the stand-in at {cell.en}.", f"{who}が代替え天使を{cell.ja}に置いた。")
            case "event4":
                return Text(f"Four cards: day and night turned over for {who}.", f"4枚が揃い、{who}の昼夜が反転した。")
            case "ether_swap":
                points = ether(args["light"], args["dark"])
                return Text(
                    f"{who} swapped light and dark: {points.en} now.", f"{who}が光と闇を入れ替え、{points.ja}になった。"
                )
            case _:
                return self.say_river(kind, args, name)

    def say_purse(self, kind: str, who: str, args: dict[str, Any]) -> Text:
        points = ether(args["light"], args["dark"])
        if kind == "gain":
            return Text(f"{who} took {points.en}.", f"{who}が{points.ja}を得た。")
        if args["for"] == "reversal":
            return Text(f"{who} paid {points.en} for a reversal.", f"{who}が{points.ja}を払って昼夜反転した。")
        return Text(f"{who} paid {points.en}.", f"{who}が{points.ja}を払った。")

    def say_river(self, kind: str, args: dict[str, Any], name: Text) -> Text | None:
        match kind:
            case "river_flip":
                return Text("The river flipped, the deck with it.", "河がデッキごと裏返った。")
            case "river_flow":
                gone = [self.names[card] for card in args["cards"]] or [Text("no card", "カードなし")]
                en, ja = ", ".join(card.en for card in gone), "、".join(card.ja for card in gone)
                return Text(f"The river flowed away: {en}.", f"河が流れた：{ja}。")
            case "slide":
                slot = SLOT_WORDS[args["slot"]]
                return Text(f"{name.en} slid to {slot.en}.", f"{name.ja}が{slot.ja}に入った。")
            case "top":
                return Text(f"{name.en} came up on the deck.", f"デッキの上に{name.ja}が現れた。")
            case "reshuffle":
                return Text(
                    f"The discard pile became a new deck of {args['cards']}.",
                    f"捨て札{args['cards']}枚が新しいデッキになった。",
                )
            case "game_end":
                return Text("Six rounds were played.", "6ラウンドが終わった。")
            case _:
                return None  # the end of a turn tells nothing that the next question doesn't
