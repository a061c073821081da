/** 8.3 Operating round actions: home stations, and the choice of a city for a home that has none yet. */
import { push, onlyThen } from '@roundhouse/kernel';
import { type Home, homeKind, isOpenHome, mustChooseCity, placeStation, setExt } from '@roundhouse/rail';
import { layout } from '../geography.ts';
import { nameOf } from '../material.ts';
import { directorOf, type Game, type State } from '../state.ts';

const homeLeft = (s: State, company: string): Home | undefined => s.ext.homes.find(({ owner }) => owner === company);

/**
 * Before anything else in its first turn a company places its home marker, free of charge (8.3-2, Q13). Where no tile
 * gives it a city yet, it stands in the hex as a whole (8.3-4).
 */
export function placeHome(g: Game, company: string): void {
  const home = homeLeft(g.s, company);
  if (!home || g.s.ext.waiting.includes(company)) return;
  if (home.node !== undefined) settle(g, home, home.node);
  else if (mustChooseCity(g.s, home)) push(g, { kind: 'home', of: company });
  else setExt(g, { waiting: [...g.s.ext.waiting, company] });
}

/** A tile has come to a home that waits for it, by whomever: its director chooses at once (Q14). */
export function askWaitingHome(g: Game, hex: string): void {
  const home = g.s.ext.homes.find((one) => one.hex === hex && isOpenHome(one));
  if (home && g.s.ext.waiting.includes(home.owner)) push(g, { kind: 'home', of: home.owner });
}

function settle(g: Game, home: Home, node: number): void {
  setExt(g, {
    homes: g.s.ext.homes.filter((one) => one !== home),
    waiting: g.s.ext.waiting.filter((company) => company !== home.owner),
  });
  placeStation(g, home.owner, { hex: home.hex, node });
}

export const home = homeKind<State>({
  layout,
  homeOf: (s, company) => homeLeft(s, company)!,
  director: directorOf,
  rule: '8.3-4',
  says: (_, { hex }) => `Choose a free city in ${nameOf(hex)}.`,
  when: [onlyThen('8.3-4', 'A home is chosen only as the first tile is laid there, or in the company’s first turn.')],
  settle,
  asks: (_, { owner, hex }) => `${owner}: choose its home city in ${nameOf(hex)}`,
});
