/** 10.2 Particulars: the Engineers of the Val de Loire, and the train that they keep for one more run. */
import { field, log, onlyThen } from '@roundhouse/kernel';
import { about, GONE, moveTrain, restock, setExt, type StepFrame, trainsOf } from '@roundhouse/rail';
import { LAST_COLOR, roster } from '../material.ts';
import { type Game, move } from '../state.ts';
import { closePrivate, owns } from './10.1-privates.ts';
import { onTurn } from '../08-operating-round/8.3-order.ts';

/** The private whose owner has the Engineers. */
const ENGINEERS = 'VdL';

/** 10.2: the Engineers mark a train, which will run once more instead of rusting; then they are gone. */
export const markTrain = move({
  type: 'markTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: StepFrame) =>
    owns(s, f.of, ENGINEERS)
      ? trainsOf(s, roster, f.of).map((train) => ({ fields: { train }, subjects: [about.train(train)] }))
      : [],
  checks: [
    {
      rule: '10.1-8',
      passes: (s, f: StepFrame) => owns(s, f.of, ENGINEERS),
      says: (_, f) => `The ${f.of} does not own the Val de Loire.`,
    },
    {
      rule: '10.2-22',
      passes: (s, f, a) => s.trains[a.train] === f.of,
      says: (_, f) => `The Engineers can mark only a train that the ${f.of} owns.`,
    },
  ],
  when: [
    ...onTurn,
    onlyThen('10.2-22', 'The Engineers mark a train only in the train step of the company that owns them.'),
  ],
  apply(g, f, a) {
    log(g, { event: 'markTrain', company: f.of, train: a.train });
    setExt(g, { engineers: { train: a.train, obsolete: false } });
    closePrivate(g, ENGINEERS);
  },
});

/** An obsolete train is gone before the train step of the turn in which it could run once more (10.2-24). */
export function dropObsolete(g: Game, company: string): void {
  const { engineers } = g.s.ext;
  if (!engineers?.obsolete || g.s.trains[engineers.train] !== company) return;
  setExt(g, { engineers: null });
  // In gray phase it comes back to the supply like the others (Q42).
  if (g.s.phase === LAST_COLOR) restock(g, engineers.train);
  else moveTrain(g, engineers.train, GONE);
}
