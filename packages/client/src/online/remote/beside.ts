/** What the server tells beside the entries, as the table shows it. */
import type { Level, Seat } from '@roundhouse/host';
import type { GameAnswer } from '@roundhouse/protocol/answers';
import type { Maxima, TableNow, You } from '@roundhouse/protocol/table';
import { onlineText as t } from '../texts.ts';
import type { Beside, Presence } from '../../game/handle.ts';

export interface Told {
  readonly table: TableNow;
  readonly you: You;
  readonly maxima: Maxima;
  /** When the table was told, by this page's clock. */
  readonly at: number;
}

export const toldIn = ({ table, you, maxima }: GameAnswer): Told => ({ table, you, maxima, at: Date.now() });

export const besideOf = ({ table, maxima, you }: Told): Beside => ({
  asks: table.asks,
  maximums: maxima,
  search: table.searching ? { found: null } : null,
  playing: table.thinking === null ? null : { bot: table.thinking, waits: 'thought' },
  watchers: table.watchers,
  isOver: table.status === 'over',
  presence: Object.fromEntries(
    table.seats.flatMap(({ player, presence, since, back }): [string, Presence][] =>
      player === null || presence === null || you.players.includes(player)
        ? []
        : [[player, { kind: presence, since, back }]],
    ),
  ),
});

/** Why nobody can move, in one sentence. */
export function whyHeld({ entry, reason }: NonNullable<TableNow['held']>): string {
  if (entry !== null) return t('held.differs', { entry });
  return reason ?? t('held.operator');
}

/** Who sits where: those of this session are here, everybody else is elsewhere. */
export const seatsOf = ({ table, you }: Told): readonly Seat[] =>
  table.seats.flatMap(({ player, name, kind, level, lentTo }): Seat[] => {
    if (player === null || name === null) return [];
    if (kind === 'bot') return [{ player, name, kind, level: level as Level }];
    const isHere = you.players.includes(player) || you.lent.includes(player);
    return [{ player, name, kind: isHere ? 'here' : 'remote', ...(lentTo === undefined ? {} : { lentTo }) }];
  });

/** Those who play at this table and could play this seat of mine too. */
export const mayBorrow = ({ table, you }: Told, player: string): string[] =>
  you.players.includes(player)
    ? table.seats.flatMap((seat) => {
        const isFriend = seat.kind === 'person' && seat.lentTo === undefined && seat.presence !== 'gone';
        return isFriend && seat.player !== null && !you.players.includes(seat.player) ? [seat.player] : [];
      })
    : [];

/** May this session hand the seat to a bot, or take it back? */
export const holdsSeat = ({ table, you }: Told, player: string): boolean =>
  you.players.includes(player) && table.seats.some((seat) => seat.player === player && seat.held);
