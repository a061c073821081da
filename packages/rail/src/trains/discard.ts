import { type Draft, field, type Frame, type FrameKind, movesFor, type PlayerId, pop, push } from '@roundhouse/kernel';
import type { RailState, TrainId } from '../state.ts';
import { type Roster, trainsOf } from './depot.ts';
import { about } from '../subjects.ts';

/** An owner with more trains than allowed; its director chooses which go. */
export interface Discard extends Frame {
  readonly kind: 'discard';
  readonly of: string;
}

interface Spec<S extends RailState> {
  readonly roster: Roster;
  limit(s: S): number;
  director(s: S, owner: string): readonly PlayerId[];
  /** The rule that an owner discards its own trains only. */
  readonly rule: string;
  drop(g: Draft<S>, train: TrainId): void;
}

const excess = <S extends RailState>(spec: Spec<S>, s: S, owner: string): number =>
  trainsOf(s, spec.roster, owner).length - spec.limit(s);

/** The frame that asks for one train after the other. Where all are alike there is no choice. */
export function discardKind<S extends RailState>(spec: Spec<S>): FrameKind<S, Discard, 'discard'> {
  const move = movesFor<S>();
  const discard = move({
    type: 'discard',
    fields: { train: field.oneOf(spec.roster.trains) },
    candidates: (s, f: Discard) =>
      trainsOf(s, spec.roster, f.of).map((train) => ({
        fields: { train },
        subjects: [about.train(train), about.company(f.of)],
      })),
    checks: [
      {
        rule: spec.rule,
        passes: (s, f: Discard, a) => s.trains[a.train] === f.of,
        says: (_, f) => `The ${f.of} can discard only a train of its own.`,
      },
    ],
    apply: (g, _, a) => spec.drop(g, a.train),
  });
  return {
    actors: (s, f) => spec.director(s, f.of),
    moves: [discard],
    advance(g, f) {
      if (excess(spec, g.s, f.of) <= 0) {
        pop(g, f);
        return true;
      }
      const trains = trainsOf(g.s, spec.roster, f.of);
      if (new Set(trains.map((train) => spec.roster.kindOf.get(train)!.id)).size > 1) return false;
      spec.drop(g, trains[0]!);
      return true;
    },
    asks: (s, f) => `${f.of}: discard ${excess(spec, s, f.of)} of its trains`,
  };
}

/** Asks all owners over the limit; the first named is the first to be asked. */
export function askDiscards<S extends RailState>(
  g: Draft<S>,
  roster: Roster,
  owners: readonly string[],
  limit: number,
): void {
  for (const owner of [...owners].reverse()) {
    if (trainsOf(g.s, roster, owner).length > limit)
      push<RailState>(g, { kind: 'discard', of: owner } satisfies Discard);
  }
}
