import { describe, expect, test } from 'vitest';
import { markersLeft } from '../../src/1828/08-operating-round/8.3.2-stations.ts';
import type { Trade } from '../../src/1828/state.ts';
import { rule } from '../rule.ts';
import { onLine } from './line.ts';
import { giveUp, merge, merging, pass, setAside, trail } from './merging.ts';
import type { Table } from './table.ts';

const six = { player1: 6 };
const place = (hex: string) => ({ type: 'placeStation', hex, node: 0 });
const hand = (t: Table, player: string) => (t.top['trade'] as Trade).hands[player];

describe('7.5 Mergers as other tables play them', () => {
  test('mergingCompanies: having operated makes a company old', () => {
    const floatedAlike = (gt: boolean, wab: boolean, mergingCompanies: string) =>
      merging(six, six, { readings: { mergingCompanies }, gt: { operated: gt }, wab: { operated: wab } });
    floatedAlike(true, false, 'operated').refuses(merge, '1828:7.5.1-6');
    floatedAlike(true, true, 'operated').accepts(merge);
    floatedAlike(false, false, 'operated').accepts(merge);
    floatedAlike(true, false, 'floated').accepts(merge);
  });

  test('failedMerger: a failed merger is the main action of the turn, not a pass', () => {
    const rest = { player2: 2, player3: 1, pool: 1 };
    const t = merging({ player1: 3, ...rest }, { player1: 2, ...rest }, { readings: { failedMerger: 'action' } });
    t.does(merge).does(setAside('GT')).does(giveUp);
    expect([t.asks, t.s.ext.systems]).toEqual(['stockTurn/player1', {}]);
    t.refuses({ type: 'buy', company: 'GT', from: 'ipo' }, '1828:7.1-8');
    // Everybody else passes, and the first player has another turn.
    t.does(pass).does(pass).does(pass);
    expect(t.asks).toBe('stockTurn/player1');
  });

  test('mergerTrade: each player sets aside when trading, never half a certificate', () => {
    const readings = { mergerTrade: 'one-by-one' };
    const t = merging(
      { player1: 4, player2: 1 },
      { player1: 3, player2: 2 },
      { readings, gt: { floated: 1 }, wab: { floated: 1 } },
    );
    t.does(merge).does(setAside('GT'));
    // The first player has traded before the second is asked.
    expect([trail(t), t.who]).toEqual([['player1 sets GT aside', 'player1 trades 3'], ['player2']]);
    // The certificate is all that the first player has of the GT, so nobody asks.
    const whole = merging({ player1: 2, pool: 4 }, { player1: 5, player2: 1 }, { readings });
    whole.does(merge);
    expect([trail(whole)[0], whole.who]).toEqual(['player1 sets WAB aside', ['player2']]);
  });

  test('mergerTrade: a player who has an odd number settles any share that is taken', () => {
    // The second player's three shares of the GT are not set aside yet when the first one takes from them.
    const taken = (mergerTrade: string) =>
      merging({ player1: 3, player2: 3 }, { player1: 5, player3: 1 }, { readings: { mergerTrade } }).does(merge);
    const oneByOne = taken('one-by-one');
    expect([oneByOne.money('player2'), hand(oneByOne, 'player2')!.down]).toEqual([808, 0]);
    expect(taken('set-aside-first').money('player2')).toBe(800);
  });

  test('mergerTrade: who cannot pay is paid for the share received', () => {
    const wish = { readings: { mergerTrade: 'one-by-one' }, gt: { price: 71 }, wab: { price: 79 } };
    const t = merging({ player1: 3, player2: 3 }, { player1: 5, player3: 1 }, wish).cash('player2', 7).does(merge);
    // Two of the GT are left.
    expect([t.money('player2'), t.who, hand(t, 'player2')!.down]).toEqual([7 + 79, ['player3'], 1]);
  });

  test('doubleMarker: one of two cities’ markers is lost; one from a home comes back free', () => {
    const readings = { doubleMarker: 'lost' };
    const apart = { gt: { stations: [['G23', 0]] as const }, wab: { stations: [['G23', 1]] as const } };
    const t = merging(six, six, { readings, ...apart })
      .does(merge)
      .does({ type: 'keepStation', hex: 'G23', node: 0 });
    // Six less the one lost, the one on the map and two kept for the homes.
    expect([t.s.ext.markers['GT'], markersLeft(t.s, 'GT'), t.s.ext.freeMarkers]).toEqual([5, 2, {}]);
    const together = { gt: { stations: [['H6', 0]] as const }, wab: { stations: [['H6', 0]] as const } };
    const more = (table: Table) => table.phase('green').tile('H6', '15', 0);
    const home = merging(six, six, { readings, ...together, more }).does(merge);
    expect([home.s.ext.markers['GT'], home.s.ext.freeMarkers]).toEqual([6, { GT: 1 }]);
    const book = merging(six, six, { ...together, more }).does(merge);
    expect(book.s.ext.freeMarkers).toEqual({});
  });

  rule('1828:7.5.2-10', 'doubleMarker: the marker that came back free is free once; the next one costs $100', () => {
    const t = onLine('station', { cash: 300 }).ext({ freeMarkers: { PRR: 1 } });
    expect(t.operate('PRR', 'station').does(place('H12')).money('PRR')).toBe(300);
    expect(t.operate('PRR', 'station').does(place('H20')).money('PRR')).toBe(200);
  });
});
