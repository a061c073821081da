/** What a sale would do to prices, as lanes under the rows of the market. */
import { type Cell, isSoldOut, POOL, priceAfter, type RailState, type RailTitle, sharesOf } from '@roundhouse/rail';
import type { Words } from '../../table/words.ts';
import { frameOf } from './state.ts';

export interface Lane {
  readonly key: string;
  readonly from: Cell;
  readonly to: Cell;
  readonly words: Words;
}

interface Bundle {
  readonly company: string;
  readonly count: number;
}

const sold = (count: number) => ({ kind: 'sold', count, byDirector: false }) as const;

/** Where a company's marker goes if nobody redeems what is sold of it. */
export const fallOf = (title: RailTitle, s: RailState, { company, count }: Bundle): Cell =>
  priceAfter(title, s, company, sold(count));

/** Where the end of the round then takes it: left for shares in the pool, right where none is for sale. */
export function roundEnd(title: RailTitle, s: RailState, company: string, from: Cell, pool: number): Cell {
  if (pool > 0) return priceAfter(title, s, company, sold(1), from);
  return isSoldOut(s, company) ? priceAfter(title, s, company, { kind: 'soldOut' }, from) : from;
}

/** A sale that is being put together falls company by company; one that is answered has two ends for the company asked. */
export function lanesOf(title: RailTitle, s: RailState): Lane[] {
  const question = frameOf(s, 'redemption');
  if (question) return answerLanes(title, s, { company: question.of, count: question.count });
  const bundles = frameOf(s, 'announcement')?.bundles ?? frameOf(s, 'sale')?.bundles ?? [];
  return bundles.map((bundle) => ({
    key: bundle.company,
    from: s.market.at[bundle.company]!,
    to: fallOf(title, s, bundle),
    words: { id: 'own.lane.sold', values: { company: bundle.company, count: bundle.count } },
  }));
}

function answerLanes(title: RailTitle, s: RailState, bundle: Bundle): Lane[] {
  const { company } = bundle;
  const pool = sharesOf(s, company, POOL);
  const now = s.market.at[company]!;
  const fallen = fallOf(title, s, bundle);
  return [
    {
      key: 'redeem',
      from: now,
      to: roundEnd(title, s, company, now, pool),
      words: { id: 'own.lane.redeemed', values: { company } },
    },
    {
      key: 'decline',
      from: now,
      to: roundEnd(title, s, company, fallen, pool + bundle.count),
      words: { id: 'own.lane.declined', values: { company } },
    },
  ];
}
