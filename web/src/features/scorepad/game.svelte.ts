import type { CardSet } from "../../stage/types";
import { begun, changed, read, undone, type Kept } from "./kept";

const NAMES = "dengen.pad";

/** A game at a real table: what was tapped outlives a reload. */
export class PadGame<S> {
  kept = $state.raw<Kept<S> | null>(null);

  constructor(private readonly game: string) {
    this.kept = read(stored(this.key));
  }

  begin(names: string[], choice: string, cards: CardSet | null, state: S): void {
    store(NAMES, JSON.stringify(names));
    this.keep(begun(names, choice, cards, state));
  }

  change(state: S): void {
    if (this.kept) this.keep(changed(this.kept, state));
  }

  undo(): void {
    if (this.kept) this.keep(undone(this.kept));
  }

  forget(): void {
    this.keep(null);
  }

  private get key(): string {
    return `${NAMES}.${this.game}`;
  }

  private keep(kept: Kept<S> | null): void {
    this.kept = kept;
    store(this.key, JSON.stringify(kept));
  }
}

/** What those who played last are called. */
export function lastNames(): string[] {
  try {
    const names: unknown = JSON.parse(stored(NAMES) ?? "[]");
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing: it lasts as long as the page
  }
}
