/** What can be chosen at the questions of a title that have a goal of their own, cold and warm. */
import { apply, choices, deciders, type GameFile, type Query } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { firstState } from '../runs.ts';
import type { AnyTitle } from '../title.ts';
import { playedIn, processorMs } from './measure.ts';

interface Question {
  readonly name: string;
  /** The frame that asks. */
  readonly frame: string;
  /** Only this move is asked for; all that are open where it is left out. */
  readonly move?: string;
  /** For a hex that somebody points at: the first and the last of those that can be chosen. */
  readonly pointed?: boolean;
  /** In ms; none where another title has one for the same. */
  readonly goal?: number;
}

const stockTurn = { name: 'what can be done in a stock turn', frame: 'stockTurn' };

const questions: Readonly<Record<string, readonly Question[]>> = {
  '1828': [stockTurn],
  '1839': [
    { ...stockTurn, goal: 5 },
    { name: 'a basket of shares to sell', frame: 'stockTurn', move: 'sell', goal: 5 },
    { name: 'a pair of homes', frame: 'homes', goal: 5 },
  ],
  '1820': [
    stockTurn,
    { name: 'the place of a float', frame: 'float', goal: 20 },
    { name: 'a hex pointed at for it', frame: 'float', pointed: true, goal: 5 },
  ],
};

/** Processor ms of each answer: in a process that has only just begun, and after some rounds. */
export interface Asked {
  readonly name: string;
  readonly goal: number | null;
  readonly times: number;
  readonly cold: { readonly first: number; readonly median: number; readonly worst: number };
  readonly warm: { readonly median: number; readonly most: number; readonly worst: number };
}

const ROUNDS = 10;

/** Each round plays the game again: what is remembered of a state by the state itself is forgotten. */
export function measureAsked(title: AnyTitle, file: GameFile): Asked[] {
  const rounds = Array.from({ length: ROUNDS }, () => round(title, file));
  return (questions[title.id] ?? []).flatMap(({ name, goal = null }, at) => {
    const [cold, warm] = [rounds[0]![at]!, rounds.at(-1)![at]!];
    if (cold.length === 0) return [];
    return [
      {
        name,
        goal,
        times: cold.length,
        cold: { first: cold[0]!, median: share(cold, 0.5), worst: share(cold, 1) },
        warm: { median: share(warm, 0.5), most: share(warm, 0.95), worst: share(warm, 1) },
      },
    ];
  });
}

/** The times of each question in one game, each asked as soon as the game has come there. */
function round(title: AnyTitle, file: GameFile): number[][] {
  const all = questions[title.id] ?? [];
  const times: number[][] = all.map(() => []);
  let s = firstState(title, file);
  for (const action of playedIn(file)) {
    all.forEach((question, at) => {
      if (s.stack.at(-1)?.kind === question.frame) times[at]!.push(...ask(title, s, question));
    });
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    s = done.state;
  }
  return times;
}

function ask(title: AnyTitle, s: RailState, { move, pointed = false }: Question): number[] {
  const query: Query = move === undefined ? {} : { type: move };
  if (!pointed) return [timed(() => choices(title, s, deciders(title, s)[0]!, query))];
  const hexes = choices(title, s, deciders(title, s)[0]!, query).flatMap(({ subjects }) =>
    subjects.filter((subject) => subject.startsWith('hex:')),
  );
  const ends = [...new Set([hexes[0], hexes.at(-1)])].filter((subject) => subject !== undefined);
  return ends.map((subject) => timed(() => choices(title, s, deciders(title, s)[0]!, { ...query, subject })));
}

function timed(work: () => unknown): number {
  const from = processorMs();
  work();
  return processorMs() - from;
}

const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]!;
