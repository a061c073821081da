import { describe, expect, test } from 'vitest';
import { addSeat, changeKind, firstDraft, seatOf } from '../../../src/pages/new-game/draft.ts';

const named = (seats: readonly { name: string }[]): string[] => seats.map(({ name }) => name);

describe('the seats of a new game', () => {
  test('are you and two club players of different character', () => {
    expect(firstDraft().seats.map(seatOf)).toEqual([
      { name: 'You', kind: 'here' },
      { name: 'Bot 1', kind: 'bot', level: 'club-builder' },
      { name: 'Bot 2', kind: 'bot', level: 'club-raider' },
    ]);
  });

  test('a name that nobody has chosen goes with the one who had it', () => {
    const { seats } = firstDraft();
    expect(named(changeKind(seats, 1, 'here'))).toEqual(['You', 'Player 2', 'Bot 2']);
    expect(named(changeKind(seats, 1, 'random'))).toEqual(['You', 'Bot 1', 'Bot 2']);
    expect(named(changeKind(seats, 0, 'club'))).toEqual(['Bot 3', 'Bot 1', 'Bot 2']);
    expect(named(addSeat(seats))).toEqual(['You', 'Bot 1', 'Bot 2', 'Player 2']);
  });

  test('a name that somebody has chosen stays', () => {
    const seats = firstDraft().seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Grace' } : seat));
    expect(named(changeKind(seats, 0, 'club'))[0]).toBe('Grace');
    expect(named(addSeat(seats)).at(-1)).toBe('Player 2');
    const bots = changeKind(seats, 0, 'club');
    expect(named(changeKind(bots, 1, 'here'))[1]).toBe('You');
  });
});
