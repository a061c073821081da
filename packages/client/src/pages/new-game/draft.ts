import type { Setting } from '@roundhouse/kernel';
import type { RailTitle } from '@roundhouse/rail';
import type { useText } from '../../app/i18n.tsx';
import type { Seat } from '../../game/handle.ts';
import { myName, usualNames } from '../../game/me.ts';
import { nameRefusal } from '@roundhouse/kernel/names';

export type Value = Setting['values'][number];
export type Preset = 'book' | 'site' | 'own';

export interface DraftSeat {
  /** Stays with the seat while its name changes. */
  readonly key: number;
  readonly name: string;
  readonly kind: Extract<Seat['kind'], 'here' | 'bot'>;
}

/** A game as it is being set up. */
export interface Draft {
  readonly seats: readonly DraftSeat[];
  readonly options: Readonly<Record<string, Value>>;
  readonly readings: Readonly<Record<string, Value>>;
  readonly name: string;
  /** As typed; empty for a seed by chance. */
  readonly seed: string;
}

export function firstDraft(): Draft {
  const me = myName();
  const bots = usualNames.filter((name) => name !== me && name !== usualNames[0]).slice(0, 2);
  return {
    seats: [{ key: 0, name: me, kind: 'here' }, ...bots.map((name, i) => ({ key: i + 1, name, kind: 'bot' as const }))],
    options: {},
    readings: {},
    name: '',
    seed: '',
  };
}

export function addSeat(seats: readonly DraftSeat[]): readonly DraftSeat[] {
  const name = usualNames.find((one) => seats.every((seat) => seat.name !== one)) ?? `${seats.length + 1}`;
  return [...seats, { key: Math.max(...seats.map(({ key }) => key)) + 1, name, kind: 'here' }];
}

/** What still stands in the way of starting, as a sentence; null when nothing does. */
export function problemOf(draft: Draft, title: RailTitle, t: ReturnType<typeof useText>): string | null {
  const { min, max } = title.players;
  if (draft.seats.length < min || draft.seats.length > max) return t('new.problem.players', title.players);
  const names = draft.seats.map((seat) => seat.name.trim());
  const fault = names.map(nameRefusal).find((one) => one !== null);
  if (fault) return fault;
  if (new Set(names).size < names.length) return t('new.problem.sameName');
  if (!/^\d{0,15}$/.test(draft.seed)) return t('new.problem.seed');
  return null;
}

const asOnSite = ({ book, site }: Setting): Value => site ?? book;

/** Readings of a preset. */
export const presetOf = (title: RailTitle, preset: Exclude<Preset, 'own'>): Readonly<Record<string, Value>> =>
  preset === 'book' ? {} : Object.fromEntries(title.readings.map((setting) => [setting.id, asOnSite(setting)]));

export function presetNow(title: RailTitle, readings: Draft['readings']): Preset {
  const plays = (wanted: (setting: Setting) => Value) =>
    title.readings.every((setting) => (readings[setting.id] ?? setting.book) === wanted(setting));
  if (plays((setting) => setting.book)) return 'book';
  return plays(asOnSite) ? 'site' : 'own';
}
