/**
 * The service worker: rules, lessons and replays that were opened once are there without a network.
 * Built into /worker.js. Two stores: the page's files, for this version of it, and what the server said, for this version of
 * what it says. What is live (tables, guests, invitations, the socket) is never kept.
 */
import { bodyOf, type Notice } from "../notifications/notice";
import { isKept, SHELL, storesOf } from "./kept";

/** So much of a service worker as is used: TypeScript's own types of it would take the place of the page's. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Called extends Lasting {
  notification: { data?: unknown; close(): void };
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
declare const self: {
  location: Location;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window" }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", then: (event: Lasting) => void): void;
  addEventListener(kind: "notificationclick", then: (event: Called) => void): void;
  addEventListener(kind: "push", then: (event: Pushed) => void): void;
  addEventListener(kind: "fetch", then: (event: Asking) => void): void;
};
/** Filled in when the page is built: the files that rules, lessons and replays need, the sum of all files, the sum of the protocol. */
declare const __KEPT__: { files: string[]; version: string; protocol: string };

const stores = storesOf(__KEPT__.version, __KEPT__.protocol);
const MOST = 600; // answers that are kept; the oldest go first

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(stores.files)
      .then((store) => store.addAll([SHELL, ...__KEPT__.files].map((path) => new Request(path, { cache: "no-cache" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

async function dropOld(): Promise<void> {
  const wanted = Object.values(stores);
  const old = (await caches.keys()).filter((name) => name.startsWith("dengen-") && !wanted.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice;
  const { title, lang, tag, path } = notice;
  const options = { body: bodyOf(notice), lang, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringForward(String(event.notification.data ?? "/")));
});

/** The page where somebody is called to; opened, if it isn't. */
async function bringForward(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fromNetwork(request, stores.files, SHELL));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromStore(request));
  else if (isKept(url.pathname)) event.respondWith(fromNetwork(request, stores.answers, request));
  else if (isSign(url.pathname)) event.respondWith(fromNetwork(request, stores.files, request));
});

/** What a system shows of the installed page. */
const isSign = (path: string): boolean =>
  /^\/(icon[\w-]*\.(svg|png)|apple-touch-icon\.png|manifest\.webmanifest)$/.test(path);

/** Files whose name has a hash of their content never change. */
async function fromStore(request: Request): Promise<Response> {
  const store = await caches.open(stores.files);
  const known = await store.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

/** The server's word counts; what it said last time, where it can't be reached. */
async function fromNetwork(request: Request, store: string, key: Request | string): Promise<Response> {
  const kept = await caches.open(store);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await kept.put(key, answer.clone());
      await trim(kept);
    }
    return answer;
  } catch (gone) {
    const known = await kept.match(key);
    if (!known) throw gone;
    const headers = new Headers(known.headers);
    headers.set("x-dengen-kept", "1");
    return new Response(known.body, { status: known.status, headers });
  }
}

async function trim(store: Cache): Promise<void> {
  const keys = await store.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => store.delete(key)));
}
