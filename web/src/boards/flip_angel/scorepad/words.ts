import type { Lang } from "../../../lib/settings/types";

const EN = {
  over: "Six rounds are over.",
  cell: (name: string) => `Empty place ${name}: add a card`,
  choose: "Choose the card here",
  sides: { white: "White side", black: "Black side" },
  search: "Name",
  liesAt: (who: string) => `in ${who}'s field`,
  flip: "Flip",
  flipAll: "Flip all",
  locked: "Locked by its key, so it doesn't flip.",
  chips: "Ether on the key",
  takeAway: "Remove",
  light: "Light ether",
  dark: "Dark ether",
  flipEther: "Flip all ether",
  cells: {
    nw: "NW", ne: "NE", sw: "SW", se: "SE", north_w: "north, W", north_e: "north, E", south_w: "south, W",
    south_e: "south, E", west_n: "west, N", west_s: "west, S", east_n: "east, N", east_s: "east, S",
  } as Record<string, string>, // prettier-ignore
};
const JA: typeof EN = {
  over: "6ラウンドが終わりました。",
  cell: (name) => `空いている${name}のマスにカードを置く`,
  choose: "ここにあるカードは？",
  sides: { white: "白（天使）", black: "黒（堕天使）" },
  search: "名前",
  liesAt: (who) => `${who}の場にあります`,
  flip: "裏返す",
  flipAll: "すべて裏返す",
  locked: "鍵がかかっているので裏返りません。",
  chips: "鍵の上のエーテル",
  takeAway: "取り除く",
  light: "光のエーテル",
  dark: "闇のエーテル",
  flipEther: "エーテルをすべて裏返す",
  cells: {
    nw: "北西", ne: "北東", sw: "南西", se: "南東", north_w: "北の段の西", north_e: "北の段の東", south_w: "南の段の西",
    south_e: "南の段の東", west_n: "西の列の北", west_s: "西の列の南", east_n: "東の列の北", east_s: "東の列の南",
  }, // prettier-ignore
};
export const words = (lang: Lang): typeof EN => (lang === "ja" ? JA : EN);
