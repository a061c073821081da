import type { LoggedAction } from '@roundhouse/kernel';
import { cashOf, cellAt, type RailState, type RailTitle } from '@roundhouse/rail';
import { emergencyFacts, homeRevenue, isFloated, salePrice } from '@roundhouse/titles/1839/face';
import { outcomeOf } from '../../table/decision/consequences.ts';
import { numberOf, textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';
import { fallOf } from './lanes.ts';
import { as1839, emergencyOf, operatingOf } from './state.ts';

type Noting = (title: RailTitle, s: RailState, action: LoggedAction, names: Names) => Words | null;

/** The price of a company after a sale that nobody redeems. */
const fallen = (title: RailTitle, s: RailState, company: string, count: number): number =>
  cellAt(title.material(s).markets, fallOf(title, s, { company, count })).price;

/** What a sale would bring before it is announced. */
const sell: Noting = (title, s, action) => {
  const [company, count] = [textOf(action, 'company'), numberOf(action, 'count')];
  const each = salePrice(as1839(s), company);
  return {
    id: 'own.row.sell',
    values: { each, before: title.priceOf(s, company), after: fallen(title, s, company, count) },
  };
};

/** What a company pays to have its shares back. */
const redeem: Noting = (title, s, action) => {
  const [company, count] = [textOf(action, 'company'), numberOf(action, 'count')];
  return { id: 'own.row.redeem', values: { cost: count * title.priceOf(s, company), treasury: cashOf(s, company) } };
};

/** What shares sold for a debt do: the price, who is asked to redeem or why nobody is, and what is left over. */
const raise: Noting = (title, s, action, names) => {
  const emergency = emergencyOf(s);
  const outcome = outcomeOf(title, s, action);
  if (!emergency || !outcome.ok) return null;
  const [company, count] = [textOf(action, 'company'), numberOf(action, 'count')];
  const { owed } = emergencyFacts(as1839(s), emergency);
  const asked = outcome.state.stack.at(-1)?.kind === 'redemption' ? outcome.state.companies[company]?.director : null;
  const reason = company === emergency.of ? 'need' : isFloated(as1839(s), company) ? 'poor' : 'unfloated';
  return {
    id: 'own.row.raise',
    values: {
      before: title.priceOf(s, company),
      after: fallen(title, s, company, count),
      answer: asked ? (asked === action.by ? 'own' : 'asked') : reason,
      player: names.player(asked ?? ''),
      stays: Math.max(0, count * salePrice(as1839(s), company) - Math.max(0, owed - cashOf(s, emergency.of))),
    },
  };
};

/** What a home earns now. */
const reserve: Noting = (_, s, action) => ({
  id: 'own.row.home',
  values: { value: homeRevenue(as1839(s), textOf(action, 'hex')) },
});

/** Of two markers in a hex the active company can use only the older one at once. */
const giveBack: Noting = (_, s, action) => {
  const company = s.stack.at(-1)?.of ?? '';
  return operatingOf(s) === company
    ? { id: 'own.row.return', values: { marker: textOf(action, 'marker'), company } }
    : { id: 'own.row.returnOther' };
};

const notes: Readonly<Partial<Record<string, Noting>>> = {
  'stockTurn.sell': sell,
  'stockTurn.redeem': redeem,
  'emergency.sell': raise,
  'homes.reserveHome': reserve,
  'double.returnStation': giveBack,
};

/** The most telling words about a row, by the frame and the move. */
export const rowNote: Noting = (title, s, action, names) =>
  notes[`${action.frame.split('/')[0]}.${action.type}`]?.(title, s, action, names) ?? null;
