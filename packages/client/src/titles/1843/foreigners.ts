import { DEPOT, type RailState } from '@roundhouse/rail';
import { foreignersNow } from '@roundhouse/titles/1843/face';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';
import { as1843 } from './state.ts';

const colorOf = (train: string): string => train.split('-')[0]!;

/** What the foreigners take after this set of operating rounds, and what follows from it. */
export function supplyNotes(s: RailState, names: Names): Words[] {
  if (s.ended || s.stack.some(({ kind }) => kind === 'privateAuction')) return [];
  const { trains, phase } = foreignersNow(as1843(s));
  const [first, second] = trains;
  if (first === undefined) return [];
  const left = Object.keys(s.trains).filter((train) => s.trains[train] === DEPOT && colorOf(train) === colorOf(first));
  const next = phase === s.phase ? 'none' : phase;
  const values = { first: colorOf(first), left: left.length - 1, next, phase: names.phase(phase) };
  return [
    second === undefined
      ? { id: 'own.foreigners.one', values }
      : { id: 'own.foreigners.two', values: { ...values, second: colorOf(second) } },
  ];
}
