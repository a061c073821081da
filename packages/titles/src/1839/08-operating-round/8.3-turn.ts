/** 8.3 Operating round actions: the steps of a company's turn, in their order (8.3-1). Steps 8 and 9 are in `8.3-after-turn.ts`. */
import { push } from '@roundhouse/kernel';
import { askIf, isFullBy, turnOfSteps } from '@roundhouse/rail';
import { closeBrownOf } from '../14-companies/14.2-closing.ts';
import { buyPrivate } from '../14-companies/14.2.1-buying.ts';
import { assignTrain } from '../14-companies/14.2.3.2.3-diepenbrock.ts';
import { limits, trainsOf } from '../16-trains/16.1-trains.ts';
import { order } from './8.3-order.ts';
import { buyFirstTrain, mustBuyFirst } from './8.3-first-train.ts';
import { step as track } from './8.3.1-track.ts';
import { isStationStepIdle, whyNoStation } from './8.3.2-station-step.ts';
import { step as run } from './8.3.3-running.ts';
import { step as dividend } from './8.3.4-dividends.ts';
import type { Game, OperatingTurn, State } from '../state.ts';

/** 14.2.3.3-5: its steps are finished. */
function closing(g: Game, { of, bought }: OperatingTurn): void {
  if (bought) closeBrownOf(g, of);
}

const turn = turnOfSteps<State, OperatingTurn>(
  order,
  [
    {
      name: 'home',
      enter: (g, f) => askIf(g, !g.s.companies[f.of]!.operated, { kind: 'home', of: f.of }),
    },
    // A moment for what may be done at any time, before a train must be paid for.
    { name: 'before', idle: (s, f) => mustBuyFirst(s, f.of), enter: () => {} },
    { name: 'firstTrain', enter: (g, f) => buyFirstTrain(g, f.of) },
    // Both as the company likes (8.3-10).
    track,
    {
      name: 'station',
      idle: isStationStepIdle,
      whySkipped: whyNoStation,
      enter: (g, f) => push(g, { kind: 'station', of: f.of }),
    },
    run,
    dividend,
    {
      name: 'trains',
      idle: (s, f) => isFullBy(s, limits, f.of),
      whySkipped: (s, { of }) => ({ why: 'full', count: trainsOf(s, of).length }),
      enter: (g, f) => push(g, { kind: 'trains', of: f.of }),
    },
    { name: 'closing', enter: (g, f) => closing(g, f) },
  ],
  () => true,
);

/** What a company may do at any time in its turn. */
const anyTime = [buyPrivate];
/** What makes it wait between two steps: Diepenbrock's train besides, which is given at any time in the game. */
const pausing = [...anyTime, assignTrain];
export const operatingTurn = { ...turn.kind(pausing), moves: anyTime };
export const pause = turn.pause(pausing, (_, f) => `${f.of}: anything else before the next step?`);
