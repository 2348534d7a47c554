/** Twelve windows, each in a sentence before its points. */
import type { Plan } from "../../../art/types";

const card = (camera: string, silhouette: string, gesture: string, object: string, temper: string): Plan => ({
  camera,
  silhouette,
  gesture,
  object,
  temper,
});

const table: Readonly<Record<string, Plan>> = {
  commoner: card(
    "half length, walking out",
    "a load on one shoulder",
    "looks back and hums",
    "sheaf and goose",
    "cheerful",
  ),
  yokai: card("close up", "one eye in a hole", "claws the frame", "the window itself", "hungry"),
  yokai_tamer: card("half length beside a beast", "a small head over a large one", "plays to it", "flute", "tender"),
  otherworlder: card(
    "half length",
    "hood and headphones in a spiral",
    "looks at a light in the palm",
    "telephone",
    "lost",
  ),
  exorcist: card("half length, profile", "hair in the wind", "throws a charm", "paper charms", "resolute"),
  priest: card("half length, leaning back", "a diagonal on a rope", "pulls with all his weight", "bell", "stubborn"),
  warrior: card(
    "from below, lunging",
    "a blade across the window",
    "strikes down from above",
    "sword and round shield",
    "fierce",
  ),
  conjurer: card(
    "half length, tilted",
    "top hat and a spring of cards",
    "lets cards leap from hand to hand",
    "cards",
    "sly",
  ),
  sorcerer: card("half length", "pointed hat under gaps", "lifts panes out of his own window", "panes", "serene"),
  ghost: card("from the sill", "a tail of smoke through the hole", "slips in over the edge", "candle blown out", "shy"),
  borderer: card("frontal, cut in two", "half night, half day", "holds a door ajar", "door", "undecided"),
  vampire: card("upside down", "a bat under the apex", "sleeps with open eyes", "cloak", "cold"),
};

export default table;
