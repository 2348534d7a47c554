/** Every familiar and every station, in a sentence before its points. */
import type { Plan } from "../../../art/types";

const card = (camera: string, silhouette: string, gesture: string, object: string, temper: string): Plan => ({
  camera,
  silhouette,
  gesture,
  object,
  temper,
});

const table: Readonly<Record<string, Plan>> = {
  black_cat: card("along a beam", "a long back and a hanging tail", "sleeps with one eye", "mouse", "content"),
  will_o_wisp: card("night, through reeds", "a flame in a broken cage", "crooks a finger", "lantern", "teasing"),
  mana_bug: card("on a shelf, from the side", "a lamp with legs", "drinks", "crystal", "greedy"),
  homunculus: card(
    "close, through glass",
    "a head in a jar",
    "presses both hands to the glass",
    "key out of reach",
    "anxious",
  ),
  mischievous_fairy: card("upside down", "wings between two bottles", "changes labels", "label with a skull", "sly"),
  fairy_ring: card("from the rafters", "a circle of hats", "dances; one looks up", "chalk star", "caught"),
  gnome: card(
    "profile, in a gallery",
    "a bent hat behind a barrow",
    "pushes with all his weight",
    "crystals",
    "grumbling",
  ),
  mandragora: card("close, at the pot", "a root with open arms", "screams", "cracked pot", "hysterical"),
  salamander: card("into the hearth", "a coil in an arch", "warms its belly", "log", "lazy"),
  raven: card("three quarters from behind", "a black wedge", "steals and looks back", "jewel", "guilty"),
  library_ghost: card("over an open book", "smoke with spectacles", "asks for silence", "its own book", "strict"),
  gargoyle: card("profile, from below the roof", "horns over a ledge", "chin in hand", "gutter", "bored"),
  caladrius: card("at a bedside", "a white neck like an S", "draws out the fever", "red thread", "grave"),
  clockwork_doll: card("sitting, head aside", "a key as large as a back", "pours what isn't there", "teapot", "absent"),
  peryton: card("leap, from the side", "antlers and a man's shadow", "clears the lamp", "shadow", "wild"),
  golem: card("under a split beam", "a hill of slabs", "holds a candle with two fingers", "candle", "careful"),
  bronze_head: card("huge profile", "curls and pipes", "has spoken", "smoke", "oracular"),
  griffin: card("profile, from below", "an open beak over talons", "screams over its own", "scroll", "jealous"),
  unicorn: card("bowed from the edge", "a horn across the moon", "drinks", "basin", "shy"),
  phoenix: card("diagonal, rising", "wings like two fans", "goes up", "burst urn", "triumphant"),
  sphinx: card("on the top shelf, profile", "a striped cloth over dangling paws", "waits", "riddle", "amused"),
  valkyrie: card("lunging through a window", "winged helmet and a long spear", "thrusts", "spear", "furious"),
  troll: card("too close", "a jaw on the frame", "bites", "the frame itself", "hungry"),
  brew_1: card("in its niche", "a kettle askew on a chain", "boils at last", "hourglass", "patient"),
  brew_2: card("on the bench, wider", "a flask, a coil", "drips", "still", "exact"),
  brew_3: card("from above the rim", "a round cauldron", "boils over", "eye", "lively"),
  brew_4: card("frontal, huge", "an oven with teeth", "is fed", "shovel", "ravenous"),
  summon_1: card("on the floor, near", "a long paw over a ring", "feels for the chalk", "chalk", "curious"),
  summon_2: card("tilted", "an oval with an arm", "knocks from inside", "mirror", "uncanny"),
  summon_3: card("frontal, ajar", "a wardrobe with eyes", "peeps", "door", "crowded"),
  summon_4: card("at the edge of the hole", "a horned head before one wing", "climbs out", "floor", "vast"),
  attack_1: card("over the shoulder", "a capped head and a forked stick", "lets go", "pebble", "naughty"),
  attack_2: card("on the sill", "a bow across the window", "aims", "bolt", "cold"),
  attack_3: card("in the field, from before it", "a cheese ahead of a bent arm", "throws", "cheese", "silly"),
  attack_4: card("behind the gate", "a fist through planks", "knocks once", "gate", "irresistible"),
  divine_1: card("at the table, aslant", "a hand on a ball with an eye", "looks back", "crystal ball", "knowing"),
  divine_2: card("under the open roof", "a tube towards the stars", "notes down", "telescope", "rapt"),
};

export default table;
