import { byPrice } from '@roundhouse/rail';
import { describe, expect } from 'vitest';
import { markersLeft } from '../../src/1828/08-operating-round/8.3.2-stations.ts';
import { market } from '../../src/1828/material.ts';
import { rule } from '../rule.ts';
import { accept, giveUp, holdings, merge, merging, pass } from './merging.ts';
import { Table } from './table.ts';

const six = { player1: 6 };
const buy = (from = 'ipo') => ({ type: 'buy', company: 'GT', from });
const director = (t: Table): string | null => t.s.companies['GT']!.director;

/** Only the GT has floated, in this round. The IPO has half as many shares of the system as of both companies. */
function halfFloated(inIpo: 8 | 10): Table {
  const gt = { player1: 6, player3: 10 - inIpo };
  return merging(gt, { player1: 2, player2: 2 }, { gt: { floated: 2, cash: 790 } });
}

describe('7.5.2 Merger process, steps 7 to 9', () => {
  rule('1828:7.5.2-23', 'the system’s marker stands at the merger price, under those already there', () => {
    const more = (t: Table) => t.company('MC', { shares: { player2: 6 }, cell: [4, 5] });
    const t = merging(six, six, { more }).does(merge);
    expect(t.s.market.at['GT']).toEqual({ row: 4, col: 5 });
    expect(byPrice(market, t.s.market)).toEqual(['MC', 'GT']);
  });

  rule('1828:7.5.2-23', 'even if it stood in that space before', () => {
    // $412 and $50: no price between 412 and 437 is on the way.
    const more = (t: Table) => t.company('MC', { shares: { player2: 6 }, cell: [0, 13] });
    const t = merging(six, six, { gt: { cell: [0, 13] }, wab: { cell: [13, 1] }, more });
    expect(byPrice(market, t.s.market)).toEqual(['GT', 'MC', 'WAB']);
    t.does(merge);
    expect([t.price('GT'), byPrice(market, t.s.market)]).toEqual([412, ['MC', 'GT']]);
  });

  rule('1828:7.5.2-24', 'a system has no par price: its shares in the IPO cost the stock price', () => {
    const t = merging(six, six).does(merge);
    expect(t.s.ext.par).toEqual({});
    t.does({ type: 'sell', company: 'GT', count: 1 }).does(pass);
    // $111 less a row.
    t.does(buy());
    expect(t.money('player2')).toBe(800 - 104);
  });

  rule('1828:7.5.2-25', 'the other company’s certificates and markers leave the game', () => {
    const stations = [['H6', 0]] as const;
    const t = merging(six, { player1: 6, pool: 1 }, { wab: { stations } }).does(merge);
    expect(t.s.shares['WAB']).toMatchObject({ gone: 10, ipo: 0, pool: 0, player1: 0 });
    expect([t.s.market.at['WAB'], t.s.stations['WAB'], t.s.ext.markers['WAB']]).toEqual([undefined, [], undefined]);
    expect(t.s.companies['WAB']).toMatchObject({ status: 'closed', director: null });
    t.stockTurn('player2');
    t.refuses({ type: 'start', company: 'WAB', price: 67 }, '1828:7.3-3');
    expect(t.choices('buy').map(({ fields }) => fields['company'])).toEqual(['GT', 'GT']);
  });
});

describe('7.5.2 Merger process, step 10: director and donation', () => {
  rule('1828:7.5.2-26', 'the acting player directs the system unless another player has more of it', () => {
    const t = merging({ player1: 3, player2: 3 }, { player1: 3, player3: 3 }, { gt: { director: 'player2' } });
    t.does(merge).does(accept).does(giveUp).does(giveUp);
    // Three shares against one and one.
    expect([director(t), holdings(t)]).toEqual([
      'player1',
      { player1: 2, player2: 1, player3: 1, pool: 1, ipo: 4, treasury: 1 },
    ]);
    const more = merging({ player2: 6 }, { player1: 4, player2: 2 }).does(merge).does(accept);
    expect([director(more), holdings(more)]).toEqual(['player2', { player1: 2, player2: 3, ipo: 4, treasury: 1 }]);
  });

  rule(
    '1828:7.5.2-26',
    'who had the charter before counts for nothing, not even if the donation makes it a tie',
    () => {
      // Three shares against two of the second player, who had the GT.
      const t = merging({ player1: 2, player2: 4 }, { player1: 4, pool: 2 }).does(merge).does(accept);
      expect([director(t), holdings(t)]).toEqual(['player1', { player1: 2, player2: 2, pool: 1, ipo: 4, treasury: 1 }]);
    },
  );

  rule('1828:7.5.2-26', '1828:Q12', 'a tie after the trading is the acting player’s, who therefore donates', () => {
    // Four each. The second player sits on the GT and has the first number card.
    const order = ['player2', 'player3', 'player1'];
    const t = merging({ player2: 6 }, { player1: 6 }, { more: (table) => table.ext({ order }) });
    t.does(merge).does(accept);
    expect(holdings(t)).toEqual({ player1: 2, player2: 3, ipo: 4, treasury: 1 });
  });

  rule('1828:7.5.2-27', 'the director gives one share to the charter, for nothing', () => {
    const t = merging(six, six, { gt: { cash: 100 } });
    const bank = t.money('bank');
    t.does(merge);
    expect(holdings(t)).toEqual({ player1: 5, ipo: 4, treasury: 1 });
    expect([t.money('player1'), t.money('GT'), t.money('bank')]).toEqual([800, 100, bank]);
  });

  rule('1828:7.5.2-28', 'the donation itself can make another player director', () => {
    const t = merging(six, { player2: 6 }).does(merge).does(accept);
    expect([holdings(t), director(t)]).toEqual([{ player1: 2, player2: 3, ipo: 4, treasury: 1 }, 'player2']);
    // With one more share the acting player stays.
    const stays = merging({ player1: 6, player2: 2 }, { player1: 4, player2: 6 }, { wab: { director: 'player2' } });
    stays.does(merge).does(accept);
    expect([holdings(stays), director(stays)]).toEqual([{ player1: 4, player2: 4, ipo: 1, treasury: 1 }, 'player1']);
  });

  rule('1828:7.5.2-29', 'charters and control go to the holder of the director’s certificate', () => {
    const t = merging(six, { player2: 6 }, { gt: { stations: [['D4', 0]] } })
      .does(merge)
      .does(accept);
    t.operate('GT', 'track');
    expect([t.asks, t.who]).toEqual(['track/GT', ['player2']]);
  });
});

describe('7.5.2 Merger process, steps 11 and 12: trading and floating', () => {
  rule('1828:7.5.2-30', 'system shares are sold and bought in the same round at the stock price', () => {
    const t = merging(six, six).does(merge);
    t.does({ type: 'sell', company: 'GT', count: 2 });
    expect([t.money('player1'), t.price('GT')]).toEqual([800 + 222, 97]);
    t.does(pass).does(buy('pool'));
    expect([t.money('player2'), t.shares('GT', 'player2')]).toEqual([800 - 97, 1]);
  });

  rule('1828:7.5.2-31', 'made with a company that had not floated, it floats with 40% in the IPO', () => {
    const five = halfFloated(10).does(merge);
    expect([five.shares('GT', 'ipo'), five.s.ext.floated, five.money('GT')]).toEqual([5, {}, 0]);
    five.does(pass).does(buy());
    expect([five.shares('GT', 'ipo'), five.s.ext.floated]).toEqual([4, { GT: 2 }]);
  });

  rule('1828:Q11', 'with 40% or less in the IPO it floats at once, for ten times the merger price', () => {
    const four = halfFloated(8).does(merge);
    expect([four.shares('GT', 'ipo'), four.s.ext.floated, four.money('GT')]).toEqual([4, { GT: 2 }, 1110]);
    // Both floated in this round: nothing is discarded, nothing is paid in.
    const both = merging(six, six, { gt: { floated: 2, cash: 790 }, wab: { floated: 2, cash: 710 } }).does(merge);
    expect([both.s.ext.floated, both.money('GT')]).toEqual([{ GT: 2 }, 1500]);
  });

  rule('1828:7.5.2-32', 'when it floats it gets the station markers of both companies', () => {
    const markers = (system: string, other: string): number => {
      const t = Table.blank()
        .company(system, { shares: six, floated: 2 })
        .company(other, { shares: { player1: 2 } })
        .stockTurn('player1')
        .does({ type: 'merge', company: system, other });
      expect([t.shares(system, 'ipo'), t.s.ext.markers]).toEqual([6, {}]);
      t.does(pass);
      for (let i = 0; i < 2; i++) t.does({ type: 'buy', company: system, from: 'ipo' }).does(pass);
      expect(t.shares(system, 'ipo')).toBe(4);
      return t.s.ext.markers[system]!;
    };
    expect([markers('GT', 'WAB'), markers('GT', 'PRR'), markers('PRR', 'GT'), markers('PRR', 'MC')]).toEqual([
      6, 7, 7, 8,
    ]);
  });

  rule('1828:7.5.2-33', 'and ten times its stock price at that moment', () => {
    const t = halfFloated(10).does(merge);
    // From $111 to $104, while the fifth share is still in the IPO.
    t.does({ type: 'sell', company: 'GT', count: 1 });
    expect([t.price('GT'), t.money('GT'), t.asks]).toEqual([104, 0, 'stockTurn/player2']);
    const bank = t.money('bank');
    t.does(buy());
    expect([t.money('GT'), t.money('bank'), t.money('player2')]).toEqual([1040, bank - 1040 + 104, 800 - 104]);
  });

  rule('1828:7.5.2-34', 'two that had floated make a system that has, with both treasuries and no more', () => {
    const wish = {
      gt: { cash: 130, stations: [['D4', 0]] as const },
      wab: { cash: 45, stations: [['H6', 0]] as const },
    };
    const t = merging(six, six, wish).does(merge);
    expect([t.s.ext.floated, t.money('GT')]).toEqual([{ GT: 1 }, 175]);
    expect([t.s.ext.markers, markersLeft(t.s, 'GT')]).toEqual([{ GT: 6 }, 4]);
    t.does({ type: 'sell', company: 'GT', count: 1 }).does(pass).does(buy());
    expect(t.money('GT')).toBe(175);
  });
});
