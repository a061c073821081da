/** 17 Game phases: what begins with a new one, at once and for the whole game. */
import { onlyThen } from '@roundhouse/kernel';
import {
  askDiscards,
  byPrice,
  discardKind,
  GONE,
  moveTrain,
  rust,
  setExt,
  setPhase,
  setStations,
  trainLimit,
} from '@roundhouse/rail';
import { closePrivate } from './13-companies/13.2.1-privates.ts';
import { companyOf, isParred, shellsOf } from './13-companies/13.4-systems.ts';
import { BLOCKING, ERIE_HOME, market, phaseNumber, phaseOf, privateIds, roster, trainDef } from './material.ts';
import { directorOf, type Game, phase, type State } from './state.ts';

/** For each public company and each shell by itself (15.4-1). */
export const limits = trainLimit<State>(roster, (s) => phase(s).trainLimit);

/** 8.3.5.1-9. */
export const startsPhase = (s: State, train: string): boolean =>
  phaseNumber(trainDef(train).phase) > phaseNumber(s.phase);

/**
 * Old trains leave first, then the new limit holds, for each shell by itself (Q35) (5-3, 17.3-4, 17.4-7, 17.5-2, 17.6-2,
 * 17.7-3, 13.2.1-2).
 */
export function beginPhase(g: Game, id: string): void {
  const { rusts, privatesClose } = phaseOf(id);
  setPhase(g, id);
  rust(g, roster, rusts);
  if (privatesClose) for (const one of privateIds) closePrivate(g, one);
  const shells = byPrice(market, g.s.market).flatMap((company) => shellsOf(g.s, company));
  askDiscards(g, limits, shells);
}

/** A shell over the train limit; the director chooses which trains leave the game. */
export const discard = discardKind<State>({
  limits,
  director: (s, shell) => directorOf(s, companyOf(s, shell)),
  rule: '8.3.5.1-10',
  when: [onlyThen('8.3.5.1-10', 'A company discards trains only when the train limit falls below what it has.')],
  drop: (g, train) => moveTrain(g, train, GONE),
});

/**
 * 7.1: in the first stock round of purple phase, on the homes of companies that will never come; for the ERIE in both
 * cities (7.1-15, 7.1-16).
 */
export function placeBlockingMarkers(g: Game): void {
  for (const { owner, hex, node } of g.s.ext.homes) {
    if (isParred(g.s, companyOf(g.s, owner))) continue;
    const nodes = hex === ERIE_HOME || node === undefined ? [0, 1] : [node];
    setStations(g, BLOCKING, [...g.s.stations[BLOCKING]!, ...nodes.map((at) => ({ hex, node: at }))]);
  }
  setExt(g, { homes: g.s.ext.homes.filter(({ owner }) => isParred(g.s, companyOf(g.s, owner))) });
}
