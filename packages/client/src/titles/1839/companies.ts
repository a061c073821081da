import { IPO, percentOf, POOL, type RailState } from '@roundhouse/rail';
import { isFloated, isRusted, isUnrun } from '@roundhouse/titles/1839/face';
import type { Words } from '../../table/words.ts';
import type { CompanyLook, TrainState } from '../presentation.ts';
import { kept } from './map.ts';
import { as1839 } from './state.ts';

function notes(s: RailState, company: string): Words[] {
  const [ipo, pool, own] = [IPO, POOL, company].map((owner) => percentOf(s, company, owner)) as [
    number,
    number,
    number,
  ];
  const parts: (Words | null)[] = [
    isFloated(as1839(s), company) ? null : { id: 'own.note.notFloated' },
    s.companies[company]?.status === 'started' && s.companies[company].director === null
      ? { id: 'own.note.noDirector' }
      : null,
    ipo > 0 ? { id: 'own.note.ipo', values: { ipo } } : null,
    pool > 0 ? { id: 'own.note.pool', values: { pool } } : null,
    own > 0 ? { id: 'own.note.treasury', values: { own } } : null,
    ipo + pool === 0 ? { id: 'own.note.soldOut' } : null,
  ];
  return parts.filter((one) => one !== null);
}

export const company: CompanyLook = { kept, notes };

/** A train that has not run lies sideways; one that has rusted before is hatched and runs once. */
export function trainState(s: RailState, train: string): TrainState | null {
  if (!(s.trains[train]! in s.companies) || !isUnrun(as1839(s), train)) return null;
  return isRusted(as1839(s), train)
    ? { look: 'spared', words: 'own.train.spared' }
    : { look: 'sideways', words: 'own.train.unrun' };
}
