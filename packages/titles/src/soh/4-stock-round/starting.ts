/** Stock round: starting a company. */
import { updateFrame, field, log, oneOf } from '@roundhouse/kernel';
import {
  about,
  BANK,
  cashOf,
  cellAt,
  joinWords,
  moveMarker,
  moveShares,
  pay,
  setCompany,
  setExt,
  sharesOf,
} from '@roundhouse/rail';
import { subsidyHolder } from '../6-private-companies.ts';
import { companyIds, guilders, market, DIRECTOR_SHARES, parCells, SUBSIDISED } from '../material.ts';
import { plays } from '../readings.ts';
import { type Game, move, phase, type State, type StockTurn } from '../state.ts';
import { certificates, limitOf, withinLimit } from './certificates.ts';
import { notAfter, notWhileOperating, onStockTurn } from './order.ts';
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
      says: (_, _f, a) => `The ${a.company} has already been started.`,
    },
    {
      rule: 'starting-a-company-3',
      passes: (_, _f, a) => startingPrices.includes(a.price),
      says: `A company starts at a yellow price: fl. ${joinWords(startingPrices.map(String), 'or')}.`,
    },
    {
      rule: 'notes-on-privates-4',
      passes: (s, _, a) => s.phase !== '6' || !holdsSubsidy(s, a.company, a.by),
      says: 'With private 7’s share, starting the NRS in phase 6 would give you 70%; the limit is 60%.',
    },
    {
      rule: 'notes-on-privates-3',
      passes: (s, _, a) =>
        !holdsSubsidy(s, a.company, a.by) ||
        cashOf(s, a.by) >= cost(s, a.price) ||
        cashOf(s, a.by) < cost(s, a.price) - a.price,
      says: (s) => `Private 7’s share is extra: you still pay for ${phase(s).sharesToStart} starting shares.`,
    },
    {
      rule: 'starting-a-company-1',
      passes: (s, _, a) => cashOf(s, a.by) >= cost(s, a.price),
      says: (s, _, a) =>
        `Starting a company in phase ${s.phase} takes ${phase(s).sharesToStart} shares, ${guilders(cost(s, a.price))}; you have ${guilders(cashOf(s, a.by))}.`,
    },
    {
      rule: 'maximum-certificates-1',
      passes: (s, _, a) => certificates(s, a.by) + phase(s).sharesToStart - DIRECTOR_SHARES + 1 <= limitOf(s),
      says(s, _, a) {
        const more = phase(s).sharesToStart - DIRECTOR_SHARES + 1;
        return `Starting a company adds ${more} ${more === 1 ? 'certificate' : 'certificates'} to your ${certificates(s, a.by)}; the limit is ${limitOf(s)}.`;
      },
    },
  ],
  when: [
    notAfter(
      'stock-round-3',
      ['buy'],
      'You have already bought shares this turn; you can start a company in your next.',
    ),
    notAfter('stock-round-3', ['start'], 'You have started a company this turn; you can start another in your next.'),
    notWhileOperating,
    onStockTurn,
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
