/** 10.2 Particulars: private companies bought by companies, and the Val de Loire as a train. */
import { moveTrain, type TradeTerms, tradePrivate, type TrainFace } from '@roundhouse/rail';
import { acquired } from '../08-operating-round/8.8.1-trains.ts';
import { ENGINE, phaseNumber, trainDef } from '../material.ts';
import { plays } from '../readings.ts';
import type { Game, State } from '../state.ts';
import { closePrivate } from './10.1-privates.ts';

export const ENGINE_FACE: TrainFace = trainDef(ENGINE).faces[0]!;

/** In yellow phase only for this, and for its face value (10.2-28, Q35, Q36). */
export const isYellowSale = (s: State): boolean => s.phase === 'yellow';

/** With 5 or 6 players, until blue phase (10.2-29, 10.2-30, 10.2-32). */
export const mayBeTrain = (s: State): boolean => {
  const least = isYellowSale(s) && plays(s, 'yellowValDeLoire', 'six') ? 6 : 5;
  return s.players.length >= least && phaseNumber(s.phase) < phaseNumber('blue');
};

/** What was agreed (10.1-6, 10.1-7). As a train it closes at once; bought as a private it stays one (10.2-48). */
export function buyPrivateFor(g: Game, terms: TradeTerms): void {
  tradePrivate(g, terms);
  if (terms['as'] !== 'train') return;
  closePrivate(g, terms.id);
  moveTrain(g, ENGINE, terms.company);
  acquired(g, terms.company, ENGINE);
}
