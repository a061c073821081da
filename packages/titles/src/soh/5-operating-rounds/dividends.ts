/** Operating rounds: paying dividends, adjusting the share price, and the top of the market. */
import { dividendStep, inZone, moveMarker, priceOf, setExt, slide, earnedSomething } from '@roundhouse/rail';
import { guilders, market } from '../material.ts';
import { plays } from '../readings.ts';
import type { Game, OperatingTurn, State } from '../state.ts';
import { hadStep, inOrder, onTurn } from './order.ts';
import { operatingTurnOf } from './round.ts';

export const riseAfter = (g: Game, company: string, revenue: number): void =>
  movePrice(g, company, riseFor(g.s, revenue, priceOf(market, g.s.market, company)));

/**
 * Steps up for a dividend: none up to the price, one up to twice the price, else two (adjusting-share-price-dividend-2,
 * adjusting-share-price-dividend-3, adjusting-share-price-dividend-4).
 */
function riseFor(s: State, revenue: number, price: number): number {
  const beats = (mark: number) => (plays(s, 'priceRise', 'from') ? revenue >= mark : revenue > mark);
  return beats(2 * price) ? 2 : beats(price) ? 1 : 0;
}

/**
 * Ledges have no effect here. Once the top is reached the game ends with this operating round (Q12)
 * (adjusting-share-price-dividend-5, adjusting-share-price-dividend-6, maximum-share-price-1).
 */
export function movePrice(g: Game, company: string, steps: number): void {
  const to = slide(market, g.s.market.at[company]!, steps);
  moveMarker(g, company, to);
  if (inZone(market, to, 'end')) setExt(g, { topReached: true });
}

/**
 * A tenth for each share in a player's hand or in the treasury, nothing for the open market; or everything into the treasury
 * (paying-dividends-1, paying-dividends-2, paying-dividends-3, paying-dividends-4, paying-dividends-5, paying-dividends-6,
 * paying-dividends-7). Then, and without a train, a route or revenue, the price falls a step
 * (adjusting-share-price-dividend-1, adjusting-share-price-dividend-7).
 */
export const { step, kind: dividend } = dividendStep<State, OperatingTurn>({
  owners: (s, company) => [...s.players, company],
  paid: riseAfter,
  withheld: (g, company) => movePrice(g, company, -1),
  when: [...onTurn, earnedSomething('adjusting-share-price-dividend-1', hadStep, operatingTurnOf), inOrder],
  money: guilders,
});
