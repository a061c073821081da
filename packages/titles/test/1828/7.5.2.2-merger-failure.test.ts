import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { giveUp, holdings, merge, merging, pass, setAside, tradeUp } from './merging.ts';
import type { Table } from './table.ts';

const rest = { player2: 2, player3: 1 };

/** Five shares of the two companies: two pairs, and a single share that decides. */
const five = (more: (t: Table) => Table = (t) => t): Table =>
  merging({ player1: 3, ...rest, pool: 1 }, { player1: 2, ...rest, pool: 1 }, { more });

describe('7.5.2.2 Merger failure', () => {
  rule('1828:7.5.2.2-1', 'a merger that leaves nobody with two shares is not even begun', () => {
    // Three shares each: a pair, and a single share to trade up.
    const three = merging(
      { player1: 2, player2: 1, player3: 1, pool: 2 },
      { player1: 1, player2: 2, player3: 2, pool: 1 },
    );
    three.refuses(merge, '1828:Q9');
    // Nor is one that leaves two at most, as one must be donated.
    merging({ player1: 2, ...rest, pool: 1 }, { player1: 2, ...rest, pool: 1 }).refuses(merge, '1828:Q9');
    five().accepts(merge);
  });

  rule('1828:7.5.2.2-2', 'the director needs three shares: two for the certificate and one to donate', () => {
    const t = five().does(merge).does(setAside('GT')).does(giveUp);
    expect([t.s.ext.systems, t.shares('GT', 'player1'), t.shares('WAB', 'player1')]).toEqual([{}, 3, 2]);
    const works = five().does(merge).does(setAside('GT')).does(tradeUp);
    expect([works.s.ext.systems, holdings(works)]).toEqual([
      { GT: 'WAB' },
      { player1: 2, player2: 2, player3: 1, pool: 1, ipo: 3, treasury: 1 },
    ]);
  });

  rule('1828:7.5.2.2-2', 'a player who cannot pay for the third share fails', () => {
    const poor = five((t) => t.cash('player1', 31))
      .does(merge)
      .does(setAside('GT'));
    expect([poor.s.ext.systems, poor.money('player1')]).toEqual([{}, 31]);
    const able = five((t) => t.cash('player1', 32))
      .does(merge)
      .does(setAside('GT'))
      .does(tradeUp);
    expect([able.s.ext.systems, able.money('player1')]).toEqual([{ GT: 'WAB' }, 0]);
  });

  rule('1828:7.5.2.2-3', 'everything returns to where it was', () => {
    const t = merging(
      { player1: 3, player2: 3 },
      { player1: 2, player3: 1, pool: 3 },
      {
        gt: { cash: 130, trains: ['2-1'], stations: [['G23', 0]], coal: 1, director: 'player1' },
        wab: { cash: 45, trains: ['2-2'], stations: [['G23', 1]], coal: 1 },
        more: (table) => table.private('SVN', 'WAB'),
      },
    );
    const { stack: _, seq: _before, ...before } = t.s;
    t.does(merge);
    expect([t.money('GT'), t.s.privates['SVN'], t.s.ext.coal['K11']]).toEqual([175, 'GT', 1]);
    t.does({ type: 'keepStation', hex: 'G23', node: 1 }).does(setAside('GT'));
    t.does(tradeUp).does(giveUp);
    expect([t.money('player2'), t.money('player3')]).toEqual([800 - 32, 871]);
    t.does(giveUp);
    const { stack: _stack, seq: _after, ...after } = t.s;
    expect(after).toEqual(before);
    // Nobody has sold anything, and the merger can be tried again.
    t.does({ type: 'buy', company: 'WAB', from: 'pool' }).does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player1');
    t.accepts(merge);
  });

  rule('1828:7.5.2.2-4', 'the acting player has passed', () => {
    const t = five().does(merge).does(setAside('GT')).does(giveUp);
    expect(t.asks).toBe('stockTurn/player2');
    // Two more passes end the round, and the first player leads the next.
    t.does(pass).does(pass);
    expect([t.s.ext.operatingRound, t.s.ext.order]).toEqual([1, ['player1', 'player2', 'player3']]);
  });

  rule('1828:Q9', 'what was sold before the announcement stays sold, and the turn is a pass', () => {
    const t = five((table) => table.company('MC', { shares: { player1: 6 } })).does({
      type: 'sell',
      company: 'MC',
      count: 2,
    });
    t.does(merge).does(setAside('WAB')).does(giveUp);
    expect([t.money('player1'), t.shares('MC', 'pool'), t.asks]).toEqual([800 + 134, 2, 'stockTurn/player2']);
    t.does(pass).does(pass);
    expect(t.s.ext.operatingRound).toBe(1);
  });
});
