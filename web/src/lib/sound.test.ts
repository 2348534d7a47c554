import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings/index.svelte";
import { NOTES, sound, sounds } from "./sound";

const started: number[] = [];

class Node {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = this.gain;
  Q = {};
  connect = (to: unknown) => to;
  start = (at: number) => void started.push(at);
  stop() {}
}

class Audio {
  currentTime = 2;
  sampleRate = 400;
  destination = {};
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBiquadFilter = () => new Node();
  createBufferSource = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
vi.stubGlobal("AudioContext", Audio);

test("nothing is heard before the first click", () => {
  settings.sound = true;
  sound("hit");
  expect(started).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  sound("hit");
  expect(started).toHaveLength(NOTES.hit.length);
});

afterEach(() => {
  settings.sound = false;
  started.length = 0;
});

test("nothing is heard when sound is switched off", () => {
  settings.sound = false;
  sound("hit");
  expect(started).toEqual([]);
});

test("every note of a sound begins at its time", () => {
  settings.sound = true;
  sound("win", {}, 100);
  expect(started.map((at) => Math.round((at - 2) * 1000))).toEqual([100, 210, 320, 430]);
});

test("what happens sounds for a fifth of a second at most, what calls for somebody a little longer", () => {
  const calls = new Set(["turn", "win", "loss", "end"]);
  for (const [cue, notes] of Object.entries(NOTES))
    for (const note of notes) expect(note.at + note.length, cue).toBeLessThanOrEqual(calls.has(cue) ? 800 : 200);
});

test("what happened at once is heard in a row, what is seen later is heard later", () => {
  settings.sound = true;
  const until = sounds([
    { cue: "claim" },
    { cue: "miss", at: 450 },
    { cue: "miss", at: 900 },
    { cue: "claim" },
    { cue: "draw" },
  ]);
  expect(started.map((at) => Math.round((at - 2) * 1000))).toEqual([450, 900, 0, 110]);
  expect(until).toBe(220);
});
