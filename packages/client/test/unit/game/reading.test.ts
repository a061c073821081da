import { HOST, start } from '@roundhouse/kernel';
import { Teller } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import type { Seat } from '@roundhouse/host';
import type { Step } from '../../../src/game/handle.ts';
import { usePreferences } from '../../../src/game/preferences.ts';
import { OWN_MOVE, readingOf } from '../../../src/game/reading.ts';
import { fetchReasons } from '../../../src/game/reasons.ts';
import { title } from '../table/played.ts';

const seats: readonly Seat[] = [
  { player: 'player1', name: 'You', kind: 'here' },
  { player: 'player2', name: 'Bot 1', kind: 'bot' },
];
const teller = new Teller(
  title,
  start(title, { players: 2, seed: 1 }).state,
  (id) => seats.find(({ player }) => player === id)?.name,
);
const why = { key: 'lay.later', values: { company: 'NRS', more: 10 } } as const;
const passed = (by: string, more: Partial<Step> = {}): Step => ({
  seq: 1,
  action: { type: 'pass', by, frame: 'stockTurn/x' },
  events: [{ event: 'pass', by }],
  ...more,
});
const reading = (...steps: Step[]): number => readingOf(steps, seats, teller);

test('a bot’s move stays to be read, with its reason if it is shown; the own one is known', async () => {
  await fetchReasons();
  expect(reading()).toBe(OWN_MOVE);
  expect(reading(passed('player1'))).toBe(OWN_MOVE);
  expect(reading(passed('player2'))).toBeGreaterThan(OWN_MOVE);
  expect(reading(passed('player2', { why }))).toBeGreaterThan(reading(passed('player2')));
  // The best run that the host has shown since does not shorten it.
  expect(reading(passed('player2', { why }), passed(HOST, { events: [] }))).toBe(reading(passed('player2', { why })));
  usePreferences.setState({ reasons: false });
  expect(reading(passed('player2', { why }))).toBe(reading(passed('player2')));
  usePreferences.setState({ reasons: true });
});
