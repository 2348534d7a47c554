/**
 * The selection over a board: what is chosen, what waits for a second click, what was answered but not sent yet.
 * Knows no rules and no pictures: offers, previews and reasons come from the table.
 */
import type { Asked, Offer, Preview, Words } from "../../lib/wire/types";
import { nextKeys, press as pressed, type Path } from "./gesture";
import type { Gestures } from "../types";

export interface Reason {
  en: string;
  ja: string;
  clause?: string;
}

/** What a selection asks of the table around it. */
export interface SelectionHost<V> {
  gestures(): Gestures<V>;
  view(): V;
  question(): Asked | null;
  /** Tells whether it was accepted; then another question (or none) follows. */
  answer(names: string[]): Promise<boolean>;
  ask(actions: string[]): Promise<Preview | null>;
  why(action: string): Promise<Reason | null>;
  /** Says why not; null: what was said is no longer of interest. */
  refuse(reason: Reason | null): void;
  shake(key: string): void;
}

/** What a click means that goes through an offer which only opens the way (`beyond`): both answers are given at once. */
interface Through {
  opener: Offer;
  preview: Preview;
  /** Null: there is only one way on, and the opener takes it by itself. */
  then: Offer | null;
  ways: string[][];
}

const HOVER = 140;
const NOT_ASKED: Reason = { en: "It isn't your turn.", ja: "今はあなたの番ではありません。" };
const NO_ANSWER: Reason = {
  en: "That isn't possible now. Choose something highlighted.",
  ja: "今は選べません。光っているものを選んでください。",
};

export class Selection<V> {
  /** Keys clicked so far in a gesture that isn't whole yet. */
  chosen = $state.raw<string[]>([]);
  /** Offers that share their keys: which of them? */
  choice = $state.raw<Offer[]>([]);
  /** For its second click. */
  waiting = $state.raw<Offer | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The answers that are looked at: what they would bring is in the preview. */
  looked = $state.raw<readonly Words[]>([]);
  /** Under the pointer or with the focus. */
  pointed = $state("");
  /** Answers in a row that are held back until the gesture is whole, and where they lead. */
  held = $state.raw<{ name: string; offer: Offer; preview: Preview }[]>([]);

  /** An offer was taken, and where it leads is still asked for. */
  deciding = $state(false);

  /** Where the offers lead that only open the way to others, by name. */
  private reached = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  private known = new Map<string, Promise<Preview | null>>();
  private shown = ""; // the offer whose preview is seen
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = -1;

  constructor(private readonly host: SelectionHost<V>) {}

  /** What lies on the table, with all that is held back already done. */
  get view(): V {
    return (this.held.at(-1)?.preview.view ?? this.host.view()) as V;
  }

  /** What is asked, after all that is held back. */
  get question(): Asked | null {
    const asked = this.host.question();
    const ahead = this.held.at(-1)?.preview;
    return asked && ahead?.question ? { ...asked, words: ahead.question, offers: ahead.offers } : asked;
  }

  get offers(): readonly Offer[] {
    return this.question?.offers ?? [];
  }

  /** What can be answered through an opener, by a name of its own, in the opener's words. */
  private readonly through: ReadonlyMap<string, Through> = $derived(
    new Map(
      this.offers.flatMap((opener) => {
        const preview = this.reached.get(opener.name);
        const found = preview ? (this.host.gestures().beyond?.(opener, preview) ?? []) : [];
        return found.map((one): [string, Through] => [
          `${opener.name} ${one.then?.name ?? ""}`,
          { opener, preview: preview as Preview, ...one },
        ]);
      }),
    ),
  );
  readonly paths: readonly Path[] = $derived(
    [
      ...this.offers.flatMap((offer) => this.waysTo(offer).map((keys) => ({ offer, keys }))),
      ...[...this.through].flatMap(([name, { opener, ways }]) =>
        ways.map((keys) => ({ offer: { name, words: opener.words }, keys })),
      ),
    ].filter((path) => path.keys.length),
  );
  readonly lit: ReadonlySet<string> = $derived(nextKeys(this.paths, this.chosen));

  private waysTo(offer: Offer): string[][] {
    const gestures = this.host.gestures();
    return [gestures.keysOf(offer, this.view), ...(gestures.waysTo?.(offer, this.view) ?? [])];
  }

  /** Looks through the offers that only open the way to others. Called whenever what is asked may have changed. */
  async reach(): Promise<void> {
    const gestures = this.host.gestures();
    const openers = this.offers.filter((offer) => gestures.opens?.(offer, this.view));
    this.reached = new Map();
    if (!openers.length) return;
    const found = await Promise.all(openers.map((offer) => this.look([offer.name])));
    if (found.some((one) => one.stale)) return;
    this.reached = new Map(
      openers.flatMap(({ name }, at) => (found[at]?.preview?.complete ? [[name, found[at].preview]] : [])),
    );
  }

  /** What is looked at, from the table with all that is held back on. */
  get ahead(): Preview | null {
    const told = this.held.at(-1)?.preview.events.length ?? 0;
    return this.preview && told ? { ...this.preview, events: this.preview.events.slice(told) } : this.preview;
  }

  /** Another question: begin anew. Called whenever the question may have changed. */
  renew(): void {
    const number = this.host.question()?.number ?? -1;
    if (number === this.asked) return;
    this.asked = number;
    this.drop();
    this.known.clear();
  }

  /** Lets go of what is chosen; what is held back stays. */
  letGo(): void {
    clearTimeout(this.timer);
    this.chosen = [];
    this.choice = [];
    void this.show(null);
  }

  /** Takes back the last answer that was held back, or lets go of what is chosen. */
  back(): void {
    if (!this.chosen.length && !this.choice.length && !this.waiting) this.held = this.held.slice(0, -1);
    this.letGo();
    this.host.refuse(null);
  }

  /** Takes everything back that isn't sent yet. */
  drop(): void {
    this.held = [];
    this.letGo();
  }

  /** What would this offer do? Null: nothing is looked at. */
  async show(offer: Offer | null): Promise<Preview | null> {
    this.waiting = null;
    this.shown = "";
    if (!offer) {
      this.preview = null;
      return null;
    }
    const found = await this.look(this.offersOf(offer).map(({ name }) => name));
    if (found.stale) return null;
    this.preview = found.preview;
    this.looked = this.offersOf(offer).map(({ words }) => words);
    this.shown = offer.name;
    return found.preview;
  }

  /** The moves of this line that make one gesture, from the table with all that is held back on. */
  async gestureOf(line: readonly string[]): Promise<string[]> {
    const gestures = this.host.gestures();
    let { view, offers } = this;
    const names: string[] = [];
    for (const name of line) {
      const offer = offers.find((one) => one.name === name);
      if (!offer) break;
      names.push(name);
      if (!gestures.holds?.(offer, view)) break;
      const { preview, stale } = await this.look(names);
      if (stale || !preview?.complete || !preview.question || !preview.offers.length || gestures.ends?.(preview)) break;
      view = preview.view as V;
      offers = preview.offers;
    }
    return names;
  }

  /** Shows on the board where these moves in a row lead. */
  async foresee(names: readonly string[]): Promise<void> {
    const { preview, stale } = await this.look(names);
    if (stale || !preview) return;
    this.waiting = null;
    this.shown = "";
    this.preview = preview;
    this.looked = [];
  }

  private offersOf(offer: Offer): Offer[] {
    const way = this.through.get(offer.name);
    return way ? [way.opener, ...(way.then ? [way.then] : [])] : [offer];
  }

  private async look(names: readonly string[]): Promise<{ preview: Preview | null; stale: boolean }> {
    const number = this.host.question()?.number;
    const before = this.held;
    const actions = [...before.map((one) => one.name), ...names];
    const key = actions.join("\n");
    const asking = this.known.get(key) ?? this.host.ask(actions);
    this.known.set(key, asking);
    const preview = await asking;
    if (!preview) this.known.delete(key);
    return { preview, stale: number !== this.host.question()?.number || before !== this.held };
  }

  /** Answers with these names after all that is held back: as one gesture. */
  send(...names: string[]): void {
    const held = this.held; // stays on the table until the table's own view has it
    this.letGo();
    this.host.refuse(null);
    void this.host.answer([...held.map((one) => one.name), ...names]).then((accepted) => {
      if (!accepted && this.held === held) this.held = [];
    });
  }

  /** This offer is meant: held back where the gesture goes on and nothing new is learnt by it, else sent. */
  async take(offer: Offer): Promise<void> {
    const way = this.through.get(offer.name);
    if (way && !way.then) return this.take(way.opener);
    if (way?.then) {
      this.held = [...this.held, { name: way.opener.name, offer: way.opener, preview: way.preview }];
      return this.take(way.then);
    }
    if (this.host.gestures().holds?.(offer, this.view)) {
      this.deciding = true;
      const { preview, stale } = await this.look([offer.name]).finally(() => (this.deciding = false));
      if (stale) return;
      const goesOn =
        preview?.complete && preview.question && preview.offers.length && !this.host.gestures().ends?.(preview);
      if (goesOn) {
        this.held = [...this.held, { name: offer.name, offer, preview }];
        this.letGo();
        this.host.refuse(null);
        return;
      }
    }
    this.send(offer.name);
  }

  /** Is it seen already what a click on this key would do? */
  shows(key: string): boolean {
    const result = pressed(this.paths, this.chosen, key);
    return result.kind === "offers" && result.offers.length === 1 && result.offers[0]?.name === this.shown;
  }

  /** A key is clicked; `sure`: what it would do has been seen already; `touched`: by a finger. */
  async press(key: string, { sure = false, touched = false } = {}): Promise<void> {
    const result = pressed(this.paths, this.chosen, key);
    this.choice = [];
    if (result.kind === "unlit") {
      const chosen = this.chosen;
      this.chosen = [];
      if (this.changeMind(key)) await this.press(key, { touched });
      else await this.explain(key, chosen);
      return;
    }
    clearTimeout(this.timer); // what was about to be shown for hovering must not take the place of what is asked for
    this.host.refuse(null);
    if (result.kind === "chosen") {
      this.chosen = result.chosen;
      return;
    }
    const [only] = result.offers;
    if (!only || result.offers.length > 1) {
      this.chosen = result.chosen;
      this.choice = result.offers;
      return;
    }
    if (!sure && this.waiting?.name !== only.name && this.isWorthALook(only, touched)) {
      this.chosen = result.chosen.slice(0, -1);
      await this.show(only);
      this.waiting = only;
      return;
    }
    await this.take(only);
  }

  private isWorthALook(offer: Offer, touched: boolean): boolean {
    const way = this.through.get(offer.name);
    if (way && !way.then) return false;
    return !!this.host.gestures().confirm?.(way?.then ?? offer, (way?.preview.view ?? this.view) as V, touched);
  }

  /** A click that meant something before the last answers that are held back takes those back. */
  private changeMind(key: string): boolean {
    const held = this.held;
    for (let many = held.length - 1; many >= 0; many--) {
      this.held = held.slice(0, many);
      if (this.lit.has(key)) {
        this.letGo();
        return true;
      }
    }
    this.held = held;
    return false;
  }

  private async explain(key: string, chosen: readonly string[]): Promise<void> {
    if (this.host.gestures().tells?.(key, this.view)) return;
    this.host.shake(key);
    const question = this.question;
    const action = question && this.host.gestures().meant?.(key, chosen, this.view, this.offers);
    this.host.refuse((action && (await this.reasonAgainst(action))) || (question ? NO_ANSWER : NOT_ASKED));
  }

  /** Why not, with all that is held back done before, and what only opens the way too. */
  private async reasonAgainst(action: string): Promise<Reason | null> {
    const [opener] = this.reached.keys();
    if (!this.held.length && opener === undefined) return this.host.why(action);
    return (await this.look(opener === undefined ? [action] : [opener, action])).preview?.refusal ?? null;
  }

  /** The key of the card that an offer has laid, now that it is held back. */
  laidBy(offer: Offer): string | null {
    return this.host.gestures().laidBy?.(offer, this.view) ?? null;
  }

  /** A card is being dragged: the gesture begins as if it had been clicked. */
  async lift(key: string): Promise<void> {
    const result = pressed(this.paths, this.chosen, key);
    if (result.kind === "chosen" && !this.chosen.includes(key)) this.chosen = result.chosen;
    const [only] = result.kind === "offers" ? result.offers : [];
    if (only && result.kind === "offers" && result.offers.length === 1 && this.host.gestures().holds?.(only, this.view))
      await this.take(only);
    await this.reach();
  }

  /** Under the pointer or with the focus: what would it do? */
  consider(key: string | null): void {
    this.pointed = key ?? "";
    clearTimeout(this.timer);
    if (this.waiting || this.choice.length) return;
    if (!key || !this.lit.has(key)) {
      if (this.preview) void this.show(null);
      return;
    }
    this.timer = setTimeout(() => {
      const result = pressed(this.paths, this.chosen, key);
      if (result.kind === "offers" && result.offers.length === 1) void this.show(result.offers[0] ?? null);
    }, HOVER);
  }
}
