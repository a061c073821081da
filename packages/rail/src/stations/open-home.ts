import { type Draft, field, type FrameKind, movesFor, oneOf, type PlayerId, pop, type When } from '@roundhouse/kernel';
import { hexIndex } from '../hex/board.ts';
import type { NodeDef } from '../hex/types.ts';
import type { StepFrame } from '../rounds/frames.ts';
import type { RailState } from '../state.ts';
import type { Layout } from '../track/layout.ts';
import type { Source } from '../track/search.ts';
import { about } from '../subjects.ts';
import type { Home } from './homes.ts';
import { hasFreeSlot } from './placing.ts';

const nodesIn = (layout: Layout, { hex }: Home): readonly NodeDef[] => layout.faces[hexIndex(layout.board, hex)]!.nodes;

/** A home whose city is still to be chosen: before there is a tile, its marker stands in the hex as a whole. */
export const isOpenHome = (home: Home): boolean => home.node === undefined;

/** Is there a tile now, so that its city must be chosen? */
export const mustChooseCity = (s: Pick<RailState, 'tiles'>, home: Home): boolean =>
  isOpenHome(home) && s.tiles[home.hex] !== undefined;

/** From where the owner of such a home can lay the tile that gives it a city. */
export const sourcesIn = (layout: Layout, home: Home): Source[] =>
  nodesIn(layout, home).map((_, node) => ({ hex: hexIndex(layout.board, home.hex), node }));

interface Spec<S extends RailState> {
  layout(s: S): Layout;
  homeOf(s: S, owner: string): Home;
  director(s: S, owner: string): readonly PlayerId[];
  /** The rule that only a free city of the hex can be chosen. */
  readonly rule: string;
  says(s: S, home: Home): string;
  readonly when?: readonly When<S>[];
  settle(g: Draft<S>, home: Home, node: number): void;
  asks(s: S, home: Home): string;
}

/** No hex has more cities. */
const MOST_CITIES = 6;

/** The frame that asks for the city of a home. */
export function homeKind<S extends RailState>(spec: Spec<S>): FrameKind<S, StepFrame, 'chooseHome'> {
  const chooseHome = movesFor<S>()({
    type: 'chooseHome',
    fields: {
      node: field.upTo(MOST_CITIES - 1),
    },
    candidates: (s, f: StepFrame) => {
      const home = spec.homeOf(s, f.of);
      const nodes = nodesIn(spec.layout(s), home).map((_, node) => node);
      return [{ openFields: { node: oneOf(nodes) }, subjects: [about.hex(home.hex), about.company(f.of)] }];
    },
    checks: [
      {
        rule: spec.rule,
        passes: (s, f: StepFrame, a) =>
          hasFreeSlot(spec.layout(s), s.stations, { hex: spec.homeOf(s, f.of).hex, node: a.node }),
        says: (s, f) => spec.says(s, spec.homeOf(s, f.of)),
      },
    ],
    when: spec.when ?? [],
    apply(g, f, a) {
      pop(g, f);
      spec.settle(g, spec.homeOf(g.s, f.of), a.node);
    },
  });
  return {
    actors: (s, f) => spec.director(s, f.of),
    moves: [chooseHome],
    asks: (s, f) => spec.asks(s, spec.homeOf(s, f.of)),
  };
}
