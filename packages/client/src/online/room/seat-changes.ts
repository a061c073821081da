/** Changes of the seats before the start, as the server takes them: always all of them, in their order. */
import { isLevel, levelOf, otherCharacter } from '@roundhouse/rail/bot-levels';
import type { WantedSeat } from '@roundhouse/protocol/requests';
import type { TableSeat } from '@roundhouse/protocol/table';
import { usualName } from '../../game/me.ts';

/** A seat as it stands. */
export const wantedOf = ({ seat, kind, name, level }: TableSeat, mine: readonly number[]): WantedSeat => ({
  seat,
  kind: kind === 'bot' ? 'bot' : mine.includes(seat) ? 'me' : 'friend',
  ...(name !== null && kind !== 'open' ? { name } : {}),
  ...(level !== undefined ? { level } : {}),
});

export const movedUp = <T>(seats: readonly T[], at: number): T[] =>
  seats.map((seat, i) => (i === at - 1 ? seats[at]! : i === at ? seats[at - 1]! : seat));

/** A bot with a name that nobody at the table has. */
export const botAmong = (
  seats: readonly { readonly name?: string | null | undefined; readonly level?: string | undefined }[],
): WantedSeat => ({
  kind: 'bot',
  name: usualName(
    'bot',
    seats.flatMap(({ name }) => name ?? []),
  ),
  level: levelOf(
    'club',
    otherCharacter(seats.flatMap(({ level }) => (level !== undefined && isLevel(level) ? [level] : []))),
  ),
});

/** With a bot in every seat that is still free. */
export const filled = (seats: readonly TableSeat[], mine: readonly number[]): WantedSeat[] =>
  seats.reduce<WantedSeat[]>(
    (wanted, { kind, seat }, i) => (kind === 'open' ? wanted.with(i, { ...botAmong(wanted), seat }) : wanted),
    seats.map((seat) => wantedOf(seat, mine)),
  );
