/** 9 Player bankruptcy and concession: the trains that leave the supply. */
import { DEPOT, GONE, moveTrain, trainsOf } from '@roundhouse/rail';
import { roster } from '../material.ts';
import type { Game, State } from '../state.ts';

const GRAY = '4';
const PURPLE = '7';

const kindOf = (train: string): string => roster.kindOf.get(train)!.id;
const lastOf = (s: State, kind: string): string | undefined =>
  trainsOf(s, roster, DEPOT).findLast((train) => kindOf(train) === kind);

/**
 * One train of the rank that is for sale, and one of every second rank after it of which there are any (9-12); for a purple
 * one a gray one, if there is any (9-15, Q63). No phase begins with it (9-13).
 */
export function thinSupply(g: Game): void {
  const ranks = [...new Set(trainsOf(g.s, roster, DEPOT).map(kindOf))];
  const hit = ranks.filter((_, place) => place % 2 === 0);
  for (const rank of hit) {
    const train = lastOf(g.s, rank === PURPLE ? GRAY : rank);
    if (train !== undefined) moveTrain(g, train, GONE);
  }
}
