/** Where a price is said to go is where it goes: looked at in all saved games, after everything that moves one. */
import { randomTurn } from '@roundhouse/bots';
import { playOn } from '@roundhouse/host';
import { dice, type GameEvent, History, unwrapEntries, start } from '@roundhouse/kernel';
import { foretold, POOL, priceAfter, type PriceStep, type RailState, type RailTitle, sharesOf } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { savedFile, savedNames } from './saved-games.ts';

/** Something that moves a price, and the state in which it was foreseen. */
interface Expected {
  readonly company: string;
  readonly before: RailState;
  readonly step: PriceStep;
}

/** What a company's turn came to. */
function ofTurn(event: GameEvent): PriceStep | undefined {
  if (event.event === 'dividend') return { kind: 'pay', revenue: Number(event['revenue']) };
  if (event.event === 'withhold') return { kind: 'withhold', revenue: Number(event['revenue']) };
  return event.event === 'noRevenue' ? { kind: 'withhold' } : undefined;
}

const turnOf = (s: RailState) => s.stack.find(({ kind }) => kind === 'stockTurn')?.of;
/** A sale waits for answers: what is taken back does not move a price, and the others move when all have answered. */
const isAnswered = (s: RailState): boolean => s.stack.every(({ kind }) => kind !== 'sale');
const inStockRound = (s: RailState): boolean => s.stack.some(({ kind }) => kind === 'stockRound');

/** Follows a game: what is sold in one stock turn is one sale until the marker moves or the turn is over. */
class Watch {
  #sales: readonly (Expected & { readonly step: PriceStep & { kind: 'sold' } })[] = [];

  /** What moved prices in this action, or should have, and is over. */
  see(before: RailState, after: RailState, events: readonly GameEvent[]): Expected[] {
    for (const { event, company, by, count } of events as readonly Readonly<Record<string, string>>[]) {
      if (event === 'sell') this.#sold(before, company!, by!, Number(count));
      // A marker that has gone to another market, or that is no more, went there for another reason.
      if (['redeem', 'converts', 'nationalised'].includes(event!)) this.#forget(company!);
    }
    const isOver = (company: string): boolean =>
      isAnswered(after) &&
      (before.market.at[company] !== after.market.at[company] ||
        turnOf(before) === undefined ||
        turnOf(before) !== turnOf(after));
    const sales = this.#sales.filter(({ company }) => isOver(company));
    this.#sales = this.#sales.filter((one) => !sales.includes(one));
    const turns = events.flatMap((event) => {
      const step = ofTurn(event);
      const company = event['company'] as string;
      const own = events.filter((one) => one['company'] === company);
      // A company that then does not pay, or cannot, falls for that in the same action.
      const fails = own.some((one) => one.event === 'refuses') || own.filter((one) => one.event === 'price').length > 1;
      return step && !fails ? [{ company, before, step }] : [];
    });
    const known = [...sales, ...turns];
    const others = events.filter(
      ({ event, company }) =>
        event === 'price' &&
        known.every((one) => one.company !== company) &&
        // One that nobody directs may operate by itself in the same action.
        !events.some((one) => one.event === 'operates' && one['company'] === company) &&
        sharesOf(before, company as string, POOL) === 0,
    );
    const soldOut = inStockRound(before) && !inStockRound(after) ? others : [];
    return [
      ...known,
      ...soldOut.map(({ company }) => ({ company: company as string, before, step: { kind: 'soldOut' as const } })),
    ];
  }

  #forget(company: string): void {
    this.#sales = this.#sales.filter((one) => one.company !== company);
  }

  #sold(before: RailState, company: string, by: string, count: number): void {
    const earlier = this.#sales.find((one) => one.company === company);
    const byDirector = before.companies[company]!.director === by;
    this.#sales = earlier
      ? this.#sales.map((one) =>
          one === earlier ? { ...one, step: { ...one.step, count: one.step.count + count } } : one,
        )
      : [...this.#sales, { company, before, step: { kind: 'sold', count, byDirector } }];
  }
}

/** How often each step was seen in a saved game; each went where it was foretold. */
function watched(title: RailTitle, name: string): Record<string, number> {
  const seen: Record<string, number> = {};
  const file = savedFile(name);
  const history = History.open(title, { ...file, entries: [] });
  let watch = new Watch();
  for (const entry of unwrapEntries(file.entries)) {
    const before = history.state;
    const done = history.replay(entry);
    if (!done.ok) throw new Error(`${name} does not open`);
    // Something was taken back, or done again.
    if (!('events' in done)) watch = new Watch();
    else count(title, history.state, watch.see(before, history.state, done.events), seen);
  }
  return seen;
}

function count(title: RailTitle, after: RailState, expected: readonly Expected[], seen: Record<string, number>): void {
  for (const { company, before, step } of expected) {
    const to = after.market.at[company];
    // A company that is closed has no price any more.
    if (to === undefined) continue;
    expect(priceAfter(title, before, company, step), `${company} after ${JSON.stringify(step)}`).toEqual(to);
    const name = step.kind === 'sold' && step.byDirector ? 'soldByDirector' : step.kind;
    seen[name] = (seen[name] ?? 0) + 1;
  }
}

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  test('every price goes where it was foretold', () => {
    const names = savedNames.filter((name) => name.startsWith(`${title.id}-`));
    const seen = names.map((name) => watched(title, name));
    const all = (kind: string): number => seen.reduce((sum, one) => sum + (one[kind] ?? 0), 0);
    const sold = 'sold' in title.priceMoves ? ['sold', 'soldByDirector'] : [];
    const kinds = ['pay', 'withhold', ...sold, ...('soldOut' in title.priceMoves ? ['soldOut'] : [])];
    for (const kind of kinds) expect(all(kind), kind).toBeGreaterThanOrEqual(10);
  });

  test('all that is foreseen has words, and nothing is foreseen for a company without a price', () => {
    const chance = dice(7);
    const first = start(title, { players: 3, seed: 7 }).state;
    const [company] = Object.keys(first.companies);
    expect(foretold(title, first, company!)).toEqual([]);
    for (const { before } of playOn(title, first, (s) => randomTurn(title, s, chance))) {
      const [priced] = before.market.order;
      if (priced === undefined) continue;
      const names = foretold(title, before, priced).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => !(`own.price.${name}` in title.words))).toEqual([]);
      return;
    }
  });
});
