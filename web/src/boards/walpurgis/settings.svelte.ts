/** What a person has chosen for this board. */
import { OwnSettings } from "../../lib/settings/own.svelte";

/**
 * `patience`: seconds that an interception window waits for an answer; 0: for ever, AT_ONCE: hardly at all.
 * `settling`: how what happens is shown; 0: quickly, 1: slowly, STEPPED: each step waits for a press.
 */
export const chosen = new OwnSettings<{ patience: number; settling: number }>("walpurgis", {
  patience: 0,
  settling: 0,
});

export const STEPPED = 2;
