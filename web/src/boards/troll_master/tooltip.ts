/** What a station or a familiar says when it is pointed at. */
import type { Frame, Tooltip } from "../../stage/types";
import type { TrollMasterView } from "./view";
import { words } from "./words";

export function tooltip(key: string, view: TrollMasterView, frame: Frame): Tooltip | null {
  const say = words(frame.lang);
  const action = view.row.find((one) => one.key === key);
  if (action)
    return {
      title: `${action.pos} ${action.name[frame.lang]}`,
      text: action.text[frame.lang],
      facts: say.demand(
        say.kinds[action.need_kind] ?? action.need_kind,
        action.need,
        action.need - action.missing,
        view.pool !== null,
      ),
    };
  const stacks = [...view.supply, ...view.players.flatMap((player) => player.familiars)];
  const familiar = stacks.find((one) => one.key === key)?.familiar;
  if (!familiar) return null;
  return {
    title: familiar.name[frame.lang],
    text: familiar.text[frame.lang],
    facts: say.worth(familiar.cost, familiar.power, familiar.vp),
  };
}
