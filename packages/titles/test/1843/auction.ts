import { pass } from '../bids.ts';
import { Table } from './table.ts';

/** An auction of so many players, with cards 1 to n in seat order. */
export const auction = (players = 3): Table =>
  new Table(players, { deal: { order: Array.from({ length: players }, (_, i) => `player${i + 1}`) } });

/** An auction in which only these privates are left; the others are out of play. */
export function remaining(lots: readonly string[], readings: Record<string, string> = {}): Table {
  const t = new Table(3, { deal: { order: ['player1', 'player2', 'player3'] }, readings });
  const privates = Object.keys(t.s.privates).map((id) => [id, lots.includes(id) ? 'bank' : 'gone'] as const);
  const shares = Object.entries(t.s.shares).map(([company, owners]) => {
    const lying = Object.keys(owners).find((owner) => lots.includes(owner));
    return [company, lying === undefined ? { ipo: 10 } : owners] as const;
  });
  t.set({ privates: Object.fromEntries(privates), shares: Object.fromEntries(shares) });
  const [, frame] = t.s.stack;
  return t.frames({ kind: 'course' }, { ...frame!, rows: lots.map((lot) => [lot]) });
}

/** Everybody in the auction passes, starting with the player who is asked. */
export function allPass(t: Table): Table {
  for (const _ of t.s.players) t.does(pass);
  return t;
}

export * from '../bids.ts';
