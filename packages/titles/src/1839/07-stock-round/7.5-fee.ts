/** 7.5 “Floating” a public company: what a Local pays for its homes as it floats. */
import { push } from '@roundhouse/kernel';
import { hexIndex } from '@roundhouse/rail';
import { layout } from '../geography.ts';
import { isMajor } from '../13-stock-market.ts';
import { board, tileSet } from '../material.ts';
import type { Game, State } from '../state.ts';
import { homesOf } from './7.5-homes.ts';

/** What a city earns on the yellow tiles of such a hex: all of one label earn the same. */
function yellowRevenue(labels: readonly string[]): number {
  const tile = tileSet.byColor
    .get('yellow')!
    .find(
      ({ def: { nodes = [], labels: own = [] } }) =>
        nodes.some(({ kind }) => kind === 'city') && own.join() === labels.join(),
    );
  return tile!.def.nodes![0]!.revenue as number;
}

/** One city of it with the tile now on it (7.5-17, Q23), or on a yellow tile where it earns nothing yet (7.5-18). */
export function homeRevenue(s: State, hex: string): number {
  const { nodes, labels } = layout(s).faces[hexIndex(board, hex)]!;
  const printed = nodes.find(({ slots }) => slots !== undefined)?.revenue;
  return (printed as number | undefined) ?? yellowRevenue(labels);
}

/** 7.5-17. */
export const homesFee = (s: State, company: string): number =>
  2 * homesOf(s, company).reduce((sum, hex) => sum + homeRevenue(s, hex), 0);

/** It is due at once, in anybody's turn (7.5-21, 8.4-1, Q24); a Major pays nothing (Q56). */
export function chargeHomes(g: Game, company: string): void {
  if (!isMajor(g.s, company)) push(g, { kind: 'emergency', of: company, need: 'homes' });
}
