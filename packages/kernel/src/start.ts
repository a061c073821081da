import { settle } from './apply.ts';
import type { GameEvent } from './draft.ts';
import type { Json } from './json.ts';
import { quoted, quotedValue } from './sanitize.ts';
import { SetupError } from './setup-error.ts';
import type { KernelState } from './state.ts';
import type { Setting, Setup, SettingValue, Title } from './title.ts';

export type SetupWish = Pick<Setup, 'players' | 'seed'> & Partial<Setup>;
type Settings = Pick<Title<KernelState>, 'name' | 'options' | 'readings' | 'formerReadings'>;
type Chosen = Pick<Setup, 'options' | 'readings'>;

/** Every reading that a file stores, whether or not a new game asks for it. */
export const allReadings = ({
  readings,
  formerReadings = [],
}: Omit<Settings, 'name' | 'options'>): readonly Setting[] => [...readings, ...formerReadings];

/** The settings of a game, complete: those that were not wished as the book has them. */
export const settingsFor = (title: Settings, wish: Partial<Chosen>): Chosen => complete(title, wish, (one) => one.book);

/** The settings of a game from a file, complete: those that came later as things were before. */
export const settingsOfFile = (title: Settings, file: Partial<Chosen>): Chosen =>
  complete(title, file, (one) => one.before);

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
  const g = title.begin({ ...wish, ...settingsFor(title, wish) });
  settle(title, g);
  return { state: g.s, events: g.events };
}

const complete = (title: Settings, given: Partial<Chosen>, missing: (setting: Setting) => SettingValue): Chosen => ({
  options: chosen(title.name, 'option', title.options, given.options ?? {}, missing),
  readings: chosen(title.name, 'reading', allReadings(title), given.readings ?? {}, missing),
});

/** Every setting with its value: what was given, else what holds for a missing one. */
function chosen(
  name: string,
  what: string,
  settings: readonly Setting[],
  given: Readonly<Record<string, Json>>,
  missing: (setting: Setting) => SettingValue,
): Record<string, Json> {
  const known = new Map(settings.map((setting) => [setting.id, setting]));
  for (const [id, value] of Object.entries(given)) {
    const setting = known.get(id);
    if (!setting) throw new SetupError(`${name} has no ${what} called "${quoted(id)}".`);
    if (!setting.values.includes(value as never)) {
      throw new SetupError(`The ${what} "${id}" can be ${setting.values.join(' or ')}, not ${quotedValue(value)}.`);
    }
  }
  return Object.fromEntries(settings.map((setting) => [setting.id, given[setting.id] ?? missing(setting)]));
}
