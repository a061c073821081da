/** Operating rounds: laying track — new tiles, replacing tiles and rivers. */
import { updateFrame, type Query, field } from '@roundhouse/kernel';
import { buildTrack, layFields, trackStep } from '@roundhouse/rail';
import { closePrivate, hasPower } from '../6-private-companies.ts';
import { board, tileSet } from '../material.ts';
import { move, type OperatingTurn, type State, type TrackStep } from '../state.ts';
import { homeOf } from './geography.ts';
import { atHome, connectionChecks } from './new-tiles.ts';
import { inOrder, isOver, onTurn, operating } from './order.ts';
import { costOf, riverChecks } from './rivers.ts';
import { fitChecks, judge } from './replacing-tiles.ts';

/** Two yellow tiles, or one yellow and one replacement. */
const allows = (f: TrackStep, replaces: boolean): boolean => f.laid + f.replaced < 2 && (!replaces || f.replaced === 0);

const layTile = move({
  type: 'layTile',
  fields: {
    ...layFields(board, tileSet),
    /** Private 1: one tile more, free of charge. Private 2: one river crossing free. */
    using: field.optional(field.oneOf(['P1', 'P2'])),
  },
  candidates: (s, f: TrackStep, _, query) => powers(s, f.of).flatMap((using) => candidates(s, f, using, query)),
  checks: [
    {
      rule: 'erratum-1',
      passes: (_, _f, a) => a.using !== 'P1' || tileSet.byId.get(a.tile)!.color !== 'brown',
      says: 'Private 1 cannot lay a brown tile: it closes before there are any.',
    },
    {
      rule: 'notes-on-privates-1',
      passes: (s, f: TrackStep, a) => a.using === undefined || hasPower(s, f.of, a.using),
      says: (_, f, a) => `The ${f.of} does not own private ${a.using?.slice(1)}, so it cannot use its power.`,
    },
    {
      rule: 'laying-track-1',
      passes: (s, f, a) => a.using === 'P1' || allows(f, judge.lay(s, a).replaces),
      says: 'A company may lay two yellow tiles a turn, or one yellow tile and one replacement.',
    },
    ...fitChecks,
    ...connectionChecks,
    ...riverChecks,
  ],
  when: [
    ...onTurn,
    {
      rule: 'laying-track-1',
      passes: (s) => !isOver(s, 'track'),
      says: (s) =>
        `The ${operating(s)} is done with track: a turn allows two yellow tiles, or one yellow and one replacement.`,
    },
    inOrder,
  ],
  apply(g, f, a) {
    const what = judge.lay(g.s, a);
    const cost = costOf(g.s, a);
    if (a.using !== undefined) closePrivate(g, a.using);
    buildTrack(g, f.of, a, what, cost, 'track');
    if (a.using === 'P1') return;
    updateFrame(g, f, what.replaces ? { replaced: f.replaced + 1 } : { laid: f.laid + 1 });
  },
});

/** Without a power, and with each of those that the company has. */
const powers = (s: State, company: string): (string | undefined)[] => [
  undefined,
  ...['P1', 'P2'].filter((id) => hasPower(s, company, id)),
];

function candidates(s: State, f: TrackStep, using: string | undefined, query: Query) {
  const home = board.indexOf.get(homeOf(s, f.of).hex)!;
  const narrowed = {
    tiles: ({ color }: { readonly color: string }) => using === 'P1' || allows(f, color !== 'yellow'),
    worth: (hex: number) => hex === home || atHome(s, f.of),
  };
  return judge.candidates(s, f.of, query, narrowed, using === undefined ? {} : { using });
}

/** Where privates are bought at any time, private 1 may open the step again. */
export const { step, kind: track } = trackStep<State, OperatingTurn, TrackStep>({
  begin: (of) => ({ kind: 'track', of, laid: 0, replaced: 0 }),
  isDone: (s, f) => f.laid + f.replaced >= 2 && !hasPower(s, f.of, 'P1'),
  layTile,
  asks: (_, f) => `${f.of}: lay track, ${f.laid + f.replaced} of 2 tiles`,
});
