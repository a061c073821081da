import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { buyLot, remaining } from './auction.ts';
import { buyPrivate, layTile, owning, paid } from './privates.ts';
import { buy, pass, sell } from '../deals.ts';
import { Table } from './table.ts';

const exchange = (company: string, from = 'ipo', price?: number): Deed => ({
  type: 'exchange',
  company,
  from,
  ...(price === undefined ? {} : { price }),
});
/** The same in an operating round. */
const anyTime = (company: string, from = 'ipo', price?: number): Deed => ({
  ...exchange(company, from, price),
  by: 'player1',
  frame: 'operatingRound',
});

type Sketch = Parameters<Table['company']>[1];

/** The first player owns the M&H; the B&O (par $67, at $79) has these shares out. */
const table = (shares: Record<string, number> = { player2: 2, pool: 1 }, sketch: Partial<Sketch> = {}): Table =>
  Table.blank()
    .private('M&H', 'player1')
    .company('B&O', { price: 79, par: 67, ...sketch, shares });
const inStockRound = (...args: Parameters<typeof table>): Table => table(...args).stockTurn('player1');
/** The PRR, of the second player, has floated and operates; the B&O has not floated. */
const operating = (shares?: Record<string, number>): Table =>
  table(shares)
    .company('PRR', { shares: { player2: 6 }, cash: 500, stations: [['H16', 0]] })
    .operate('PRR', 'track');

describe('13.2.2.6 Mohawk & Hudson: what it is exchanged for', () => {
  rule('1828:13.2.2.6-1', '$120, revenue $20, blocks D22', () => {
    expect(800 - remaining(['M&H'], ['pCPR']).does(buyLot('M&H')).money('player1')).toBe(120);
    expect(paid(owning('M&H'), 'player1')).toBe(20);
    expect(paid(owning('M&H').private('M&H', 'B&O'), 'B&O')).toBe(20);
    owning('M&H')
      .operate('B&O', 'track')
      .refuses(layTile('D22', '9', 0), '1828:13.2.1-10');
  });

  rule('1828:13.2.2.6-2', 'for a 10% share of the IPO or the bank pool, and no money', () => {
    for (const from of ['ipo', 'pool']) {
      const t = inStockRound();
      const lying = t.shares('B&O', from);
      t.does(exchange('B&O', from));
      expect([t.shares('B&O', 'player1'), t.shares('B&O', from), t.money('player1')]).toEqual([1, lying - 1, 800]);
    }
    // There must be one; only of a parred company; and the treasury of a system is no source.
    inStockRound({ player2: 2 }).refuses(exchange('B&O', 'pool'), '1828:7.1-4');
    inStockRound().refuses(exchange('PRR'), '1828:7.3-4');
  });

  rule('1828:13.2.2.6-2', 'its owner alone', () => {
    inStockRound().private('M&H', 'player2').refuses(exchange('B&O'), '1828:13.2.2.6-2');
    inStockRound().private('M&H', 'B&O').refuses(exchange('B&O'), '1828:13.2.2.6-2');
    expect(inStockRound().private('M&H', 'B&O').choices('exchange')).toEqual([]);
    // A share of the B&O from either place, or 15 companies at three par prices.
    expect(inStockRound().choices('exchange').length).toBe(2 + 45);
  });

  rule('1828:13.2.2.6-3', 'for half of a director’s certificate; the other half is paid for', () => {
    const t = inStockRound()
      .refuses(exchange('PRR', 'ipo', 86), '1828:17.1-2')
      .does(exchange('PRR', 'ipo', 79));
    expect([t.shares('PRR', 'player1'), t.money('player1'), t.s.ext.par['PRR'], t.price('PRR')]).toEqual([
      2, 721, 79, 79,
    ]);
    expect([t.s.companies['PRR']!.director, t.s.privates['M&H']]).toEqual(['player1', 'gone']);
    inStockRound()
      .cash('player1', 66)
      .refuses(exchange('PRR', 'ipo', 67), '1828:7.1-9');
    expect(
      inStockRound()
        .cash('player1', 67)
        .does(exchange('PRR', 'ipo', 67))
        .money('player1'),
    ).toBe(0);
    // Only where the certificate is still to be had, and that is the IPO.
    inStockRound().refuses(exchange('B&O', 'ipo', 67), '1828:13.2.2.6-3');
    inStockRound().refuses(exchange('PRR', 'pool', 67), '1828:13.2.2.6-3');
  });

  rule('1828:13.2.2.6-6', 'it leaves the game, and D22 is free', () => {
    const t = table()
      .company('NYC', { shares: { player1: 6 }, cash: 500, stations: [['E23', 0]] })
      .tile('E23', '57', 2)
      .operate('NYC', 'track');
    t.refuses(layTile('D22', '9', 2), '1828:13.2.1-10').does(anyTime('B&O'));
    expect(t.s.privates['M&H']).toBe('gone');
    t.accepts(layTile('D22', '9', 2)).refuses(anyTime('B&O'), '1828:13.2.2.6-2');
  });

  rule('1828:13.2.2.6-7', 'it is no purchase: neither 60% nor a sale in the round forbids it', () => {
    const six = inStockRound({ player1: 6 }).refuses(buy('B&O'), '1828:7.3-1').does(exchange('B&O'));
    expect(six.shares('B&O', 'player1')).toBe(7);
    const sold = inStockRound({ player2: 2, player1: 1 }).does(sell('B&O')).refuses(buy('B&O'), '1828:7.3-5');
    expect(sold.does(exchange('B&O')).shares('B&O', 'player1')).toBe(1);
  });
});

describe('13.2.2.6 Mohawk & Hudson: when', () => {
  rule('1828:13.2.2.6-4', 'as the main action of a stock turn', () => {
    const t = inStockRound({ player2: 2, player1: 1 }).does(exchange('B&O'));
    t.refuses(buy('B&O'), '1828:7.1-8').refuses({ type: 'start', company: 'PRR', price: 67 }, '1828:7.1-8');
    // Sales can follow, as after any main action.
    t.accepts(sell('B&O', 2)).does(pass);
    expect(t.asks).toBe('stockTurn/player2');
    const bought = inStockRound({ player2: 2, player1: 1 }).does(buy('B&O'));
    bought.refuses(exchange('B&O'), '1828:7.1-8').refuses(exchange('PRR', 'ipo', 67), '1828:7.1-8');
  });

  rule('1828:13.2.2.6-4', 'nor is it the second certificate of a director in the gray area', () => {
    const gray = () => inStockRound({ player1: 2, pool: 1 }, { cell: [7, 0] });
    gray().does(buy('B&O')).accepts(buy('B&O')).refuses(exchange('B&O'), '1828:7.1-8');
    gray().does(exchange('B&O')).refuses(buy('B&O'), '1828:7.1-8');
  });

  rule('1828:13.2.2.6-4', 'in any phase, and in the first stock round', () => {
    for (const phase of ['yellow', 'green', 'blue', 'brown']) {
      table()
        .phase(phase)
        .stockTurn('player1')
        .accepts(exchange('B&O'))
        .accepts(exchange('PRR', 'ipo', 67));
    }
    inStockRound()
      .ext({ stockRound: 1 })
      .accepts(exchange('B&O'))
      .accepts(exchange('PRR', 'ipo', 67));
  });

  rule('1828:13.2.2.6-5', '1828:Q34', 'at any time in an operating round, between any two actions of others', () => {
    for (const step of ['track', 'trains']) {
      const t = operating().operate('PRR', step);
      expect([t.asks, t.who]).toEqual([`${step}/PRR`, ['player2']]);
      t.does(anyTime('B&O', 'pool'));
      expect([t.shares('B&O', 'player1'), t.asks, t.who]).toEqual([1, `${step}/PRR`, ['player2']]);
    }
    // Half a director's certificate as well, at a par price of the phase.
    const half = operating()
      .refuses(anyTime('NYC', 'ipo', 86), '1828:17.1-2')
      .refuses(anyTime('NYC'), '1828:7.3-4');
    half.does(anyTime('NYC', 'ipo', 67));
    expect([half.s.companies['NYC']!.director, half.money('player1')]).toEqual(['player1', 733]);
    expect(operating().choices('exchange', 'player1').length).toBe(3 + 42);
  });

  rule('1828:13.2.2.6-5', 'not while an offer waits for its answer', () => {
    const t = operating()
      .phase('green')
      .private('SVN', 'player3')
      .does(buyPrivate('PRR', 'SVN', 10));
    t.refuses(anyTime('B&O'), '1828:13.2.2.6-5').does({ type: 'decline' }).accepts(anyTime('B&O'));
  });

  rule('1828:Q34', 'owned by a company it is income only', () => {
    const t = operating().private('M&H', 'PRR');
    t.refuses({ ...anyTime('B&O'), by: 'player2' }, '1828:13.2.2.6-2');
    expect(t.choices('exchange', 'player2')).toEqual([]);
  });

  describe('by the other reading', () => {
    const generous = (shares: Record<string, number>, ipo = 10): Table => {
      const t = Table.blank(3, { readings: { exchange: 'generous' } }).private('M&H', 'player1');
      t.company('B&O', { cell: [7, 0], par: 67, shares });
      return t.set({ shares: { ...t.s.shares, PRR: { ipo, player3: 10 - ipo } } }).stockTurn('player1');
    };

    rule('1828:Q34', 'it is also exchanged for a share of a company without a par price', () => {
      const t = generous({ player2: 2 }).does(exchange('PRR'));
      expect([t.shares('PRR', 'player1'), t.s.companies['PRR']!.director]).toEqual([1, null]);
      // The director's certificate stays whole.
      generous({ player2: 2 }, 3).accepts(exchange('PRR'));
      generous({ player2: 2 }, 2).refuses(exchange('PRR'), '1828:7.3-3');
    });

    rule('1828:Q34', 'a purchase can follow half a director’s certificate, and a second share in the gray area', () => {
      generous({ player2: 2 })
        .does(exchange('PRR', 'ipo', 67))
        .accepts(buy('B&O'));
      generous({ player1: 2 }).does(exchange('B&O')).accepts(buy('B&O')).refuses(buy('PRR'), '1828:7.1-8');
      // Somebody else's company gives no second share.
      const other = generous({ player2: 2, player1: 1 }).does(exchange('B&O'));
      other.refuses(buy('B&O'), '1828:7.1-8');
    });
  });
});

describe('13.2.2.6 Mohawk & Hudson: a company that floats by it', () => {
  const five = { player2: 3, player3: 2 };

  rule('1828:13.2.2.6-8', 'operates in this round if no company has operated, even if there is no other', () => {
    const t = table(five).operatingRound();
    expect([t.asks, t.who]).toEqual(['mohawk/M&H', ['player1']]);
    t.does(anyTime('B&O'));
    expect([t.s.ext.floated, t.money('B&O'), t.asks]).toEqual([{ 'B&O': 2 }, 670, 'track/B&O']);
  });

  rule('1828:13.2.2.6-8', 'its owner is asked before the first turn, after the income', () => {
    const t = table(five)
      .company('PRR', { cell: [13, 7], shares: { player2: 6 }, cash: 500, stations: [['H16', 0]] })
      .private('C&P', 'player3');
    const cash = t.money('player1');
    t.operatingRound();
    expect([t.asks, t.money('player1')]).toEqual(['cobourg/C&P', cash + 20]);
    t.does(pass);
    expect([t.asks, t.who]).toEqual(['mohawk/M&H', ['player1']]);
    t.does(pass);
    expect(t.asks).toBe('track/PRR');
    const early = table(five).private('C&P', 'player3').operatingRound().does(anyTime('B&O'));
    expect(early.asks).toBe('cobourg/C&P');
    expect(early.does(pass).asks).toBe('track/B&O');
  });

  rule('1828:13.2.2.6-8', 'also in the turn of the first company: it has begun, but not operated', () => {
    const t = operating(five).does(anyTime('B&O'));
    expect([t.money('B&O'), t.s.ext.operatingRound, t.asks]).toEqual([670, 1, 'track/PRR']);
    while (t.asks.endsWith('PRR')) t.does(pass);
    expect([t.s.ext.operatingRound, t.asks]).toEqual([1, 'track/B&O']);
  });

  rule('1828:13.2.2.6-8', 'games from before count the first company from the beginning of its turn', () => {
    const before = { readings: { lateFloat: 'until-first-company' } };
    const t = Table.blank(3, before)
      .private('M&H', 'player1')
      .company('B&O', { price: 79, par: 67, shares: five })
      .company('PRR', { shares: { player2: 6 }, cash: 500, stations: [['H16', 0]] })
      .operatingRound();
    expect(t.asks).toBe('track/PRR');
    t.does(anyTime('B&O'));
    while (t.asks.endsWith('PRR')) t.does(pass);
    expect([t.s.ext.operatingRound, t.asks]).toEqual([2, 'track/B&O']);
  });

  rule('1828:13.2.2.6-8', 'in the normal order', () => {
    const t = table(five)
      .company('PRR', { cell: [13, 7], shares: { player2: 6 }, cash: 500 })
      .private('C&P', 'player3')
      .operatingRound();
    t.does(pass).does(anyTime('B&O'));
    // At $79 before the PRR at $67.
    expect(t.asks).toBe('track/B&O');
    t.does(pass).does(pass);
    expect(t.asks).toBe('track/PRR');
  });

  rule('1828:13.2.2.6-8', 'otherwise from the next one on', () => {
    // The PRR has operated, the NYC is on turn.
    const t = operating(five).company('NYC', { cell: [13, 7], shares: { player3: 6 }, stations: [['E23', 0]] });
    while (t.asks.endsWith('PRR')) t.does(pass);
    expect(t.asks).toBe('track/NYC');
    t.does(anyTime('B&O'));
    while (t.asks.endsWith('NYC')) t.does(pass);
    expect([t.s.ext.operatingRound, t.asks]).toEqual([2, 'track/B&O']);
  });

  rule('1828:13.2.2.6-8', 'by the other reading only if nothing at all has been done in the round', () => {
    const t = () =>
      Table.blank(3, { readings: { lateFloat: 'until-first-action' } })
        .private('M&H', 'player1')
        .private('C&P', 'player3')
        .company('B&O', { shares: five })
        .operatingRound();
    expect(t().does(anyTime('B&O')).does(pass).asks).toBe('track/B&O');
    const late = t().does({ type: 'layTile', hex: 'C17', tile: '9', rotation: 1 }).does(anyTime('B&O'));
    late.does({ type: 'run', routes: [{ train: 'C&P', path: ['C15:n0', 'C17/1', 'C19/1', 'C19:n0'] }] });
    expect([late.s.ext.operatingRound, late.asks]).toEqual([2, 'cobourg/C&P']);
  });
});
