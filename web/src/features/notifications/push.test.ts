import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings/index.svelte";
import { canPush, renew, subscribe, unsubscribe } from "./push";

const KEY = "BP4z";
const BYTES = new Uint8Array([4, 254, 51]);

/** A browser's push manager, as far as the page uses it. */
class Manager {
  current: ReturnType<Manager["made"]> | null = null;
  dropped = 0;

  private made(key: ArrayBuffer) {
    return {
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "P", auth: "A" } }),
      unsubscribe: () => {
        this.dropped += 1;
        this.current = null;
        return Promise.resolve(true);
      },
    };
  }
  getSubscription = () => Promise.resolve(this.current);
  subscribe = ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    this.current = this.made(applicationServerKey.buffer);
    return Promise.resolve(this.current);
  };
}

let manager: Manager;
let asked: string[];
let here: boolean;
beforeEach(() => {
  manager = new Manager();
  asked = [];
  here = false;
  const worker = { pushManager: manager };
  vi.stubGlobal("PushManager", Manager);
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(worker), getRegistration: () => Promise.resolve(worker) },
  });
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, body].filter(Boolean).join(" "));
    return Promise.resolve(Response.json(path === "/api/guest" ? { person: "p", name: "Ann" } : { key: KEY, here }));
  });
  Object.assign(settings, { lang: "ja", name: "Ann", push: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(settings, { lang: "en", name: "", push: false });
});

const PUT = 'PUT /api/guest/push {"endpoint":"https://push.example/1","p256dh":"P","auth":"A","lang":"ja"}';

it("subscribes with the server's key, and tells the server", async () => {
  expect(canPush()).toBe(true);
  await subscribe(KEY);
  expect(new Uint8Array(manager.current?.options.applicationServerKey ?? new ArrayBuffer())).toEqual(BYTES);
  expect(asked).toEqual(["GET /api/guest", PUT]);
  await subscribe(KEY);
  expect(manager.dropped).toBe(0);
});

it("subscribes anew where the server has other keys", async () => {
  await subscribe("AAAA");
  await subscribe(KEY);
  expect(manager.dropped).toBe(1);
  expect(new Uint8Array(manager.current?.options.applicationServerKey ?? new ArrayBuffer())).toEqual(BYTES);
});

it("is renewed where the server has forgotten it, and only there", async () => {
  await renew();
  expect(asked).toEqual(["GET /api/guest/push", "GET /api/guest", PUT]);
  here = true;
  await renew();
  expect(asked.at(-1)).toBe("GET /api/guest/push");
  settings.push = false;
  await renew();
  expect(asked.length).toBe(4);
});

it("ends at the browser and at the server", async () => {
  await subscribe(KEY);
  await unsubscribe();
  expect(manager.current).toBeNull();
  expect(asked.at(-1)).toBe("DELETE /api/guest/push");
});
