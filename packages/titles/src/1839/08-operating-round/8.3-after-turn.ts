/** 8.3 Operating round actions, steps 8 and 9: what follows an operation, also where its company is gone (Q62, Q74). */
import { updateFrame } from '@roundhouse/kernel';
import { setExt } from '@roundhouse/rail';
import { inOrder } from '../13-stock-market.ts';
import { giveLocals } from '../14-companies/14.2.3.1-new-locals.ts';
import { beginNationalisation } from '../14-companies/14.3.4.1-round.ts';
import type { Game, OperatingRound } from '../state.ts';

/** First nationalisations, then new Lokaalspoorwegen; false when nothing is left to be done, and the next company operates (8.3-12). */
export function follows(g: Game, f: OperatingRound): boolean {
  const { begun } = f;
  if (begun.length > 0) {
    updateFrame(g, f, { begun: [] });
    beginNationalisation(g, inOrder(g.s), begun);
    return true;
  }
  const { owed } = g.s.ext;
  if (owed.length === 0) return false;
  setExt(g, { owed: [] });
  giveLocals(g, owed);
  return true;
}
