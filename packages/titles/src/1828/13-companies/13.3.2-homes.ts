/** 13.3.2 Public company particulars: home stations, and the ERIE's choice of a circle. */
import { type FrameKind, oneOf, pop, push, field } from '@roundhouse/kernel';
import { about, freeSlots, hasStation, type Home, placeStation, setExt } from '@roundhouse/rail';
import { layout, nodesIn } from '../14-track-tiles/geography.ts';
import { ERIE_HOME, nameOf } from '../material.ts';
import { directorOf, type Game, move, type State, type StepFrame } from '../state.ts';
import { companyOf, isFloated, shellsOf } from './13.4-systems.ts';

/** The home of a company or shell that is still to be placed. */
export const homeLeft = (s: State, owner: string): Home | undefined => s.ext.homes.find((home) => home.owner === owner);

/** Must the owner choose a circle now? Only on a tile; before there is one the marker lies in the hex without any. */
const isOpen = (home: Home): boolean => home.node === undefined;
const mustChoose = (s: State, home: Home): boolean => isOpen(home) && s.tiles[home.hex] !== undefined;

/** The first time a company operates its home is placed, free of charge; a system places both (13.4-2). */
export function placeHomes(g: Game, company: string): void {
  for (const shell of shellsOf(g.s, company)) {
    const home = homeLeft(g.s, shell);
    if (home && home.node !== undefined) settle(g, home, home.node);
    else if (home && mustChoose(g.s, home)) push(g, { kind: 'home', of: shell });
  }
}

/** A tile on Buffalo/Dunkirk: a floated ERIE takes its circle at once, before its first turn too (13.3.2-3). */
export function askErie(g: Game): void {
  const home = g.s.ext.homes.find(({ hex }) => hex === ERIE_HOME);
  if (home && mustChoose(g.s, home) && isFloated(g.s, companyOf(g.s, home.owner))) {
    push(g, { kind: 'home', of: home.owner });
  }
}

/** A system that has a marker in the hex already keeps this one on its charter. */
function settle(g: Game, home: Home, node: number): void {
  setExt(g, { homes: g.s.ext.homes.filter((one) => one !== home) });
  const company = companyOf(g.s, home.owner);
  if (!hasStation(g.s.stations, company, home.hex)) placeStation(g, company, { hex: home.hex, node });
}

const isFree = (s: State, hex: string, node: number): boolean =>
  node < nodesIn(s, hex).length && freeSlots(layout(s), s.stations, hex, node) > 0;

const chooseHome = move({
  type: 'chooseHome',
  fields: { node: field.upTo(1) },
  candidates: (s, f: StepFrame) => {
    const { hex } = homeLeft(s, f.of)!;
    return [{ holes: { node: oneOf([0, 1]) }, subjects: [about.hex(hex), about.company(f.of)] }];
  },
  checks: [
    {
      rule: '13.3.2-2',
      passes: (s, f: StepFrame, a) => isFree(s, homeLeft(s, f.of)!.hex, a.node),
      says: (s, f) => `There is no such free circle in ${nameOf(homeLeft(s, f.of)!.hex)}.`,
    },
  ],
  apply(g, f, a) {
    pop(g, f);
    settle(g, homeLeft(g.s, f.of)!, a.node);
  },
});

export const home = {
  actors: (s, f) => directorOf(s, companyOf(s, f.of)),
  moves: [chooseHome],
  asks: (s, f) => `${f.of}: choose the circle of its home in ${nameOf(homeLeft(s, f.of)!.hex)}`,
} satisfies FrameKind<State, StepFrame>;
