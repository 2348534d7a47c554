/** The fourteen actions of the row, as places of the workshop. */
import type { Scene } from "../kit";
import { brew_1 } from "./brew_1";
import { summon_1 } from "./summon_1";
import { attack_1 } from "./attack_1";
import { brew_2 } from "./brew_2";
import { summon_2 } from "./summon_2";
import { divine_1 } from "./divine_1";
import { attack_2 } from "./attack_2";
import { brew_3 } from "./brew_3";
import { summon_3 } from "./summon_3";
import { attack_3 } from "./attack_3";
import { brew_4 } from "./brew_4";
import { summon_4 } from "./summon_4";
import { attack_4 } from "./attack_4";
import { divine_2 } from "./divine_2";

export const STATIONS: Readonly<Record<string, Scene>> = {
  brew_1,
  summon_1,
  attack_1,
  brew_2,
  summon_2,
  divine_1,
  attack_2,
  brew_3,
  summon_3,
  attack_3,
  brew_4,
  summon_4,
  attack_4,
  divine_2,
};
