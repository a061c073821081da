/** 7.4 "Starting" or "floating" a new company: par prices, the director's certificate, floating. */
import { updateFrame, type Check } from '@roundhouse/kernel';
import { floatingBy, joinWords, IPO, setExt } from '@roundhouse/rail';
import { price } from '../14-stock-market.ts';
import { companyIds, DIRECTOR_SHARES, FLOAT_LEFT, francs, pars } from '../material.ts';
import { phase, type State } from '../state.ts';
import { operatingRoundOf } from '../state-operating.ts';
import { moveTo } from './7.7-price-movement.ts';

/**
 * The colours that the phase has opened (15.1-2, 15.2-1, 15.3-1, 15.4-1); the marker goes to the coloured box, never to
 * another square of that price (7.4-3). With no more than 40% left in the IPO a company floats, with ten times its par
 * (7.4-5, 7.4-6); its director controls it, and it operates from then on (7.4-7, 7.4-8).
 */
export const floating = floatingBy<State>({
  companies: companyIds,
  holders: (s) => s.ext.order,
  pars,
  open: (s) => phase(s).pars,
  directorShares: DIRECTOR_SHARES,
  left: FLOAT_LEFT,
  place: moveTo,
  capital: (s, company) => 10 * s.ext.par[company]!,
  floats(g, company) {
    setExt(g, { floated: { ...g.s.ext.floated, [company]: g.s.ext.stockRound } });
    // In an operating round it waits for the next one (7.4-8, Q39).
    const round = operatingRoundOf(g.s);
    if (round) updateFrame(g, round, { late: [...round.late, company] });
  },
});
export const { isParred, isFloated, openPars, setPar } = floating;

/** The buyer of the director's certificate chooses an open par price. */
export const parCheck: Check<State, unknown, { readonly price: number }> = {
  rule: '7.4-2',
  passes: (s, _, a) => openPars(s).some((par) => par.price === a.price),
  says: (s) =>
    `In ${s.phase} phase a company can be parred at ${joinWords(
      openPars(s).map((par) => francs(par.price)),
      'or',
    )}.`,
};

/** Par in the IPO, the current price in the pool (7.3-4, 7.3-5). */
export const sharePrice = (s: State, company: string, from: string): number =>
  from === IPO ? (s.ext.par[company] ?? 0) : price(s, company);
