import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { giveUp, holdings, merge, merging, pass, setAside, takeFrom, tradeUp, trail } from './merging.ts';
import type { Table } from './table.ts';

/** The first player directs both, the second has one share of the WAB and the third one too: $40 to trade one up. */
const twoSingles = (sold: Record<string, string[]> = {}): Table =>
  merging({ player1: 6 }, { player1: 4, player2: 1, player3: 1 }, { round: { sold } });

const byCards =
  (...order: string[]) =>
  (t: Table) =>
    t.ext({ order });

describe('7.5.2 Merger process, step 4: single shares are set aside', () => {
  rule('1828:7.5.2-12', 'a player who has an odd number sets one share aside, of either company', () => {
    // Seven, four and one: the second player has nothing to set aside, the third no choice.
    const t = merging({ player1: 4, player2: 2 }, { player1: 3, player2: 2, player3: 1 }).does(merge);
    expect([t.asks, t.who]).toEqual(['merger/GT', ['player1']]);
    t.refuses(setAside('MC'), '1828:7.5.2-12');
    t.accepts(setAside('WAB'));
    t.does(setAside('GT'));
    expect(trail(t).slice(0, 3)).toEqual(['player1 sets GT aside', 'player3 sets WAB aside', 'player1 trades 3']);
    expect(t.who).toEqual(['player3']);
    t.does(tradeUp).does(tradeUp);
    // The single share of the GT was worth $79.
    expect([t.money('player1'), t.money('player2'), t.money('player3')]).toEqual([800 - 32, 800, 800 - 40]);
  });

  rule('1828:7.5.2-13', 'half of a director’s certificate can be set aside', () => {
    // The director's certificate of the GT is all that the first player has of it.
    const t = merging({ player1: 2, player2: 2, pool: 2 }, { player1: 5, player2: 1 }, { gt: { director: 'player1' } });
    t.does(merge).does(setAside('GT')).does(setAside('WAB')).does(tradeUp).does(giveUp);
    expect([t.money('player1'), t.shares('GT', 'player1'), t.shares('GT', 'GT')]).toEqual([800 + 79, 2, 1]);
    expect([t.money('player2'), t.shares('GT', 'player2')]).toEqual([800 - 40, 2]);
  });

  rule('1828:Q2', 'from the acting player on by the number cards, before anybody trades', () => {
    const more = byCards('player2', 'player1', 'player3');
    const t = merging({ player1: 4, player2: 1, player3: 1 }, { player1: 1, player2: 2, player3: 4 }, { more });
    t.does(merge).does({ type: 'accept' });
    expect([t.who, trail(t)]).toEqual([['player1'], []]);
    t.does(setAside('GT'));
    expect([t.who, trail(t)]).toEqual([['player3'], ['player1 sets GT aside']]);
    // This choice leaves four shares of the WAB: both system shares must be found elsewhere.
    t.does(setAside('GT'));
    expect([t.who, trail(t)]).toEqual([['player2'], ['player3 sets GT aside']]);
    t.does(setAside('GT'));
    expect(trail(t)).toEqual([
      'player2 sets GT aside',
      'player1 trades 2',
      'player3 trades 2',
      'player3 takes from discards',
    ]);
    t.accepts(takeFrom('player1')).accepts(takeFrom('player2'));
  });
});

describe('7.5.2 Merger process, step 5: pairs and single shares', () => {
  rule('1828:7.5.2-14', 'all pairs are traded from the acting player on, in the order of the number cards', () => {
    const more = byCards('player2', 'player1', 'player3');
    const t = merging({ player1: 4, player2: 2 }, { player1: 2, player3: 4 }, { more });
    t.does(merge).does({ type: 'accept' });
    expect(trail(t)).toEqual([
      'player1 trades 3',
      'player3 trades 2',
      'player3 takes from discards',
      // By seats the second player would have come first, and discarded a share.
      'player3 takes from player2',
      'player2 trades 1',
    ]);
    expect(holdings(t)).toEqual({ player1: 2, player2: 1, player3: 2, ipo: 4, treasury: 1 });
  });

  rule('1828:7.5.2-15', '1828:Q3', 'a director’s certificate counts as two shares and is traded as a pair', () => {
    const t = merging({ player1: 6 }, { player2: 2, pool: 4 }).does(merge).does({ type: 'accept' });
    expect(holdings(t)).toEqual({ player1: 2, player2: 1, pool: 2, ipo: 4, treasury: 1 });
    expect([t.s.companies['GT']!.director, t.money('player2')]).toEqual(['player1', 800]);
    // Two directors' certificates and a pair: three system shares, one of which was half of a certificate.
    const both = merging({ player1: 2, pool: 4 }, { player1: 4, pool: 2 }).does(merge);
    expect(holdings(both)).toEqual({ player1: 2, pool: 3, ipo: 4, treasury: 1 });
  });

  rule('1828:7.5.2-16', 'single shares are settled from the next player on, the acting player last', () => {
    const wish = { players: 4, more: byCards('player4', 'player1', 'player3', 'player2') };
    const t = merging({ player1: 6 }, { player1: 3, player2: 1, player3: 1, player4: 1 }, wish);
    t.does(merge).does(setAside('WAB'));
    expect(t.who).toEqual(['player3']);
    t.refuses({ ...tradeUp, by: 'player1' }, '1828:7.5.2-16');
    t.refuses({ ...tradeUp, by: 'player2' }, '1828:7.5.2-16');
    const asked = [];
    while (t.asks === 'merger/GT') {
      asked.push(t.who);
      t.does(giveUp);
    }
    expect(asked).toEqual([['player3'], ['player2'], ['player4'], ['player1']]);
  });

  rule('1828:7.5.2-17', 'trading up costs what the merger price is above the price of the single share', () => {
    const t = merging({ player1: 6, player3: 1 }, { player1: 4, player2: 1 }, { wab: { floated: 1 } }).does(merge);
    const bank = t.money('bank');
    // From $71 to $111, and from $79.
    t.does(tradeUp);
    expect([t.money('player2'), t.money('bank'), t.who]).toEqual([800 - 40, bank + 40, ['player3']]);
    t.does(tradeUp);
    expect([t.money('player3'), t.money('bank')]).toEqual([800 - 32, bank + 40 + 32]);
    expect([t.shares('GT', 'player2'), t.shares('GT', 'player3')]).toEqual([1, 1]);
  });

  rule('1828:Q7', 'a single share above the merger price brings money', () => {
    const cells = { gt: { cell: [1, 13] as const }, wab: { cell: [13, 1] as const } };
    const t = merging({ player1: 5, player2: 1 }, { player1: 5, player3: 1 }, cells).cash('player2', 0);
    const bank = t.money('bank');
    // $380 and $50.
    t.does(merge).does(tradeUp);
    expect([t.money('player2'), t.money('bank')]).toEqual([23, bank - 23]);
    t.does(tradeUp);
    expect([t.price('GT'), t.money('player3')]).toEqual([357, 800 - 307]);
  });

  rule('1828:7.5.2-18', 'or it is given up for its own stock price', () => {
    const t = twoSingles().does(merge);
    const bank = t.money('bank');
    t.does(giveUp).does(giveUp);
    expect([t.money('player2'), t.money('player3'), t.money('bank')]).toEqual([871, 871, bank - 142]);
    expect(holdings(t)).toEqual({ player1: 4, pool: 1, ipo: 4, treasury: 1 });
    const gt = merging({ player1: 5, player2: 1 }, { player1: 5, player3: 1 }).does(merge).does(giveUp);
    expect(gt.money('player2')).toBe(879);
  });

  rule('1828:7.5.2-19', 'that counts as a sale of the system, but moves no price', () => {
    const t = twoSingles().does(merge).does(giveUp).does(tradeUp);
    expect(t.price('GT')).toBe(111);
    t.does(pass);
    expect(t.asks).toBe('stockTurn/player2');
    t.refuses({ type: 'buy', company: 'GT', from: 'ipo' }, '1828:7.3-5');
    t.does(pass).accepts({ type: 'buy', company: 'GT', from: 'ipo' });
    expect(t.asks).toBe('stockTurn/player3');
  });

  rule('1828:7.5.2-20', 'who has sold shares of either company in this round takes the price', () => {
    for (const company of ['GT', 'WAB']) {
      const t = twoSingles({ player3: [company] }).does(merge);
      expect(t.who).toEqual(['player2']);
      t.refuses({ ...tradeUp, by: 'player3' }, '1828:7.5.2-20');
      // Nobody asks the third player, who has no choice.
      t.does(tradeUp);
      expect([t.asks, trail(t)]).toEqual([
        'stockTurn/player1',
        ['player2 trades up', 'player2 takes from discards', 'player3 gives up'],
      ]);
      expect([t.money('player3'), t.shares('GT', 'player3')]).toEqual([871, 0]);
    }
    const other = twoSingles({ player3: ['MC'] })
      .does(merge)
      .does(tradeUp);
    expect(other.who).toEqual(['player3']);
    other.does(tradeUp);
    expect(other.shares('GT', 'player3')).toBe(1);
  });
});

describe('7.5.2 Merger process, step 6: bank pool and IPO', () => {
  rule('1828:7.5.2-21', 'the bank trades pairs, and a single share for a whole system share', () => {
    const t = merging({ player1: 5, pool: 2 }, { player1: 3, player2: 1, pool: 1 }, { wab: { floated: 1 } });
    t.does(merge);
    const bank = t.money('bank');
    t.does(giveUp);
    // Three shares of the pool become two, eight of the IPO four; nobody pays for the half.
    expect(holdings(t)).toEqual({ player1: 3, pool: 2, ipo: 4, treasury: 1 });
    expect(t.money('bank')).toBe(bank - 71);
  });

  rule('1828:7.5.2-21', '1828:Q5', 'the pool’s single share comes before the pairs of the IPO', () => {
    const t = merging({ player1: 4, player2: 1, pool: 1 }, { player1: 3, player2: 1, pool: 2 });
    t.does(merge).does(setAside('GT')).does(tradeUp);
    // Seven, two, three and eight shares ask for eleven: the IPO goes short.
    expect(holdings(t)).toEqual({ player1: 3, player2: 1, pool: 2, ipo: 3, treasury: 1 });
  });

  rule('1828:7.5.2-22', 'system shares left among the discards go to the bank pool', () => {
    const t = merging({ player1: 4, player2: 1, pool: 2 }, { player1: 3, player2: 2, pool: 2 });
    t.does(merge).does(setAside('GT')).does(setAside('GT')).does(giveUp).does(giveUp);
    // Seven, three, four and six shares have found 3 + 1 + 2 + 3.
    expect(holdings(t)).toEqual({ player1: 2, player2: 1, pool: 2 + 1, ipo: 3, treasury: 1 });
  });
});
