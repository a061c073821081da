import { draftOf, firstRefusal } from '@roundhouse/kernel';
import { BANK, canSellDown, eachUpTo, POOL, type Sale, sellingBy, upTo } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started } from '../toy.ts';

const selling = sellingBy({ companies: ['A', 'B'], directorShares: 2, poolLimit: 5 });
const s = started(blank, 'B', 'player2', { player1: 2, player2: 4 });
const sale = (by: string, count: number, company = 'B'): Sale => ({ by, company, count });

describe('what is looked for', () => {
  test('is what is held, and one share always, so that a refusal can be read', () => {
    const full = { ...s, shares: { ...s.shares, B: { player1: 2, player2: 3, [POOL]: 5 } } };
    expect(selling.candidates(full, 'player1')).toEqual([
      {
        fields: { company: 'B' },
        openFields: { count: { kind: 'range', min: 1, max: 1, step: 1 } },
        subjects: ['company:B'],
      },
    ]);
    expect(selling.candidates(s, 'player3')).toEqual([]);
    expect(selling.candidates(s, 'player1', () => eachUpTo(2))).toMatchObject([
      { openFields: { count: { values: [1, 2] } } },
    ]);
  });

  test('comes as numbers one by one, or as a range', () => {
    expect(upTo(3)).toMatchObject({ min: 1, max: 3 });
    expect([eachUpTo(3), eachUpTo(0)]).toMatchObject([{ values: [1, 2, 3] }, { values: [1] }]);
  });
});

describe('a sale is at fault', () => {
  const judged = (code: keyof typeof selling.judge, a: Sale, from = s) => selling.judge[code](from, null, a);

  test('when the company has not started, unless nothing of it is held', () => {
    const early = { ...s, shares: { ...s.shares, A: { A: 9, player1: 1 } } };
    expect(judged('unstarted', sale('player1', 1, 'A'), early)).not.toBe(null);
    expect(judged('unstarted', sale('player2', 1, 'A'), early)).toBe(null);
    expect([selling.most(early, 'A', 'player1'), selling.canSell(early, 'player3')]).toEqual([0, false]);
  });

  test('when nothing is sold, or more than is held', () => {
    expect([0, 1, 2, 3].map((count) => judged('held', sale('player1', count)))).toEqual([
      { held: 2 },
      null,
      null,
      { held: 2 },
    ]);
  });

  test('when the pool would hold too many', () => {
    const three = { ...s, shares: { ...s.shares, B: { player1: 3, player2: 4, [POOL]: 3 } } };
    expect([2, 3].map((count) => judged('pool', sale('player1', count), three))).toEqual([null, { there: 3 }]);
    expect(selling.most(three, 'B', 'player1')).toBe(2);
    expect(sellingBy({ companies: ['B'], directorShares: 2 }).most(three, 'B', 'player1')).toBe(3);
  });

  test('when the director’s certificate would go, and nobody can take it', () => {
    const one = started(blank, 'B', 'player2', { player1: 1, player2: 4 });
    expect(judged('certificate', sale('player2', 3), one)).toEqual({ spread: true });
    expect(judged('certificate', sale('player2', 3), started(blank, 'B', 'player2', { player2: 4 }))).toEqual({
      spread: false,
    });
    expect([2, 3].map((count) => judged('certificate', sale('player2', count), s))).toEqual([null, null]);
    expect(selling.directorThen(s, sale('player2', 3))).toBe('player1');
  });

  test('unless somebody can take it who is no player, and whom the title calls a holder', () => {
    const withCousin = sellingBy({
      companies: ['B'],
      directorShares: 2,
      holders: ({ players }) => [...players, 'cousin'],
    });
    const found = [1, 2].map((held) => {
      const from = started(blank, 'B', 'player2', { player2: 4, cousin: held });
      return [selling, withCousin].map((one) => one.judge.certificate(from, null, sale('player2', 3)));
    });
    expect(found).toEqual([
      [{ spread: false }, { spread: true }],
      [{ spread: false }, null],
    ]);
  });

  test('and a title says which rule that is, and in which words', () => {
    const checks = [
      selling.refusing(
        'one',
        'held',
        ({ held }, a) => `${held}, not ${a.count}`,
        ({ held }) => held > 2,
      ),
      selling.refusing('two', 'held', 'too many'),
      selling.refusing('three', 'pool', ({ there }) => `${there} there`),
    ];
    const refused = (a: Sale) => firstRefusal('toy', checks, s, null, a);
    expect(refused(sale('player1', 2))).toBe(null);
    expect(refused(sale('player1', 3))).toEqual({ rule: 'toy:two', text: 'too many' });
    expect(refused(sale('player2', 5))).toEqual({ rule: 'toy:one', text: '4, not 5' });
  });
});

test('the most that can be sold is all but the director’s certificate, unless another can take it', () => {
  const most = (held: Readonly<Record<string, number>>, seller: string) =>
    selling.most(started(blank, 'B', 'player2', held), 'B', seller);
  expect([most({ player1: 1, player2: 5 }, 'player2'), most({ player1: 2, player2: 5 }, 'player2')]).toEqual([3, 5]);
  expect([most({ player1: 2, player2: 5 }, 'player1'), most({ player2: 5 }, 'player3')]).toEqual([2, 0]);
});

describe('a sale', () => {
  test('moves shares and money', () => {
    const g = draft(s);
    selling.sell(g, sale('player1', 2), 60, () => {});
    expect(g.s.shares['B']).toEqual({ B: 4, player1: 0, player2: 4, [POOL]: 2 });
    expect([g.s.cash['player1'], g.s.cash[BANK]]).toEqual([220, s.cash[BANK]! - 120]);
    expect([g.s.market, g.s.companies]).toEqual([s.market, s.companies]);
  });

  test('lets the price fall while the seller still directs; then the next takes over, by the order of the title', () => {
    const tied = started(blank, 'B', 'player2', { player1: 3, player2: 4, player3: 3 });
    const inOrder = sellingBy({
      companies: ['B'],
      directorShares: 2,
      holders: () => ['player2', 'player1', 'player3'],
    });
    const directors = [selling, inOrder].map((one) => {
      const g = draftOf(tied);
      one.sell(g, sale('player2', 2), 60, () => expect(g.s.companies['B']!.director).toBe('player2'));
      return g.s.companies['B']!.director;
    });
    expect(directors).toEqual(['player3', 'player1']);
  });
});

describe('having fewer certificates by selling', () => {
  const can = (held: Readonly<Record<string, number>>, isSellable = true): boolean =>
    canSellDown(started(blank, 'B', 'player1', held), 'player1', selling, () => isSellable);

  test('is possible where something of these companies can be sold', () => {
    expect([can({ player1: 3 }), can({ player1: 2 }), can({ player1: 3 }, false)]).toEqual([true, false, false]);
    expect(can({ player1: 3, [POOL]: 5 })).toBe(false);
  });
  test('is not, if the one share that the pool takes costs the directorship', () => {
    expect(can({ player1: 3, player2: 3, [POOL]: 4 })).toBe(false);
    expect(can({ player1: 3, player2: 2, [POOL]: 4 })).toBe(true);
    expect(can({ player1: 3, player2: 3, [POOL]: 3 })).toBe(true);
  });
});
