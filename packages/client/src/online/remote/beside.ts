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
  presence: Object.fromEntries(
    table.seats.flatMap(({ player, presence, since }): [string, Presence][] =>
      player === null || presence === null || you.players.includes(player) ? [] : [[player, { kind: presence, since }]],
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
  table.seats.flatMap(({ player, name, kind, level }): Seat[] => {
    if (player === null || name === null) return [];
    if (kind === 'bot') return [{ player, name, kind, level: level as Level }];
    return [{ player, name, kind: you.players.includes(player) ? 'here' : 'remote' }];
  });

/** May this session hand the seat to a bot, or take it back? */
export const holdsSeat = ({ table, you }: Told, player: string): boolean =>
  you.players.includes(player) && table.seats.some((seat) => seat.player === player && seat.held);
