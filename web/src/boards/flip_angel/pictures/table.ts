/** Twenty-six angels, each in a sentence before its points; `object` by day → by night. */
import type { Plan } from "../../../pictures/types";

const plan = (camera: string, silhouette: string, gesture: string, object: string, temper: string): Plan => ({
  camera,
  silhouette,
  gesture,
  object,
  temper,
});

const table: Readonly<Record<string, Plan>> = {
  abdiel: plan(
    "from behind",
    "a small back before a tall gate",
    "looks up",
    "new halo in a box → dagger behind the back",
    "eager",
  ),
  barachiel: plan("a face in a cloud", "a cloud with hair", "holds up a fingertip", "spark → lightning", "mischievous"),
  cassiel: plan(
    "from the side, sitting",
    "legs over the end of a pier",
    "waits",
    "fishing rod → flood of tears",
    "patient",
  ),
  dumah: plan("closest, half a face", "a finger before lips", "hushes", "falling snow → words like smoke", "still"),
  eremiel: plan(
    "full length, bowing",
    "a long bow beside a curtain",
    "shows the way",
    "lamp and curtain → keys and bars",
    "courteous",
  ),
  fanuel: plan("through a keyhole", "a keyhole", "tries a pick", "lock → purse", "curious"),
  gabriel: plan("from below, running", "a runner on a roof", "leaps", "letters → moths", "breathless"),
  haniel: plan("only a mirror", "a hand glass", "looks at herself", "mirror → broken mirror", "vain"),
  ithuriel: plan("flying, from the side", "a diagonal", "dives", "spear → mask", "keen"),
  jophiel: plan("half length, bending", "a wide hat", "waters", "watering can → cage", "kind"),
  kushiel: plan("from the ground", "a tower with a small head", "stands over you", "rod → whip", "stern"),
  laylah: plan("floating", "a curve of hair", "lights a star", "star → watch", "dreamy"),
  michael: plan("a child, from the side", "a sword longer than he", "practises", "sword → broken sword", "brave"),
  nuriel: plan("a room", "a round back over a pot", "tastes", "pot on the fire → pot full of hail", "warm"),
  ophaniel: plan("no body", "rings round an eye", "sees", "eye → eclipse", "immense"),
  puriel: plan("over a lens", "a nose and one huge eye", "examines", "lens → lamp in your face", "pedantic"),
  qemuel: plan("a building", "a giant folded into an arch", "fills the gate", "staff → open palm and chain", "heavy"),
  raphael: plan("only hands", "a bowl of two hands", "holds", "bandaged bird → snake and flask", "gentle"),
  sandalphon: plan("a row of three", "three heads and open mouths", "sing", "song sheets → candles", "solemn"),
  tzaphkiel: plan("far, against a disc", "a reader on a tower of books", "reads on", "star chart → comet", "absent"),
  uriel: plan("close, profile", "a head and a hand", "holds the sun", "sun → coal", "regal"),
  vretil: plan("over a desk", "a feather as long as the scroll", "writes", "scroll → two equal scrolls", "diligent"),
  wallim: plan(
    "from the side, working",
    "a broom and a broad back",
    "sweeps stars → sits on a heap",
    "broom → hoard",
    "fussy",
  ),
  xathanael: plan("a crowd", "a forest of spears", "march", "banner → torn banner", "many"),
  yahoel: plan("bust from below", "a throat and hair that rises", "sings upward", "birds → ship on a rock", "rapt"),
  zephon: plan(
    "farthest, a landscape",
    "a small light in a wide fog",
    "seeks",
    "lantern → bird on a bare branch",
    "lonely",
  ),
};

export default table;
