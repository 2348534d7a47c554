/** Short synthesised sounds, written as notes: soft, silent before the first click, and when they are switched off. */
import { settings } from "./settings/index.svelte";

export type Cue =
  | "tap"
  | "place"
  | "cover"
  | "flip"
  | "capture"
  | "draw"
  | "lift"
  | "back"
  | "ready"
  | "count"
  | "go"
  | "call"
  | "hit"
  | "miss"
  | "claim"
  | "cast"
  | "shot"
  | "burn"
  | "turn"
  | "end";

/** One voice of a sound: from one pitch to another, in Hz; times in ms after the beginning. */
export interface Note {
  wave: "triangle" | "square" | "sine" | "noise";
  from: number;
  to: number;
  at: number;
  length: number;
  loud: number;
}

export const note = (wave: Note["wave"], from: number, to: number, length: number, loud = 0.12, at = 0): Note => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
});

export const NOTES: Record<Cue, readonly Note[]> = {
  tap: [note("triangle", 520, 260, 90)],
  place: [note("noise", 900, 200, 60, 0.16), note("sine", 170, 90, 90, 0.2)],
  cover: [note("noise", 1400, 300, 60, 0.14), note("sine", 220, 110, 80, 0.16)],
  flip: [note("noise", 2400, 900, 80, 0.09)],
  capture: [note("triangle", 660, 990, 120), note("triangle", 880, 1320, 120, 0.08, 60)],
  draw: [note("noise", 3000, 1600, 60, 0.06)],
  lift: [note("noise", 1800, 2600, 60, 0.05)],
  back: [note("noise", 2600, 1200, 70, 0.05)],
  ready: [note("sine", 660, 660, 80), note("sine", 880, 880, 100, 0.12, 80)],
  count: [note("square", 330, 330, 110, 0.05)],
  go: [note("square", 660, 700, 180, 0.07), note("noise", 2000, 400, 120, 0.1)],
  call: [note("square", 880, 1040, 90, 0.09), note("square", 1040, 720, 110, 0.09, 80)],
  hit: [note("noise", 700, 80, 160, 0.25), note("triangle", 240, 60, 180, 0.25)],
  miss: [note("square", 220, 150, 180, 0.07)],
  claim: [note("sine", 440, 392, 140)],
  cast: [note("sine", 392, 784, 180, 0.1), note("triangle", 588, 1176, 160, 0.06, 40)],
  shot: [note("sine", 1200, 500, 120, 0.1)],
  burn: [note("noise", 500, 120, 200, 0.16)],
  turn: [note("sine", 587, 587, 100, 0.08), note("sine", 784, 784, 110, 0.08, 90)],
  end: [
    note("triangle", 523, 523, 90),
    note("triangle", 659, 659, 90, 0.12, 55),
    note("triangle", 784, 784, 90, 0.12, 110),
  ],
};

/** A game's own sounds, in place of the common ones. */
export type Voice = Readonly<Partial<Record<Cue, readonly Note[]>>>;

/** All of it, however many sound at once. */
export const VOLUME = 0.45;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** `after`: in ms, for a row of sounds. */
export function sound(cue: Cue, voice: Voice = {}, after = 0): void {
  if (!settings.sound || !clicked || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.gain.value = VOLUME;
    master.connect(context.destination);
  }
  for (const one of voice[cue] ?? NOTES[cue]) play(context, one, context.currentTime + (after + one.at) / 1000);
}

/** Browsers let a page sound only after it has been clicked. */
let clicked = false;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (clicked = true), { capture: true, once: true });

/** What happened at once is heard one after the other, the same thing only once. */
export function sounds(cues: readonly Cue[], voice?: Voice): void {
  [...new Set(cues)].slice(0, 5).forEach((cue, nth) => sound(cue, voice, 110 * nth));
}

function play(to: AudioContext, { wave, from, to: until, length, loud }: Note, start: number): void {
  const volume = to.createGain();
  const end = start + length / 1000;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(master ?? to.destination);
  if (wave === "noise") {
    const filter = to.createBiquadFilter();
    filter.type = "bandpass";
    sweep(filter.frequency, from, until, start, end);
    const source = to.createBufferSource();
    source.buffer = hiss ??= noise(to);
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(end);
    return;
  }
  const tone = to.createOscillator();
  tone.type = wave;
  sweep(tone.frequency, from, until, start, end);
  tone.connect(volume);
  tone.start(start);
  tone.stop(end);
}

function sweep(pitch: AudioParam, from: number, until: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(until, end);
}

function noise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate / 4, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
