import type { Setting } from '@roundhouse/kernel';
import { type Presets, presetsOf, type RailTitle } from '@roundhouse/rail';
import type { usePageText } from '../../app/page-text.ts';
import type { NewGame } from '../../game/games.ts';
import { type Character, type Level, levelOf, otherCharacter, type Rank } from '@roundhouse/rail/bot-levels';
import { isUsualName, myName, usualName } from '../../game/me.ts';
import { nameRefusal } from '@roundhouse/kernel/names';

export type Value = Setting['values'][number];
/** All readings at once, by the name that the page shows. */
export type Preset = keyof Presets;

export interface DraftSeat {
  /** Stays with the seat while its name changes. */
  readonly key: number;
  readonly name: string;
  readonly kind: 'here' | Rank | 'random';
  /** What it likes, if it is a bot that thinks. */
  readonly character: Character;
}

/** A game as it is being set up. */
export interface Draft {
  readonly seats: readonly DraftSeat[];
  readonly options: Readonly<Record<string, Value>>;
  readonly readings: Readonly<Record<string, Value>>;
  readonly name: string;
  /** As typed; empty for a random seed. */
  readonly seed: string;
}

export function firstDraft(): Draft {
  return {
    seats: usualSeats().map((seat, key) => ({ ...seat, key })),
    options: {},
    readings: {},
    name: '',
    seed: '',
  };
}

/** Who plays where nobody says otherwise: you and two club players of different character. */
export function usualSeats(): Omit<DraftSeat, 'key'>[] {
  const me = myName();
  const first = usualName('bot', [me]);
  const second = usualName('bot', [me, first]);
  return [
    { name: me, kind: 'here', character: 'banker' },
    { name: first, kind: 'club', character: 'builder' },
    { name: second, kind: 'club', character: 'raider' },
  ];
}

export function addSeat(seats: readonly DraftSeat[]): readonly DraftSeat[] {
  const name = usualName(personAmong(seats), namesIn(seats));
  return [
    ...seats,
    { key: Math.max(...seats.map(({ key }) => key)) + 1, name, kind: 'here', character: freeCharacter(seats) },
  ];
}

/** Somebody else plays a seat: a name that nobody has chosen goes with the one who had it. */
export function changeKind(seats: readonly DraftSeat[], at: number, kind: DraftSeat['kind']): readonly DraftSeat[] {
  const { name, kind: before } = seats[at]!;
  const others = seats.filter((_, i) => i !== at);
  const stays = !isUsualName(name) || (kind === 'here') === (before === 'here');
  const now = stays ? name : usualName(kind === 'here' ? personAmong(others) : 'bot', namesIn(others));
  const character = kind === 'here' || before !== 'here' ? seats[at]!.character : freeCharacter(others);
  return seats.map((seat, i) => (i === at ? { ...seat, kind, name: now, character } : seat));
}

/** One that no other bot at the table has, so that they do not play alike. */
const freeCharacter = (seats: readonly DraftSeat[]): Character => otherCharacter(seats.flatMap(levelsOf));

const levelsOf = ({ kind, character }: Omit<DraftSeat, 'key'>): Level[] =>
  kind === 'here' ? [] : kind === 'random' ? [kind] : [levelOf(kind, character)];

/** As a game is begun with them. */
export const seatOf = (seat: Omit<DraftSeat, 'key'>): NewGame['seats'][number] => {
  const [level] = levelsOf(seat);
  const name = seat.name.trim();
  return level === undefined ? { name, kind: 'here' } : { name, kind: 'bot', level };
};

const personAmong = (seats: readonly DraftSeat[]): 'you' | 'person' =>
  seats.some(({ kind }) => kind === 'here') ? 'person' : 'you';

const namesIn = (seats: readonly DraftSeat[]): string[] => seats.map(({ name }) => name.trim());

/** What still stands in the way of starting, as a sentence; null when nothing does. */
export function problemOf(draft: Draft, title: RailTitle, t: ReturnType<typeof usePageText>): string | null {
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
