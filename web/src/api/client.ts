import type {
  Analysis,
  Answer,
  ChatLines,
  Created,
  Hint,
  Lobby,
  MoveWish,
  NewTable,
  Notes,
  NotifyWish,
  Past,
  Problem,
  Recap,
  RecordId,
  Replay,
  SeatToken,
  Snapshot,
  TableInfo,
  UndoWish,
} from './types';

/** What the server says it can play; see GET /api/rules. */
export interface Rules {
  editions: Record<string, Record<string, boolean>>;
  switches: Record<string, string>;
  modules: Record<string, string>;
  players: number[];
  bots: string[];
  /** With how many players the game goes: without a module (''), and with each; and what does not go together. */
  fits: Record<string, number[]>;
  conflicts: [string, string][];
}

/** A record of a finished game, as far as the client reads it. */
export interface GameRecord {
  ruleset: Record<string, unknown>;
  commitment?: string | null;
  seed?: string | null;
  log: { seat: number; action: string }[];
  [key: string]: unknown;
}

/** The server's refusal: its status, a code, and a sentence for the person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
    this.name = 'Refused';
  }
}

/** The code of a Refused that never reached the server. */
export const UNREACHABLE = 'unreachable';

async function ask<T>(method: string, path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    const request: RequestInit = { method, headers };
    if (body !== undefined) request.body = JSON.stringify(body);
    response = await fetch(path, request);
  } catch {
    throw new Refused(0, UNREACHABLE, '');
  }
  if (response.status === 204) return null as T;
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = answer as Problem | null;
    throw new Refused(response.status, problem?.code ?? UNREACHABLE, problem?.reason ?? '');
  }
  return answer as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Everything that can be asked over HTTP, one function each; docs/api.md explains them. */
export const api = {
  rules: () => ask<Rules>('GET', '/api/rules'),
  lobby: () => ask<Lobby>('GET', '/api/tables'),
  create: (wish: Partial<NewTable>) => ask<Created>('POST', '/api/tables', null, wish),
  table: (id: string, token?: string | null) => ask<TableInfo>('GET', table(id), token),
  state: (id: string, token?: string | null) => ask<Snapshot>('GET', `${table(id)}/state`, token),
  move: (id: string, token: string, wish: MoveWish) => ask<Answer>('POST', `${table(id)}/moves`, token, wish),
  undo: (id: string, token: string, wish: UndoWish) => ask<Answer>('POST', `${table(id)}/undo`, token, wish),
  join: (id: string, seat: number, name: string, token?: string | null) =>
    ask<SeatToken | null>('POST', `${table(id)}/seats/${seat}/join`, token, { name }),
  leave: (id: string, token: string) => ask<null>('POST', `${table(id)}/leave`, token),
  takeOver: (id: string, token: string, name: string) => ask<null>('POST', `${table(id)}/take-over`, token, { name }),
  seatBot: (id: string, host: string, seat: number, bot: string) =>
    ask<null>('POST', `${table(id)}/seats/${seat}/bot`, host, { bot }),
  freshLink: (id: string, host: string, seat: number) => ask<SeatToken>('POST', `${table(id)}/seats/${seat}/link`, host),
  rematch: (id: string, token: string) => ask<RecordId>('POST', `${table(id)}/rematch`, token),
  chat: (id: string, token?: string | null) => ask<ChatLines>('GET', `${table(id)}/chat`, token),
  notes: (id: string, token: string) => ask<Notes>('GET', `${table(id)}/notes`, token),
  writeNotes: (id: string, token: string, text: string) => ask<null>('PUT', `${table(id)}/notes`, token, { text }),
  notify: (id: string, token: string, wish: NotifyWish) => ask<null>('PUT', `${table(id)}/notify`, token, wish),
  recap: (id: string, token: string) => ask<Recap>('GET', `${table(id)}/recap`, token),
  hint: (id: string, token: string) => ask<Hint>('POST', `${table(id)}/hint`, token),
  record: (id: string) => ask<GameRecord>('GET', `${table(id)}/record`),
  analysis: (id: string) => ask<Analysis>('GET', `${table(id)}/analysis`),
  past: (id: string, line: number, token?: string | null) => ask<Past>('GET', `${table(id)}/past/${line}`, token),
  replay: (id: string, step: number) => ask<Replay>('GET', `${table(id)}/replay/${step}`),
  upload: (record: unknown) => ask<RecordId>('POST', '/api/records', null, record),
  uploaded: (id: string) => ask<GameRecord>('GET', `/api/records/${encodeURIComponent(id)}`),
  uploadedAnalysis: (id: string) => ask<Analysis>('GET', `/api/records/${encodeURIComponent(id)}/analysis`),
  uploadedReplay: (id: string, step: number) =>
    ask<Replay>('GET', `/api/records/${encodeURIComponent(id)}/replay/${step}`),
};
