/** What those who look after a server do is written down with their name. */
import { newToken } from '../people/keys.ts';
import type { Change } from '../store/contract.ts';
import type { DeedRow } from '../store/desk-rows.ts';

/** Who does it: somebody with a role, or the operator at the server's own machine. */
export interface Doer {
  readonly id: string;
  readonly name: string;
}
export const AT_THE_MACHINE: Doer = { id: '', name: 'at the machine' };

type Deed = Pick<DeedRow, 'what'> & Partial<Pick<DeedRow, 'game' | 'other' | 'about'>>;

export const deedOf = (doer: Doer, at: number, { what, game = null, other = null, about = '' }: Deed): Change => ({
  kind: 'deed',
  row: { id: newToken(), at, person: doer.id, name: doer.name, what, game, other, about },
});
