import { indication, randomAction } from '@roundhouse/bots';
import {
  type Choice,
  choices,
  deciders,
  dice,
  dimmed,
  fill,
  frameName,
  type GameEvent,
  type History,
  HOST,
  type Json,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { saveGame } from '../files.ts';
import { tell } from '../log/teller.ts';
import { tellingOf } from '../log/telling.ts';
import { out } from '../output.ts';
import type { AnyTitle } from '../title.ts';
import type { Asker } from './asker.ts';
import { menu } from './menu.ts';
import { describe, describeHole, parseHole, stateLines } from './screen.ts';

const HELP = 'A number chooses; ? what is not possible and why; b a bot decides; u undo; s [file] save; q quit.';

type Step = 'go on' | 'quit';

/** One game in the terminal: a person at one seat, random bots at the others. */
export class Session {
  readonly #title: AnyTitle;
  readonly #history: History<RailState>;
  readonly #me: string;
  readonly #asker: Asker;
  readonly #file: string;
  readonly #chance: (below: number) => number;
  /** The host has shown the best run of the run that is being decided. */
  #shown = false;

  constructor(title: AnyTitle, history: History<RailState>, seat: number, asker: Asker, file: string, seed: number) {
    this.#title = title;
    this.#history = history;
    this.#me = history.state.players[seat - 1]!;
    this.#asker = asker;
    this.#file = file;
    this.#chance = dice(seed ^ 0x5f356495);
  }

  async play(): Promise<void> {
    this.#tell(this.#history.length === 0 ? this.#history.firstEvents : []);
    while (!this.#state.ended) {
      if (this.#hostActs()) continue;
      const asked = deciders(this.#title, this.#state);
      if (!asked.includes(this.#me)) this.#botActs(asked);
      else if ((await this.#ask()) === 'quit') return;
    }
    for (const line of stateLines(this.#title, this.#state, this.#history.players)) out(line);
  }

  get #state(): RailState {
    return this.#history.state;
  }

  #tell(events: readonly GameEvent[]): void {
    for (const { kind, text } of tell(events, tellingOf(this.#title, this.#history.players, this.#state))) {
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

  #hostActs(): boolean {
    if (this.#title.runProblem(this.#state) === null) this.#shown = false;
    else if (!this.#shown) {
      this.#shown = true;
      // After an undo the best run may have been shown before; then it is refused, and that is all.
      return this.#history.add(indication(this.#title, this.#state)).ok;
    }
    return false;
  }

  #botActs(asked: readonly string[]): void {
    for (const by of asked) {
      const action = by === HOST ? null : randomAction(this.#title, this.#state, by, this.#chance);
      if (action && this.#add(action)) return;
    }
    throw new Error(`nobody can act in ${this.#question()}`);
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

  async #choose(found: readonly Choice[]): Promise<Step> {
    const items = menu(found);
    items.forEach((item, i) => {
      out(`${String(i + 1).padStart(4)}  ${item.text}`);
    });
    for (;;) {
      const typed = await this.#asker.ask('> ');
      if (typed === null || typed === 'q') return 'quit';
      const item = items[Number(typed) - 1];
      if (item && /^\d+$/.test(typed)) {
        if (item.choices.length > 1) return this.#choose(item.choices);
        if (await this.#fillAndAdd(item.choices[0]!)) return 'go on';
      } else if (typed === '?') this.#showDimmed();
      else if (typed === 's' || typed.startsWith('s ')) this.#save(typed.slice(2).trim() || this.#file);
      else if (typed === 'u') {
        if (this.#undo()) return 'go on';
      } else if (typed === 'b') {
        this.#botActs([this.#me]);
        return 'go on';
      } else out(HELP);
    }
  }

  async #fillAndAdd(choice: Choice): Promise<boolean> {
    const values: Record<string, Json> = {};
    for (const [name, hole] of Object.entries(choice.holes)) {
      const fixed = hole.kind === 'indicated' || (hole.kind === 'oneOf' && hole.values.length === 1);
      let value = fixed ? parseHole(hole, '') : undefined;
      while (value === undefined) {
        const typed = await this.#asker.ask(`  ${name} (${describeHole(hole)}): `);
        if (typed === null) return false;
        value = parseHole(hole, typed);
      }
      values[name] = value;
    }
    return this.#add(fill(choice, values));
  }

  #showDimmed(): void {
    const found = dimmed(this.#title, this.#state, this.#me);
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
    this.#shown = false;
    return this.#add({ type: 'undo', by: this.#me, to: target.to }, target.consents);
  }

  #save(path: string): void {
    saveGame(path, this.#history.toFile());
    out(`  Saved as ${path}.`);
  }
}
