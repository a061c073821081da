/** Small exports of 1828, written by hand in the form of the site, and records that go on from a position. */
import { importGame, readExport, recordsOf } from '@roundhouse/exchange';
import { followRecords } from '@roundhouse/exchange/follow';
import { Follower } from '@roundhouse/exchange/follower';
import { dealOf, handlers } from '@roundhouse/exchange/1828/index';
import { Session1828 } from '@roundhouse/exchange/1828/session';
import { History } from '@roundhouse/kernel';
import { readingsOnSite } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { Table } from '../../../titles/test/1828/table.ts';
import { refusalOf } from '../refusal.ts';

export const ANN = 11;
export const BEN = 22;
export const CAT = 33;
const people = [ANN, BEN, CAT];

export type Line = Record<string, unknown> & { type: string };
export const player = (entity: number, type: string, more: object = {}): Line => ({
  type,
  entity,
  entity_type: 'player',
  ...more,
});
/** A company, a system (`A-B`), or with a third name one of its privates. */
export const company = (entity: string, type: string, more: object = {}): Line => ({
  type,
  entity,
  entity_type: entity.includes('-') ? 'system' : 'corporation',
  ...more,
});
export const privately = (entity: string, type: string, more: object = {}): Line => ({
  type,
  entity,
  entity_type: 'company',
  ...more,
});
export const minor = (type: string, more: object = {}): Line => ({
  type,
  entity: 'C&P',
  entity_type: 'minor',
  ...more,
});

export const bid = (who: number, symbol: string, price: number) => player(who, 'bid', { company: symbol, price });
export const pass = (who: number | string) => (typeof who === 'number' ? player(who, 'pass') : company(who, 'pass'));
export const par = (who: number, corporation: string, price = 79) =>
  player(who, 'par', { corporation, share_price: `${price},9,5` });
export const buy = (who: number, share: string) => player(who, 'buy_shares', { shares: [share], percent: 10 });
export const sell = (who: number, ...shares: string[]) =>
  player(who, 'sell_shares', { shares, percent: 10 * shares.length });
export const choose = (who: number, choice: string) => player(who, 'choose', { choice });
export const merge = (entity: string, corporation: string) => company(entity, 'merge', { corporation });

/** The first seed that leaves these privates of $250. */
export function seedFor(...privates: string[]): number {
  for (let seed = 1; ; seed++) if (dealOf(seed, 3).join() === privates.join()) return seed;
}

export const exported = (lines: readonly Line[], more: object = {}) => ({
  id: 'hs_7',
  title: '1828.Games',
  players: ['Ann', 'Ben', 'Cat'].map((name, seat) => ({ id: people[seat], name })),
  settings: { seed: seedFor('pCPR', 'pMP', 'pNW', 'pOS&H'), optional_rules: [] },
  status: 'active',
  actions: lines.map((line, i) => ({ id: 10 * (i + 1), ...line })),
  ...more,
});

export const state = (lines: readonly Line[], more: object = {}) =>
  History.open(title1828, importGame(exported(lines, more)).file).state;

export const asked = (s: ReturnType<typeof state>): string => {
  const top = s.stack.at(-1);
  return top ? `${top.kind}/${top.of ?? ''}` : 'over';
};

export const refusal = (lines: readonly Line[], more: object = {}): string => refusalOf(exported(lines, more));

/** A blank position by the readings of the site. */
export const table = (): Table => Table.blank(3, { readings: readingsOnSite(title1828.readings) });

/** Goes on from a position as the records say. `prepare` tells what the records before it have shown. */
export function followed(t: Table, lines: readonly Line[], prepare: (game: Session1828) => void = () => undefined) {
  const follower = new Follower(title1828, { players: 3, seed: 1, readings: readingsOnSite(title1828.readings) });
  follower.s = t.s;
  const { actions } = readExport(exported(lines));
  const seats = people.map((id, seat) => [String(id), `player${seat + 1}`] as const);
  const players = new Map([...seats, ['Ann', 'player1'], ['Ben', 'player2'], ['Cat', 'player3']]);
  const game = new Session1828({ follower, records: recordsOf(actions).records, players }, handlers);
  prepare(game);
  followRecords(game);
  return { s: follower.s, game, done: follower.actions.map(({ type }) => type) };
}

/** All privates but those of $250: Ann has StCT, C&P and E&K, Ben SVN, D&H and C&A, Cat C&StL and M&H. */
export const cheap: readonly Line[] = [
  bid(ANN, 'StCT', 25),
  bid(BEN, 'SVN', 20),
  bid(CAT, 'C&StL', 40),
  bid(ANN, 'C&P', 85),
  bid(BEN, 'D&H', 80),
  bid(CAT, 'M&H', 125),
  bid(ANN, 'E&K', 120),
  bid(BEN, 'C&A', 160),
];
/** Cat buys the CPR and has a bid on the MP, Ann on the NW, Ben on the OS&H. */
export const dear: readonly Line[] = [
  bid(CAT, 'MP', 255),
  bid(ANN, 'NW', 255),
  bid(BEN, 'OSH', 255),
  bid(CAT, 'CPR', 250),
];
export const auction: readonly Line[] = [
  ...cheap,
  ...dear,
  par(CAT, 'CPR'),
  par(CAT, 'MP', 71),
  par(ANN, 'NW', 67),
  par(BEN, 'OSH'),
];
