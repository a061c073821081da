/** 6.6: lobbies, and the companies that they float. */
import { type BotCustom, cashOf, sharesOf } from '@roundhouse/rail';
import { nextTrain } from '../07-operating-round/7.2.7-on-sale.ts';
import { floatSizes } from '../10-context/10.5-cost-of-business.ts';
import { cousinsOf } from '../13-companies/13.4-directors.ts';
import { openPars } from '../16-stock-market.ts';
import { LEAST_BID, LOAN } from '../material.ts';
import { type Float, type Increase, type State, stockRoundOf } from '../state.ts';
import { best, done, first, most, type Offered, surely } from './choosing.ts';
import { bestPlace } from './places.ts';
import { directs, reserveFor, turnsLeft } from './reckoning.ts';

/** So many companies keep one player busy, and a new one needs its time; one with much money from the start needs less. */
const COMPANIES = 3;
const TIME_TO_GROW = 4;
const TIME_TO_RUN = 3;
const SOLD_PART = 0.4;
/** The par price that companies of each phase can live up to. */
const GOOD_PAR: Readonly<Record<string, number>> = { yellow: 71, green: 86, blue: 95, brown: 116, red: 128, gray: 128 };
/** What it needs for track and markers beside its first train. */
const BESIDE = 40;
/** Loans that a new company can count on. */
const FIRST_LOANS = 2;

export const soldAtFloat = (size: number): number => size * SOLD_PART;

interface Founding {
  readonly size: number;
  readonly par: number;
}
const costOf = ({ size, par }: Founding): number => soldAtFloat(size) * par;

/** The largest company that so much money floats, if that is enough for its first train. */
function foundingFor(s: State, money: number): Founding | undefined {
  const train = nextTrain(s)?.face.price ?? Number.POSITIVE_INFINITY;
  // Large ones only where the money would otherwise lie idle.
  const sizes = isLate(s) ? floatSizes(s) : floatSizes(s).slice(0, 1);
  const all = sizes.flatMap((size) => openPars(s).map((par) => ({ size, par: par.price })));
  const good = all.filter(
    (one) =>
      one.par <= GOOD_PAR[s.phase]! && costOf(one) <= money && costOf(one) + FIRST_LOANS * LOAN >= train + BESIDE,
  );
  return best(good, costOf);
}
const isLate = (s: State): boolean => ['red', 'gray'].includes(s.phase);

const lobbiesOf = (s: State, by: string): number => stockRoundOf(s)?.lobbies.filter(({ of }) => of === by).length ?? 0;

export function fundsLobby(s: State, by: string, offered: Offered): BotCustom | null {
  const own = lobbiesOf(s, by);
  const time = isLate(s) ? TIME_TO_RUN : TIME_TO_GROW;
  if (own + directs(s, by).length >= COMPANIES || turnsLeft(s) < time) return null;
  const money = (cashOf(s, by) - LEAST_BID - reserveFor(s, by)) / (own + 1);
  // A share more than must be sold keeps a company in one's hands.
  const founding = foundingFor(s, money);
  return founding && costOf(founding) + founding.par <= money ? surely(first(offered, 'lobby', 'begin')) : null;
}

/** Step by step: company, size and price; a place; buyers; then everybody is asked. */
export function float(s: State, f: Float, by: string, offered: Offered): BotCustom | null {
  if (f.plan === null) return founds(s, by, offered) ?? first(offered, 'pass', 'leave');
  if (!f.placed) {
    if (f.spots.length > 0) return first(offered, 'keepMarker', 'place');
    const spot = bestPlace(s, offered('place'));
    if (!spot) return first(offered, 'pass', 'leave');
    return done(spot.choice, 'place', spot.rotation === undefined ? {} : { rotation: spot.rotation });
  }
  return first(offered, 'proposeFloat', 'begin') ?? allots(s, by, offered) ?? first(offered, 'pass', 'leave');
}

function founds(s: State, by: string, offered: Offered): BotCustom | null {
  const money = (cashOf(s, by) + helpers(s, by)) / (lobbiesOf(s, by) + 1);
  const founding = foundingFor(s, money);
  return founding ? done(offered('found')[0], 'begin', { size: founding.size, price: founding.par }) : null;
}
/** Cousins buy a part of what has to be sold. */
const helpers = (s: State, by: string): number =>
  cousinsOf(s, by).reduce((sum, cousin) => sum + Math.min(100, cashOf(s, cousin)), 0);

/** The founder as many as can be paid for, then cousins who do not come to direct. */
export function allots(s: State, by: string, offered: Offered): BotCustom | null {
  const all = offered('allot');
  const own = all.find(({ fields }) => fields['owner'] === by);
  if (own) return done(own, 'invest', { count: most(own, 'count') });
  const mine = (s.stack.at(-1) as Float | Increase).buyers[by] ?? 0;
  const held = (owner: unknown): number => sharesOf(s, s.stack.at(-1)!.of ?? '', owner as string);
  const cousin = all.find(
    ({ fields }) => cousinsOf(s, by).includes(fields['owner'] as string) && held(fields['owner']) < mine,
  );
  return cousin ? done(cousin, 'invest', { count: Math.min(most(cousin, 'count'), Math.max(1, mine - 1)) }) : null;
}
