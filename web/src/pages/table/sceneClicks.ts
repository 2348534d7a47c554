/** The clicks and keys that end a scene, leave a walk or bring the curtain down; such a click on the board does nothing else. */
import { isForField } from "../../lib/modality";
import type { TableSession } from "./session/session.svelte";

export class SceneClicks {
  private swallows = false;
  private walked = false;

  constructor(private readonly session: TableSession) {}

  down = (event: PointerEvent): void => {
    const { facts, curtain } = this.session;
    this.walked = facts.queue.walking;
    const asked = facts.question;
    const ends = facts.queue.skip() ? facts.question !== asked : curtain.hurry();
    this.swallows = ends && isOnBoard(event);
  };

  click = (event: MouseEvent): void => {
    const leaves = this.walked && !this.session.facts.queue.walking && isOnBoard(event);
    this.walked = false;
    if (!this.swallows && !leaves) return;
    this.swallows = false;
    event.stopPropagation();
    event.preventDefault();
  };

  key = (event: KeyboardEvent): void => {
    if (isForField(event)) return; // a blank in the chat stays a blank
    const { facts, curtain } = this.session;
    if (KEYS.has(event.key) && (facts.queue.skip() || curtain.hurry())) event.preventDefault();
  };
}

const KEYS: ReadonlySet<string> = new Set(["Enter", " ", "Escape"]);
const isOnBoard = ({ target }: Event): boolean => !!(target as Element).closest(".arena");
