import { choose, ideaFor, isAsGood, judge, viewOf, expectedWorths } from '@roundhouse/bots';
import { choices, deciders, fill } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { forced, track } from '../../titles/test/soh/forced.ts';
import { Table } from '../../titles/test/soh/table.ts';
import { everyTitle, walk } from './table.ts';

const soh = (table: Table): { title: RailTitle<RailState>; s: RailState; by: string } => {
  const { title, s, who } = table as unknown as { title: RailTitle<RailState>; s: RailState; who: readonly string[] };
  return { title, s, by: who[0]! };
};

const paying = (): Table =>
  track(
    Table.blank(3)
      .phase('3')
      .trainsGone('2')
      .company('NCS', {
        price: 80,
        shares: { player1: 4 },
        cash: 0,
        trains: ['3-1'],
        stations: [['H9', 0]],
        operated: true,
      })
      .ext({ round: 8 }),
  ).operate('NCS', 'dividend', { revenue: 100 });

describe('a judgement', () => {
  test('calls the bot’s own choice the best, and says what another loses', () => {
    const { title, s, by } = soh(paying());
    const best = choose(title, viewOf(s), by, 1)!;
    expect(judge(title, viewOf(s), by, best.action)!.judged).toMatchObject({ action: best.action, less: 0 });
    const keep = { ...best.action, choice: 'withhold' };
    const judged = judge(title, viewOf(s), by, keep)!;
    expect(judged.judged!.less).toBeGreaterThan(10);
    expect(judged.matter).toBe('dividend');
    expect(isAsGood(judged, judged.moves[0]!)).toBe(true);
  });

  test('values an action that was not thought of', () => {
    const { title, s, by } = soh(forced({ step: 'trains', money: 350 }));
    const pass = judge(title, viewOf(s), by, null)!;
    expect(pass.judged).toBeNull();
    expect(pass.matter).toBe('trains');
    expect(ideaFor(pass)).toBe('idea.trains');
    const holland = everyTitle.find(({ id }) => id === 'soh')!;
    const auction = walk(holland, ({ stack }) => stack.at(-1)?.kind === 'lotAuction');
    const [bidder] = deciders(holland, auction);
    const bid = choices(holland, auction, bidder!, { type: 'bid' })[0]!;
    const high = fill(bid, { amount: 300 });
    const judged = judge(holland, viewOf(auction), bidder!, high)!;
    expect(judged.judged!.less).toBeGreaterThan(150);
  });

  test('lists moves that differ, the best first, and reasons only where they are true', () => {
    const { title, s, by } = soh(forced({ step: 'trains', money: 350 }));
    const { moves } = judge(title, viewOf(s), by, null)!;
    expect(moves.map(({ less }) => less)).toEqual(moves.map(({ less }) => less).toSorted((a, b) => a - b));
    expect(moves[0]!.why).not.toBeNull();
    const passes = moves.slice(1).filter(({ action }) => action.type === 'pass');
    for (const { why } of passes) expect(why).toBeNull();
    expect(new Set(moves.map(({ action }) => JSON.stringify(action))).size).toBe(moves.length);
  });

  test('expects at the end of a game what was won', () => {
    const { title, s } = soh(paying());
    const ended = { ...s, ended: { reason: 'last-round' } } as RailState;
    expect(expectedWorths(title, viewOf(ended))).toEqual(title.score(ended));
  });
});
