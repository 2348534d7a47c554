import { isKept } from "./kept";
import { network } from "../../lib/wire/network.svelte";

const RENEWED = "dengen.renewed";

/** Once the page stands: the service worker, and a page that is renewed when its files are gone from the server. */
export function register(): void {
  network.start();
  addEventListener("vite:preloadError", () => {
    if (network.gone || sessionStorage.getItem(RENEWED) === location.pathname) return;
    sessionStorage.setItem(RENEWED, location.pathname); // once: it may be something else
    location.reload();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  keepSoFar();
  if (matchMedia("(display-mode: standalone)").matches) addEventListener("load", () => void keepBooks());
  addEventListener("appinstalled", () => void keepBooks());
  addEventListener("load", () => navigator.serviceWorker.register("/worker.js").catch(() => {})); // a browser that keeps nothing
}

/** So that all of it is there without a network: asked for one by one, in the background, past the worker. */
export async function keep(addresses: readonly string[]): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  if (!workers.controller)
    await new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
  for (const address of addresses) await fetch(address).catch(() => {});
}

/** An installed page starts without a network: rules and lessons of all games are there, whether they were opened or not. */
async function keepBooks(): Promise<void> {
  const games = await fetch("/api/games").then(
    (answer) =>
      answer.json() as Promise<{ id: string; aim: unknown; has_cards: boolean; editions: { id: string }[] }[]>,
    () => [],
  );
  await keep(
    games.flatMap(({ id, aim, has_cards, editions }) => [
      `/api/games/${id}`,
      `/api/games/${id}/clauses`,
      ...(aim ? [`/api/games/${id}/lesson`, `/api/games/${id}/lesson/film?cards=${editions[0]?.id ?? ""}`] : []),
      ...(has_cards ? [`/api/games/${id}/cards`, `/api/games/${id}/cards?cards=${editions[0]?.id ?? ""}`] : []),
    ]),
  );
  const [{ boardOf }, { padOf }] = await Promise.all([import("../../boards"), import("../../boards/scorepads")]);
  for (const { id } of games) await Promise.allSettled([boardOf(id), padOf(id)]); // their files, through the worker
}

/** What the first page of all had loaded before there was a worker that could keep it. */
function keepSoFar(): void {
  if (navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => void keepLoaded(), { once: true });
}

/** All that this page has loaded until now. */
export async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  await keep(
    loaded
      .filter((url) => url.origin === location.origin && (isKept(url.pathname) || url.pathname.startsWith("/assets/")))
      .map((url) => url.href),
  );
}
