"""The end of a game, and what comes after it."""

from tests.web.conftest import NewPerson

# How far below what is asked the result's heading stands, wherever on the board one has scrolled to
HEADING_WHEREVER_SCROLLED = """() => {
  const board = document.querySelector('.arena').getBoundingClientRect();
  const furthest = Math.floor(board.bottom + scrollY - innerHeight);
  const heights = [];
  for (let down = 0; down <= furthest; down += 20) {
    scrollTo(0, down);
    const bar = document.querySelector('.prompt').getBoundingClientRect();
    heights.push(Math.round(document.querySelector('[data-end] h2').getBoundingClientRect().top - bar.bottom));
  }
  return heights;
}"""


def test_on_a_phone_the_result_goes_along_as_far_as_the_board_reaches(person: NewPerson) -> None:
    ann = person("phone")
    page = ann.play_now("troll_master")
    ann.play_to_end()
    below = page.evaluate(HEADING_WHEREVER_SCROLLED)
    assert len(below) > 20
    assert min(below) > 0
    ann.assert_tidy()
