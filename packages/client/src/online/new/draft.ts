/** A table on the server as it is being set up. */
import type { CreateGame, WantedSeat } from '@roundhouse/protocol/requests';
import { type Character, type Level, levelOf, otherCharacter, type Rank } from '@roundhouse/rail/bot-levels';
import { nameRefusal } from '@roundhouse/kernel/names';
import { isUsualName, myName, usualName } from '../../game/me.ts';
import { onlineText as t } from '../texts.ts';

/** Who may come: it is said by each seat, and by nothing else. */
export type ApartKind = 'me' | 'named' | 'link' | 'anyone' | 'played' | 'bot';

export interface ApartSeat {
  /** Stays with the seat while it changes. */
  readonly key: number;
  readonly kind: ApartKind;
  readonly name: string;
  /** Of a bot: how strong it is, and what it likes. */
  readonly rank: Rank;
  readonly character: Character;
}

/** What a seat brings along until somebody chooses. */
const USUAL_BOT = { rank: 'club', character: 'builder' } as const;

/** Me and two friends; somebody without a name yet is asked for one. */
export const firstSeats = (): readonly ApartSeat[] => [
  { key: 0, kind: 'me', name: isUsualName(myName()) ? '' : myName(), ...USUAL_BOT },
  { key: 1, kind: 'link', name: '', ...USUAL_BOT },
  { key: 2, kind: 'link', name: '', ...USUAL_BOT },
];

export const addSeat = (seats: readonly ApartSeat[]): readonly ApartSeat[] => [
  ...seats,
  { key: Math.max(...seats.map(({ key }) => key)) + 1, kind: 'link', name: '', ...USUAL_BOT },
];

/** Somebody else takes a seat: a bot brings its name, a friend will bring one. */
export function changeKind(seats: readonly ApartSeat[], at: number, kind: ApartSeat['kind']): readonly ApartSeat[] {
  const names = seats.map(({ name }) => name);
  const name = kind === 'bot' ? usualName('bot', names) : '';
  const bots = seats.filter((seat, i) => i !== at && seat.kind === 'bot');
  const character = otherCharacter(bots.map(levelIn));
  return seats.map((seat, i) => (i === at ? { ...seat, kind, name, character } : seat));
}

const levelIn = ({ rank, character }: ApartSeat): Level => levelOf(rank, character);

export const wantedSeat = (seat: ApartSeat): WantedSeat => {
  const { kind, name } = seat;
  if (kind === 'named') return { kind: 'friend', friend: name.trim() };
  if (kind === 'link' || kind === 'anyone' || kind === 'played') return { kind: 'friend', admits: kind };
  return { kind, name: name.trim(), ...(kind === 'bot' ? { level: levelIn(seat) } : {}) };
};

/** Somebody types a name for it: their own, or that of a friend. */
export const isNamed = ({ kind }: ApartSeat): boolean => kind === 'me' || kind === 'named' || kind === 'bot';

/** What still stands in the way of opening the table, as a sentence; null when nothing does. */
export function problemIn(
  seats: readonly ApartSeat[],
  limits: { readonly min: number; readonly max: number },
): string | null {
  if (seats.length < limits.min || seats.length > limits.max) return t('apart.players', limits);
  const named = seats.filter(isNamed).map(({ name }) => name.trim());
  if (seats.some(({ kind, name }) => kind === 'me' && name.trim() === '')) return t('apart.yourName');
  if (seats.some(({ kind, name }) => kind === 'named' && name.trim() === '')) return t('apart.friendName');
  const fault = named.map(nameRefusal).find((one) => one !== null);
  if (fault) return fault;
  return new Set(named.map((name) => name.toLowerCase())).size < named.length ? t('apart.sameName') : null;
}

/** How a table is called when nobody names it. */
export const usualTableName = (seats: readonly ApartSeat[]): CreateGame['name'] =>
  t('apart.usualName', { name: seats.find(({ kind }) => kind === 'me')?.name.trim() || t('apart.us') });
