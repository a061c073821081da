import { cashOf, trainsOf } from '@roundhouse/rail';
import { mustBuyTrain, nextTrain, trainPrice } from '@roundhouse/titles/1828/08-operating-round/8.3.5.1-trains';
import { isForSale } from '@roundhouse/titles/1828/13-companies/13.2.1-privates';
import { companyOf, isSystem, shellsOf } from '@roundhouse/titles/1828/13-companies/13.4-systems';
import { isFull } from '@roundhouse/titles/1828/15-trains/15.4-train-limit';
import { companyIds, privateIds, roster } from '@roundhouse/titles/1828/material';
import { phase, type State } from '@roundhouse/titles/1828/state';

/** Does the site ask a company for trains? */
export function asksTrains(s: State, company: string): boolean {
  if (mustBuyTrain(s, company)) return true;
  const open = shellsOf(s, company).filter((shell) => !isFull(s, shell));
  if (open.length === 0) return false;
  const others = companyIds.some((id) => companyOf(s, id) !== company && trainsOf(s, roster, id).length > 0);
  const empty = isSystem(s, company) && open.some((shell) => trainsOf(s, roster, shell).length === 0);
  return empty || (others && cashOf(s, company) > 0) || cashOf(s, company) >= trainPrice(nextTrain(s));
}

/** And for privates after them? */
export const asksPrivates = (s: State, company: string): boolean =>
  phase(s).companiesBuyPrivates && cashOf(s, company) > 0 && privateIds.some((id) => isForSale(s, id));
