import { describe, expect, test } from 'vitest';
import { cellsLeft, lastDeed, newStations, priceMove } from '../../../src/table/since-my-turn.ts';
import type { Step } from '../../../src/game/handle.ts';
import { feesOf } from '../../../src/table/map/fees.ts';
import { played, title } from './played.ts';

const { steps, states } = played(3);

describe('what just happened', () => {
  test('begins with the last own action that did something', () => {
    const at = steps.length;
    const deed = lastDeed(steps, at, 'player1');
    expect(steps[deed - 1]!.action).toMatchObject({ by: 'player1' });
    const after = steps.slice(deed).filter(({ action }) => action.by === 'player1');
    for (const { action, events } of after) expect(action.type === 'pass' || events.length === 0).toBe(true);
    expect(lastDeed(steps, at, null)).toBe(at);
    expect(lastDeed(steps, 0, 'player1')).toBe(0);
  });

  test('saying no, and what is only drafted, leaves everything marked that happened before it', () => {
    const step = (seq: number, by: string, type: string, events = [{ event: 'x' }]): Step => ({
      seq,
      action: { type, by, frame: 'stockTurn' },
      events,
    });
    const taken = [
      step(1, 'player1', 'buy'),
      step(2, 'player2', 'buy'),
      step(3, 'player1', 'pass'),
      step(4, 'player2', 'buyTrainFrom'),
      step(5, 'player1', 'decline'),
      step(6, 'player1', 'sell', []),
    ];
    expect(lastDeed(taken, 6, 'player1')).toBe(1);
    expect(lastDeed([...taken, step(7, 'player1', 'announce')], 7, 'player1')).toBe(7);
    expect(lastDeed(taken, 3, 'player2')).toBe(2);
  });

  test('marks each station in the action that places it', () => {
    const placed = steps.filter(({ events }) => events.some(({ event }) => event === 'station'));
    expect(placed.length).toBeGreaterThan(0);
    for (const { seq, events } of placed) {
      const found = newStations(states[seq - 1]!, states[seq]!);
      for (const { event, company, hex } of events) {
        if (event === 'station') expect(found).toContainEqual({ company, hex });
      }
    }
  });

  test('marks a price that moved, and the cell it left', () => {
    const moved = steps.flatMap(({ seq, events }) =>
      events
        .filter(({ event }) => event === 'price')
        .map(({ company }) => ({ before: states[seq - 1]!, now: states[seq]!, company: String(company as string) })),
    );
    const { before, now, company } = moved.find((one) => priceMove(title, one.before, one.now, one.company))!;
    const move = priceMove(title, before, now, company)!;
    expect(move).toEqual({ before: title.priceOf(before, company), after: title.priceOf(now, company) });
    expect(cellsLeft(title, before, now)).toContainEqual(before.market.at[company]);
    expect(priceMove(title, now, now, company)).toBeNull();
  });
});

describe('the fee of a tile', () => {
  const { board, tileSet } = title.material(states[0]!);
  const lays = steps.flatMap(({ seq, events }) =>
    events
      .filter(({ event }) => event === 'layTile')
      .map((event) => ({
        tiles: states[seq - 1]!.tiles,
        lying: {
          hex: String(event['hex'] as string),
          tile: String(event['tile'] as string),
          rotation: Number(event['rotation']),
        },
        cost: Number(event['cost']),
      })),
  );

  test('stands on the sides that it is paid for', () => {
    expect(lays.some(({ cost }) => cost > 0)).toBe(true);
    for (const { tiles, lying, cost } of lays) {
      const fees = feesOf(board, tileSet, tiles, lying, cost);
      expect(fees.reduce((sum, { fee }) => sum + fee, 0)).toBe(cost);
    }
  });

  test('is never more than the engine asks', () => {
    const { tiles, lying } = lays.find(({ cost }) => cost > 0)!;
    expect(feesOf(board, tileSet, tiles, lying, 0)).toEqual([]);
    expect(feesOf(board, tileSet, tiles, lying, 20).map(({ fee }) => fee)).toEqual([20]);
  });
});
