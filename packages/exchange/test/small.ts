/** Small exports, written by hand in the form of the site: two players, with the privates P2 and P6. */
import { dealOf } from '@roundhouse/exchange/soh/index';

export const ANN = 11;
export const BEN = 22;

export type Line = Record<string, unknown> & { type: string };
const player = (entity: number, type: string, more: object = {}): Line => ({
  type,
  entity,
  entity_type: 'player',
  ...more,
});
const company = (entity: string, type: string, more: object = {}): Line => ({
  type,
  entity,
  entity_type: 'corporation',
  ...more,
});

export const bid = (who: number, symbol: string, price: number) => player(who, 'bid', { company: symbol, price });
export const pass = (who: number | string) => (typeof who === 'number' ? player(who, 'pass') : company(who, 'pass'));
export const par = (who: number, corporation: string, price: number) =>
  player(who, 'par', { corporation, share_price: `${price},0,3` });
export const buy = (who: number | string, ...shares: string[]) =>
  typeof who === 'number'
    ? player(who, 'buy_shares', { shares, percent: 10 * shares.length })
    : company(who, 'buy_shares', { shares, percent: 10 * shares.length });
export const sell = (who: number | string, price: number, ...shares: string[]) =>
  (typeof who === 'number' ? player : company)(who as never, 'sell_shares', {
    shares,
    percent: 10 * shares.length,
    share_price: price,
  });
export const lay = (who: string, hex: string, tile: string, rotation: number) =>
  company(who, 'lay_tile', { hex, tile, rotation });
export const train = (who: string, id: string, price: number, variant = id.split('-')[0]) =>
  company(who, 'buy_train', { train: id, price, variant });
export const run = (who: string, ...routes: object[]) => company(who, 'run_routes', { routes });
export const dividend = (who: string, kind: string) => company(who, 'dividend', { kind });

/** The first seed whose deal is this. */
export function seedFor(...privates: string[]): number {
  for (let seed = 1; ; seed++) if (dealOf(seed, privates.length).join() === privates.join()) return seed;
}

export const exported = (lines: readonly Line[], more: object = {}) => ({
  id: 'hs_42',
  title: 'Steam Over Holland',
  players: [
    { id: ANN, name: 'Ann' },
    { id: BEN, name: 'Ben' },
  ],
  settings: { seed: seedFor('P2', 'P6') },
  status: 'active',
  actions: lines.map((line, i) => ({ id: 10 * (i + 1), ...line })),
  ...more,
});

/** The auction of P2 and P6: Ann gets the first, Ben the second; Ben has less and Ann begins. */
export const auction: readonly Line[] = [bid(ANN, 'KKI', 40), pass(BEN), bid(BEN, 'W', 100), pass(ANN)];
/** Ann starts the NBD, Ben the NCS; both pass. */
export const started: readonly Line[] = [...auction, par(ANN, 'NBD', 100), par(BEN, 'NCS', 100), pass(ANN), pass(BEN)];
