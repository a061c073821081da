/** 7.5.2 Merger process, steps 3 to 5: what the players decide, one after the other. */
import { updateFrame, type FrameKind, field, type Json, oneOf, onlyThen, type When } from '@roundhouse/kernel';
import { about, cashOf, seats } from '@roundhouse/rail';
import { board, companyIds, DIRECTOR_SHARES, dollars, nameOf } from '../../material.ts';
import { type Game, type Hand, type Merger, move, orderFrom, type State } from '../../state.ts';
import { hasSold } from '../7.1-round.ts';
import { keepOneStation } from './7.5.2-assets.ts';
import { completeMerger } from './7.5.2-completing.ts';
import {
  canHaveShare,
  canTakeFrom,
  giveUpSingle,
  handOf,
  mergerPrice,
  nextSource,
  oneByOne,
  putAside,
  takeFromPile,
  takeFromPlayer,
  totalOf,
  tradeUpCost,
  tradeUpSingle,
  turnInPairs,
  type Side,
  companyOn,
} from './7.5.2.1-trading.ts';

const current = (f: Merger): string => f.queue[0]!;

/** What the procedure waits for now. */
type Question = 'stations' | 'aside' | 'take' | 'single' | null;

function questionOf(s: State, f: Merger): Question {
  if (f.stage === 'stations') return f.clashes.length > 0 ? 'stations' : null;
  const player = f.queue[0];
  if (player === undefined) return null;
  if (f.need > 0) return nextSource(f, player) === 'players' && canTakeFrom(f, player).length > 1 ? 'take' : null;
  if (f.stage === 'aside' || (f.stage === 'pairs' && oneByOne(s))) {
    return sidesToPutAside(s, f, player).length > 1 ? 'aside' : null;
  }
  return f.stage === 'singles' && mayTradeUp(s, f, player) ? 'single' : null;
}

/** Of which a player with an odd number can set one aside. By one reading a director's certificate is not broken (7.5.2-13). */
function sidesToPutAside(s: State, f: Merger, player: string): Side[] {
  const hand = handOf(f, player);
  if (hand.aside !== null || totalOf(hand) % 2 === 0) return [];
  const isWhole = (side: Side): boolean => oneByOne(s) && s.companies[companyOn(f, side)]!.director === player;
  return (['a', 'b'] as const).filter((side) => hand[side] > (isWhole(side) ? DIRECTOR_SHARES : 0));
}

const soldEither = (s: State, f: Merger, player: string): boolean =>
  hasSold(s, player, f.of) || hasSold(s, player, f.other);

const mayTradeUp = (s: State, f: Merger, player: string): boolean =>
  handOf(f, player).aside !== null &&
  !soldEither(s, f, player) &&
  canHaveShare(f, player) &&
  cashOf(s, player) >= tradeUpCost(s, f, player);

const asks = (question: Question) => (s: State, f: Merger) => (questionOf(s, f) === question ? [asked(s, f)] : []);
const asked = (s: State, f: Merger): string => (questionOf(s, f) === 'stations' ? f.by : current(f));

const isAskedForSingle = (s: State, f: Merger, player: string): boolean =>
  questionOf(s, f) === 'single' && current(f) === player;

const inMerger: When<State> = onlyThen('7.5.2-14', 'That is decided only in its step of a merger.');

const keepStation = move({
  type: 'keepStation',
  fields: { hex: field.oneOf(board.ids), node: field.upTo(1) },
  actors: asks('stations'),
  candidates: (s, f: Merger) =>
    f.clashes.slice(0, 1).flatMap((hex) =>
      s.stations[f.of]!.filter((spot) => spot.hex === hex).map(({ node }) => ({
        fields: { hex, node },
        subjects: [about.hex(hex)],
      })),
    ),
  checks: [
    {
      rule: '7.5.2-9',
      passes: (s, f: Merger, a) =>
        f.clashes.includes(a.hex) && s.stations[f.of]!.some((spot) => spot.hex === a.hex && spot.node === a.node),
      says: (_, f) => `Choose which of the two markers in ${nameOf(f.clashes[0]!)} the system keeps.`,
    },
  ],
  when: [inMerger],
  apply(g, f, a) {
    keepOneStation(g, f, a.hex, a.node);
    updateFrame(g, f, { clashes: f.clashes.filter((hex) => hex !== a.hex) });
  },
});

const setAside = move({
  type: 'setAside',
  fields: { company: field.oneOf(companyIds) },
  actors: asks('aside'),
  candidates: (_, f: Merger) => [
    { openFields: { company: oneOf([f.of, f.other]) }, subjects: [f.of, f.other].map(about.company) },
  ],
  checks: [
    {
      rule: '7.5.2-12',
      passes: (_, f: Merger, a) => a.company === f.of || a.company === f.other,
      says: (_, f) => `Set aside a share of the ${f.of} or the ${f.other}.`,
    },
  ],
  when: [inMerger],
  apply(g, f, a) {
    const next = putAside(g, f, current(f), a.company === f.of ? 'a' : 'b');
    if (f.stage === 'aside') nextPlayer(g, next);
    else turnInPairs(g, next, current(f));
  },
});

const takeFrom = move({
  type: 'takeFrom',
  fields: { player: field.oneOf(seats(5)) },
  actors: asks('take'),
  candidates: (_, f: Merger) => [{ openFields: { player: oneOf(canTakeFrom(f, current(f))) } }],
  checks: [
    {
      rule: '7.5.2.1-3',
      passes: (_, f: Merger, a) => canTakeFrom(f, current(f)).includes(a.player),
      says: (_, f) => `That player has no share of the ${f.of} to take.`,
    },
  ],
  when: [inMerger],
  apply(g, f, a) {
    const next = takeFromPlayer(g, f, current(f), a.player);
    updateFrame(g, next, { need: next.need - 1 });
  },
});

/** The single share waits for its holder's answer. Those who have none, or no choice, are not asked (7.5.2-17). */
const tradeUp = move({
  type: 'tradeUp',
  // Everybody, so that those who are barred are told why.
  actors: (s) => s.players,
  candidates: (s, f: Merger, by) => (isAskedForSingle(s, f, by) ? [{}] : []),
  checks: [
    {
      rule: '7.5.2-20',
      passes: (s, f: Merger, a) => handOf(f, a.by).aside === null || !soldEither(s, f, a.by),
      says: 'You sold shares of one of these companies this stock round, so you must give up the single share.',
    },
    {
      rule: '7.5.2-16',
      passes: (s, f, a) => isAskedForSingle(s, f, a.by),
      says: 'You have no single share to settle now; players settle in turn, the acting player last.',
    },
  ],
  when: [inMerger],
  apply(g, f, a) {
    tradeUpSingle(g, f, a.by);
  },
});

/** 7.5.2-18, 7.5.2-19. */
const giveUp = move({
  type: 'giveUp',
  actors: asks('single'),
  when: [inMerger],
  apply(g, f: Merger, a) {
    giveUpSingle(g, f, a.by);
  },
});

/** The next step that needs no decision. */
function goOn(g: Game, f: Merger): void {
  const player = f.queue[0];
  if (f.stage === 'bank') completeMerger(g, f);
  else if (f.stage === 'stations') updateFrame(g, f, { stage: oneByOne(g.s) ? 'pairs' : 'aside' });
  else if (player === undefined) updateFrame(g, f, nextStage(g.s, f));
  else if (f.need > 0) takeNext(g, f, player);
  else if (f.stage === 'aside') nextPlayer(g, asideWithoutChoice(g, f, player));
  else if (f.stage === 'pairs') tradePairs(g, f, player);
  else nextPlayer(g, handOf(f, player).aside === null ? f : giveUpSingle(g, f, player));
}

const nextPlayer = (g: Game, f: Merger): Merger => updateFrame(g, f, { queue: f.queue.slice(1) });

/** The singles begin with the player after the acting one, who comes last. */
function nextStage(s: State, f: Merger): Partial<Merger> {
  const from = orderFrom(s, f.by);
  if (f.stage === 'aside') return { stage: 'pairs', queue: from };
  return f.stage === 'pairs' ? { stage: 'singles', queue: [...from.slice(1), from[0]!] } : { stage: 'bank' };
}

/** One system share from where there is no choice; a pair always finds one (Q3). */
function takeNext(g: Game, f: Merger, player: string): void {
  const source = nextSource(f, player);
  let next = f;
  if (source === 'players') next = takeFromPlayer(g, f, player, canTakeFrom(f, player)[0]!);
  else if (source !== null) next = takeFromPile(g, f, player, source);
  updateFrame(g, next, { need: source === null ? 0 : next.need - 1 });
}

function asideWithoutChoice(g: Game, f: Merger, player: string): Merger {
  const [side] = sidesToPutAside(g.s, f, player);
  return side === undefined ? f : putAside(g, f, player, side);
}

/** A player whose pairs are turned in and filled up is done (7.5.2-14, 7.5.2-15). */
function tradePairs(g: Game, f: Merger, player: string): void {
  const next = asideWithoutChoice(g, f, player);
  const { a, b } = handOf(next, player);
  if (a + b > 0) turnInPairs(g, next, player);
  else nextPlayer(g, next);
}

const questions: Readonly<Record<string, (f: Merger) => string>> = {
  stations: (f) => `Which marker in ${nameOf(f.clashes[0]!)} does the system keep?`,
  aside: () => 'Set one share aside',
  take: () => 'Take a share from which player?',
  single: (f) => `Trade up the single share to a system share at ${dollars(mergerPrice(f))}, or give it up`,
};

const handRecord = (hand: Hand | undefined): Json => (hand ? [hand.a, hand.b, hand.aside, hand.down] : null);

export const merger = {
  actors: (s, f) => (questionOf(s, f) === null ? [] : [asked(s, f)]),
  moves: [keepStation, setAside, takeFrom, tradeUp, giveUp],
  record: (s, { other, stage, queue, need, trade }) => [
    [other, stage, queue, need],
    s.players.map((player) => handRecord(trade.hands[player])),
    [trade.ipo, trade.pool, trade.discards].map(({ a, b }) => [a, b]),
  ],
  advance(g, f) {
    if (questionOf(g.s, f) !== null) return false;
    goOn(g, f);
    return true;
  },
  asks: (s, f) => questions[questionOf(s, f) ?? '']?.(f) ?? '',
} satisfies FrameKind<State, Merger>;
