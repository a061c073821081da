/** 8.3 Operating round actions: the steps of a company's turn, in their fixed order. */
import { type FrameKind, push } from '@roundhouse/kernel';
import { askIf, turnOfSteps } from '@roundhouse/rail';
import { placeHomes } from '../13-companies/13.3.2-homes.ts';
import { isSystem, trainsIn } from '../13-companies/13.4-systems.ts';
import { hasRoute } from '../14-track-tiles/geography.ts';
import type { DividendStep, OperatingTurn, RunStep, State, TrackStep } from '../state.ts';
import { buyCoal, buyPrivate, layBurlington } from './8.3-any-time.ts';
import { canPlaceStation } from './8.3.2-stations.ts';
import { payNothing } from './8.3.4-dividends.ts';
import { emergencyFor, mustBuyTrain } from './8.3.5.1-trains.ts';

const turn = turnOfSteps<State, OperatingTurn>([
  { name: 'home', enter: (g, f) => placeHomes(g, f.of) },
  {
    name: 'track',
    enter: (g, f) => push(g, { kind: 'track', of: f.of, laid: 0, upgraded: 0, extras: [] } satisfies TrackStep),
  },
  { name: 'station', enter: (g, f) => askIf(g, canPlaceStation(g.s, f), { kind: 'station', of: f.of }) },
  {
    name: 'run',
    enter: (g, f) =>
      askIf<State, RunStep>(g, trainsIn(g.s, f.of).length > 0 && hasRoute(g.s, f.of), {
        kind: 'run',
        of: f.of,
        indicated: null,
      }),
  },
  {
    name: 'dividend',
    enter(g, f) {
      if (f.revenue === 0) payNothing(g, f.of);
      else push(g, { kind: 'dividend', of: f.of, revenue: f.revenue } satisfies DividendStep);
    },
  },
  {
    name: 'arrange',
    enter: (g, f) => askIf(g, isSystem(g.s, f.of) && trainsIn(g.s, f.of).length > 0, { kind: 'arrange', of: f.of }),
  },
  { name: 'trains', enter: (g, f) => push(g, { kind: 'trains', of: f.of }) },
  {
    name: 'emergency',
    enter: (g, f) => askIf(g, mustBuyTrain(g.s, f.of), emergencyFor(f.of)),
  },
]);
export const { stepNumber, isAfter } = turn;

export const operatingTurn: FrameKind<State, OperatingTurn> = turn.kind([buyPrivate, buyCoal, layBurlington]);
