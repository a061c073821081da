/** What must hold at every step of a game, beside the rules themselves. */
import {
  amountAt,
  amountsIn,
  apply,
  type Applied,
  type Choice,
  choices,
  deepFreeze,
  dice,
  fill,
  mostIn,
  type OpenField,
  type Json,
  openTypes,
  unavailable,
  violations,
  whyNot,
} from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { watched } from '@roundhouse/titles/notable';
import type { AnyTitle } from '../title.ts';
import { mutants } from './mutants.ts';
import { difference, notPlain } from './plain.ts';

/** How many other choices, and how many spoilt actions, are tried at each state. */
const OTHERS = 2;
/** What is shown as unavailable is looked at in one state of so many. */
const REFUSED = 4;
const MUTANTS = 4;

type Accepted = Extract<Applied<RailState>, { ok: true }>;

/**
 * Follows a game: after every action the invariants hold, the state is plain data, and a twin that is written and read
 * again after each action stays equal; before it, other offered choices are accepted, and what is unavailable and spoilt
 * actions are refused.
 * Its chance is its own, so that a game is the same with and without it.
 */
export class Inspector {
  readonly #title: AnyTitle;
  readonly #chance: (below: number) => number;
  readonly #seen = new WeakSet<object>();
  #twin: RailState;

  constructor(title: AnyTitle, first: RailState, seed: number) {
    this.#title = title;
    this.#chance = dice(seed ^ 0x1b873593);
    this.#twin = roundTrip(first);
    deepFreeze(first);
  }

  /** One sentence on what is wrong, or null. */
  judge(before: RailState, done: Accepted): string | null {
    deepFreeze(done.state);
    return (
      this.#invariants(done.state) ??
      this.#never(before, done) ??
      this.#plain(done.state) ??
      this.#compareTwin(done) ??
      this.#tryOthers(before) ??
      this.#trySpoilt(before, done)
    );
  }

  #invariants(s: RailState): string | null {
    const broken = violations(this.#title, s);
    return broken.length > 0 ? broken.join('; ') : null;
  }

  #never(before: RailState, { action, events, state }: Accepted): string | null {
    const list = Object.entries(watched[this.#title.id]?.never ?? {});
    return list.find(([, happens]) => happens({ before, action, events, after: state }))?.[0] ?? null;
  }

  #plain(s: RailState): string | null {
    const found = notPlain(s, this.#seen);
    return found ? `the state is not plain data: ${found}` : null;
  }

  #compareTwin(done: Accepted): string | null {
    const result = apply(this.#title, this.#twin, roundTrip(done.action));
    if (!result.ok) return `a twin that was written and read refuses the action: ${result.refusal.text}`;
    this.#twin = roundTrip(result.state);
    const other = difference(done.state, this.#twin);
    if (other) return `a twin that was written and read has become another state: ${other}`;
    return null;
  }

  /** Choices of one kind that anybody is offered, with their open fields filled low, high and at random. */
  #tryOthers(s: RailState): string | null {
    const by = s.players[this.#chance(s.players.length)]!;
    const types = openTypes(this.#title, s, by);
    if (types.length === 0) return null;
    const found = choices(this.#title, s, by, { type: types[this.#chance(types.length)]! });
    for (let i = 0; i < OTHERS && found.length > 0; i++) {
      const [choice] = found.splice(this.#chance(found.length), 1);
      for (const pick of [lowest, highest, this.#anywhere]) {
        const wrong = this.#tryChoice(s, choice!, pick);
        if (wrong) return wrong;
      }
    }
    return this.#chance(REFUSED) === 0 ? this.#tryRefused(s, by, types[this.#chance(types.length)]!) : null;
  }

  /** One that is shown as unavailable, filled at random: else it would be possible and hidden. */
  #tryRefused(s: RailState, by: string, type: string): string | null {
    const found = unavailable(this.#title, s, by, { type });
    const choice = found[this.#below(found.length)];
    if (choice === undefined) return null;
    const action = fill(choice, this.#filled(choice, this.#anywhere));
    return whyNot(this.#title, s, action) === null ? `it is unavailable and yet possible: ${show(action)}` : null;
  }

  #filled(choice: Choice, pick: (openField: OpenField) => Json): Record<string, Json> {
    return Object.fromEntries(Object.entries(choice.openFields).map(([name, openField]) => [name, pick(openField)]));
  }

  #tryChoice(s: RailState, choice: Choice, pick: (openField: OpenField) => Json): string | null {
    const action = fill(choice, this.#filled(choice, pick));
    const result = apply(this.#title, s, action);
    if (!result.ok) {
      return `an offered choice is refused: ${JSON.stringify(action)}: ${result.refusal.text} [${result.refusal.rule}]`;
    }
    const broken = this.#invariants(result.state);
    return broken ? `after ${JSON.stringify(action)}: ${broken}` : null;
  }

  readonly #anywhere = (openField: OpenField): Json => {
    if (openField.kind === 'indicated') return openField.best;
    if (openField.kind === 'oneOf') return openField.values[this.#below(openField.values.length)] ?? null;
    return amountAt(openField, this.#below(amountsIn(openField)));
  };

  /** Of none the first, too: there is nothing to draw from. */
  readonly #below = (count: number): number => (count > 1 ? this.#chance(count) : 0);

  /** Spoilt actions never throw and, where they cannot be right, are refused. The frozen state shows any writing. */
  #trySpoilt(before: RailState, done: Accepted): string | null {
    const all = mutants(done.action, this.#chance);
    for (let i = 0; i < MUTANTS && all.length > 0; i++) {
      const [mutant] = all.splice(this.#chance(all.length), 1);
      const { input, how, mustFail } = mutant!;
      let result: Applied<RailState>;
      try {
        result = apply(this.#title, before, input);
      } catch (error) {
        return `a spoilt action (${how}) throws: ${String(error)}: ${show(input)}`;
      }
      if (result.ok && mustFail) return `a spoilt action (${how}) is accepted: ${show(input)}`;
      if (result.ok) {
        const broken = this.#invariants(result.state);
        if (broken) return `after a spoilt action (${how}) ${show(input)}: ${broken}`;
      } else if (!result.refusal.rule || !result.refusal.text) {
        return `a spoilt action (${how}) is refused without a reason: ${show(input)}`;
      }
    }
    return null;
  }
}

const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const show = (input: unknown): string => JSON.stringify(input) ?? String(input);

function lowest(openField: OpenField): Json {
  if (openField.kind === 'indicated') return openField.best;
  return openField.kind === 'oneOf' ? openField.values[0]! : openField.min;
}

function highest(openField: OpenField): Json {
  if (openField.kind === 'indicated') return openField.best;
  if (openField.kind === 'oneOf') return openField.values.at(-1)!;
  return mostIn(openField);
}
