import { enclosing, type LoggedAction } from '@roundhouse/kernel';
import { cashOf, cellAt, type Names, priceAfter, type RailTitle, type Said } from '@roundhouse/rail';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { auction } from './06-private-auction/6-process.ts';
import { salePrice } from './07-stock-round/7.2-selling.ts';
import { homeRevenue } from './07-stock-round/7.5-fee.ts';
import { isFloated } from './07-stock-round/7.5-floating.ts';
import { facts } from './08-operating-round/8.4-emergency.ts';
import { DISCOUNT } from './material.ts';
import type { Emergency, PrivateAuction, State } from './state.ts';

type Noting = (title: RailTitle, s: State, action: LoggedAction, names: Names) => Said | null;

/** The price of a company after a sale that nobody redeems. */
const fallen = (title: RailTitle, s: State, company: string, count: number): number =>
  cellAt(title.material(s).markets, priceAfter(title, s, company, { kind: 'sold', count, byDirector: false })).price;

/** What a sale would bring before it is announced. */
const sell: Noting = (title, s, action) => {
  const [company, count] = [textOf(action, 'company'), numberOf(action, 'count')];
  const each = salePrice(s, company);
  return {
    id: 'own.row.sell',
    values: {
      count,
      each,
      sum: count * each,
      before: title.priceOf(s, company),
      after: fallen(title, s, company, count),
    },
  };
};

/** What a company pays to have its shares back. */
const redeem: Noting = (title, s, action) => {
  const [company, count] = [textOf(action, 'company'), numberOf(action, 'count')];
  return {
    id: 'own.row.redeem',
    values: { count, cost: count * title.priceOf(s, company), treasury: cashOf(s, company) },
  };
};

/** What shares sold for a debt do: the price, who is asked to redeem or why nobody is, and what is left over. */
const raise: Noting = (title, s, action, names) => {
  const emergency = enclosing<Emergency>(s, 'emergency');
  const outcome = outcomeOf(title, s, action);
  if (!emergency || !outcome.ok) return null;
  const [company, count] = [textOf(action, 'company'), numberOf(action, 'count')];
  const { missing } = facts(s, emergency);
  const asked = outcome.state.stack.at(-1)?.kind === 'redemption' ? outcome.state.companies[company]?.director : null;
  const reason = company === emergency.of ? 'need' : isFloated(s, company) ? 'poor' : 'unfloated';
  return {
    id: 'own.row.raise',
    values: {
      before: title.priceOf(s, company),
      after: fallen(title, s, company, count),
      answer: asked ? (asked === action.by ? 'own' : 'asked') : reason,
      player: names.player(asked ?? ''),
      stays: Math.max(0, count * salePrice(s, company) - missing),
    },
  };
};

/** What a home earns now. */
const reserve: Noting = (_, s, action) => ({
  id: 'own.row.home',
  values: { value: homeRevenue(s, textOf(action, 'hex')) },
});

/** Of two markers in a hex the active company can use only the older one at once. */
const giveBack: Noting = (_, s, action) => {
  const company = s.stack.at(-1)?.of ?? '';
  return enclosing(s, 'operatingTurn')?.of === company
    ? { id: 'own.row.return', values: { marker: textOf(action, 'marker'), company } }
    : { id: 'own.row.returnOther' };
};

/** The price before and after. */
const discount: Noting = (_, s, action) => {
  const sale = enclosing<PrivateAuction>(s, 'privateAuction');
  if (!sale) return null;
  const before = auction.price(sale, textOf(action, 'private'));
  return { id: 'own.row.discount', values: { before, after: Math.max(0, before - DISCOUNT) } };
};

const notes: Readonly<Partial<Record<string, Noting>>> = {
  'privateAuction.discount': discount,
  'stockTurn.sell': sell,
  'stockTurn.redeem': redeem,
  'emergency.sell': raise,
  'homes.reserveHome': reserve,
  'double.returnStation': giveBack,
};

/** The most telling words about a row, by the frame and the move. */
export const note: Noting = (title, s, action, names) =>
  notes[`${action.frame.split('/')[0]}.${action.type}`]?.(title, s, action, names) ?? null;
