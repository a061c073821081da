import { chaotic, choose, randomAction, type Style, viewOf } from '@roundhouse/bots';
import { indication, type Next, nextOf } from '@roundhouse/host';
import {
  type Choice,
  choices,
  dice,
  unavailable,
  fill,
  frameName,
  type GameEvent,
  type History,
  type OpenField,
  type Json,
  plainLine,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { Failure } from '../failure.ts';
import { saveGame } from '../files.ts';
import { linesOf } from '../log/lines.ts';
import { out } from '../output.ts';
import { slowNotice } from '../slow-notice.ts';
import { leaning } from '../simulate/game.ts';
import type { AnyTitle } from '../title.ts';
import type { Answers } from './asker.ts';
import { menu } from './menu.ts';
import { describe, describeField, fieldHelp, parseField, stateLines } from './screen.ts';

const COMMANDS = 'b a bot decides; h a bot plays your seat to the end of the round; u undo; s [file] save; q quit.';
const HELP = `A number chooses; c back to the whole list; ? what is not possible and why; ${COMMANDS}`;
const VALUE_HELP = `c another choice; ${COMMANDS}`;

/** What a line at a prompt leads to: the game goes on or is left, or the same is asked again. */
type Step = 'go on' | 'quit' | 'ask again';

/** Who plays the other seats, and whether they say why. */
export interface Opponents {
  readonly bot: 'sensible' | 'random';
  readonly why: boolean;
}

/** One game in the terminal: a person at one seat, bots at the others. */
export class Session {
  readonly #title: AnyTitle;
  readonly #history: History<RailState>;
  readonly #me: string;
  readonly #answers: Answers;
  readonly #file: string;
  readonly #seed: number;
  readonly #opponents: Opponents;
  readonly #chance: (below: number) => number;
  /** How bots that move at random lean. */
  readonly #style: Style;
  /** The round in which a bot plays the person's seat. */
  #handedIn: string | null = null;
  /** The state in which the host has no better run to show. */
  #searched: RailState | null = null;

  constructor(
    title: AnyTitle,
    history: History<RailState>,
    seat: number,
    answers: Answers,
    file: string,
    seed: number,
    opponents: Opponents = { bot: 'sensible', why: true },
  ) {
    this.#seed = seed;
    this.#opponents = opponents;
    this.#title = title;
    this.#history = history;
    this.#me = history.state.players[seat - 1]!;
    this.#answers = answers;
    this.#file = file;
    this.#chance = dice(seed ^ 0x5f356495);
    this.#style = leaning(title, seed, chaotic);
  }

  async play(): Promise<void> {
    this.#tell(this.#history.length === 0 ? this.#history.firstEvents : []);
    for (;;) {
      const next = this.#next();
      if (next.kind === 'over') break;
      if (next.kind === 'search') this.#showBest();
      else if (next.kind === 'bid') this.#add(next.action);
      else if (next.people.includes(this.#me)) {
        if (this.#handedIn === this.#title.roundName(this.#state)) this.#botActs([this.#me]);
        else if ((await this.#ask()) === 'quit') return;
      } else this.#botActs(next.kind === 'ask' ? next.bots : []);
    }
    for (const line of stateLines(this.#title, this.#state, this.#history.players)) out(line);
  }

  get #state(): RailState {
    return this.#history.state;
  }

  #tell(events: readonly GameEvent[]): void {
    for (const { kind, text } of linesOf(this.#title, this.#history.players, this.#state)(events)) {
      out(kind === 'line' ? `  ${text}` : `\n── ${text}`);
    }
  }

  /** Adds an action and tells what happened, or says why not. */
  #add(action: unknown, consents: readonly string[] = []): boolean {
    const result = this.#history.add(action, consents);
    if (!result.ok) out(`  Not possible: ${result.refusal.text} [${result.refusal.rule}]`);
    else if ('events' in result) this.#tell(result.events);
    return result.ok;
  }

  #next(): Next {
    const { state, lastAction: last } = this.#history;
    const bots = state.players.filter((player) => player !== this.#me);
    return nextOf({ title: this.#title, state, last, bots }, { search: this.#searched === state });
  }

  #showBest(): void {
    const found = indication(this.#title, this.#state, slowNotice('  Searching for the best run …', out));
    if (!found || !this.#add(found)) this.#searched = this.#state;
  }

  #botActs(asked: readonly string[]): void {
    for (const by of asked) if (this.#botOf(by)) return;
    throw new Error(`nobody can act in ${this.#question()}`);
  }

  /** A bot's move with its reason; where it has none it moves at random, so that the game goes on. */
  #botOf(by: string): boolean {
    const sensible = this.#opponents.bot === 'sensible';
    const thought = sensible ? choose(this.#title, viewOf(this.#state), by, this.#seed) : null;
    const action = thought?.action ?? randomAction(this.#title, this.#state, by, this.#chance, this.#style);
    if (!action || !this.#add(action)) return false;
    if (thought && this.#opponents.why) out(`      ${thought.why.text}`);
    return true;
  }

  #question(): string {
    const top = this.#state.stack.at(-1)!;
    const kind = this.#title.frames[top.kind]!;
    return kind.asks?.(this.#state, top) ?? frameName(top);
  }

  async #ask(): Promise<Step> {
    out('');
    for (const line of stateLines(this.#title, this.#state, this.#history.players)) out(line);
    const seat = this.#state.players.indexOf(this.#me);
    out(`\n${this.#history.players[seat]}, you decide. ${this.#question()}`);
    return this.#choose(choices(this.#title, this.#state, this.#me));
  }

  async #choose(found: readonly Choice[], whole = found): Promise<Step> {
    const items = menu(found);
    items.forEach((item, i) => {
      out(`${String(i + 1).padStart(4)}  ${item.text}`);
    });
    for (;;) {
      const typed = await this.#answers.ask('> ');
      const item = typed !== null && /^\d+$/.test(typed) ? items[Number(typed) - 1] : undefined;
      if (item && item.choices.length > 1) return this.#choose(item.choices, whole);
      if (typed === 'c') return this.#choose(whole);
      const step = item ? await this.#fillAndAdd(item.choices[0]!) : this.#command(typed);
      if (step === null) out(HELP);
      else if (step !== 'ask again') return step;
    }
  }

  /** What can be typed at every prompt; null if it is none of it. */
  #command(typed: string | null): Step | null {
    if (typed === null || typed === 'q') return 'quit';
    if (typed === '?') this.#showDimmed();
    else if (typed === 's' || typed.startsWith('s ')) this.#save(typed.slice(2).trim() || this.#file);
    else if (typed === 'u') return this.#undo() ? 'go on' : 'ask again';
    else if (typed === 'b') this.#botActs([this.#me]);
    else if (typed === 'h') this.#handedIn = this.#title.roundName(this.#state);
    else return null;
    return typed === 'b' || typed === 'h' ? 'go on' : 'ask again';
  }

  async #fillAndAdd(choice: Choice): Promise<Step> {
    const values: Record<string, Json> = {};
    for (const [name, openField] of Object.entries(choice.openFields)) {
      const fixed = openField.kind === 'indicated' || (openField.kind === 'oneOf' && openField.values.length === 1);
      const value = fixed ? parseField(openField, '') : undefined;
      const asked = value === undefined ? await this.#askValue(name, openField) : { value };
      if ('step' in asked) return asked.step;
      values[name] = asked.value;
    }
    return this.#add(fill(choice, values)) ? 'go on' : 'ask again';
  }

  async #askValue(name: string, openField: OpenField): Promise<{ readonly value: Json } | { readonly step: Step }> {
    for (;;) {
      const typed = await this.#answers.ask(`  ${name} (${describeField(openField)}): `);
      const value = typed === null ? undefined : parseField(openField, typed);
      if (value !== undefined) return { value };
      if (typed === 'c') return { step: 'ask again' };
      if (typed === '?') out(`  ${fieldHelp(name, openField)}\n${VALUE_HELP}`);
      else {
        const step = this.#command(typed);
        if (step === null) out(`  ${fieldHelp(name, openField)}`);
        else if (step !== 'ask again') return { step };
      }
    }
  }

  #showDimmed(): void {
    const found = unavailable(this.#title, this.#state, this.#me);
    if (found.length === 0) out('  Everything that you could look for here is possible.');
    for (const one of found) out(`  ${describe(one)}\n      ${one.refusal.text} [${one.refusal.rule}]`);
    out(HELP);
  }

  /** Back to the last decision of the person; the bots never mind. */
  #undo(): boolean {
    const target = this.#history.undoTargets(this.#me).find(({ to }) => this.#history.actions[to]!.by === this.#me);
    if (!target) {
      out('  There is nothing of yours to take back.');
      return false;
    }
    this.#handedIn = null;
    out('  Taken back to your last decision.');
    return this.#add({ type: 'undo', by: this.#me, to: target.to }, target.consents);
  }

  #save(path: string): void {
    try {
      saveGame(path, this.#history.toFile());
      out(`  Saved as ${plainLine(path)}.`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      out(`  Not saved: ${plainLine(error.message)}`);
    }
  }
}
