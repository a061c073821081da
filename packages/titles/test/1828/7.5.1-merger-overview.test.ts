import { draftOf } from '@roundhouse/kernel';
import type { Offer } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { accept, decline, giveUp, merge, merging, pass, tradeUp } from './merging.ts';
import { Table } from './table.ts';

const six = { player1: 6 };
const reversed = { type: 'merge', company: 'WAB', other: 'GT' };

/** The GT floated in the round given, so did the WAB; `false` for never. It is the second stock round. */
const floated = (gt: number | false, wab: number | false): Table =>
  merging(
    { player1: gt === false ? 5 : 6 },
    { player1: wab === false ? 2 : 6 },
    { gt: { floated: gt }, wab: { floated: wab } },
  );

describe('7.5.1 Merger overview', () => {
  rule('1828:7.5.1-1', 'the acting player directs at least one of the two companies', () => {
    const gtOnly = merging(six, { player2: 6 });
    gtOnly.accepts(merge).accepts(reversed);
    const neither = merging({ player2: 6, player1: 4 }, { player3: 6, player1: 4 });
    neither.refuses(merge, '1828:7.5.1-1').refuses(reversed, '1828:7.5.1-1');
  });

  rule('1828:7.5.1-2', 'the other director is asked before anything moves, and can decline', () => {
    const t = merging(six, { player2: 6 }, { wab: { cash: 100 } }).does(merge);
    expect([t.asks, t.who]).toEqual(['offer/WAB', ['player2']]);
    expect([t.money('WAB'), t.shares('WAB', 'player2'), t.s.ext.systems]).toEqual([100, 6, {}]);
    t.does(decline);
    expect([t.asks, t.who, t.s.ext.systems]).toEqual(['stockTurn/player1', ['player1'], {}]);
    t.refuses(merge, '1828:7.5.1-2');
    // Another merger is another question.
    t.does(reversed).does(accept);
    expect(t.s.ext.systems).toEqual({ WAB: 'GT' });
  });

  test('what was proposed lapses when the other director is no longer the one who is asked', () => {
    const { s } = merging(six, { player2: 6 }).does(merge);
    const lapses = (director: string): boolean => {
      const g = draftOf({ ...s, companies: { ...s.companies, WAB: { ...s.companies['WAB']!, director } } });
      return title1828.frames.offer.advance!(g, s.stack.at(-1) as Offer, title1828);
    };
    expect(['player2', 'player3'].map(lapses)).toEqual([false, true]);
  });

  rule('1828:7.5.1-2', 'with consent it goes ahead, by the acting player; who directs both asks nobody', () => {
    const t = merging({ player2: 6 }, { player1: 6 }).does(merge);
    expect([t.asks, t.who]).toEqual(['offer/WAB', ['player2']]);
    t.does(accept);
    expect(t.s.ext.systems).toEqual({ GT: 'WAB' });
    const both = merging(six, six).does(merge);
    expect(both.s.ext.systems).toEqual({ GT: 'WAB' });
    // After a refusal the turn goes on: the player may do something else.
    const refused = merging(six, { player2: 6 }).does(merge).does(decline);
    refused.accepts({ type: 'buy', company: 'WAB', from: 'ipo' });
    refused.refuses(merge, '1828:7.5.1-2');
  });

  rule('1828:7.5.1-3', 'neither a system nor a part of one merges again', () => {
    const more = (t: Table) => t.company('MC', { shares: six }).company('NYC', { shares: six });
    const t = merging(six, six, { more }).does(merge).stockTurn('player1');
    t.refuses({ type: 'merge', company: 'GT', other: 'MC' }, '1828:7.5.1-3');
    t.refuses({ type: 'merge', company: 'MC', other: 'GT' }, '1828:7.5.1-3');
    t.refuses({ type: 'merge', company: 'MC', other: 'WAB' }, '1828:7.5.1-3');
    t.accepts({ type: 'merge', company: 'MC', other: 'NYC' });
    const offered = t.choices('merge').map(({ fields }) => [fields['company'], fields['other']]);
    expect(offered).toEqual([
      ['MC', 'NYC'],
      ['NYC', 'MC'],
    ]);
  });

  rule('1828:7.5.1-4', 'two companies that both floated in an earlier stock round merge', () => {
    const t = floated(1, 1).does(merge);
    expect([t.s.ext.systems, t.s.ext.floated]).toEqual([{ GT: 'WAB' }, { GT: 1 }]);
  });

  rule('1828:7.5.1-5', 'so do two parred companies of which one or both have floated in this round', () => {
    floated(2, false).accepts(merge).accepts(reversed);
    floated(2, 2).accepts(merge);
    const unparred = Table.blank().company('GT', { shares: six, floated: 2 }).stockTurn('player1');
    unparred.refuses(merge, '1828:7.5.1-5').refuses(reversed, '1828:7.5.1-5');
  });

  rule('1828:7.5.1-6', 'old and new do not merge, nor do two that have not floated', () => {
    floated(1, 2).refuses(merge, '1828:7.5.1-6');
    floated(2, 1).refuses(merge, '1828:7.5.1-6');
    floated(1, false).refuses(merge, '1828:7.5.1-6').refuses(reversed, '1828:7.5.1-6');
    floated(false, false).refuses(merge, '1828:7.5.1-6');
    floated(2, false).accepts(merge);
    floated(1, 1).accepts(merge);
  });

  rule('1828:7.1-8', 'a merger is the main action of a turn, not something to do beside a purchase', () => {
    const t = merging({ player1: 5, player2: 1 }, six, { gt: { cell: [11, 2], floated: 1 } });
    t.accepts(merge);
    // The director may buy two certificates in the gray area, but not one and a merger.
    t.does({ type: 'buy', company: 'GT', from: 'ipo' });
    t.accepts({ type: 'buy', company: 'GT', from: 'ipo' });
    t.refuses(merge, '1828:7.1-8');
    // Nor when that was all the turn, and the next player's has begun.
    const over = merging({ player1: 5, player2: 1 }, six).does({ type: 'buy', company: 'GT', from: 'ipo' }).does(pass);
    over.refuses({ ...merge, by: 'player1', frame: 'stockTurn/player1' }, '1828:7.1-8');
  });

  rule('1828:Q9', 'a merger from which nobody could keep three shares is refused when it is announced', () => {
    const spread = { player2: 2, player3: 2 };
    const sold = (company: string) => ({ round: { sold: { player1: [company] } } });
    merging({ player1: 2, ...spread }, { player1: 2, ...spread }).refuses(merge, '1828:Q9');
    merging({ player1: 3, ...spread }, { player1: 2, ...spread }).accepts(merge);
    merging({ player1: 3, ...spread }, { player1: 2, ...spread }, sold('GT')).refuses(merge, '1828:Q9');
    merging({ player1: 3, ...spread }, { player1: 2, ...spread }, sold('WAB')).refuses(merge, '1828:Q9');
    merging({ player1: 3, ...spread }, { player1: 2, ...spread }, sold('MC')).accepts(merge);
    merging({ player1: 3, ...spread }, { player1: 3, ...spread }, sold('WAB')).accepts(merge);
  });

  rule('1828:Q10', 'a company floated between two stock rounds is an old one in the second', () => {
    const t = merging(six, { player1: 5 }, { gt: { stations: [['D4', 0]] } })
      .private('M&H', 'player1')
      .operate('GT', 'track');
    t.does({ type: 'exchange', frame: 'operatingRound', company: 'WAB', from: 'ipo' });
    expect(t.s.ext.floated).toEqual({ GT: 1, WAB: 2 });
    t.ext({ stockRound: 3 }).stockTurn('player1').does(merge);
    expect([t.s.ext.systems, t.s.ext.floated]).toEqual([{ GT: 'WAB' }, { GT: 1 }]);
    // It has not operated: its home comes when the system does.
    expect(t.s.stations['GT']).toEqual([{ hex: 'D4', node: 0 }]);
    t.operate('GT', 'home');
    expect(t.s.stations['GT']).toEqual([
      { hex: 'D4', node: 0 },
      { hex: 'H6', node: 0 },
    ]);
  });

  rule('1828:Q14', 'in the first stock round new companies merge, and a single share can be given up', () => {
    const t = merging({ player1: 6 }, { player1: 2, player2: 1 }, { gt: { floated: 1 } }).ext({ stockRound: 1 });
    t.refuses({ type: 'sell', company: 'GT', count: 1 }, '1828:7.2-2');
    t.does(merge);
    expect(t.who).toEqual(['player2']);
    t.accepts(tradeUp);
    t.does(giveUp);
    expect([t.money('player2'), t.shares('GT', 'player2'), t.shares('GT', 'player1')]).toEqual([800 + 71, 0, 3]);
    expect(t.asks).toBe('stockTurn/player2');
    t.accepts(pass);
  });
});
