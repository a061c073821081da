import type { LogLine } from './log.ts';

/** A company acts in its turn, a player in his own; some things happen to the game as a whole. */
export type Subject = { readonly company: string } | { readonly player: string } | null;

/** Who a line is about. */
export function subjectOf({ told }: LogLine, players: readonly string[]): Subject {
  if (!told || told.subject === null) return null;
  return players.includes(told.subject) ? { player: told.subject } : { company: told.subject };
}

/** The latest act of a player, alone or for a company, for the card. */
export const lastOf = (lines: readonly { readonly line: LogLine }[], player: string): LogLine | undefined =>
  lines.findLast(({ line }) => line.own && line.by === player)?.line;
