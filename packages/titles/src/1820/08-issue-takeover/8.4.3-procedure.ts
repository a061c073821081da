/** 8.4.3 Takeover procedure: what is bought and what goes over, strictly in this order. */
import { log } from '@roundhouse/kernel';
import {
  absorbCash,
  absorbTrains,
  BANK,
  moveShares,
  pay,
  procedureKind,
  setDirector,
  sharesOf,
} from '@roundhouse/rail';
import { isPrivate, setCharter, sharesInPlay } from '../13-companies/13.1-sizes.ts';
import { returnToSupply } from '../13-companies/13.1-supply.ts';
import { collect, fund } from '../13-companies/13.2-private-companies.ts';
import { holders } from '../13-companies/13.4-directors.ts';
import { limits } from '../13-companies/13.7-train-limit.ts';
import { moveBy } from '../16-stock-market.ts';
import { repayExcess } from '../17-excess-loans.ts';
import { loansOf } from '../17-loans.ts';
import type { Game, State, Takeover } from '../state.ts';
import { noteAcquired } from './8.4.1-restrictions.ts';
import { joinMarkers } from './8.4.3-markers.ts';
import { windUp } from './8.5-liquidation.ts';

const ends = ({ of, acquirer }: Takeover) => ({ from: of, to: acquirer });

/** Every share of players and cousins for its part of the bid, rounded down (8.4.3-5); what is left of it goes to the bank (8.4.3-7). */
function buyShares(g: Game, { of, acquirer, price }: Takeover): void {
  const each = Math.floor(price / sharesInPlay(g.s, of));
  fund(g, acquirer, price);
  let left = price;
  for (const holder of holders(g.s)) {
    const count = sharesOf(g.s, of, holder);
    pay(g, acquirer, holder, count * each, 'takeover');
    moveShares(g, of, holder, of, count);
    left -= count * each;
  }
  pay(g, acquirer, BANK, left, 'bid');
  setDirector(g, of, null);
}

/** Step 1 (8.4.3-8). */
function joinCash(g: Game, f: Takeover): void {
  absorbCash(g, ends(f), 'absorbed');
  collect(g, f.acquirer);
}

/** Step 2: for each the price falls one space, into liquidation too (17.2-2); no interest is due on them now. What is too much is repaid (8.4.3-9, 8.4.3-10). */
function joinLoans(g: Game, { of, acquirer }: Takeover): void {
  const loans = loansOf(g.s, of);
  setCharter(g, of, { loans: 0 });
  setCharter(g, acquirer, { loans: loansOf(g.s, acquirer) + loans });
  if (!isPrivate(g.s, acquirer)) moveBy(g, acquirer, -loans);
  repayExcess(g, acquirer);
}

/** Step 4: trains above the limit are discarded (8.4.3-16). */
const joinTrains = (g: Game, f: Takeover): void => absorbTrains<State>(g, ends(f), limits);

/** Step 5: the name is free again, and nothing of the old company is remembered (8.4.3-17). */
function dissolve(g: Game, { of, acquirer }: Takeover): void {
  log(g, { event: 'dissolves', company: of });
  returnToSupply(g, of);
  noteAcquired(g, acquirer);
}

/** 8.5: the bid goes into the treasury of the liquidated company, not to its holders (8.5-5). */
function payTreasury(g: Game, { of, acquirer, price }: Takeover): void {
  fund(g, acquirer, price);
  pay(g, acquirer, of, price, 'liquidation');
}
function liquidate(g: Game, { of, acquirer }: Takeover): void {
  noteAcquired(g, acquirer);
  windUp(g, of);
}

const steps: Readonly<Record<Takeover['deal'], readonly ((g: Game, f: Takeover) => void)[]>> = {
  takeover: [buyShares, joinCash, joinLoans, joinMarkers, joinTrains, dissolve],
  // Neither shares nor loans nor treasury are sold (8.5-2).
  liquidation: [payTreasury, joinMarkers, joinTrains, liquidate],
  // Private companies have neither treasury nor loans.
  merger: [joinMarkers, joinTrains, dissolve],
};

export const takeover = procedureKind<State, Takeover>(({ deal }) => steps[deal]);
