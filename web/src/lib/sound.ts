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
  | "win"
  | "loss"
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
  tap: [note("triangle", 420, 260, 60, 0.08)],
  place: [note("noise", 700, 250, 60, 0.08), note("sine", 190, 110, 90, 0.18)],
  cover: [note("noise", 1000, 350, 60, 0.08), note("sine", 240, 130, 80, 0.16)],
  flip: [note("noise", 1500, 700, 100, 0.07), note("triangle", 494, 740, 70, 0.05, 50)],
  capture: [note("noise", 500, 160, 120, 0.1), note("triangle", 330, 220, 170, 0.16)],
  draw: [note("noise", 1700, 1000, 60, 0.055)],
  lift: [note("noise", 900, 1700, 60, 0.055)],
  back: [note("noise", 500, 250, 70, 0.05), note("triangle", 294, 196, 110, 0.09)],
  ready: [note("sine", 740, 740, 120, 0.1), note("sine", 1480, 1480, 80, 0.03)],
  count: [note("square", 330, 330, 110, 0.05)],
  go: [note("square", 660, 700, 180, 0.06), note("noise", 1400, 400, 120, 0.06)],
  call: [note("square", 784, 932, 90, 0.08), note("square", 932, 659, 110, 0.08, 80)],
  hit: [note("noise", 700, 120, 170, 0.14), note("triangle", 240, 70, 190, 0.22)],
  miss: [note("square", 220, 150, 180, 0.07)],
  claim: [note("sine", 440, 392, 140, 0.1)],
  cast: [note("sine", 392, 784, 180, 0.1), note("triangle", 588, 1176, 160, 0.05, 40)],
  shot: [note("sine", 1100, 500, 120, 0.08)],
  burn: [note("noise", 600, 160, 200, 0.14), note("sine", 150, 90, 180, 0.1)],
  turn: [note("sine", 587, 587, 160, 0.11), note("sine", 784, 784, 210, 0.11, 130)],
  win: [
    note("triangle", 523, 523, 150, 0.1),
    note("triangle", 659, 659, 150, 0.1, 110),
    note("triangle", 784, 784, 150, 0.1, 220),
    note("triangle", 1046, 1046, 380, 0.1, 330),
  ],
  loss: [
    note("sine", 392, 392, 200, 0.12),
    note("sine", 311, 311, 200, 0.12, 170),
    note("sine", 262, 260, 400, 0.14, 340),
  ],
  end: [note("triangle", 440, 440, 320, 0.09), note("triangle", 659, 659, 320, 0.06)],
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
  perform(voice[cue] ?? NOTES[cue], context.currentTime + after / 1000, context, master);
}

/** Browsers let a page sound only after it has been clicked. */
let clicked = false;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (clicked = true), { capture: true, once: true });

/** What is heard, and how many ms after it happened; undefined: whenever there is room for it. */
export interface Heard {
  cue: Cue;
  at?: number | undefined;
}

const APART = 110;

/** What happened at once is heard one after the other, the same thing only once, unless it has a time of its own. When all of it is heard, in ms. */
export function sounds(heard: readonly Heard[], voice?: Voice): number {
  for (const { cue, at } of heard) if (at !== undefined) sound(cue, voice, at);
  const free = [...new Set(heard.filter(({ at }) => at === undefined).map(({ cue }) => cue))].slice(0, 5);
  free.forEach((cue, nth) => sound(cue, voice, APART * nth));
  return APART * free.length;
}

/** So softly a note sets in, in seconds: without that it would click. */
const RISE = 0.004;
/** Of the band that is left of noise: the narrower, the more it sounds like a pitch. */
const NARROW = 1.4;

/** Plays notes from this time on. */
export function perform(notes: readonly Note[], from: number, by: BaseAudioContext, into: AudioNode): void {
  for (const one of notes) play(one, from + one.at / 1000, by, into);
}

function play(
  { wave, from, to: until, length, loud }: Note,
  start: number,
  by: BaseAudioContext,
  into: AudioNode,
): void {
  const volume = by.createGain();
  const end = start + length / 1000;
  const height = wave === "noise" ? loud * lostBy(from, until, by.sampleRate) : loud;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(height, start + RISE);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(into);
  if (wave === "noise") {
    const filter = by.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = NARROW;
    sweep(filter.frequency, from, until, start, end);
    const source = by.createBufferSource();
    source.buffer = hiss ??= noise(by);
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(end);
    return;
  }
  const tone = by.createOscillator();
  tone.type = wave;
  sweep(tone.frequency, from, until, start, end);
  tone.connect(volume);
  tone.start(start);
  tone.stop(end);
}

/** What a band takes away from noise, the more the lower it is: so much louder it has to be, to be as loud as a tone. */
const lostBy = (from: number, until: number, rate: number): number =>
  Math.sqrt((rate * NARROW) / (Math.PI * Math.sqrt(from * until)));

function sweep(pitch: AudioParam, from: number, until: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(until, end);
}

function noise(by: BaseAudioContext): AudioBuffer {
  const buffer = by.createBuffer(1, by.sampleRate / 4, by.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
