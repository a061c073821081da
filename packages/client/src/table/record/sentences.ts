import type { LogLine } from './log.ts';

/** A company acts in its turn, a holder in his own; some things happen to the game as a whole. */
export type Subject = { readonly company: string } | { readonly holder: string } | null;

/** Who a line is about. */
export function subjectOf({ told }: LogLine, holders: readonly string[]): Subject {
  if (!told || told.subject === null) return null;
  return holders.includes(told.subject) ? { holder: told.subject } : { company: told.subject };
}

/** The latest act of a player, alone or for a company, for the card. */
export const lastOf = (lines: readonly { readonly line: LogLine }[], player: string): LogLine | undefined =>
  lines.findLast(({ line }) => line.own && line.by === player)?.line;
