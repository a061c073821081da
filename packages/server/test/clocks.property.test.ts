/** Clocks under whatever may happen: decisions, pauses, restarts, a machine's clock that jumps. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf } from '../src/clock.ts';
import { anchored, type Clocks, newClocks, reckoned, refilled, running } from '../src/tables/manners/clocks.ts';

const PLAYERS = ['player1', 'player2', 'player3'];
const SETTING = { bank: 180, refill: 20 };

const happening = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(400_000) }),
  fc.record({ kind: fc.constant('ask' as const), players: fc.subarray(PLAYERS) }),
  fc.record({ kind: fc.constant('decide' as const), player: fc.constantFrom(...PLAYERS) }),
  fc.record({ kind: fc.constant('pause' as const), paused: fc.boolean() }),
  /** The server is down for so long, and its machine's clock may have been set meanwhile. */
  fc.record({ kind: fc.constant('restart' as const), ms: fc.nat(900_000), jump: fc.integer({ min: -1e9, max: 1e9 }) }),
  fc.record({ kind: fc.constant('jump' as const), by: fc.integer({ min: -1e9, max: 1e9 }) }),
);

describe('the clocks of a table', () => {
  test('charge those who are asked for the time that passes, and nobody for anything else', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        // The machine: its clock on the wall, which may be set, and what really passes.
        let wall = 1_800_000_000_000;
        let real = 0;
        const boot = () =>
          clockOf(
            () => wall,
            () => real,
          );
        let clock = boot();
        let clocks = newClocks(SETTING, PLAYERS, clock.steady());
        // What each should have been charged, and was given back, by a reckoning of its own.
        const due = new Map(PLAYERS.map((player) => [player, 0]));
        const back = new Map(PLAYERS.map((player) => [player, 0]));
        const settle = (): Clocks => reckoned(clocks, clock.steady(), clock.began);
        for (const one of happenings) {
          if (one.kind === 'pass') {
            real += one.ms;
            wall += one.ms;
            for (const player of clocks.running) due.set(player, due.get(player)! + one.ms);
          } else if (one.kind === 'ask') clocks = running(settle(), one.players);
          else if (one.kind === 'decide') {
            const before = settle();
            clocks = refilled(before, SETTING, one.player);
            const given = clocks.left[one.player]! - before.left[one.player]!;
            expect(given).toBeGreaterThanOrEqual(0);
            expect(clocks.left[one.player]).toBeLessThanOrEqual(SETTING.bank * 1000);
            back.set(one.player, back.get(one.player)! + given);
          } else if (one.kind === 'pause') {
            const now = settle();
            clocks = running({ ...now, paused: one.paused }, one.paused ? [] : now.running);
          } else if (one.kind === 'jump') wall += one.by;
          else {
            // It stops with care: what has passed is written before it goes.
            clocks = settle();
            wall += one.ms + one.jump;
            clock = boot();
            clocks = anchored(clocks, clock.steady());
          }
          const now = settle();
          for (const player of PLAYERS)
            expect(now.left[player], one.kind).toBe(SETTING.bank * 1000 - due.get(player)! + back.get(player)!);
          if (now.paused) expect(now.running).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a server that is killed charges nobody for what it has not lived', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), fc.integer({ min: -1e7, max: 1e7 }), (lived, down, jump) => {
        let wall = 1_800_000_000_000;
        let real = 0;
        const first = clockOf(
          () => wall,
          () => real,
        );
        const clocks = running(newClocks(SETTING, PLAYERS, first.steady()), ['player1']);
        real += lived;
        wall += lived + down + jump;
        const second = clockOf(
          () => wall,
          () => real,
        );
        const after = reckoned(clocks, second.steady(), second.began);
        expect(after.left).toEqual(clocks.left);
        real += 5000;
        const later = reckoned(after, second.steady(), second.began);
        expect(later.left['player1']).toBe(after.left['player1']! - 5000);
      }),
      { numRuns: 200 },
    );
  });

  test('the steady clock never goes back and never jumps', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1000), fc.integer({ min: -1e9, max: 1e9 }))), (steps) => {
        let wall = 1_800_000_000_000;
        let real = 0;
        const clock = clockOf(
          () => wall,
          () => real,
        );
        for (const [passed, jump] of steps) {
          const before = clock.steady();
          real += passed;
          wall += passed + jump;
          expect(clock.steady() - before).toBe(passed);
        }
      }),
    );
  });
});
