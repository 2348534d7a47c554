/** Who we are, on this device and on others. */
import { settings } from "../../lib/settings/index.svelte";
import { api } from "../../lib/wire/api";
import type { GuestInfo } from "../../lib/wire/types";
import { suggestion } from "./suggestions";

/** Who we are; a new guest where we are nobody yet. */
export async function someone(): Promise<GuestInfo> {
  const guest = await api.guest();
  if (guest && !settings.name.trim()) settings.name = guest.name;
  const wanted = (settings.name ||= suggestion(settings.lang)).trim();
  return guest && (!wanted || wanted === guest.name) ? guest : api.beGuest(wanted);
}

/** Be called this from now on, wherever we are a guest already. */
export async function rename(name: string): Promise<void> {
  settings.name = name;
  if (await api.guest()) await api.beGuest(name);
}

/** Be here who made this code elsewhere. */
export async function comeIn(code: string): Promise<GuestInfo> {
  const guest = await api.comeIn(code);
  settings.name = guest.name;
  return guest;
}
