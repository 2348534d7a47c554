/** A person's way to a seat: sitting down on arrival, the invitation, the name on the chair. */
import { someone } from "../../../features/guest/identity";
import { arrival, quickGame } from "../../../features/tables/newTable";
import { settings } from "../../../lib/settings/index.svelte";
import { api } from "../../../lib/wire/api";
import type { RoomView } from "../../../lib/wire/types";
import type { Commands } from "./commands.svelte";
import type { TableFacts } from "./facts.svelte";

export class Seating {
  private known = $state(""); // the invitation, where we may know it
  private called = ""; // the name that the table has been told
  private arrived = false;

  constructor(
    private readonly facts: TableFacts,
    private readonly commands: Commands,
  ) {}

  attend(): void {
    $effect(() => this.arrive());
    $effect(() => this.keepName());
  }

  /** The key that lets others in: the one we came with, or the one that the table told us. */
  get invite(): string {
    return this.facts.place().invite || this.known;
  }

  /** Take this seat, with what was to be brought there. */
  sit = (seat: number): Promise<boolean> => {
    const { invite } = this.facts.place();
    const brings = this.brings();
    const name = settings.name.trim();
    void someone().catch(() => {}); // the name that is given here is one's name everywhere
    return this.commands.act({
      do: "sit",
      seat,
      name,
      ...(invite ? { invite } : {}),
      ...(brings ? { options: brings } : {}),
    });
  };

  brings(): Record<string, unknown> | null {
    const kept = sessionStorage.getItem(`dengen.seat.${this.facts.place().table}`);
    return kept ? (JSON.parse(kept) as Record<string, unknown>) : null;
  }

  /** The creator of the table sits down at once; its members may know its invitation. */
  private arrive(): void {
    const { room, you, table } = this.facts;
    if (!room || !you || this.arrived) return;
    this.arrived = true;
    const place = this.facts.place();
    const wanted = arrival(place.table);
    if (wanted === "quick") void this.pair(room);
    else if (wanted && room.stage === "gathering") void this.sitDown(wanted === "begin");
    else if (room.host === table?.person || you.seat !== null)
      api.table(place.table, place.invite).then(
        (found) => (this.known = found.invite ?? ""),
        () => {}, // then it isn't shown
      );
  }

  private async sitDown(begin: boolean): Promise<boolean> {
    const free = this.facts.room?.chairs.findIndex((chair) => !chair.person && !chair.level) ?? 0;
    const sits = await this.sit(Math.max(0, free));
    if (sits && begin) await this.commands.act({ do: "begin" });
    return sits;
  }

  /** With a stranger; where others were faster, at another table. */
  private async pair({ stage, game }: RoomView): Promise<void> {
    if (stage !== "gathering" || !(await this.sitDown(false)))
      quickGame(game).catch((problem: unknown) => (this.facts.trouble = problem));
  }

  /** A new name in the settings is the name on the chair, too. */
  private keepName(): void {
    const name = settings.name.trim();
    const { room, you, table } = this.facts;
    const shown = typeof you?.seat === "number" ? room?.chairs[you.seat]?.name : undefined;
    if (!name || shown === undefined || room?.stage === "closed" || this.called === name) return;
    this.called = name;
    if (!shown.startsWith(name)) void table?.do({ do: "rename", name });
  }
}
