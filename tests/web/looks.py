"""What is wrong with how a page looks, in a line each: what axe finds, what is too small, what goes over the edge."""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

from tests.web.kit import Person
from tools.files import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST_TEXT = 12
SMALLEST_TARGET = 40

# As a person sees it: of SVG's texts, too, with all scales in between
SMALL_TEXTS = """(smallest) => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (!text || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || holder.closest('.hidden, title')) continue;
    if (holder.closest('.card')?.offsetWidth < 34) continue; // a card in a pile, a picture of itself: its label says it
    const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(holder).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const where = `${holder.tagName}.${holder.getAttribute('class') ?? ''}`;
    if (size < smallest - 0.05) found.set(where, `${size.toFixed(1)} px: ${text.slice(0, 30)}`);
  }
  return [...found].map(([what, how]) => `${what} ${how}`);
}"""

# What a finger is meant to hit. A link within a sentence is as high as its line; a box has its label around it
SMALL_TARGETS = """(smallest) => {
  const inText = (one) => one.matches('a:not(.button)') && getComputedStyle(one).display === 'inline';
  return [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled || inText(one) || one.closest('.hidden')) return [];
    if (one.matches('[data-key]:not(.lit)') || one.classList.contains('skip')) return [];
    const box = (one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one).getBoundingClientRect();
    const small = box.width < smallest - 0.5 || box.height < smallest - 0.5;
    return small ? [`${Math.round(box.width)}×${Math.round(box.height)}: ${one.outerHTML.slice(0, 110)}`] : [];
  });
}"""

# Texts that go over the edge of a box that cuts them off, or stick out of the one that they are written in or on. Lines may be lower
# than their letters' full height. What scrolls is seen by scrolling
TEXTS_CUT_OFF = """(root) => {
  const found = new Map();
  const styles = new Map();
  const styleOf = (box) => {
    if (!styles.has(box)) styles.set(box, getComputedStyle(box));
    return styles.get(box);
  };
  const nameOf = (one) => `${one.tagName}.${(one.getAttribute('class') ?? '').replace(/ ?svelte-\\w+/g, '')}`;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(node.textContent) || holder.closest('.hidden, title, desc') || holder.offsetWidth <= 1) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (holder.closest('.card')?.offsetWidth < 34) continue; // a card in a pile, a picture of itself
    const drawn = holder instanceof SVGElement;
    const place = holder.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = drawn ? place : range.getBoundingClientRect();
    const lies = !drawn && Math.abs(place.width - holder.offsetWidth) > Math.abs(place.width - holder.offsetHeight); // on its side
    const loose = parseFloat(styleOf(holder).fontSize) * 0.3;
    const [across, down] = lies ? [loose, 0] : [0, loose];
    let [written, printed] = [!drawn, !drawn];
    for (let box = holder; box !== root.parentElement; box = box.parentElement) {
      const { overflowX, overflowY, display, backgroundColor, backgroundImage } = styleOf(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const cuts = /hidden|clip/.test(overflowX + overflowY);
      const ground = printed && (backgroundImage !== 'none' || !/^rgba.*, 0\\)$/.test(backgroundColor));
      const own = (written && display !== 'inline') || ground;
      if (display !== 'inline') written = false;
      if (ground) printed = false;
      if (!own && !cuts) continue;
      const edge = box.getBoundingClientRect();
      const wide = Math.max(edge.left - text.left, text.right - edge.right) - across;
      const high = Math.max(edge.top - text.top, text.bottom - edge.bottom) - down;
      const over = Math.max(wide, high);
      if (over > (cuts ? 1 : 2))
        found.set(`${nameOf(holder)} in ${nameOf(box)}`, `by ${over.toFixed(1)} px: ${node.textContent.trim().slice(0, 40)}`);
    }
  }
  return [...found].map(([where, how]) => `${where} ${how}`);
}"""

# Texts that stand beside each other in one box, and yet lie on each other
TEXTS_ON_EACH_OTHER = """(root) => {
  const textsIn = (one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!/[\\p{L}\\p{N}]/u.test(node.textContent) || holder.closest('.hidden') || holder.offsetWidth <= 1) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push([node.textContent.trim(), range.getBoundingClientRect()]);
    }
    return texts;
  };
  const found = new Set();
  for (const box of root.querySelectorAll('div, span, p, ol, ul, li, header, button')) {
    if (box.children.length < 2 || !/flex|grid/.test(getComputedStyle(box).display)) continue;
    const beside = [...box.children]
      .flatMap((one) => (getComputedStyle(one).display === 'contents' ? [...one.children] : [one]))
      .filter((one) => getComputedStyle(one).position === 'static')
      .map(textsIn);
    for (const [nth, texts] of beside.entries())
      for (const [one, here] of texts) for (const [other, there] of beside.slice(nth + 1).flat()) {
      const across = Math.min(here.right, there.right) - Math.max(here.left, there.left);
      const down = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
      if (across > 1 && down > 5) found.add(`${one} and ${other} lie on each other for ${across.toFixed(1)} px`);
    }
  }
  return [...found];
}"""

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


AXE_RUN = """async ([theme, rules]) => {
  document.documentElement.dataset.theme = theme;
  const fades = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(fades.map((one) => one.finished)); // half faded in, nothing has contrast
  return axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }).then((r) => r.violations);
}"""
COLOURS = ("light", "dark")


@contextlib.contextmanager
def painted(someone: Person) -> Iterator[None]:
    """What nobody looks at isn't painted; here somebody looks."""
    someone.page.evaluate("() => (document.documentElement.dataset.painted = '')")
    yield
    someone.page.evaluate("() => delete document.documentElement.dataset.painted")


def violations(someone: Person, colours: Sequence[str] = COLOURS) -> list[str]:
    """A card is a picture, not a label: its name tells in a sentence what is drawn on it, so 2.5.3 isn't asked of it."""
    someone.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = []
    with painted(someone):
        for theme, rules in zip(
            colours, (None, ["color-contrast"]), strict=False
        ):  # what colours can't change is asked once
            found += someone.page.evaluate(AXE_RUN, [theme, rules])
    for one in found:
        if one["id"] == "label-content-name-mismatch":
            one["nodes"] = [node for node in one["nodes"] if "data-key=" not in node["html"]]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:150]} ({len(one['nodes'])}) {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found
        if one["nodes"]
    ]


def too_small(someone: Person) -> list[str]:
    """Texts and targets that are too small for a phone."""
    with painted(someone):
        texts: list[str] = someone.page.evaluate(SMALL_TEXTS, SMALLEST_TEXT)
        targets: list[str] = someone.page.evaluate(SMALL_TARGETS, SMALLEST_TARGET)
    return texts + targets


def scrolls_sideways(someone: Person, width: int, height: int) -> bool:
    someone.page.set_viewport_size({"width": width, "height": height})
    return bool(someone.page.evaluate(SIDEWAYS))
