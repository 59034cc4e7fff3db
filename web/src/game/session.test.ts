import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../api/types';
import { Session } from './session.svelte';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const VIEW = { choices: ['pass'], undo: false, provinces: {}, seats: [] } as unknown as View;
const WELCOME = { type: 'welcome', seat: 0, table: { type: 'table', id: 't', name: 'T', seats: [], clock: null } };
const SNAPSHOT = { type: 'snapshot', version: 7, view: VIEW, log: [] };
const changed = (version: number, more: object = {}): object => ({ type: 'update', version, changes: {}, log_from: 0, log: [], ...more });

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  sessionStorage.clear();
  session = new Session({ id: 't', token: 'secret' });
  session.open();
  FakeSocket.last.open();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('says who it is, and keeps the secret out of the address', () => {
    expect(FakeSocket.last.address).not.toContain('secret');
    expect(FakeSocket.last.said[0]).toEqual({ type: 'hello', token: 'secret', version: null, chat: 0 });
  });

  it('is live with a welcome, and shows the snapshot', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT);
    expect([session.connection, session.seat, session.version, session.choices]).toEqual(['live', 0, 7, ['pass']]);
  });

  it('sends a choice with the version it was given for, and nothing else until it is acknowledged', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT);
    session.play('pass');
    session.play('pass');
    const moves = FakeSocket.last.said.filter((each) => each['type'] === 'move');
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ action: 'pass', version: 7 });
    expect(session.choices).toEqual([]);
    FakeSocket.last.tell(changed(8, { key: moves[0]?.['key'] }));
    expect([session.pending, session.choices]).toEqual([null, ['pass']]);
  });

  it('comes back with growing pauses, says what it has seen, and sends the same key again', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT);
    session.play('pass');
    const key = FakeSocket.last.said.at(-1)?.['key'];
    FakeSocket.last.break(1006);
    expect(session.connection).toBe('lost');
    vi.advanceTimersByTime(800);
    FakeSocket.last.break(1006);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1200);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.open();
    FakeSocket.last.tell(WELCOME);
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', version: 7 });
    expect(FakeSocket.last.said[1]).toMatchObject({ type: 'move', key, version: 7 });
    FakeSocket.last.tell({ type: 'answer', key, result: 'repeated', version: 8 });
    expect([session.pending, session.refusal]).toEqual([null, null]);
  });

  it('sends a move again after a reload of the tab', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT);
    session.play('pass');
    const key = FakeSocket.last.said.at(-1)?.['key'];
    session.close();
    session = new Session({ id: 't', token: 'secret' });
    session.open();
    FakeSocket.last.open();
    FakeSocket.last.tell(WELCOME);
    expect(FakeSocket.last.said.at(-1)).toMatchObject({ type: 'move', key });
  });

  it('says why something was refused', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT);
    session.play('pass');
    FakeSocket.last.tell({ type: 'answer', key: session.pending?.key, result: 'refused', version: 7, reason: 'Not now.' });
    expect([session.refusal, session.pending]).toEqual(['Not now.', null]);
    session.forgetRefusal();
    expect(session.refusal).toBeNull();
  });

  it('asks for the whole again when a version is missing', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT, changed(9));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', version: null });
  });

  it('leaves aside what it has seen already', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT, changed(7, { changes: { choices: [] } }));
    expect([FakeSocket.all.length, session.choices]).toEqual([1, ['pass']]);
  });

  it('gives up when the server closes the door for good, and says why', () => {
    FakeSocket.last.tell({ type: 'problem', code: 'no-table', reason: 'There is no table.' });
    FakeSocket.last.break(4000);
    vi.advanceTimersByTime(60_000);
    expect([session.connection, session.ending?.code, FakeSocket.all.length]).toEqual(['closed', 'no-table', 1]);
  });

  it('knows a restart from a lost connection', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT, { type: 'closing' });
    FakeSocket.last.break(1012);
    expect([session.connection, session.restarting]).toEqual(['lost', true]);
  });

  it('connects anew when it has heard nothing for 45 seconds', () => {
    FakeSocket.last.tell(WELCOME, SNAPSHOT);
    vi.advanceTimersByTime(61_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});
