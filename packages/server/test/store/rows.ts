/** Rows to write, usual but for what a test says. */
import type { Change, EntryRow, RequestRow, SeatRow } from '../../src/store/contract.ts';
import type { AccountRow, SessionRow } from '../../src/store/people-rows.ts';
import { gameRow } from './stores.ts';

export const seatRow = (game: string, seat: number, more: Partial<SeatRow> = {}): SeatRow => ({
  game,
  seat,
  place: seat - 1,
  player: null,
  kind: 'open',
  name: null,
  level: null,
  person: null,
  ready: 0,
  lost: 0,
  lent: null,
  admits: null,
  friend: null,
  called: null,
  ...more,
});
export const entryRow = (game: string, n: number, more: Partial<EntryRow> = {}): EntryRow => ({
  game,
  n,
  entry: `{"action":{"type":"pass","n":${n}}}`,
  lasting: `hash-${n}`,
  person: null,
  why: null,
  ...more,
});
export const requestRow = (game: string, request: string, more: Partial<RequestRow> = {}): RequestRow => ({
  game,
  request,
  person: 'ada',
  wish: 'wish',
  n: 0,
  made: 0,
  ask: null,
  refused: null,
  at: 5,
  ...more,
});
export const sessionRow = (hash: string, person: string, more: Partial<SessionRow> = {}): SessionRow => ({
  hash,
  person,
  created: 1,
  used: 1,
  device: '',
  network: '',
  way: 'guest',
  ...more,
});
export const accountRow = (person: string, more: Partial<AccountRow> = {}): AccountRow => ({
  person,
  password: 'kept',
  changed: 2,
  email: null,
  banned: 0,
  created: 1,
  ...more,
});
export const game = (id: string, more: Parameters<typeof gameRow>[1] = {}): Change => ({
  kind: 'game',
  row: gameRow(id, more),
});
export const entries = (id: string, from: number, to: number): Change[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ kind: 'entry', row: entryRow(id, from + i) }));
export const position = (id: string, n: number, engine = 'one'): Change => ({
  kind: 'position',
  row: { game: id, n, state: `{"at":${n},"by":"${engine}"}`, engine },
});
