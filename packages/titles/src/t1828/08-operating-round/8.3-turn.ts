/** 8.3 Operating round actions: the steps of a company's turn, in their fixed order. */
import { become, type Frame, type FrameKind, log, pop, push } from '@roundhouse/kernel';
import { setCompany } from '@roundhouse/rail';
import { placeHomes } from '../13-companies/13.3.2-homes.ts';
import { isSystem, trainsIn } from '../13-companies/13.4-systems.ts';
import { hasRoute } from '../14-track-tiles/geography.ts';
import type { DividendStep, Game, OperatingTurn, RunStep, State, TrackStep } from '../state.ts';
import { buyCoal, buyPrivate, layBurlington } from './8.3-any-time.ts';
import { canPlaceStation } from './8.3.2-stations.ts';
import { payNothing } from './8.3.4-dividends.ts';
import { emergencyFor, mustBuyTrain } from './8.3.5.1-trains.ts';

/** A step of the turn: it pushes a frame that asks, or happens by itself. */
interface Step {
  readonly name: string;
  enter(g: Game, f: OperatingTurn): void;
}

const ask = (g: Game, worthAsking: boolean, frame: Frame): void => {
  if (worthAsking) push(g, frame);
};

const steps: readonly Step[] = [
  { name: 'home', enter: (g, f) => placeHomes(g, f.of) },
  {
    name: 'track',
    enter: (g, f) => push(g, { kind: 'track', of: f.of, laid: 0, upgraded: 0, extras: [] } satisfies TrackStep),
  },
  { name: 'station', enter: (g, f) => ask(g, canPlaceStation(g.s, f), { kind: 'station', of: f.of }) },
  {
    name: 'run',
    enter: (g, f) =>
      ask(g, trainsIn(g.s, f.of).length > 0 && hasRoute(g.s, f.of), {
        kind: 'run',
        of: f.of,
        indicated: null,
      } as RunStep),
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
    enter: (g, f) => ask(g, isSystem(g.s, f.of) && trainsIn(g.s, f.of).length > 0, { kind: 'arrange', of: f.of }),
  },
  { name: 'trains', enter: (g, f) => push(g, { kind: 'trains', of: f.of }) },
  {
    name: 'emergency',
    enter: (g, f) => ask(g, mustBuyTrain(g.s, f.of), emergencyFor(f.of)),
  },
];

/** The place of a step in the turn. */
export const stepNumber = (name: string): number => steps.findIndex((step) => step.name === name);

/** Is a later step being decided? */
export const isAfter = (f: OperatingTurn, name: string): boolean => f.next > stepNumber(name) + 1;

export const operatingTurn: FrameKind<State, OperatingTurn> = {
  actors: () => [],
  moves: [buyPrivate, buyCoal, layBurlington],
  advance(g, f) {
    const step = steps[f.next];
    if (step) {
      if (f.next === 0) log(g, { event: 'operates', company: f.of });
      step.enter(g, become(g, f, { next: f.next + 1 }));
    } else {
      setCompany(g, f.of, { operated: true });
      pop(g, f);
    }
    return true;
  },
};
