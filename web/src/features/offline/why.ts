import { isOwnMachine } from "../invites/address";

/** Why a server isn't there: one's own machine is there without a network, so that server must have been stopped. */
export const whyGone = (host: string, onLine: boolean): "own" | "network" | "server" =>
  isOwnMachine(host) ? "own" : onLine ? "server" : "network";
