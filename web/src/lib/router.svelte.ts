/** Which page: the path says it. Links are plain links; a click on one of ours doesn't load the page anew. */
export type Route =
  | { page: "home" }
  | { page: "table"; table: string; invite: string }
  | { page: "new"; game: string; friends: boolean; set: string }
  | { page: "watch"; game: string }
  | { page: "rules"; game: string; clause: string; set: string }
  | { page: "cards"; game: string; set: string }
  | { page: "sets"; game: string; set: string; link: string }
  | { page: "learn"; game: string }
  | { page: "pad"; game: string }
  | { page: "puzzles"; game: string; number: number }
  | { page: "replay"; table: string; game: number; at: number | "decisive" | null }
  | { page: "profile"; person: string }
  | { page: "ranking"; game: string }
  | { page: "deck"; game: string }
  | { page: "you"; code: string }
  | { page: "lab" }
  | { page: "gallery"; board: string }
  | { page: "lost" };

/** Read as it was meant; null: it can't be read. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The moment of a game that an address names. */
function momentAt(anchor: string): number | "decisive" | null {
  if (anchor === "decisive") return anchor;
  return /^\d+$/.test(anchor) ? Number(anchor) : null;
}

/** Which addresses there are, the server knows from public/pages.json. */
export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean).map(unescaped);
  const anchor = unescaped(hash.replace(/^#/, "")) ?? "";
  if (parts.includes(null)) return { page: "lost" };
  const [page = "", one = "", two = ""] = parts as string[];
  if (page === "" && anchor.startsWith("/gallery")) return { page: "gallery", board: anchor.split("/")[2] ?? "" };
  if (page === "") return { page: "home" };
  if (page === "t" && one) return { page: "table", table: one, invite: anchor };
  if (page === "new" && one) return { page: "new", game: one, friends: two === "friends", set: anchor };
  if (page === "watch") return { page: "watch", game: one };
  if (page === "rules") return { page: "rules", game: one, clause: anchor, set: two };
  if (page === "cards") return { page: "cards", game: one, set: two };
  if (page === "sets") return { page: "sets", game: one, set: two, link: anchor };
  if (page === "pad") return { page: "pad", game: one };
  if (page === "learn") return { page: "learn", game: one };
  if (page === "puzzles") return { page: "puzzles", game: one, number: Number(two) || 0 };
  if (page === "replay") return { page: "replay", table: one, game: Number(two) || 1, at: momentAt(anchor) };
  if (page === "me" || page === "people") return { page: "profile", person: one };
  if (page === "ranking") return { page: "ranking", game: one };
  if (page === "deck") return { page: "deck", game: one };
  if (page === "you") return { page: "you", code: anchor };
  if (page === "lab") return { page: "lab" };
  return { page: "lost" };
}

const here = () => parse(location.pathname, location.hash);

class Router {
  route = $state.raw<Route>(here());

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Called once: follows the browser's buttons and clicks on our own links. */
  start(): void {
    addEventListener("popstate", () => (this.route = here()));
    addEventListener("hashchange", () => (this.route = here()));
    addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/reports/")) return;
      if (link.pathname === location.pathname && link.hash) return; // a place on this page
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
