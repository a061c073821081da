import { settle } from './apply.ts';
import type { GameEvent } from './draft.ts';
import type { Json } from './json.ts';
import { plainSentence, quoted, quotedValue } from './plain.ts';
import type { KernelState } from './state.ts';
import type { Setting, Setup, Title } from './title.ts';

/** A game cannot be set up as asked: said to whoever asked, before anything exists. */
export class SetupError extends Error {
  constructor(message: string) {
    super(plainSentence(message));
  }
}

export type SetupWish = Pick<Setup, 'players' | 'seed'> & Partial<Setup>;

/** The first state of a game, advanced to its first decision. */
export function start<S extends KernelState>(
  title: Title<S>,
  wish: SetupWish,
): { state: S; events: readonly GameEvent[] } {
  const { min, max } = title.players;
  if (!Number.isInteger(wish.players) || wish.players < min || wish.players > max) {
    throw new SetupError(`${title.name} is for ${min} to ${max} players.`);
  }
  if (!Number.isSafeInteger(wish.seed)) throw new SetupError('The seed must be a whole number.');
  const setup: Setup = {
    ...wish,
    options: chosen(title, 'option', title.options, wish.options ?? {}),
    readings: chosen(title, 'reading', title.readings, wish.readings ?? {}),
  };
  const g = title.begin(setup);
  settle(title, g);
  return { state: g.s, events: g.events };
}

/** Every setting with its value: what was wished, else the book's. */
function chosen(
  title: { readonly name: string },
  what: string,
  settings: readonly Setting[],
  wished: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const known = new Map(settings.map((setting) => [setting.id, setting]));
  for (const [id, value] of Object.entries(wished)) {
    const setting = known.get(id);
    if (!setting) throw new SetupError(`${title.name} has no ${what} "${quoted(id)}".`);
    if (!setting.values.includes(value as never)) {
      throw new SetupError(`The ${what} "${id}" can be ${setting.values.join(' or ')}, not ${quotedValue(value)}.`);
    }
  }
  return Object.fromEntries(settings.map((setting) => [setting.id, wished[setting.id] ?? setting.default]));
}
