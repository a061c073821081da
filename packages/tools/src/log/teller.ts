/** Events as sentences: what a player reads of an action. */
import type { GameEvent } from '@roundhouse/kernel';
import { BANK, DEPOT, GONE, IPO, POOL } from '@roundhouse/rail';
import { mergerTellers } from './merging.ts';
import { num, str, type Teller, type Telling } from './sentence.ts';

export interface Line {
  /** `round` and `turn` begin a group of lines. */
  readonly kind: 'round' | 'turn' | 'line';
  readonly text: string;
}

const shares = (count: number): string => (count === 1 ? 'a share' : `${count} shares`);

const sentence = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** What was paid for this: the next payment of the same action, before anything else is told. */
function paid(all: readonly GameEvent[], at: number, t: Telling): string {
  const next = all.slice(at + 1).find(({ event }) => event === 'pay' || main.has(event));
  return next?.event === 'pay' ? ` for ${t.words.money(num(next, 'amount'))}` : '';
}

function startCost(all: readonly GameEvent[], t: Telling): string {
  const payment = all.find((one) => one.event === 'pay' && one['why'] === 'start');
  return payment ? ` and pays ${t.words.money(num(payment, 'amount'))} into its treasury` : '';
}

/** Payments of one reason, gathered: `Anna fl. 20, Bram fl. 10`. */
function payees(all: readonly GameEvent[], why: string, t: Telling): string {
  const sums = new Map<string, number>();
  for (const event of all) {
    if (event.event !== 'pay' || event['why'] !== why) continue;
    const to = str(event, 'to');
    sums.set(to, (sums.get(to) ?? 0) + num(event, 'amount'));
  }
  return [...sums].map(([to, amount]) => `${t.name(to)} ${t.words.money(amount)}`).join(', ');
}

/** Where a share comes from, in the words of the book. */
const source = (from: string, t: Telling): string => (from === POOL ? t.words.pool : from === IPO ? 'IPO' : from);

const isFirst = (all: readonly GameEvent[], at: number): boolean =>
  all.findIndex((one) => one.event === all[at]!.event && one['why'] === all[at]!['why']) === at;

/** Is the change already told by a sentence of its own? */
const toldBy = (all: readonly GameEvent[], ...events: string[]): boolean =>
  all.some(({ event }) => events.includes(event));

function route(run: { train: string; path: readonly string[] }, t: Telling): string {
  const stops = run.path.filter((point) => point.includes(':')).map((point) => point.split(':')[0]!);
  return `${t.train(run.train)}: ${stops.map((hex) => t.words.names.get(hex) ?? hex).join(' – ')}`;
}

function terms(event: GameEvent, t: Telling): string {
  const { thing, id, company, price } = event['terms'] as { thing: string; id: string; company: string; price: number };
  const what = thing === 'train' ? `a ${t.train(id)} train` : (t.words.names.get(id) ?? id);
  return `${what} to the ${company} for ${t.words.money(price)}`;
}

function payment(event: GameEvent, t: Telling, all: readonly GameEvent[], at: number): string | null {
  const [from, to] = [t.name(str(event, 'from')), t.name(str(event, 'to'))];
  const amount = t.words.money(num(event, 'amount'));
  switch (event['why']) {
    case 'income':
      return isFirst(all, at) ? `Income of the privates: ${payees(all, 'income', t)}.` : null;
    case 'dividend':
      return isFirst(all, at) ? `Paid: ${payees(all, 'dividend', t)}.` : null;
    case 'help':
      return `${from} adds ${amount} of own money for the ${to}.`;
    case 'subsidy':
      return `The bank pays the ${to} ${amount} for the share that is out already.`;
    case 'bankrupt':
      return `Its ${amount} go to the bank.`;
    // The sentence of what was bought names the sum.
    case 'track':
    case 'station':
    case 'start':
      return null;
    case 'merger':
      return `The treasury of ${from}, ${amount}, goes to ${to}.`;
    default:
      return main.has(all[at - 1]?.event ?? '')
        ? null
        : sentence(`${from} pays ${to} ${amount} (${str(event, 'why')}).`);
  }
}

function trainMoved(event: GameEvent, t: Telling, all: readonly GameEvent[]): string | null {
  if (all.some((one) => one.event === 'buyTrain' && one['train'] === event['train'])) return null;
  const [kind, from, to] = [t.train(str(event, 'train')), str(event, 'from'), str(event, 'to')];
  if (from === DEPOT) return `A ${kind} train leaves the game unsold.`;
  if (to === GONE) return `A ${kind} train of the ${from} leaves the game.`;
  return `A ${kind} train goes from ${t.name(from)} to ${t.name(to)}.`;
}

function privateMoved(event: GameEvent, t: Telling, all: readonly GameEvent[]): string | null {
  if (all.some((one) => one.event === 'privateSold' && one['private'] === event['private'])) return null;
  const [id, to] = [str(event, 'private'), t.name(str(event, 'to'))];
  const payment = all.find((one) => one.event === 'pay' && one['why'] === 'private');
  const cost = payment ? ` for ${t.words.money(num(payment, 'amount'))}` : '';
  return `${to} gets ${id}, ${t.words.names.get(id) ?? 'a private'}${cost}.`;
}

/** Events with a sentence of their own that also tells the payment after them. */
const main = new Set(
  'bid pass start buy sell activate issue redeem placeStation layTile buyTrain run privateSold'.split(' '),
);

const tellers: Readonly<Record<string, Teller>> = {
  bid: (e, t) => `${t.name(str(e, 'by'))} bids ${t.words.money(num(e, 'amount'))} on ${str(e, 'lot')}.`,
  pass: (e, t) => `${t.name(str(e, 'by'))} passes.`,
  done: (e, t) => `${t.name(str(e, 'by'))} ends the turn.`,
  start: (e, t, all) =>
    `${t.name(str(e, 'by'))} starts the ${str(e, 'company')} at ${t.words.money(num(e, 'price'))}${startCost(all, t)}.`,
  buy: (e, t, all, at) =>
    `${t.name(str(e, 'by'))} buys a share of the ${str(e, 'company')} from the ${source(str(e, 'from'), t)}${paid(all, at, t)}.`,
  sell: (e, t, all, at) =>
    `${t.name(str(e, 'by'))} sells ${shares(num(e, 'count'))} of the ${str(e, 'company')}${paid(all, at, t)}.`,
  activate: (e, t) => `${t.name(str(e, 'by'))} turns a share of the ${str(e, 'company')} face up.`,
  issue: (e, t, all, at) => `The ${str(e, 'company')} sells ${shares(num(e, 'count'))} of its own${paid(all, at, t)}.`,
  redeem: (e, t, all, at) =>
    `The ${str(e, 'company')} buys ${shares(num(e, 'count'))} of its own back${paid(all, at, t)}.`,
  layTile: (e, t) =>
    `The ${str(e, 'company')} lays tile ${str(e, 'tile')} on ${t.place(str(e, 'hex'))}, turned by ${str(e, 'rotation')}${num(e, 'cost') > 0 ? `, for ${t.words.money(num(e, 'cost'))}` : ''}.`,
  par: (e, t) =>
    `${t.name(str(e, 'by'))} sets the par of the ${str(e, 'company')} at ${t.words.money(num(e, 'price'))}.`,
  float: (e) => `The ${str(e, 'company')} floats.`,
  exchange: (e, t) =>
    `${t.name(str(e, 'by'))} exchanges a private for a share of the ${str(e, 'company')} from the ${source(str(e, 'from'), t)}.`,
  tile: (e, t, all) =>
    toldBy(all, 'layTile') ? null : `Tile ${str(e, 'tile')} now lies on ${t.place(str(e, 'hex'))}.`,
  placeStation: (e, t, all) => {
    const cost = all.find((one) => one.event === 'pay' && one['why'] === 'station');
    const price = cost ? ` for ${t.words.money(num(cost, 'amount'))}` : '';
    return `The ${str(e, 'company')} places a ${t.words.station} on ${t.place(str(e, 'hex'))}${price}.`;
  },
  station: (e, t, all) =>
    toldBy(all, 'placeStation')
      ? null
      : `The ${str(e, 'company')} places its first ${t.words.station} on ${t.place(str(e, 'hex'))}.`,
  run: (e, t) => {
    const runs = (e['routes'] as unknown as { train: string; path: string[] }[]).map((one) => route(one, t));
    return `The ${str(e, 'company')} runs for ${t.words.money(num(e, 'revenue'))} (${runs.join('; ')}).`;
  },
  dividend: (e, t) => `The ${str(e, 'company')} pays out ${t.words.money(num(e, 'revenue'))}.`,
  withhold: (e, t) => `The ${str(e, 'company')} keeps ${t.words.money(num(e, 'revenue'))}.`,
  noRevenue: (e) => `The ${str(e, 'company')} earns nothing.`,
  buyTrain: (e, t, all, at) =>
    `The ${str(e, 'company')} buys a ${t.train(str(e, 'train'))} train from ${e['from'] === BANK ? 'the bank' : `the ${str(e, 'from')}`}${paid(all, at, t)}.`,
  arrange: (e) => `The ${str(e, 'company')} arranges its trains.`,
  train: trainMoved,
  buyCoal: (e) => `The ${str(e, 'company')} buys a coal marker.`,
  coal: (e, t, all) => (toldBy(all, 'buyCoal') ? null : `A coal marker goes to ${t.name(str(e, 'to'))}.`),
  private: privateMoved,
  privateSold: (e, t) =>
    `${t.name(str(e, 'to'))} gets ${str(e, 'private')}, ${t.words.names.get(str(e, 'private')) ?? 'a private'}, for ${t.words.money(num(e, 'price'))}.`,
  privateCloses: (e, t) => `${str(e, 'private')}, ${t.words.names.get(str(e, 'private')) ?? 'a private'}, closes.`,
  pay: payment,
  shares: (e, t, all) =>
    toldBy(all, 'buy', 'sell', 'start', 'issue', 'redeem', 'bankrupt') || e['to'] === POOL || e['to'] === GONE
      ? null
      : `${t.name(str(e, 'to'))} gets ${shares(num(e, 'count'))} of the ${str(e, 'company')}.`,
  director: (e, t, all) =>
    toldBy(all, 'start') || e['director'] === null
      ? null
      : `${t.name(str(e, 'director'))} is now ${t.words.director} of the ${str(e, 'company')}.`,
  price: (e, t, all) => {
    if (toldBy(all, 'start')) return null;
    const price = t.price(str(e, 'company'));
    return price === undefined || price === 0
      ? null
      : `The price of the ${str(e, 'company')} is now ${t.words.money(price)}.`;
  },
  phase: (e) => `Phase ${str(e, 'phase')} begins.`,
  commit: (e, t) => `${t.name(str(e, 'by'))} will sell own shares for a train of the ${str(e, 'company')}.`,
  bankrupt: (e) => `The ${str(e, 'company')} is bankrupt.`,
  offer: (e, t) =>
    `${t.name(str(e, 'by'))} asks ${(e['needs'] as string[]).map((one) => t.name(one)).join(' and ')} for ${terms(e, t)}.`,
  accepted: (e, t) => `${t.name(str(e, 'by'))} agrees.`,
  declined: (e, t) => `${t.name(str(e, 'by'))} declines.`,
  withdrawn: (e, t) => `${t.name(str(e, 'by'))} takes the offer back.`,
  round: (e) => str(e, 'name'),
  operates: (e) => `The ${str(e, 'company')} operates`,
  win: (e, t) => {
    const winners = (e['players'] as string[]).map((player) => t.name(player));
    return winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the victory.`;
  },
  ...mergerTellers,
  restore: (e) => `Everything goes back to where it was: ${str(e, 'why')}.`,
  end: (e) => `The game is over in round ${str(e, 'round')}: ${str(e, 'reason').replaceAll('-', ' ')}.`,
};

/** Kinds of events that have a sentence, or are known to need none. */
export const toldEvents: readonly string[] = Object.keys(tellers);

const kindOf = (event: string): Line['kind'] => (event === 'round' ? 'round' : event === 'operates' ? 'turn' : 'line');

/** The lines of one action. An event that nobody has written a sentence for is shown as it is. */
export function tell(events: readonly GameEvent[], t: Telling): Line[] {
  return events.flatMap((event, at) => {
    const teller = tellers[event.event];
    const text = teller ? teller(event, t, events, at) : JSON.stringify(event);
    return text === null ? [] : [{ kind: kindOf(event.event), text }];
  });
}
