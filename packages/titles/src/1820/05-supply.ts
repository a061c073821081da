/** Table 5.1: trains that leave the game. */
import { DEPOT, GONE, moveTrain } from '@roundhouse/rail';
import { colourOf, roster } from './material.ts';
import type { Game } from './state.ts';

/** Out of the game; of yellow trains there are always more, as long as they are sold (5-7). */
export const dropTrain = (g: Game, train: string): void =>
  moveTrain(g, train, roster.kindOf.get(train)!.unlimited && g.s.phase === colourOf(train) ? DEPOT : GONE);
