/** Another game: agreed on at this table, or at a new one where this one is closed. */
import { cardsAgain, goToNewTable } from "../../../features/tables/newTable";
import { api } from "../../../lib/wire/api";
import type { Commands } from "./commands.svelte";
import type { TableFacts } from "./facts.svelte";
import type { Seating } from "./seating.svelte";

export class Rematch {
  /** This seat has asked for it. */
  readonly isAsked = $derived.by(() => {
    const { room, you } = this.facts;
    return (room?.ballots["rematch"] ?? []).includes(you?.person ?? "?");
  });

  constructor(
    private readonly facts: TableFacts,
    private readonly commands: Commands,
    private readonly seating: Seating,
  ) {}

  ask = async (): Promise<void> => {
    const { room, you, alone, game } = this.facts;
    if (!room) return;
    if (room.stage !== "closed") {
      await this.commands.act({ do: "vote", on: "rematch", yes: true });
      return;
    }
    const bots = room.chairs.map((chair, at) => (at === you?.seat ? "" : (chair.level ?? "")));
    try {
      const cards = await cardsAgain(await api.game(room.game), room.cards, game.cards);
      await goToNewTable(
        { game: room.game, seats: bots.length, bots, options: room.options, cards, first_to: room.first_to },
        alone,
        this.seating.brings() ?? undefined,
      );
    } catch (problem) {
      this.facts.trouble = problem;
    }
  };
}
