/** 8.5.2 Move station marker, in gray phase only. */
import { updateFrame, type Check, field, log } from '@roundhouse/kernel';
import {
  about,
  BANK,
  cashOf,
  hasStation,
  moveStation,
  pay,
  setExt,
  type Spot,
  stationsWithout,
  type StepFrame,
} from '@roundhouse/rail';
import { BLOCKED, board, francs, nameOf } from '../material.ts';
import { move, type State } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';
import { judge, type Placing, spotChecks, stationStep } from './8.5.1-placing.ts';
import { inOrder, onTurn } from './8.3-order.ts';

export const MOVE_PRICE = 100;

interface Moving {
  readonly by: string;
  readonly hex: string;
  readonly node: number;
  readonly fromHex: string;
  readonly fromNode: number;
}
const fromOf = ({ fromHex, fromNode }: Moving): Spot => ({ hex: fromHex, node: fromNode });
const placingOf = (a: Moving): Placing => ({ hex: a.hex, node: a.node, from: fromOf(a) });

/** The marker has been taken away, and a “blocked” one stands in its place: so the rules of placing hold (8.5.2-5). */
const away = (s: State, company: string, from: Spot): State => ({
  ...s,
  stations: stationsWithout(s.stations, company, from, BLOCKED),
});

const asPlaced = (check: Check<State, StepFrame, Placing>): Check<State, StepFrame, Moving> => ({
  rule: '8.5.2-5',
  passes: (s, f, a) => check.passes(away(s, f.of, fromOf(a)), f, placingOf(a)),
  says: (s, f, a) =>
    typeof check.says === 'string' ? check.says : check.says(away(s, f.of, fromOf(a)), f, placingOf(a)),
});

const mayMove = (s: State, company: string): boolean => s.phase === 'gray' && !s.ext.moved.includes(company);

/** Any marker, the home too (8.5.2-2), also to another circle of the same city (8.5.2-6). */
export const moveMarker = move({
  type: 'moveStation',
  fields: {
    hex: field.oneOf(board.ids),
    node: field.upTo(2),
    fromHex: field.oneOf(board.ids),
    fromNode: field.upTo(2),
  },
  candidates: (s, f: StepFrame) =>
    mayMove(s, f.of)
      ? s.stations[f.of]!.flatMap((from) =>
          judge.spots(away(s, f.of, from), f.of, { ...from, from }).map(({ hex, node }) => ({
            fields: { hex, node, fromHex: from.hex, fromNode: from.node },
            subjects: [about.hex(hex), about.hex(from.hex)],
          })),
        )
      : [],
  checks: [
    {
      rule: '8.5.2-1',
      passes: (s, f: StepFrame) => mayMove(s, f.of),
      says: 'In gray phase each company may move one of its markers, once in the game.',
    },
    {
      rule: '8.5.2-2',
      passes: (s, f, a) => hasStation(s.stations, f.of, a.fromHex, a.fromNode),
      says: (_, f, a) => `The ${f.of} has no marker in that city of ${nameOf(a.fromHex)}.`,
    },
    ...spotChecks.map(asPlaced),
    {
      ...asPlaced(
        judge.refusing(
          '8.5.2-8',
          'unreached',
          (_, f, a) => `No track joins ${nameOf(a.hex)} to another marker of the ${f.of} or to where this one stood.`,
        ),
      ),
      rule: '8.5.2-8',
    },
    {
      rule: '8.5.2-3',
      passes: (s, f) => cashOf(s, f.of) >= MOVE_PRICE,
      says: (s, f) => `Moving a marker costs ${francs(MOVE_PRICE)}, and the ${f.of} has ${francs(cashOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '8.5.2-4',
      passes: (s) => operatingTurnOf(s)!.stationed === null,
      says: 'The company has already used its station step this round.',
    },
    inOrder,
  ],
  passedOver: stationStep,
  apply(g, f, a) {
    pay(g, f.of, BANK, MOVE_PRICE, 'station');
    log(g, { event: 'moveStation', company: f.of, from: a.fromHex, hex: a.hex });
    // 8.5.2-7, 8.5.2-9.
    moveStation(g, f.of, fromOf(a), { hex: a.hex, node: a.node }, BLOCKED);
    setExt(g, { moved: [...g.s.ext.moved, f.of] });
    updateFrame(g, operatingTurnOf(g.s)!, { stationed: 'move' });
  },
});
