import { afterEach } from "vitest";

// What Testing Library offers as well, but it would be loaded for every file, and few of them render anything
afterEach(async () => {
  if (typeof document === "undefined" || !document.body.hasChildNodes()) return;
  const { cleanup } = await import("@testing-library/svelte");
  cleanup();
});
