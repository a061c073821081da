/** 14.2 Track types: which tile may lie on which hex. */
import type { Check } from '@roundhouse/kernel';
import { type Face, type Lay, labelsMatch, type LayAction, layLookup } from '@roundhouse/rail';
import type { State, StepFrame } from '../state.ts';
import { layout } from './geography.ts';

/** A lay with the power that is used for it. */
export interface Build extends LayAction {
  readonly by: string;
  readonly using?: string | undefined;
}
export type BuildCheck = Check<State, StepFrame, Build>;

export const lay: (s: State, a: LayAction) => Lay = layLookup<State>(layout);

const count = (face: Face, kind: string): number => face.nodes.filter((node) => node.kind === kind).length;
const has = (face: Face, label: string): boolean => face.labels.includes(label);

/** An upgrade of a tile is judged as such (14.3.2); these are for what lies directly on the map. */
const onMap =
  (fits: (printed: Face, after: Face) => boolean) =>
  (s: State, _: StepFrame, a: Build): boolean => {
    const { replaces, printed, after } = lay(s, a);
    return replaces || fits(printed, after);
  };

const labelled = (rule: string, label: string, place: string): BuildCheck => ({
  rule,
  passes: onMap((printed, after) => has(printed, label) === has(after, label)),
  says: `Tiles marked “${label}” go only on ${place}, and nothing else does.`,
});

export const typeChecks: readonly BuildCheck[] = [
  labelled('14.2-2', 'Baltimore', 'Baltimore'),
  labelled('14.2-3', 'Boston', 'Boston'),
  labelled('14.2-4', 'NY', 'New York'),
  labelled('14.2-5', 'OO', 'hexes marked “OO”'),
  {
    rule: '14.2-8',
    passes: onMap((printed, after) => after.nodes.length > 0 || printed.nodes.length === 0),
    says: 'Plain tiles go only on rural hexes.',
  },
  {
    rule: '14.2-1',
    passes: onMap((printed, after) => count(printed, 'city') > 0 === count(after, 'city') > 0),
    says: 'City tiles go only on city hexes, and those take only city tiles.',
  },
  {
    rule: '14.2-7',
    passes: onMap((printed, after) => (count(printed, 'town') === 2) === (count(after, 'town') === 2)),
    says: 'Double-town tiles go only on double-town hexes, and those take no others.',
  },
  {
    rule: '14.2-6',
    passes: onMap((printed, after) => (count(printed, 'town') === 1) === (count(after, 'town') === 1)),
    says: 'Town tiles go only on towns, and those take only town tiles.',
  },
  {
    rule: '14.3.2-2',
    passes(s, _, a) {
      const { replaces, printed, after } = lay(s, a);
      return !replaces || (labelsMatch(printed, after) && sameType(printed, after));
    },
    says: 'An upgrade keeps the type of the tile.',
  },
];

/** City on city, town on town, double town on double town, plain on plain. */
export const sameType = (printed: Face, after: Face): boolean =>
  printed.nodes.length === after.nodes.length && count(printed, 'city') === count(after, 'city');
