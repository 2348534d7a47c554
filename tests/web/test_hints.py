"""A hint lies over the board, and never over what one answers with."""

import pytest

from tests.web.conftest import NewPerson
from tests.web.kit import ANSWER, Person, wait_until

# Keys of cards that can be played and lie, even in part, under what is said of the hint
COVERED = """() => {
  const box = document.querySelector('.prompt .box').getBoundingClientRect();
  const under = ({ left, right, top, bottom }) =>
    left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  const lit = [...document.querySelectorAll('.stage .card.lit')];
  if (!lit.length) throw new Error('nothing can be played');
  return lit.filter((one) => under(one.getBoundingClientRect())).map((one) => one.dataset.key);
}"""


def comes_to_a_card(ann: Person) -> bool:
    """Can one be played? Whatever else is asked first, is answered."""
    if ann.page.locator(".stage .card.lit").count():
        return True
    ann.page.evaluate(ANSWER, 0)
    return False


def hinted(ann: Person, game: str) -> list[str]:
    page = ann.play_now(game)
    wait_until(page, lambda: comes_to_a_card(ann))
    page.get_by_role("button", name="Hint").locator("visible=true").first.click()
    page.wait_for_selector(".hint")
    why = page.locator(".hint .why:visible")
    if why.count():
        why.click()
    return list(page.evaluate(COVERED))


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_hint_with_all_its_reasons_never_covers_the_hand(person: NewPerson, size: str) -> None:
    ann = person(size)
    assert {game: hinted(ann, game) for game in ("lumiel", "troll_master", "walpurgis")} == {
        "lumiel": [], "troll_master": [], "walpurgis": [],
    }  # fmt: skip
    ann.assert_tidy()


FOLLOWED = """() => {
  const doIt = document.querySelector('.hint .row button:not(.why):not(.plain)');
  if (doIt) { doIt.click(); return 'done'; }
  const ask = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === 'Hint' || one.textContent.trim() === 'Hint');
  if (ask && !ask.disabled && !document.querySelector('.hint')) { ask.click(); return 'asked'; }
  return '';
}"""
MOST = 600  # moves


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    ["flip_angel", *(pytest.param(game, marks=pytest.mark.deep) for game in ("lumiel", "troll_master", "walpurgis"))],
)
def test_a_game_played_by_hints_alone_ends(person: NewPerson, game: str) -> None:
    ann = person("desk")
    page = ann.open_table(game)
    done = 0
    while not ann.is_over:
        done += page.evaluate(FOLLOWED) == "done"
        assert done < MOST
        page.wait_for_timeout(20)
    assert done > 3
    ann.assert_tidy()
