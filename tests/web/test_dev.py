"""`npm run dev`: the page from its sources, in front of a server that runs; and what they sound like, rendered by the browser itself."""

import base64
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from urllib.request import urlopen

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser, expect

from tests.web.kit import PATIENCE, Person, Served
from tools.files import ROOT
from tools.page import node_folder

pytestmark = pytest.mark.slow
RATE = 24_000
# Every sound that each game may make, as samples: its own in place of the common ones
RENDER_ALL = """async (rate) => {
  const { NOTES, VOLUME, perform } = await import('/src/lib/sound.ts');
  const { boardOf, games } = await import('/src/boards/index.ts');
  const render = async (notes) => {
    const length = Math.max(...notes.map(({ at, length }) => at + length)) / 1000;
    const context = new OfflineAudioContext(1, Math.ceil(length * rate), rate);
    const master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
    perform(notes, 0, context, master);
    const samples = (await context.startRendering()).getChannelData(0);
    return btoa(String.fromCharCode(...new Uint8Array(Int16Array.from(samples, (one) => one * 32767).buffer)));
  };
  const all = {};
  for (const game of games) {
    const cues = Object.entries({ ...NOTES, ...((await boardOf(game)).story.voice ?? {}) });
    all[game] = Object.fromEntries(await Promise.all(cues.map(async ([cue, notes]) => [cue, await render(notes)])));
  }
  return all;
}"""
VITE = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"


@pytest.fixture(scope="module")
def dev(served: Served) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = node_folder()
    node = str(folder / "node") if folder else "node"
    vite = subprocess.Popen(
        [node, str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
        cwd=ROOT / "web",
        env=os.environ | {"DENGEN_SERVER": served.url},
        stdout=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    wait_until_served(url, vite)
    yield url
    vite.terminate()
    vite.wait()


def wait_until_served(url: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE / 1000
    while True:
        assert process.poll() is None, "it has ended"
        try:
            urlopen(url).close()
        except OSError:
            assert time.monotonic() < until, "it never came up"
            time.sleep(0.1)
        else:
            return


def test_a_table_is_live_while_the_page_is_served_from_its_sources(browser: Browser, dev: str) -> None:
    someone = Person(browser, dev)
    page = someone.play_now("lumiel")
    page.wait_for_selector(".stage [data-key]")
    before = page.locator(".prompt").get_attribute("data-question")
    someone.answer()
    assert before is not None
    expect(page.locator(".prompt")).not_to_have_attribute("data-question", before)
    someone.close()


Samples = NDArray[np.float64]


def level(samples: Samples) -> float:
    """In dB below full scale, of the loudest 50 ms: what an ear takes for loudness."""
    window = RATE // 20
    power = np.convolve(samples**2, np.ones(min(window, len(samples))) / window)
    return float(10 * np.log10(np.max(power)))


def likeness(one: Samples, other: Samples) -> float:
    """Of two sounds, from 0 to 1: which pitches are heard when, in twelfths of an octave and steps of 50 ms."""
    pitches = 110 * 2 ** (np.arange(0, 60) / 12)
    waves = np.exp(-2j * np.pi * pitches[:, None] * np.arange(RATE // 20) / RATE)
    heard = [
        np.abs(waves @ np.pad(samples, (0, RATE - len(samples)))[: RATE // 20 * 16].reshape(16, -1).T).ravel()
        for samples in (one, other)
    ]
    return float(heard[0] @ heard[1] / np.linalg.norm(heard[0]) / np.linalg.norm(heard[1]))


def test_every_sound_is_heard_softly_without_a_click_and_ones_turn_is_like_nothing_else(
    browser: Browser, dev: str
) -> None:
    someone = Person(browser, dev)
    rendered = someone.go("/").evaluate(RENDER_ALL, RATE)
    someone.close()
    for game, cues in rendered.items():
        sounds: dict[str, Samples] = {
            cue: np.frombuffer(base64.b64decode(text), np.int16) / 32767 for cue, text in cues.items()
        }
        peaks = {cue: np.abs(samples).max() for cue, samples in sounds.items()}
        assert {cue: one for cue, one in peaks.items() if not 0.01 < one < 0.25} == {}, game
        assert sum(sorted(peaks.values())[-5:]) < 1, game  # so many may sound at once
        levels = {cue: level(samples) for cue, samples in sounds.items()}
        assert {cue: one for cue, one in levels.items() if not -50 < one < -25} == {}, game
        begins = {cue: np.abs(samples[: RATE // 2000]).max() / peaks[cue] for cue, samples in sounds.items()}
        assert {cue: one for cue, one in begins.items() if one > 0.25} == {}, game
        ends = {cue: np.abs(samples[-RATE // 1000 :]).max() for cue, samples in sounds.items()}
        assert {cue: one for cue, one in ends.items() if one > 0.002} == {}, game
        alike = {cue: likeness(sounds["turn"], samples) for cue, samples in sounds.items() if cue != "turn"}
        assert {cue: one for cue, one in alike.items() if one > 0.7} == {}, game
        assert likeness(sounds["lift"], sounds["back"]) < 0.5, game  # which way a card goes is heard
