/** A lesson in play, without a screen: where each task begins, and what the others and the host do in between. */
import { EntryError, FileError, type GameEvent, History, type LoggedAction, quoted } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { indication } from '../indication.ts';
import { nextOf } from '../next.ts';
import { actionFor, answerIn } from './answers.ts';
import type { Moment } from './facts.ts';
import type { ActionSpec, Lesson, Task } from './form.ts';
import { type Standing, standingOf } from './standing.ts';

/** So many actions of others may follow each other: a lesson never runs away. */
export const MOST_ANSWERS = 200;

/** Plays the lesson's game; throws a sentence where the game or its tasks do not fit each other. */
export function openLesson(title: RailTitle, lesson: Lesson): History<RailState> {
  const { history, refused, cause } = History.openAsFar(title, lesson.game);
  if (refused) throw new EntryError(refused, { cause });
  if (!history.state.players.includes(lesson.you)) {
    throw new FileError(`This is not a lesson: nobody in its game is "${quoted(lesson.you)}".`);
  }
  const { length } = history;
  const late = lesson.tasks.findIndex(({ from }) => from !== undefined && from > length);
  if (late >= 0) {
    throw new FileError(
      `This is not a lesson: task ${late + 1} begins after more actions than its game has, ${length}.`,
    );
  }
  return history;
}

/** The actions in force when a task begins, if every task before it was done the lesson’s own way. */
export function actionsBefore(title: RailTitle, lesson: Lesson, task: number): readonly LoggedAction[] {
  const history = openLesson(title, lesson);
  let first = task;
  while (first > 0 && lesson.tasks[first]!.from === undefined) first--;
  const game = history.actions.slice(0, lesson.tasks[first]!.from ?? history.length);
  const course = new LessonCourse(title, lesson, first, game);
  for (let at = first; at < task; at++) {
    const played = course.solve();
    if (!played.ok) throw new FileError(`The solution of task ${at + 1} does not do it: ${played.why}`);
    course.begin(at + 1);
  }
  return course.actions;
}

/** What came of an action of the learner’s. */
export type Tried =
  | { readonly ok: true; readonly standing: Standing }
  | { readonly ok: false; readonly rule: string; readonly text: string };

/** Solved, or why not. */
export type Solved = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** One way through a lesson, for tests and for anyone who wants to know where it leads. */
export class LessonCourse {
  readonly #title: RailTitle;
  readonly #lesson: Lesson;
  readonly #history: History<RailState>;
  #task: number;
  #start: RailState;
  #events: GameEvent[] = [];
  #last: LoggedAction | null = null;

  constructor(title: RailTitle, lesson: Lesson, task: number, actions: readonly LoggedAction[]) {
    const { entries: _, ...header } = lesson.game;
    this.#title = title;
    this.#lesson = lesson;
    this.#history = History.open(title, { ...header, entries: actions.map((action) => ({ action })) });
    this.#task = task;
    this.#start = this.#history.state;
    this.settle();
  }

  get task(): Task {
    return this.#lesson.tasks[this.#task]!;
  }
  get state(): RailState {
    return this.#history.state;
  }
  get actions(): readonly LoggedAction[] {
    return this.#history.actions;
  }
  get moment(): Moment {
    const { state } = this.#history;
    return { title: this.#title, state, start: this.#start, events: this.#events, last: this.#last };
  }
  get standing(): Standing {
    return standingOf(this.task, this.moment);
  }

  /** Goes on with another task where this one was done. */
  begin(task: number): void {
    this.#task = task;
    this.#start = this.#history.state;
    this.#events = [];
    this.#last = null;
    this.settle();
  }

  try(spec: ActionSpec): Tried {
    const action = actionFor(this.#title, this.state, this.#lesson.you, spec);
    if (!action) return { ok: false, rule: 'table:stale', text: `Nobody asks for ${spec.type} now.` };
    const refusal = this.#add(action);
    if (refusal) return { ok: false, ...refusal };
    this.#last = action;
    this.settle();
    return { ok: true, standing: this.standing };
  }

  /** Does the task the lesson’s own way. */
  solve(): Solved {
    for (const [index, spec] of this.task.solution.entries()) {
      const tried = this.try(spec);
      if (!tried.ok) return { ok: false, why: `move ${index + 1}, ${spec.type}: ${tried.text} [${tried.rule}]` };
    }
    const { done, checks } = this.standing;
    const open = checks.filter(({ met }) => !met).map(({ text, value }) => `${text} (${value})`);
    return done ? { ok: true } : { ok: false, why: `not met: ${open.join('; ')}` };
  }

  /** The best run is shown, and the others answer, until the learner is asked or the task is done. */
  settle(): void {
    for (let made = 0; made < MOST_ANSWERS; made++) {
      const { standing } = this;
      if (standing.done || standing.missed) return;
      const action = this.#next();
      if (!action || this.#add(action)) return;
    }
  }

  #next(): LoggedAction | null {
    const { state, lastAction: last } = this.#history;
    const next = nextOf({ title: this.#title, state, last, bots: [] });
    const shown = next.kind === 'search' ? indication(this.#title, state) : null;
    return shown ?? answerIn(this.#lesson, this.moment);
  }

  #add(action: LoggedAction): { readonly rule: string; readonly text: string } | null {
    const added = this.#history.add(action);
    if (!added.ok) return added.refusal;
    if ('events' in added) this.#events.push(...added.events);
    return null;
  }
}
