/** What a position is worth to a player, in named parts. */
import { cashOf, type RailState, sharesOf } from '@roundhouse/rail';
import { commonOf, type Forecast, forecast } from './forecast/forecast.ts';
import { moneyIn } from './forecast/rate.ts';
import { type Mind, roundsIn } from './mind/mind.ts';

export interface Parts {
  readonly cash: number;
  readonly dividends: number;
  readonly prices: number;
  readonly privates: number;
  readonly duties: number;
  /** In a bargain: what companies pay and are paid, as far as it could still buy something. */
  readonly treasuries: number;
  /** What the others have, as far as it counts against the player. */
  readonly others: number;
}

export interface Worth {
  readonly total: number;
  readonly parts: Parts;
}

/** The worth of a position for the player, the others' mean counting against it. */
export function worthOf(mind: Mind, s: RailState, player: string = mind.seat): Worth {
  mind.work++;
  const seen = outlookOf(mind, s);
  const own = ownWorth(mind, s, player, seen);
  const others = s.players.filter((one) => one !== player);
  const envy = others.length === 1 ? mind.weights.envyOfTwo : mind.weights.envy;
  let sum = 0;
  for (const other of others) sum += totalOf(ownWorth(mind, s, other, seen));
  const against = (-envy * sum) / Math.max(1, others.length) - (hasLost(mind, s, player) ? LOST : 0);
  return { total: totalOf(own) + against, parts: { ...own, others: against } };
}

/** A game that is over and not won is worth less than any that goes on. */
const LOST = 100_000;

function hasLost(mind: Mind, s: RailState, player: string): boolean {
  if (!s.ended) return false;
  const scores = mind.title.score(s);
  return s.players.some((other) => scores[other]! > scores[player]!);
}

/** Rounds before the end from which on less and less money of a company finds something to buy. */
const SOON = 4;

type OwnParts = Omit<Parts, 'others'>;
const totalOf = (parts: OwnParts): number =>
  parts.cash + parts.dividends + parts.prices + parts.privates + parts.duties + parts.treasuries;

/** The forecasts of all companies that anybody has a hand in. */
function outlookOf(mind: Mind, s: RailState): ReadonlyMap<string, Forecast> {
  const seen = new Map<string, Forecast>();
  if (s.ended) return seen;
  const common = commonOf(mind, s);
  for (const company of mind.companies) {
    if (s.companies[company]!.status === 'started') seen.set(company, forecast(mind, s, company, common));
  }
  return seen;
}

const NO_PARTS: OwnParts = { cash: 0, dividends: 0, prices: 0, privates: 0, duties: 0, treasuries: 0 };

/** Without a look at the others. */
function ownWorth(mind: Mind, s: RailState, player: string, seen: ReadonlyMap<string, Forecast>): OwnParts {
  if (s.ended) return { ...NO_PARTS, cash: mind.title.score(s)[player] ?? 0 };
  const { sense, weights } = mind;
  const rounds = roundsIn(mind, s);
  let dividends = 0;
  let prices = 0;
  let duties = 0;
  let sellable = 0;
  let treasuries = 0;
  const buys = mind.bargains ? weights.treasury * Math.min(1, Math.max(0, rounds - 1) / SOON) : 0;
  for (const company of mind.companies) {
    const shares = sharesOf(s, company, player);
    const { director, status } = s.companies[company]!;
    if (shares === 0 && director !== player) continue;
    if (status === 'unstarted') {
      prices += shares * weights.unparredShare;
      continue;
    }
    const outlook = seen.get(company);
    if (!outlook) continue;
    if (buys > 0)
      treasuries += (buys * shares * (cashOf(s, company) - cashOf(mind.root, company))) / mind.shares.get(company)!;
    sellable += weights.saleYield * shares * mind.title.priceOf(s, company);
    dividends += shares * outlook.dividends;
    prices += shares * outlook.price;
    if (director === player) duties -= outlook.duty;
    else if (sense.trainOrRuin && isHeir(s, company, player)) duties -= weights.heir * outlook.duty;
  }
  let privates = 0;
  for (const { id, revenue } of mind.material.privates) {
    if (s.privates[id] !== player) continue;
    privates += sense.privateWorth(s, id, player) + revenue * moneyOver(mind, s, sense.privateRounds(s, id, rounds));
  }
  const cash = cashOf(s, player);
  if (sense.trainOrRuin) {
    const all = cash + dividends + prices + privates;
    duties -=
      all *
      (weights.ruin === 0
        ? risk(-duties, cash + sellable, weights.safe)
        : ruinOf(mind, s, { player, cash, sellable }, seen));
  }
  return { cash, dividends, prices, privates, duties, treasuries };
}

/** What one of something that comes in each of these rounds counts together. */
function moneyOver(mind: Mind, s: RailState, rounds: number): number {
  if (mind.weights.early === 0) return rounds;
  let sum = 0;
  for (let t = 0; t < rounds; t++) sum += Math.min(1, rounds - t) * moneyIn(mind, s, t);
  return sum;
}

/** The player with most after the director gets the company, with all that it owes, when the director sells or is out. */
const isHeir = (s: RailState, company: string, player: string): boolean => {
  const own = sharesOf(s, company, player);
  const { director } = s.companies[company]!;
  return own > 1 && s.players.every((other) => other === director || sharesOf(s, company, other) <= own);
};

interface Means {
  readonly player: string;
  readonly cash: number;
  readonly sellable: number;
}

/** How likely all is lost in one of the rounds to come: by what is owed in it, beside what has come in by then. */
function ruinOf(
  mind: Mind,
  s: RailState,
  { player, cash, sellable }: Means,
  seen: ReadonlyMap<string, Forecast>,
): number {
  let money = cash;
  let stays = 1;
  const rounds = Math.max(0, ...[...seen.values()].map(({ duties }) => duties.length));
  for (let t = 0; t < rounds; t++) {
    let owed = 0;
    for (const [company, { payments, duties }] of seen) {
      money += sharesOf(s, company, player) * (payments[t] ?? 0);
      if (s.companies[company]!.director === player) owed += duties[t] ?? 0;
    }
    if (owed === 0) continue;
    stays *= 1 - risk(owed, money + sellable, mind.weights.ruin);
    money -= owed;
  }
  return 1 - stays;
}

/** How likely all is lost: not at all up to the safe part of what could be raised, for sure where more is owed than that. */
const risk = (owed: number, means: number, safe: number): number =>
  owed === 0 ? 0 : Math.min(1, Math.max(0, owed / Math.max(1, means) - safe) / (1 - safe));
