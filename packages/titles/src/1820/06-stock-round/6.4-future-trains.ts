/** 6.4 Future train auction: an open cry for one or two trains. */
import { enclosing, field, type FrameKind, log, type PlayerId, pop, push, timed } from '@roundhouse/kernel';
import {
  about,
  BANK,
  cashOf,
  DEPOT,
  GONE,
  moveTrain,
  openCry,
  openCryOf,
  pay,
  setExt,
  type TrainId,
} from '@roundhouse/rail';
import { dropTrain } from '../05-supply.ts';
import { BID_STEP, FUTURE_TRAINS, INCOME, LEAST_BID, pounds, roster } from '../material.ts';
import { type FutureTrains, type Game, move, type State, type TakeTrains } from '../state.ts';
import { plays } from '../readings.ts';
import { inStockRound } from './6.1-order.ts';

/** In each of the first three Stock Rounds (6.1-3, 6.4.1-1, Q8). */
const ROUNDS: readonly (readonly string[])[] = [['2+', '3+'], ['5+', '8+'], ['5D+']];

const isAdditional = (s: State): boolean => plays(s, 'futureTrains', 'additional');
/** The last of its kind in the supply, or the one beside it (Q9). */
const futureTrain = (s: State, kind: string): string => FUTURE_TRAINS[kind]![isAdditional(s) ? 'additional' : 'supply'];

/** None of a kind of which the supply has sold all. */
export const trainsOnOffer = (s: State): string[] =>
  (ROUNDS[s.ext.stockRound - 1] ?? [])
    .map((kind) => futureTrain(s, kind))
    .filter((train) => isAdditional(s) || s.trains[train] === DEPOT);

/** A train beside the supply: one that is still to be auctioned, or one that this game never has. */
export function besideSupply(s: State, train: TrainId): 'toCome' | 'unused' | null {
  const kind = roster.kindOf.get(train)?.id ?? '';
  const isToCome =
    train === (kind in FUTURE_TRAINS ? futureTrain(s, kind) : null) &&
    (ROUNDS.slice(s.ext.stockRound).flat().includes(kind) ||
      [enclosing<FutureTrains>(s, 'futureTrains'), enclosing<TakeTrains>(s, 'takeTrains')].some((frame) =>
        frame?.trains.includes(train),
      ));
  if (isToCome && [DEPOT, GONE].includes(s.trains[train]!)) return 'toCome';
  return train === FUTURE_TRAINS[kind]?.additional && s.trains[train] === GONE ? 'unused' : null;
}

const isFirst = (s: State): boolean => s.ext.stockRound === 1;
/** In the first round out of the second income, of which nobody owes more than there is (6.4.2-6, Q10); then cash (6.4.2-5). */
const means = (s: State, player: PlayerId): number =>
  isFirst(s) ? INCOME - (s.ext.owed[player] ?? 0) : cashOf(s, player);

const newAuction = (trains: readonly string[], barred: readonly PlayerId[] = []): FutureTrains => ({
  kind: 'futureTrains',
  of: trains.join(' '),
  trains,
  ...openCryOf(0, null, barred),
});

export function openTrainAuction(g: Game): void {
  const trains = trainsOnOffer(g.s);
  if (trains.length > 0) push(g, newAuction(trains));
}

/** 6.4.2-1, 10.4-1, 10.4-2, Q1. */
const auction = openCry<State, FutureTrains>({
  step: BID_STEP,
  least: () => LEAST_BID,
  most: (s, _, player) => means(s, player),
  // Of those who bid at the same moment the lower card comes first (10.4-4).
  order: (s) => s.ext.order,
  decided(g, f) {
    if (f.bidder === null) discardAll(g, f.trains);
    else push(g, { kind: 'takeTrains', of: f.bidder, trains: f.trains, price: f.bid, barred: f.barred });
  },
});

/** Nobody has bid: what is left of the round's trains leaves the game (6.4.2-4, Q9). */
function discardAll(g: Game, trains: readonly string[]): void {
  if (!isAdditional(g.s)) for (const train of trains) dropTrain(g, train);
}

const { refusing } = auction;
const auctionKind = auction.kind(
  [
    refusing('10.4-5', 'barred', 'You took nothing after winning, so you cannot bid in the repeat.'),
    refusing('10.4-1', 'own', 'The highest bid is already yours.'),
    refusing('6.4.2-1', 'amount', 'Bid at least £20, in multiples of £10.'),
    refusing('10.4-1', 'higher', ({ bid }) => `Bid more than ${pounds(bid)}.`),
    refusing(
      '6.4.2-6',
      'money',
      ({ most }) => `You can bid at most ${pounds(most)}, what is left of your next income.`,
      (_, s) => isFirst(s),
    ),
    refusing(
      '6.4.2-5',
      'money',
      ({ most }) => `You have only ${pounds(most)}, and a future train is paid for at once.`,
    ),
  ],
  (s, f) => {
    const bid = f.bidder === null ? 'Bid for future trains' : `Bid more than ${pounds(f.bid)}`;
    return `${bid}${isFirst(s) ? ', paid out of your next income' : ''}, or decline`;
  },
);

export const futureTrains = timed(auctionKind, {
  bid: inStockRound.bidForTrains,
  decline: inStockRound.bidForTrains,
  leave: inStockRound.bidForTrains,
});

/** One or both, each for the winning bid (6.4.2-2); what is left is auctioned again (6.4.2-3). */
function take(g: Game, f: TakeTrains, trains: readonly string[]): void {
  pop(g, f);
  for (const train of trains) {
    log(g, { event: 'futureTrain', by: f.of, train, price: f.price });
    moveTrain(g, train, f.of);
    if (isFirst(g.s)) setExt(g, { owed: { ...g.s.ext.owed, [f.of]: (g.s.ext.owed[f.of] ?? 0) + f.price } });
    else pay(g, f.of, BANK, f.price, 'train');
  }
  const left = f.trains.filter((train) => !trains.includes(train));
  if (left.length > 0) push(g, newAuction(left));
}

const takeTrain = move({
  type: 'takeTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (_, f: TakeTrains) => f.trains.map((train) => ({ fields: { train }, subjects: [about.train(train)] })),
  checks: [
    {
      rule: '6.4.2-2',
      passes: (_, f: TakeTrains, a) => f.trains.includes(a.train),
      says: 'This train is not on offer.',
    },
  ],
  when: inStockRound.takeTrains,
  apply: (g, f, a) => take(g, f, [a.train]),
});

const takeBoth = move({
  type: 'takeBoth',
  candidates: (_, f: TakeTrains) => (f.trains.length > 1 ? [{ subjects: f.trains.map(about.train) }] : []),
  checks: [
    { rule: '6.4.2-2', passes: (_, f: TakeTrains) => f.trains.length > 1, says: 'There is only one train on offer.' },
    {
      rule: '6.4.2-6',
      passes: (s, f) => !isFirst(s) || 2 * f.price <= means(s, f.of),
      says: (s, f) =>
        `Both cost ${pounds(2 * f.price)}, and only ${pounds(means(s, f.of))} of your next income is left.`,
    },
    {
      rule: '6.4.2-5',
      passes: (s, f) => isFirst(s) || 2 * f.price <= means(s, f.of),
      says: (s, f) => `Both cost ${pounds(2 * f.price)}, and you have ${pounds(means(s, f.of))}.`,
    },
  ],
  when: inStockRound.takeTrains,
  apply: (g, f) => take(g, f, f.trains),
});

/** A winner who takes none is out when the same trains are auctioned again, like all who did so before (10.4-5, Q11). */
const takeNone = move({
  type: 'takeNone',
  when: inStockRound.takeTrains,
  apply(g, f: TakeTrains, a) {
    log(g, { event: 'defaults', by: a.by });
    pop(g, f);
    push(g, newAuction(f.trains, plays(g.s, 'defaulters', 'last') ? [f.of] : [...f.barred, f.of]));
  },
});

export const takeTrains = {
  actors: (_, f) => [f.of],
  moves: [takeTrain, takeBoth, takeNone],
  record: (_, f) => [f.trains, f.price, f.barred],
  asks: (_, f) =>
    `Take a train for ${pounds(f.price)}${f.trains.length > 1 ? `, or both for ${pounds(2 * f.price)}` : ''}`,
} satisfies FrameKind<State, TakeTrains>;
