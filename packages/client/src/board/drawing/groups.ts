import type { Piece } from './types.ts';

/** Pieces that share an end hang together, over further pieces too. */
export function connectedGroups(pieces: readonly Piece[]): Piece[][] {
  let groups: Piece[][] = [];
  for (const piece of pieces) {
    const touches = (group: readonly Piece[]): boolean =>
      group.some(({ a, b }) => a === piece.a || a === piece.b || b === piece.a || b === piece.b);
    const joined = groups.filter(touches);
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), piece]];
  }
  return groups;
}
