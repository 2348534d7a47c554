/** What a person has chosen for this board. */
import { OwnSettings } from "../../settings/own.svelte";

/** `patience`: seconds that an interception window waits for an answer; 0: for ever, AT_ONCE: hardly at all. */
export const chosen = new OwnSettings<{ patience: number }>("walpurgis", { patience: 0 });
