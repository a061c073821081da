/** Games that were played elsewhere, to be put on a server in the position that a test needs. */
import { dice, type Envelope, FILE_FORMAT, type GameFile, newGame, start } from '@roundhouse/kernel';
import { randomTurn } from '@roundhouse/bots';
import { indication, nextOf, playStep, type Table, tableOfBots } from '@roundhouse/host';
import type { RailTitle } from '@roundhouse/rail';
import { NAMES } from './playing.ts';

/** Played by chance until a position is found. */
export function playedFile(
  title: RailTitle,
  players: number,
  seed: number,
  until: (table: Table) => boolean,
): GameFile {
  const header = newGame(title, { players: NAMES.slice(0, players), seed });
  const chance = dice(seed);
  let table = tableOfBots(
    title,
    start(title, { players, seed, options: header.options, readings: header.readings }).state,
  );
  const entries: Envelope[] = [];
  while (!table.state.ended && !until(table)) {
    const decision = playStep(table, (s) => randomTurn(title, s, chance));
    if (decision?.kind !== 'done') throw new Error(JSON.stringify(decision));
    entries.push(...decision.entries.map((entry) => ('action' in entry ? { action: entry.action } : entry)));
    table = decision.table;
  }
  return { ...header, format: FILE_FORMAT, entries };
}

/** A run that earns something is to be decided, and the best one is not shown yet. */
export function isBeforeRun({ title, state, last }: Table): boolean {
  if (nextOf({ title, state, last, bots: [] }).kind !== 'search') return false;
  return ((indication(title, state)?.['revenue'] as number | undefined) ?? 0) > 0;
}
