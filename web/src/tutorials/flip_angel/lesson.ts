import type { Lesson } from "../types";

export const lesson: Lesson = {
  seats: 2,
  seed: 5,
  options: {},
  pages: [
    { clause: "FA-4", title: { en: "Two faces", ja: "表と裏" }, text: { en: "Every angel has a white face and a black one: the same figure, fallen. Each face has its own cost (top left), its ability (bottom) and half-suns and half-moons on its edges.", ja: "どの天使にも白い面と黒い面があります。コスト（左上）、能力（下）、辺の半分の太陽と月は面ごとに違います。" } },
    { clause: "FA-10", title: { en: "The river", ja: "河" }, text: { en: "Four angels lie in the river, the side that is up counts. Nobody has a hand: you all summon from here.", ja: "河には4枚の天使。見えている面が有効です。手札はなく、全員がここから召喚します。" } },
    { clause: "FA-13", title: { en: "Light and dark", ja: "光と闇" }, text: { en: "White faces cost light ether, black ones dark. You start with four of each. Pairs of light and dark left over at the end are points.", ja: "白い面は光、黒い面は闇のエーテルで支払います。4点ずつ持ってはじまり、最後に残った光と闇の組は得点です。" } },
    { clause: "FA-7", title: { en: "Six turns", ja: "6手番" }, text: { en: "You build a field of six cards in six turns. Suns and moons that are completed across two cards, keys, angels and ether give points.", ja: "6手番で6枚の場を作ります。2枚にまたがって完成した太陽と月、鍵、天使、エーテルが得点になります。" } },
  ],
  coaching: [
    { at: ["main"], clause: "FA-16", text: { en: "Summon an angel from the river, or take 2 ether. The icon at the top right tells when a card is free.", ja: "河から天使を召喚するか、エーテルを2点取ります。右上のアイコンの条件を満たすと無料です。" } },
    { at: ["place"], clause: "FA-32", text: { en: "Put it next to your cards so that half-suns and half-moons meet their other halves.", ja: "半分の太陽や月が、もう半分と出会うように置きましょう。" } },
    { at: ["reversal"], clause: "FA-53", text: { en: "Day turns to night! Choose what is turned: the river, cards of your field, or your ether.", ja: "昼夜反転！ 河、自分の場、エーテルのどれを反転するか選びます。" } },
    { at: ["key"], clause: "FA-42", text: { en: "A key card can be locked with ether: locked keys give points.", ja: "鍵のカードにはエーテルを置いて施錠できます。得点になります。" } },
    { at: ["after"], clause: "FA-R17", text: { en: "Before your turn ends you may pay 1 light and 1 dark for a reversal.", ja: "手番の終わりに、光1点と闇1点で昼夜反転ができます。" } },
  ],
};
