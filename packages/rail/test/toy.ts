/** A railway game with next to no rules: three players, companies of ten shares, and the frames that a test brings. */
import {
  apply,
  type Draft,
  draftOf,
  type Frame,
  type FrameKind,
  type GameEvent,
  frameName,
  seedRng,
  settle,
  type Title,
} from '@roundhouse/kernel';
import { BANK, cashAtStart, type RailState, seats, unstarted } from '@roundhouse/rail';
import { expect } from 'vitest';

const companies = ['A', 'B', 'C'];
export const players = seats(3);

/** Every player has 100, all shares lie with their companies, nothing has started. */
export const blank: RailState = {
  title: 'toy',
  options: {},
  readings: {},
  seq: 0,
  rng: seedRng(1),
  players,
  stack: [],
  ended: null,
  phase: '2',
  cash: cashAtStart(players, 100, companies),
  shares: Object.fromEntries(companies.map((id) => [id, { [id]: 10 }])),
  companies: unstarted(companies),
  privates: { P1: BANK, P2: BANK },
  trains: {},
  stations: Object.fromEntries(companies.map((id) => [id, []])),
  tiles: {},
  market: { at: {}, order: [] },
  ext: {},
};

/** A started company: who directs it, and who holds how much; the rest stays in its treasury. */
export function started(
  s: RailState,
  company: string,
  director: string,
  held: Readonly<Record<string, number>>,
): RailState {
  const sold = Object.values(held).reduce((a, b) => a + b, 0);
  return {
    ...s,
    shares: { ...s.shares, [company]: { [company]: 10 - sold, ...held } },
    companies: { ...s.companies, [company]: { status: 'started', director, operated: false } },
  };
}

export const draft = (s: RailState): Draft<RailState> => draftOf(s);

/** A frame that waits below the others, so that the game goes on when they are gone. */
const table: FrameKind<RailState> = { actors: (s) => s.players, moves: [] };

/** Frames of these kinds, played from this state on. */
export class Toy {
  readonly title: Title<RailState>;
  s: RailState;
  events: GameEvent[] = [];

  constructor(kinds: Readonly<Record<string, FrameKind<RailState, never>>>, s: RailState, ...stack: readonly Frame[]) {
    this.title = {
      id: 'toy',
      name: 'Toy',
      players: { min: 3, max: 3 },
      rules: [],
      questions: [],
      options: [],
      readings: [],
      frames: { table, ...kinds },
      invariants: [],
      begin: () => draft(blank),
      project: () => ({}),
      score: () => ({}),
    };
    const g = draft({ ...s, stack: [{ kind: 'table' }, ...stack] });
    settle(this.title, g);
    this.s = g.s;
    this.events.push(...g.events);
  }

  get top(): Frame {
    return this.s.stack.at(-1)!;
  }

  /** An action in answer to the top frame; it has to be accepted. */
  act(by: string, type: string, fields: object = {}): this {
    const done = apply(this.title, this.s, { type, by, frame: frameName(this.top), ...fields });
    expect(done.ok ? null : done.refusal).toBe(null);
    if (done.ok) {
      this.s = done.state;
      this.events.push(...done.events);
    }
    return this;
  }

  /** What was logged under a name. */
  logged(name: string): GameEvent[] {
    return this.events.filter(({ event }) => event === name);
  }
}
