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
