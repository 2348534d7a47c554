/** The sounds of the events at a table, and of one's turn. */
import { sound, sounds } from "../../../lib/sound";
import type { TableMoment } from "../../../lib/wire/tableState.svelte";
import type { View } from "../../../lib/wire/types";
import type { Story } from "../../../stage/types";
import { cueOf as endCueOf } from "../ending";

/** After the sounds of what happened, in ms. */
const TURN_AFTER = 350;
/** And so long after everything else. */
const TURN_APART = 150;

export class EventSounds {
  private waited = false; // for others, since this seat was asked last

  play(
    { view, news, question }: TableMoment<View>,
    story: Story<never> | undefined,
    seat: number | null,
    isLive: boolean,
  ) {
    let heard = 0;
    if (story?.cueOf) {
      const { cueOf, seenAt } = story;
      heard = sounds(
        news.flatMap((told) => {
          const cue = cueOf(told, seat);
          return cue ? [{ cue: cue === "end" ? endCueOf(view.outcome, seat) : cue, at: seenAt?.(told, news) }] : [];
        }),
        story.voice,
      );
    } else if (news.length) sound("tap");
    if (question && this.waited && !isLive) sound("turn", story?.voice, Math.max(TURN_AFTER, heard + TURN_APART));
    this.waited = !question;
  }
}
