/** A player's hands: turns taps, drags and keys into inputs, and remembers them until the table has shown its verdict. */
import type { Cue } from "../../../lib/sound";
import type { Offer } from "../../../lib/wire/types";
import { openSlots } from "../gestures";
import type { Fighter, TrumpFighterView } from "../view";

/** A Move that was sent and isn't on the table yet. */
export interface Echo {
  hand: number;
  slot: number;
  key: string;
  card: string | null;
  since: number;
}

export interface Table {
  view: () => TrumpFighterView;
  seat: () => number | null;
  offers: () => readonly Offer[];
  /** Tells whether it was taken. */
  feed: (input: unknown) => Promise<boolean>;
  answer: (...names: string[]) => void;
  now: () => number;
  sound: (cue: Cue) => void;
}

/** Longer than a round trip and the gap between two Moves. */
export const VERDICT = 1500;

/** So long one sees that something wasn't taken. */
export const REFUSAL = 900;

/** So long after a button means something else it isn't taken: whoever was about to press the one before hasn't meant this one. */
export const LOCK = 400;

export class Controls {
  selected = $state<number | null>(null);
  striking = $state(false);
  echoes = $state.raw<readonly Echo[]>([]);
  /** When "Hai!" was shouted here; 0: not, or it has been heard. */
  called = $state(0);
  /** Beat by beat, an answer is chosen first and sent when it is confirmed. */
  draft = $state<string | null>(null);
  /** The techniques that are going to be named, beat by beat; at the real-time table the server keeps them. */
  naming = $state.raw<readonly number[]>([]);
  /** What was chosen for the shout, until the table shows it; "": it was taken back. */
  choosing = $state<string | null>(null);
  /** What was said with a button beside the cards, until the table shows it. */
  saying = $state<"ready" | "claim" | null>(null);
  /** What wasn't taken: a card of the hand, or (-1) something said. */
  refused = $state<number | null>(null);
  private toggled = $state.raw<readonly number[]>([]);
  private calls = 0;
  private holding = false;
  private refusedAt = 0;
  private saidAt = 0;
  private choseAt = 0;
  private toggledAt: unknown = null;
  private claiming = false;
  private meaning = "";
  private changedAt = -LOCK;

  constructor(private readonly table: Table) {}

  get fighter(): Fighter | null {
    const seat = this.table.seat();
    return seat === null ? null : (this.table.view().fighters[seat] ?? null);
  }

  /** Have the buttons only just come to mean what they mean now? */
  get locked(): boolean {
    this.notice();
    return this.table.now() - this.changedAt < LOCK;
  }

  private notice(): void {
    const { live } = this.table.view();
    const meaning = live ? (MEANINGS[live.stage] ?? "fight") : "beats";
    if (this.meaning && meaning !== this.meaning) this.changedAt = this.table.now();
    this.meaning = meaning;
  }

  /** May this seat do something with cards now, as far as everybody can see? */
  get free(): boolean {
    const { live, obliged } = this.table.view();
    const seat = this.table.seat();
    if (seat === null) return false;
    if (!live) return this.table.offers().some((offer) => offer.name.startsWith("move:"));
    return live.stage === "obliged" ? obliged.includes(seat) : ["seno", "shout", "battle"].includes(live.stage);
  }

  slots(): number[] {
    return this.fighter
      ? openSlots(
          this.fighter,
          this.echoes.map((echo) => echo.slot),
        )
      : [];
  }

  holds(hand: number): boolean {
    return !!this.fighter?.hand[hand] && !this.echoes.some((echo) => echo.hand === hand);
  }

  /** What is chosen for the shout, as far as one knows here. */
  get chosen(): string | null {
    return this.choosing ?? this.table.view().live?.chosen ?? null;
  }

  tapCard(hand: number, strike = this.striking): void {
    if (!this.holds(hand)) return;
    const [slot = 0, ...others] = this.slots();
    if (!this.free) {
      const action = `move:${hand}:${slot}`; // the table says why not
      if (this.table.view().live) this.judge(this.table.feed({ kind: "act", action }), hand);
      else this.table.answer(action);
      return;
    }
    if (this.chosen?.startsWith(`move:${hand}:`)) {
      this.choose("");
      this.judge(this.table.feed({ kind: "clear" }), hand);
      return;
    }
    if (!others.length) this.play(hand, slot, strike);
    else this.selected = this.selected === hand ? null : hand;
  }

  tapSlot(slot: number, strike = this.striking): void {
    if (this.selected !== null) this.play(this.selected, slot, strike);
  }

  play(hand: number, slot: number, strike = this.striking): void {
    if (!this.holds(hand)) return;
    const name = `${strike ? "strike" : "move"}:${hand}:${slot}`;
    this.send(name);
    if (!this.table.view().live && this.offered(name)) this.laid(hand, slot);
  }

  lift(hand: number): void {
    this.selected = hand;
    this.table.sound("lift");
    if (this.table.view().live) this.judge(this.table.feed({ kind: "lift", hand }), hand);
  }

  /** A dragged card is let go of over a slot, or over nothing. */
  drop(hand: number, slot: number | null): void {
    const { live } = this.table.view();
    if (slot !== null && this.striking) this.play(hand, slot, true);
    else if (!live && slot !== null) this.play(hand, slot);
    else if (live) {
      const verdict = this.table.feed({ kind: "drop", slot });
      if (slot !== null && this.slots().includes(slot)) this.laid(hand, slot);
      this.judge(verdict, hand);
    }
    this.selected = null;
  }

  call(): void {
    if (this.locked) return;
    if (!this.table.view().live) this.table.sound("call");
    this.send("call");
  }

  /** The big button goes down: a Call at once. With a card in the hand it waits for the slot, or for the button to come up. */
  voiceDown(): void {
    if (this.locked) return;
    const { live } = this.table.view();
    if (this.selected === null || (live && live.stage !== "battle")) this.call();
    else this.holding = this.striking = true;
  }

  voiceUp(): void {
    if (this.holding && this.striking) {
      this.striking = false;
      this.call();
    }
    this.holding = false;
  }

  ready(): void {
    if (this.table.view().live?.stage !== "check" || this.locked) return;
    this.say("ready");
    this.judge(this.table.feed({ kind: "ready" }));
  }

  claim(): void {
    const { live } = this.table.view();
    const seat = this.table.seat();
    if (!live || seat === null || this.locked) return;
    this.say("claim");
    this.claiming = !live.claims[seat];
    this.judge(this.table.feed({ kind: "claim", on: this.claiming }));
  }

  send(name: string): void {
    if (this.table.view().live) this.follow(name, this.table.feed({ kind: "act", action: name }));
    else if (this.offered(name)) this.draft = this.draft === name ? null : name;
    else this.table.answer(name); // the table says why not
  }

  private offered(name: string): boolean {
    return this.table.offers().some((offer) => offer.name === name);
  }

  /** The next card is laid together with a Call, or not after all. */
  strike(): void {
    if (!this.locked) this.striking = !this.striking;
  }

  /** An action of the real-time table is under way, whichever way it was given: it is seen and heard at once, and taken back if it is refused. */
  follow(name: string, verdict: Promise<boolean>): void {
    const { calls } = this.table.view();
    const [what, hand, slot] = name.split(":");
    const moves = what === "move" || what === "strike";
    if (this.chooses) this.choose(name);
    if (what === "call" || what === "strike") {
      this.called = this.table.now();
      this.calls = calls;
      this.table.sound("call");
    }
    if (moves) this.laid(Number(hand), Number(slot));
    this.judge(verdict, moves ? Number(hand) : -1);
  }

  confirm(): void {
    const name = this.draft;
    this.draft = null;
    if (name !== null) this.table.answer(name);
  }

  /** Names a technique, or takes that back. */
  toggle(technique: number): void {
    const { live } = this.table.view();
    if (live) {
      this.toggledAt = live.toggled;
      this.toggled = flipped(this.toggled, technique);
      this.judge(this.table.feed({ kind: "toggle", technique }));
    } else this.naming = flipped(this.naming, technique);
  }

  get named(): readonly number[] {
    const { live } = this.table.view();
    return live ? this.toggled.reduce(flipped, live.toggled ?? []) : this.naming;
  }

  /** That's all: what is named is declared. */
  declare(): void {
    if (this.locked) return;
    if (this.table.view().live) this.judge(this.table.feed({ kind: "done" }));
    else this.table.answer(`declare:${this.naming.reduce((mask, one) => mask | (1 << one), 0)}`);
    this.naming = [];
  }

  /** The table has spoken, or time has passed: what it has shown, or not taken, is forgotten. */
  settle(): void {
    this.notice();
    const view = this.table.view();
    const late = this.table.now() - VERDICT;
    const fighter = this.fighter;
    const fighting = view.live?.stage === "battle" || view.live?.stage === "obliged";
    const kept = this.echoes.filter(
      (echo) => fighting && echo.since > late && fighter?.hand[echo.hand]?.key === echo.key,
    );
    if (kept.length !== this.echoes.length) this.echoes = kept;
    if (this.called && (this.called < late || view.calls !== this.calls)) this.called = 0;
    if (this.choosing !== null && (!this.chooses || this.choseAt < late || (view.live?.chosen ?? "") === this.choosing))
      this.choosing = null;
    if (this.saying && (this.saidAt < late || this.isHeard(this.saying))) this.saying = null;
    if (this.toggled.length && view.live?.toggled !== this.toggledAt) this.toggled = [];
    if (this.refused !== null && this.refusedAt < this.table.now() - REFUSAL) this.refused = null;
    if (this.selected !== null && !fighter?.hand[this.selected]) this.selected = null;
    if (this.draft !== null && !this.offered(this.draft)) this.draft = null;
  }

  /** Is this a time to choose something that the table keeps for later? */
  private get chooses(): boolean {
    return ["pick", "seno", "shout"].includes(this.table.view().live?.stage ?? "");
  }

  private isHeard(what: "ready" | "claim"): boolean {
    const { live } = this.table.view();
    const seat = this.table.seat() ?? 0;
    return what === "ready"
      ? live?.stage !== "check" || live.ready[seat] === true
      : live?.stage !== "battle" || live.claims[seat] === this.claiming;
  }

  private choose(name: string): void {
    this.choosing = name;
    this.choseAt = this.table.now();
  }

  private say(what: "ready" | "claim"): void {
    this.saying = what;
    this.saidAt = this.table.now();
  }

  /** What the table doesn't take is no longer shown as if it had, and one sees what it was. */
  private judge(verdict: Promise<boolean>, hand = -1): void {
    void verdict.then((taken) => {
      if (taken) return;
      this.echoes = this.echoes.filter((echo) => echo.hand !== hand);
      this.choosing = this.saying = this.selected = null;
      this.called = 0;
      this.toggled = [];
      this.refused = hand;
      this.refusedAt = this.table.now();
      this.table.sound("back");
    });
  }

  private laid(hand: number, slot: number): void {
    const card = this.fighter?.hand[hand];
    const stage = this.table.view().live?.stage;
    if (card && (stage === "battle" || stage === "obliged")) {
      const others = this.echoes.filter((echo) => echo.key !== card.key);
      this.echoes = [...others, { hand, slot, key: card.key, card: card.card, since: this.table.now() }];
    }
    this.table.sound("place");
    this.selected = null;
    this.striking = false;
  }
}

/** What the buttons are for, by stage; in all others, for fighting. */
const MEANINGS: Partial<Record<string, string>> = { pick: "pick", check: "check", declare: "declare", over: "over" };

const flipped = (all: readonly number[], one: number): readonly number[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export type Key = { do: "card" | "slot"; at: number } | { do: "call" | "ready" | "claim" };

/** 1–4 card, Q W E R slot, Space Call, Enter Ready, Backspace stalemate. By where a key lies, not what is printed on it. */
export function keyOf(code: string): Key | null {
  const card = ["Digit1", "Digit2", "Digit3", "Digit4"].indexOf(code);
  if (card >= 0) return { do: "card", at: card };
  const slot = ["KeyQ", "KeyW", "KeyE", "KeyR"].indexOf(code);
  if (slot >= 0) return { do: "slot", at: slot };
  if (code === "Space") return { do: "call" };
  if (code === "Enter") return { do: "ready" };
  return code === "Backspace" ? { do: "claim" } : null;
}
