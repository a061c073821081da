/** 14.2 Track types: which tile may lie on which hex. */
import type { Check } from '@roundhouse/kernel';
import { type Face, labelsMatch, type LayAction, trackJudge, sameCounts } from '@roundhouse/rail';
import { phase, type State, type StepFrame } from '../state.ts';
import { layout, reachFor } from './geography.ts';

/** A lay with the power that is used for it. */
export interface Build extends LayAction {
  readonly by: string;
  readonly using?: string | undefined;
}
export type BuildCheck = Check<State, StepFrame, Build>;

/** 13.2.2.4: with its power nothing has to be connected. */
export const DELAWARE = 'D&H';

const count = (face: Face, kind: string): number => face.nodes.filter((node) => node.kind === kind).length;
const has = (face: Face, label: string): boolean => face.labels.includes(label);

export const judge = trackJudge<State, Build>({
  layout,
  reach: reachFor,
  colors: (s) => phase(s).tiles,
  fits: (printed, after) => labelsMatch(printed, after) && sameCounts(printed, after),
  goesAnywhere: (_, { using }) => using === DELAWARE,
});

/** An upgrade of a tile is judged as such (14.3.2); these are for what lies directly on the map. */
const onMap = (rule: string, fits: (printed: Face, after: Face) => boolean, says: string): BuildCheck =>
  judge.allowing(rule, ({ replaces, printed, after }) => replaces || fits(printed, after), says);

const labelled = (rule: string, label: string, place: string, takes = 'takes'): BuildCheck =>
  onMap(
    rule,
    (printed, after) => has(printed, label) === has(after, label),
    `Tiles marked “${label}” go only on ${place}, which ${takes} no others.`,
  );

export const typeChecks: readonly BuildCheck[] = [
  labelled('14.2-2', 'Baltimore', 'Baltimore'),
  labelled('14.2-3', 'Boston', 'Boston'),
  labelled('14.2-4', 'NY', 'New York'),
  labelled('14.2-5', 'OO', 'hexes marked “OO”', 'take'),
  onMap(
    '14.2-8',
    (printed, after) => after.nodes.length > 0 || printed.nodes.length === 0,
    'Plain tiles go only on rural hexes.',
  ),
  onMap(
    '14.2-1',
    (printed, after) => count(printed, 'city') > 0 === count(after, 'city') > 0,
    'City tiles go only on city hexes, and those take only city tiles.',
  ),
  onMap(
    '14.2-7',
    (printed, after) => (count(printed, 'town') === 2) === (count(after, 'town') === 2),
    'Double-town tiles go only on double-town hexes, and those take no others.',
  ),
  onMap(
    '14.2-6',
    (printed, after) => (count(printed, 'town') === 1) === (count(after, 'town') === 1),
    'Town tiles go only on towns, and those take only town tiles.',
  ),
  judge.allowing(
    '14.3.2-2',
    ({ replaces, printed, after }) => !replaces || (labelsMatch(printed, after) && sameCounts(printed, after)),
    'An upgrade must be the same type as the tile it replaces.',
  ),
];
