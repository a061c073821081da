import { describe, expect, test } from 'vitest';
import {
  ANN,
  asked,
  BEN,
  buy,
  CAT,
  choose,
  company,
  followed,
  type Line,
  merge,
  pass,
  player,
  table,
} from './small.ts';

type Sketch = Parameters<ReturnType<typeof table>['company']>[1];

/** Ann is about to merge the WAB ($71) into the GT ($79): a system share will cost $111. */
function merging(gt: Sketch['shares'], wab: Sketch['shares'], more: { gt?: object; wab?: object } = {}) {
  const t = table()
    .company('GT', { price: 79, par: 79, operated: true, ...more.gt, shares: gt })
    .company('WAB', { price: 71, par: 71, operated: true, ...more.wab, shares: wab });
  for (const one of ['player1', 'player2', 'player3']) t.cash(one, 600);
  return t.stockTurn('player1');
}
const announced: readonly Line[] = [choose(ANN, 'GT'), merge('GT', 'WAB')];

describe('Mergers, as the site records them', () => {
  test('each player says what is kept for trading up, and then whether it is', () => {
    const t = merging({ player1: 4, player2: 1, pool: 1 }, { player1: 3, player2: 2, pool: 1 });
    const { s, done } = followed(t, [
      ...announced,
      choose(ANN, 'WAB ($71)'),
      choose(BEN, 'GT ($79)'),
      choose(BEN, 'Exchange ($-32)'),
      choose(ANN, 'Sell ($71)'),
    ]);
    expect(s.ext.systems).toEqual({ GT: 'WAB' });
    expect(s.shares['GT']).toMatchObject({ player1: 2, player2: 2, GT: 1, pool: 1 });
    expect(done).toEqual(['merge', 'setAside', 'setAside', 'tradeUp', 'giveUp']);
    expect(asked(s)).toBe('stockTurn/player1');
  });

  test('the other director agrees, and new certificates have new numbers', () => {
    const t = merging({ player1: 6, pool: 2 }, { player2: 6 });
    const { s, done, game } = followed(t, [...announced, pass(ANN), buy(BEN, 'GT-WAB_8')]);
    expect(done).toEqual(['merge', 'accept', 'pass', 'buy']);
    expect(s.shares['GT']).toMatchObject({ player1: 2, player2: 4 });
    expect([s.shares['GT']!['ipo'], game.shares.has('GT', 6)]).toEqual([2, true]);
  });

  test('from whom a share is taken the site decides: what follows must fit', () => {
    const t = merging({ player1: 3, player2: 1, player3: 1, pool: 1 }, { player1: 5, player2: 2, player3: 2 });
    const takenFrom = (...lines: Line[]) =>
      followed(t, [...announced, ...lines]).game.follower.actions.find(({ type }) => type === 'takeFrom')?.['player'];
    // A player who is asked which share to keep still has one of each; else it is the next player.
    expect(takenFrom(choose(BEN, 'GT ($79)'))).toBe('player3');
    expect(takenFrom()).toBe('player2');
  });

  test('or the player says from whom, by the name', () => {
    const t = merging({ player1: 3, player2: 1, player3: 1, pool: 1 }, { player1: 5, player2: 2, player3: 2 });
    for (const [name, other] of [
      ['Ben', 'player2'],
      ['Cat', 'player3'],
    ] as const) {
      const { game } = followed(t, [...announced, choose(ANN, name)]);
      expect(game.follower.actions.find(({ type }) => type === 'takeFrom')?.['player']).toBe(other);
      expect(game.marks.map(({ before, after }) => after - before)).toEqual([0, 2, 0]);
    }
  });

  test('older records say it without the sum, in the word by which a merger begins', () => {
    const t = merging({ player1: 4, player2: 1, pool: 1 }, { player1: 3, player2: 2, pool: 1 });
    t.company('IC', { price: 79, par: 79, operated: true, shares: { player1: 6 } });
    t.company('MC', { price: 71, par: 71, operated: true, shares: { player1: 6 } });
    const answers = [choose(ANN, 'WAB'), choose(BEN, 'GT'), choose(BEN, 'Exchange'), choose(ANN, 'Sell')];
    const { s, done } = followed(t, [...announced, ...answers]);
    expect(done).toEqual(['merge', 'setAside', 'setAside', 'tradeUp', 'giveUp']);
    expect(s.shares['GT']).toMatchObject({ player1: 2, player2: 2, GT: 1, pool: 1 });
    // The next merger begins with the same word.
    const passes = [pass(ANN), pass(BEN), pass(CAT)];
    const next = [...announced, ...answers, ...passes, choose(ANN, 'IC'), merge('IC', 'MC')];
    expect(followed(t, next).s.ext.systems).toEqual({ GT: 'WAB', IC: 'MC' });
    // A record may end when the company that is to remain has been chosen.
    expect(asked(followed(t, [choose(ANN, 'GT')]).s)).toBe('stockTurn/player1');
  });

  test('the pass that ends the turn may follow the answer of another player', () => {
    const t = merging({ player1: 5, player2: 1 }, { player1: 1, player2: 6 }, { wab: { director: 'player2' } });
    const answers = [choose(BEN, 'GT ($79)'), choose(BEN, 'Exchange ($-32)')];
    const { s } = followed(t, [...announced, ...answers, pass(ANN), pass(BEN)]);
    expect([s.ext.systems, asked(s)]).toEqual([{ GT: 'WAB' }, 'stockTurn/player3']);
  });

  test('one of two markers in a hex goes, whenever the site asks for it', () => {
    const t = merging(
      { player1: 6 },
      { player1: 6 },
      { gt: { stations: [['G23', 0]] }, wab: { stations: [['G23', 1]] } },
    );
    const remove = player(ANN, 'remove_token', { city: 'G23-0-1', slot: 0 });
    const { s } = followed(t, [...announced, remove]);
    expect(s.stations['GT']).toEqual([{ hex: 'G23', node: 0 }]);
    expect(
      followed(t, [...announced, company('GT-WAB', 'remove_token', { city: 'G23-0-0' })]).s.stations['GT'],
    ).toEqual([{ hex: 'G23', node: 1 }]);
  });

  test('a merger that failed is one record, and everything is as it was', () => {
    const t = merging({ player1: 3, player2: 2, pool: 1 }, { player1: 2, player2: 2, pool: 2 });
    const failed = player(ANN, 'failed_merge', { corporations: ['GT', 'WAB'] });
    const { s } = followed(t, [failed]);
    expect([s.ext.systems, s.shares['GT']]).toEqual([{}, t.s.shares['GT']]);
    expect(s.stack.at(-1)).toMatchObject({ kind: 'stockTurn', of: 'player1', main: 'merge' });
    const sure = merging({ player1: 6 }, { player1: 6 });
    expect(() => followed(sure, [failed])).toThrow(/^Action 10: .*succeeds by the rules/);
  });

  test('answers that are not asked', () => {
    const t = merging({ player1: 6 }, { player1: 6 });
    expect(() => followed(t, [choose(ANN, 'Exchange ($-5)')])).toThrow(
      /^Action 10: choose by 11: The game does not ask for "Exchange/,
    );
    expect(() => followed(t, [choose(ANN, 'Perhaps')])).toThrow(/^Action 10: choose by 11: .*"Perhaps/);
    expect(() => followed(t, [merge('GT', 'B&O')])).toThrow(/^Action 10: merge by GT: /);
  });
});
