/** Answers what a lesson asks of a position. The rules are asked, never changed. */
import { canonical, frameName, type GameEvent, type Json, type LoggedAction, own } from '@roundhouse/kernel';
import { arrivals, bestRun, type RailState, type RailTitle } from '@roundhouse/rail';
import type { Amount, Condition, Pattern, Value } from './conditions.ts';

/** A position of a lesson, and how the task came to it. */
export interface Moment {
  readonly title: RailTitle;
  readonly state: RailState;
  /** The position in which the task began. */
  readonly start: RailState;
  /** What has happened since. */
  readonly events: readonly GameEvent[];
  /** The learner's last action. */
  readonly last: LoggedAction | null;
}

export function holds(condition: Condition, moment: Moment): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, moment));
  if ('any' in condition) return condition.any.some((one) => holds(one, moment));
  if ('not' in condition) return !holds(condition.not, moment);
  if ('happened' in condition) return moment.events.some((event) => fits(condition.happened, event));
  if ('did' in condition) return moment.last !== null && fits(condition.did, moment.last);
  if ('frame' in condition) return isOpen(moment.state, condition.frame);
  return compares(condition, comparedOf(condition, moment), moment);
}

type Comparison = Extract<Condition, { readonly value: Value }>;

/** The present value that a comparison looks at. */
export function comparedOf({ value, grown }: Comparison, { title, state, start }: Moment): Json {
  const now = valueOf(title, state, value);
  if (!grown) return now;
  return Number(now ?? 0) - Number(valueOf(title, start, value) ?? 0);
}

function compares({ is, in: list, atLeast, atMost, has }: Comparison, now: Json, { title, state }: Moment): boolean {
  const isAmong = (options: readonly Json[]): boolean => options.some((one) => canonical(one) === canonical(now));
  const amountOf = (amount: Amount): number =>
    typeof amount === 'number' ? amount : amount.times * Number(valueOf(title, state, amount.value) ?? 0);
  return (
    (is === undefined || isAmong([is])) &&
    (list === undefined || isAmong(list)) &&
    (atLeast === undefined || Number(now ?? 0) >= amountOf(atLeast)) &&
    (atMost === undefined || Number(now ?? 0) <= amountOf(atMost)) &&
    (has === undefined || elementsOf(now).some((one) => (typeof has === 'string' ? one === has : fits(has, one))))
  );
}

const elementsOf = (value: Json): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Has a record all of these fields? */
export const fits = (pattern: Pattern, data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(pattern).every(([key, value]) => {
    const there = own(data as Readonly<Record<string, unknown>>, key);
    return there !== undefined && canonical(there) === canonical(value);
  });

const isOpen = ({ stack }: RailState, name: string): boolean =>
  stack.some((frame) => frame.kind === name || frameName(frame) === name);

export function valueOf(title: RailTitle, s: RailState, value: Value): Json {
  if ('cash' in value) return own(s.cash, value.cash) ?? 0;
  if ('shares' in value) return own(own(s.shares, value.shares) ?? {}, value.of) ?? 0;
  if ('price' in value) return own(s.market.at, value.price) ? title.priceOf(s, value.price) : null;
  if ('trains' in value) return trainsOf(title, s, value.trains, value.kind).length;
  if ('run' in value) return revenueOf(title, s, value.run, value.with);
  if ('stations' in value) return stationsOf(s, value.stations, value.hex);
  if ('reaches' in value) return reaches(title, s, value.reaches, value.hex);
  if ('certificates' in value)
    return s.players.includes(value.certificates) ? title.certificates(s, value.certificates).held : 0;
  if ('director' in value) return own(s.companies, value.director)?.director ?? null;
  if ('status' in value) return own(s.companies, value.status)?.status ?? null;
  if ('private' in value) return own(s.privates, value.private) ?? null;
  if ('worth' in value) return own(title.score(s), value.worth) ?? null;
  if ('phase' in value) return s.phase;
  if ('round' in value) return title.roundName(s);
  return at(s, value.at);
}

function trainsOf(title: RailTitle, s: RailState, company: string, kind?: string): string[] {
  const holders = own(s.companies, company) ? title.shells(s, company) : [company];
  const held = Object.keys(s.trains).filter((train) => holders.includes(s.trains[train]!));
  return kind === undefined ? held : held.filter((train) => title.train(s, train)?.id === kind);
}

function stationsOf(s: RailState, company: string, hex?: string): number {
  const spots = own(s.stations, company) ?? [];
  return hex === undefined ? spots.length : spots.filter((spot) => spot.hex === hex).length;
}

/** So much is searched for one value: a lesson is answered while somebody looks at it. */
const MOST_NODES = 300_000;
const revenues = new WeakMap<RailState, Map<string, number>>();

/** What the best run of a company earns in this position, remembered with it. */
function revenueOf(title: RailTitle, s: RailState, company: string, kinds?: readonly string[]): number {
  if (own(s.companies, company)?.status !== 'started') return 0;
  const known = revenues.get(s) ?? new Map<string, number>();
  revenues.set(s, known);
  const key = canonical([company, kinds ?? null]);
  let revenue = known.get(key);
  if (revenue === undefined) {
    const trains = kinds ? trainsOfKinds(title, s, kinds) : undefined;
    const { network, trains: specs, rules = {} } = title.runProblemOf(s, company, trains);
    revenue = bestRun(network, specs, { ...rules, maxNodes: MOST_NODES }).revenue;
    known.set(key, revenue);
  }
  return revenue;
}

/** Trains of these kinds, of any owner. */
function trainsOfKinds(title: RailTitle, s: RailState, kinds: readonly string[]): string[] {
  const taken: string[] = [];
  for (const kind of kinds) {
    const train = Object.keys(s.trains).find((one) => !taken.includes(one) && title.train(s, one)?.id === kind);
    if (train !== undefined) taken.push(train);
  }
  return taken;
}

function at(s: RailState, way: readonly (string | number | Pattern)[]): Json {
  let value: unknown = s;
  for (const key of way) {
    if (typeof value !== 'object' || value === null) return null;
    value =
      typeof key === 'object'
        ? (Array.isArray(value) ? value : []).find((one) => fits(key, one))
        : own(value as Readonly<Record<string, unknown>>, String(key));
  }
  return (value ?? null) as Json;
}

function reaches(title: RailTitle, s: RailState, company: string, hex: string): boolean {
  const index = title.material(s).board.indexOf.get(hex);
  const stations = own(s.stations, company) ?? [];
  return index !== undefined && stations.length > 0 && arrivals(title.reachFor(s, company), index) !== 0;
}
