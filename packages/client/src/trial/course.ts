/** How a line goes: its moments, and the positions it leads to. Lines are set against each other at the same moment. */
import type { RailState } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import type { Step } from '../game/handle.ts';
import { GAME, type TrialLine } from './lines.ts';
import { hashAt, lastBase, logOf, type Origin } from './origin.ts';

export interface Course {
  /** After how many actions of the game it begins. */
  readonly base: number;
  /** What was done since. */
  readonly steps: readonly Step[];
  readonly end: RailState;
  /** The position after so many actions in all. */
  at(seq: number): RailState;
}

/** The course of a line; null where the game has gone another way since it was made. */
export type Courses = (id: string, line: TrialLine | null, base: number) => Course | null;

/** Courses of the lines of a game, each worked out once. */
export function coursesOf(origin: Origin): Courses {
  const known = new WeakMap<TrialLine, Course | null>();
  const games = new Map<number, Course>();
  return (id, line, base) => {
    if (id === GAME) {
      const course = games.get(base) ?? gameCourse(origin, base);
      games.set(base, course);
      return course;
    }
    if (!line) return null;
    let course = known.get(line);
    if (course === undefined) {
      course = isOfGame(origin, line) ? lineCourse(origin, line) : null;
      known.set(line, course);
    }
    return course;
  };
}

/** Does the game still lead to where the line leaves it? */
export const isOfGame = (origin: Origin, { base, hash }: Pick<TrialLine, 'base' | 'hash'>): boolean =>
  base <= lastBase(origin) && hashAt(origin, base) === hash;

const gameCourse = ({ game, view }: Origin, base: number): Course => ({
  base,
  steps: view.steps.slice(base),
  end: view.state,
  at: (seq) => game.at(seq),
});

function lineCourse(origin: Origin, { base, actions }: TrialLine): Course {
  const log = logOf(origin, base);
  for (const action of actions) if (!log.follow({ entry: { action } })) break;
  const { history } = log;
  return { base, steps: log.steps.slice(base), end: log.state, at: (seq) => history.at(seq) };
}

/** A moment that several lines come to: the start of a round, so many actions of the game, or wherever each of them stands. */
export interface Moment {
  /** The round that starts. */
  readonly round: string | null;
  /** Where no round starts in both: after so many actions in all. */
  readonly seq?: number;
}

export const STANDING: Moment = { round: null };

/** The starts of rounds in a course, by the number of the action that leads there. */
const roundsIn = ({ steps }: Course): ReadonlyMap<string, number> =>
  new Map(
    steps.flatMap(({ seq, events }) =>
      events.filter(({ event }) => event === 'round').map((event) => [textOf(event, 'name'), seq] as const),
    ),
  );

/** The moments that two courses have in common, in order; the last is where each stands. */
export function commonMoments(a: Course, b: Course): readonly Moment[] {
  const other = roundsIn(b);
  const rounds = [...roundsIn(a).keys()].filter((name) => other.has(name)).map((round) => ({ round }));
  const [end, otherEnd] = [a, b].map(({ base, steps }) => base + steps.length) as [number, number];
  // A line that was left where it began is what the other is measured by, wherever that leads.
  const isEven = rounds.length > 0 || end === otherEnd || a.steps.length === 0;
  return [...(isEven ? rounds : [{ round: null, seq: Math.min(end, otherEnd) }]), STANDING];
}

/** Where two courses can be set against each other best: the last moment both have come to, else where each stands. */
export const fairMoment = (a: Course, b: Course): Moment => commonMoments(a, b).at(-2) ?? STANDING;

export function stateAtMoment(course: Course, { round, seq }: Moment): RailState {
  const found = round === null ? seq : roundsIn(course).get(round);
  return found === undefined ? course.end : course.at(found);
}
