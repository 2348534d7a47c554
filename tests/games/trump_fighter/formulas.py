"""Random formulas of the whole notation, and random tables, for hypothesis."""

from hypothesis import strategies as st

from dengen.games.trump_fighter.rules.conditions import NO_CARD

COUNTING = ("suit", "red", "black", "spade", "club", "diamond", "heart", "odd", "even")


@st.composite
def patterns(draw: st.DrawFn, cards: int) -> str:
    words = [*COUNTING, "number", "high", "low", *(["straight", "kind"] if cards >= 2 else [])]
    word = draw(st.sampled_from(words))
    if word == "number":
        count = draw(st.integers(1, cards))
        return f"number({count},{draw(st.integers(count, 13 * count))})"
    if word in ("high", "low"):
        return f"{word}({draw(st.integers(1, 13))},{draw(st.integers(1, cards))})"
    least, most = {"straight": (2, min(8, cards)), "kind": (2, min(4, cards))}.get(word, (1, cards))
    return f"{word}({draw(st.integers(least, most))})"


@st.composite
def conditions(draw: st.DrawFn, opp: int, own: int) -> tuple[str, int, int]:
    """A condition that refers to at most so many cards of each row, and how many it refers to."""
    link = draw(st.sampled_from(["", "", "", "vertical", "horizontal"]))
    if link == "vertical" and opp and own:
        opp, own = 1, 1
    elif link == "horizontal" and (own >= 2 or opp >= 2):
        opp, own = (0, 2) if own >= 2 else (2, 0)
    else:
        link = ""
        opp = draw(st.integers(0 if own else 1, opp))
        own = draw(st.integers(0 if opp else 1, own))
    counts = [f"opp{opp}"] * bool(opp) + [f"own{own}"] * bool(own) + [link] * bool(link)
    chosen = draw(st.lists(patterns(opp + own), min_size=1, max_size=3))
    return f"[{' '.join(counts)}] {' '.join(chosen)}", opp, own


@st.composite
def groups(draw: st.DrawFn) -> str:
    opp, own, joined = 4, 4, []
    for _ in range(draw(st.integers(1, 3))):
        if opp or own:
            text, used_opp, used_own = draw(conditions(opp, own))
            opp, own = opp - used_opp, own - used_own
            joined.append(text)
    return " & ".join(joined)


@st.composite
def formulas(draw: st.DrawFn) -> str:
    return " or ".join(draw(st.lists(groups(), min_size=1, max_size=2)))


@st.composite
def tables(draw: st.DrawFn) -> list[int]:
    """Eight top cards; slots are empty from the right. Few numbers, so that patterns occur."""
    deck = draw(st.permutations(draw(st.sampled_from([range(52), range(20), range(12, 40)]))))
    own, opp = draw(st.integers(0, 4)), draw(st.integers(0, 4))
    return [*deck[:own], *[int(NO_CARD)] * (4 - own), *deck[4 : 4 + opp], *[int(NO_CARD)] * (4 - opp)]
