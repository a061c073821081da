/** The same people once more: seats move on by one, so that another begins. */
import type { Seat } from '@roundhouse/host';
import type { GameFile } from '@roundhouse/kernel';
import { navigate } from 'wouter/use-browser-location';
import { createGame, type NewGame } from '../../game/games.ts';

export const canRematch = (seats: readonly Seat[]): boolean => seats.every(({ kind }) => kind !== 'remote');

export function rematchOf(
  { title, options, readings }: Pick<GameFile, 'title' | 'options' | 'readings'>,
  seats: readonly Seat[],
): NewGame {
  const [first, ...others] = seats;
  const moved = [...others, first!].map(({ name, kind, level }) => ({ name, kind, ...(level ? { level } : {}) }));
  return { title, options, readings, seats: moved };
}

export async function rematch(file: GameFile, seats: readonly Seat[]): Promise<void> {
  navigate(`/game/${await createGame(rematchOf(file, seats))}`);
}
