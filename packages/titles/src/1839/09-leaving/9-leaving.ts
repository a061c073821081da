/** 9 Player bankruptcy and concession: what becomes of what a leaving player has, in the order of the book (Q60). */
import { type FrameKind, pop, updateFrame } from '@roundhouse/kernel';
import {
  BANK,
  type Bundle,
  cashOf,
  type CompanyId,
  directedBy,
  GONE,
  IPO,
  movePrivate,
  moveShares,
  moveTrain,
  pay,
  privatesOf,
  setDirector,
  setExt,
  sharesOf,
} from '@roundhouse/rail';
import { sales } from '../07-stock-round/7.2-selling.ts';
import { isFloated } from '../07-stock-round/7.5-floating.ts';
import { finish } from '../10-game-end.ts';
import { inOrder } from '../13-stock-market.ts';
import { closeBrownOf } from '../14-companies/14.2-closing.ts';
import { giveLocals } from '../14-companies/14.2.3.1-new-locals.ts';
import { nationalise } from '../14-companies/14.3.4.2-process.ts';
import { trainBought } from '../17-phases.ts';
import { companyIds, DIEPENBROCK, KEPT_TRAIN, privateIds } from '../material.ts';
import { type Game, type Leaving, operatingRoundOf, operatingTurnOf, type State, stockRoundOf } from '../state.ts';
import { dropDecisionsOf, takeOutOfOrder } from './9-decisions.ts';
import { thinSupply } from './9-supply.ts';
import { plays } from '../readings.ts';

/**
 * Privates leave the game and bring nobody anything, nor does the train that one has kept or turned into (9-2, 9-3, 9-20);
 * for one that has closed before, nothing is given to a player who is out (`14.2.3.1-new-locals.ts`).
 */
function discardPrivates(g: Game, { of }: Leaving): void {
  const kept = g.s.trains[KEPT_TRAIN]!;
  if (kept === of || (kept === DIEPENBROCK && g.s.privates[DIEPENBROCK] === of)) moveTrain(g, KEPT_TRAIN, GONE);
  for (const id of privatesOf(g.s, privateIds, of)) movePrivate(g, id, GONE);
}

/** A Lokaalspoorwegen can be parred again, but in a later stock round (14.3.2.1.1-1); not all have always played it so. */
function noteNationalised(g: Game, company: CompanyId): void {
  const round = stockRoundOf(g.s);
  if (round && plays(g.s, 'refounding', 'later-round'))
    updateFrame(g, round, { nationalised: [...(round.nationalised ?? []), company] });
}

/** Floated companies, with trains or without (9-4). A brown private of another player closes with its company (14.2.3.3-7, Q64). */
function nationaliseAll(g: Game, f: Leaving): void {
  const before = g.s.ext.owed;
  for (const company of inOrder(g.s).filter((id) => isFloated(g.s, id) && directedBy(g.s, f.of).includes(id))) {
    nationalise(g, company);
    noteNationalised(g, company);
    closeBrownOf(g, company);
  }
  dropDecisionsOf(g, f.of);
  // After an operation all that is owed comes together; in the middle of one, and in a stock round, this comes at once.
  if (operatingRoundOf(g.s) && !operatingTurnOf(g.s)) return;
  updateFrame(g, f, { owed: g.s.ext.owed.slice(before.length) });
  setExt(g, { owed: before });
}

const bundlesOf = (s: State, player: string, isMeant: (company: string) => boolean): Bundle[] =>
  inOrder(s)
    .map((company) => ({ company, count: sharesOf(s, company, player) }))
    .filter(({ company, count }) => count > 0 && isMeant(company));

/**
 * Shares of unfloated companies go to the pool (9-5). Another player with two or more takes the director's certificate (9-8); else it
 * stays in the IPO, two shares of which are sold for it, and the company is without a director (9-6, 9-7, Q59). What has no
 * price yet goes back for nothing (Q62).
 */
function sellUnfloated(g: Game, { of }: Leaving): void {
  for (const company of companyIds) {
    if (g.s.companies[company]!.status !== 'started') moveShares(g, company, of, IPO, sharesOf(g.s, company, of));
  }
  sales.carryOut(
    g,
    of,
    bundlesOf(g.s, of, (company) => !isFloated(g.s, company)),
  );
  for (const company of directedBy(g.s, of)) setDirector(g, company, null);
}

/** All others in the normal way, in operating order: prices fall, and their directors may redeem (9-9). */
const sellOthers = (g: Game, { of }: Leaving): void =>
  sales.carryOut(
    g,
    of,
    bundlesOf(g.s, of, () => true),
  );

/** Out: money to the bank (9-10), a train that could not be paid counts as bought (9-11), others leave the supply, the cards close up. */
function goOut(g: Game, f: Leaving): void {
  pop(g, f);
  pay(g, f.of, BANK, cashOf(g.s, f.of), 'leaving');
  takeOutOfOrder(g, f.of);
  if (g.s.ext.order.length === 1) {
    // 10.1-1.
    finish(g, 'last-player');
    return;
  }
  if (f.train !== null) {
    moveTrain(g, f.train, GONE);
    trainBought(g, f.train);
  }
  thinSupply(g);
  if (f.owed.length > 0) giveLocals(g, f.owed);
}

const steps = [discardPrivates, nationaliseAll, sellUnfloated, sellOthers, goOut] as const;

/** Step by step, since a sale waits for its answers; the others then go on (9-17, 9-18). */
export const leaving = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    steps[f.step]!(g, updateFrame(g, f, { step: f.step + 1 }));
    return true;
  },
} satisfies FrameKind<State, Leaving>;
