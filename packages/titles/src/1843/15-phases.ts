/** 15 Game phases: what begins with a new one, at once and for the whole game. */
import { onlyThen } from '@roundhouse/kernel';
import {
  askDiscards,
  beginningWith,
  discardKind,
  faceUp,
  fewestTrains,
  moveTrain,
  POOL,
  restockKinds,
  rust,
  setExt,
  setPhase,
  type TrainLimits,
} from '@roundhouse/rail';
import { operatingOrder } from './08-operating-round/8.1-round.ts';
import { closePrivate } from './10-privates/10.1-privates.ts';
import { isObsolete } from './13-trains.ts';
import {
  companyIds,
  ENGINE,
  FIRST_COLOR,
  LAST_COLOR,
  phaseNumber,
  phaseOf,
  privateIds,
  roster,
  trainDef,
} from './material.ts';
import { directorOf, type Game, phase, type State } from './state.ts';
import { operatingTurnOf } from './state-operating.ts';
import { isRusted } from './13-trains.ts';

/** Both hold (8.8.2-1): “×2” weighs two trains, “2×2 or 3+1” what is less (8.8.2-2, 8.8.2-3), an obsolete one nothing. */
export const limits: TrainLimits<State> = {
  roster,
  measures: [
    { name: 'trains', most: (s) => phase(s).trainLimit, weight: fewestTrains },
    { name: 'certificates', most: (s) => phase(s).cardLimit, weight: () => 1 },
  ],
  counts: (s, train) => !isObsolete(s, train),
};

/** 5-7, 5-8. */
export const startsPhase = (s: State, train: string): boolean =>
  phaseNumber(trainDef(train).phase) > phaseNumber(s.phase);

/** Those of the kinds that the phase takes, with the Val de Loire's among the yellow ones (10.2-31). */
const rusting = (id: string): readonly string[] => {
  const kinds = phaseOf(id).rusts ?? [];
  return kinds.includes(FIRST_COLOR) ? [...kinds, trainDef(ENGINE).id] : kinds;
};
/** What comes back in gray phase: all but the Val de Loire's (15.6-2, Q42, 13.2-19). */
const old = [...roster.kinds.keys()].filter((kind) => kind !== LAST_COLOR && kind !== trainDef(ENGINE).id);

/** A train loses the Engineers' card when it changes hands (10.2-26). */
export function unmark(g: Game, train: string): void {
  if (g.s.ext.engineers?.train === train) setExt(g, { engineers: null });
}

/**
 * Trains rust, in companies and in the pool, but for the one that goes obsolete; privates close; then limits hold, in
 * operating order from the company on turn (Q33) (8.8.1-6, 8.8.2-4, 10.1-11, 15.3-2, 15.4-2, 15.5-1, 15.6-1).
 */
export function beginPhase(g: Game, id: string): void {
  setPhase(g, id);
  const { engineers } = g.s.ext;
  const stays = (train: string): boolean => engineers?.train === train && companyIds.includes(g.s.trains[train]!);
  const [stayed] = rust(g, roster, rusting(id), stays);
  if (stayed !== undefined) setExt(g, { engineers: { train: stayed, obsolete: true } });
  if (phaseOf(id).privatesClose) for (const one of privateIds) closePrivate(g, one);
  if (id === LAST_COLOR) restockKinds(g, roster, old);
  const order = operatingOrder(g.s);
  const first = operatingTurnOf(g.s)?.of;
  askDiscards(g, limits, first === undefined ? order : beginningWith(order, first));
}

/** A company over a limit: certificates go to the pool as they lie, or are turned over, never back (8.8.2-6, 8.8.2-7, 8.8.2-8). */
export const discard = discardKind<State>({
  limits,
  director: directorOf,
  rule: '8.8.2-6',
  when: [
    {
      rule: '8.8.1-15',
      passes: (s, _, a) => !roster.trains.includes(String(a['train'])) || !isRusted(s, String(a['train'])),
      says: 'A rusted train is given back only for a larger one that is bought at once.',
    },
    onlyThen('8.8.2-6', 'A company discards a certificate only when a limit has fallen below what it owns.'),
  ],
  drop(g, train) {
    moveTrain(g, train, POOL);
    unmark(g, train);
  },
  apart: (s, train) => (s.ext.engineers?.train === train ? 'marked' : ''),
  turning: {
    rule: '8.8.2-9',
    says: 'You can turn over only an “×2” certificate, to its single side, when there are too many trains.',
    when: [onlyThen('8.8.2-9', 'You can turn a certificate over only to meet a limit that has just fallen.')],
    faces: (s, train) =>
      fewestTrains(faceUp(s, roster, train)) > 1 ? roster.kindOf.get(train)!.faces.slice(0, 1) : [],
  },
});
