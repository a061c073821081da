/** 7.5 “Floating” a public company: par prices and floating. */
import type { Check } from '@roundhouse/kernel';
import { floatingBy, joinWords, setExt } from '@roundhouse/rail';
import { localPars, moveTo, openMajorPars, price, standingAt } from '../13-stock-market.ts';
import {
  companyIds,
  DIRECTOR_SHARES,
  FLOAT_LEFT,
  guilders,
  isSpoorwegmaatschappij,
  pars,
  phaseNumber,
} from '../material.ts';
import { phase, type State } from '../state.ts';
import { chargeHomes } from './7.5-fee.ts';

/**
 * The marker goes under those in its box (7.5-4). With no more than 40% left in the IPO a company floats, with ten times
 * its price of that moment (7.5-14, 7.5-16); its director controls it from then on (7.5-19).
 */
export const floating = floatingBy<State>({
  companies: companyIds,
  holders: (s) => s.ext.order,
  pars,
  open: (s) => ['local', ...phase(s).pars],
  directorShares: DIRECTOR_SHARES,
  left: FLOAT_LEFT,
  place: moveTo,
  capital: (s, company) => 10 * price(s, company),
  floats(g, company) {
    setExt(g, { floated: { ...g.s.ext.floated, [company]: g.s.ext.stockRound } });
    chargeHomes(g, company);
  },
});
export const { isFloated, setPar } = floating;

type Start = { readonly company: string; readonly price: number };
const inPrices = (list: readonly { readonly price: number }[]): string =>
  joinWords(
    list.map(({ price: par }) => guilders(par)),
    'or',
  );
const isBefore = (s: State, id: string): boolean => phaseNumber(s.phase) < phaseNumber(id);
const onMarket = ({ price: par }: Start, grid: 'major' | 'local'): boolean =>
  pars.some((one) => one.price === par && one.cell.grid === grid);
const boxOf = (a: Start) => pars.find((one) => one.price === a.price)!;

/** Which par prices a company may take, by its kind, by the phase and by the markers that stand there. */
export const parChecks: readonly Check<State, unknown, Start>[] = [
  {
    rule: '7.5-5',
    passes: (_, _f, a) => !isSpoorwegmaatschappij(a.company) || !onMarket(a, 'local'),
    says: (_, _f, a) => `The ${a.company} is a Spoorwegmaatschappij and must par on the Major Stock Market.`,
  },
  {
    rule: '7.5-6',
    passes: (_, _f, a) => isSpoorwegmaatschappij(a.company) || !onMarket(a, 'major'),
    says: (_, _f, a) => `The ${a.company} is a Lokaalspoorwegen and must par on the Local Stock Market.`,
  },
  {
    rule: '13.1-4',
    passes: (_, _f, a) => isSpoorwegmaatschappij(a.company) || localPars.some((one) => one.price === a.price),
    says: `A Lokaalspoorwegen can par only at ${inPrices(localPars)}.`,
  },
  {
    rule: '13.1-5',
    passes: (s, _, a) => a.price !== 82 || isBefore(s, 'blue'),
    says: 'A company can par at ƒ82 only before blue phase.',
  },
  {
    rule: '13.1-6',
    passes: (s, _, a) => a.price !== 74 || isBefore(s, 'light brown'),
    says: 'A company can par at ƒ74 only before light brown phase.',
  },
  {
    rule: '13.1-7',
    passes: (s, _, a) => !isSpoorwegmaatschappij(a.company) || openMajorPars(s).some((one) => one.price === a.price),
    says: (s) => `In ${s.phase} phase a Spoorwegmaatschappij can par only at ${inPrices(openMajorPars(s))}.`,
  },
  {
    rule: '7.5-7',
    passes: (s, _, a) => standingAt(s, boxOf(a)) < 2,
    says: (_, _f, a) => `Two companies already stand at ${guilders(a.price)}, so no other can par there.`,
  },
];
