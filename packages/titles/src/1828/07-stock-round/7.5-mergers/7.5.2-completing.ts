/** 7.5.2 Merger process, steps 6 to 12, and 7.5.2.2 Merger failure. */
import { updateFrame, enclosing, log, pop } from '@roundhouse/kernel';
import {
  GONE,
  IPO,
  leader,
  moveShares,
  POOL,
  removeMarker,
  restore,
  setCompany,
  setExt,
  sharesOf,
} from '@roundhouse/rail';
import { moveTo } from '../../12-stock-market.ts';
import { closeWithTrain } from '../../13-companies/13.2.1-privates.ts';
import { settleDirector } from '../../13-companies/13.3.3-directors.ts';
import { plays } from '../../readings.ts';
import { type Game, type Merger, type StockTurn, stockRoundOf } from '../../state.ts';
import { endTurn, noteSold } from '../7.1-round.ts';
import { checkFloat } from '../7.4-floating.ts';
import { without } from './7.5.2-assets.ts';
import { handOf, tradeBanks } from './7.5.2.1-trading.ts';

/** The director needs two shares for the certificate and one to donate. */
const LEAST = 3;

/** 7.5.2-26, 7.5.2.2-1, 7.5.2.2-2. */
export function completeMerger(g: Game, f: Merger): void {
  const held = (player: string): number => handOf(f, player).down;
  // A tie stays with the acting player, then goes by the number cards (Q12).
  const director = leader(g.s.ext.order, f.by, held);
  if (held(director) < LEAST) fail(g, f);
  else succeed(g, f, director);
}

/** 7.5.2-23, 7.5.2-24, 7.5.2-25, 7.5.2-27, 7.5.2-28, 7.5.2-29, 7.5.2-30. */
function succeed(g: Game, f: Merger, director: string): void {
  const { of: system, other } = f;
  pop(g, f);
  shareOut(g, f);
  removeMarker(g, other);
  // Taken up first: it comes under all others in the space, even if it stood there before.
  removeMarker(g, system);
  moveTo(g, system, f.cell);
  setCompany(g, other, { status: 'closed', director: null });
  const { par, floated } = g.s.ext;
  setExt(g, {
    par: without(par, system, other),
    floated: f.bothFloated ? without(floated, other) : without(floated, system, other),
  });
  setCompany(g, system, { director });
  log(g, { event: 'system', company: system, other, director });
  moveShares(g, system, director, system, 1);
  settleDirector(g, system);
  noteSales(g, f);
  // 7.5.2-31, 7.5.2-32, 7.5.2-33.
  checkFloat(g, system);
  closeWithTrain(g, system);
  updateFrame(g, enclosing<StockTurn>(g.s, 'stockTurn')!, { main: 'merge', again: null, prices: {} });
}

/** Face-down shares are turned up; what is left among the discards goes to the pool (7.5.2-21, 7.5.2-22). */
function shareOut(g: Game, f: Merger): void {
  const trade = tradeBanks(f.trade);
  for (const [owner, count] of Object.entries(g.s.shares[f.other]!)) moveShares(g, f.other, owner, GONE, count);
  const wanted: Record<string, number> = { [IPO]: trade.ipoDown, [POOL]: trade.poolDown + trade.discards.a };
  for (const player of g.s.players) wanted[player] = handOf(f, player).down;
  const owners = Object.keys(wanted);
  const over = (owner: string): number => sharesOf(g.s, f.of, owner) - wanted[owner]!;
  for (const to of owners) {
    for (const from of owners) {
      const count = Math.min(over(from), -over(to));
      if (count > 0) moveShares(g, f.of, from, to, count);
    }
  }
}

/** Sales of the parts bar from buying the system, and so does having given up a single share. */
function noteSales(g: Game, f: Merger): void {
  const round = stockRoundOf(g.s)!;
  const sold = Object.fromEntries(
    Object.entries(round.sold).map(([player, companies]) => [
      player,
      [...new Set(companies.map((company) => (company === f.of ? f.other : company)))],
    ]),
  );
  updateFrame(g, round, { sold });
  for (const player of f.gaveUp) noteSold(g, player, f.of);
}

/** 7.5.2.2: everything returns to where it was; the acting player has passed (7.5.2.2-3, 7.5.2.2-4). */
function fail(g: Game, f: Merger): void {
  pop(g, f);
  restore(g, f.saved, 'merger');
  log(g, { event: 'mergerFails', by: f.by, company: f.of, other: f.other });
  const turn = enclosing<StockTurn>(g.s, 'stockTurn')!;
  if (plays(g.s, 'failedMerger', 'action')) updateFrame(g, turn, { main: 'merge', prices: {} });
  else endTurn(g, turn, 'pass');
}
