/** What a person has chosen for one game's board: kept in this browser, beside the page's own settings. */
import type { Text } from "../wire/types";

type Values = Record<string, boolean | number>;

/** Kept as long as the page is open where the browser keeps nothing. */
export class OwnSettings<T extends Values> {
  private readonly key: string;
  private chosen = $state.raw<Partial<T>>({});

  constructor(
    game: string,
    private readonly first: T,
  ) {
    this.key = `dengen.settings.${game}`;
    try {
      this.chosen = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Partial<T>;
    } catch {
      // something else is kept there
    }
  }

  get<K extends keyof T>(name: K): T[K] {
    return this.chosen[name] ?? this.first[name];
  }

  set<K extends keyof T>(name: K, value: T[K]): void {
    this.chosen = { ...this.chosen, [name]: value };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.chosen));
    } catch {
      // it lasts as long as the page
    }
  }
}

/** A setting that is on or off, among the page's own. */
export interface Switch {
  label: Text;
  isOn(): boolean;
  turn(on: boolean): void;
}
