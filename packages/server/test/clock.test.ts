/** A machine whose clock is set: nobody waits longer for it, and the operator hears of it. */
import { RATE_WINDOW } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { clockOf, watchJumps } from '../src/clock.ts';
import { startTestServer } from './kit.ts';

const HOUR = 60 * 60 * 1000;

test('a jump of an hour is told once, in either direction; what passes by itself is not', async () => {
  let [wall, real] = [1_800_000_000_000, 0];
  const clock = clockOf(
    () => wall,
    () => real,
  );
  const said: string[] = [];
  const looks = () => new Promise((later) => setTimeout(later, 30));
  const forget = watchJumps(clock, (line) => void said.push(line), 1);
  wall += HOUR;
  real += HOUR;
  await looks();
  expect(said).toEqual([]);
  wall += HOUR;
  await looks();
  expect(said).toEqual(['the clock of this machine has gone forward by 60 min: the clocks of players have not.']);
  wall -= HOUR;
  await looks();
  expect(said[1]).toMatch(/gone back by 60 min/);
  expect(said).toHaveLength(2);
  forget();
});

test('a clock that is set back by an hour keeps nobody waiting for that hour', async () => {
  const ofMachine = Date.now;
  let set = 0;
  Date.now = () => ofMachine() + set;
  const server = await startTestServer({ limits: { reads: 5 } });
  try {
    const ada = server.client();
    const ask = () => ada.call('myGames', {});
    while ((await ask()).status !== 429);
    set = -HOUR;
    expect(Number((await ask()).headers.get('retry-after'))).toBeLessThanOrEqual(RATE_WINDOW / 1000);
  } finally {
    Date.now = ofMachine;
    await server.stop();
  }
});
