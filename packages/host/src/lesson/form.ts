/** A lesson as a file: a game, and beside it tasks, remarks and what the other seats answer (docs/lesson-file.md). */
import {
  excessOf,
  FileError,
  type GameFile,
  issueWords,
  type Json,
  LARGEST_GAME,
  parseJson,
  plainLine,
  readGameFile,
} from '@roundhouse/kernel';
import * as z from 'zod/mini';
import { type Condition, conditionForm, type Value, valueForm } from './conditions.ts';

export const LESSON_FORMAT = 'roundhouse-lesson-1';

/** An action without what goes without saying: who acts, the frame where only one can be meant, and open fields. */
export interface ActionSpec {
  readonly type: string;
  readonly [field: string]: Json;
}

/** What another seat does when it is asked something. */
export interface Answer {
  /** The frame that asks, by its name or its kind. */
  readonly to: string;
  readonly by?: string | undefined;
  readonly when?: Condition | undefined;
  readonly do: ActionSpec;
}

/** One of the things that a task asks for, as the learner reads it. */
export interface Check {
  readonly text: string;
  readonly that: Condition;
}

/** What is said of a way that does not lead there. */
export interface Remark {
  readonly when: Condition;
  readonly text: string;
}

export interface Task {
  /** For the rail of tasks: two or three words. */
  readonly name: string;
  readonly text: string;
  /** After how many actions of the game it begins; where not given, wherever the task before was done. */
  readonly from?: number | undefined;
  /** It is done when all of them are met. */
  readonly checks: readonly Check[];
  /** Rounds in which it can be done; in any other it has been missed. */
  readonly within: readonly string[];
  readonly hint: string;
  /** One way to do it. */
  readonly solution: readonly ActionSpec[];
  readonly after: string;
  readonly remarks: readonly Remark[];
  /** Figures for the gaps of its texts. */
  readonly values: Readonly<Record<string, Value>>;
}

export interface Lesson {
  readonly format: typeof LESSON_FORMAT;
  readonly name: string;
  /** What one learns in it, in a few words. */
  readonly learns: string;
  readonly minutes: number;
  /** The learner's seat. */
  readonly you: string;
  readonly game: GameFile;
  readonly answers: readonly Answer[];
  readonly tasks: readonly Task[];
}

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const id = text(100);
const action = z.catchall(z.object({ type: text(40) }), z.json()) as z.ZodMiniType<ActionSpec>;

const taskForm = z.strictObject({
  name: text(40),
  text: text(400),
  from: z.optional(z.int().check(z.gte(0))),
  checks: z.array(z.strictObject({ text: text(200), that: conditionForm })).check(z.minLength(1), z.maxLength(8)),
  within: z.array(text(40)).check(z.minLength(1), z.maxLength(12)),
  hint: text(400),
  solution: z.array(action).check(z.minLength(1), z.maxLength(60)),
  after: text(600),
  remarks: z.optional(z.array(z.strictObject({ when: conditionForm, text: text(400) })).check(z.maxLength(20))),
  values: z.optional(z.record(text(20), valueForm)),
});

const lessonForm = z.strictObject({
  format: z.literal(LESSON_FORMAT),
  name: text(60),
  learns: text(200),
  minutes: z.int().check(z.gte(1), z.lte(120)),
  you: text(20),
  game: z.unknown(),
  answers: z.optional(
    z
      .array(z.strictObject({ to: id, by: z.optional(text(20)), when: z.optional(conditionForm), do: action }))
      .check(z.maxLength(200)),
  ),
  tasks: z.array(taskForm).check(z.minLength(1), z.maxLength(20)),
});

/** The number of the form that data says it is of; 0 if it is no lesson. */
function formOf(data: unknown): number {
  const { format } = (data ?? {}) as { format?: unknown };
  return typeof format === 'string' ? Number(/^roundhouse-lesson-(\d{1,6})$/u.exec(format)?.[1] ?? 0) : 0;
}

/** Does this say that it is a lesson, of whatever form? */
export const isLessonFile = (data: unknown): boolean => formOf(data) > 0;

/** Reads a lesson from its text or its parsed JSON; what is wrong with it is said in one sentence. */
export function readLesson(input: unknown): Lesson {
  if (typeof input === 'string' && input.length > LARGEST_GAME)
    throw new FileError('This file is too large to be a lesson.');
  const read = typeof input === 'string' ? parseJson(input) : { data: input };
  if ('fault' in read) throw notALesson(read.fault);
  if (formOf(read.data) > formOf({ format: LESSON_FORMAT })) {
    throw new FileError('This lesson was written for a newer version of Roundhouse: update this one to open it.');
  }
  const excess = excessOf(read.data);
  if (excess !== null) throw notALesson(excess);
  const parsed = lessonForm.safeParse(read.data);
  if (!parsed.success) throw notALesson(issueWords(parsed.error.issues[0]!, read.data));
  const { game, tasks, answers = [], ...rest } = parsed.data;
  return {
    ...rest,
    name: plainLine(rest.name),
    learns: plainLine(rest.learns),
    game: readGameFile(game),
    answers,
    tasks: tasks.map(plainTask),
  };
}

/** Its texts are shown: nothing in them may act. */
const plainTask = ({ remarks = [], values = {}, ...task }: z.infer<typeof taskForm>): Task => ({
  ...task,
  values,
  name: plainLine(task.name),
  text: plainLine(task.text),
  hint: plainLine(task.hint),
  after: plainLine(task.after),
  checks: task.checks.map((check) => ({ ...check, text: plainLine(check.text) })),
  remarks: remarks.map((remark) => ({ ...remark, text: plainLine(remark.text) })),
});

const notALesson = (why: string): FileError => new FileError(`This is not a lesson: ${why}.`);
