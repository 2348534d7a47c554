/** All familiars, cheapest first. */
import type { Scene } from "../kit";
import { black_cat } from "./black_cat";
import { will_o_wisp } from "./will_o_wisp";
import { mana_bug } from "./mana_bug";
import { homunculus } from "./homunculus";
import { mischievous_fairy } from "./mischievous_fairy";
import { fairy_ring } from "./fairy_ring";
import { gnome } from "./gnome";
import { mandragora } from "./mandragora";
import { salamander } from "./salamander";
import { raven } from "./raven";
import { library_ghost } from "./library_ghost";
import { gargoyle } from "./gargoyle";
import { caladrius } from "./caladrius";
import { clockwork_doll } from "./clockwork_doll";
import { peryton } from "./peryton";
import { golem } from "./golem";
import { bronze_head } from "./bronze_head";
import { griffin } from "./griffin";
import { unicorn } from "./unicorn";
import { phoenix } from "./phoenix";
import { sphinx } from "./sphinx";
import { valkyrie } from "./valkyrie";
import { troll } from "./troll";

export const FAMILIARS: Readonly<Record<string, Scene>> = {
  black_cat,
  will_o_wisp,
  mana_bug,
  homunculus,
  mischievous_fairy,
  fairy_ring,
  gnome,
  mandragora,
  salamander,
  raven,
  library_ghost,
  gargoyle,
  caladrius,
  clockwork_doll,
  peryton,
  golem,
  bronze_head,
  griffin,
  unicorn,
  phoenix,
  sphinx,
  valkyrie,
  troll,
};
