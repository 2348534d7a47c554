/** Is the server there? Known from its answers, and from what the browser says of the network. */
class Network {
  gone = $state(false);

  /** An answer came: from the server, or from what the service worker has kept. */
  heard(answer: Response): void {
    this.gone = answer.headers.has("x-dengen-kept");
  }

  start(): void {
    for (const event of ["offline", "online"]) addEventListener(event, () => this.look()); // one's own machine is always there
    addEventListener("visibilitychange", () => this.gone && !document.hidden && this.look()); // it may have been started meanwhile
    if (!navigator.onLine) void this.look();
  }

  /** Ask the server itself. */
  async look(): Promise<void> {
    this.gone = !(await fetch("/api/health", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    ));
  }
}

export const network = new Network();
