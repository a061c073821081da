import { updateFrame, movesFor } from '@roundhouse/kernel';
import {
  buildTrack,
  type HexDef,
  type LaidTiles,
  type LayAction,
  type LayFault,
  layFields,
  layoutOf,
  makeBoard,
  makeTiles,
  type NodeDef,
  passableFor,
  preserves,
  type RailState,
  reachOf,
  labelsMatch,
  sameKinds,
  type StepFrame,
  sourcesOf,
  trackJudge,
  trackStep,
  stepOrder,
  turnOfSteps,
  type TurnFrame,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, draft, started, Toy } from '../toy.ts';

const city: NodeDef = { kind: 'city', slots: 1 };
const pair: NodeDef = { kind: 'city', slots: 2 };
/** A line from left (edge 1) to right (edge 4): a city, two empty hexes, a city, and a gray hex without track. */
const hexes: readonly HexDef[] = [
  { id: 'A1', color: 'white', nodes: [city] },
  { id: 'A3', color: 'white' },
  { id: 'A5', color: 'white' },
  { id: 'A7', color: 'white', nodes: [city] },
  { id: 'A9', color: 'gray' },
];
const board = makeBoard(hexes);
const tileSet = makeTiles([
  { id: '9', color: 'yellow', count: 2, tracks: ['1:4'] },
  { id: '8', color: 'yellow', count: 1, tracks: ['1:3'] },
  { id: '57', color: 'yellow', count: 'unlimited', nodes: [city], tracks: ['1:n0', '4:n0'] },
  { id: '14', color: 'green', count: 'unlimited', nodes: [pair], tracks: ['1:n0', '4:n0', '0:n0', '3:n0'] },
  { id: '15', color: 'green', count: 'unlimited', nodes: [pair], tracks: ['0:n0', '3:n0'] },
]);

interface Laying extends LayAction {
  readonly using?: string;
}
const layout = (s: RailState) => layoutOf(board, tileSet, s.tiles);
const reach = (s: RailState, company: string, blocking = s.stations) =>
  reachOf(
    layout(s),
    sourcesOf(layout(s), s.stations, company),
    passableFor(layout(s), blocking, company, () => true),
  );
const judge = trackJudge<RailState, Laying>({
  layout,
  reach: (s, company) => reach(s, company),
  colors: (s) => (s.phase === '2' ? ['yellow'] : ['yellow', 'green']),
  fits: (printed, after) => labelsMatch(printed, after) && sameKinds(printed, after),
  goesAnywhere: (_, { using }) => using === 'balloon',
});
const position = (tiles: LaidTiles = {}, more: Partial<RailState> = {}): RailState => ({
  ...started(blank, 'A', 'player1', { player1: 5 }),
  cash: { ...blank.cash, A: 50 },
  stations: { A: [{ hex: 'A1', node: 0 }], B: [], C: [] },
  tiles,
  ...more,
});
const step: StepFrame = { kind: 'track', of: 'A' };
const lays = (hex: string, tile: string, rotation = 0): Laying => ({ hex, tile, rotation });
const laid = { A1: { tile: '57', rotation: 0 } };
const faults = (s: RailState, a: Laying): LayFault[] =>
  (['supply', 'color', 'phase', 'lost', 'dead', 'unconnected'] as const).filter(
    (fault) => !judge.refusing('r', [fault], 'no').passes(s, step, a),
  );

describe('what is wrong with a lay', () => {
  test('nothing, next to the own station', () => {
    expect(faults(position(laid), lays('A3', '9'))).toEqual([]);
  });

  test('no copy is left', () => {
    const both = { ...laid, A3: { tile: '9', rotation: 0 }, A5: { tile: '9', rotation: 0 } };
    expect(faults(position(both), lays('A7', '9'))).toContain('supply');
    expect(faults(position(laid), lays('A7', '9'))).not.toContain('supply');
  });

  test('the colour does not follow, or not yet', () => {
    expect(faults(position(), lays('A1', '14'))).toEqual(expect.arrayContaining(['color', 'phase']));
    expect(faults(position(laid), lays('A1', '14'))).toEqual(['phase', 'dead']);
    expect(faults(position(laid, { phase: '3' }), lays('A1', '14'))).not.toContain('phase');
  });

  test('track is lost', () => {
    expect(faults(position(laid, { phase: '3' }), lays('A1', '15'))).toContain('lost');
    expect(faults(position(laid, { phase: '3' }), lays('A1', '14'))).not.toContain('lost');
  });

  test('track leads nowhere: off the map, or against gray', () => {
    expect(faults(position(laid), lays('A3', '8'))).toEqual(['dead']);
    expect(faults(position(laid), { ...lays('A7', '57'), using: 'balloon' })).toEqual(['dead']);
    expect(judge.lay(position(laid), lays('A3', '8')).dead).toBe(1 << 3);
  });

  test('nothing joins it to a station, and a power may not mind', () => {
    expect(faults(position(laid), lays('A5', '9'))).toEqual(['unconnected']);
    expect(faults(position(laid), { ...lays('A5', '9'), using: 'balloon' })).toEqual([]);
  });
});

test('a check can hold several faults, and some lays only', () => {
  const check = judge.refusing('r', ['color', 'phase'], 'no', ({ replaces }) => replaces);
  expect(check.passes(position(), step, lays('A1', '14'))).toBe(true);
  expect(check.passes(position(laid), step, lays('A1', '14'))).toBe(false);
  expect(check.passes(position(laid, { phase: '3' }), step, lays('A1', '14'))).toBe(true);
  const own = judge.allowing('r', ({ hex }) => hex !== 2, 'Not there.');
  expect([own.passes(position(), step, lays('A3', '9')), own.passes(position(), step, lays('A5', '9'))]).toEqual([
    true,
    false,
  ]);
});

test('one limit of the trace can be named: without it the tile would be connected', () => {
  const s = position(
    { ...laid, A3: { tile: '57', rotation: 0 } },
    { stations: { A: [{ hex: 'A1', node: 0 }], B: [{ hex: 'A3', node: 0 }], C: [] } },
  );
  const blocked = judge.keptAway('r', (state, company) => reach(state, company, {}), 'B is in the way.');
  expect(blocked.passes(s, step, lays('A5', '9'))).toBe(false);
  expect(blocked.passes(s, step, { ...lays('A5', '9'), using: 'balloon' })).toBe(true);
  expect(blocked.passes(position(laid), step, lays('A3', '9'))).toBe(true);
  expect(blocked.passes(position(laid), step, lays('A5', '9'))).toBe(true);
});

test('what follows on a tile, and what becomes of its places, can be a title’s own', () => {
  const town: NodeDef = { kind: 'town' };
  const tiles = makeTiles([
    { id: 'town', color: 'yellow', count: 1, nodes: [town], tracks: ['1:n0', '4:n0'] },
    { id: 'city', color: 'green', count: 1, nodes: [city], tracks: ['1:n0', '4:n0'] },
    { id: 'plain', color: 'green', count: 1, tracks: ['1:4'] },
  ]);
  const on = (s: RailState) => layoutOf(board, tiles, s.tiles);
  const grown = trackJudge<RailState, LayAction>({
    layout: on,
    reach: (s, company) => reachOf(on(s), sourcesOf(on(s), s.stations, company), () => true),
    colors: () => ['green'],
    fits: (printed, after, before) => before !== printed || after.nodes.length === 0,
    keeps: (before, after) => preserves(before, after, () => true),
  });
  const s = position({ A3: { tile: 'town', rotation: 0 } });
  expect(grown.lay(s, lays('A3', 'city')).map).toEqual([0]);
  expect(grown.candidatesIn(s, 'A3', () => true).map(({ fields }) => fields!['tile'])).toEqual(['city']);
});

describe('a choice of cities', () => {
  const twin = makeBoard([
    { id: 'A1', color: 'white', nodes: [city, city] },
    { id: 'A3', color: 'white' },
  ]);
  const twins = makeTiles([{ id: 'T', color: 'yellow', count: 1, nodes: [city, city], tracks: ['4:n0'] }]);
  const on = (s: RailState) => layoutOf(twin, twins, s.tiles);
  const either = trackJudge<RailState, LayAction>({
    layout: on,
    reach: (s, company) => reachOf(on(s), sourcesOf(on(s), s.stations, company), () => true),
    colors: () => ['yellow'],
    fits: () => true,
    ways: (s) =>
      s.stations['A']!.length === 0
        ? []
        : [
            [0, 1],
            [1, 0],
          ],
  });
  const both = position({}, { stations: { A: [{ hex: 'A1', node: 1 }], B: [{ hex: 'A1', node: 0 }] } });
  const lay = (cities?: string): LayAction => ({ hex: 'A1', tile: 'T', rotation: 0, cities });
  const isWrong = (s: RailState, fault: LayFault, cities?: string): boolean =>
    !either.refusing('r', [fault], 'no').passes(s, step, lay(cities));

  test('must be made where there is one, among what there is', () => {
    expect(['01', '10', '11', undefined].map((cities) => isWrong(both, 'cities', cities))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const nobody = position({}, { stations: { A: [], B: [] } });
    expect([isWrong(nobody, 'cities'), isWrong(nobody, 'cities', '01')]).toEqual([false, true]);
  });

  test('decides where markers go, and so whether the tile is connected', () => {
    expect([isWrong(both, 'unconnected', '01'), isWrong(both, 'unconnected', '10')]).toEqual([true, false]);
    const g = draft(both);
    buildTrack(g, 'A', lay('10'), either.lay(both, lay('10')), 0, 'track');
    expect([g.s.stations['A'], g.s.stations['B']]).toEqual([[{ hex: 'A1', node: 0 }], [{ hex: 'A1', node: 1 }]]);
  });

  test('is offered as lays of its own', () => {
    const offered = either.candidates(both, 'A', {}).map(({ fields }) => fields!['cities']);
    expect(offered).toEqual(['01', '10']);
    expect(either.candidatesIn(both, 'A1', () => true).map(({ fields }) => fields!['cities'])).toEqual(['01', '10']);
  });
});

test('where a tile has too few places, markers that give way are gone', () => {
  const small = makeTiles([{ id: 'S', color: 'yellow', count: 1, nodes: [city], tracks: ['4:n0'] }]);
  const crowd = { A: [{ hex: 'A1', node: 0 }], state: [{ hex: 'A1', node: 0 }] };
  const g = draft(position({}, { stations: crowd }));
  const what = { ...judge.lay(g.s, lays('A1', '57')), after: small.tiles[0]!.faces[0]! };
  buildTrack(g, 'A', lays('A1', '57'), what, 0, 'track', 'state');
  expect([g.s.stations['A'], g.s.stations['state']]).toEqual([[{ hex: 'A1', node: 0 }], []]);
});

describe('candidates', () => {
  const found = (list: readonly { readonly fields?: object; readonly openFields?: object }[]) =>
    list.map(({ fields }) => Object.values(fields ?? {}).join(' '));

  test('are connected lays of the colours of the phase', () => {
    expect(found(judge.candidates(position(laid), 'A', {}))).toEqual(['A3 9']);
    expect(found(judge.candidates(position(), 'A', {}))).toEqual([]);
    expect(found(judge.candidates(position(laid), 'A', {}, { tiles: ({ id }) => id !== '9' }))).toEqual([]);
    expect(found(judge.candidates(position(laid), 'A', {}, { worth: (hex) => hex !== 1 }))).toEqual([]);
    expect(found(judge.candidates(position(laid), 'A', {}, {}, { using: 'x' }))).toEqual(['A3 9 x']);
  });

  test('can be asked for one hex, connected or not', () => {
    expect(found(judge.candidatesIn(position(laid), 'A5', ({ color }) => color === 'yellow'))).toEqual([
      'A5 9',
      'A5 8',
    ]);
    expect(found(judge.candidatesIn(position(laid), 'A5', ({ id }) => id === '8', { using: 'x' }))).toEqual(['A5 8 x']);
    const none = position({ A3: { tile: '8', rotation: 0 } });
    expect(found(judge.candidatesIn(none, 'A5', ({ id }) => id === '8'))).toEqual([]);
  });
});

test('the cost goes to the bank, and stations follow their city', () => {
  const g = draft(position(laid, { phase: '3' }));
  const a = lays('A1', '14');
  buildTrack(g, 'A', a, judge.lay(g.s, a), 20, 'track');
  expect([g.s.cash['A'], g.s.tiles['A1'], g.s.stations['A']]).toEqual([
    30,
    { tile: '14', rotation: 0 },
    [{ hex: 'A1', node: 0 }],
  ]);
  expect(g.events.at(-1)).toEqual({ event: 'layTile', company: 'A', hex: 'A1', tile: '14', rotation: 0, cost: 20 });
});

test('stations that change their node are moved with it', () => {
  const g = draft(position(laid));
  const a = lays('A1', '14');
  buildTrack(g, 'A', a, { ...judge.lay(g.s, a), map: [1] }, 0, 'track');
  expect(g.s.stations['A']).toEqual([{ hex: 'A1', node: 1 }]);
});

describe('the step', () => {
  interface Laid extends StepFrame {
    readonly laid: number;
  }
  interface Turn extends TurnFrame {
    readonly track?: Laid;
  }
  const layTile = movesFor<RailState>()({
    type: 'layTile',
    fields: layFields(board, tileSet),
    candidates: (s, f: Laid, _, query) => judge.candidates(s, f.of, query),
    checks: [],
    apply(g, f, a) {
      buildTrack(g, f.of, a, judge.lay(g.s, a), 0, 'track');
      updateFrame(g, f, { laid: f.laid + 1 });
    },
  });
  const { step: track, kind } = trackStep<RailState, Turn, Laid>({
    begin: (of) => ({ kind: 'track', of, laid: 0 }),
    isDone: (s, f) => f.laid >= (s.phase === '2' ? 1 : 2),
    layTile,
    asks: (_, f) => `${f.of}: lay track`,
  });
  const turn = turnOfSteps<RailState, Turn>(
    stepOrder('track', 'end'),
    [track, { name: 'end', enter: () => {} }],
    () => false,
  );
  const begin = () =>
    new Toy({ turn: turn.kind([]), track: kind }, position(laid), { kind: 'turn', of: 'A', next: 0 } as TurnFrame);

  test('asks until all is laid, and then is idle', () => {
    const toy = begin();
    expect(toy.top).toEqual({ kind: 'track', of: 'A', laid: 0 });
    toy.act('player1', 'layTile', lays('A3', '9'));
    expect(toy.top.kind).toBe('table');
  });

  test('keeps what was laid in it, and is open again when more may be laid', () => {
    const one = { kind: 'track', of: 'A', laid: 1 };
    const over: Turn = { kind: 'turn', of: 'A', next: 0, track: one };
    expect(track.idle!(position(laid), over)).toBe(true);
    expect(track.idle!(position(laid, { phase: '3' }), over)).toBe(false);
    expect(track.idle!(position(laid), { ...over, track: undefined as never })).toBe(false);
    const g = draft(position(laid, { phase: '3', stack: [over] }));
    track.enter!(g, over);
    expect(g.s.stack.at(-1)).toBe(one);
  });

  test('can be ended', () => {
    expect(begin().act('player1', 'pass').top.kind).toBe('table');
  });
});
