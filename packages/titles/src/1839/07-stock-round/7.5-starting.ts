/** 7.5 “Floating” a public company: buying its director's certificate. */
import { field, updateFrame } from '@roundhouse/kernel';
import { companyIds, guilders, isSpoorwegmaatschappij } from '../material.ts';
import { move, stockRoundOf, type StockTurn } from '../state.ts';
import { oneCertificate } from './7.1-action.ts';
import { buying, NATIONALISED } from './7.3-buying.ts';
import { parChecks } from './7.5-floating.ts';
import { askHomes, hasHomes } from './7.5-homes.ts';
import { actionUsed, onStockTurn } from './7.1-order.ts';

/** The first certificate of a company is its director's, for twice the par price (7.5-1, 7.5-3, 7.5-8, 7.5-13). */
export const start = move({
  type: 'start',
  fields: { company: field.oneOf(companyIds), price: field.amount() },
  candidates: (s, f: StockTurn) => buying.startCandidates(s, f),
  checks: [
    ...oneCertificate,
    {
      rule: '7.5-2',
      passes: (s, _, a) => s.companies[a.company]!.status !== 'closed',
      says: (_, _f, a) => `The ${a.company} was nationalised and cannot be started again.`,
    },
    buying.refusingStart('7.5-1', 'started', (_, a) => `The ${a.company} is already parred.`),
    {
      rule: '14.3.2.1.1-1',
      passes: (s, _, a) => !stockRoundOf(s)?.nationalised?.includes(a.company),
      says: (_, _f, a) => `The ${a.company} was nationalised this Stock Round; you can start it again in a later one.`,
    },
    {
      rule: '7.3-9',
      passes: (s, _, a) => !s.ext.nationalisers.includes(a.by),
      says: NATIONALISED,
    },
    ...parChecks,
    {
      rule: '7.5-10',
      passes: (s, _, a) => isSpoorwegmaatschappij(a.company) || hasHomes(s, a.company),
      says: (_, _f, a) => `The ${a.company} needs two home hexagons, and no legal pair is left.`,
    },
    buying.refusingStart(
      '7.5-8',
      'money',
      ({ price: cost, cash }) => `The director’s certificate costs ${guilders(cost)}, and you have ${guilders(cash)}.`,
    ),
  ],
  when: [actionUsed, onStockTurn],
  apply(g, f, a) {
    buying.start(g, a);
    updateFrame(g, f, { main: 'start', announced: false });
    if (!isSpoorwegmaatschappij(a.company)) askHomes(g, a.company);
  },
});
