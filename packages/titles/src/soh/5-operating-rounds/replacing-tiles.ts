/** Operating rounds: which tile may lie on which hex — kinds of tiles, the stock, colours, kept track. */
import type { Check } from '@roundhouse/kernel';
import {
  deadEnds,
  type Face,
  isNextColor,
  labelsMatch,
  type Lay,
  type LayAction as Laid,
  layLookup,
  preserves,
  type ReplaceRule,
  sameKinds,
  tilesLeft,
} from '@roundhouse/rail';
import { board, tileSet } from '../material.ts';
import { phase, type State, type TrackStep } from '../state.ts';
import { layout, nameOf } from './geography.ts';

export interface LayAction extends Laid {
  readonly using?: string | undefined;
}

const lookUp = layLookup(layout);
export const lay = (s: State, _: TrackStep, a: LayAction): Lay => lookUp(s, a);

/** What can follow on a face by what is printed alone: for finding candidates quickly. */
export const follows: ReplaceRule = (before, after, _, printed) =>
  isNextColor(before, after) && labelsMatch(printed, after) && sameKinds(printed, after)
    ? preserves(before, after)
    : null;

const has = (face: Face, kind: string): boolean => face.nodes.some((node) => node.kind === kind);

/** replacing-tiles-2, replacing-tiles-3, replacing-tiles-7. */
export const fitChecks: readonly Check<State, TrackStep, LayAction>[] = [
  {
    rule: 'laying-track-2',
    passes: (s, _, a) => tilesLeft(tileSet, s.tiles, a.tile) > 0,
    says: (_, _f, a) => `No tile ${a.tile} is left in the stock.`,
  },
  {
    rule: 'laying-track-3',
    passes: (s, f, a) => board.fixed[lay(s, f, a).hex] === 0,
    says: 'Tiles go only on land hexes: the sea, the ferry and the external connections take none.',
  },
  {
    rule: 'laying-track-6',
    passes: (s, f, a) => labelsMatch(lay(s, f, a).printed, lay(s, f, a).after),
    says: 'Amsterdam takes only the Amsterdam tiles, and they go nowhere else.',
  },
  {
    rule: 'laying-track-3',
    passes: (s, f, a) => lay(s, f, a).after.nodes.length > 0 || lay(s, f, a).printed.nodes.length === 0,
    says: (_, _f, a) => `Tiles with track only go on empty hexes, and ${nameOf(a.hex)} is a city.`,
  },
  {
    rule: 'laying-track-4',
    passes: (s, f, a) => !has(lay(s, f, a).after, 'town') || has(lay(s, f, a).printed, 'town'),
    says: 'Tiles with small green stations go only on small cities.',
  },
  {
    rule: 'laying-track-5',
    passes: (s, f, a) => !has(lay(s, f, a).after, 'city') || has(lay(s, f, a).printed, 'city'),
    says: 'Tiles with red main stations go only on large cities.',
  },
  {
    rule: 'new-tiles-1',
    passes: (s, f, a) => lay(s, f, a).replaces || lay(s, f, a).after.color === 'yellow',
    says: 'Only yellow tiles may be laid on empty hexes.',
  },
  {
    rule: 'replacing-tiles-1',
    passes: (s, f, a) => {
      const { before, after, replaces } = lay(s, f, a);
      return !replaces || (isNextColor(before, after) && phase(s).tiles.includes(after.color));
    },
    says: (s, f, a) =>
      `A ${lay(s, f, a).after.color} tile cannot replace a ${lay(s, f, a).before.color} one in phase ${s.phase}: green replaces yellow from phase 3 on, brown replaces green from phase 5 on.`,
  },
  {
    rule: 'replacing-tiles-4',
    passes: (s, f, a) => lay(s, f, a).map !== null,
    says: 'All track and stations of the old tile must be on the new one too.',
  },
  {
    rule: 'new-tiles-6',
    passes: (s, f, a) => deadEnds(layout(s), lay(s, f, a).hex, lay(s, f, a).after) === 0,
    says: 'No track may end at the edge of the board or in the sea, except at a printed connection.',
  },
];
