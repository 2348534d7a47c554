import { expect, it } from "vitest";
import { isOwnMachine } from "./address";

it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"])("%s is this machine", (host) =>
  expect(isOwnMachine(host)).toBe(true),
);
it.each(["192.168.1.5", "cards.example", "localhost.example", "10.0.0.1"])("%s is reached by others", (host) =>
  expect(isOwnMachine(host)).toBe(false),
);
