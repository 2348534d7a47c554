/** What a person has chosen for this board. */
import { OwnSettings, type Switch } from "../../lib/settings/own.svelte";

/** `suits`: playing cards in four colours, one for each suit. */
export const chosen = new OwnSettings<{ suits: boolean }>("trump_fighter", { suits: false });

export const switches: readonly Switch[] = [
  {
    label: { en: "Playing cards in four colours", ja: "トランプを4色で表示" },
    isOn: () => chosen.get("suits"),
    turn: (on) => chosen.set("suits", on),
  },
];
