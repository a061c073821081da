/** A game opens from a state that is kept beside it, if the rules of today have made it. */
import { History, type KeptPosition, keptPosition, newGame, rulesFingerprint, usableStates } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type Pebbles, pebbles } from './pebbles.ts';

/** Under the name of a title whose sources are known. */
const known: typeof pebbles = { ...pebbles, id: 'toy' };

function played(): History<Pebbles> {
  const history = new History(known, newGame(known, { players: ['Ada', 'Ben'], seed: 3, options: { heap: 20 } }));
  for (let i = 0; i < 6; i++) {
    const { of: by } = history.state.stack[0]!;
    expect(history.add({ type: 'take', by, frame: `turn/${by}`, count: 1 }).ok).toBe(true);
  }
  return history;
}

describe('a kept position', () => {
  const { entries } = played();
  const header = newGame(known, { players: ['Ada', 'Ben'], seed: 3, options: { heap: 20 } });
  const at = (n: number): Pebbles => played().at(n);
  const open = (kept: readonly KeptPosition<Pebbles>[], title = known) =>
    new History(title, header, { from: { entries, states: usableStates(title, kept) } });

  test('names the rules that made it, and is gone on from', () => {
    const kept = [keptPosition(known, 4, at(4)), keptPosition(known, 6, { ...at(6), shouts: 2 })];
    expect(kept.map(({ fingerprint, n }) => [fingerprint, n])).toEqual([4, 6].map((n) => [rulesFingerprint('toy'), n]));
    expect(open(kept).state.shouts).toBe(2);
  });

  test('of other rules is not used: the game is played again', () => {
    const strange = { ...keptPosition(known, 6, { ...at(6), shouts: 2 }), fingerprint: '0123456789ab' };
    expect(usableStates(known, [strange]).size).toBe(0);
    expect(open([strange]).state).toEqual(played().state);
  });

  test('of rules without a fingerprint is not used', () => {
    const kept = keptPosition(pebbles, 6, { ...at(6), shouts: 2 });
    expect([kept.fingerprint, usableStates(pebbles, [kept]).size]).toEqual([null, 0]);
  });
});
