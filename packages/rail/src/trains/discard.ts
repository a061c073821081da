import type { TrainFace } from '../data/index.ts';
import {
  type Draft,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  push,
  type When,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { turnTrain } from '../ledger/things.ts';
import type { RailState, TrainId } from '../state.ts';
import { faceUp } from './depot.ts';
import { countedTrains, excessOf, isOverLimit, type TrainLimits } from './limits.ts';
import { about } from '../subjects.ts';

/** An owner with more trains than allowed; its director chooses what becomes of them. */
export interface Discard extends Frame {
  readonly kind: 'discard';
  readonly of: string;
}

interface Spec<S extends RailState> {
  readonly limits: TrainLimits<S>;
  director(s: S, owner: string): readonly PlayerId[];
  /** The rule that an owner discards its own trains only. */
  readonly rule: string;
  readonly when?: readonly When<S>[];
  drop(g: Draft<S>, train: TrainId): void;
  /** What tells trains with the same face apart. */
  apart?(s: S, train: TrainId): string;
  /** Where a certificate may be turned over instead. */
  readonly turning?: Turning<S>;
}

interface Turning<S extends RailState> {
  /** The rule that says what can be turned over, and to what. */
  readonly rule: string;
  readonly says: string;
  readonly when?: readonly When<S>[];
  /** The faces to which it may be turned. */
  faces(s: S, train: TrainId): readonly TrainFace[];
}

/** Turning it to this face makes an owner's load smaller where it is too great. */
function lightens<S extends RailState>(spec: Spec<S>, s: S, owner: string, train: TrainId, face: TrainFace): boolean {
  const now = faceUp(s, spec.limits.roster, train);
  return excessOf(s, spec.limits, owner).some(({ measure }) => measure.weight(face) < measure.weight(now));
}

/** The frame that asks for one remedy after the other. Where all come to the same there is no choice. */
export function discardKind<S extends RailState>(spec: Spec<S>): FrameKind<S, Discard, 'discard' | 'turnOver'> {
  const { roster } = spec.limits;
  const move = movesFor<S>();
  const owned = (s: S, f: Discard): readonly TrainId[] => countedTrains(s, spec.limits, f.of);
  const discard = move({
    type: 'discard',
    fields: { train: field.oneOf(roster.trains) },
    candidates: (s, f: Discard) =>
      owned(s, f).map((train) => ({ fields: { train }, subjects: [about.train(train), about.company(f.of)] })),
    checks: [
      {
        rule: spec.rule,
        passes: (s, f: Discard, a) => owned(s, f).includes(a.train),
        says: (_, f) =>
          `The ${f.of} can discard only a train of its own${spec.limits.counts ? ' that counts toward the limit' : ''}.`,
      },
    ],
    when: spec.when ?? [],
    apply: (g, _, a) => spec.drop(g, a.train),
  });
  const remedies = (s: S, f: Discard, train: TrainId): readonly TrainFace[] =>
    (spec.turning?.faces(s, train) ?? []).filter((face) => lightens(spec, s, f.of, train, face));
  const turnOver = move({
    type: 'turnOver',
    fields: { train: field.oneOf(roster.trains), face: field.oneOf(facesIn(spec)) },
    candidates: (s, f: Discard) =>
      owned(s, f).flatMap((train) =>
        remedies(s, f, train).map((face) => ({
          fields: { train, face: face.name },
          subjects: [about.train(train), about.company(f.of)],
        })),
      ),
    checks: [
      {
        rule: spec.turning?.rule ?? spec.rule,
        passes: (s, f: Discard, a) =>
          owned(s, f).includes(a.train) && remedies(s, f, a.train).some(({ name }) => name === a.face),
        says: spec.turning?.says ?? '',
      },
    ],
    when: spec.turning?.when ?? [],
    apply(g, f, a) {
      turnTrain(g, a.train, a.face);
      log(g, { event: 'turnOver', company: f.of, train: a.train, face: a.face });
    },
  });
  const likeness = (s: S, train: TrainId): string => `${faceUp(s, roster, train).name} ${spec.apart?.(s, train) ?? ''}`;
  return {
    actors: (s, f) => spec.director(s, f.of),
    moves: spec.turning ? [discard, turnOver] : [discard],
    advance(g, f) {
      if (!isOverLimit(g.s, spec.limits, f.of)) {
        pop(g, f);
        return true;
      }
      const trains = owned(g.s, f);
      const alike = new Set(trains.map((train) => likeness(g.s, train))).size === 1;
      const isAsked = !alike || trains.some((train) => remedies(g.s, f, train).length > 0);
      // Where nobody decides, the earliest goes.
      if (isAsked && spec.director(g.s, f.of).length > 0) return false;
      spec.drop(g, trains[0]!);
      return true;
    },
    asks(s, f) {
      const most = Math.max(...excessOf(s, spec.limits, f.of).map(({ excess }) => excess));
      return spec.turning
        ? `${f.of}: over the train limit; discard certificates or turn them over`
        : `${f.of}: discard ${most === 1 ? 'a train' : `${most} trains`}`;
    },
  };
}

const facesIn = <S extends RailState>({ limits }: Spec<S>): string[] => [
  ...new Set([...limits.roster.kinds.values()].flatMap(({ faces }) => faces.map(({ name }) => name))),
];

/** Asks all owners over a limit; the first named is the first to be asked. */
export function askDiscards<S extends RailState>(g: Draft<S>, limits: TrainLimits<S>, owners: readonly string[]): void {
  for (const owner of [...owners].reverse()) {
    if (isOverLimit(g.s, limits, owner)) push<RailState>(g, { kind: 'discard', of: owner } satisfies Discard);
  }
}
