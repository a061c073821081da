/** Phases: how a new one begins. */
import { become, type FrameKind, field, pop, push } from '@roundhouse/kernel';
import { byPrice, GONE, movePrivate, moveTrain, POOL, setPhase, trainsOf } from '@roundhouse/rail';
import { market, phaseOf, privateIds, roster } from './material.ts';
import { plays } from './readings.ts';
import { type Discard, directorOf, type Game, move, type PhaseChange, phase, type State } from './state.ts';

/** New phases begin one after the other (Q7): old trains leave, privates close, then excess trains are discarded. */
export const phaseChange: FrameKind<State, PhaseChange> = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const [next, ...rest] = f.phases;
    if (next === undefined) {
      pop(g, f);
      return true;
    }
    become(g, f, { phases: rest });
    beginPhase(g, next);
    // The first to operate is the first to discard, so it has to lie on top.
    for (const company of byPrice(market, g.s.market).reverse()) {
      if (excess(g.s, company) > 0) push(g, { kind: 'discard', of: company } satisfies Discard);
    }
    return true;
  },
};

function beginPhase(g: Game, id: string): void {
  const { rusts, privatesClose } = phaseOf(id);
  setPhase(g, id);
  for (const train of roster.trains) {
    const owner = g.s.trains[train]!;
    if (roster.kindOf.get(train)!.id === rusts && owner !== GONE) moveTrain(g, train, GONE);
  }
  if (privatesClose) for (const id of privateIds) movePrivate(g, id, GONE);
}

const excess = (s: State, company: string): number => trainsOf(s, roster, company).length - phase(s).trainLimit;

const discardTrain = move({
  type: 'discard',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: Discard) =>
    trainsOf(s, roster, f.of).map((train) => ({ fields: { train }, subjects: [train, f.of] })),
  checks: [
    {
      rule: 'phases-3',
      passes: (s, f: Discard, a) => s.trains[a.train] === f.of,
      says: (_, f) => `The ${f.of} can discard only a train of its own.`,
    },
  ],
  apply: (g, _, a) => dropTrain(g, a.train),
});

/** A company over the train limit; its president chooses which train goes. Where all are alike there is no choice. */
export const discard: FrameKind<State, Discard> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [discardTrain],
  advance(g, f) {
    if (excess(g.s, f.of) <= 0) {
      pop(g, f);
      return true;
    }
    const trains = trainsOf(g.s, roster, f.of);
    if (new Set(trains.map((train) => roster.kindOf.get(train)!.id)).size > 1) return false;
    dropTrain(g, trains[0]!);
    return true;
  },
  asks: (s, f) => `${f.of}: discard ${excess(s, f.of)} of its trains`,
};

function dropTrain(g: Game, train: string): void {
  moveTrain(g, train, plays(g.s, 'discardedTrains', 'for-sale') ? POOL : GONE);
}
