import { readExport, recordsOf } from '@roundhouse/exchange';
import { followRecords } from '@roundhouse/exchange/follow';
import { Follower } from '@roundhouse/exchange/follower';
import { handlers } from '@roundhouse/exchange/soh/index';
import { SohSession } from '@roundhouse/exchange/soh/session';
import { readingsOnSite } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { forced } from '../../titles/test/soh/forced.ts';
import { ANN, BEN, exported, lay, type Line, pass, sell, train } from './small.ts';

/** Goes on as the records say where the NCS at fl. 80 has a route, no train, and a 4 costs fl. 300. */
function followed(wish: Parameters<typeof forced>[0], ...lines: Line[]) {
  const { s } = forced({
    step: 'trains',
    readings: readingsOnSite(soh.readings),
    // Another company operates after it, so that the records can go on.
    more: (t) => t.company('AR', { price: 65, shares: { player2: 3 }, stations: [['J7', 0]], operated: true }),
    ...wish,
  });
  const follower = new Follower(soh, { players: 3, seed: 1, readings: readingsOnSite(soh.readings) });
  follower.s = s;
  const { records } = recordsOf(readExport(exported(lines)).actions);
  const players = new Map([
    [String(ANN), 'player1'],
    [String(BEN), 'player2'],
  ]);
  const game = new SohSession({ follower, records, players }, handlers);
  followRecords(game);
  return { status: game.s.companies['NCS']!.status, done: follower.actions.map(({ type }) => type), s: game.s };
}

const goesOn = [lay('AR', 'J7', '57-0', 0)];

describe('A company without a train whose president will not pay', () => {
  test('is closed by a plain pass of the company when it has no shares left to sell', () => {
    const shares = { player1: 2, pool: 5 };
    expect(followed({ money: 250, shares }, pass('NCS'), ...goesOn).status).toBe('closed');
    expect(followed({ money: 250, shares }, pass('NCS')).done).toEqual(['pass', 'refuse']);
  });

  test('is closed by a pass after it has sold treasury shares in that step', () => {
    const wish = { money: 100, shares: { player1: 3 } };
    const sale = sell('NCS', 80, 'NCS_2', 'NCS_3');
    const { status, done, s } = followed(wish, sale, pass('NCS'), ...goesOn);
    expect([status, done.slice(0, 3)]).toEqual(['closed', ['issue', 'pass', 'refuse']]);
    expect(s.cash['player1']).toBe(0);
  });

  test('goes on when that sale pays for the train', () => {
    const wish = { money: 100, shares: { player1: 3 } };
    const bought = [sell('NCS', 80, 'NCS_2', 'NCS_3', 'NCS_4'), train('NCS', '4-0', 300), pass('NCS')];
    const { status, s } = followed(wish, ...bought, ...goesOn);
    expect([status, s.trains['4-1'], s.cash['NCS']]).toEqual(['started', 'NCS', 40]);
  });

  test('is closed by a word of its own in other records', () => {
    const wish = { money: 250, shares: { player1: 2, pool: 5 } };
    for (const type of ['bankrupt', 'choose']) {
      const line = { type, entity: 'NCS', entity_type: 'corporation', choice: 'close' };
      expect(followed(wish, line, ...goesOn).status).toBe('closed');
    }
  });

  test('only goes without one as long as it has shares to sell, whether they would pay for it or not', () => {
    for (const money of [140, 139, 0]) {
      const { status, done } = followed({ money, shares: { player1: 2 } }, pass('NCS'), ...goesOn);
      expect([status, done.slice(0, 2)]).toEqual(['started', ['pass', 'pass']]);
    }
  });
});
