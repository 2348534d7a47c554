/** A set that is being changed: every change is kept on the server a moment later, and can be undone. */
import { api, Problem } from "../../lib/wire/api";
import type { SetCheck, SetDetail, SetInfo } from "../../lib/wire/types";
import { faultsByPlace, keyOf, withValue, type Content, type Path } from "./content";

/** So long after the last change it is kept and checked, in ms. */
const PAUSE = 500;
/** Changes of one place within this time are one step. */
const TOGETHER = 1500;
const MOST_STEPS = 200;

export type Keeping = "kept" | "keeping" | "failed";

export class Draft {
  info = $state.raw<SetInfo>() as SetInfo;
  content = $state.raw<Content>({});
  check = $state.raw<SetCheck>({ faults: [], hash: "", texts: {} });
  keeping = $state<Keeping>("kept");
  trouble = $state.raw<unknown>(null);
  private past = $state.raw<readonly Content[]>([]);
  private future = $state.raw<readonly Content[]>([]);
  private last = { place: "", time: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under: Promise<void> = Promise.resolve();
  private sent: Content = {};

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly faults = $derived(faultsByPlace(this.content, this.check.faults));
  /** It is kept, and the game has nothing against it. */
  readonly isGood = $derived(this.keeping === "kept" && !this.check.faults.length);

  constructor(detail: SetDetail) {
    this.info = detail.info;
    this.content = this.sent = detail.content;
    this.check = detail.check;
  }

  set = (path: Path, value: unknown): void => this.change(withValue(this.content, path, value), keyOf(path));

  /** All of it anew. `place`: what was changed; changes of one place in a row are undone together. */
  change(content: Content, place = ""): void {
    const now = Date.now();
    const goesOn = place !== "" && place === this.last.place && now - this.last.time < TOGETHER;
    if (!goesOn) this.past = [...this.past.slice(-MOST_STEPS), this.content];
    this.last = { place, time: now };
    this.future = [];
    this.show(content);
  }

  undo = (): void => {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.content];
    this.last.place = "";
    this.show(before);
  };

  redo = (): void => {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.content];
    this.last.place = "";
    this.show(after);
  };

  private show(content: Content): void {
    this.content = content;
    this.keeping = "keeping";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** What was changed, on the server: one after the other. */
  keep = (): Promise<void> => {
    clearTimeout(this.timer);
    return (this.under = this.under.then(() => this.send()));
  };

  private async send(): Promise<void> {
    const content = this.content;
    if (content === this.sent && this.keeping !== "failed") {
      this.keeping = "kept";
      return;
    }
    try {
      const { info, check } = await api.changeSet(this.info.id, this.info.revision, content);
      this.info = info;
      this.sent = content;
      this.trouble = null;
      if (this.content !== content) return; // the next one is on its way
      this.check = check;
      this.keeping = "kept";
    } catch (problem) {
      this.trouble = problem;
      this.keeping = "failed";
      if (problem instanceof Problem && problem.code === "too_fast")
        this.timer = setTimeout(() => void this.keep(), 5000);
    }
  }

  /** Others may read it, or no longer. */
  async share(shared: boolean): Promise<void> {
    await this.keep();
    this.info = await api.shareSet(this.info.id, shared);
  }

  /** Nothing more is sent. */
  stop(): void {
    if (this.keeping === "keeping") void this.keep();
  }
}
