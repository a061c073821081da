import { cashOf } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import {
  companyOf,
  isForSale,
  isFull,
  isSystem,
  nextTrain,
  phase,
  shellsOf,
  type State,
} from '@roundhouse/titles/1828/face';

const hasTrain = (s: State, holder: string): boolean => Object.values(s.trains).includes(holder);

/** Does the site ask a company for trains? */
export function asksTrains(s: State, company: string): boolean {
  if (title1828.mustBuyTrain!(s, company)) return true;
  const open = shellsOf(s, company).filter((shell) => !isFull(s, shell));
  if (open.length === 0) return false;
  const others = Object.keys(s.companies).some((id) => companyOf(s, id) !== company && hasTrain(s, id));
  const empty = isSystem(s, company) && open.some((shell) => !hasTrain(s, shell));
  return empty || (others && cashOf(s, company) > 0) || cashOf(s, company) >= title1828.train(s, nextTrain(s))!.price;
}

/** And for privates after them? */
export const asksPrivates = (s: State, company: string): boolean =>
  phase(s).companiesBuyPrivates && cashOf(s, company) > 0 && Object.keys(s.privates).some((id) => isForSale(s, id));
