"""Everything that the games say: nothing left to fill in, each language alone and as it is printed, plurals that agree."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.base.words import Words, named
from dengen.core.game import Game
from dengen.core.rules.state import State
from tests.wording import JAPANESE, disagreeing_in, english_in, half_width_in

Said = tuple[str, str]  # in English, in Japanese
DRAWING = re.compile(r"[┌└│]|  +s?m?$|\bsm? ")  # edges of cards: s for a half-sun, m for a half-moon
NAMES = {"en": ["Ann", "Ben", "Cho", "Dan", "Eve"], "ja": ["安", "弁", "張", "段", "英"]}


@cache
def played(id: str) -> frozenset[Said]:
    """All that is said in a few seeded games, at every question, with the refusals of all actions."""
    game = dengen.game(id)
    said: set[Said] = set()
    for seats in {min(game.seat_counts), max(game.seat_counts)}:
        said.update(one_game(game, seats))
    return frozenset(said)


def one_game(game: Game[Any], seats: int) -> Iterator[Said]:
    state = game.new(seats, seed=seats, listen=True)
    rng = Chance(seats)
    while actors := state.actors():
        for seat in actors:
            yield from at_question(game, state, seat)
        yield from drawn(game, state, actors[0])
        seat = rng.pick(actors)
        state.apply(seat, rng.pick(state.legal(seat)))
        for event in state.events():
            for viewer in (None, *range(seats)):
                yield from spoken(game.tell(event, viewer))


def drawn(game: Game[Any], state: State, seat: int) -> Iterator[Said]:
    """The lines of the terminal's board."""
    view = game.view(state, seat)
    yield from ((named(line, NAMES["en"]), "") for line in game.text(view, "en").split("\n"))
    yield from (
        ("", named(line, NAMES["ja"])) for line in game.text(view, "ja").split("\n") if not DRAWING.search(line)
    )


def at_question(game: Game[Any], state: State, seat: int) -> Iterator[Said]:
    yield from spoken(game.question(state, seat))
    for words in game.described(state, seat):
        yield from spoken(words)
    for act in range(game.num_actions):
        refusal = game.refusal(state, seat, act)
        if refusal is not None:
            yield filled(refusal.en, refusal.ja)


def spoken(words: Words | None) -> Iterator[Said]:
    if words is not None:
        yield filled(words.en, words.ja)


def filled(en: str, ja: str) -> Said:
    return named(en, NAMES["en"]), named(ja, NAMES["ja"])


def written(game: Game[Any]) -> Iterator[Said]:
    """All texts in files: clauses, lessons, options, cards, names."""
    for clause in game.clauses:
        yield clause.en, clause.ja
        if clause.question is not None:
            yield clause.question.en, clause.question.ja
    yield from pairs(msgspec.to_builtins(game.lesson))
    yield from pairs(game.cards.content)
    for option in game.options:
        yield option.about.en, option.about.ja
        yield from ((word.en, word.ja) for word in option.kind.words.values())
        yield option.kind.expected().en, option.kind.expected().ja
    for text in (game.title, game.about, *game.endings.values(), *game.parts.values()):
        yield text.en, text.ja


def pairs(data: Any) -> Iterator[Said]:
    """Texts in both languages anywhere within data: `{en, ja}`, and `text_en` with `text_ja`."""
    if isinstance(data, dict):
        if isinstance(data.get("en"), str) and isinstance(data.get("ja"), str):
            yield data["en"], data["ja"]
        for key, value in data.items():
            if key.endswith("_en") and isinstance(data.get(f"{key[:-3]}_ja"), str):
                yield value, data[f"{key[:-3]}_ja"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from pairs(part)


def everything(id: str) -> list[Said]:
    return sorted({*played(id), *written(dengen.game(id))})


GAMES = pytest.mark.parametrize("id", dengen.registered())


@GAMES
def test_sentences_have_no_unfilled_placeholders(id: str) -> None:
    assert [text for said in played(id) for text in said if "{" in text or "}" in text] == []
    assert len(played(id)) > 100


@GAMES
def test_a_sentence_ends_once(id: str) -> None:
    assert [text for said in played(id) for text in said if re.search(r"(?<!\.)\.\.(?!\.)|。）?。", text)] == []


@GAMES
def test_japanese_has_full_width_punctuation(id: str) -> None:
    assert [ja for _, ja in everything(id) if half_width_in(ja)] == []


@GAMES
def test_each_language_is_alone(id: str) -> None:
    assert [en for en, _ in everything(id) if JAPANESE.search(en)] == []
    assert [ja for _, ja in everything(id) if english_in(ja)] == []


@GAMES
def test_nouns_agree_with_their_numbers(id: str) -> None:
    assert [en for en, _ in everything(id) if disagreeing_in(en)] == []


def test_the_checks_find_what_they_look_for() -> None:
    assert half_width_in("どれ?")
    assert half_width_in("神父(3)")
    assert not half_width_in("神父（3）、`カード:2`")
    assert disagreeing_in("drew 1 cards")
    assert disagreeing_in("2 card left")
    assert not disagreeing_in("drew 1 card, 21 cards and 2 card-holders")
