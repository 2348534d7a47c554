/** The address of the page. Links are plain links; a click on one of ours doesn't load the page anew. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** Called once: follows the browser's buttons and clicks on our own links. */
  start(): void {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
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

  private look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const router = new Router();
