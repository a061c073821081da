import { deciders, dice, type LoggedAction } from '@roundhouse/kernel';
import { unfinished } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { offered } from '../src/plans/actions.ts';
import { randomAction, randomTurn } from '../src/random.ts';
import { chaotic, drawStyle, type Style } from '../src/style.ts';
import { after, everyTitle, firstState, walk } from './table.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

describe.each(everyTitle.map((title) => [title.id, title] as const))('a random player of %s', (_, title) => {
  const first = firstState(title);
  const [asked] = deciders(title, first);
  const drawn = (style: Style): LoggedAction[] =>
    SEEDS.map((seed) => randomAction(title, first, asked!, dice(seed), style)!);

  test('does only what is allowed, whoever acts', () => {
    let s = walk(title, (one) => one.seq >= 60);
    for (const seed of SEEDS) {
      const action = randomTurn(title, s, dice(seed));
      expect(action).not.toBeNull();
      s = after(title, s, action!);
      if (title.runProblem(s) !== null || s.ended) break;
    }
  });

  test('does the same by the same dice', () => {
    expect(drawn(chaotic)).toEqual(drawn(chaotic));
    expect(new Set(drawn(chaotic).map((action) => JSON.stringify(action))).size).toBeGreaterThan(1);
  });

  test('has nothing to do for somebody who is not asked', () => {
    const others = first.players.filter((player) => !deciders(title, first).includes(player));
    expect(others).not.toEqual([]);
    for (const other of others) expect(randomAction(title, first, other, dice(1))).toBeNull();
  });

  test('never does what has no weight while something else is open', () => {
    const usual = new Set(drawn(chaotic).map(({ type }) => type));
    expect(usual.size).toBeGreaterThan(1);
    for (const spurned of usual) {
      const found = drawn({ ...chaotic, weights: { [spurned]: 0 } });
      expect(found.filter(({ type }) => type === spurned)).toEqual([]);
    }
  });
});

test('every style is drawn, each in its share', () => {
  const names = SEEDS.flatMap((seed) => {
    const chance = dice(seed);
    return Array.from({ length: 25 }, () => drawStyle(chance).name);
  });
  const count = (name: string): number => names.filter((one) => one === name).length;
  expect(new Set(names)).toEqual(new Set(['builder', 'investor', 'cautious', 'trader', 'chaotic']));
  expect(count('builder')).toBeGreaterThan(2 * count('investor'));
});

test('hardly ever leaves a game that can be left, and never when it thinks', () => {
  const title = unfinished.find(({ id }) => id === '1839')!;
  const first = firstState(title);
  const other = first.players.find((player) => !deciders(title, first).includes(player))!;
  expect(randomAction(title, first, other, () => 0)?.type).toBe('concede');
  expect(randomAction(title, first, other, () => 1)).toBeNull();
  expect(offered(title, first, other)).toEqual([]);
  const [asked] = deciders(title, first);
  expect(new Set(offered(title, first, asked!).map(({ type }) => type))).toEqual(new Set(['buyLot', 'discount']));
});

test('lays track even for an idle company where nothing else can be done', () => {
  const [title] = everyTitle;
  const kind = {
    actors: () => ['player1'],
    moves: [
      { type: 'layTile', candidates: () => [{ fields: { hex: 'A1' } }], checks: [] },
      { type: 'pass', candidates: () => [], checks: [] },
    ],
  };
  const asking = { ...title!, frames: { question: kind } } as unknown as typeof title;
  const s = { ...firstState(title!), stack: [{ kind: 'question', of: 'A' }] } as ReturnType<typeof firstState>;
  const idle = { ...chaotic, idle: 100 };
  const types = SEEDS.map((seed) => randomAction(asking!, s, 'player1', dice(seed), idle)?.type);
  expect(new Set(types)).toEqual(new Set(['layTile']));
});
