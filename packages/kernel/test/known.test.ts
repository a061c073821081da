/** A game goes on from what is known of it, without being played. */
import {
  actionsTo,
  History,
  newGame,
  pastOf,
  type Point,
  rebuildOf,
  replayed,
  replaying,
  start,
} from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { type Pebbles, pebbles } from './pebbles.ts';

const header = newGame(pebbles, { players: ['Ada', 'Ben', 'Cy'], seed: 5, options: { heap: 20 } });

/** Fifteen pebbles taken, three taken back and brought again, five taken back for good, and a remark. */
function played(): History<Pebbles> {
  const history = new History(pebbles, header);
  const take = (): void => {
    const by = (history.state.stack[0] as { of?: string }).of!;
    expect(history.add({ type: 'take', by, frame: `turn/${by}`, count: 1 }).ok).toBe(true);
  };
  const undo = (to: number): boolean => history.add({ type: 'undo', by: 'player1', to }, history.state.players).ok;
  for (let i = 0; i < 15; i++) take();
  expect(undo(12)).toBe(true);
  expect(history.add({ type: 'redo', by: 'player1' }).ok).toBe(true);
  expect(undo(10)).toBe(true);
  expect(history.note({ type: 'remark', by: 'player2', text: 'again' }).ok).toBe(true);
  take();
  expect(undo(8)).toBe(true);
  return history;
}

/** A title that must not be played. */
const unplayed: typeof pebbles = {
  ...pebbles,
  begin: () => {
    throw new Error('it was set up');
  },
  frames: Object.fromEntries(
    Object.entries(pebbles.frames).map(([kind, frame]) => [
      kind,
      { ...frame, moves: frame.moves.map((move) => ({ ...move, apply: () => expect.unreachable('it was played') })) },
    ]),
  ),
};

describe('what is known of a game', () => {
  const whole = played();
  const { entries } = whole;

  test('is enough to go on: a state after its last entry, and nothing is played or set up', () => {
    const states = new Map([[entries.length, whole.state]]);
    const again = new History(unplayed, header, { from: { entries, states } });
    expect(again.state).toBe(whole.state);
    expect([again.length, again.redoBelongsTo]).toEqual([8, 'player1']);
    expect(again.actions).toEqual(whole.actions);
    expect(again.toFile()).toEqual(whole.toFile());
    expect(again.undoTargets('player2')).toEqual(whole.undoTargets('player2'));
  });

  test('may be a state anywhere in it, or none: the rest is played from there', () => {
    for (const kept of [[], [6], [15, 16], [entries.length]]) {
      const at = (entry: number) =>
        History.open(pebbles, { ...whole.toFile(), entries: entries.slice(0, entry) }).state;
      const states = new Map(kept.map((entry) => [entry, at(entry)]));
      const again = new History(pebbles, header, { from: { entries, states } });
      expect(again.state).toEqual(whole.state);
      for (let seq = 0; seq <= 8; seq++) expect(again.at(seq)).toEqual(whole.at(seq));
      expect(again.firstEvents).toEqual(whole.firstEvents);
      expect(again.add({ type: 'redo', by: 'player1' }).ok).toBe(true);
      expect(again.length).toBe(11);
    }
  });

  test('tells of the point after every entry', () => {
    const points: Point[] = [];
    const each = (point: Point): number => points.push(point);
    const again = new History(pebbles, header, { from: { entries, states: new Map(), each } });
    expect(points.length).toBe(entries.length);
    expect(points.at(-1)).toBe(again.point);
    expect(points[14]!.seq).toBe(15);
    expect(points[16]).toBe(points[14]);
  });
});

describe('what entries leave', () => {
  test('is the same without playing them', () => {
    const whole = played();
    const past = pastOf(whole.entries);
    expect(actionsTo(past.now)).toEqual(whole.actions);
    expect(past.undone?.by).toBe('player1');
    expect(pastOf([]).now.seq).toBe(0);
  });

  test('says from which kept state and by which actions a past state is made', () => {
    const { now } = pastOf(played().entries);
    const seqs = new Set([0, 3, 5]);
    const way = rebuildOf(now, ({ seq }) => seqs.has(seq));
    expect([way.from.seq, way.steps.length, way.steps.at(-1)!.to]).toEqual([5, 3, now]);
    expect(rebuildOf(way.from, ({ seq }) => seqs.has(seq)).steps).toEqual([]);
    const all = rebuildOf(now, () => false);
    expect([all.from.seq, all.from.step, all.steps.length]).toEqual([0, null, 8]);
  });
});

describe('playing again what was accepted', () => {
  test('gives the events that it gave before, one action at a time', () => {
    const whole = played();
    const told: unknown[] = [];
    const file = { ...whole.toFile(), entries: whole.actions.map((action) => ({ action })) };
    const { state } = History.open(pebbles, file, (done) => told.push(done.events));
    const { options, readings, seed } = header;
    const first = start(pebbles, { players: 3, options, readings, seed }).state;
    const work = replaying(pebbles, first, whole.actions);
    const heard: unknown[] = [];
    let next = work.next();
    for (; !next.done; next = work.next()) heard.push(next.value.events);
    expect(next.value).toEqual(state);
    expect(heard).toEqual(told);
    expect(replayed(pebbles, first, whole.actions[0]!).events).toEqual(told[0]);
  });
});

describe('how densely states are kept', () => {
  test.each([
    [1, 0, 0],
    [7, 0, 6],
    [100, 3, 13],
  ])('every %i and the last %i: a look back plays at most %i actions', (every, recent, most) => {
    let plays = 0;
    const counted: typeof pebbles = {
      ...pebbles,
      frames: { ...pebbles.frames, turn: counting(pebbles.frames['turn']!, () => plays++) },
    };
    const history = new History(counted, header, { density: { every, recent } });
    for (let i = 0; i < 18; i++) {
      const by = (history.state.stack[0] as { of?: string }).of!;
      history.add({ type: 'take', by, frame: `turn/${by}`, count: 1 });
    }
    plays = 0;
    history.at(13);
    expect(plays).toBe(most);
  });
});

function counting<K extends { readonly moves: readonly { apply: (...args: never[]) => void }[] }>(
  kind: K,
  count: () => void,
): K {
  const moves = kind.moves.map((move) => ({
    ...move,
    apply: (...args: never[]): void => {
      count();
      move.apply(...args);
    },
  }));
  return { ...kind, moves };
}
