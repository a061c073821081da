/**
 * A random game as a text that can be read and compared: what could be done, what was done and what that changed.
 * Told in full are the first steps, each way of acting when it comes for the first time, and every round with where
 * everybody stands; the steps between are counted. So a text stays short however long the game becomes.
 */
import { choices, deciders, frameName, type Json, type LoggedAction, start, form1Hash } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { recordOf } from '../../src/log/records.ts';
import { playerNames } from '../../src/names.ts';
import { wrap } from '../../src/output.ts';
import { describe, describeRoutes } from '../../src/log/raw.ts';
import { stateLines } from './state-lines.ts';
import { playGame } from '../../src/simulate/game.ts';
import { type Plan, planFor } from '../../src/simulate/plan.ts';
import { textOf } from '../../src/text.ts';
import { type AnyTitle, titleOf } from '../../src/title.ts';

/** Games that are told, by title and number of players: short ones, in which much happens. */
export const toldGames: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  soh: { 2: 216, 3: 169, 4: 250, 5: 283 },
  '1828': { 3: 42, 4: 28, 5: 47 },
  '1839': { 2: 302, 3: 308, 4: 301 },
  '1820': { 2: 502, 3: 504, 4: 516, 5: 504 },
  '1843': { 2: 1011, 3: 1005, 4: 1000, 5: 1008, 6: 1003 },
};

/** So many steps from the first are told whatever they are. */
const FIRST = 12;
/** More choices of one type than this are only counted. */
const LISTED = 4;
const WIDTH = 120;

export function playthrough(id: string, players: number, seed: number): string {
  const title = titleOf(id);
  const wishes = { counts: [players], options: {}, readings: {}, anyReadings: false };
  const plan = planFor(title, wishes, seed);
  const told = new Teller(title, plan);
  const { violation } = playGame(title, plan, false, { each: ({ action, state }) => told.step(action, state) });
  if (violation) throw new Error(`${id}, ${players} players, seed ${seed}: ${violation.what}`);
  return told.text();
}

class Teller {
  readonly #title: AnyTitle;
  readonly #names: readonly string[];
  readonly #lines: string[] = [];
  /** Kinds of moves in kinds of frames that have been told. */
  readonly #ways = new Set<string>();
  /** Types of the steps since the last that was told. */
  #folded: string[] = [];
  #state: RailState;
  #round = '';
  /** What was said of everybody when the round began. */
  #standing: ReadonlySet<string> = new Set();

  constructor(title: AnyTitle, plan: Plan) {
    this.#title = title;
    this.#names = playerNames(plan.players);
    this.#state = start(title, plan).state;
    const settings = Object.entries({ ...plan.options, ...plan.readings }).map(
      ([key, value]) => `${key} ${textOf(value)}`,
    );
    this.#lines.push(`${title.name}, ${plan.players} players, seed ${plan.seed}`);
    if (settings.length > 0) this.#lines.push(settings.join(', '));
  }

  step(action: LoggedAction, after: RailState): void {
    this.#beginRound();
    const before = this.#state;
    const way = `${before.stack.at(-1)!.kind}.${action.type}`;
    if (after.seq <= FIRST || !this.#ways.has(way)) this.#tell(before, action, after);
    else this.#folded.push(action.type);
    this.#ways.add(way);
    this.#state = after;
  }

  text(): string {
    this.#fold();
    const s = this.#state;
    this.#lines.push('', ...stateLines(this.#title, s, this.#names));
    this.#lines.push('', `${s.seq} steps; ended: ${s.ended?.reason ?? 'not yet'}. ${form1Hash(this.#title, s)}`);
    return `${this.#lines.join('\n')}\n`;
  }

  /** Where everybody stands when a round begins, as far as it is not the same as a round ago. */
  #beginRound(): void {
    const round = this.#title.roundName(this.#state);
    if (round === this.#round) return;
    this.#round = round;
    this.#fold();
    const [head, ...rows] = stateLines(this.#title, this.#state, this.#names).map((row) => row.replace(/ {2,}/g, '  '));
    this.#lines.push('', `== ${head}`, ...rows.filter((row) => !this.#standing.has(row)));
    this.#standing = new Set(rows);
  }

  #tell(before: RailState, action: LoggedAction, after: RailState): void {
    this.#fold();
    const top = before.stack.at(-1)!;
    const question = this.#title.frames[top.kind]!.asks?.(before, top);
    this.#lines.push('', `${after.seq}. ${frameName(top)}${question ? `: ${this.#named(question)}` : ''}`);
    for (const by of new Set([...deciders(this.#title, before), action.by])) {
      if (this.#name(by) !== undefined) this.#add(`${this.#name(by)} may`, this.#choices(before, by) || 'nothing');
    }
    this.#add(`${this.#name(action.by) ?? action.by} does`, doing(action));
    this.#add('now', this.#changes(before, after) || 'as before');
  }

  #add(head: string, text: string): void {
    this.#lines.push(`  ${wrap(`${head} ${this.#named(text)}`, WIDTH - 2, 6)}`);
  }

  #name(by: string): string | undefined {
    return this.#names[this.#state.players.indexOf(by)];
  }

  /** Players are called by their names. */
  #named(text: string): string {
    return text.replace(/\bplayer\d\b/g, (id) => this.#name(id) ?? id);
  }

  #choices(s: RailState, by: string): string {
    const byType = new Map<string, string[]>();
    for (const choice of choices(this.#title, s, by)) {
      byType.set(choice.type, [...(byType.get(choice.type) ?? []), describe(choice)]);
    }
    return [...byType]
      .map(([type, all]) => (all.length > LISTED ? `${type} in ${all.length} ways` : all.join('; ')))
      .join('; ');
  }

  #changes(before: RailState, after: RailState): string {
    const was = facts(recordOf(this.#title, before) as unknown as Json);
    const is = facts(recordOf(this.#title, after) as unknown as Json);
    const changed = [...is].filter(([key, value]) => was.get(key) !== value).map(([key, value]) => `${key} ${value}`);
    const gone = [...was.keys()].filter((key) => !is.has(key)).map((key) => `${key} gone`);
    return [...changed, ...gone].filter((text) => !text.startsWith('seq ')).join('; ');
  }

  #fold(): void {
    if (this.#folded.length === 0) return;
    const types = new Map<string, number>();
    for (const type of this.#folded) types.set(type, (types.get(type) ?? 0) + 1);
    const list = [...types].map(([type, n]) => (n === 1 ? type : `${type} ${n}`)).join(', ');
    const count = this.#folded.length === 1 ? '1 step' : `${this.#folded.length} steps`;
    this.#lines.push('', wrap(`… ${count}: ${list}`, WIDTH, 6));
    this.#folded = [];
  }
}

/** An action as a player would say it; of a run the trains and where they stop. */
function doing(action: LoggedAction): string {
  const own = Object.entries(action).filter(([name]) => !['type', 'by', 'frame'].includes(name));
  const parts = own.map(([name, value]) => {
    const text = name === 'routes' ? describeRoutes(value as Json) : textOf(value as Json);
    return `${name} ${text}`;
  });
  return parts.length === 0 ? action.type : `${action.type}: ${parts.join(', ')}`;
}

/** A record as flat facts: `companies NRS cash` and its value. Lists are one fact. */
function facts(value: Json, path: readonly string[] = [], found = new Map<string, string>()): Map<string, string> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) facts(part, [...path, key], found);
  } else found.set(path.filter((key) => key !== 'players' && key !== 'companies').join(' '), factOf(value));
  return found;
}

const factOf = (value: Json): string =>
  Array.isArray(value)
    ? (value as Json[]).map((one) => factOf(one)).join(' ') || 'none'
    : value === null
      ? 'none'
      : textOf(value);
