import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { bankrupt, need, sell } from './emergency.ts';
import type { Table } from './table.ts';

describe('bankruptcy', () => {
  rule('1843:8.8.3-8', '1843:8.10.1-1', '1843:Q50', 'all is sold, nobody offers a train: the game is over', () => {
    const t = need(0, 50, (u) => u, { shares: { player1: 6, pool: 4 } });
    t.refuses(bankrupt, '1843:8.8.3-8').does(sell('SO')).does(bankrupt);
    expect([t.s.ended?.reason, t.money('player1')]).toEqual(['bankruptcy', 0]);
    const sold = { shares: { player1: 5, pool: 5 } };
    need(0, 300, (u) => u, sold).refuses(bankrupt, '1843:8.8.3-8');
    need(0, 0, (u) => u.private('C', 'player1'), sold).refuses(bankrupt, '1843:8.8.3-8');
  });

  rule('1843:Q50', 'what could not be sold counts at the price of the end; the others score as usual', () => {
    const others = (t: Table): Table =>
      t.company('OU', { cell: [5, 4], shares: { player1: 3, player2: 2, pool: 4 }, director: 'player1' });
    const t = need(0, 50, others, { shares: { player1: 5, pool: 5 } })
      .does(sell('OU'))
      .does(bankrupt);
    // Five shares of the SO and two of the OU, whose price has fallen by the sale.
    const [so, ou] = [t.price('SO'), t.price('OU')];
    expect([so, ou]).toEqual([99, 93]);
    expect(t.title.score(t.s)).toMatchObject({ player1: 5 * so + 2 * ou, player2: 800 + 2 * ou, player3: 800 });
  });

  /** All is sold; two others direct companies with a train. */
  const lost = (): Table => {
    const others = (t: Table): Table =>
      t
        .company('OU', { shares: { player2: 6 }, trains: ['green-7'] })
        .company('EST', { shares: { player3: 6 }, trains: ['green-6'] })
        .face('green-7', '4+1')
        .face('green-6', '4+1');
    return need(0, 50, others, { shares: { player1: 5, pool: 5 } }).does(bankrupt);
  };
  const offer = (price: number, train = 'green-7') => ({ type: 'offerTrain', train, price });

  rule('1843:8.8.3-8', 'after a last question to all who could sell one', () => {
    const t = lost();
    expect([t.asks, t.who]).toEqual(['lastCall/SO', ['player2']]);
    t.refuses(offer(40, 'green-6'), '1843:8.8.3-8').refuses(offer(51), '1843:8.8.3-11').does(offer(40));
    expect(t.who).toEqual(['player1']);
    t.does({ type: 'accept' });
    expect([t.s.trains['green-7'], t.s.ended, t.money('player1')]).toEqual(['SO', null, 10]);
  });

  rule('1843:8.8.3-11', 'the face value bounds what a director adds, not what the treasury pays alone', () => {
    /** The OU has a 2+1 train, for which 100fr are printed; the SO has this much of the 300fr for the bank's train. */
    const called = (treasury: number): Table => {
      const others = (t: Table): Table =>
        t.company('OU', { shares: { player2: 6 }, trains: ['yellow-6'] }).face('yellow-6', '2+1');
      return need(treasury, 0, others, { shares: { player1: 5, pool: 5 } }).does(bankrupt);
    };
    called(250).accepts(offer(250, 'yellow-6')).refuses(offer(251, 'yellow-6'), '1843:8.8.3-11');
    expect(called(250).choices('offerTrain')).toMatchObject([{ openFields: { price: { max: 250 } } }]);
    called(50).accepts(offer(50, 'yellow-6')).refuses(offer(51, 'yellow-6'), '1843:8.8.3-11');
  });

  rule('1843:8.8.3-13', '1843:8.8.3-8', 'an offer need not be taken; then less is asked, or the next one is', () => {
    const t = lost().does(offer(40)).does({ type: 'decline' });
    t.refuses(offer(40), '1843:8.8.3-13').accepts(offer(39)).refuses(offer(1, 'green-6'), '1843:8.8.3-8');
    t.does({ type: 'pass' });
    expect([t.asks, t.who]).toEqual(['lastCall/SO', ['player3']]);
    t.accepts(offer(50, 'green-6')).does({ type: 'pass' });
    expect([t.s.ended?.reason, t.money('player1')]).toEqual(['bankruptcy', 0]);
  });

  rule('1843:8.8.3-8', '1843:Q44', 'nobody is asked for a rusted or an obsolete train, nor without a franc', () => {
    const sold = { shares: { player1: 5, pool: 5 } };
    const gray =
      (trains: readonly string[], obsolete?: string) =>
      (t: Table): Table =>
        t
          .phase('gray')
          .trainsGone('green', 'gray')
          .train('gray-1', 'depot')
          .company('OU', { shares: { player2: 6 }, trains })
          .ext({ engineers: obsolete === undefined ? null : { train: obsolete, obsolete: true } });
    const ended = (t: Table): unknown => t.does(bankrupt).s.ended?.reason;
    need(0, 50, gray(['gray-2']), { shares: { player1: 6, pool: 4 } }).refuses(bankrupt, '1843:8.8.3-8');
    expect(need(0, 50, gray(['gray-2']), sold).does(bankrupt).asks).toBe('lastCall/SO');
    expect(ended(need(0, 50, gray(['red-1']), sold))).toBe('bankruptcy');
    expect(ended(need(0, 50, gray(['red-1'], 'red-1'), sold))).toBe('bankruptcy');
    expect(ended(need(0, 0, gray(['gray-2']), sold))).toBe('bankruptcy');
  });
});
