/** 8.3 Operating round actions: the steps of a company's turn, in their fixed order. */
import { askIf, joinWords, turnOfSteps } from '@roundhouse/rail';
import { placeHomes } from '../13-companies/13.3.2-homes.ts';
import { isSystem, trainsIn } from '../13-companies/13.4-systems.ts';
import { plays } from '../readings.ts';
import type { OperatingTurn, State } from '../state.ts';
import { order } from './8.3-order.ts';
import { anyTime, suggestions } from './8.3-any-time.ts';
import { step as track } from './8.3.1-track.ts';
import { canPlaceStation, whyNoStation } from './8.3.2-stations.ts';
import { step as run } from './8.3.3-running.ts';
import { step as dividend } from './8.3.4-dividends.ts';
import { emergencyFor, mustBuyTrain } from './8.3.5.1-trains.ts';

/** 8.3-2, 8.3-3, 8.3-4, 8.3-6. */
const turn = turnOfSteps<State, OperatingTurn>(
  order,
  [
    { name: 'home', enter: (g, f) => placeHomes(g, f.of) },
    track,
    { name: 'station', idle: (s, f) => !canPlaceStation(s, f), whySkipped: whyNoStation },
    run,
    dividend,
    {
      name: 'arrange',
      enter: (g, f) => askIf(g, isSystem(g.s, f.of) && trainsIn(g.s, f.of).length > 0, { kind: 'arrange', of: f.of }),
    },
    { name: 'trains' },
    { name: 'emergency', enter: (g, f) => askIf(g, mustBuyTrain(g.s, f.of), emergencyFor(f.of)) },
  ],
  (s) => plays(s, 'idleSteps', 'asked'),
);

export const operatingTurn = turn.kind(anyTime);

/** Between two steps, where coal, a private or a free tile could still change what is possible. */
export const pause = turn.pause(anyTime, (s, f) => {
  const follows = turn.following(s, f);
  const go = follows === 'station' ? 'the station marker' : follows === 'run' ? 'the run' : 'the dividend and trains';
  return `${f.of}: ${joinWords([...suggestions(s, f), `go on to ${go}`], 'or')}`;
});
