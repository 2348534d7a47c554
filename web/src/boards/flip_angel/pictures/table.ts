/** Twenty-six angels, each in a sentence before its points; `object` by day → by night. */
import type { Plan } from "../../../art/types";

const card = (camera: string, silhouette: string, gesture: string, object: string, temper: string): Plan => ({
  camera,
  silhouette,
  gesture,
  object,
  temper,
});

const table: Readonly<Record<string, Plan>> = {
  abdiel: card(
    "from behind",
    "a small back before a tall gate",
    "looks up",
    "new halo in a box → dagger behind the back",
    "eager",
  ),
  barachiel: card("a face in a cloud", "a cloud with hair", "holds up a fingertip", "spark → lightning", "mischievous"),
  cassiel: card(
    "from the side, sitting",
    "legs over the end of a pier",
    "waits",
    "fishing rod → flood of tears",
    "patient",
  ),
  dumah: card(
    "closest, half a face",
    "a hood from the edge, a finger before lips",
    "hushes",
    "falling snow → words like smoke",
    "still",
  ),
  eremiel: card(
    "full length, bowing",
    "a long bow beside a curtain",
    "shows the way",
    "lamp and curtain → keys and bars",
    "courteous",
  ),
  fanuel: card("through a keyhole", "a keyhole", "tries a pick", "lock → purse", "curious"),
  gabriel: card("from below, running", "a runner on a roof", "leaps", "letters → moths", "breathless"),
  haniel: card("only a mirror", "a hand glass", "looks at herself", "mirror → broken mirror", "vain"),
  ithuriel: card("flying, from the side", "a diagonal", "dives", "spear → mask", "keen"),
  jophiel: card("half length, bending", "a wide hat", "waters", "watering can → cage", "kind"),
  kushiel: card("from the ground", "a leaning tower and a huge fist", "looks down his nose", "rod → whip", "stern"),
  laylah: card("floating", "a curve of hair", "lights a star", "star → watch", "dreamy"),
  michael: card("a child, from the side", "a sword longer than he", "practises", "sword → broken sword", "brave"),
  nuriel: card("a room", "a round back over a pot", "tastes", "pot on the fire → pot full of hail", "warm"),
  ophaniel: card("no body", "rings round an eye", "sees", "eye → eclipse", "immense"),
  puriel: card("over a lens", "a nose and one huge eye", "examines", "lens → lamp in your face", "pedantic"),
  qemuel: card("a building", "a giant folded into an arch", "fills the gate", "staff → open palm and chain", "heavy"),
  raphael: card("only hands", "one hand under, one above", "binds", "bandaged bird → snake and flask", "gentle"),
  sandalphon: card("a row of three", "three heads and open mouths", "sing", "song sheets → candles", "solemn"),
  tzaphkiel: card("far, against a disc", "a reader on a tower of books", "reads on", "star chart → comet", "absent"),
  reference: card(
    "behind the stage",
    "a robe that waves with nobody in it",
    "swings from the rail",
    "a wing that came off",
    "absent",
  ),
  uriel: card("close, profile", "a head and a hand", "holds the sun", "sun → coal", "regal"),
  vretil: card("over a desk", "a feather as long as the scroll", "writes", "scroll → two equal scrolls", "diligent"),
  wallim: card(
    "from the side, working",
    "a broom and a broad back",
    "sweeps stars → sits on a heap",
    "broom → hoard",
    "fussy",
  ),
  xathanael: card("a crowd", "a forest of spears", "march", "banner → torn banner", "many"),
  yahoel: card("bust from below", "a throat and hair that rises", "sings upward", "birds → ship on a rock", "rapt"),
  zephon: card(
    "farthest, a landscape",
    "a small light in a wide fog",
    "seeks",
    "lantern → bird on a bare branch",
    "lonely",
  ),
};

export default table;
