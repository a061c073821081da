import { deciders, dice, type LoggedAction } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { offered } from '../src/plans/actions.ts';
import { randomAction, randomTurn } from '../src/random.ts';
import { chaotic, drawStyle, type Style, withPlayStyle } from '../src/style.ts';
import { after, everyTitle, firstState, walk } from './table.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);

describe.each(everyTitle.map((title) => [title.id, title] as const))('a random player of %s', (_, title) => {
  const first = firstState(title);
  const [asked] = deciders(title, first);
  const drawn = (style: Style): LoggedAction[] =>
    SEEDS.map((seed) => randomAction(title, first, asked!, dice(seed), style)!);

  test('does only what is allowed, in every seat', () => {
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
  const title = everyTitle.find(({ id }) => id === '1839')!;
  const first = firstState(title);
  const other = first.players.find((player) => !deciders(title, first).includes(player))!;
  expect(randomAction(title, first, other, () => 0)?.type).toBe('concede');
  expect(randomAction(title, first, other, () => 1)).toBeNull();
  expect(offered(title, first, other)).toEqual([]);
  const [asked] = deciders(title, first);
  expect(new Set(offered(title, first, asked!).map(({ type }) => type))).toEqual(new Set(['buyLot', 'discount']));
});

describe('a play style', () => {
  const [title] = everyTitle;
  /** A question with these kinds of actions, each with two values of a field. */
  const asking = (...types: string[]) => {
    const moves = types.map((type) => ({
      type,
      candidates: () => [{ fields: { tile: 'A' } }, { fields: { tile: 'B' } }],
      checks: [],
    }));
    return { ...title!, frames: { question: { actors: () => ['player1'], moves } } } as unknown as typeof title;
  };
  const s = { ...firstState(title!), stack: [{ kind: 'question', of: 'A' }] } as ReturnType<typeof firstState>;
  const drawn = (style: Style, ...types: string[]): LoggedAction[] =>
    SEEDS.map((seed) => randomAction(asking(...types)!, s, 'player1', dice(seed), style)!);

  test('weighs what it names, and leaves the rest as it was', () => {
    const bold = { ...chaotic, weights: { sell: 0 } };
    const found = drawn(withPlayStyle(bold, { name: 'meek', weights: { buy: 0 } }), 'buy', 'sell', 'pass');
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['pass']));
    expect(withPlayStyle(bold, { name: 'meek' })).toEqual({ ...bold, name: 'meek' });
  });

  test('looks more or less often at what is open all the time, by the question', () => {
    const often = (rare: Record<string, number>): number =>
      drawn(withPlayStyle(chaotic, { name: 'meek', rare }), 'leave', 'pass').filter(({ type }) => type === 'leave')
        .length;
    expect(often({ leave: 1_000_000 })).toBe(0);
    expect(often({ 'question.leave': 1, leave: 1_000_000 })).toBeGreaterThan(5);
    expect(often({ 'another.leave': 1, leave: 1_000_000 })).toBe(0);
  });

  test('waits for the money that somebody wants to have first, by the question', () => {
    const often = (means: Record<string, number>): number =>
      drawn(withPlayStyle(chaotic, { name: 'meek', means }), 'spend', 'pass').filter(({ type }) => type === 'spend')
        .length;
    const cash = s.cash['player1']!;
    expect(often({ spend: cash + 1 })).toBe(0);
    expect(often({ spend: cash })).toBeGreaterThan(5);
    expect([often({ 'question.spend': cash + 1 }) === 0, often({ 'another.spend': cash + 1 }) > 5]).toEqual([
      true,
      true,
    ]);
  });

  test('says which amounts are the least or the greatest, beside those that are so anyway', () => {
    const bold = { ...chaotic, amounts: { bid: 'most' } as const };
    expect(withPlayStyle(bold, { name: 'meek', amounts: { lobby: 'least' } }).amounts).toEqual({
      bid: 'most',
      lobby: 'least',
    });
    expect(withPlayStyle(chaotic, { name: 'meek' }).amounts).toBeUndefined();
  });

  test('takes what it prefers where that is offered', () => {
    const tiles = (prefers: Record<string, readonly string[]>) =>
      new Set(drawn(withPlayStyle(chaotic, { name: 'meek', prefers }), 'lay').map((action) => action['tile']));
    expect(tiles({ lay: ['B', 'C'] })).toEqual(new Set(['B']));
    expect(tiles({ lay: ['C'], other: ['B'] })).toEqual(new Set(['A', 'B']));
  });
});

test('runs a train by a power every now and then, where the run may be run', () => {
  const [title] = everyTitle;
  const stop = (id: string, value: number) => ({ id, kind: 'city', value, passable: true, mine: true }) as const;
  const network = {
    stops: [stop('A1:n0', 20), stop('A3:n0', 30)],
    hexsides: ['A1/4'],
    units: 1,
    tracks: [
      { hex: 0, a: 0, b: -1, units: [0] },
      { hex: 1, a: 1, b: -1, units: [0] },
    ],
  };
  const cities = { kinds: ['city'] };
  const train = {
    id: 'T-1',
    kind: 'T',
    limits: [{ ...cities, max: 2 }],
    pays: cities,
    multiplier: 1,
    minStops: 2,
    ends: ['city'],
  };
  const powered = { ...train, kind: 'T P', card: 'T-1', face: 'P', power: 'P' };
  const ways = [{ ...train, card: 'T-1', face: '' }, powered];
  const run = (refuses: boolean) => {
    const indicated = { kind: 'indicated', best: [] };
    const checks = [
      {
        rule: 'x',
        passes: (_: unknown, _f: unknown, a: { routes: unknown[] }) => !refuses || a.routes.length === 0,
        says: 'No.',
      },
    ];
    const kind = {
      actors: () => ['player1'],
      moves: [
        {
          type: 'run',
          read: (a: unknown) => a,
          candidates: () => [{ openFields: { routes: indicated } }],
          checks,
          apply: () => {},
        },
      ],
    };
    const runProblem = () => ({
      frame: 'question/A',
      company: 'A',
      network,
      trains: [train],
      ways,
      rules: { powers: { P: 1 } },
    });
    const asking = { ...title!, frames: { question: kind }, runProblem } as unknown as typeof title;
    const s = { ...firstState(title!), stack: [{ kind: 'question', of: 'A' }] } as ReturnType<typeof firstState>;
    return SEEDS.map((seed) => JSON.stringify(randomAction(asking!, s, 'player1', dice(seed))?.['routes']));
  };
  const byPower = JSON.stringify([{ train: 'T-1', path: ['A3:n0', 'A1/4', 'A1:n0'], power: 'P' }]);
  expect(new Set(run(false))).toEqual(new Set(['[]', byPower]));
  expect(new Set(run(true))).toEqual(new Set(['[]']));
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
