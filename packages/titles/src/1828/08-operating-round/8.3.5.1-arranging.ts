/** 8.3.5.1 Train buying: at the start of the step a system may arrange its trains between its shells. */
import { log, pop, field } from '@roundhouse/kernel';
import { about, endStep, moveTrain } from '@roundhouse/rail';
import * as z from 'zod/mini';
import { shellsOf, trainsIn } from '../13-companies/13.4-systems.ts';
import { roster, trainDef } from '../material.ts';
import { move, phase, type State, type StepFrame, stepKind } from '../state.ts';
import { inOrder, isOver, onTurn } from './8.3-order.ts';

/** Every way to divide the trains that the limit allows, trains of one kind being alike. */
function divisions(s: State, company: string): string[][] {
  const trains = trainsIn(s, company);
  const limit = phase(s).trainLimit;
  const seen = new Set<string>();
  const found: string[][] = [];
  for (let mask = 0; mask < 1 << trains.length; mask++) {
    const first = trains.filter((_, index) => mask & (1 << index));
    const key = first
      .map((train) => trainDef(train).id)
      .sort()
      .join();
    if (first.length > limit || trains.length - first.length > limit || seen.has(key)) continue;
    seen.add(key);
    found.push(first);
  }
  return found;
}

const arrangeTrains = move({
  type: 'arrange',
  /** The trains that lie on the upper charter afterwards; the others lie on the lower one. */
  fields: { trains: z.array(field.oneOf(roster.trains)).check(z.maxLength(20)) },
  candidates: (s, f: StepFrame) =>
    divisions(s, f.of).map((trains) => ({
      fields: { trains },
      subjects: [about.company(f.of), ...trains.map(about.train)],
    })),
  checks: [
    {
      rule: '8.3.5.1-1',
      passes: (s, f: StepFrame, a) =>
        new Set(a.trains).size === a.trains.length && a.trains.every((train) => trainsIn(s, f.of).includes(train)),
      says: (_, f) => `The ${f.of} can arrange only its own trains.`,
    },
    {
      rule: '8.3.5.1-2',
      passes: (s, f, a) =>
        a.trains.length <= phase(s).trainLimit && trainsIn(s, f.of).length - a.trains.length <= phase(s).trainLimit,
      says: (s) => `A shell may hold at most ${phase(s).trainLimit} trains.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '8.3.5.1-1',
      passes: (s) => !isOver(s, 'arrange'),
      says: 'You can move trains between shells only at the start of the train-buying step.',
    },
    inOrder,
  ],
  apply(g, f, a) {
    const [upper, lower] = shellsOf(g.s, f.of);
    for (const train of trainsIn(g.s, f.of)) {
      const to = a.trains.includes(train) ? upper! : lower!;
      if (g.s.trains[train] !== to) moveTrain(g, train, to);
    }
    log(g, { event: 'arrange', company: f.of });
    pop(g, f);
  },
});

export const arrange = stepKind(
  [arrangeTrains, endStep],
  (_, f) => `${f.of}: arrange its trains between the two shells`,
);
