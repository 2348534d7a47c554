/* Made by tools/types.mjs from the server's schema: don't edit. */

export type ClientMessage = Hello | Do | AskPreview | AskWhy | AskHint | Pong;
export type ServerMessage =
  Welcome | TableMessage | Done | Refused | PreviewAnswer | WhyAnswer | HintAnswer | Ping | Notice;
export type LobbyMessage = LobbyTables | YourTables | Ping;
export type GameView = FlipAngelView | LumielView | TrollMasterView | TrumpFighterView | WalpurgisView;

/**
 * Each game's own view, by the game's id.
 */
export interface Views {
  flip_angel: FlipAngelView;
  lumiel: LumielView;
  troll_master: TrollMasterView;
  trump_fighter: TrumpFighterView;
  walpurgis: WalpurgisView;
}
export interface FlipAngelView {
  game: string;
  viewer: number | null;
  seats: number;
  phase: string;
  asked: number[];
  prompt: Words | null;
  scores: number[];
  outcome: Outcome | null;
  memory: Record<string, unknown>;
  round: number;
  turn: number;
  mover: number | null;
  start_seat: number;
  paid_reversal_used: boolean;
  subject: Subject | null;
  row: (Shown | null)[];
  deck: DeckView;
  discard: string[];
  players: SeatView[];
  band: number | null;
}
/**
 * A sentence with its data: kind, arguments (cards, cells, seats) and clause.
 */
export interface Words {
  kind: string;
  en: string;
  ja: string;
  args: Record<string, unknown>;
  clause: string;
}
export interface Outcome {
  reason: string;
  seats: Standing[];
}
/**
 * The result of one seat: score with its parts, rank from 1, share of the win.
 */
export interface Standing {
  score: number;
  parts: Record<string, number>;
  rank: number;
  share: number;
}
/**
 * What the open question is about: a river slot and its card (or the stand-in), or a cell.
 */
export interface Subject {
  slot: string | null;
  card: string | null;
  cell: string | null;
  key_limit: number | null;
}
/**
 * A card with the side that is up. Its key follows it through the game, as who it is was never a secret.
 */
export interface Shown {
  key: string;
  card: string;
  side: "black" | "white";
}
export interface DeckView {
  size: number;
  top: Shown | null;
  known: KnownCard[];
  unseen: string[];
}
/**
 * A card below the deck's top that everybody remembers; index 0 would be the top.
 */
export interface KnownCard {
  index: number;
  card: string;
  side: "black" | "white";
}
export interface SeatView {
  light: number;
  dark: number;
  reference: number;
  standin_used: boolean;
  field: Record<string, PlacedView>;
  parts: Record<string, number>;
  total: number;
}
/**
 * A card on a field; the stand-in is `reference` and has no side.
 */
export interface PlacedView {
  key: string;
  card: string;
  side: ("black" | "white") | null;
  chips: number;
  flipped: boolean;
  fired: boolean;
}
export interface LumielView {
  turn: number;
  turn_player: number | null;
  first_player: number | null;
  field: Area[];
  players: Player[];
  play: CardView[];
  pending: Pending | null;
  removed_count: number;
  hand: CardView[];
  decision: Decision | null;
  hands: CardView[][];
  game: string;
  viewer: number | null;
  seats: number;
  phase: string;
  asked: number[];
  prompt: Words | null;
  scores: number[];
  outcome: Outcome | null;
  memory: Record<string, unknown>;
}
/**
 * One area of the field, its cards bottom first (LP-R25).
 */
export interface Area {
  area: string;
  zone: string;
  stack: FieldCard[];
}
export interface FieldCard {
  key: string;
  card: string;
  points: number;
  owner: number;
  active: boolean;
}
/**
 * What everybody sees of a seat (LP-12, LP-R26). `decided`: its redraw decision of this round is made.
 */
export interface Player {
  seat: number;
  score: number;
  hand_count: number;
  deck_count: number;
  front: string | null;
  points: CardView[];
  decided: boolean;
  stood: boolean;
}
/**
 * A card whose face the viewer sees; `key` names its place.
 */
export interface CardView {
  key: string;
  card: string;
  points: number;
}
/**
 * What the turn player is deciding, as everybody sees it.
 */
export interface Pending {
  question: string;
  used: string | null;
  card: string | null;
  area: string | null;
  to: string | null;
}
/**
 * The viewer's own redraw decision, as far as it is made.
 */
export interface Decision {
  reveals: string | null;
  returns: string[];
}
export interface TrollMasterView {
  game: string;
  viewer: number | null;
  seats: number;
  phase: string;
  asked: number[];
  prompt: Words | null;
  scores: number[];
  outcome: Outcome | null;
  memory: Memory | null;
  round: number;
  last_round: number;
  target: number;
  start: number;
  row: ActionView[];
  supply: PileView[];
  box: string[];
  players: PlayerView[];
  open: MagicView[];
  sure: Record<string, number>;
  pool: Record<string, number> | null;
  deck_size: number;
  deck: string[];
  discard_size: number;
  discard_top: MagicView | null;
  discard_counts: Record<string, number> | null;
  moment: Moment;
}
/**
 * Every card of the discard was seen when it got there; players may remember it but not look (TM-55).
 */
export interface Memory {
  discard: Record<string, number>;
}
/**
 * One of the 14 actions. `pawn`: the seat whose pawn stands there, -1 for a neutral one.
 *
 * `missing`: cards that the sure cards lack so far, and from the reveal on, what a top-up has to make up for.
 */
export interface ActionView {
  key: string;
  pos: number;
  id: string;
  name: Text;
  text: Text;
  kind: string;
  level: number;
  icons: string[];
  need_kind: string;
  need: number;
  value: number;
  missing: number;
  pawn: number | null;
}
/**
 * A text in both languages. `{seat0}` … `{seat9}` are placeholders for the players' names.
 */
export interface Text {
  en: string;
  ja: string;
}
/**
 * A pile of the supply, and how many copies are left in it.
 */
export interface PileView {
  key: string;
  familiar: FamiliarView;
  left: number;
}
/**
 * A familiar with what is printed on it.
 */
export interface FamiliarView {
  id: string;
  name: Text;
  text: Text;
  cost: number;
  power: number;
  ribbons: number;
  start_charge: number;
  vp: number;
  abilities: AbilityView[];
}
export interface AbilityView {
  index: number;
  when: string;
  trigger: string;
  fee: number;
}
/**
 * `attack` and `defence`: the power without paid abilities and without the action's own.
 */
export interface PlayerView {
  seat: number;
  mana: number;
  chits: number;
  vp: number;
  attack: number;
  defence: number;
  pawn: number;
  passed: boolean;
  stuck: boolean;
  broom: boolean;
  hand: MagicView[];
  revealed: MagicView[];
  familiars: StackView[];
}
/**
 * A magic card at its place; `card` is None where only its back is seen.
 */
export interface MagicView {
  key: string;
  card: string | null;
}
/**
 * An own familiar: the face-up card, its charges, and what lies covered below, from the bottom.
 */
export interface StackView {
  key: string;
  familiar: FamiliarView;
  charges: number;
  covered: string[];
}
/**
 * What the open question is about: whose action, on which position, what it costs, what was added so far.
 */
export interface Moment {
  actor: number | null;
  pos: number | null;
  top_up: number;
  discount: number;
  bonus: number;
  attack: number;
}
/**
 * `assist` is the help that the viewer asked for: none (0), what would hit after two seconds (1) or at once (2).
 */
export interface TrumpFighterView {
  beat: number;
  calls: number;
  target: number;
  deck: number;
  fighters: Fighter[];
  obliged: number[];
  pending: string | null;
  last: Words[];
  assist: number;
  live: LiveView | null;
  game: string;
  viewer: number | null;
  seats: number;
  phase: string;
  asked: number[];
  prompt: Words | null;
  scores: number[];
  outcome: Outcome | null;
  memory: Record<string, unknown>;
}
/**
 * One side of the table. `field` has four stacks, bottom card first; only the last card of each counts.
 */
export interface Fighter {
  character: string | null;
  name: Text | null;
  epithet: Text | null;
  techniques: TechniqueView[];
  hand: (CardView1 | null)[];
  field: string[][];
  total: number;
  misses: CardView1[];
  miss_count: number;
  handedness: string;
}
/**
 * A technique. To its owner, if they asked for that help: would it hit now (`fits`), and what is it `near` to?
 */
export interface TechniqueView {
  id: string;
  name: Text;
  value: number;
  when: string;
  notation: string;
  text: Text;
  line: Text;
  hit: boolean;
  fits: boolean | null;
  near: Near | null;
}
/**
 * The nearest way to a hit: the Moves it takes, as their actions, and the cards it would hit with.
 */
export interface Near {
  moves: string[];
  cards: string[];
}
/**
 * A card: known by its name (`H10`), or known only by where it lies.
 */
export interface CardView1 {
  key: string;
  card: string | null;
}
/**
 * What the real-time table adds: the stage of the clock and its span, who is ready, what is in transit.
 *
 * What the viewer has `chosen`, `toggled` and `done` is their own secret.
 */
export interface LiveView {
  stage: string;
  since: number;
  until: number | null;
  ready: boolean[];
  lifted: (number | null)[];
  claims: boolean[];
  chosen: string | null;
  toggled: number[];
  done: boolean;
}
export interface WalpurgisView {
  first: number | null;
  turn: number;
  turn_number: number;
  actions: ActionsLeft;
  field: Cell[];
  sides: Side[];
  chain: Chain | null;
  pending: Pending1 | null;
  game: string;
  viewer: number | null;
  seats: number;
  phase: string;
  asked: number[];
  prompt: Words | null;
  scores: number[];
  outcome: Outcome | null;
  memory: Record<string, unknown>;
}
export interface ActionsLeft {
  place: number;
  cast: number;
  place_down: number;
}
export interface Cell {
  name: string;
  pieces: Piece[];
  strength: number[];
}
/**
 * A card on the field; `card` is None where the viewer sees only its back.
 */
export interface Piece {
  key: string;
  seat: number;
  state: string;
  card: string | null;
}
/**
 * What belongs to one seat.
 */
export interface Side {
  seat: number;
  circles: number;
  face_up: number;
  hand: HandCard[];
  hand_limit: number;
  exchanged: number;
  deck: number;
  pile: number;
  discard: string[];
  aside: string[];
  shot: string | null;
  decklist: Record<string, number> | null;
}
export interface HandCard {
  key: string;
  card: string | null;
}
/**
 * The chain that is running: its step from 1 to 9, the cards cast, and the cells that an interception may overlap with.
 */
export interface Chain {
  step: number;
  links: Link[];
  hot: string[];
}
export interface Link {
  seat: number;
  card: string;
  cell: string;
}
/**
 * The viewer's own half-made choice; nobody else sees it.
 */
export interface Pending1 {
  card: string | null;
  face_up: boolean | null;
  picked: string[];
}
/**
 * The first message: what the client has already (`stream` and the last `number` in it), and its invitation.
 */
export interface Hello {
  type: "hello";
  stream?: string;
  number?: number;
  invite?: string;
}
/**
 * A command for the table. The `id` is the client's own: sent twice, it happens once.
 */
export interface Do {
  type: "do";
  id: string;
  command:
    | Sit
    | SeatBot
    | PaceBots
    | Clear
    | Swap
    | Stand
    | Rename
    | Leave
    | Begin
    | Act
    | Resign
    | TakeBack
    | Vote
    | Say
    | Mute
    | Feed;
}
/**
 * Take a seat, or change the options of your seat. `options`: the game's options of one seat, such as a deck.
 */
export interface Sit {
  do: "sit";
  seat: number;
  name: string;
  options?: Record<string, unknown>;
  invite?: string;
}
/**
 * The host puts a bot on a seat that is empty or has one, before the start.
 */
export interface SeatBot {
  do: "seatbot";
  seat: number;
  level: string;
  options?: Record<string, unknown>;
}
/**
 * The host sets the bots' pace: it says when an answer is shown, not how long it is thought about.
 */
export interface PaceBots {
  do: "pacebots";
  pace: "brisk" | "calm" | "instant";
}
/**
 * The host empties a seat before the start.
 */
export interface Clear {
  do: "clear";
  seat: number;
}
/**
 * Before the start: the host swaps any two seats, a person their own with a seat that has no person.
 */
export interface Swap {
  do: "swap";
  a: number;
  b: number;
}
/**
 * Get up without leaving: the table stays open, even without players.
 */
export interface Stand {
  do: "stand";
}
/**
 * Change your name, at any time. A record keeps the names from the start of its game.
 */
export interface Rename {
  do: "rename";
  name: string;
}
/**
 * Leave the table; during a game, this is a resignation.
 */
export interface Leave {
  do: "leave";
}
/**
 * The host starts the game; the server adds the seeds (see `Table.propose`).
 */
export interface Begin {
  do: "begin";
}
/**
 * Answer the seat's question of this number: one answer, or those of a gesture, whole or not at all.
 */
export interface Act {
  do: "act";
  question: number;
  actions: string[];
}
/**
 * Give up.
 */
export interface Resign {
  do: "resign";
}
/**
 * Take one's last answer back: by rule, else this asks everybody for consent.
 */
export interface TakeBack {
  do: "takeback";
}
/**
 * Vote on a proposal. Proposing is the first vote in favour.
 */
export interface Vote {
  do: "vote";
  on: "abandon" | "rematch" | "take_back";
  yes?: boolean;
}
/**
 * Send a line: players to everyone, spectators to the other spectators, under this `name`.
 */
export interface Say {
  do: "say";
  text: string;
  name?: string;
}
export interface Mute {
  do: "mute";
  whom: string;
  on?: boolean;
}
/**
 * An input of a live fight: lift, drop, move, call, ready, claim …
 */
export interface Feed {
  do: "feed";
  input: Record<string, unknown>;
}
/**
 * Where would these answers in a row lead?
 */
export interface AskPreview {
  type: "preview";
  id: string;
  actions: string[];
}
/**
 * Why can't I do that?
 */
export interface AskWhy {
  type: "why";
  id: string;
  action: string;
}
/**
 * What would a bot of this level do, and why? Hard, and one that doesn't search, thinks a tenth as long as a master.
 *
 * `actions`: moves in a row that the client has begun and not sent; the hint continues them.
 *
 * Only where the table has help on.
 */
export interface AskHint {
  type: "hint";
  id: string;
  level?: string;
  actions?: string[];
}
/**
 * The echo of a ping: to be sent at once.
 */
export interface Pong {
  type: "pong";
  ping: number;
}
export interface DeckList {
  /**
   * @maxItems 400
   */
  cards: string[];
}
export interface Name {
  name: string;
}
export interface PassCode {
  code: string;
}
/**
 * `against`: a version of the set to compare with, by its number; 0: its edition; null: nothing.
 */
export interface LabQuestion {
  what?: "balance" | "sim";
  games?: number;
  seats?: number | null;
  player?: "greedy" | "random" | "sensible";
  against?: number | null;
  seed?: number;
}
/**
 * `position`: what lies there (docs/positions.md). `cards`: an edition, or a whole card set; null: the usual edition.
 */
export interface RealTable {
  position: Record<string, unknown>;
  cards?: string | Record<string, unknown> | null;
}
/**
 * As the browser gives it; `lang`: of what you are told.
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "en" | "ja";
}
/**
 * `level`: of the bots, where no person comes, and on seats that a pair leaves free.
 */
export interface QuickGame {
  game: string;
  cards?: string | null;
  level?: string;
}
/**
 * Begun from an edition of a game (`edition`), a file in TOML (`file`), or another set (`copy`, and its `link`).
 */
export interface NewSet {
  game?: string;
  edition?: string;
  name?: string;
  file?: string;
  copy?: string;
  link?: string;
}
/**
 * `revision`: of what was changed.
 */
export interface SetChange {
  revision: number;
  content: Record<string, unknown>;
}
export interface Sharing {
  shared: boolean;
}
export interface NewVersion {
  note?: string;
}
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  bots?: string[] | null;
  join?: "anyone" | "invited" | "nobody";
  watch?: "anyone" | "invited" | "nobody";
  pace?: ("live" | "relaxed") | PaceChoice;
  bot_pace?: "brisk" | "calm" | "instant";
  help?: boolean | null;
  first_to?: number;
  cards?: string | Record<string, unknown> | null;
  seed?: number | null;
  go_on?: GoOn | null;
  position?: Record<string, unknown> | null;
  /**
   * @maxItems 64
   */
  moves?: Answer[];
  rated?: boolean;
  remarks?: ("after" | "never" | "now") | null;
  practice?: ("analysis" | "lesson" | "puzzle") | null;
}
/**
 * In ms; null: as long as they like.
 */
export interface PaceChoice {
  decision?: number | null;
  bank?: number | null;
  grace?: number | null;
  stand_in?: string;
}
/**
 * From which point of a finished game: of a table here, or of a record.
 */
export interface GoOn {
  table?: string;
  game?: number;
  record?: Record<string, unknown> | null;
  entry: number;
}
export interface Answer {
  seat: number;
  action: string;
}
export interface Answers {
  /**
   * @maxItems 64
   */
  actions: string[];
}
/**
 * The first message. `may_sit`: with the hello's invitation, a free seat is yours to take. `time`: the server's, in ms,
 * as in clocks; `heartbeat`: how often it pings, in ms.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  person: string;
  name: string;
  may_sit: boolean;
  time: number;
  heartbeat: number;
}
/**
 * What changed for this viewer.
 */
export interface TableMessage {
  type: "table";
  number: number;
  stream?: string;
  fresh?: boolean;
  room?: RoomView;
  you?: You;
  view?: unknown;
  question?: Asked | null;
  clocks?: ClockView[];
  story?: Words[];
  chat?: ChatLine[];
}
/**
 * The table around the game: the same for every viewer.
 */
export interface RoomView {
  table: string;
  game: string;
  cards: string;
  options: Record<string, unknown>;
  stage: "closed" | "gathering" | "over" | "playing";
  host: string;
  chairs: ChairView[];
  pace: Pace;
  bot_pace: "brisk" | "calm" | "instant";
  help: boolean;
  rated: boolean;
  games: number;
  first_to: number;
  draws: number;
  winner: number | null;
  watch: "anyone" | "invited" | "nobody";
  remarks: "after" | "never" | "now";
  waits_until: number | null;
  ballots: {
    [k: string]: string[];
  };
}
/**
 * The occupant of a seat. `person` and `level` both "": empty; both given: a bot stands in for the person,
 * after a resignation if `gave_up`. `handicap`: the seat's custom clock.
 */
export interface ChairView {
  person?: string;
  name?: string;
  level?: string;
  present?: boolean;
  gave_up?: boolean;
  wins?: number;
  handicap?: Record<string, unknown>;
}
/**
 * Time limits in milliseconds; None: unlimited.
 *
 * A decision is free for `decision` ms; what it takes beyond that is taken from the seat's `bank` for the whole game.
 * Both used up: the clock answers. Neither given: a relaxed table. `grace`: how long a person may be away before a bot
 * of the level `stand_in` answers for them. `bot_pause`: the least time in which a bot, or a page that answers a forced
 * question by itself, answers: always the same, whatever is hidden.
 */
export interface Pace {
  decision: number | null;
  bank: number | null;
  grace: number | null;
  stand_in: string;
  bot_pause: number;
}
/**
 * The viewer's private part.
 */
export interface You {
  person: string;
  seat: number | null;
  can_take_back: boolean;
  can_resign: boolean;
  muted: string[];
  undoes: Words[];
}
/**
 * The viewer's question. `pause`: the wait in ms before a client answers a forced question automatically.
 */
export interface Asked {
  number: number;
  words: Words;
  offers: Offer[];
  pause: number;
}
/**
 * A legal action: its name for the protocol, and its words.
 */
export interface Offer {
  name: string;
  words: Words;
}
/**
 * A seat's clock, as far as the viewer may know it: since when it runs, and when it answers; None: it stands.
 */
export interface ClockView {
  bank: number | null;
  since: number | null;
  deadline: number | null;
}
/**
 * A line of chat. `name`: of a spectator.
 */
export interface ChatLine {
  person: string;
  text: string;
  time: number;
  name?: string;
}
/**
 * It has happened and is stored for good. `repeated`: it had before, or it was so already; nothing has changed.
 */
export interface Done {
  type: "done";
  id: string;
  repeated: boolean;
}
/**
 * It hasn't happened. `id` "": the message couldn't be read. `done`: so many answers of the gesture were possible.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  en: string;
  ja: string;
  clause?: string;
  done?: number;
}
export interface PreviewAnswer {
  type: "preview";
  id: string;
  preview: Preview;
}
/**
 * The preview of actions: `done` of them are legal, then follows the `refusal`, if any.
 *
 * `events`: the log up to the first news for the seat. `complete`: there is no news, and only
 * then are there a `view` and the next `question` with its `offers`, if the seat is asked again.
 */
export interface Preview {
  done: number;
  refusal: Refusal | null;
  events: Words[];
  complete: boolean;
  view: View | null;
  question: Words | null;
  offers: Offer[];
}
/**
 * A refused action: the clause that forbids it, and the reason in one sentence.
 */
export interface Refusal {
  code: string;
  clause: string;
  en: string;
  ja: string;
}
/**
 * The table as a viewer may see it, as typed data.
 *
 * `asked`: the seats publicly known to be asked. `memory`: what the viewer may remember but not
 * look up; a game types it as a separate Struct.
 */
export interface View {
  game: string;
  viewer: number | null;
  seats: number;
  phase: string;
  asked: number[];
  prompt: Words | null;
  scores: number[];
  outcome: Outcome | null;
  memory: Record<string, unknown>;
}
/**
 * `refusal` null: nothing speaks against it.
 */
export interface WhyAnswer {
  type: "why";
  id: string;
  refusal: Refusal | null;
}
/**
 * `question`: the number of the question it is an answer to. `considered`: best first; empty, if there is only one
 * answer. `reasons`: the strongest first; a positive weight speaks for the answer, a negative one against it, in `unit`.
 * `even`: all answers are worth about the same, and there are no reasons. `line`: the whole move, `action` first, as far
 * as the seat chooses without learning anything.
 */
export interface HintAnswer {
  type: "hint";
  id: string;
  question: number;
  action: string;
  words: Words;
  considered: Considered[];
  reasons: Reason[];
  unit: Text;
  even: boolean;
  line: HintStep[];
}
/**
 * An answer that was considered: the share of the win to be expected of it (0 to 1), and how often it was tried.
 */
export interface Considered {
  action: string;
  words: Words;
  share: number;
  tries: number;
}
/**
 * A part of a seat's terms: how much better (or worse) it makes the action than the alternative.
 *
 * `thing`: its subject, "" for the whole term; `seat`: the seat of the term; `weight` is in `Game.unit`.
 */
export interface Reason {
  term: string;
  thing: string;
  seat: number;
  weight: number;
  text: Text;
}
export interface HintStep {
  action: string;
  words: Words;
}
/**
 * Answer at once with a pong of the same number.
 */
export interface Ping {
  type: "ping";
  ping: number;
  time: number;
}
/**
 * The server itself has something to say to everybody at the table. `code` "going_away": it is about to stop.
 */
export interface Notice {
  type: "notice";
  code: string;
  en: string;
  ja: string;
}
/**
 * All tables that anyone may join, the newest first, and some that anyone may watch.
 */
export interface LobbyTables {
  type: "lobby";
  open: TableInfo[];
  playing: TableInfo[];
}
/**
 * `invite`, `scores`, `your_turn` and `deadline`, by when you have to answer, only for whoever sits there; `late`: that is
 * soon. `touched`: when something last happened; during a game when the table was founded, for that somebody has answered may
 * be a secret.
 */
export interface TableInfo {
  table: string;
  game: string;
  cards: string;
  seats: number;
  options: Record<string, unknown>;
  stage: "closed" | "gathering" | "over" | "playing";
  chairs: ListedChair[];
  host: string;
  join: "anyone" | "invited" | "nobody";
  watch: "anyone" | "invited" | "nobody";
  pace: Pace;
  first_to: number;
  games: number;
  founded: number;
  touched: number;
  invite?: string;
  scores?: number[];
  your_turn?: boolean;
  deadline?: number | null;
  late?: boolean;
  rated?: boolean;
}
export interface ListedChair {
  person?: string;
  name?: string;
  level?: string;
  away?: boolean;
}
/**
 * The tables where you sit or are host that aren't closed: first those where you are asked, then the newest.
 */
export interface YourTables {
  type: "yours";
  tables: TableInfo[];
}
/**
 * What went wrong: a stable code, and a sentence in both languages.
 */
export interface Problem {
  code: string;
  en: string;
  ja: string;
}
/**
 * `status`: off where this server makes none, or none of this game any more. While it is running, `done` of so many
 * questions were looked at.
 */
export interface AnalysisInfo {
  status: "done" | "none" | "off" | "running";
  done: number;
  of: number;
  analysis: Analysis | null;
}
/**
 * `turns`: the entries that lost most, in the order of the game. `accuracy`: per seat, how much of what could have been
 * thrown away was kept, 0 to 1; null for a seat that never had a choice.
 */
export interface Analysis {
  version: number;
  judgements: Judgement[];
  turns: number[];
  accuracy: (number | null)[];
}
/**
 * The answer of an entry. `shares`: what every seat could expect before it; `spread`: between best and worst.
 */
export interface Judgement {
  number: number;
  seat: number;
  shares: number[];
  chosen: Option;
  best: Option;
  spread: number;
}
/**
 * An answer, and the share of the win that the seat could expect of it.
 */
export interface Option {
  words: Words;
  share: number;
}
/**
 * `order`: where it stands in a list of games. `miniature`: where a small picture of its table is, if its package
 * brings one.
 */
export interface GameInfo {
  id: string;
  order: number;
  title: Text;
  about: Text;
  seats: number[];
  default_seats: number;
  minutes: number[];
  rules: number;
  cards: string;
  has_cards: boolean;
  editions: EditionInfo[];
  options: OptionInfo[];
  decks: DecksInfo | null;
  levels: string[];
  level_titles: Record<string, Text>;
  level_notes: Record<string, Text>;
  level_ratings: Record<string, number>;
  interventions: string[];
  endings: Record<string, Text>;
  parts: Record<string, Text>;
  miniature: string | null;
  aim: Text | null;
}
/**
 * A card set that ships with the game: `id` is what a new table takes as its `cards`.
 */
export interface EditionInfo {
  id: string;
  name: Text;
}
/**
 * An option. `default_for`: by the number of seats, where the default is another. `implied`: nobody chooses it,
 * it is what the number of seats says. `against_bots`: what one person against bots is offered first; null: the default.
 */
export interface OptionInfo {
  name: string;
  takes: KindInfo;
  default: unknown;
  default_for: Record<string, unknown>;
  implied: boolean;
  against_bots: unknown;
  about: Text;
  concerns: "clock" | "display" | "help" | "rules";
  per_seat: boolean;
}
/**
 * What an option may be. `kind`: switch, choice (`values`), number (`low` to `high`), seat (or one of `values`),
 * list (of `items`, `length` of them), either (one of `either`), or other: see `expected`.
 *
 * `words`: what values mean, by value; a number's may be for special ones only. `unit`: what a number counts.
 */
export interface KindInfo {
  kind: "choice" | "either" | "list" | "number" | "other" | "seat" | "switch";
  expected: Text;
  words?: Record<string, Text>;
  unit?: Text | null;
  values?: string[];
  low?: number | null;
  high?: number | null;
  length?: number | null;
  items?: KindInfo | null;
  either?: KindInfo[];
}
/**
 * Everybody brings a deck, by this option; `about`: what it must be. `keywords`: what they mean, by id.
 */
export interface DecksInfo {
  option: string;
  about: Text;
  keywords: Record<string, Text>;
}
export interface Rulebook {
  game: string;
  chapters: Chapter[];
  clauses: ClauseInfo[];
}
export interface Chapter {
  id: string;
  title: Text;
}
export interface ClauseInfo {
  id: string;
  chapter: string;
  en: string;
  ja: string;
  question?: Text | null;
}
/**
 * A lesson. `aim`: the aim of the game in a sentence, shown first.
 */
export interface Lesson {
  about: Text;
  first: FirstGame;
  step: Step[];
  aim: Text | null;
}
/**
 * The game after a lesson: against easy bots, with hints. `brings`: options of the learner's seat.
 */
export interface FirstGame {
  seats: number;
  options: Record<string, unknown>;
  brings: Record<string, unknown>;
}
/**
 * A step. `position`: the table in the game's sparse format; `moves`: moves made before.
 *
 * `wrong`: the remark on any other action. `tells`: kinds of events that occur by its end, at
 * least; `scores`: the scores then.
 */
export interface Step {
  id: string;
  title: Text;
  text: Text;
  task: Task[];
  why: Why;
  wrong: Text;
  done: Text;
  position: Record<string, unknown>;
  moves: Answer[];
  tells: string[];
  scores: number[] | null;
}
/**
 * A task: take one of the actions `any`, or try `refused`, which the `clause` forbids.
 *
 * `mark`: actions or keys of the board to highlight.
 */
export interface Task {
  goal: Text;
  any: string[];
  refused: string;
  clause: string;
  mark: string[];
  other: Remark[];
}
/**
 * A remark on certain actions; `fine`: the action is accepted as well.
 */
export interface Remark {
  do: string[];
  en: string;
  ja: string;
  fine: boolean;
}
/**
 * An explanation: the clause, and its meaning here.
 */
export interface Why {
  clause: string;
  en: string;
  ja: string;
}
/**
 * The frames of all steps, in the lesson's order.
 */
export interface LessonFilm {
  steps: Frame[][];
}
/**
 * A frame of a step: the learner's view, question, and log up to it.
 *
 * `refused`: refusals of the actions to try in vain. `then`: the frames after accepted actions, by the
 * numbers within the step; empty: the step is done.
 */
export interface Frame {
  view: unknown;
  news: Words[];
  question: Words | null;
  offers: Offer[];
  refused: Record<string, Refusal>;
  then: Record<string, number>;
}
export interface Cards {
  game: string;
  hash: string;
  content: Record<string, unknown>;
}
/**
 * A deck: its cards by id, each as often as it has copies.
 */
export interface DeckInfo {
  id: string;
  name: Text;
  cards: string[];
}
/**
 * It may be played if there are no problems; warnings say what is unwise.
 */
export interface DeckReport {
  problems: Text[];
  warnings: Text[];
}
export interface GuestInfo {
  person: string;
  name: string;
}
/**
 * A device on which you are this guest. `device`: as far as is known; `current`: it is this one.
 */
export interface SessionInfo {
  id: string;
  device: string;
  began: number;
  seen: number;
  current: boolean;
}
/**
 * What you type in on another device, once, until then.
 */
export interface PassInfo {
  code: string;
  until: number;
}
/**
 * `status`: "ok"; "degraded", with its `troubles`: it works, but not as it should; "draining"; "store_unavailable".
 * `build`: what thinks for the bots; "compiling": not compiled yet, but soon.
 */
export interface Health {
  status: string;
  troubles: string[];
  version: string;
  node: string;
  time: number;
  build: "compiled" | "compiling" | "interpreted";
}
/**
 * `urls`: where people on other machines find this server; none: they can't. `command`: how to call dengen in a
 * terminal here.
 */
export interface Here {
  urls: string[];
  command: string;
}
/**
 * `report`: the newest of them, with its figures.
 */
export interface LabState {
  progress: LabProgress | null;
  reports: ReportInfo[];
  report: LabReport | null;
}
/**
 * `done` of so many games; `left`: seconds, if it goes on as it did.
 */
export interface LabProgress {
  state: "failed" | "running" | "waiting";
  what: "balance" | "sim";
  done: number;
  of: number;
  left: number | null;
}
/**
 * A report without its figures. `has_page`: it can be read as a page.
 */
export interface ReportInfo {
  what: "balance" | "sim";
  hash: string;
  seats: number;
  player: string;
  games: number;
  seed: number;
  against: number | null;
  number: number;
  time: number;
  seconds: number;
  has_page: boolean;
}
/**
 * With what was found.
 */
export interface LabReport {
  what: "balance" | "sim";
  hash: string;
  seats: number;
  player: string;
  games: number;
  seed: number;
  against: number | null;
  seconds: number;
  lines: FigureLine[];
  has_page: boolean;
}
/**
 * One figure of a report. `card`: the id of the entry that it is of; "": of the game. `table`: as in docs/cli.md.
 */
export interface FigureLine {
  table: string;
  card: string;
  name: Text;
  is_share: boolean;
  figure: Span;
  is_enough: boolean;
  change: Change | null;
}
/**
 * A figure with its 95 % interval; a bound is null where too few games say nothing of it.
 */
export interface Span {
  value: number;
  low: number | null;
  high: number | null;
}
/**
 * Against what it is compared with: `real`, `chance`, or `too_few` to tell.
 */
export interface Change {
  by: Span;
  verdict: "chance" | "real" | "too_few";
}
/**
 * `addresses`: those with most connections to this node, which alone knows them.
 */
export interface Status {
  time: number;
  node: string;
  nodes: NodeStatus[];
  set_aside: string[];
  addresses: AddressStatus[];
  bans: Ban[];
}
/**
 * `seen`: when the others last heard from it.
 */
export interface NodeStatus {
  node: string;
  seen: number;
  state: State;
}
/**
 * `troubles`: by name, what isn't as it should be. Waits in seconds; `stalled`: of the last minute,
 * by the loop's own work.
 */
export interface State {
  name: string;
  worker: number;
  version: string;
  began: number;
  build: string;
  status: string;
  troubles: string[];
  tables: number;
  connections: number;
  lobby: number;
  set_aside: string[];
  bots_waiting: number;
  bot_wait: number;
  readings: number;
  stalled: number;
  store_seconds: number;
  memory: number;
}
export interface AddressStatus {
  address: string;
  connections: number;
}
/**
 * `what`: a guest's id, or a network of addresses. `until`: in ms; 0: for good.
 */
export interface Ban {
  what: string;
  reason: string;
  time: number;
  until: number;
}
/**
 * The nth game of a table. `reason`: how it ended, by the game's own name for it.
 */
export interface GameResult {
  table: string;
  number: number;
  game: string;
  time: number;
  reason: string;
  places: Place[];
  rated?: boolean;
  open?: boolean;
}
/**
 * One seat's end. `gave_up`: the person resigned or left; then a rated game counts as lost to all others.
 */
export interface Place {
  score: number;
  rank: number;
  share: number;
  person?: string;
  name?: string;
  level?: string;
  gave_up?: boolean;
  rating?: RatingChange | null;
}
export interface RatingChange {
  before: number;
  after: number;
}
/**
 * `you`: it is your own, with all your games; of others there are the rated ones, and those with you.
 *
 * `met`: with whom you have played most; on somebody else's page only the games of the two of you.
 */
export interface Profile {
  person: string;
  name: string;
  since: number;
  you: boolean;
  ratings: RatingInfo[];
  tallies: Tally[];
  met: Encounter[];
}
/**
 * `deviation`: with 95 % it is within twice of it. `provisional`: too few games to be sure.
 */
export interface RatingInfo {
  game: string;
  value: number;
  deviation: number;
  provisional: boolean;
  games: number;
}
/**
 * Somebody's games of one kind: how many, won alone, won with others; the same for rated ones alone.
 */
export interface Tally {
  game: string;
  games: number;
  won: number;
  shared: number;
  rated: number;
  rated_won: number;
}
/**
 * Somebody's games with another person: how many, and in how many each of the two was ahead.
 */
export interface Encounter {
  person: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}
/**
 * Somebody in a game's list; a bot's `level` instead of a person.
 */
export interface Ranked {
  name: string;
  value: number;
  deviation: number;
  person: string;
  level: string;
}
/**
 * All that this server keeps of a guest. The records of the games are at `/api/tables/TABLE/records/NUMBER`. `push`: the
 * addresses at which browsers are told something while the page is closed.
 */
export interface PersonalData {
  guest: GuestInfo;
  since: number;
  ratings: RatingInfo[];
  results: GameResult[];
  tables: string[];
  said: SaidLine[];
  sets: OwnSet[];
  push: string[];
}
export interface SaidLine {
  table: string;
  time: number;
  text: string;
}
/**
 * `base`: the edition that it changes; "": it says everything itself. `link`: the key that lets others read it; "": only
 * its owner may. `revision` grows with every change.
 */
export interface OwnSet {
  id: string;
  person: string;
  game: string;
  base: string;
  link: string;
  revision: number;
  began: number;
  touched: number;
  content: Record<string, unknown>;
}
/**
 * How many tables there were that have a nameless stranger now.
 */
export interface Erased {
  tables: number;
}
/**
 * `cards`: the hash of its card set. `view`: what everybody sees of it, with the scores, and the outcome once it is over.
 */
export interface LaidTable {
  game: string;
  cards: string;
  view: unknown;
}
/**
 * `on`: this server makes PDFs to print.
 */
export interface Printing {
  on: boolean;
}
/**
 * `key`: what a browser needs to subscribe, as `applicationServerKey`; "": this server pushes nothing. `here`: on this
 * device you are told already.
 */
export interface PushInfo {
  key: string;
  here: boolean;
}
/**
 * `number`: 1 for the first. `stars`: how hard it is, 1 to 4.
 */
export interface PuzzleTitle {
  number: number;
  stars: number;
}
/**
 * `view`: the table as the seat sees it. `offers`: what it may answer. `answers`: the solution first. `unit`: of the
 * reasons' weights. `cards`: the hash of the card set.
 */
export interface PuzzleInfo {
  game: string;
  number: number;
  of: number;
  stars: number;
  seat: number;
  seats: number;
  cards: string;
  view: unknown;
  question: Words;
  offers: Offer[];
  answers: PuzzleAnswer[];
  unit: Text;
}
/**
 * The share of the win to be expected of an answer, and why: for the solution, what it has that the others on
 * average haven't; for any other, what it has that the solution hasn't.
 */
export interface PuzzleAnswer {
  action: string;
  share: number;
  reasons: Reason[];
}
export interface CreatedTable {
  table: string;
  invite: string;
  link: string;
}
/**
 * The record of a game, as a file (docs/records.md).
 */
export interface GameRecord {
  format: "dengen-record-1";
  header: RecordHeader;
  entries: RecordEntry[];
  end: End;
  film?: string;
}
/**
 * `position`: what the game began with, where it was laid; the seed and the options are in it too.
 */
export interface RecordHeader {
  game: string;
  rules: number;
  cards: CardContent;
  seats: number;
  options: Record<string, unknown>;
  seed: number;
  sitters: Sitter[];
  time: number;
  position?: Record<string, unknown> | null;
}
export interface CardContent {
  hash: string;
  content: Record<string, unknown>;
}
/**
 * The occupant of a seat in one game: a person, or a bot of a level.
 */
export interface Sitter {
  name?: string;
  level?: string;
}
/**
 * An answer, an intervention, or the taking back of earlier entries, by their numbers.
 */
export interface RecordEntry {
  number: number;
  seat: number;
  time: number;
  by?: "bot" | "clock" | "person" | "record";
  action?: string;
  intervention?: string;
  undone?: number[];
}
/**
 * The end of a game, with the hash of its last position. An abandoned game has no outcome.
 *
 * `given_up`: the seats that had, where the game ended by that and its own rules know nothing of it.
 */
export interface End {
  outcome: Outcome | null;
  hash: string;
  given_up?: number[];
}
/**
 * `length`: how many positions there are. `moves`: all of them, with the first positions only.
 *
 * `departure`: where and why it leads to another end by today's rules. `filmed`: it was played by other rules and is shown
 * as it was recorded: it can be seen, but not gone on with.
 */
export interface ReplayInfo {
  game: string;
  rules: number;
  cards: string;
  seats: number;
  options: Record<string, unknown>;
  sitters: Sitter[];
  length: number;
  outcome: Outcome | null;
  departure: Departure | null;
  filmed: boolean;
  moves: MoveInfo[];
  moments: MomentInfo[];
}
/**
 * The point at which a record stops following the rules, and the reason.
 *
 * `number`: of the entry; 0: its header; the number after the last entry: its end. `code`: other_cards,
 * refused_setup, refused, not_over, other_outcome, other_position.
 */
export interface Departure {
  number: number;
  code: string;
  text: Text;
}
/**
 * An entry in the list of moves, and the scores after it: a move in `words`, an `intervention` by its name
 * ("resign"), or a take-back, which has neither.
 */
export interface MoveInfo {
  number: number;
  seat: number;
  words: Words | null;
  intervention: string;
  scores: number[];
}
/**
 * A position: after this entry (null: the beginning), which is, in words; what happened, and what is seen.
 */
export interface MomentInfo {
  number: number;
  entry: RecordEntry | null;
  words: Words | null;
  story: Words[];
  view: unknown;
}
/**
 * The facts of a report. `made`: ms since 1970; `against`: the card set of a comparison.
 */
export interface Report {
  name: string;
  made: number;
  game: string;
  title: Text;
  card_set: string;
  against: string | null;
  seats: number;
  player: string;
  games: number;
  seed: number;
}
/**
 * A form. `file`: the table at the top of a set's file. `parts`: all tables by name.
 */
export interface SetForm {
  game: string;
  file: FormField[];
  parts: Record<string, FormPart>;
}
/**
 * A field. `default`: the value if it is left out; null: none.
 */
export interface FormField {
  name: string;
  label: Text;
  takes: Takes;
  required: boolean;
  default: unknown;
}
/**
 * Possible values of a field. `choice`: one of `values`, each with its name, which `means` may explain. `text`: any, such as one of
 * `names`. `list` and `map`: of `items`. `table`: one of `parts`, distinguished by their tag. `picture`: see docs/page.md. `either`:
 * any of these. `any`: data of another shape.
 */
export interface Takes {
  kind: "any" | "choice" | "either" | "list" | "map" | "number" | "picture" | "switch" | "table" | "text";
  low?: number | null;
  high?: number | null;
  values?: (string | number)[];
  names?: Record<string, Text>;
  means?: Record<string, Text>;
  parts?: string[];
  items?: Takes | null;
  either?: Takes[];
}
/**
 * A table; `tag_field` has the value `tag`, if there are alternatives; `label` is its name.
 */
export interface FormPart {
  name: string;
  label: Text;
  means: Text;
  tag_field: string;
  tag: string;
  fields: FormField[];
}
/**
 * `on`: this server keeps card sets. `lab`: and lets bots play with them.
 */
export interface MySets {
  on: boolean;
  lab: boolean;
  sets: SetInfo[];
}
/**
 * `base`: the edition that it changes; "": it says everything itself. `own`: it is yours; only then is there a `link`, the
 * key that lets others read it, if it is shared.
 */
export interface SetInfo {
  id: string;
  game: string;
  name: Text;
  base: string;
  revision: number;
  touched: number;
  own: boolean;
  link: string;
}
/**
 * `content`: all of the set, as a table takes it.
 */
export interface SetDetail {
  info: SetInfo;
  content: Record<string, unknown>;
  check: SetCheck;
  versions: VersionInfo[];
}
/**
 * `faults`: none, if it can be played. `hash`: what tables and records call it then. `texts`: what cards do, made from
 * their data, by id, where the game can tell.
 */
export interface SetCheck {
  faults: FaultInfo[];
  hash: string;
  texts: {
    [k: string]: Text[];
  };
}
/**
 * What is wrong, and where: in which entry, by its id (or its number, if it has none), and in which field of it.
 */
export interface FaultInfo {
  card: string;
  field: string;
  why: Text;
}
export interface VersionInfo {
  number: number;
  time: number;
  note: string;
}
export interface Changed {
  info: SetInfo;
  check: SetCheck;
}
export interface VersionContent {
  number: number;
  content: Record<string, unknown>;
}
/**
 * The requests of the HTTP part: their bodies and answers.
 */
export interface Routes {
  "GET /api/tables/{table}/analyses/{game}": {
    body: null;
    answer: AnalysisInfo;
  };
  "POST /api/tables/{table}/analyses/{game}": {
    body: null;
    answer: AnalysisInfo;
  };
  "GET /api/games": {
    body: null;
    answer: GameInfo[];
  };
  "GET /api/games/{game}": {
    body: null;
    answer: GameInfo;
  };
  "GET /api/games/{game}/clauses": {
    body: null;
    answer: Rulebook;
  };
  "GET /api/games/{game}/lesson": {
    body: null;
    answer: Lesson;
  };
  "GET /api/games/{game}/lesson/film": {
    body: null;
    answer: LessonFilm;
  };
  "GET /api/games/{game}/miniature.svg": {
    body: null;
    answer: string;
  };
  "GET /api/games/{game}/cards": {
    body: null;
    answer: Cards;
  };
  "GET /api/games/{game}/decks": {
    body: null;
    answer: DeckInfo[];
  };
  "POST /api/games/{game}/decks": {
    body: DeckList;
    answer: DeckReport;
  };
  "GET /api/cards/{hash}": {
    body: null;
    answer: Cards;
  };
  "PUT /api/guest": {
    body: Name;
    answer: GuestInfo;
  };
  "GET /api/guest": {
    body: null;
    answer: GuestInfo | null;
  };
  "GET /api/guest/tables": {
    body: null;
    answer: TableInfo[];
  };
  "GET /api/guest/sessions": {
    body: null;
    answer: SessionInfo[];
  };
  "POST /api/guest/sessions": {
    body: PassCode;
    answer: GuestInfo;
  };
  "DELETE /api/guest/sessions/{id}": {
    body: null;
    answer: null;
  };
  "POST /api/guest/pass": {
    body: null;
    answer: PassInfo;
  };
  "DELETE /api/guest/pass": {
    body: null;
    answer: null;
  };
  "GET /api/health": {
    body: null;
    answer: Health;
  };
  "GET /metrics": {
    body: null;
    answer: string;
  };
  "GET /api/here": {
    body: null;
    answer: Here | null;
  };
  "GET /api/sets/{id}/lab": {
    body: null;
    answer: LabState;
  };
  "POST /api/sets/{id}/lab": {
    body: LabQuestion;
    answer: LabProgress | null;
  };
  "DELETE /api/sets/{id}/lab": {
    body: null;
    answer: null;
  };
  "GET /api/sets/{id}/reports/{number}": {
    body: null;
    answer: LabReport;
  };
  "GET /reports/sets/{id}/{number}": {
    body: null;
    answer: string;
  };
  "GET /api/operator/status": {
    body: null;
    answer: Status;
  };
  "GET /operator": {
    body: null;
    answer: string;
  };
  "GET /api/guest/history": {
    body: null;
    answer: GameResult[];
  };
  "GET /api/people/{person}": {
    body: null;
    answer: Profile;
  };
  "GET /api/games/{game}/ratings": {
    body: null;
    answer: Ranked[];
  };
  "GET /api/guest/data": {
    body: null;
    answer: PersonalData;
  };
  "DELETE /api/guest": {
    body: null;
    answer: Erased;
  };
  "POST /api/games/{game}/positions": {
    body: RealTable;
    answer: LaidTable;
  };
  "GET /api/printing": {
    body: null;
    answer: Printing;
  };
  "GET /api/games/{game}/print": {
    body: null;
    answer: null;
  };
  "GET /api/sets/{id}/print": {
    body: null;
    answer: null;
  };
  "GET /api/guest/push": {
    body: null;
    answer: PushInfo;
  };
  "PUT /api/guest/push": {
    body: Subscription;
    answer: PushInfo;
  };
  "DELETE /api/guest/push": {
    body: null;
    answer: null;
  };
  "GET /api/games/{game}/puzzles": {
    body: null;
    answer: PuzzleTitle[];
  };
  "GET /api/games/{game}/puzzles/{number}": {
    body: null;
    answer: PuzzleInfo;
  };
  "POST /api/quick": {
    body: QuickGame;
    answer: CreatedTable;
  };
  "GET /api/tables/{table}/records/{game}": {
    body: null;
    answer: GameRecord;
  };
  "GET /api/tables/{table}/replays/{game}": {
    body: null;
    answer: ReplayInfo;
  };
  "POST /api/replays": {
    body: Record<string, unknown>;
    answer: ReplayInfo;
  };
  "GET /api/reports": {
    body: null;
    answer: Report[] | null;
  };
  "GET /reports/{name}": {
    body: null;
    answer: string;
  };
  "GET /api/games/{game}/form": {
    body: null;
    answer: SetForm;
  };
  "GET /api/sets": {
    body: null;
    answer: MySets;
  };
  "POST /api/sets": {
    body: NewSet;
    answer: SetInfo;
  };
  "GET /api/sets/{id}": {
    body: null;
    answer: SetDetail;
  };
  "PUT /api/sets/{id}": {
    body: SetChange;
    answer: Changed;
  };
  "DELETE /api/sets/{id}": {
    body: null;
    answer: null;
  };
  "PUT /api/sets/{id}/link": {
    body: Sharing;
    answer: SetInfo;
  };
  "POST /api/sets/{id}/versions": {
    body: NewVersion;
    answer: VersionInfo[];
  };
  "GET /api/sets/{id}/versions/{number}": {
    body: null;
    answer: VersionContent;
  };
  "GET /api/sets/{id}/file": {
    body: null;
    answer: string;
  };
  "GET /api/tables": {
    body: null;
    answer: TableInfo[];
  };
  "POST /api/tables": {
    body: NewTable;
    answer: CreatedTable;
  };
  "GET /api/tables/{table}": {
    body: null;
    answer: TableInfo;
  };
  "POST /api/tables/{table}/preview": {
    body: Answers;
    answer: Preview;
  };
}
