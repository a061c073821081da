import type { RailState } from '@roundhouse/rail';
import { KEPT_TRAIN, privateOf, RED } from '@roundhouse/titles/1839/face';
import { textOf } from '@roundhouse/rail/telling/details';
import type { Names } from '../../table/names.ts';
import type { InRound } from '../../table/record/log.ts';
import type { Words } from '../../table/words.ts';
import type { PlayerLook } from '../presentation.ts';
import { as1839, frameOf } from './state.ts';

/** By their cards, and behind them those who are out. */
const order: NonNullable<PlayerLook['order']> = {
  name: 'own.playerOrder',
  of: (s) => [...as1839(s).ext.order, ...s.players.filter((player) => !as1839(s).ext.order.includes(player))],
};

/** The number card of a player, and the one of the other colour for the next round. */
function mark(s: RailState, player: string): Words | null {
  const place = as1839(s).ext.order.indexOf(player) + 1;
  const next = (frameOf(s, 'stockRound')?.cards.indexOf(player) ?? -1) + 1;
  if (place === 0) return null;
  return next > 0 ? { id: 'own.cardThen', values: { place, next } } : { id: 'own.card', values: { place } };
}

/** What is barred to a player, what is due, and the train that Diepenbrock has turned into. */
function warnings(state: RailState, player: string, names: Names): Words[] {
  const s = as1839(state);
  const next = s.ext.operatingRound > 0 || s.ext.stockRound === 0 ? s.ext.stockRound + 1 : s.ext.stockRound;
  return [
    ...(s.ext.nationalisers.includes(player) ? [{ id: 'own.player.barred', values: { round: next } } as const] : []),
    ...(s.privates[RED] === player
      ? [{ id: 'own.player.red', values: { due: -privateOf(RED).revenue } } as const]
      : []),
    ...(s.trains[KEPT_TRAIN] === player
      ? [{ id: 'own.player.train', values: { train: names.train(KEPT_TRAIN) } } as const]
      : []),
  ];
}

/** Who has left the game, how and when. */
function left(lines: readonly InRound[]): ReadonlyMap<string, Words> {
  const gone = lines.filter(({ line }) => line.event.event === 'leaves');
  return new Map(
    gone.map(({ round, line: { event } }) => [
      textOf(event, 'by'),
      { id: 'own.player.left', values: { why: textOf(event, 'why'), round } },
    ]),
  );
}

export const players = { order, mark, warnings, left } satisfies PlayerLook;
