/** 8.3 Operating round actions, step 2: the train that a company must buy the first time that it operates. */
import { push } from '@roundhouse/kernel';
import { cashOf } from '@roundhouse/rail';
import { isMajor } from '../13-stock-market.ts';
import { trainDef } from '../16-trains/16.1-trains.ts';
import type { Game, State } from '../state.ts';
import { buyFromSupply, nextTrain } from './8.3.5-trains.ts';

const LATE: readonly string[] = ['gray', 'purple'];

/** The next train of the supply, whatever it owns already, unless that is gray or purple (8.3-5, 8.3-6, Q27). */
export const mustBuyFirst = (s: State, company: string): boolean =>
  !s.companies[company]!.operated && !LATE.includes(trainDef(nextTrain(s).train).phase);

/** Free for a Local (8.3-7); a Major pays for it (8.3-8), and what it lacks is raised (8.4-2). A phase may begin with it (8.3-9). */
export function buyFirstTrain(g: Game, company: string): void {
  if (!mustBuyFirst(g.s, company)) return;
  const { train, face } = nextTrain(g.s);
  const price = isMajor(g.s, company) ? face.price : 0;
  if (cashOf(g.s, company) >= price) buyFromSupply(g, company, train, price);
  else push(g, { kind: 'emergency', of: company, need: 'firstTrain' });
}
