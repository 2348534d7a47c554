"""What happened, in words: one sentence per kind of event, in the past tense."""

from collections.abc import Callable
from typing import Any

from dengen.core.words import Text
from dengen.games.troll_master.cards.build import Catalogue
from dengen.games.troll_master.words.names import FEE, MAGIC_NAMES, REASONS, many, seat_name

Args = dict[str, Any]


class Tellings:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def say(self, kind: str, args: Args) -> Text:
        sentence: Callable[[Args], Text] = getattr(self, f"tell_{kind}")
        return sentence(args)

    # ---- preparation ----

    def tell_kinds(self, args: Args) -> Text:
        names = [self.catalogue.name(id) for id in args["familiars"]]
        return Text(
            f"Familiars of this game: {', '.join(name.en for name in names)}.",
            f"今回の使い魔:{'、'.join(name.ja for name in names)}。",
        )

    def tell_round(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(
            f"Round {args['round']} began; {seat} held the Broom.", f"第{args['round']}ラウンド開始。ほうきは{seat}。"
        )

    def tell_opened(self, args: Args) -> Text:
        card = MAGIC_NAMES[args["card"]]
        return Text(f"A {card.en} was turned up.", f"{card.ja}が公開された。")

    def tell_dealt(self, args: Args) -> Text:
        seat, n = seat_name(args["seat"]), args["number"]
        cards = [MAGIC_NAMES[card] for card in args.get("cards", [])]
        return Text(
            f"{seat} was dealt {many(n, 'card')}" + (f": {', '.join(card.en for card in cards)}." if cards else "."),
            f"{seat}に{n}枚配られた" + (f":{'、'.join(card.ja for card in cards)}。" if cards else "。"),
        )

    def tell_reshuffled(self, args: Args) -> Text:
        return Text("The discard was shuffled into a new deck.", "捨て札を混ぜて新しい山札にした。")

    def tell_broom_declined(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} left the Broom alone.", f"{seat}はほうきを使わなかった。")

    def tell_broom_drew(self, args: Args) -> Text:
        card, seat = card_name(args), seat_name(args["seat"])
        return Text(f"{seat} used the Broom and drew {card.en}.", f"{seat}がほうきを使い、{card.ja}を引いた。")

    def tell_swap_drew(self, args: Args) -> Text:
        card, seat = card_name(args), seat_name(args["seat"])
        return Text(f"{seat} drew {card.en}.", f"{seat}が{card.ja}を引いた。")

    def tell_discarded(self, args: Args) -> Text:
        card, seat = card_name(args), seat_name(args["seat"])
        return Text(f"{seat} discarded {card.en}.", f"{seat}が{card.ja}を捨てた。")

    # ---- planning ----

    def tell_neutral(self, args: Args) -> Text:
        places = [str(pos) for pos in args["positions"]]
        return Text(f"Neutral pawns were put on {' and '.join(places)}.", f"中立コマが{'と'.join(places)}に置かれた。")

    def tell_placed(self, args: Args) -> Text:
        card, seat, action = MAGIC_NAMES[args["card"]], seat_name(args["seat"]), self.catalogue.action_name(args["pos"])
        if args["from"]:
            return Text(
                f"{seat} revealed a {card.en} and moved to {args['pos']} {action.en}.",
                f"{seat}が{card.ja}を公開し、{args['pos']} {action.ja}へ移動した。",
            )
        return Text(
            f"{seat} revealed a {card.en} and placed a pawn on {args['pos']} {action.en}.",
            f"{seat}が{card.ja}を公開し、{args['pos']} {action.ja}にコマを置いた。",
        )

    def tell_passed(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} passed.", f"{seat}がパスした。")

    def tell_stuck(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} could place no pawn and passed.", f"{seat}はコマを置けずにパスした。")

    def tell_broom(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} stood furthest right and got the Broom.", f"一番右の{seat}がほうきを受け取った。")

    def tell_revealed(self, args: Args) -> Text:
        seat, cards = seat_name(args["seat"]), [MAGIC_NAMES[card] for card in args["cards"]]
        return Text(
            f"{seat} still held: {', '.join(card.en for card in cards)}.",
            f"{seat}の残りの手札:{'、'.join(card.ja for card in cards)}。",
        )

    def tell_pool(self, args: Args) -> Text:
        return Text(
            "The pool: " + ", ".join(f"{name.en} {args[kind]}" for kind, name in MAGIC_NAMES.items()) + ".",
            "公開された魔法カード:" + "、".join(f"{name.ja}{args[kind]}" for kind, name in MAGIC_NAMES.items()) + "。",
        )

    # ---- actions ----

    def tell_forwent(self, args: Args) -> Text:
        seat, action = seat_name(args["seat"]), self.catalogue.action_name(args["pos"])
        return Text(
            f"{seat} forwent {action.en} for {args['mana']} mana.",
            f"{seat}が{action.ja}を見送り、マナ{args['mana']}個を得た。",
        )

    def tell_consoled(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(
            f"{seat}, without a pawn, took {args['mana']} mana.", f"コマのなかった{seat}がマナ{args['mana']}個を得た。"
        )

    def tell_performed(self, args: Args) -> Text:
        seat, action, paid = seat_name(args["seat"]), self.catalogue.action_name(args["pos"]), args["paid"]
        return Text(
            f"{seat} performed {action.en}" + (f", topping up with {paid} mana." if paid else "."),
            f"{seat}が{action.ja}を実行した" + (f"(マナ{paid}個で補填)。" if paid else "。"),
        )

    def tell_brewed(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} brewed {args['mana']} mana.", f"{seat}がマナ{args['mana']}個を調合した。")

    def tell_divined(self, args: Args) -> Text:
        seat, n = seat_name(args["seat"]), args["chits"]
        return Text(f"{seat} took {many(n, 'chit')}.", f"{seat}がチット{n}枚を得た。")

    def tell_gained_nothing(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} gained no familiar.", f"{seat}は使い魔を得なかった。")

    def tell_called(self, args: Args) -> Text:
        seat, name = seat_name(args["seat"]), self.catalogue.name(args["familiar"])
        return Text(
            f"{seat} called the {name.en} for {args['paid']} mana.",
            f"{seat}がマナ{args['paid']}個で{name.ja}を呼び出した。",
        )

    def tell_trained(self, args: Args) -> Text:
        seat, name, base = (
            seat_name(args["seat"]),
            self.catalogue.name(args["familiar"]),
            self.catalogue.name(args["base"]),
        )
        return Text(
            f"{seat} trained the {base.en} into the {name.en} for {args['paid']} mana.",
            f"{seat}がマナ{args['paid']}個で{base.ja}を{name.ja}に訓練した。",
        )

    def tell_stored(self, args: Args) -> Text:
        seat, name = seat_name(args["seat"]), self.catalogue.name(args["familiar"])
        return Text(f"{seat} put a mana on the {name.en}.", f"{seat}が{name.ja}にマナを載せた。")

    def tell_chained(self, args: Args) -> Text:
        seat, action = seat_name(args["seat"]), self.catalogue.action_name(args["pos"])
        return Text(
            f"{seat} chained from {args['from']} to {args['pos']} {action.en}.",
            f"{seat}が{args['from']}から{args['pos']} {action.ja}へチェーンした。",
        )

    # ---- attack ----

    def tell_declared(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(
            f"{seat} attacked everybody with {args['power']}.", f"{seat}が戦闘力{args['power']}で全員を攻撃した。"
        )

    def tell_beaten(self, args: Args) -> Text:
        seat, attacker = seat_name(args["seat"]), seat_name(args["attacker"])
        return Text(
            f"{seat} defended with {args['power']} and was beaten; {attacker} took {many(args['chits'], 'chit')}.",
            f"{seat}は{args['power']}で防御したが敗れ、{attacker}がチット{args['chits']}枚を得た。",
        )

    def tell_repelled(self, args: Args) -> Text:
        seat = seat_name(args["seat"])
        return Text(f"{seat} held out with {args['power']}.", f"{seat}は{args['power']}で防ぎきった。")

    # ---- abilities ----

    def tell_used(self, args: Args) -> Text:
        seat, name, fee = seat_name(args["seat"]), self.catalogue.name(args["familiar"]), FEE * args["fee"]
        return Text(f"{seat} used the {name.en} ({fee}).", f"{seat}が{name.ja}の能力を使った({fee})。")

    def tell_mana(self, args: Args) -> Text:
        seat, name = seat_name(args["seat"]), self.catalogue.name(args["familiar"])
        return Text(f"The {name.en} gave {seat} {args['n']} mana.", f"{name.ja}で{seat}がマナ{args['n']}個を得た。")

    def tell_chits(self, args: Args) -> Text:
        seat, name = seat_name(args["seat"]), self.catalogue.name(args["familiar"])
        return Text(
            f"The {name.en} gave {seat} {many(args['n'], 'chit')}.", f"{name.ja}で{seat}がチット{args['n']}枚を得た。"
        )

    def tell_discount(self, args: Args) -> Text:
        name = self.catalogue.name(args["familiar"])
        return Text(f"The {name.en} took {args['n']} off the price.", f"{name.ja}でコストが{args['n']}減った。")

    def tell_power(self, args: Args) -> Text:
        seat, name = seat_name(args["seat"]), self.catalogue.name(args["familiar"])
        return Text(
            f"The {name.en} added {args['n']} power for {seat}.", f"{name.ja}で{seat}の戦闘力が{args['n']}上がった。"
        )

    def tell_score(self, args: Args) -> Text:
        seat, name = seat_name(args["seat"]), self.catalogue.name(args["familiar"])
        return Text(
            f"The {name.en} counted {args['n']} VP more for {seat}.", f"{name.ja}で{seat}の勝利点が{args['n']}増えた。"
        )

    def tell_charged(self, args: Args) -> Text:
        seat, name, n = seat_name(args["seat"]), self.catalogue.name(args["familiar"]), args["n"]
        return Text(f"The {name.en} of {seat} got {many(n, 'charge')}.", f"{seat}の{name.ja}に{n}個チャージされた。")

    # ---- scoring ----

    def tell_scored(self, args: Args) -> Text:
        totals = [f"{seat_name(seat)} {total}" for seat, total in enumerate(args["totals"])]
        return Text(f"VP: {', '.join(totals)}.", f"勝利点:{'、'.join(totals)}。")

    def tell_over(self, args: Args) -> Text:
        reason = REASONS[args["reason"]]
        return Text(f"The game ended: {reason.en}.", f"ゲーム終了({reason.ja})。")


def card_name(args: Args) -> Text:
    """The card, if the viewer may know it."""
    if "card" not in args:
        return Text("a card", "カード")
    name = MAGIC_NAMES[args["card"]]
    return Text(f"a {name.en}", name.ja)
