/** Operating rounds: which tile may lie on which hex — kinds of tiles, the stock, colours, kept track. */
import { type Face, labelsMatch, type LayAction as Laid, sameKinds, trackJudge } from '@roundhouse/rail';
import { board } from '../material.ts';
import { plays } from '../readings.ts';
import { phase, type State } from '../state.ts';
import { layout, nameOf, reachFor } from './geography.ts';

export interface LayAction extends Laid {
  readonly using?: string | undefined;
}

export const goesAnywhere = (s: State, a: LayAction): boolean => a.using === 'P1' && plays(s, 'extraTile', 'anywhere');

/** replacing-tiles-2, replacing-tiles-3, replacing-tiles-7. */
export const judge = trackJudge<State, LayAction>({
  layout,
  reach: reachFor,
  colors: (s) => phase(s).tiles,
  fits: (printed, after) => labelsMatch(printed, after) && sameKinds(printed, after),
  goesAnywhere,
});

const has = (face: Face, kind: string): boolean => face.nodes.some((node) => node.kind === kind);

export const fitChecks = [
  judge.refusing('laying-track-2', ['supply'], (_, _f, a) => `No tile ${a.tile} is left in the stock.`),
  judge.allowing(
    'laying-track-3',
    ({ hex }) => board.fixed[hex] === 0,
    'Tiles go only on land hexes: the sea, the ferry and the external connections take none.',
  ),
  judge.allowing(
    'laying-track-6',
    ({ printed, after }) => labelsMatch(printed, after),
    'Amsterdam takes only the Amsterdam tiles, and they go nowhere else.',
  ),
  judge.allowing(
    'laying-track-3',
    ({ printed, after }) => after.nodes.length > 0 || printed.nodes.length === 0,
    (_, _f, a) => `A tile with nothing but track goes on an empty hex, and ${nameOf(a.hex)} is a city.`,
  ),
  judge.allowing(
    'laying-track-4',
    ({ printed, after }) => !has(after, 'town') || has(printed, 'town'),
    'Tiles with small green stations go only on small cities.',
  ),
  judge.allowing(
    'laying-track-5',
    ({ printed, after }) => !has(after, 'city') || has(printed, 'city'),
    'Tiles with red main stations go only on large cities.',
  ),
  judge.allowing(
    'new-tiles-1',
    ({ replaces, after }) => replaces || after.color === 'yellow',
    'Only yellow tiles may be laid on empty hexes.',
  ),
  judge.refusing(
    'replacing-tiles-1',
    ['color', 'phase'],
    'Green tiles replace yellow ones from phase 3 on, and brown tiles green ones from phase 5 on.',
    ({ replaces }) => replaces,
  ),
  judge.refusing('replacing-tiles-4', ['lost'], 'The new tile must keep all track and stations of the old one.'),
  judge.refusing(
    'new-tiles-6',
    ['dead'],
    'No track may end at the edge of the board or in the sea, except at a printed connection.',
  ),
];
