/** 8.3 Operating round actions, step 1: home stations, the first time that a company operates. */
import { type Check, field, type FrameKind, pop, onlyThen } from '@roundhouse/kernel';
import {
  about,
  allFit,
  freeSlots,
  hexIndex,
  joinWords,
  placeStation,
  replaceStation,
  type Reservation,
  setExt,
  stationsAt,
} from '@roundhouse/rail';
import { room } from '../07-stock-round/7.5-homes.ts';
import { layout } from '../geography.ts';
import { cityHexes, GOVERNMENT, nameOf } from '../material.ts';
import { directorOf, type Game, type HomeStep, move, type State } from '../state.ts';
import { onTurn } from './8.3-order.ts';

interface Place {
  readonly hex: string;
  readonly node: number;
  /** The owner of the marker that gives way. */
  readonly replaces?: string | undefined;
}

/** The next home of the company that is still to be placed. */
const homeLeft = (s: State, company: string): Reservation | undefined =>
  s.ext.reservations.find(({ owner }) => owner === company);

/** A circle of a city in a home hexagon that is empty, or that of the government (8.3-2). */
function isOpen(s: State, company: string, { hex, node, replaces }: Place): boolean {
  const map = layout(s);
  const cities = map.faces[hexIndex(map.board, hex)]!.nodes;
  if (!homeLeft(s, company)?.hexes.includes(hex) || cities[node]?.slots === undefined) return false;
  return replaces === undefined
    ? freeSlots(map, s.stations, hex, node) > 0
    : stationsAt(s.stations, hex, node).includes(replaces);
}

/** Does it leave the others what they have reserved? The NRS may have to take the one of its two hexagons that is left (8.3-4). */
function leavesOthers(s: State, company: string, { hex }: Place): boolean {
  const others = s.ext.reservations.filter((one) => one !== homeLeft(s, company));
  return allFit(others, (id) => room(s, id) - (id === hex ? 1 : 0));
}

/** Every place that the next home can have. */
function placesFor(s: State, company: string): Place[] {
  const map = layout(s);
  const all = (homeLeft(s, company)?.hexes ?? []).flatMap((hex) =>
    map.faces[hexIndex(map.board, hex)]!.nodes.flatMap((_, node): Place[] => [
      { hex, node },
      { hex, node, replaces: GOVERNMENT },
    ]),
  );
  return all.filter((place) => isOpen(s, company, place) && leavesOthers(s, company, place));
}

/** The marker is placed for nothing, and what gives way goes back to the supply (8.3-2, 8.3-3). */
function place(g: Game, company: string, { hex, node, replaces }: Place): void {
  const home = homeLeft(g.s, company);
  setExt(g, { reservations: g.s.ext.reservations.filter((one) => one !== home) });
  if (replaces === undefined) placeStation(g, company, { hex, node });
  else replaceStation(g, company, { hex, node }, replaces);
}

const checks: readonly Check<State, HomeStep, Place>[] = [
  {
    rule: '8.3-2',
    passes: (s, f, a) => isOpen(s, f.of, a),
    says: (_, f, a) =>
      a.replaces === undefined
        ? `That city in ${nameOf(a.hex)} has no empty circle for a home of the ${f.of}.`
        : `That city in ${nameOf(a.hex)} has no government marker to replace.`,
  },
  {
    rule: '8.3-4',
    passes: (s, f, a) => leavesOthers(s, f.of, a),
    says: (_, f, a) => `The circles left in ${nameOf(a.hex)} are reserved, so the ${f.of} must take its other hexagon.`,
  },
];

/** No hex has more cities. */
const MOST_CITIES = 6;

const placeHome = move({
  type: 'placeHome',
  fields: {
    hex: field.oneOf(cityHexes),
    node: field.upTo(MOST_CITIES - 1),
    replaces: field.optional(field.oneOf([GOVERNMENT])),
  },
  candidates: (s, f: HomeStep) =>
    placesFor(s, f.of).map(({ hex, node, replaces }) => ({
      fields: { hex, node, ...(replaces === undefined ? {} : { replaces }) },
      subjects: [about.hex(hex), about.company(f.of)],
    })),
  checks,
  when: [...onTurn, onlyThen('8.3-2', 'A company places its homes only the first time it operates.')],
  apply: (g, f: HomeStep, a) => place(g, f.of, a),
});

/** Both homes one after the other; where there is only one place, nobody is asked. */
export const home = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [placeHome],
  advance(g, f) {
    const [only, ...others] = placesFor(g.s, f.of);
    if (only === undefined) pop(g, f);
    else if (others.length === 0) place(g, f.of, only);
    return others.length === 0;
  },
  asks: (s, f) => `${f.of}: place its home in ${joinWords(homeLeft(s, f.of)!.hexes.map(nameOf), 'or')}`,
} satisfies FrameKind<State, HomeStep, 'placeHome'>;
