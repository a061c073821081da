/** 13.3.2 Public company particulars: home stations, and the ERIE's choice of a circle. */
import { push, onlyThen } from '@roundhouse/kernel';
import { hasStation, type Home, homeKind, mustChooseCity, placeStation, setExt } from '@roundhouse/rail';
import { layout } from '../14-track-tiles/geography.ts';
import { ERIE_HOME, nameOf } from '../material.ts';
import { directorOf, type Game, type State } from '../state.ts';
import { companyOf, isFloated, shellsOf } from './13.4-systems.ts';

/** The home of a company or shell that is still to be placed. */
export const homeLeft = (s: State, owner: string): Home | undefined => s.ext.homes.find((home) => home.owner === owner);

/** The first time a company operates its home is placed, free of charge; a system places both (13.4-2). */
export function placeHomes(g: Game, company: string): void {
  for (const shell of shellsOf(g.s, company)) {
    const home = homeLeft(g.s, shell);
    if (home && home.node !== undefined) settle(g, home, home.node);
    else if (home && mustChooseCity(g.s, home)) push(g, { kind: 'home', of: shell });
  }
}

/** A tile on Buffalo/Dunkirk: a floated ERIE takes its circle at once, before its first turn too (13.3.2-3). */
export function askErie(g: Game): void {
  const home = g.s.ext.homes.find(({ hex }) => hex === ERIE_HOME);
  if (home && mustChooseCity(g.s, home) && isFloated(g.s, companyOf(g.s, home.owner))) {
    push(g, { kind: 'home', of: home.owner });
  }
}

/** A system that has a marker in the hex already keeps this one on its charter. */
function settle(g: Game, home: Home, node: number): void {
  setExt(g, { homes: g.s.ext.homes.filter((one) => one !== home) });
  const company = companyOf(g.s, home.owner);
  if (!hasStation(g.s.stations, company, home.hex)) placeStation(g, company, { hex: home.hex, node });
}

export const home = homeKind<State>({
  layout,
  homeOf: (s, owner) => homeLeft(s, owner)!,
  director: (s, owner) => directorOf(s, companyOf(s, owner)),
  rule: '13.3.2-2',
  says: (_, { hex }) => `Choose a free circle in ${nameOf(hex)}.`,
  when: [onlyThen('13.3.2-3', 'A home is chosen only as a tile is laid there, or in the company’s first turn.')],
  settle,
  asks: (_, { owner, hex }) => `${owner}: choose its home circle in ${nameOf(hex)}`,
});
