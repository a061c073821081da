/** 8.3 Operating round actions: the steps of a company's turn, in their fixed order. */
import { updateFrame, push } from '@roundhouse/kernel';
import { askIf, joinWords, turnOfSteps } from '@roundhouse/rail';
import { dropObsolete } from '../10-privates/10.2-engineers.ts';
import type { State } from '../state.ts';
import type { OperatingTurn } from '../state-operating.ts';
import { order } from './8.3-order.ts';
import { anyTime, suggestions } from './8.3-any-time.ts';
import { placeHome } from './8.3-homes.ts';
import { step as track } from './8.4-track.ts';
import { isStationStepIdle, whyNoStation } from './8.5-station-step.ts';
import { claimsOf } from './8.5.3-ports.ts';
import { step as run } from './8.6-running.ts';
import { step as dividend } from './8.7-dividends.ts';
import { mustBuyTrain } from './8.8.1-on-sale.ts';
import { isPortStepIdle, whyNoPorts } from './8.9-buying-ports.ts';

/** 8.3-1, 8.3-3. */
const turn = turnOfSteps<State, OperatingTurn>(
  order,
  [
    {
      name: 'home',
      enter(g, f) {
        updateFrame(g, f, claimsOf(g.s, f.of));
        placeHome(g, f.of);
      },
    },
    track,
    {
      name: 'station',
      idle: isStationStepIdle,
      whySkipped: whyNoStation,
      enter: (g, f) => push(g, { kind: 'station', of: f.of }),
    },
    run,
    dividend,
    { name: 'obsolete', enter: (g, f) => dropObsolete(g, f.of) },
    { name: 'trains', enter: (g, f) => push(g, { kind: 'trains', of: f.of }) },
    { name: 'emergency', enter: (g, f) => askIf(g, mustBuyTrain(g.s, f.of), { kind: 'emergency', of: f.of }) },
    {
      name: 'ports',
      idle: isPortStepIdle,
      whySkipped: whyNoPorts,
      enter: (g, f) => push(g, { kind: 'ports', of: f.of }),
    },
  ],
  () => true,
);

export const operatingTurn = turn.kind(anyTime);

/** Between two steps, where a private or its tile could still change what is possible. */
export const pause = turn.pause(anyTime, (s, f) => {
  const follows = turn.following(s, f);
  const go =
    follows === 'station'
      ? 'the station marker'
      : follows === 'run'
        ? 'the run'
        : follows === undefined
          ? 'the end of its turn'
          : 'the dividend and trains';
  return `${f.of}: ${joinWords([...suggestions(s, f), `go on to ${go}`], 'or')}`;
});
