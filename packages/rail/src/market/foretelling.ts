/** What a price will do: the title's rules move it, on a copy. */
import { type Draft, draftOf, put } from '@roundhouse/kernel';
import type { Cell, CompanyId, RailState } from '../state.ts';
import { isSameCell } from './grid.ts';

/** What moves a price. */
export type PriceStep =
  | { readonly kind: 'pay'; readonly revenue: number }
  /** Of so much revenue; of none where nothing is said. */
  | { readonly kind: 'withhold'; readonly revenue?: number }
  | { readonly kind: 'sold'; readonly count: number; readonly byDirector: boolean }
  /** Nothing of the company is for sale at the end of a stock round. */
  | { readonly kind: 'soldOut' };

type StepOf<K extends PriceStep['kind']> = Extract<PriceStep, { readonly kind: K }>;

/** How each of these moves a price, by the very functions that the rules call where it happens; what is missing leaves it where it is. */
export type PriceMoves<S extends RailState> = {
  readonly [K in PriceStep['kind']]?: (g: Draft<S>, company: CompanyId, step: StepOf<K>) => void;
};

/** Something that may happen to a price, by the last part of its words: `own.price.paid`. */
export interface Foreseen {
  readonly name: string;
  readonly step: PriceStep;
}

/** What happens to prices on a market of two dimensions. */
export const inTwoDimensions = (): readonly Foreseen[] => [
  { name: 'paid', step: { kind: 'pay', revenue: 0 } },
  { name: 'nothing', step: { kind: 'withhold' } },
  { name: 'sold', step: { kind: 'sold', count: 1, byDirector: false } },
  { name: 'soldOut', step: { kind: 'soldOut' } },
];

/** A title as far as its prices go. */
interface Priced<S extends RailState> {
  readonly priceMoves: PriceMoves<S>;
  foreseen(s: S, company: CompanyId): readonly Foreseen[];
}

/** Where a marker would stand after this step, from where it is or from another cell. */
export function priceAfter<S extends RailState>(
  { priceMoves }: Pick<Priced<S>, 'priceMoves'>,
  s: S,
  company: CompanyId,
  step: PriceStep,
  from: Cell = s.market.at[company]!,
): Cell {
  return marketAfter({ priceMoves }, s, company, step, from).at[company]!;
}

function marketAfter<S extends RailState>(
  { priceMoves }: Pick<Priced<S>, 'priceMoves'>,
  s: S,
  company: CompanyId,
  step: PriceStep,
  from: Cell = s.market.at[company]!,
): RailState['market'] {
  const g = draftOf(s);
  put<RailState>(g, { market: { ...s.market, at: { ...s.market.at, [company]: from } } });
  const move = priceMoves[step.kind] as ((g: Draft<S>, company: CompanyId, step: PriceStep) => void) | undefined;
  move?.(g, company, step);
  return g.s.market;
}

/** Markers of its cell that stood behind it and would then be before it. */
function passedBy(before: RailState['market'], after: RailState['market'], company: CompanyId): CompanyId[] {
  const [was, is] = [before.at[company]!, after.at[company]!];
  if (!isSameCell(was, is)) return [];
  const later = before.order.slice(before.order.indexOf(company) + 1);
  const first = after.order.slice(0, after.order.indexOf(company));
  return first.filter((id) => later.includes(id) && isSameCell(after.at[id]!, is));
}

/**
 * Where everything that may happen to a price would take it, and behind whom in its stack where it stays; nothing happens
 * to a company without one.
 */
export const foretold = <S extends RailState>(
  title: Priced<S>,
  s: S,
  company: CompanyId,
): readonly { readonly name: string; readonly to: Cell; readonly passed: readonly CompanyId[] }[] =>
  s.market.at[company] === undefined
    ? []
    : title.foreseen(s, company).map(({ name, step }) => {
        const after = marketAfter(title, s, company, step);
        return { name, to: after.at[company]!, passed: passedBy(s.market, after, company) };
      });
