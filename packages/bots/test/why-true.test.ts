/** Every number and every claim of a reason, recomputed from the positions before and after the move. */
import { choose, type Chosen, viewOf, weightsFor } from '@roundhouse/bots';
import { indication } from '@roundhouse/host';
import { apply, choices, deciders, type LoggedAction, start } from '@roundhouse/kernel';
import { cashOf, type RailState, type RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { kindOfTrain, trainFacts, trainsHeld } from '../src/features/clock.ts';
import { companyWith } from '../src/features/on-sale.ts';
import { type Forecast, forecast } from '../src/forecast/forecast.ts';
import { makeMind, type Mind } from '../src/mind/mind.ts';
import { type Plan, scoreOf } from '../src/plans/plan.ts';
import { textOf } from '../src/plans/words.ts';
import type { Parts } from '../src/value.ts';
import { after } from './table.ts';

interface Told {
  readonly mind: Mind;
  readonly s: RailState;
  readonly chosen: Chosen;
  readonly best: Plan;
  readonly values: Readonly<Record<string, unknown>>;
  /** The position that the sentence speaks of: with what is meant to follow. */
  readonly later: RailState;
}

/** A step in which people speak: nothing in a sentence is nearer than that. */
const near = (said: unknown, real: number): boolean => {
  const size = Math.abs(real);
  return Math.abs(Number(said) - real) <= (size < 20 ? 0.5 : size < 100 ? 2.5 : 5) + 1e-6;
};
const companyOf = ({ chosen, values }: Told): string => textOf(values['company'] ?? chosen.action.frame.split('/')[1]);
const seen = ({ mind }: Told, s: RailState, company: string): Forecast => forecast(mind, s, company);
const meanGain = (told: Told): number => {
  const company = companyOf(told);
  return seen(told, told.later, company).mean - seen(told, told.s, company).mean;
};
const is = ({ mind }: Told, kind: 'pass' | 'accept' | 'decline' | 'join' | 'lay', { action }: Plan): boolean =>
  mind.sense.is(kind, action.type, action.frame);
const passing = (told: Told): Plan | undefined => told.chosen.plans.find((plan) => is(told, 'pass', plan));
const rival = ({ chosen: { plans }, best }: Told): Plan | undefined =>
  plans.find((plan) => JSON.stringify(plan.action) !== JSON.stringify(best.action) && scoreOf(plan) <= scoreOf(best));
const held = ({ mind, s }: Told, company: string): number => trainsHeld(mind, s, company).length;
const share = (told: Told): boolean => {
  const { pays, ends } = seen(told, after(told.mind.title, told.s, told.chosen.action), companyOf(told));
  const { dividends, price } = told.values;
  return near(price, ends) && (dividends === undefined ? pays < 1 : near(dividends, pays));
};
const planned = ({ values, best, chosen }: Told): boolean =>
  values['count'] === best.next.length && best.next.every((next) => next['company'] === chosen.action['company']);
const against =
  (than: (told: Told) => Plan | undefined, part: keyof Parts) =>
  (told: Told): boolean => {
    const other = than(told);
    if (!other) return false;
    const gain = Number(told.values['gain']);
    const total = told.best.worth.total - other.worth.total;
    return near(gain, Math.min(total, told.best.worth.parts[part] - other.worth.parts[part]));
  };
const difference =
  (name: string) =>
  (told: Told, other: Plan | undefined): boolean =>
    other !== undefined && near(told.values[name], told.best.worth.total - other.worth.total);

const sellerOf = ({ mind, s, chosen }: Told): string => companyWith(mind, s, s.trains[textOf(chosen.action['train'])]!);
const earnsMoreThere = (told: Told): boolean => {
  const { s, later } = told;
  const mean = (at: RailState, company: string): number => seen(told, at, company).mean;
  const [buyer, seller] = [companyOf(told), sellerOf(told)];
  return mean(later, buyer) - mean(s, buyer) > mean(s, seller) - mean(later, seller);
};

type Claim = (told: Told) => boolean;
const parts = ['cash', 'dividends', 'prices', 'privates', 'duties', 'treasuries', 'others'] as const;

const claims: Readonly<Record<string, Claim>> = {
  only: ({ mind, s }) => choices(mind.title, s, mind.seat).length === 1,
  none: ({ chosen }) =>
    chosen.plans.length === 1 || new Set(chosen.plans.map(({ action }) => JSON.stringify(action))).size === 1,
  'run.best': ({ s, values }) =>
    (s.stack.at(-1) as { indicated?: { revenue: number } }).indicated?.revenue === values['amount'],
  'lay.now': (told) => {
    const company = companyOf(told);
    return near(told.values['more'], seen(told, told.later, company).next - seen(told, told.s, company).next);
  },
  'lay.later': (told) => near(told.values['more'], meanGain(told)),
  'lay.two': (told) => near(told.values['more'], meanGain(told)) && told.best.next.length > 0,
  'lay.only': (told) =>
    told.chosen.plans
      .filter((plan) => is(told, 'lay', plan))
      .every(
        (plan) => seen(told, plan.after, companyOf(told)).mean <= seen(told, told.later, companyOf(told)).mean + 1.01,
      ),
  station: (told) => near(told.values['more'], meanGain(told)),
  'dividend.pay': (told) => paid(told) && price(told, told.later) >= price(told, told.s),
  'dividend.cash': (told) => paid(told) && price(told, told.later) < price(told, told.s),
  'dividend.hold': (told) =>
    difference('gain')(
      told,
      told.chosen.plans.find(({ action }) => action['choice'] !== 'withhold'),
    ),
  'dividend.train': ({ mind, s, best, values }) =>
    kindOfTrain(mind.title, s, textOf(best.next[0]!['train'])) === values['train'],
  'train.more': (told) => near(told.values['more'], meanGain(told)),
  'train.rust': (told) => {
    const { mind, s, values } = told;
    const facts = trainFacts(mind.material);
    const ends = trainsHeld(mind, s, textOf(values['rival'])).some(
      (one) => facts.get(kindOfTrain(mind.title, s, one))!.endedBy.length > 0,
    );
    return near(values['more'], meanGain(told)) && ends;
  },
  'train.need': (told) => held(told, companyOf(told)) === 0 && difference('gain')(told, passing(told)),
  'train.spare': (told) => held(told, companyOf(told)) > 0 && difference('gain')(told, passing(told)),
  'share.worth': share,
  'share.price': share,
  'start.worth': share,
  'start.price': share,
  'share.plan': planned,
  'start.plan': planned,
  'sell.dump': (told) => {
    const { dividends, price: last } = seen(told, told.s, companyOf(told));
    return dividends + last < price(told, told.s);
  },
  'sell.for': (told) => difference('gain')(told, passing(told) ?? rival(told)),
  'bid.worth': (told) => {
    const { chosen, best, values, mind } = told;
    const lot = textOf(chosen.action['private'] ?? chosen.action.frame.split('/')[1]);
    const asked = Number(chosen.action['amount'] ?? mind.material.privates.find(({ id }) => id === lot)?.price);
    const than = passing(told) ?? rival(told);
    return than !== undefined && near(values['worth'], asked + best.worth.parts.privates - than.worth.parts.privates);
  },
  'bid.stalled': ({ best }) => best.bias > 0,
  'offer.accept': (told) =>
    difference('gain')(
      told,
      told.chosen.plans.find((plan) => is(told, 'decline', plan)),
    ),
  // Where more than one thing could be agreed to, the best of them is meant.
  'offer.decline': (told) =>
    difference('loss')(told, told.chosen.plans.find((plan) => is(told, 'accept', plan)) ?? rival(told)),
  'trade.private': ({ mind, s, chosen }) => s.privates[textOf(chosen.action['private'])] === mind.seat,
  'trade.train': (told) => earnsMoreThere(told) && told.s.companies[sellerOf(told)]!.director === told.mind.seat,
  'trade.bought': (told) =>
    earnsMoreThere(told) && sellerOf(told) === told.values['seller'] && near(told.values['more'], meanGain(told)),
  join: (told) => difference('gain')(told, passing(told) ?? rival(told)),
  'pass.gain': (told) => difference('loss')(told, rival(told)),
  'pass.nothing': ({ best, chosen }) => chosen.plans.every((plan) => scoreOf(plan) <= scoreOf(best)),
  'any.even': ({ best, chosen }) => chosen.plans.every((plan) => scoreOf(plan) <= scoreOf(best)),
  ...Object.fromEntries(parts.map((part) => [`over.${part}`, against(passing, part)])),
  ...Object.fromEntries(parts.map((part) => [`any.${part}`, against(rival, part)])),
};

function paid({ mind, s, best, values }: Told): boolean {
  return near(values['cash'], cashOf(best.after, mind.seat) - cashOf(s, mind.seat));
}
const price = (told: Told, s: RailState): number => told.mind.title.priceOf(s, companyOf(told));

/** What is wrong with what was said of this move; nothing, if all of it is true. */
function untrue(title: RailTitle<RailState>, s: RailState, chosen: Chosen): string | null {
  const { key, values, text } = chosen.why;
  if (key.startsWith('custom.')) return null;
  const best = chosen.plans.find(({ action }) => action === chosen.action);
  const claim = claims[key];
  if (!best || !claim) return `${key} is not looked into`;
  const mind = makeMind(title, s, chosen.action.by, weightsFor(title.id));
  const told: Told = { mind, s, chosen, best, values, later: best.after };
  return claim(told) ? null : `${key} ${JSON.stringify(values)}: ${text} after ${JSON.stringify(chosen.action)}`;
}

interface Said {
  readonly untrue: readonly string[];
  readonly keys: ReadonlySet<string>;
}

/** Three club players; a train for which money was withheld must be bought in the same turn. */
function play(title: RailTitle<RailState>, seed: number, actions: number): Said {
  let s: RailState = start(title, { players: 3, seed }).state;
  let shown = false;
  const found: string[] = [];
  const keys = new Set<string>();
  const kept = new Map<string, string>();
  for (let i = 0; i < actions && !s.ended; i++) {
    const [by] = deciders(title, s);
    const first = shown ? null : indication(title, s);
    const chosen = first ? null : choose(title, viewOf(s), by!, seed);
    const action: LoggedAction = first ?? chosen!.action;
    const [asks, company = ''] = action.frame.split('/') as [string, string?];
    if (chosen) {
      const wrong = untrue(title, s, chosen);
      if (wrong) found.push(`${i}: ${wrong}`);
      keys.add(chosen.why.key);
      if (action.type === 'buyTrain') kept.delete(company);
      else if (asks === 'trains' && action.type === 'pass' && kept.has(company))
        found.push(`${i}: the ${company} kept money for a ${kept.get(company)} train and buys none`);
      if (chosen.why.key === 'dividend.train') kept.set(company, textOf(chosen.why.values['train']));
    }
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    shown = action.type === 'indicate' || (shown && title.runProblem(done.state) !== null);
    s = done.state;
  }
  return { untrue: found, keys };
}

/** As far as the second set of operating rounds; ROUNDHOUSE_WHY=2000 plays whole games. */
const ACTIONS = Number(process.env['ROUNDHOUSE_WHY'] ?? 160);

describe.each(titles.map((title) => ({ title, id: title.id })))('reasons in $id', ({ title }) => {
  test('say nothing that is not so', { timeout: 900_000 }, () => {
    const { untrue: wrong, keys } = play(title, 11, ACTIONS);
    expect(wrong).toEqual([]);
    expect(keys.size).toBeGreaterThan(4);
  });
});
