/** Being told while no page is open: this browser's subscription at its push service, and the server that knows of it. */
import { someone } from "../guest/identity";
import { settings } from "../../lib/settings/index.svelte";
import { api } from "../../lib/wire/api";

/** Only over https or on one's own machine, and not in every browser. */
export const canPush = (): boolean => "PushManager" in globalThis && "serviceWorker" in navigator;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

const isOf = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = subscription.options.applicationServerKey;
  return !!own && String(new Uint8Array(own)) === String(key);
};

/** Raises what the browser or the server says no with. `key`: the server's. */
export async function subscribe(key: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = bytesOf(key);
  let subscription = await pushManager.getSubscription();
  if (subscription && !isOf(subscription, own)) {
    await subscription.unsubscribe(); // the server has other keys now
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own });
  const { endpoint = "", keys } = subscription.toJSON();
  await someone();
  await api.subscribe({ endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", lang: settings.lang });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (await api.guest()) await api.unsubscribe();
}

/** Once, as the page begins: whoever is somebody else now, or was forgotten by the server, is told again. */
export async function renew(): Promise<void> {
  if (!settings.push || !canPush()) return;
  const { key, here } = await api.push();
  if (key && !here) await subscribe(key);
}
