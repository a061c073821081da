import { Table } from './table.ts';

/** Three players with number cards 1 to 3 in seat order, $800 each; the $250 row is CPR, GT, MC, NW. */
export const auction = (): Table =>
  new Table(3, {
    deal: { privates: ['pCPR', 'pGT', 'pMC', 'pNW'], order: ['player1', 'player2', 'player3'] },
  });

/** An auction in which only these rows are left; all other private companies are out of play. */
export function remaining(...rows: string[][]): Table {
  const t = auction();
  const left = rows.flat();
  const privates = Object.entries(t.s.privates).map(([id, owner]) => [id, left.includes(id) ? owner : 'gone'] as const);
  const shares = Object.entries(t.s.shares).map(([company, owners]) => {
    const lying = Object.keys(owners).find((owner) => left.includes(owner));
    return [company, lying === undefined ? { ipo: 10 } : owners] as const;
  });
  t.set({ privates: Object.fromEntries(privates), shares: Object.fromEntries(shares) });
  return t.frames(
    { kind: 'course' },
    { kind: 'privateAuction', rows, bids: {}, turn: 'player1', passes: 0, buyer: null, settling: null },
  );
}

export * from '../bids.ts';
