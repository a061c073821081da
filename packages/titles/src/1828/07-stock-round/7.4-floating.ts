/** 7.4 "Floating" a public company: par prices, parring and floating. */
import { updateFrame, type Check } from '@roundhouse/kernel';
import { floatingBy, IPO, joinWords, setExt } from '@roundhouse/rail';
import { moveTo, price } from '../12-stock-market.ts';
import { isSystem, shellsOf } from '../13-companies/13.4-systems.ts';
import { parRules } from '../data/index.ts';
import { companyDef, companyIds, DIRECTOR_SHARES, dollars, FLOAT_LEFT, parPrices, pars } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, type OperatingRound, operatingRoundOf, operatingTurnOf, phase, type State } from '../state.ts';

/**
 * A par price puts the stock price marker into the box of its colour (7.4-5, 7.4-6, 13.3.1-3), the director's
 * certificate is paid to the bank (7.4-1, 7.4-3, 7.4-4, 7.4-7), and a company floats as soon as no more than 40% are in
 * the IPO: station markers and money for ten shares (7.4-8, 7.4-10, 7.4-13).
 */
export const floating = floatingBy<State>({
  companies: companyIds,
  holders: (s) => s.ext.order,
  pars,
  open: (s) => phase(s).pars,
  directorShares: DIRECTOR_SHARES,
  left: FLOAT_LEFT,
  place: moveTo,
  capital: (s, company) => 10 * (isSystem(s, company) ? price(s, company) : s.ext.par[company]!),
  floats: setFloated,
});
export const { openPars, setPar, checkFloat } = floating;
const inWords = (s: State): string =>
  joinWords(
    openPars(s).map((par) => dollars(par.price)),
    'or',
  );

interface Parring {
  readonly company: string;
  readonly price?: number | undefined;
}
/** Only for actions that set a par price. */
const given = (a: Parring): a is Parring & { price: number } => a.price !== undefined;

/** The limits of a par price: one for each phase, and one for prices that are no par at all. */
export const parChecks: readonly Check<State, unknown, Parring>[] = [
  {
    rule: '17.7-2',
    passes: (s, _, a) => !given(a) || s.phase !== 'purple',
    says: 'No company can be parred in purple phase.',
  },
  {
    rule: '7.4-2',
    passes: (s, _, a) => !given(a) || parPrices.includes(a.price) || phase(s).pars.length > 3,
    says: (s) => `The par price must be one of ${inWords(s)}.`,
  },
  ...Object.entries(parRules).map(
    ([id, rule]): Check<State, unknown, Parring> => ({
      rule,
      passes: (s, _, a) => !given(a) || s.phase !== id || openPars(s).some((par) => par.price === a.price),
      says: (s) => `In ${s.phase} phase a company can be parred at ${inWords(s)}.`,
    }),
  ),
];

/** What a certificate costs: par in the IPO, the current price in the pool; a system's always the current price. */
export const sharePrice = (s: State, company: string, from: string): number =>
  from === IPO && !isSystem(s, company) ? (s.ext.par[company] ?? 0) : price(s, company);

/**
 * It gets the markers of all its charters. In an operating round it may be too late to operate (7.4-9, 7.4-11, 7.4-12).
 */
export function setFloated(g: Game, company: string): void {
  const { floated, markers, stockRound } = g.s.ext;
  const count = shellsOf(g.s, company).reduce((sum, shell) => sum + companyDef(shell).stations, 0);
  setExt(g, { floated: { ...floated, [company]: stockRound }, markers: { ...markers, [company]: count } });
  const round = operatingRoundOf(g.s);
  if (!round) return;
  if (isLate(g.s, round)) updateFrame(g, round, { late: [...round.late, company] });
}

/** 13.2.2.6: has a company operated in this round, its turn being over? Other readings ask for less (13.2.2.6-8). */
function isLate(s: State, round: OperatingRound): boolean {
  if (plays(s, 'lateFloat', 'until-first-action')) return s.seq > round.since + 1;
  const begun = round.operated;
  if (plays(s, 'lateFloat', 'until-first-company')) return begun.length > 0;
  return begun.some((company) => company !== operatingTurnOf(s)?.of);
}
