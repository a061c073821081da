/** What the other seats of a lesson do: what it says for the question they are asked, else they pass or decline. */
import {
  actorsOf,
  apply,
  canonical,
  type Choice,
  choices,
  deciders,
  fill,
  frameName,
  HOST,
  type LoggedAction,
  openMoves,
  openTypes,
  own,
} from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { holds, type Moment } from './facts.ts';
import type { ActionSpec, Answer, Lesson } from './form.ts';

/** The action of another seat that comes next; null while the learner, the host or nobody is asked. */
export function answerIn({ you, answers }: Pick<Lesson, 'you' | 'answers'>, moment: Moment): LoggedAction | null {
  const { title, state } = moment;
  if (state.ended) return null;
  const asked = deciders(title, state);
  const others = asked.filter((actor) => actor !== you && actor !== HOST);
  for (const by of others) {
    const said = saidBy(answers, by, moment);
    if (said) return said;
  }
  // Where several are asked at once, the learner comes first.
  if (asked.includes(you)) return null;
  for (const by of others) {
    const usual = usualAnswer(title, state, by);
    if (usual) return usual;
  }
  return null;
}

function saidBy(answers: readonly Answer[], by: string, moment: Moment): LoggedAction | null {
  const { title, state } = moment;
  const top = state.stack.at(-1);
  if (!top) return null;
  for (const answer of answers) {
    if (answer.to !== top.kind && answer.to !== frameName(top)) continue;
    if (answer.by !== undefined && answer.by !== by) continue;
    if (answer.when && !holds(answer.when, moment)) continue;
    const action = actionFor(title, state, by, answer.do);
    if (action && apply(title, state, action).ok) return action;
  }
  return null;
}

/** Moves that let a question go by, the first that is there. */
const LETS_GO: readonly string[] = ['pass', 'decline'];

function usualAnswer(title: RailTitle, s: RailState, by: string): LoggedAction | null {
  const types = openTypes(title, s, by);
  for (const type of [...LETS_GO.filter((one) => types.includes(one)), ...types]) {
    const [first] = choices(title, s, by, { type });
    if (first) return fill(first);
  }
  return null;
}

/** The action that is meant: as it stands where that is legal, else the choice of that type that fits it. */
export function actionFor(title: RailTitle, s: RailState, by: string, spec: ActionSpec): LoggedAction | null {
  const found = openMoves(title, s).find(
    ({ frame, move }) =>
      move.type === spec.type &&
      (spec['frame'] === undefined || spec['frame'] === frameName(frame)) &&
      actorsOf(title, s, frame, move).includes(by),
  );
  if (!found) return null;
  const whole = { ...spec, by, frame: frameName(found.frame) } as LoggedAction;
  if (apply(title, s, whole).ok) return whole;
  const choice = choices(title, s, by, { type: spec.type }).find((one) => isMeant(one, spec));
  return choice ? fill(choice, spec) : whole;
}

const isMeant = ({ fields, frame }: Choice, spec: ActionSpec): boolean =>
  Object.entries(spec).every(([name, value]) => {
    if (name === 'type') return true;
    if (name === 'frame') return value === frame;
    const there = own(fields, name);
    return there === undefined || canonical(there) === canonical(value);
  });
