import { envelopeSchema } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

import { type Seat, seatNote, seatsAfter, seatTo } from '../src/index.ts';

const people: readonly Seat[] = [
  { player: 'player1', name: 'You', kind: 'here' },
  { player: 'player2', name: 'Bot 1', kind: 'here' },
];
const [you, bot] = people as [Seat, Seat];
const noted = (...seats: Seat[]) => seats.map((seat) => ({ note: seatNote(seat) }));

describe('seats', () => {
  test('are told by a file: the last note of each holds', () => {
    const file = noted(seatTo(bot, 'club'), seatTo(you, 'random'), seatTo(you, 'here'));
    expect(file.map((entry) => envelopeSchema.safeParse(entry).success)).toEqual([true, true, true]);
    const [first, second] = seatsAfter(people, file);
    expect(first).toEqual(you);
    expect(second).toEqual({ ...bot, kind: 'bot', level: 'club' });
  });

  test('are the same when their notes are read again', () => {
    const file = noted(seatTo(bot, 'club'), seatTo(you, 'random'));
    expect(seatsAfter(seatsAfter(people, file), file)).toEqual(seatsAfter(people, file));
  });

  test('a note that says nothing of bots changes the name alone, and no two names are alike', () => {
    const renamed = { note: { type: 'seat' as const, player: 'player2', name: 'You' } };
    const [, second] = seatsAfter(seatsAfter(people, noted(seatTo(bot, 'random'))), [renamed]);
    expect(second).toEqual({ player: 'player2', name: 'You 2', kind: 'bot', level: 'random' });
  });

  test.each(['sensible', 'grandmaster'])('a bot that is called %s in a file opens as a club player', (level) => {
    const via = { kind: 'bot' as const, level, version: '1' };
    const [, second] = seatsAfter(people, [{ note: { type: 'seat', player: 'player2', name: 'Bram', via } }]);
    expect(second).toEqual({ player: 'player2', name: 'Bram', kind: 'bot', level: 'club' });
  });

  test('a file says how strong a bot is, what it likes, and which version it is', () => {
    const { via } = seatNote(seatTo(bot, 'expert-raider')) as { via?: unknown };
    expect(via).toEqual({ kind: 'bot', level: 'expert-raider', version: '2' });
  });

  test('the one bot of earlier files moved at random', () => {
    const via = { kind: 'bot' as const, level: 'chance', version: '1' };
    const [, second] = seatsAfter(people, [{ note: { type: 'seat', player: 'player2', name: 'Bram', via } }]);
    expect(second).toEqual({ player: 'player2', name: 'Bram', kind: 'bot', level: 'random' });
  });
});
