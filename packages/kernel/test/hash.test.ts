/** What each hash of a state sees, and which of them is asked about what a file says. */
import { differs, form1Hash, History, lastingHash, newGame, positionHash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type Pebbles, pebbles } from './pebbles.ts';

const begun = (): History<Pebbles> =>
  new History(pebbles, newGame(pebbles, { players: ['Ada', 'Ben', 'Cy'], seed: 1 }));

/** After the first player has taken so many. */
function taken(count: number): Pebbles {
  const history = begun();
  const [by] = history.state.players;
  expect(history.add({ type: 'take', by, frame: `turn/${by}`, count }).ok).toBe(true);
  return history.state;
}

describe('the hashes of a state', () => {
  const s = begun().state;

  test('are the same after a way through JSON', () => {
    const again = JSON.parse(JSON.stringify(s)) as Pebbles;
    expect(positionHash(again)).toBe(positionHash(s));
    expect(lastingHash(pebbles, again)).toBe(lastingHash(pebbles, s));
  });

  test('see all of it for a position, the record and the question for good, and the record alone in form 1', () => {
    const hashes = (one: Pebbles) => [positionHash(one), lastingHash(pebbles, one), form1Hash(pebbles, one)];
    const changed = (one: Pebbles) => hashes(one).map((hash, at) => hash !== hashes(s)[at]);
    expect(changed({ ...s, shouts: 1 })).toEqual([true, false, false]);
    expect(changed({ ...s, stack: [{ kind: 'turn', of: s.players[1]! }] })).toEqual([true, true, false]);
    expect(changed(taken(1))).toEqual([true, true, true]);
  });

  test('see what was put into a question as its kind tells it, and nothing else of its frame', () => {
    const asked = taken(3);
    const vote = asked.stack.at(-1)!;
    const withVote = (changes: object): Pebbles => ({ ...asked, stack: [asked.stack[0]!, { ...vote, ...changes }] });
    const isSeen = (changes: object) => lastingHash(pebbles, withVote(changes)) !== lastingHash(pebbles, asked);
    expect([isSeen({ count: 2 }), isSeen({ waiting: [] }), isSeen({ cursor: 1 })]).toEqual([true, true, false]);
  });

  test('of a game that is over see its record', () => {
    const over: Pebbles = { ...s, stack: [], ended: { reason: 'done', round: 1 } };
    expect(lastingHash(pebbles, over)).not.toBe(lastingHash(pebbles, { ...over, heap: 0 }));
  });

  test('are compared by the form that a file names; one of a form that is not known says nothing', () => {
    const other = taken(2);
    expect(lastingHash(pebbles, s)).toMatch(/^2-[0-9a-f]{16}$/);
    for (const hash of [lastingHash(pebbles, s), form1Hash(pebbles, s)]) {
      expect([differs(pebbles, s, hash), differs(pebbles, other, hash)]).toEqual([false, true]);
    }
    for (const hash of ['3-0123456789abcdef', positionHash(s), '']) expect(differs(pebbles, other, hash)).toBe(false);
  });
});
