"""The balance report as one self-contained HTML page, in English and Japanese."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import isinf

from dengen.core.base.words import Text, fill
from dengen.lab import charts
from dengen.lab.balance import Balance, Group, TurnOrderShare, Verdict
from dengen.lab.comparison import FigureDifference
from dengen.lab.measures import Measure
from dengen.lab.randomisation import REAL
from dengen.lab.statistics import Estimate

SEAT_BAND = 0.05  # half width of the fair band of the turn order
VERDICTS = {
    "strong": Text("strong", "強い"),
    "weak": Text("weak", "弱い"),
    "even": Text("even", "公平"),
    "unclear": Text("unclear", "不明"),
    "too_few": Text("too few to tell", "回数不足"),
    "not_judged": Text("", ""),
}
EFFECT_VERDICTS = {
    "helps": Text("helps to win", "勝ちにつながる"),
    "hurts": Text("costs wins", "負けにつながる"),
    "unclear": Text("unclear", "不明"),
    "too_few": Text("too few to tell", "回数不足"),
}
HEADING = Text("Balance of {}", "{}のバランス")
FACTS = Text(
    "Games: {games}, seats: {seats}, player: {player}, card set {cards}, seed {seed}. Fair is {fair:.1%}; "
    "the shaded band is {low:.0%} to {high:.0%}. Bars are 95 % intervals.",
    "{games}回、{seats}人、プレイヤー {player}、カードセット {cards}、シード{seed}。公平なら{fair:.1%}、"
    "帯は{low:.0%}〜{high:.0%}。線は95 %区間。",
)
SEATS = Text("Order of play", "手番順")
PLACE = Text("#{} to play", "{}番手")
SEAT = Text("Seats", "席")
NTH_SEAT = Text("Seat {}", "席{}")
COURSE = Text("The course of a game", "ゲームの流れ")
SPREADS = Text("Lengths and scores", "長さと得点")
DUELS = Text("Against each other", "組み合わせ別")
ENDS = Text("How games end", "終わり方")
AGAINST = Text("Compared with {}", "{}との比較")
WORTH = Text("Does the card help to win?", "そのカードは勝ちにつながるか")
WORTH_CARE = Text(
    "Each game was continued twice from the same position with the same randomness: with the card used, and with the best other move. "
    "The difference in the seat's win share is the value of using the card. p is adjusted for all lines of this table.",
    "同じ局面・同じ運で、そのカードを使った場合と、次善の手を選んだ場合の両方を最後まで対戦。勝率の差が、使うことの価値です。"
    "pはこの表の全行を考慮して補正。",
)
EFFECT_COLUMNS = Text("|win share|95 %|games|p|", "|勝率の差|95 %区間|回数|p|")
ITEM_COLUMNS = Text("|win share|95 %|used by|uses|p|", "|勝率|95 %区間|使った割合|使用回数|p|")
DUEL_COLUMNS = Text("|against|games|win share|95 %", "|相手|回数|勝率|95 %区間")
DIFFERENCE_COLUMNS = Text("|here|there|difference|95 %|p|findable", "|こちら|あちら|差|95 %区間|p|見つけられる差")
NOTHING = Text("No real differences: all may be chance.", "偶然でないと言える差はありません。")
OTHERS = Text("all others", "その他")
ALL = Text("all differences", "すべての差")
SOME = Text("{} of {} differences are real; the others may be chance.", "{1}のうち{0}の差は偶然ではありません。")
LEGEND = Text(
    "Green: even. Red: strong. Blue: weak. Grey: too few games to tell, or no verdict because it is itself a success.",
    "緑は公平、赤は強い、青は弱い、灰色は回数不足で不明、または成功そのもの（判定なし）。",
)
PROMISE = Text(
    "Both sets played the same deals. If they are alike, 95 of 100 such comparisons call no difference real. A difference of the size "
    "called findable is found in 4 of 5 comparisons; a smaller one may go unnoticed.",
    "どちらのセットも同じ配りで対戦しました。差がなければ、このような比較100回のうち95回は「差なし」になります。"
    "「見つけられる差」は5回に4回見つかる大きさで、それより小さい差は見逃すことがあります。",
)
TOO_FEW = VERDICTS["too_few"]
CARE = Text(
    "p is adjusted for all places and cards of this report (randomisation test, step-down maxT). Using a card is often a "
    "choice: its win share says that its users win, not that it makes them win.",
    "pはこのレポートの手番順とカードの全項目を考慮して補正（無作為化検定、ステップダウンmaxT）。カードは選んで使うもの。"
    "勝率は「使った人が勝った」割合で、「使ったから勝った」とは限りません。",
)


def both(text: Text, tag: str = "span") -> str:
    """The text in both languages, of which the page shows one."""
    if text.en == text.ja:
        return escape(text.en)
    return f'<{tag} lang="en">{escape(text.en)}</{tag}><{tag} lang="ja">{escape(text.ja)}</{tag}>'


def spoken(text: Text) -> str:
    """The text for attributes, where only one is possible."""
    return text.en if text.en == text.ja else f"{text.en} / {text.ja}"


def page(balance: Balance, against: Balance | None = None, differences: Sequence[FigureDifference] = ()) -> str:
    title = fill(HEADING, balance.title)
    facts = fill(
        FACTS, games=balance.games, seats=balance.seats, player=balance.player, cards=balance.card_set,
        seed=balance.seed, fair=balance.fair, low=balance.band_low, high=balance.band_high,
    )  # fmt: skip
    parts = [f"<h1>{both(title)}</h1>", f"<p>{both(facts)}</p>", f'<p class="care">{both(LEGEND)}</p>']
    if against is not None:
        parts += compared(against, differences)
    parts += worth(balance)
    parts += seats(balance)
    for group in balance.groups:
        parts += group_section(balance, group)
        if balance.duels and group is balance.groups[0]:
            parts += duels(balance)
    parts += [f"<h2>{both(COURSE)}</h2>", course(balance.measures)]
    parts += [f"<h2>{both(SPREADS)}</h2>", spreads(balance)]
    ends = [[both(balance.ending_names[id]), f"{count / balance.games:.1%}"] for id, count in balance.endings.items()]
    parts += [f"<h2>{both(ENDS)}</h2>", table("|", ends)]
    parts.append(f'<p class="care">{both(CARE)}</p>')
    frame = files("dengen.lab").joinpath("report.html").read_text(encoding="utf-8")
    return frame.replace("{{title}}", escape(title.en)).replace("{{body}}", "\n".join(parts))


def seats(balance: Balance) -> list[str]:
    if not balance.positions:
        return []
    heading, label, count_from = (SEATS, PLACE, 1) if balance.has_first_player else (SEAT, NTH_SEAT, 0)
    rows = [
        charts.Row(
            both(fill(label, place.position + count_from), "tspan"),
            place.share,
            lean(place),
        )
        for place in balance.positions
    ]
    chart = charts.intervals(rows, balance.fair, balance.fair - SEAT_BAND, balance.fair + SEAT_BAND, spoken(heading))
    return [f"<h2>{both(heading)}</h2>", chart]


def lean(place: TurnOrderShare) -> Verdict:
    """The verdict on a place in the turn order, with a narrower band than for cards."""
    low, high = place.fair - SEAT_BAND, place.fair + SEAT_BAND
    if place.p < REAL and not low <= place.share.value <= high:
        return "strong" if place.share.value > place.fair else "weak"
    return "even" if low <= place.share.low and place.share.high <= high else "unclear"


def group_section(balance: Balance, group: Group) -> list[str]:
    rows = [charts.Row(both(item.name, "tspan"), item.share, item.verdict) for item in group.items]
    chart = charts.intervals(rows, balance.fair, balance.band_low, balance.band_high, spoken(group.name))
    cells = [
        [
            both(item.name), f"{item.share.value:.1%}", interval(item.share, True), f"{item.use_rate.value:.1%}",
            f"{item.uses:.2f}", "" if item.verdict == "too_few" else f"{item.p:.3f}", both(VERDICTS[item.verdict]),
        ]
        for item in group.items
    ]  # fmt: skip
    details = f"<details><summary>{both(Text('figures', '数値'))}</summary>{table(ITEM_COLUMNS, cells)}</details>"
    return [f"<h2>{both(group.name)}</h2>", chart if balance.seats > 1 else "", details]


def worth(balance: Balance) -> list[str]:
    if not balance.effects:
        return []
    cells = [
        [
            both(effect.name),
            number(effect.worth.value, True, signed=True),
            interval(effect.worth, True, signed=True),
            str(effect.games),
            f"{effect.p:.3f}",
            both(EFFECT_VERDICTS[effect.verdict]),
        ]
        for effect in balance.effects
    ]
    return [f"<h2>{both(WORTH)}</h2>", f'<p class="care">{both(WORTH_CARE)}</p>', table(EFFECT_COLUMNS, cells)]


def duels(balance: Balance) -> list[str]:
    known = {item.id: item.name for item in balance.groups[0].items}
    cells = [
        [
            both(known[duel.side]),
            both(known[duel.against]),
            str(duel.games),
            f"{duel.share.value:.1%}",
            interval(duel.share, True),
        ]
        for duel in balance.duels
    ]
    return [f"<details><summary>{both(DUELS)}</summary>{table(DUEL_COLUMNS, cells)}</details>"]


def course(measures: Sequence[Measure]) -> str:
    rows = [
        [both(measure.name), number(measure.figure.value, measure.is_share), interval(measure.figure, measure.is_share)]
        for measure in measures
    ]
    return table("||95 %", rows)


def spreads(balance: Balance) -> str:
    found = []
    for spread in balance.spreads:
        values = spread.values
        caption = f"{values.mean:.1f} ± {values.sd:.1f} ({values.min}–{values.max})"
        chart = charts.bars(spread.bins, spoken(spread.name))
        found.append(f"<figure>{chart}<figcaption>{both(spread.name)}: {caption}</figcaption></figure>")
    return "".join(found)


def compared(against: Balance, differences: Sequence[FigureDifference]) -> list[str]:
    real = [difference for difference in differences if difference.is_real]
    said = fill(SOME, len(real), len(differences)) if real else NOTHING
    cells = [difference_row(difference) for difference in real]
    rest = [difference_row(difference) for difference in differences if not difference.is_real]
    return [
        f"<h2>{both(fill(AGAINST, against.card_set))}</h2><p>{both(said)}</p>",
        f'<p class="care">{both(PROMISE)}</p>',
        table(DIFFERENCE_COLUMNS, cells) if cells else "",
        f"<details><summary>{both(OTHERS if real else ALL)}</summary>{table(DIFFERENCE_COLUMNS, rest)}</details>",
    ]


def difference_row(difference: FigureDifference) -> list[str]:
    share = difference.is_share
    few = difference.verdict == "too_few"
    return [
        both(difference.name),
        number(difference.here.value, share),
        number(difference.there.value, share),
        number(difference.difference.value, share, signed=True),
        interval(difference.difference, share, signed=True),
        both(TOO_FEW) if few else f"{difference.p:.3f}",
        "" if difference.findable is None else number(difference.findable, share),
    ]


def number(value: float, share: bool, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{value:{sign}.1%}" if share else f"{value:{sign}.2f}"


def interval(figure: Estimate, share: bool, signed: bool = False) -> str:
    """Both bounds, or a question mark if they are unknown."""
    if isinf(figure.high - figure.low):
        return "?"
    return f"{number(figure.low, share, signed)} – {number(figure.high, share, signed)}"


def table(columns: Text | str, rows: Sequence[Sequence[str]]) -> str:
    if isinstance(columns, str):
        columns = Text(columns, columns)
    heads = [both(Text(en, ja)) for en, ja in zip(columns.en.split("|"), columns.ja.split("|"), strict=True)]
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
