/* Made by `./run types` from the server's schemas; do not edit. sha256 cfd16b0acf98ec98f3e1e513c407329a2af55212a395db5aa4af2984f06e0678 */

export interface Everything {
  NewTable: NewTable;
  ClockRules: ClockRules;
  SeatWish: SeatWish;
  MoveWish: MoveWish;
  UndoWish: UndoWish;
  Joining: Joining;
  BotWish: BotWish;
  Chatting: Chatting;
  Notes: Notes;
  NotifyWish: NotifyWish;
  Lobby: Lobby;
  TableInfo: TableInfo;
  SeatInfo: SeatInfo;
  ClockInfo: ClockInfo;
  Created: Created;
  Snapshot: Snapshot;
  View: View;
  Outlook: Outlook;
  ProvinceView: ProvinceView;
  PtahView: PtahView;
  ScoreSheet: ScoreSheet;
  SeatView: SeatView;
  SealedView: SealedView;
  LogLine: LogLine;
  Answer: Answer;
  SeatToken: SeatToken;
  RecordId: RecordId;
  ChatLines: ChatLines;
  ChatLine: ChatLine;
  Recap: Recap;
  Hint: Hint;
  Advice: Advice;
  Analysis: Analysis;
  Replay: Replay;
  ReplayTable: ReplayTable;
  ReplayStep: ReplayStep;
  Past: Past;
  Hello: Hello;
  Move: Move;
  Undo: Undo;
  Chat: Chat;
  Ping: Ping;
  Welcome: Welcome;
  Update: Update;
  Problem: Problem;
  Pong: Pong;
  Closing: Closing;
}
/**
 * A table to create; seats that are not listed are open.
 */
export interface NewTable {
  edition?: string;
  players?: number;
  switches?: {
    [k: string]: boolean;
  };
  modules?: string[];
  name?: string;
  public?: boolean;
  hints?: boolean;
  seed?: string | null;
  clock?: ClockRules | null;
  seats?: SeatWish[];
}
/**
 * `turn`: so many seconds for each turn; `bank`: so many for the whole game, and an increment after each turn.
 */
export interface ClockRules {
  kind: 'bank' | 'turn';
  seconds?: number;
  increment?: number;
}
/**
 * Who shall sit there: `me` (the creator holds it), `open` (by link), `bot`.
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  name?: string | null;
  bot?: string;
}
/**
 * An answer to a decision; the version is the one it was given for, the key names this answer.
 */
export interface MoveWish {
  key: string;
  version: number;
  action: string;
}
/**
 * To take the last move back.
 */
export interface UndoWish {
  key: string;
  version: number;
}
/**
 * Sitting down.
 */
export interface Joining {
  name: string;
}
/**
 * A bot by its name.
 */
export interface BotWish {
  bot?: string;
}
/**
 * Something to say.
 */
export interface Chatting {
  text: string;
}
/**
 * A seat's own notes.
 */
export interface Notes {
  text: string;
}
/**
 * Where to say that it is the seat's turn; nothing: nowhere.
 */
export interface NotifyWish {
  email?: string | null;
  webhook?: string | null;
  secret?: string | null;
}
/**
 * The public tables.
 */
export interface Lobby {
  tables: TableInfo[];
}
/**
 * A table's card.
 */
export interface TableInfo {
  type: 'table';
  id: string;
  name: string;
  status: 'over' | 'running' | 'waiting';
  public: boolean;
  hints: boolean;
  ruleset: {
    [k: string]: unknown;
  };
  ruleset_id: string;
  commitment: string;
  created: number;
  seats: SeatInfo[];
  clock: ClockInfo | null;
  rematch: string | null;
}
/**
 * A chair as everybody sees it; `away`: a bot plays for a person who may come back.
 */
export interface SeatInfo {
  name: string;
  kind: 'away' | 'bot' | 'human' | 'open';
  bot: string;
  online: boolean;
}
/**
 * The clocks as the reader may know them: seconds left, and since when they run.
 */
export interface ClockInfo {
  rules: ClockRules;
  seats: [number, number | null][];
  now: number;
}
/**
 * The secrets of a new table: they are shown once, to whom they belong.
 */
export interface Created {
  id: string;
  host_token: string;
  watch_token: string;
  seat_tokens: (string | null)[];
  commitment: string;
}
/**
 * All that a reader may know of the game.
 */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  view: View;
  log: LogLine[];
}
/**
 * The game as a reader may know it; what modules add may be missing.
 */
export interface View {
  age: 'new' | 'old';
  agenda: string[];
  bids: {
    [k: string]: [number, number][];
  };
  blocked: string[];
  choices: string[];
  collective_offering: number;
  deck: number;
  discards: {
    [k: string]: number;
  };
  moving: string | null;
  officials?: {
    [k: string]: string;
  };
  officials_deck?: {
    [k: string]: number;
  };
  officials_discards?: {
    [k: string]: number;
  };
  open: string[];
  order: number[];
  outlook: Outlook;
  over: boolean;
  own_tiles?: {
    [k: string]: number;
  };
  pharaoh?: string | null;
  pharaoh_tokens?: number[];
  phase: 'auction' | 'finished' | 'gifts' | 'harvest' | 'market' | 'offering' | 'resolve' | 'scoring' | 'setup';
  preview: {
    [k: string]: number;
  }[];
  prompt: string;
  province_deck: string[];
  provinces: {
    [k: string]: ProvinceView;
  };
  ptah?: PtahView;
  round: number;
  ruleset: string;
  score_sheet: ScoreSheet;
  seat: number | null;
  seats: SeatView[];
  secret_provinces?: string[];
  seed?: string;
  statues?: {
    [k: string]: string;
  };
  temple: number;
  to_act: number[];
  tomb_discards?: {
    [k: string]: number;
  };
  tomb_stack?: number;
  tomb_tiles?: number[];
  tombs?: (string | null)[][];
  track: number[];
  turn: number;
  turn_order: number[];
  undo: boolean;
  winners?: number[];
}
/**
 * What a Harvest would bring with the temple on space 1, 2, 3, 4: by seat, and by province that has an owner.
 */
export interface Outlook {
  income: number[][];
  provinces: {
    [k: string]: number[];
  };
  theft: number;
}
/**
 * One province, all of it public; `farmers` stand on fields, `extra_farmers` beside them.
 */
export interface ProvinceView {
  extra_farmers: number;
  farmers: number;
  fields: number;
  harvest_card: string | null;
  owner: number | null;
  printed_farmers: number;
  pyramids: number;
  stones: number;
}
/**
 * The Market turn of Ptah's owner: what was bought first, and how far it is.
 */
export interface PtahView {
  first: number;
  placed: number;
  repeated: boolean;
}
/**
 * Points by source, a row for each seat; `total` is what the seats have.
 */
export interface ScoreSheet {
  new: {
    [k: string]: number;
  }[];
  old: {
    [k: string]: number;
  }[];
  total: number[];
}
/**
 * One player; gold and cards only of oneself (gold of all where it is open, and at the end).
 */
export interface SeatView {
  cards?: string[];
  dealt?: string[];
  expected_income?: number;
  favours_taken: boolean;
  gifts: number;
  gold?: number;
  greed: boolean;
  hand: number;
  in_force: string[];
  influence: boolean;
  offered: number;
  rejected?: string;
  score: number;
  sealed?: SealedView;
  theft: boolean;
}
/**
 * What a seat has put face down so far; only its own view holds it.
 */
export interface SealedView {
  committed: boolean;
  greed: boolean;
  influence: boolean;
  offer: number;
  sold: string[];
  theft: boolean;
}
/**
 * A line of the log: an action of a seat, or an event; which keys it has depends on the event.
 */
export interface LogLine {
  action?: string;
  card?: string;
  collective?: number;
  event?: string;
  gold?: number;
  official?: string;
  order?: number[];
  points?: number;
  province?: string | null;
  round?: number;
  seat?: number;
  source?: string;
  space?: number;
  statue?: string;
  tile?: string;
}
/**
 * What became of a move, an undo or a line of chat; `repeated`: it was done before, `stale`: look again.
 */
export interface Answer {
  type: 'answer';
  key: string;
  result: 'done' | 'refused' | 'repeated' | 'stale';
  version: number;
  reason?: string;
}
/**
 * A seat's secret.
 */
export interface SeatToken {
  seat: number;
  token: string;
}
/**
 * Where an uploaded record is kept.
 */
export interface RecordId {
  id: string;
}
/**
 * What was said.
 */
export interface ChatLines {
  lines: ChatLine[];
}
/**
 * Something that was said; text is text, never markup.
 */
export interface ChatLine {
  type: 'chat';
  number: number;
  seat: number;
  text: string;
  at: number;
}
/**
 * What happened since the seat's own last move.
 */
export interface Recap {
  log_from: number;
  log: LogLine[];
}
/**
 * What a bot would do, and the best choices as it sees them, best first.
 */
export interface Hint {
  bot: string;
  version: number;
  action: string;
  advice: Advice[];
}
/**
 * A good choice: points ahead of the best opponent, chance to win, and the reason in words and in a word.
 */
export interface Advice {
  choice: string;
  margin: number;
  win_chance: number;
  reason: string;
  part: 'bids' | 'cards' | 'close' | 'gifts' | 'gold' | 'income' | 'only' | 'points' | 'scoring';
}
/**
 * After each move of a finished game, every seat's chance to win; the first row is the start.
 */
export interface Analysis {
  moves: {
    [k: string]: unknown;
  }[];
  chances: number[][];
}
/**
 * A part of a finished game: how it stood after `first` moves, with all hands open, and the moves that followed.
 */
export interface Replay {
  table: ReplayTable;
  first: number;
  total: number;
  view: View;
  log: LogLine[];
  steps: ReplayStep[];
}
/**
 * What a record says of its table.
 */
export interface ReplayTable {
  ruleset: {
    [k: string]: unknown;
  };
  ruleset_id: string;
  commitment: string | null;
  seed: string | null;
  names: string[];
}
/**
 * A move of a finished game and what it changed, as in an update.
 */
export interface ReplayStep {
  seat: number;
  action: string;
  changes: {
    [k: string]: unknown;
  };
  log_from: number;
  log: LogLine[];
  gone?: string[];
}
/**
 * How the table once looked to the caller, and the log as it was then; nothing can be chosen there.
 */
export interface Past {
  view: View;
  log: LogLine[];
}
/**
 * The first message of a client: its secret, and what it has seen already.
 */
export interface Hello {
  type: 'hello';
  token?: string;
  version?: number | null;
  chat?: number;
}
/**
 * See MoveWish.
 */
export interface Move {
  type: 'move';
  key: string;
  version: number;
  action: string;
}
/**
 * See UndoWish.
 */
export interface Undo {
  type: 'undo';
  key: string;
  version: number;
}
/**
 * Something to say.
 */
export interface Chat {
  type: 'chat';
  key: string;
  text: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
}
/**
 * The first message: which seat this socket reads for (null: a spectator).
 */
export interface Welcome {
  type: 'welcome';
  seat: number | null;
  table: TableInfo;
}
/**
 * What has changed for a reader: keys of the view, and the log from line `log_from` on.
 *
 *     Of `provinces` only those that changed; keys in `gone` are no longer there. `key` is that of the reader's own answer
 *     that led to it; `sealed`: nobody else has been told that it was made.
 */
export interface Update {
  type: 'update';
  version: number;
  changes: {
    [k: string]: unknown;
  };
  log_from: number;
  log: LogLine[];
  gone?: string[];
  key?: string | null;
  sealed?: boolean;
}
/**
 * Why something cannot be, in a sentence.
 */
export interface Problem {
  type: 'problem';
  code: string;
  reason: string;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: 'pong';
}
/**
 * The server restarts: connect again in a moment.
 */
export interface Closing {
  type: 'closing';
}
