/** Stock round: starting a company. */
import { updateFrame, field, log, oneOf } from '@roundhouse/kernel';
import {
  about,
  BANK,
  cashOf,
  cellAt,
  moveMarker,
  moveShares,
  pay,
  setCompany,
  setExt,
  sharesOf,
} from '@roundhouse/rail';
import { subsidyHolder } from '../6-private-companies.ts';
import { companyIds, market, DIRECTOR_SHARES, parCells, SUBSIDISED } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, phase, type State, type StockTurn } from '../state.ts';
import { certificates, limitOf, withinLimit } from './certificates.ts';
import { endTurn, stockRoundOf } from './round.ts';
import { adjustAfterSales } from './selling.ts';

const startingPrices = parCells.map((cell) => cellAt(market, cell).price);
const cost = (s: State, price: number): number => phase(s).sharesToStart * price;
const holdsSubsidy = (s: State, company: string, player: string): boolean =>
  company === SUBSIDISED && subsidyHolder(s) === player;

export const start = move({
  type: 'start',
  fields: { company: field.oneOf(companyIds), price: field.amount() },
  candidates: (s, _f: StockTurn) =>
    companyIds
      .filter((company) => s.companies[company]!.status === 'unstarted')
      .map((company) => ({
        fields: { company },
        openFields: { price: oneOf(startingPrices) },
        subjects: [about.company(company)],
      })),
  checks: [
    withinLimit,
    {
      rule: 'Q6',
      passes: (s, _, a) => s.companies[a.company]!.status !== 'closed',
      says: (_, _f, a) => `The ${a.company} went bankrupt and cannot be started again.`,
    },
    {
      rule: 'starting-a-company-1',
      passes: (s, _, a) => s.companies[a.company]!.status !== 'started',
      says: (_, _f, a) => `The ${a.company} has been started already.`,
    },
    {
      rule: 'starting-a-company-3',
      passes: (_, _f, a) => startingPrices.includes(a.price),
      says: `A company starts at one of the yellow prices: fl. ${startingPrices.join(', ')}.`,
    },
    {
      rule: 'notes-on-privates-4',
      passes: (s, _, a) => s.phase !== '6' || !holdsSubsidy(s, a.company, a.by),
      says: 'In phase 6 the owner of private 7’s share cannot start the NRS, since that would make 70%.',
    },
    {
      rule: 'notes-on-privates-3',
      passes: (s, _, a) =>
        !holdsSubsidy(s, a.company, a.by) ||
        cashOf(s, a.by) >= cost(s, a.price) ||
        cashOf(s, a.by) < cost(s, a.price) - a.price,
      says: (s) => `Private 7’s share is extra: all ${phase(s).sharesToStart} starting shares must be paid for.`,
    },
    {
      rule: 'starting-a-company-1',
      passes: (s, _, a) => cashOf(s, a.by) >= cost(s, a.price),
      says: (s, _, a) =>
        `Starting takes ${phase(s).sharesToStart} shares in phase ${s.phase}: fl. ${cost(s, a.price)}, and you have fl. ${cashOf(s, a.by)}.`,
    },
    {
      rule: 'maximum-certificates-1',
      passes: (s, _, a) => certificates(s, a.by) + phase(s).sharesToStart - DIRECTOR_SHARES + 1 <= limitOf(s),
      says: (s, _, a) =>
        `You have ${certificates(s, a.by)} certificates, and ${phase(s).sharesToStart - 1} more would exceed the limit of ${limitOf(s)}.`,
    },
  ],
  apply(g, f, a) {
    adjustAfterSales(g, f.sales);
    open(g, a.by, a.company, a.price);
    endTurn(g, f, 'start');
  },
});

/**
 * As many shares as the phase says, paid into the treasury; the NRS also gets the subsidy for private 7's share
 * (starting-a-company-2, starting-a-company-4, starting-a-company-5, starting-a-company-6, starting-a-company-7);
 * its first token waits for its first turn (starting-a-company-8).
 */
function open(g: Game, player: string, company: string, price: number): void {
  const count = phase(g.s).sharesToStart;
  log(g, { event: 'start', by: player, company, price });
  const subsidised = g.s.players.reduce((sum, one) => sum + sharesOf(g.s, company, one), 0);
  moveMarker(g, company, parCells[startingPrices.indexOf(price)]!);
  pay(g, player, company, count * price, 'start');
  // notes-on-privates-2.
  pay(g, BANK, company, subsidised * price, 'subsidy');
  moveShares(g, company, company, player, count);
  setCompany(g, company, { status: 'started', director: player });
  const round = stockRoundOf(g.s)!;
  updateFrame(g, round, { started: [...round.started, company] });
  if (plays(g.s, 'startCard', 'first-pass')) turnFaceDown(g, player, company, count - DIRECTOR_SHARES);
}

/** Optional rule: what was bought beyond the president's certificate is paid, but not yet active. */
function turnFaceDown(g: Game, player: string, company: string, count: number): void {
  if (count === 0) return;
  const { faceDown } = g.s.ext;
  setExt(g, { faceDown: { ...faceDown, [player]: { ...faceDown[player], [company]: count } } });
}
