/** Issue & Takeover Rounds: what is tried before or after its time, or where nobody is asked. */
import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

const offer = (company: string, frame?: string) => ({ type: 'putUp', company, ...(frame && { frame }) });
const reduce = (size: number, company = 'LSR') => ({ type: 'reduce', by: 'player1', frame: 'issues', company, size });
const issue = (count: number, company = 'LSR') => ({ type: 'issue', by: 'player1', frame: 'issues', company, count });
const bid = (by: string, amount: number) => ({ type: 'bid', by, amount });

/** The LSR of player 1, at £40 and fully out: nothing can be done in step 3, so it is passed over. */
const alone = (sketch: Partial<Sketch> = {}, colour = 'brown'): Table => {
  const t = Table.blank()
    .colour(colour)
    .company('LSR', { size: 5, shares: { player1: 5 }, price: 40, ...sketch });
  // It keeps the round open.
  t.company('LUR', { size: 5, shares: { player2: 5 }, price: 71 }).takeovers();
  expect(t.asks).not.toBe('issues');
  return t;
};

describe('8.1 Issue & Takeover overview: step 3 where nobody can do anything', () => {
  rule('1820:8.2-1', '1820:8.2-12', '1820:10.7-4', 'no share-count is reduced, for the reason that holds', () => {
    alone().refuses(reduce(1), '1820:8.2-1', 'brown');
    alone({}, 'green').refuses(reduce(5), '1820:8.2-12').refuses(reduce(1), '1820:8.2-11');
    alone({ price: 10 }, 'green').refuses(reduce(1), '1820:10.7-4');
    alone().refuses({ ...reduce(1), by: 'player2' }, '1820:8.1-5', 'direct');
    // Somebody could do something.
    const open = Table.blank().colour('green');
    open
      .company('LSR', { shares: { player1: 2 }, price: 40 })
      .takeovers()
      .accepts(reduce(5));
  });

  rule('1820:8.3-1', '1820:8.3-4', 'nor shares issued', () => {
    alone()
      .refuses(issue(1), '1820:8.3-2', 'no shares')
      .refuses({ ...issue(1), by: 'player2' }, '1820:8.1-5');
    alone({ shares: { player1: 3 } }).refuses(issue(1), '1820:8.3-4');
    alone({ shares: { player1: 3 }, price: 10 }).refuses(issue(1), '1820:8.3-1', 'liquidation');
    alone({ size: 1, shares: { player1: 1 } }).refuses(issue(1), '1820:8.3-1', 'private');
    const open = Table.blank().company('LSR', { shares: { player1: 3 }, price: 43 });
    open.takeovers().accepts(issue(1));
  });

  rule('1820:8.1-5', 'once it is over, and in other rounds, there is neither', () => {
    const t = Table.blank().company('LSR', { shares: { player1: 3 }, price: 65 });
    t.refuses(issue(1), '1820:8.1-5', 'step 3').refuses(reduce(5), '1820:8.1-5', 'step 3');
    t.takeovers().issuesNothing();
    expect(t.asks).toBe('offering/LSR');
    t.refuses(issue(1), '1820:8.1-5', 'step 3').refuses(reduce(5), '1820:8.1-5', 'step 3');
    t.refuses({ ...issue(1), company: 'nobody' }, '1820:8.1-5', 'step 3');
  });
});

describe('8.1 Issue & Takeover overview: step 5', () => {
  rule('1820:8.1-10', '1820:8.1-12', 'one company at a time, and none that was offered before', () => {
    const t = Table.blank().company('LUR', { shares: { player1: 5 }, price: 55 });
    t.company('LSR', { shares: { player2: 9 }, price: 40 }).takeovers();
    t.refuses(offer('LUR', 'offering/LUR'), '1820:8.1-10', 'step 5').issuesNothing();
    expect(t.asks).toBe('offering/LSR');
    t.refuses({ ...offer('LSR', 'offering/LUR'), by: 'player1' }, '1820:8.1-10');
    t.does({ type: 'pass' }).accepts(offer('LSR'));
    // It has been offered: its own turn, with nothing else to offer, does not come.
    const late = Table.blank().company('LUR', { shares: { player1: 5 }, price: 40, cash: 301 });
    late.company('LSR', { shares: { player2: 7 }, price: 43 });
    late.company('CFR', { shares: { player3: 10 }, price: 95 }).takeovers();
    late.issuesNothing().does(offer('LSR'));
    while (late.asks === 'bidding/LSR') late.does({ type: 'decline' });
    late.refuses({ ...offer('LSR', 'offering/LSR'), by: 'player2' }, '1820:8.1-12').accepts(offer('LUR'));
  });

  rule('1820:8.4.1-6', 'British Rail is not offered', () => {
    const t = Table.blank()
      .colour('brown')
      .britishRail(40)
      .company('LSR', { shares: { player1: 10 }, price: 65 });
    t.takeovers();
    t.refuses(offer('BR'), '1820:8.4.1-6', 'British Rail').accepts(offer('LSR'));
  });

  rule('1820:8.4.2-9', 'a forcing bid is not declined', () => {
    const t = Table.blank()
      .colour('green')
      .company('LUR', { shares: { player1: 5 }, price: 55, cash: 900 });
    t.company('LSR', { shares: { player2: 5 }, price: 65 })
      .takeovers()
      .issuesNothing();
    t.does(offer('LSR')).does(bid('player1', 710));
    expect(t.asks).toBe('acquiring/LSR');
    const decline = { type: 'decline', by: 'player2', frame: 'accepting/LSR' };
    t.refuses(decline, '1820:8.4.2-9', 'forcing').refuses({ ...decline, frame: 'accepting/CFR' }, '1820:8.4.2-8');
  });

  rule('1820:13.6-4', '1820:8.2-9', 'no marker is given up below the limit, and no company merged later', () => {
    const t = Table.blank()
      .colour('green')
      .company('LUR', { size: 1, shares: { player1: 1 } });
    t.company('CFR', { size: 1, shares: { player1: 1 }, stations: [['B6', 0]], markers: 1 });
    t.company('LSR', { shares: { player1: 10 }, price: 65, stations: [['C5', 0]] }).takeovers();
    t.refuses({ type: 'giveUp', hex: 'C5' }, '1820:13.6-4', 'limit');
    t.refuses({ type: 'discardMarker' }, '1820:13.6-4').refuses({ type: 'mergeInto', company: 'LUR' }, '1820:8.2-9');
  });
});
