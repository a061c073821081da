import { IPO, percentOf, POOL, type RailState, type Route, type TrainSpec } from '@roundhouse/rail';
import { isFloated, isRusted, isUnrun } from '@roundhouse/titles/1839/face';
import type { Names } from '../../table/names.ts';
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

/** Which trains have run then: a rusted one is gone right after its run, and what stays behind keeps that run for later. */
export function runLeaves(s: RailState, trains: readonly TrainSpec[], routes: readonly Route[], names: Names): Words {
  const unrun = trains.map(({ id }) => id).filter((train) => isUnrun(as1839(s), train));
  const runs = (train: string): boolean => routes.some((route) => route.train === train);
  const named = (some: readonly string[]): string => some.map((train) => names.train(train)).join(' + ') || 'none';
  return {
    id: 'own.tie',
    values: {
      gone: named(unrun.filter((train) => runs(train) && isRusted(as1839(s), train))),
      ran: named(unrun.filter((train) => runs(train) && !isRusted(as1839(s), train))),
      waits: named(unrun.filter((train) => !runs(train))),
    },
  };
}
