/** 17 Game phases: what begins with a new one, at once and throughout the game (8.3.5-10). */
import { log, updateFrame, onlyThen } from '@roundhouse/kernel';
import { askDiscards, discardKind, GONE, moveTrain, rust, setPhase } from '@roundhouse/rail';
import { operatingOrder } from './08-operating-round/8.1-round.ts';
import { convertsTo, inOrder, moveTo } from './13-stock-market.ts';
import { closePrivate } from './14-companies/14.2-closing.ts';
import { isRusted, isUnrun, limits, trainDef } from './16-trains/16.1-trains.ts';
import { BROWN, DIEPENBROCK, MOBILIER, phaseNumber, phases, phaseOf, privateIds, RED, roster } from './material.ts';
import { directorOf, type Game, operatingRoundOf, type State } from './state.ts';

/**
 * The first train of a colour begins its phase (17.2-1, 17.3-1, 17.4-1, 17.5-1, 17.6-1, 17.7-1, 17.8-1, 17.9-1, 17.10-1,
 * 17.11-1, 17.12-1).
 */
const startsPhase = (s: State, train: string): boolean => phaseNumber(trainDef(train).phase) > phaseNumber(s.phase);

/**
 * Privates that a phase closes (14.2.3.1-4, 14.2.3.1-5, 14.2.3.3-6, 14.2.3.2.3-2, 14.2.3.2.4-2); gray all but the red one (17.11-2,
 * 14.2.3.2.2-3, 14.2.3.2.5-3, 14.2.3.4.1-3).
 */
export const closing: Readonly<Record<string, readonly string[]>> = {
  'dark yellow': ['LP'],
  'dark green': ['JJB'],
  'light brown': BROWN,
  'dark brown': [DIEPENBROCK, MOBILIER],
  gray: privateIds.filter((id) => id !== RED),
};

/** Locals on the three spaces of their market, once, in operating order, unfloated ones too (17.10-9, 17.10-12, 17.10-13, 17.10-14). */
function convertLocals(g: Game): void {
  for (const company of inOrder(g.s)) {
    const cell = convertsTo(g.s.market.at[company]!);
    if (!cell) continue;
    log(g, { event: 'converts', company });
    moveTo(g, company, cell);
  }
}

/**
 * Old trains go (17.2-3, 17.3-3, 17.4-3, 17.5-3, 17.6-4, 17.7-3, 17.8-3), of “R” trains those that have run (16.3.2.2-3, 17.9-4,
 * 17.10-3, 17.11-5, 17.12-3); privates close; Locals become Majors.
 */
function beginPhase(g: Game, id: string): void {
  setPhase(g, id);
  const round = operatingRoundOf(g.s);
  if (round) updateFrame(g, round, { begun: [...round.begun, id] });
  rust(g, roster, phaseOf(id).rusts, (train) => isUnrun(g.s, train));
  for (const one of closing[id] ?? []) closePrivate(g, one);
  if (id === 'dark red') convertLocals(g);
}

/**
 * What follows when a train has been bought, or counts as bought: its phase, after those whose trains were taken out of the
 * supply unbought (9-14, Q65); then the limit, for all companies, in operating order (16.4-2, 16.4-3, Q48).
 */
export function trainBought(g: Game, train: string): void {
  if (!startsPhase(g.s, train)) return;
  const before = phaseNumber(g.s.phase);
  const then = phaseNumber(trainDef(train).phase);
  for (const { id } of phases.slice(before + 1, then + 1)) beginPhase(g, id);
  askDiscards(g, limits, operatingOrder(g.s));
}

/** A company over the limit; its director chooses which trains leave the game (16.4-4). */
export const discard = discardKind<State>({
  limits,
  director: directorOf,
  rule: '16.4-4',
  when: [onlyThen('16.4-4', 'A company discards trains only when the train limit falls below what it has.')],
  drop: (g, train) => moveTrain(g, train, GONE),
  apart: (s, train) => `${isUnrun(s, train)} ${isRusted(s, train)}`,
});
