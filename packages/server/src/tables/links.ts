import { hashOf, newToken } from '../people/keys.ts';
import type { Change } from '../store/contract.ts';

/** A link to a seat, or to the table as a whole: told once. */
export interface Invitation {
  readonly seat: number | null;
  readonly token: string;
}

/** A new link with the change that keeps its hash; the one before it ends. */
export function newLink(
  game: string,
  seat: number | null,
  created: number,
): { readonly invitation: Invitation; readonly change: Change } {
  const token = newToken();
  return {
    invitation: { seat, token },
    change: { kind: 'invitation', row: { hash: hashOf(token), game, seat: seat ?? 0, created } },
  };
}
