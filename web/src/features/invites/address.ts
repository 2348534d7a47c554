/** Which address to give to friends: the one in one's own window leads them nowhere if it means "this machine". */
import { api } from "../../lib/wire/api";

export const isOwnMachine = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

/** Where others find this server; null: they can't. */
export async function originForOthers(here: Pick<Location, "hostname" | "origin"> = location): Promise<string | null> {
  if (!isOwnMachine(here.hostname)) return here.origin;
  const told = await api.here().catch(() => null);
  return told?.urls[0] ?? null;
}
