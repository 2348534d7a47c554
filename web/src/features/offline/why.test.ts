import { expect, it } from "vitest";
import { whyGone } from "./why";

it.each([
  ["127.0.0.1", false, "own"],
  ["localhost", true, "own"],
  ["192.168.1.5", false, "network"],
  ["cards.example", true, "server"],
])("%s, with a network: %s, is gone because of: %s", (host, onLine, why) => expect(whyGone(host, onLine)).toBe(why));
