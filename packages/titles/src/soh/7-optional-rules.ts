/** Optional rules: Start card / priority deal, with shares that lie face down until a turn makes them active. */
import { field, log } from '@roundhouse/kernel';
import { about, setExt } from '@roundhouse/rail';
import { mustSellDown, withinLimit } from './4-stock-round/certificates.ts';
import { notAfter, onStockTurn } from './4-stock-round/order.ts';
import { endTurn } from './4-stock-round/round.ts';
import { adjustAfterSales } from './4-stock-round/selling.ts';
import { companyIds } from './material.ts';
import { move, type State, type StockTurn } from './state.ts';

/** start-card-1. */
const faceDown = (s: State, player: string, company: string): number => s.ext.faceDown[player]?.[company] ?? 0;

export const hasFaceDown = (s: State, player: string): boolean =>
  Object.values(s.ext.faceDown[player] ?? {}).some((count) => count > 0);

/** Making one share active takes a whole turn. */
export const wholeTurn = notAfter(
  'start-card-3',
  ['activate'],
  'You have made a share active, and that was your whole turn.',
);

export const activate = move({
  type: 'activate',
  fields: { company: field.oneOf(companyIds) },
  candidates: (s, f: StockTurn) =>
    companyIds
      .filter((company) => faceDown(s, f.of, company) > 0)
      .map((company) => ({ fields: { company }, subjects: [about.company(company)] })),
  checks: [
    {
      rule: 'start-card-2',
      passes: (s, _, a) => faceDown(s, a.by, a.company) > 0,
      says: (_, _f, a) => `You have no face-down share of the ${a.company}.`,
    },
    { ...withinLimit, passes: (s, _, a) => !mustSellDown(s, a.by) },
  ],
  when: [wholeTurn, onStockTurn],
  apply(g, f, a) {
    adjustAfterSales(g, f.sales);
    log(g, { event: 'activate', by: a.by, company: a.company });
    const mine = { ...g.s.ext.faceDown[a.by], [a.company]: faceDown(g.s, a.by, a.company) - 1 };
    setExt(g, { faceDown: { ...g.s.ext.faceDown, [a.by]: mine } });
    endTurn(g, f, 'activate');
  },
});
