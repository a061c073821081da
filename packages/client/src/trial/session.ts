/** Somebody's lines of one game, and the one whose board is open. The table and the panel of lines follow it. */
import {
  isEmptyLine,
  branchOf,
  described,
  GAME,
  hasRoom,
  lineOf,
  moved,
  NO_LINES,
  readLines,
  type TrialLine,
  type TrialLines,
  withLine,
  withoutLine,
} from './lines.ts';
import type { GameHandle } from '../game/handle.ts';
import { changeOwn, readOwn } from '../game/own-store.ts';
import { newRequest } from '../game/requests.ts';
import { type Course, type Courses, coursesOf, isOfGame } from './course.ts';
import { hashAt, lastBase, type Origin, originOf } from './origin.ts';
import { TrialGame } from './trial-game.ts';

/** Milliseconds before a change is written: several at once are one. */
const REST = 300;

/** What is shown of it: a new one after every change. */
export interface Session {
  readonly lines: TrialLines;
  /** The id of the open line. */
  readonly open: string;
  readonly game: TrialGame;
  /** Where the game itself is left when it is looked at as a line. */
  readonly base: number;
}

export class TrialSession {
  readonly origin: Origin;
  readonly #courses: Courses;
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #lines: TrialLines;
  #open: string;
  #game: TrialGame;
  #base: number;
  #point: unknown = null;
  #shown: Session;
  #forget = () => {};
  /** Of the open line, until something is done in it. */
  #course: { readonly of: unknown; readonly course: Course } | null = null;
  /** What is not yet written. */
  #pending: ((kept: TrialLines) => TrialLines)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** From a position of the game an empty line is opened; from none, the line that was open last. */
  static async open(
    game: GameHandle,
    from: number | null,
    name: string,
    brought: TrialLines = NO_LINES,
  ): Promise<TrialSession> {
    const origin = await originOf(game);
    const stored = readLines(await readOwn('lines', origin.view.id));
    const kept = stored.lines.length > 0 ? stored : brought;
    const last = from === null ? lineOf(kept, kept.open) : null;
    const base = Math.min(from ?? (last && isOfGame(origin, last) ? last.base : lastBase(origin)), lastBase(origin));
    return new TrialSession(origin, kept, last && isOfGame(origin, last) ? last.id : null, base, name);
  }

  private constructor(origin: Origin, lines: TrialLines, open: string | null, base: number, name: string) {
    this.origin = origin;
    this.#courses = coursesOf(origin);
    this.#name = name;
    this.#lines = lines;
    this.#base = base;
    this.#open = open ?? newRequest();
    this.#game = this.#opened(lineOf(lines, open) ?? this.#emptyLine());
    this.#shown = this.#look();
    this.#follow();
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  view = (): Session => this.#shown;

  /** The open line as it stands; the game's own course is one, too. */
  get line(): TrialLine {
    const { base, actions, bots } = this.#game;
    const kept = lineOf(this.#lines, this.#open);
    return { id: this.#open, name: '', comment: '', hash: hashAt(this.origin, base), ...kept, base, actions, bots };
  }

  /** Puts another line on the board; `GAME` is the game as it was played. */
  select(id: string): void {
    if (id === this.#open) return;
    const line = lineOf(this.#lines, id);
    if (id !== GAME && (!line || !isOfGame(this.origin, line))) return;
    if (line) this.#base = line.base;
    this.#show(id, line ?? this.#gameLine());
  }

  /** A line that leaves the open one after so many actions in all; says whether there was room for it. */
  branch(at: number): boolean {
    if (!hasRoom(this.#lines)) return false;
    const { line } = this;
    const after = Math.max(0, at - line.base);
    const made =
      at < line.base
        ? { ...line, base: at, hash: hashAt(this.origin, at), actions: [], name: '', comment: '' }
        : branchOf(line, '', after);
    const id = newRequest();
    this.#base = made.base;
    this.#show(id, { ...made, id });
    if (made.actions.length > 0) this.#keep({ ...made, id });
    return true;
  }

  describe(id: string, words: Partial<Pick<TrialLine, 'name' | 'comment'>>): void {
    if (!lineOf(this.#lines, id) && id === this.#open && id !== GAME) this.#keep(this.line);
    this.#change((kept) => described(kept, id, words));
  }

  remove(id: string): void {
    this.#change((kept) => withoutLine(kept, id));
    if (id === this.#open) this.#show(newRequest(), this.#emptyLine());
  }

  /** Brings back a line that was just removed, to its place. */
  restore(line: TrialLine, at: number): void {
    this.#change((kept) => moved(withLine(kept, line), line.id, at));
  }

  move(id: string, to: number): void {
    this.#change((kept) => moved(kept, id, to));
  }

  /** How a line goes, the open one as it stands on the board; null where the game has gone another way. */
  courseOf(id: string): Course | null {
    if (id !== this.#open) return this.#courses(id, lineOf(this.#lines, id), this.#base);
    const game = this.#game;
    const { steps, state } = game.view();
    if (this.#course?.of !== state) {
      const course = { base: game.base, steps: steps.slice(game.base), end: state, at: (seq: number) => game.at(seq) };
      this.#course = { of: state, course };
    }
    return this.#course.course;
  }

  close(): void {
    this.#write();
    this.#forget();
    this.#listeners.clear();
    this.#game.close();
  }

  #emptyLine(): TrialLine {
    return { id: this.#open, name: '', comment: '', base: this.#base, hash: '', actions: [], bots: [] };
  }

  #gameLine(): TrialLine {
    return { ...this.#emptyLine(), actions: this.origin.actions.slice(this.#base) };
  }

  #opened(line: TrialLine): TrialGame {
    return new TrialGame(this.origin, line, this.#name);
  }

  #show(id: string, line: TrialLine): void {
    this.#forget();
    this.#game.close();
    this.#open = id;
    this.#game = this.#opened(line);
    this.#follow();
    this.#tell();
  }

  /** What is done on the board is kept in its line; on the game's own course it makes a new one. */
  #follow(): void {
    const game = this.#game;
    this.#point = game.view().steps;
    this.#forget = game.subscribe(() => {
      const { steps, seats } = game.view();
      const done = steps !== this.#point;
      this.#point = steps;
      if (done && this.#open === GAME) {
        if (!hasRoom(this.#lines)) return;
        this.#open = newRequest();
      }
      const { line } = this;
      if (this.#open !== GAME && (done || seats.some(({ kind }) => kind === 'bot') || line.bots.length > 0)) {
        const kept = lineOf(this.#lines, this.#open);
        if (!isEmptyLine(line) || kept) this.#keep(line);
      }
      this.#tell();
    });
  }

  #keep(line: TrialLine): void {
    const kept = lineOf(this.#lines, line.id);
    if (kept && kept.actions.length === line.actions.length && kept.bots.join() === line.bots.join()) {
      if (kept.actions.at(-1) === line.actions.at(-1)) return;
    }
    this.#change((lines) => withLine(lines, { ...line, ...pickWords(lineOf(lines, line.id)) }));
  }

  #change(change: (kept: TrialLines) => TrialLines): void {
    this.#lines = change(this.#lines);
    this.#pending.push(change);
    this.#timer ??= setTimeout(() => this.#write(), REST);
    this.#tell();
  }

  /** Many changes, as bots make them, are one write. */
  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changes = this.#pending;
    this.#pending = [];
    if (changes.length === 0) return;
    void changeOwn('lines', this.origin.view.id, (kept) =>
      changes.reduce((lines, change) => change(lines), readLines(kept)),
    );
  }

  #tell(): void {
    this.#shown = this.#look();
    for (const changed of this.#listeners) changed();
  }

  #look(): Session {
    return { lines: this.#lines, open: this.#open, game: this.#game, base: this.#base };
  }
}

const pickWords = (line: TrialLine | null): Partial<TrialLine> =>
  line ? { name: line.name, comment: line.comment } : {};
