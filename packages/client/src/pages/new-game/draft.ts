import type { Setting } from '@roundhouse/kernel';
import { type Presets, presetsOf, type RailTitle } from '@roundhouse/rail';
import type { useText } from '../../app/i18n.tsx';
import type { Seat } from '../../game/handle.ts';
import { myName, usualNames } from '../../game/me.ts';
import { nameRefusal } from '@roundhouse/kernel/names';

export type Value = Setting['values'][number];
/** All readings at once, by the name that the page shows. */
export type Preset = keyof Presets;

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

/** Which of them is played, if one is. */
export function presetNow(title: RailTitle, readings: Draft['readings']): Preset | null {
  const plays = (values: Draft['readings']) =>
    title.readings.every(({ id, book }) => (readings[id] ?? book) === values[id]);
  const { book, site } = presetsOf(title.readings);
  if (plays(book)) return 'book';
  return site && plays(site) ? 'site' : null;
}
