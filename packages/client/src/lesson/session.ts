/** A lesson in progress: the task at hand, its table, and what was tried. */
import { actionsBefore, openLesson } from '@roundhouse/host/lesson/course';
import type { Lesson, Task } from '@roundhouse/host/lesson/form';
import { filled, type Standing } from '@roundhouse/host/lesson/standing';
import type { GameEvent, LoggedAction } from '@roundhouse/kernel';
import { type RailTitle, Teller } from '@roundhouse/rail';
import { GameLog, played } from '../game/game-log.ts';
import { LessonGame, type Try } from './lesson-game.ts';
import { movesOf } from './moves.ts';
import { keepProgress } from './progress.ts';
import { learnText as t } from './texts.ts';

/** A try in words. */
export interface Tried {
  /** What was done; empty where the rules did not let it happen. */
  readonly what: string;
  /** What the rules said. */
  readonly refusal: string | null;
  /** What the lesson says of it, or how far it got. */
  readonly note: string | null;
}

/** What is shown of it: a new one after every change. */
export interface LessonView {
  readonly game: LessonGame;
  readonly index: number;
  readonly task: Task;
  readonly standing: Standing;
  readonly tries: readonly Tried[];
  /** How often the learner has set out on this task; the several moves of one way are one try. */
  readonly setOut: number;
  /** 0: none yet; 1: the idea; 2: the moves. */
  readonly hint: number;
  /** It was shown at least once. */
  readonly wasShown: boolean;
  readonly isShowing: boolean;
}

export class LessonSession {
  readonly lesson: Lesson;
  readonly title: RailTitle;
  /** `title/number`; null for a lesson of somebody's own. */
  readonly key: string | null;
  /** The lesson's game, for the beginnings of its tasks. */
  readonly #actions: readonly LoggedAction[];
  readonly #listeners = new Set<() => void>();
  #index: number;
  #game: LessonGame;
  #teller: Teller;
  #tries: readonly Tried[] = [];
  #setOut = 1;
  #hint = 0;
  #wasShown = false;
  #forget = () => {};
  #shown: LessonView;

  constructor(title: RailTitle, lesson: Lesson, key: string | null, task = 0) {
    this.title = title;
    this.lesson = lesson;
    this.key = key;
    this.#actions = openLesson(title, lesson).actions;
    this.#index = Math.min(task, lesson.tasks.length - 1);
    this.#game = this.#opened(this.#logOf(actionsBefore(title, lesson, this.#index)));
    this.#teller = this.#tellerOf();
    this.#shown = this.#look();
    this.#follow();
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  view = (): LessonView => this.#shown;

  /** A text of the task with its figures as they are now. */
  filled(text: string): string {
    return filled(text, this.#task, this.#game.moment);
  }

  nextTask(): void {
    const next = this.lesson.tasks[this.#index + 1];
    if (!next) return;
    this.#index++;
    this.#tries = [];
    this.#setOut = 1;
    this.#hint = 0;
    this.#wasShown = false;
    this.#replace(
      next.from === undefined ? this.#upTo(this.#game.length) : this.#logOf(this.#actions.slice(0, next.from)),
    );
  }

  /** Back to where this task began. */
  again(): void {
    this.#setOut++;
    this.#replace(this.#upTo(this.#game.from));
  }

  /** Back to before the learner's last move. */
  stepBack(): void {
    this.#setOut++;
    this.#replace(this.#upTo(this.#game.beforeLast), this.#game.from);
  }

  fromStart(): void {
    this.#index = 0;
    this.#tries = [];
    this.#setOut = 1;
    this.#hint = 0;
    this.#wasShown = false;
    this.#replace(this.#logOf(actionsBefore(this.title, this.lesson, 0)));
  }

  hint(): void {
    this.#hint = Math.min(2, this.#hint + 1);
    this.#tell();
  }

  /** Plays one way; from the lesson's own position where it does not fit what the learner has done before. */
  show(): void {
    this.#wasShown = true;
    const log = this.moves()
      ? this.#upTo(this.#game.from)
      : this.#logOf(actionsBefore(this.title, this.lesson, this.#index));
    this.#replace(log);
    this.#game.show(this.#task.solution);
    this.#tell();
  }

  /** The moves of one way in words; null where it does not fit what the learner has done before. */
  moves(): readonly string[] | null {
    const actions = this.#game.log.history.actions.slice(0, this.#game.from);
    return movesOf(this.title, this.lesson, this.#index, actions)?.map((events) => this.#words(events)) ?? null;
  }

  close(): void {
    this.#forget();
    this.#listeners.clear();
    this.#game.close();
  }

  get #task(): Task {
    return this.lesson.tasks[this.#index]!;
  }

  #opening(log: GameLog, from = log.history.length) {
    const id = `lesson-${this.key?.replace('/', '-') ?? 'own'}`;
    return { lesson: this.lesson, id, task: this.#index, log, from, onTry: (tried: Try) => this.#tried(tried) };
  }

  #opened(log: GameLog, from?: number): LessonGame {
    return new LessonGame(this.#opening(log, from));
  }

  #logOf(actions: readonly LoggedAction[]): GameLog {
    const { entries: _, ...header } = this.lesson.game;
    return GameLog.play(this.title, header, played(actions.map((action) => ({ action }))));
  }

  #upTo(length: number): GameLog {
    return this.#logOf(this.#game.log.history.actions.slice(0, length));
  }

  #tellerOf(): Teller {
    const { seats } = this.#game.view();
    return new Teller(this.title, this.#game.at(0), (id) => seats.find(({ player }) => player === id)?.name);
  }

  #words(events: readonly GameEvent[]): string {
    const told = this.#teller.tell(events).slice(0, 1);
    return told
      .map(({ subject, text }) => (subject === null ? text : `${this.#teller.naming.owner(subject)} ${text}`))
      .join(' ');
  }

  #tried(tried: Try): void {
    if ('refusal' in tried) {
      this.#add({ what: '', refusal: tried.refusal.text, note: null });
      return;
    }
    const { remark, done, checks } = this.#game.standing;
    const figure = checks.find(({ met, value }) => !met && value !== null);
    if (!done)
      this.#add({
        what: this.#words(tried.step.events),
        refusal: null,
        note: remark ?? (figure ? t('try.still', { value: figure.value! }) : null),
      });
  }

  #add(tried: Tried): void {
    this.#tries = [...this.#tries, tried].slice(-MOST_TRIES);
    this.#tell();
  }

  #replace(log: GameLog, from?: number): void {
    this.#forget();
    this.#game.close();
    this.#game = this.#opened(log, from);
    this.#teller = this.#tellerOf();
    this.#follow();
    this.#tell();
  }

  #follow(): void {
    const game = this.#game;
    this.#forget = game.subscribe(() => this.#tell());
  }

  #tell(): void {
    this.#shown = this.#look();
    if (this.#shown.standing.done && this.key !== null) keepProgress(this.key, this.#index + 1);
    for (const changed of this.#listeners) changed();
  }

  #look(): LessonView {
    return {
      game: this.#game,
      index: this.#index,
      task: this.#task,
      standing: this.#game.standing,
      tries: this.#tries,
      setOut: this.#setOut,
      hint: this.#hint,
      wasShown: this.#wasShown,
      isShowing: this.#game.isShowing,
    };
  }
}

const MOST_TRIES = 4;
