/** What a person has chosen for this browser. */
import { MediaQuery } from "svelte/reactivity";
import type { Pace, Lang } from "./types";
import type { RoomView } from "../wire/types";

export type Theme = "auto" | "light" | "dark";

interface Stored {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  /** Notifications of the system, where the browser allows them. */
  notify: boolean;
  /** Those also while no page is open, by the browser's push service. */
  push: boolean;
  still: boolean;
  forward: boolean;
  name: string;
  level: string;
  botPace: RoomView["bot_pace"];
  /** How fast what others do is shown. */
  pace: Pace;
  /** Has been told how to look at cards. */
  looked: boolean;
}

const KEY = "dengen.settings";
const night = new MediaQuery("(prefers-color-scheme: dark)");

function first(): Stored {
  const lang: Lang = typeof navigator !== "undefined" && navigator.language.startsWith("ja") ? "ja" : "en";
  return {
    lang,
    theme: "auto",
    sound: true,
    notify: false,
    push: false,
    still: false,
    forward: false,
    name: "",
    level: "normal",
    botPace: "brisk",
    pace: "brisk",
    looked: false,
  };
}

function load(): Stored {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return first();
  }
}

export const settings = $state<Stored>(load());

/** Stores what changes and tells the document; called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const now = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, now);
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset.theme =
      settings.theme === "auto" ? (night.current ? "dark" : "light") : settings.theme;
    document.documentElement.dataset.still = String(settings.still);
  });
}

const quiet = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** No motion but short cross-fades: by the setting, or by the system's. */
export function still(): boolean {
  return settings.still || (quiet?.matches ?? false);
}
