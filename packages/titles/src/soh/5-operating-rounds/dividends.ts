/** Operating rounds: paying dividends, adjusting the share price, and the top of the market. */
import { type FrameKind, field, log, oneOf, pop } from '@roundhouse/kernel';
import { BANK, dividends, inZone, moveMarker, pay, priceOf, setExt, slide } from '@roundhouse/rail';
import { market, SHARES } from '../material.ts';
import { plays } from '../readings.ts';
import { type DividendStep, directorOf, type Game, move, type State } from '../state.ts';

const dividendMove = move({
  type: 'dividend',
  fields: { choice: field.oneOf(['pay', 'withhold']) },
  candidates: (_, f: DividendStep) => [{ holes: { choice: oneOf(['pay', 'withhold']) }, subjects: [f.of] }],
  checks: [],
  apply(g, f, a) {
    if (a.choice === 'pay') payOut(g, f.of, f.revenue);
    else withhold(g, f.of, f.revenue);
    pop(g, f);
  },
});

/** Everything into the treasury; the price falls a step. */
function withhold(g: Game, company: string, revenue: number): void {
  log(g, { event: 'withhold', company, revenue });
  pay(g, BANK, company, revenue, 'revenue');
  movePrice(g, company, -1);
}

/** A tenth for each share in a player's hand or in the treasury; the open market gets nothing. */
function payOut(g: Game, company: string, revenue: number): void {
  log(g, { event: 'dividend', company, revenue });
  for (const { owner, amount } of dividends(g.s, company, revenue / SHARES, [...g.s.players, company])) {
    pay(g, BANK, owner, amount, 'dividend');
  }
  movePrice(g, company, riseFor(g.s, revenue, priceOf(market, g.s.market, company)));
}

/** Steps up for a dividend: none up to the price, one up to twice the price, else two. */
export function riseFor(s: State, revenue: number, price: number): number {
  const beats = (mark: number) => (plays(s, 'priceRise', 'from') ? revenue >= mark : revenue > mark);
  return beats(2 * price) ? 2 : beats(price) ? 1 : 0;
}

/** No train, no route or no revenue: the price falls a step. */
export function payNothing(g: Game, company: string): void {
  log(g, { event: 'noRevenue', company });
  movePrice(g, company, -1);
}

/** Ledges have no effect here. Once the top is reached the game ends with this operating round (Q12). */
function movePrice(g: Game, company: string, steps: number): void {
  const to = slide(market, g.s.market.at[company]!, steps);
  moveMarker(g, company, to);
  if (inZone(market, to, 'end')) setExt(g, { topReached: true });
}

export const dividend: FrameKind<State, DividendStep> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [dividendMove],
  asks: (_, f) => `${f.of}: pay out or withhold fl. ${f.revenue}`,
};
