/** How somebody who looks elsewhere is called: the tab's icon, and the system's notifications. */
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d2330"/>' +
      '<circle cx="16" cy="16" r="9" fill="#f4c95d"/></svg>',
  );
const USUAL = "/icon.svg";

/** The icon of the tab: with a light in it, while one is called. */
export function light(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  if (icon) icon.href = on ? CALLING : USUAL;
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser, which asks the person; may we? */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (
    (Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission) ===
    "granted"
  );
}

/** `tag`: a later one about the same thing takes its place. `path`: where it leads. */
export async function notify(title: string, body: string, tag: string, path = location.pathname): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const options = { body, tag, icon: USUAL, data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options); // a phone knows no other way
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** What leads to this path is no longer on the screen: whoever was called has come. */
export async function dismiss(path = location.pathname): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = (await worker?.getNotifications()) ?? [];
  for (const one of shown) if (one.data === path) one.close();
}
