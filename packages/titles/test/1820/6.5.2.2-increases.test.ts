import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const pass: Deed = { type: 'pass' };
const grow = (size: number, company = 'LSR'): Deed => ({ type: 'increase', company, size });
const goPublic = (size: number, price: number): Deed => ({ type: 'increase', company: 'LSR', size, price });
const allot = (owner: string, count: number): Deed => ({ type: 'allot', owner, count });
const sell = (count: number): Deed => ({ type: 'sell', count });
const sellFirst = (as: string, company: string, count: number): Deed => ({ type: 'sell', as, company, count });
const keep: Deed = { type: 'keepShares' };
const propose: Deed = { type: 'proposeIncrease' };
const back: Deed = { type: 'takeBack' };
const agree = (by: string): Deed => ({ type: 'accept', by });

/** Three players with £1000, two of them with a cousin who has £300, and the LSR, by default of 10 shares at £60. */
const table = (sketch: Sketch, wish = {}, round = {}): Table => {
  const t = Table.blank(3, wish).cousin('BI', 'player1', 300).cousin('CBV', 'player2', 300);
  for (const player of t.s.ext.order) t.cash(player, 1000);
  return t.company('LSR', { price: 60, ...sketch }).stockTurn('player1', round);
};
/** One of which the director alone holds some. */
const alone = (held: number, more = {}): Table => table({ shares: { player1: held }, ...more });
const held = (t: Table, ...owners: string[]): number[] => owners.map((owner) => t.shares('LSR', owner));

describe('6.5.2.2 Increase share-count: which company, to which size', () => {
  rule('1820:6.5.2.2-1', 'by its director, if it floated in an earlier Stock Round', () => {
    alone(4, { director: 'player2', shares: { player2: 4, player1: 3 } }).refuses(grow(20), '1820:6.5.2.2-1');
    alone(4, { floated: 2 }).refuses(grow(20), '1820:6.5.2.2-1', 'floated');
    alone(4, { floated: 1 }).accepts(grow(20));
    // Nobody decides for a company that a cousin directs.
    table({ shares: { BI: 4 } }).refuses(grow(20), '1820:6.5.2.2-1');
  });

  rule(
    '1820:6.5.2.2-2',
    '1820:Q25',
    'to any larger size, whatever the chart says of floats; also twice in a round',
    () => {
      const t = alone(4, { size: 5 });
      for (const size of [10, 20, 50]) t.accepts(grow(size));
      for (const size of [1, 5, 7, 40]) t.refuses(grow(size), '1820:6.5.2.2-2', '10, 20 or 50');
      alone(20, { size: 50 }).refuses(grow(50), '1820:6.5.2.2-2', 'the largest share-count');
      t.does(grow(10)).does(propose).does({ type: 'lobby', amount: 20 }).does(pass);
      expect(t.s.ext.charters['LSR']).toMatchObject({ size: 10, grown: 2 });
      t.does(grow(20)).does(allot('player1', 4)).does(propose);
      expect([t.s.ext.charters['LSR']!.size, ...held(t, 'player1', 'pool', 'LSR')]).toEqual([20, 8, 3, 9]);
    },
  );

  rule('1820:6.5.2.2-13', 'not in liquidation', () => {
    alone(4, { price: 10 }).refuses(grow(20), '1820:6.5.2.2-13');
    alone(4, { price: 40 }).accepts(grow(20));
  });

  rule(
    '1820:6.5.2-3',
    '1820:6.5.1-5',
    'an action of a player, not of a cousin, and only before lobbies are resolved',
    () => {
      const t = table({ shares: { player1: 6, BI: 2 } }).accepts(grow(20));
      t.does(sellFirst('BI', 'LSR', 1)).refuses(grow(20), '1820:6.5.2-3');
      table({ shares: { player1: 6 } }, {}, { resolved: true }).refuses(grow(20), '1820:6.5.1-5');
    },
  );

  rule('1820:6.5.1-4', 'an increase is loud: the lobbies wait for a whole rotation after it', () => {
    const t = table({ shares: { player1: 4 } }, {}, { quiet: 2 })
      .does(grow(20))
      .does(allot('player1', 4))
      .does(propose);
    expect([t.asks, t.round.quiet, t.round.resolved]).toEqual(['stockTurn/player2', 0, false]);
    // One that has failed is not.
    const failed = table({ shares: { player1: 4 } }, {}, { quiet: 2 })
      .does(grow(20))
      .does(pass)
      .does(pass);
    expect([failed.asks, failed.round.resolved]).toEqual(['stockTurn/player2', true]);
  });
});

describe('6.5.2.2 Increase share-count: from private', () => {
  const own = (): Table =>
    Table.blank()
      .cash('player1', 500)
      .cash('player2', 500)
      .company('LSR', {
        size: 1,
        shares: { player1: 1 },
        stations: [['B6', 0]],
        trains: ['2+-1'],
        markers: 1,
      });
  const at = (colour: string): Table =>
    own()
      .tile('B6', '57', 1)
      .company('N&PR', { shares: { player2: 4 }, price: 71 })
      .colour(colour)
      .stockTurn('player1');

  rule('1820:6.5.2.2-3', '1820:13.2-6', 'at a par price of the phase, below those already there', () => {
    const t = at('yellow').refuses(grow(5), '1820:6.5.2.2-3', 'par price');
    t.refuses(goPublic(5, 78), '1820:6.5.2.2-3', 'yellow').refuses(goPublic(5, 60.5), 'table:malformed');
    at('green').accepts(goPublic(5, 78));
    // A public company has its price.
    alone(4).refuses(goPublic(20, 71), '1820:6.5.2.2-3', 'keeps');
    t.does(goPublic(5, 71)).does(allot('player1', 1)).does(propose);
    expect([t.price('LSR'), t.title.operatingOrder(t.s), t.s.ext.privateTrack]).toEqual([71, ['N&PR', 'LSR'], []]);
  });

  rule(
    '1820:6.5.2.2-4',
    '1820:6.5.2.2-12',
    'its certificate is one share; it gets what is paid, and keeps trains and markers',
    () => {
      const t = at('yellow').does(goPublic(5, 71)).does(allot('player2', 1)).does(propose).does(agree('player2'));
      expect(held(t, 'player1', 'player2', 'pool', 'LSR', 'unused')).toEqual([1, 1, 1, 2, 45]);
      expect([t.money('LSR'), t.money('player1'), t.money('player2')]).toEqual([71, 500, 429]);
      expect([t.trains('LSR'), t.s.stations['LSR'], t.s.ext.charters['LSR']!.markers]).toEqual([
        ['2+-1'],
        [{ hex: 'B6', node: 0 }],
        1,
      ]);
      expect(t.s.companies['LSR']!.director).toBe('player1');
    },
  );
});

describe('6.5.2.2 Increase share-count: its shares', () => {
  rule('1820:6.5.2.2-5', 'new shares come into the treasury; nobody’s number changes, and the price stays', () => {
    const t = table({ shares: { player1: 5, player2: 3, pool: 1 }, cash: 70, loans: 2 });
    t.does(grow(20)).does(keep).does(propose);
    expect(held(t, 'player1', 'player2', 'pool', 'LSR', 'unused')).toEqual([5, 3, 1 + 2, 9, 30]);
    expect([t.price('LSR'), t.money('LSR'), t.s.ext.charters['LSR']!.loans]).toEqual([60, 70, 2]);
  });

  rule('1820:6.5.2.2-6', '1820:Q26', 'as many are sold as holders lack to 40%, the pool not counted', () => {
    const t = table({ shares: { player1: 4, BI: 1, pool: 5 } })
      .does(grow(20))
      .does(keep);
    t.refuses(propose, '1820:6.5.2.2-6', '3 more shares').refuses(allot('player1', 4), '1820:6.5.2.2-6', '3 shares');
    t.does(allot('player1', 2)).refuses(propose, '1820:6.5.2.2-6', 'one more share').does(allot('BI', 1));
    t.refuses(allot('player2', 1), '1820:6.5.2.2-6').does(propose);
    // At the current price, which the company gets.
    expect([...held(t, 'player1', 'BI'), t.money('LSR'), t.money('BI')]).toEqual([6, 2, 180, 240]);
    // Nothing where they hold it already.
    expect(alone(8).does(grow(20)).refuses(allot('player1', 1), '1820:6.5.2.2-6').does(propose).asks).toBe(
      'stockTurn/player2',
    );
  });

  rule(
    '1820:Q19',
    'by the other reading more may be sold, up to 60% for each and all but what goes to the pool',
    () => {
      const t = table({ shares: { player1: 4 } }, { readings: { floatSale: 'at-least' } }).does(grow(20));
      t.refuses(allot('player1', 9), '1820:6.5.2.4-4', '8 shares').does(allot('player1', 8));
      t.refuses(allot('player2', 7), '1820:6.5.2.2-6', '6 shares').does(allot('player2', 6)).does(propose);
      t.does(agree('player2'));
      expect(held(t, 'player1', 'player2', 'pool', 'LSR')).toEqual([12, 6, 2, 0]);
    },
  );

  rule('1820:6.5.2.2-7', '1820:Q21', 'to any mix of players and cousins, who agree; the director may change', () => {
    const t = alone(2).does(grow(20)).does(allot('player2', 3)).does(allot('CBV', 2)).does(allot('player3', 1));
    t.refuses(allot('player2', 1), '1820:6.5.2.2-7', 'once').does(propose);
    expect([t.asks, t.who, t.s.ext.charters['LSR']!.size]).toEqual(['offer/LSR', ['player2', 'player3'], 10]);
    t.does(agree('player3')).does(agree('player2'));
    expect([...held(t, 'player1', 'player2', 'CBV', 'player3'), t.s.companies['LSR']!.director]).toEqual([
      2,
      3,
      2,
      1,
      'player2',
    ]);
    expect([t.money('player2'), t.money('CBV'), t.money('player3'), t.money('LSR')]).toEqual([820, 180, 940, 360]);
  });

  rule('1820:Q20', 'of those who tie the director stays', () => {
    const t = alone(2).does(grow(20)).does(allot('player2', 2)).does(allot('BI', 2)).does(allot('player3', 2));
    t.does(propose).does(agree('player2')).does(agree('player3'));
    expect(t.s.companies['LSR']!.director).toBe('player1');
  });

  rule('1820:6.5.1-10', 'buyers have the money', () => {
    const t = alone(4).cash('BI', 119).does(grow(20));
    t.refuses(allot('BI', 2), '1820:6.5.1-10', 'one share').accepts(allot('BI', 1));
  });

  rule(
    '1820:6.5.2.2-9',
    '1820:6.5.2.2-10',
    '1820:Q27',
    '10% to the pool unpaid, and once more where sizes are skipped',
    () => {
      const free = (from: number, to: number): number => {
        const t = table({ size: from, shares: { player1: Math.max(1, (from * 4) / 10) } }).cash('player1', 5000);
        t.does(from === 1 ? goPublic(to, 55) : grow(to));
        const missing = (to * 4) / 10 - t.shares('LSR', 'player1');
        t.does(allot('player1', missing)).does(propose);
        expect(t.money('LSR')).toBe(missing * t.price('LSR'));
        return t.shares('LSR', 'pool');
      };
      expect([free(1, 5), free(5, 10), free(10, 20), free(20, 50)]).toEqual([1, 1, 2, 5]);
      expect([free(1, 10), free(5, 20), free(10, 50)]).toEqual([2, 4, 10]);
      expect([free(1, 20), free(1, 50), free(5, 50)]).toEqual([4, 10, 10]);
    },
  );
});

describe('6.5.2.2 Increase share-count: holders who sell', () => {
  /** Everybody holds some of it, both cousins too. */
  const all = (more = {}): Table =>
    table({ shares: { player1: 3, player2: 2, player3: 1, BI: 1, CBV: 1 }, cash: 0, ...more });

  rule(
    '1820:6.5.2.2-8',
    '1820:Q28',
    'the others are asked by the cards, before buyers are named; their cousins, too',
    () => {
      const t = all().does(grow(20));
      const asked: string[][] = [];
      for (; t.s.stack.at(-1)!.kind === 'increase' && t.choices('keepShares').length > 0; t.does(keep)) {
        const { asked: owners } = t.top as unknown as { asked: string[] };
        asked.push([owners[0]!, ...t.who]);
        t.refuses(allot('player1', 1), '1820:6.5.2.2-6', 'every holder');
      }
      expect(asked).toEqual([
        ['player2', 'player2'],
        ['CBV', 'player2'],
        ['player3', 'player3'],
        ['BI', 'player1'],
      ]);
      expect(t.who).toEqual(['player1']);
      t.refuses(sell(1), '1820:6.5.2.2-8').refuses(keep, '1820:6.5.2.2-8').does(propose);
      expect(held(t, 'player1', 'player2', 'CBV', 'player3', 'BI')).toEqual([3, 2, 1, 1, 1]);
    },
  );

  rule(
    '1820:6.5.2.4-6',
    'they sell for the price that stays, with the ban of a sale, and what they sold is missing',
    () => {
      const t = all()
        .does(grow(20))
        .refuses(sell(3), '1820:6.5.2.3-4')
        .refuses(sell(0), '1820:6.5.2.3-4')
        .does(sell(2));
      // Nothing has moved yet.
      expect([t.money('player2'), t.shares('LSR', 'player2')]).toEqual([1000, 2]);
      t.does(keep).does(keep).does(keep).refuses(propose, '1820:6.5.2.2-6', '2 more shares');
      t.refuses(allot('player2', 1), '1820:6.5.2.4-6').does(allot('CBV', 2)).does(propose).does(agree('player2'));
      expect([t.money('player2'), ...held(t, 'player2', 'CBV', 'pool'), t.price('LSR')]).toEqual([1120, 0, 3, 4, 60]);
      t.refuses({ type: 'buy', as: 'player2', company: 'LSR', from: 'pool' }, '1820:6.5.2.4-6');
      t.accepts({ type: 'buy', as: 'CBV', company: 'LSR', from: 'pool' });
      // A player who sold earlier in the round does not buy either.
      const early = table({ shares: { player1: 3 } }, {}, { sold: { player2: ['LSR'] } }).does(grow(20));
      early.refuses(allot('player2', 1), '1820:6.5.2.4-6').accepts(allot('player3', 1));
    },
  );

  rule('1820:6.5.2.3-2', 'of a company that grows again in the round nobody sells', () => {
    const t = all({ grown: 2 }).does(grow(20));
    expect([t.who, t.choices('keepShares')]).toEqual([['player1'], []]);
    expect(all({ grown: 1 }).does(grow(20)).who).toEqual(['player2']);
    t.refuses({ ...sell(1), by: 'player1' }, '1820:6.5.2.2-8');
    expect(
      all()
        .accepts(grow(20))
        .refuses(sellFirst('player1', 'LSR', 9), '1820:6.5.2.3-4').who,
    ).toEqual(['player1']);
    all({ grown: 2 }).refuses(sellFirst('player1', 'LSR', 1), '1820:6.5.2.3-2');
  });

  rule('1820:6.5.2-1', 'the director sells in the first part of the turn, and of something else in the last', () => {
    const t = all()
      .company('N&PR', { shares: { player1: 3, player2: 1 }, price: 60 })
      .stockTurn('player1');
    t.does(sellFirst('player1', 'LSR', 1)).does(grow(10 * 2));
    t.does(keep).does(keep).does(keep).does(keep).refuses(allot('player1', 1), '1820:6.5.2.4-6');
    t.does(allot('BI', 1)).does(propose);
    expect(t.asks).toBe('stockTurn/player1');
    t.refuses(sellFirst('player1', 'LSR', 1), '1820:6.5.2.3-2').accepts(sellFirst('player1', 'N&PR', 1));
    t.refuses(grow(20, 'N&PR'), '1820:6.5.2-2');
    expect(t.does(pass).asks).toBe('stockTurn/player2');
  });
});

describe('6.5.2.2 Increase share-count: taken back, refused, failed', () => {
  const all = (): Table => table({ shares: { player1: 3, player2: 2 } });
  const things = (t: Table): string => JSON.stringify([t.s.cash, t.s.shares, t.s.market, t.s.ext, t.round.sold]);

  rule(
    '1820:6.5.2.2-11',
    '1820:Q28',
    'if it fails, nothing has moved, nobody has sold, and the turn is for something else',
    () => {
      const t = all();
      const before = things(t);
      t.does(grow(20)).does(sell(2)).does(allot('player3', 5)).does(propose).does({ type: 'decline', by: 'player3' });
      expect(t.asks).toBe('increase/LSR');
      t.refuses(propose, '1820:6.5.2.2-7', 'declined').does(back).refuses(back, '1820:6.5.2.2-8').does(pass);
      expect([t.asks, things(t)]).toEqual(['stockTurn/player1', before]);
      t.refuses(grow(20), '1820:6.5.2.2-11').refuses(grow(50), '1820:6.5.2.2-11');
      t.accepts(sellFirst('player1', 'LSR', 1)).accepts({ type: 'lobby', amount: 20 });
      t.accepts({ type: 'buy', as: 'BI', company: 'LSR', from: 'treasury' }).does(pass);
      // Nor is the seller bound, or the next turn.
      t.accepts({ type: 'buy', as: 'player2', company: 'LSR', from: 'treasury' }).does({ type: 'lobby', amount: 20 });
      t.does(pass).does(pass).accepts(grow(20));
    },
  );

  rule('1820:Q21', 'a step can be taken back at any time, the whole draft until a holder has answered', () => {
    const t = all();
    const before = JSON.stringify(t.s.stack);
    t.does(grow(20)).does({ ...back, by: 'player1' });
    expect(JSON.stringify(t.s.stack)).toBe(before);
    t.does(grow(20))
      .refuses({ ...back, by: 'player2' }, 'table:not-yours')
      .does(keep);
    t.refuses(back, '1820:6.5.2.2-8').does(allot('player2', 1)).does(allot('player3', 2)).does(propose);
    t.does({ type: 'withdraw', by: 'player1' }).does(back);
    expect(t.top).toMatchObject({ sales: { player2: 0 }, buyers: { player2: 1 } });
    t.does(back).does(allot('player1', 3)).does(propose);
    expect(held(t, 'player1', 'player2', 'pool')).toEqual([6, 2, 2]);
    // A proposal that some have agreed to is withdrawn: nothing has moved.
    const half = all().does(grow(20)).does(keep).does(allot('player2', 1)).does(allot('player3', 2));
    const untouched = things(half);
    half.does(propose).does(agree('player2')).does({ type: 'withdraw', by: 'player1' });
    expect([half.asks, things(half)]).toEqual(['increase/LSR', untouched]);
    half.accepts(propose);
    // Also while somebody is asked, the director can give it up.
    expect(
      all()
        .does(grow(20))
        .does({ ...pass, by: 'player1' })
        .accepts(pass).asks,
    ).toBe('stockTurn/player1');
  });

  rule('1820:6.5.2-2', 'one main action: after an increase only sales follow', () => {
    const t = alone(8)
      .company('N&PR', { shares: { player1: 4, player2: 1 }, price: 60 })
      .stockTurn('player1');
    t.does(grow(20))
      .does(propose)
      .refuses({ type: 'lobby', amount: 20 }, '1820:6.5.2-2')
      .refuses(grow(50), '1820:6.5.2-2');
    const lobby = alone(8)
      .company('N&PR', { shares: { player1: 4, player2: 1 }, price: 60 })
      .stockTurn('player1');
    lobby.does({ type: 'lobby', amount: 20 }).refuses(grow(20), '1820:6.5.2-2').accepts(pass);
  });
});
