import { deciders, fill, frameName } from '@roundhouse/kernel';
import { anyTitle, DEPOT, IPO, POOL, type RailState, wordOf } from '@roundhouse/rail';
import { title1843 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { decisionOf } from '../../../src/table/decision/model.ts';
import { rowGroupsOf } from '../../../src/table/decision/rows.ts';
import { namesOf } from '../../../src/table/names.ts';
import { afterPasses } from '../../../src/titles/1843/burning.ts';
import { company } from '../../../src/titles/1843/companies.ts';
import { roundNote } from '../../../src/titles/1843/ending.ts';
import { supplyNotes } from '../../../src/titles/1843/foreigners.ts';
import { players as look } from '../../../src/titles/1843/players.ts';
import { tried } from '../../../src/titles/1843/several.ts';
import { steps } from '../../../src/titles/1843/words.ts';
import { sayOf } from '../say.ts';
import { playedOf } from '../table/played.ts';

const title = anyTitle(title1843);
const players = ['Ada', 'Bram', 'Cato'];
const { states } = playedOf(title, players, 4);
const positions = states.filter((s, index) => !s.ended && index % 7 === 0);
const say = sayOf(title);
const seats = players.map((name, i) => ({ player: `player${i + 1}`, name, kind: 'here' as const }));
const names = namesOf(seats, title, positions[0]!);
const broken = /undefined|NaN|\{/;

describe('1843 in words', () => {
  test('every move that is offered has words, and every question', () => {
    for (const s of positions) {
      const decision = decisionOf(title, s, deciders(title, s)[0]!)!;
      const { kind } = decision.frame;
      expect(wordOf(title, `ask.${kind}`, { of: '' }), kind).toBeDefined();
      for (const { type } of decision.plainMoves)
        expect(
          wordOf(title, `close.${kind}.${type}`) ?? wordOf(title, `close.${type}`),
          `${kind} ${type}`,
        ).toBeDefined();
      for (const { type, rows } of rowGroupsOf(decision)) {
        const values = { ...plain, ...title.wording!.moveValues!(s, fill(rows[0]!.choice), names) };
        for (const part of ['group', 'option', 'button']) {
          const said =
            wordOf(title, `move.${kind}.${type}.${part}`, values) ?? wordOf(title, `move.${type}.${part}`, values);
          expect(said, `${kind} ${type} ${part}`).toBeDefined();
          expect(said, `${kind} ${type} ${part}`).not.toMatch(broken);
        }
      }
    }
  });

  test('a stock turn goes from selling to buying to selling, and is ended once something is done', () => {
    const inTurn = states.filter((s) => s.stack.at(-1)?.kind === 'stockTurn');
    expect(new Set(inTurn.map((s) => steps(s)!.at))).toEqual(new Set([1, 2]));
    for (const s of inTurn) {
      const turn = s.stack.at(-1) as unknown as { main: string | null; sold: boolean };
      const done = turn.main !== null || turn.sold;
      expect(title.wording!.closing!(s, s.stack.at(-1)!, 'pass', names)?.id).toBe(done ? 'own.finish' : undefined);
    }
  });
});

describe('1843 on the table', () => {
  test('a round of passes burns a train and lowers the price, and the last train ends the game', () => {
    expect(afterPasses(1, 6, 15)).toEqual({ kind: 'falls', lost: 2, price: 10 });
    expect(afterPasses(5, 6, 15)).toMatchObject({ kind: 'ends', lost: 6 });
    expect(afterPasses(2, 6, 0)).toMatchObject({ kind: 'free', price: 0 });
  });

  test('players stand by their cards, in a stock round with the card that their cash would bring', () => {
    const s = states.find(({ stack }) => stack.some(({ kind }) => kind === 'stockTurn'))!;
    const marks = look.order.of(s).map((player) => look.mark(s, player)!.values!);
    expect(marks.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(marks.map(({ next }) => Number(next)).sort((a, b) => a - b)).toEqual([1, 2, 3]);
    const cash = (place: number): number => s.cash[look.order.of(s)[marks.findIndex(({ next }) => next === place)]!]!;
    expect(cash(1)).toBeGreaterThanOrEqual(cash(2));
    expect(cash(2)).toBeGreaterThanOrEqual(cash(3));
    expect(look.mark(states[0]!, 'player1')!.id).toBe('own.card');
  });

  test('what stands in bids, and certificates that no limit counts, are said of a player', () => {
    const bidding = states.find(({ stack }) =>
      stack.some((frame) => 'bids' in frame && Object.keys(frame.bids as object).length > 0),
    )!;
    const bidder = Object.values(
      (
        bidding.stack.find((frame) => 'bids' in frame) as unknown as {
          bids: Record<string, readonly { player: string; amount: number }[]>;
        }
      ).bids,
    )[0]![0]!;
    expect(look.notes(bidding, bidder.player)[0]).toMatchObject({ id: 'own.player.bids' });
    const later = states.findLast(({ market }) => Object.keys(market.at).length > 0)!;
    const [company] = Object.keys(later.market.at);
    const standing = (row: number, col: number): RailState => ({
      ...later,
      market: { ...later.market, at: { [company!]: { row, col } } },
      companies: { ...later.companies, [company!]: { ...later.companies[company!]!, director: 'player1' } },
      shares: { ...later.shares, [company!]: { player1: 4, [IPO]: 6 } },
    });
    expect(look.notes(standing(10, 0), 'player1')).toEqual([{ id: 'own.player.exempt', values: { exempt: 3 } }]);
    expect(look.notes(standing(0, 3), 'player1')).toEqual([]);
  });

  test('the foreigners take what was said before the set was over', () => {
    let told = 0;
    for (let at = 1; at < states.length; at++) {
      const [before, after] = [states[at - 1]!, states[at]!];
      const inRound = (s: RailState): boolean => s.stack.some(({ kind }) => kind === 'operatingRound');
      if (!inRound(before) || inRound(after) || after.ended) continue;
      const isBought = (id: string): boolean => before.trains[id] === DEPOT && after.trains[id]! in after.companies;
      if (after.phase === 'gray' || Object.keys(after.trains).some(isBought)) continue;
      const [note] = supplyNotes(before, names);
      expect(say(note!.id, note!.values)).not.toMatch(broken);
      const { first, left } = note!.values!;
      const still = Object.keys(after.trains).filter(
        (id) => after.trains[id] === DEPOT && id.startsWith(String(first)),
      );
      expect(still.length).toBe(left);
      told++;
    }
    expect(told).toBeGreaterThan(2);
  });

  test('a company tells its trains and certificates against both limits', () => {
    for (const s of positions)
      for (const id of title.operatingOrder(s))
        for (const { id: text, values } of company.notes!(s, id)) expect(say(text, values)).not.toMatch(broken);
    const s = positions.find((one) => Object.values(one.trains).some((owner) => owner in one.companies))!;
    const owner = Object.values(s.trains).find((one) => one in s.companies)!;
    expect(company.notes!(s, owner).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['own.note.trains', 'own.note.certificates']),
    );
  });
});

describe('1843 late in the game', () => {
  test('with the first gray train it is known when the game ends', () => {
    const s = states.find(({ ext }) => (ext as { graySets: readonly number[] }).graySets.length === 0)!;
    expect(roundNote(s)).toBeNull();
    const ext = { ...(s.ext as object), graySets: [7], sets: [1, 2, 2, 2, 2, 3, 3] };
    expect(roundNote({ ...s, phase: 'gray', ext })!.values).toEqual({ set: 8, round: 4 });
  });

  test('several certificates are bought in the brown zone, and one elsewhere', () => {
    const rows = title.material(states[0]!).markets[0]!.rows;
    const cellIn = (zone: string | undefined) =>
      rows.flatMap((row, r) =>
        row.flatMap((cell, col) => (cell && cell.zones?.[0] === zone ? [{ row: r, col }] : [])),
      )[0]!;
    const start = states.find(
      ({ stack, market, ext }) =>
        stack.at(-1)?.kind === 'stockTurn' &&
        (stack.at(-1) as unknown as { main: unknown }).main === null &&
        Object.keys(market.at).length > 0 &&
        (ext as { stockRound: number }).stockRound > 1,
    )!;
    const by = deciders(title, start)[0]!;
    const id = Object.keys(start.market.at)[0]!;
    const standing = (zone: string | undefined): RailState => ({
      ...start,
      cash: { ...start.cash, [by]: 1000 },
      market: { ...start.market, at: { ...start.market.at, [id]: cellIn(zone) } },
      shares: { ...start.shares, [id]: { [IPO]: 3, [POOL]: 2, [by]: 5 } },
    });
    const frame = frameName(start.stack.at(-1)!);
    const wish = { by, frame, company: id, ipo: 2, pool: 1 };
    const brown = tried(title, standing('brown'), wish);
    expect(brown.refusal).toBeNull();
    expect(brown.actions.map(({ from }) => from)).toEqual([IPO, IPO, POOL]);
    expect(brown.cost).toBe(
      2 * (start.ext as { par: Record<string, number> }).par[id]! + title.priceOf(standing('brown'), id),
    );
    const plainly = tried(title, standing(undefined), wish);
    expect(plainly.actions).toHaveLength(1);
    expect(plainly.refusal).not.toBeNull();
  });
});

/** What rows of every kind have. */
const plain = {
  company: 'PLM',
  percent: 10,
  eachMoney: '10',
  revenueMoney: '100',
  from: 'IPO',
  count: 1,
  price: 67,
  amount: 20,
  train: '2+1',
  aTrain: 'a 2+1',
  owner: 'Ada',
  private: 'Cie du Havre',
  lot: 'Cie du Havre',
  place: 'Paris',
  hex: 'E16',
  tile: '57',
  using: 'none',
  choice: 'pay',
  routes: 2,
  revenue: 120,
  each: 12,
  parPrice: '67fr',
};
