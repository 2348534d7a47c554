"""Nothing is cut off: on every board, at every moment that it is tried with, all text fits into its box and beside its neighbours."""

import os

import pytest

from tests.web.conftest import NewPerson
from tests.web.looks import TEXTS_CUT_OFF, TEXTS_ON_EACH_OTHER, painted

SCREENS = {"small phone": (360, 640)}
if os.environ.get("DENGEN_DEEP"):
    SCREENS |= {"phone": (390, 844), "desk": (1280, 800)}

# Every fixture of every board, one after the other, in the language in which the page is. Nothing is painted in between: it takes
# microtasks only, but for what has to be fetched
LOOK_AT_ALL = """async () => {
  const cutOff = %s;
  const onEachOther = %s;
  document.body.style.clipPath = 'inset(50%%)'; // nothing is painted: only places are looked at
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame); // the board has measured its room
  const list = document.querySelector('main select');
  const found = [];
  for (const { value } of list.options) {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    const there = () => document.querySelector('[data-fixture]')?.dataset.fixture === value;
    for (let turn = 1; !there(); turn++) await (turn %% 100 ? null : new Promise((on) => setTimeout(on)));
    const table = document.querySelector('[data-fixture]');
    const [prompt, box] = [table.querySelector('.prompt'), table.querySelector('.prompt .box')];
    const over = box.offsetHeight - prompt.offsetHeight;
    const many = box.querySelectorAll('.quick button').length > 2; // those lie over the board
    if (over > 0 && !many) found.push(`${value}: the prompt by ${over} px: ${box.textContent}`);
    found.push(...[...cutOff(table), ...onEachOther(table)].map((what) => `${value}: ${what}`));
  }
  return found;
}"""

# The pictures on the cards have no say in it
WITHOUT_PICTURES = "Object.defineProperty(HTMLImageElement.prototype, 'src', { set() {} });"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_text_fits_on_every_board_at_every_moment(lang: str, person: NewPerson) -> None:
    ann = person(lang=lang)
    ann.context.add_init_script(WITHOUT_PICTURES)
    page = ann.go("/#/gallery")
    page.wait_for_selector("[data-fixture]")
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        with painted(ann):
            assert page.evaluate(LOOK_AT_ALL % (TEXTS_CUT_OFF, TEXTS_ON_EACH_OTHER)) == [], name
    ann.assert_tidy()
