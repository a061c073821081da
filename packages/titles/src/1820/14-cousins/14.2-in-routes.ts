/** 14.2 Blue cousins and 14.5.2 Vulcan Foundry: what cousins let trains do. */
import type { Powers, TrainSpec } from '@roundhouse/rail';
import { isCousin } from '../material.ts';
import type { State } from '../state.ts';

export const GWSC = 'GWSC';
export const SASSOON = 'SDS';
const VULCAN = 'VF';
/** 14.2.2-2. */
const MOST_SASSOON = 3;

type Limits = TrainSpec['limits'];
const raised = (limits: Limits, kind: Limits[number]['kinds'][number]): Limits =>
  limits.map((limit) => (limit.kinds.includes(kind) ? { ...limit, max: limit.max + 1 } : limit));

/** A network has neither ends nor a length. */
const powers: Powers = {
  // 14.2.1-1.
  [GWSC]: ({ limits, spreads }) => (spreads ? undefined : { limits: raised(limits, 'port') }),
  // 14.2.2-1.
  [SASSOON]: ({ spreads }) => (spreads ? undefined : { times: { offboard: 2 }, needs: ['port', 'offboard'] }),
  // 14.5.2-1: off-boards are ends, so what comes on top is a city (Q67).
  [VULCAN]: ({ limits, spreads }) => {
    const isLimited = limits.some(({ kinds }) => kinds.includes('city'));
    return spreads || !isLimited ? undefined : { limits: raised(limits, 'city') };
  },
};

const sharesOf = (s: State, company: string, cousin: string): number => s.shares[company]?.[cousin] ?? 0;

/**
 * How many trains of a company may run by each power: one for each share that the cousin holds (14.2.1-2, 14.2.2-2, 14.5.2-2).
 * A company that a cousin directs uses none (Q49).
 */
export function usesFor(s: State, company: string): Readonly<Record<string, number>> {
  const director = s.companies[company]?.director ?? null;
  const free = director !== null && !isCousin(director);
  return {
    [GWSC]: free ? sharesOf(s, company, GWSC) : 0,
    [SASSOON]: free ? Math.min(MOST_SASSOON, sharesOf(s, company, SASSOON)) : 0,
    [VULCAN]: free ? sharesOf(s, company, VULCAN) : 0,
  };
}

/** The powers that a company can use at all. */
export function powersFor(s: State, company: string): Powers {
  const uses = usesFor(s, company);
  return Object.fromEntries(Object.entries(powers).filter(([power]) => uses[power]! > 0));
}
