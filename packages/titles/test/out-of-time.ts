import { actorsOf, type Frame, frameName, type GameEvent, openMoves, whyNot } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';

/** Moves without a rule of the book for their time, in every title that has them. */
const ANSWERS: Readonly<Record<string, string>> = {
  pass: 'it answers whatever is asked',
  'offer.accept': 'it answers an offer that waits',
  'offer.decline': 'it answers an offer that waits',
  'offer.withdraw': 'it takes back an offer that waits',
};

/**
 * Walks all moves of a title: each one, in every position in which nobody is asked for it, is answered by a rule of the
 * book, or stands in `ruleless` with the reason why there is none. `whose` names companies and players for its frame.
 */
export function answersOutOfTime<X, F extends Frame, E extends GameEvent>(
  positions: readonly [Position<X, F, E>, ...Position<X, F, E>[]],
  whose: readonly string[],
  ruleless: Readonly<Record<string, string>> = {},
): void {
  const [{ title }] = positions;
  const isOpen = (s: RailState<X, F, E>, name: string, type: string): boolean =>
    openMoves(title, s).some(
      ({ frame, move }) =>
        move.type === type && frameName(frame) === name && actorsOf(title, s, frame, move).length > 0,
    );
  const hasNone = { ...ANSWERS, ...ruleless };

  const rulesFor = (kind: string, type: string): string[] =>
    positions.flatMap(({ s }) =>
      [kind, ...whose.map((of) => `${kind}/${of}`)]
        .filter((name) => !isOpen(s, name, type))
        .map(
          (frame) => `${whyNot(title, s, { type, by: 'player1', frame })?.rule} (asked: ${frameName(s.stack.at(-1)!)})`,
        ),
    );

  describe('out of its time each move is refused by a rule of the book', () => {
    const walked = Object.entries(title.frames).flatMap(([kind, { moves }]) => moves.map(({ type }) => [kind, type]));
    test.each(walked.map(([kind, type]) => [kind!, type!] as const))('%s: %s', (kind, type) => {
      const rules = rulesFor(kind, type);
      expect(rules).not.toEqual([]);
      const isBooks = (rule: string): boolean => rule.startsWith(`${title.id}:`);
      if (hasNone[type] ?? hasNone[`${kind}.${type}`]) expect(rules.filter(isBooks)).toEqual([]);
      else expect(rules.filter((rule) => !isBooks(rule))).toEqual([]);
    });

    test('and what has none is a move of the title', () => {
      const known = walked.flatMap(([kind, type]) => [type, `${kind}.${type}`]);
      expect(Object.keys(ruleless).filter((name) => !known.includes(name))).toEqual([]);
    });
  });
}
