/**
 * A toy game that needs everything the kernel offers: turns, an interrupt that asks all players at once, a choice that
 * stays open below it, amounts, seeded chance and an end. Players take 1 to 3 pebbles from a heap; a player who empties it
 * has lost. After a 3 the others vote, all at once, whether it stands.
 */
import {
  updateFrame,
  type Draft,
  endGame,
  enclosing,
  field,
  type Frame,
  type FrameKind,
  type KernelState,
  log,
  movesFor,
  oneOf,
  onlyThen,
  type PlayerId,
  pop,
  push,
  put,
  range,
  seedRng,
  shuffle,
  type Title,
} from '@roundhouse/kernel';

interface Turn extends Frame {
  readonly kind: 'turn';
  readonly of: PlayerId;
}
interface Vote extends Frame {
  readonly kind: 'vote';
  readonly by: PlayerId;
  readonly count: number;
  readonly waiting: readonly PlayerId[];
}
export interface Pebbles extends KernelState<Frame | Vote> {
  readonly heap: number;
  readonly taken: Readonly<Record<PlayerId, number>>;
  readonly shouts: number;
}

const move = movesFor<Pebbles>();

const take = move({
  type: 'take',
  fields: { count: field.amount() },
  candidates: (s) => [{ openFields: { count: range(1, Math.min(3, s.heap)) }, subjects: ['pile:heap'] }],
  checks: [
    { rule: 'take-1', passes: (_, _f: Turn, a) => a.count >= 1 && a.count <= 3, says: 'Take one to three pebbles.' },
    { rule: 'take-2', passes: (s, _f, a) => a.count <= s.heap, says: (s) => `Only ${s.heap} are left.` },
  ],
  apply(g, f, a) {
    if (a.count === 3) {
      const waiting = g.s.players.filter((player) => player !== a.by);
      push(g, { kind: 'vote', by: a.by, count: a.count, waiting } satisfies Vote);
    } else takeNow(g, f, a.count);
  },
});

const vote = move({
  type: 'vote',
  fields: { answer: field.oneOf(['yes', 'no']) },
  candidates: () => [{ openFields: { answer: oneOf(['yes', 'no']) } }],
  checks: [],
  when: [onlyThen('vote-1', 'Nothing is put to the vote.')],
  apply(g, f: Vote, a) {
    const waiting = f.waiting.filter((player) => player !== a.by);
    if (a.answer === 'yes' && waiting.length > 0) {
      updateFrame(g, f, { waiting });
      return;
    }
    pop(g, f);
    const turn = enclosing<Turn>(g.s, 'turn')!;
    takeNow(g, turn, a.answer === 'yes' ? f.count : 1);
  },
});

const shout = move({
  type: 'shout',
  fields: {},
  ambient: true,
  candidates: () => [{}],
  checks: [{ rule: 'shout-1', passes: (s) => s.shouts < 2, says: 'Two shouts are enough.' }],
  apply(g) {
    put(g, { shouts: g.s.shouts + 1 });
    log(g, { event: 'shout' });
  },
});

function takeNow(g: Draft<Pebbles>, turn: Turn, count: number): void {
  const taken = { ...g.s.taken, [turn.of]: g.s.taken[turn.of]! + count };
  put(g, { heap: g.s.heap - count, taken });
  log(g, { event: 'taken', by: turn.of, count });
  const next = g.s.players[(g.s.players.indexOf(turn.of) + 1) % g.s.players.length]!;
  updateFrame(g, turn, { of: next });
}

const frames = {
  turn: {
    actors: (_, f) => [f.of],
    moves: [take, shout],
    advance(g, f) {
      if (g.s.heap > 0) return false;
      const loser = g.s.players[(g.s.players.indexOf(f.of) - 1 + g.s.players.length) % g.s.players.length]!;
      endGame(g, { reason: `${loser} lost`, round: g.s.seq });
      return true;
    },
  } satisfies FrameKind<Pebbles, Turn>,
  vote: { actors: (_, f) => f.waiting, moves: [vote], record: (_, f) => [f.by, f.count] } satisfies FrameKind<
    Pebbles,
    Vote
  >,
  /** Never waits and never ends: a fault on purpose. */
  spin: { actors: () => [], moves: [], advance: () => true } satisfies FrameKind<Pebbles>,
};

export const pebbles: Title<Pebbles> = {
  id: 'pebbles',
  name: 'Pebbles',
  players: { min: 2, max: 4 },
  rules: [],
  questions: [],
  options: [
    { id: 'heap', values: [10, 20], book: 10, before: 10, asks: 'Pebbles in the heap.', answers: {}, rule: 'take-2' },
  ],
  readings: [
    { id: 'strict', values: [true, false], book: true, before: false, asks: 'Strict.', answers: {}, rule: 'take-1' },
  ],
  formerReadings: [{ id: 'recount', values: ['now', 'never'], book: 'now', before: 'never', rule: 'take-1' }],
  frames: frames,
  invariants: [
    {
      name: 'pebbles',
      broken(s) {
        const all = Object.values(s.taken).reduce((a, b) => a + b, s.heap);
        return all === s.options['heap'] ? [] : [`${all} in all`];
      },
    },
  ],
  begin(setup) {
    const names = Array.from({ length: setup.players }, (_, i) => `player${i + 1}`);
    const { items: players, rng } = shuffle(names, seedRng(setup.seed));
    const s: Pebbles = {
      title: 'pebbles',
      options: setup.options,
      readings: setup.readings,
      seq: 0,
      rng,
      players,
      stack: [{ kind: 'turn', of: players[0]! }],
      ended: null,
      heap: setup.options['heap'] as number,
      taken: Object.fromEntries(players.map((player) => [player, 0])),
      shouts: 0,
    };
    return { s, events: [] };
  },
  project: (s) => ({ heap: s.heap, taken: s.taken }),
  score: (s) => s.taken,
};
