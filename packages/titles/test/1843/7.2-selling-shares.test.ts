import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { buyLot, remaining } from './auction.ts';
import { buy, pass, sell, start } from '../deals.ts';
import { cellOf, Table } from './table.ts';

const est = (shares: Record<string, number>, more: { cell?: readonly [number, number]; floated?: false } = {}): Table =>
  Table.blank()
    .company('EST', { cell: [5, 3], par: 94, shares, ...more })
    .stockTurn('player1');

describe('7.2 Selling shares', () => {
  rule('1843:7.2-1', 'nobody sells in the first stock round, from the second on everybody may', () => {
    const t = est({ player1: 6 });
    t.ext({ stockRound: 1 }).refuses(sell('EST'), '1843:7.2-1');
    expect(t.choices('sell')).toEqual([]);
    t.ext({ stockRound: 2 }).accepts(sell('EST'));
  });

  rule('1843:7.1-2', 'in the first stock round a turn is over with the purchase', () => {
    const t = est({ player1: 4 }).ext({ stockRound: 1 }).does(buy('EST'));
    expect(t.asks).toBe('stockTurn/player2');
  });

  rule('1843:7.2-2', 'what has no par price cannot be sold: the 10% of the ETA', () => {
    const t = remaining(['BA']).does(buyLot('BA')).stockTurn('player1');
    t.refuses(sell('ETA'), '1843:7.2-2').does(pass).does(start('ETA')).does(pass);
    t.accepts(sell('ETA'));
  });

  rule('1843:Q6', 'a parred company may be sold that has not floated, let alone operated', () => {
    const t = est({ player1: 3 });
    expect([t.s.ext.floated, t.s.companies['EST']!.operated]).toEqual([{}, false]);
    expect(t.does(sell('EST')).shares('EST', 'pool')).toBe(1);
  });

  rule('1843:7.2-3', '1843:Q5', 'all shares of one action bring the price before it', () => {
    const before = est({ player1: 6 });
    const cash = before.money('player1');
    const t = before.does(sell('EST', 3));
    expect([t.money('player1') - cash, t.price('EST')]).toEqual([3 * 94, 77]);
  });

  rule('1843:7.2-3', '1843:Q5', 'in two actions the second brings the lower price', () => {
    const t = est({ player1: 6 });
    const cash = t.money('player1');
    t.does(sell('EST')).does(sell('EST', 2));
    expect(t.money('player1') - cash).toBe(94 + 2 * 88);
  });

  rule('1843:7.2-4', 'sold certificates lie in the bank pool', () => {
    const t = est({ player1: 6 }).does(sell('EST', 2));
    expect(t.s.shares['EST']).toMatchObject({ player1: 4, pool: 2, ipo: 4 });
  });

  rule('1843:7.2-5', 'the pool takes half of a company', () => {
    est({ player1: 6, pool: 2 })
      .refuses(sell('EST', 4), '1843:7.2-5', 'this sale would make it 60%')
      .accepts(sell('EST', 3));
    est({ player1: 5, pool: 5 }).refuses(sell('EST'), '1843:7.2-5');
    expect(est({ player1: 6, pool: 2 }).choices('sell')[0]!.openFields['count']).toMatchObject({ max: 3 });
  });

  rule('1843:7.2-6', 'the bank pays at once, so the money can be spent in the same turn', () => {
    const t = est({ player1: 6 }).cash('player1', 0);
    const bank = t.money('bank');
    t.refuses(start('PO'), '1843:7.1-3').does(sell('EST', 2));
    expect([t.money('player1'), t.money('bank')]).toEqual([188, bank - 188]);
    t.does(start('PO'));
    expect(t.money('player1')).toBe(54);
  });
});

describe('7.5 Company directors', () => {
  const director = (t: Table): string | null => t.s.companies['EST']!.director;

  rule('1843:7.5-1', 'the largest holder directs and decides for the company', () => {
    const t = est({ player1: 2, player2: 4 });
    expect(director(t)).toBe('player2');
    expect(t.operatingRound().who).toEqual(['player2']);
  });

  rule('1843:7.5-2', 'a player who buys more than the director has takes over, with as much nobody does', () => {
    const t = est({ player1: 3, player2: 2 }).stockTurn('player2').does(buy('EST'));
    expect([director(t), t.shares('EST', 'player2')]).toEqual(['player1', 3]);
    t.does(pass).does(pass).does(pass).does(buy('EST'));
    expect([director(t), t.shares('EST', 'player2')]).toEqual(['player2', 4]);
  });

  rule('1843:7.5-3', 'two certificates for one: the new director has one fewer, the old one more', () => {
    const held = (t: Table) => ['player1', 'player2'].map((player) => t.title.certificates(t.s, player).held);
    const t = est({ player1: 3, player2: 3 }).stockTurn('player2');
    expect([director(t), held(t)]).toEqual(['player1', [2, 3]]);
    t.does(buy('EST'));
    expect([director(t), held(t)]).toEqual(['player2', [3, 3]]);
  });

  rule('1843:7.5-4', 'the director’s certificate cannot be sold', () => {
    est({ player1: 3 }).refuses(sell('EST', 2), '1843:7.5-4').accepts(sell('EST'));
    est({ player1: 2 }).refuses(sell('EST'), '1843:7.5-4');
  });

  rule('1843:7.5-5', '1843:Q7', 'a sale gives it to the player who then has most, even if all is sold', () => {
    const t = est({ player1: 4, player2: 2, player3: 3 }).does(sell('EST', 2));
    expect([director(t), t.shares('EST', 'player1')]).toEqual(['player3', 2]);
    const all = est({ player1: 4, player2: 2, player3: 3 }).does(sell('EST', 4));
    expect([director(all), all.shares('EST', 'player1')]).toEqual(['player3', 0]);
    // With as much as another the seller stays.
    expect(director(est({ player1: 4, player3: 3 }).does(sell('EST')))).toBe('player1');
  });

  rule('1843:7.5-6', 'among equals the next after the old director by the cards, not by the seats', () => {
    const sold = (order: readonly string[]): string | null =>
      director(est({ player1: 3, player2: 2, player3: 2 }).ext({ order }).does(sell('EST', 2)));
    expect(sold(['player1', 'player2', 'player3'])).toBe('player2');
    expect(sold(['player1', 'player3', 'player2'])).toBe('player3');
    expect(sold(['player3', 'player2', 'player1'])).toBe('player3');
    expect(sold(['player2', 'player1', 'player3'])).toBe('player3');
  });

  rule('1843:7.5-7', 'not without a successor who has two certificates to exchange', () => {
    est({ player1: 3, player2: 1, player3: 1 }).refuses(sell('EST', 2), '1843:7.5-7').accepts(sell('EST'));
    est({ player1: 3, player2: 2 }).accepts(sell('EST', 2));
  });

  rule('1843:7.5-7', 'and the marker stays where a refused sale finds it', () => {
    const t = est({ player1: 2, player2: 1 }).refuses(sell('EST'), '1843:7.5-7').accepts(pass);
    expect(cellOf(t, 'EST')).toEqual([5, 3]);
  });
});
