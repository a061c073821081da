/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { wrongMomentsIn } from '@roundhouse/rail';
import { isPrivate } from './13-companies/13.1-sizes.ts';
import { operatingTurnOf, type State } from './state.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words);

/** A public company has not run yet. */
const isBeforeRun = (s: State): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && !isPrivate(s, turn.of) && ['station', 'run'].includes(s.stack.at(-1)!.kind);
};

export const wrongMoment = [
  wrong('buyTrain', '7.2-2', (s) => !isBeforeRun(s)),
  wrong('repayLoan', '17.3-1', (s) => operatingTurnOf(s) !== undefined),
].flat();
