import type { Lesson } from "../types";

export const lesson: Lesson = {
  seats: 3,
  seed: 7,
  options: {},
  pages: [
    { clause: "LP-2", title: { en: "Sandwich cards", ja: "はさんで取る" }, text: { en: "A card between two of yours is captured: it goes to your points area. Good cards give points, cards in black frames cost you points. The highest total wins.", ja: "自分のカード2枚ではさんだカードは、あなたの得点エリアに入ります。よいカードは得点に、黒枠のカードは失点に。合計がいちばん高い人の勝ちです。" } },
    { clause: "LP-16", title: { en: "Whose card is it?", ja: "だれのカード？" }, text: { en: "A card on the field belongs to the player it faces. Whoever turns a card takes it over. Colour, sign and direction all tell you the owner.", ja: "場のカードは、向いている方向のプレイヤーのものです。向きを変えれば持ち主が変わります。色・記号・向きの三つで持ち主が分かります。" } },
    { clause: "LP-8", title: { en: "Two zones", ja: "二つのゾーン" }, text: { en: "The field is four by four. The twelve areas on the edge are the outer zone, the four in the stained-glass light are the central zone. Many effects ask which.", ja: "場は4×4。縁の12エリアが外周ゾーン、ステンドグラスの光が当たる4エリアが中央ゾーンです。どちらかを問う効果がたくさんあります。" } },
    { clause: "LP-30", title: { en: "Your turn", ja: "あなたの手番" }, text: { en: "Play a card from your hand, use its effect if you like, set it on the field, capture, draw. The page asks for one thing after another; what you can do glows.", ja: "手札から1枚使い、よければ効果を使い、場に置き、はさんだカードを取り、1枚引く。ページが一つずつ尋ね、できることが光ります。" } },
  ],
  coaching: [
    { at: ["redraw"], clause: "LP-25", text: { en: "Before the start you may change your hand: show one card, and put others back. Is your hand all right? Then keep it.", ja: "はじまる前に手札を入れ替えられます。1枚見せて、ほかのカードを戻します。そのままでよければ「この手札でよい」。" } },
    { at: ["place"], clause: "LP-28", text: { en: "Everybody begins with a Commoner on the field. A place near the middle can sandwich in more directions.", ja: "全員「常人」を1枚置いてはじめます。中央に近いほど、はさめる方向が増えます。" } },
    { at: ["play"], clause: "LP-35", text: { en: "Play a card. Hold the pointer on a card (or press long) to read it. A black card set well ends up with somebody else.", ja: "カードを使いましょう。長押しか右クリックで大きく読めます。黒枠のカードも、うまく置けばほかの人のものになります。" } },
    { at: ["set"], clause: "LP-39", text: { en: "Set it so that a card of another player lies between it and one of yours. The page shows what you would capture before you decide.", ja: "ほかの人のカードが、自分のカードではさまれる場所に置きましょう。決める前に、何が取れるか見られます。" } },
    { at: ["turn", "move", "swap", "zone", "remove", "do_it", "hand_set"], clause: "LP-36", text: { en: "This card has an effect. You may use it, or do without.", ja: "このカードには効果があります。使っても、使わなくてもかまいません。" } },
  ],
};
