/** 7.5 “Floating” a public company: a Lokaalspoorwegen reserves two home hexagons as it is parred. */
import { type Check, field, type FrameKind, log, pop, push, onlyThen } from '@roundhouse/kernel';
import { about, allFit, joinWords, perPosition, type Reservation, roomIn, setExt } from '@roundhouse/rail';
import { layout } from '../geography.ts';
import { cityHexes, GOVERNMENT, isLarge, nameOf } from '../material.ts';
import { directorOf, type Game, type HomesFrame, move, type State } from '../state.ts';

const HOMES = 2;

/** How many circles of a hexagon are empty, or the government's, which gives way. */
export const room = perPosition((s: State, hex: string): number =>
  roomIn(layout(s), s.stations, hex, (owner) => owner === GOVERNMENT),
);

/** Would all that is reserved find its place beside these? A reservation is for a hexagon, not for a city (7.5-12). */
export const leavesHomes = (s: State, ...more: readonly Reservation[]): boolean =>
  allFit([...s.ext.reservations, ...more], (hex) => room(s, hex));

export const homesOf = (s: State, company: string): string[] =>
  s.ext.reservations.filter(({ owner }) => owner === company).flatMap(({ hexes }) => hexes);

const at = (owner: string, ...hexes: readonly string[]): Reservation[] => hexes.map((hex) => ({ owner, hexes: [hex] }));
const isPair = (s: State, company: string, a: string, b: string): boolean =>
  a !== b && !(isLarge(a) && isLarge(b)) && leavesHomes(s, ...at(company, a, b));
/** How many homes a Lokaalspoorwegen has still to choose. */
export const homesMissing = (s: State, company: string): number => HOMES - homesOf(s, company).length;
/**
 * Are there two places for the homes of another Lokaalspoorwegen? Then whichever is chosen first leaves a second one. Where one
 * has been chosen, is there a second?
 */
export const hasHomes = (s: State, company: string): boolean =>
  cityHexes.some((hex) =>
    homesMissing(s, company) < HOMES
      ? checks.every((check) => check.passes(s, { kind: 'homes', of: company }, { hex }))
      : leavesHomes(s, ...at(company, hex)) && cityHexes.some((other) => isPair(s, company, hex, other)),
  );

const checks: readonly Check<State, HomesFrame, { readonly hex: string }>[] = [
  {
    rule: '7.5-9',
    passes: (s, f, a) => !homesOf(s, f.of).includes(a.hex),
    says: (_, f, a) => `The ${f.of} has its first home in ${nameOf(a.hex)}; the second must be in another hexagon.`,
  },
  {
    rule: '7.5-10',
    passes: (s, f, a) => leavesHomes(s, ...at(f.of, a.hex)),
    says: (_, _f, a) => `Every circle in ${nameOf(a.hex)} is taken or reserved.`,
  },
  {
    rule: '7.5-11',
    passes: (s, f, a) => !isLarge(a.hex) || !homesOf(s, f.of).some(isLarge),
    says: (s, f, a) =>
      `Only one home may be in a big city or an OO hexagon, and both ${joinWords([...homesOf(s, f.of), a.hex].map(nameOf))} are.`,
  },
];

const reserveHome = move({
  type: 'reserveHome',
  fields: { hex: field.oneOf(cityHexes) },
  candidates: () => cityHexes.map((hex) => ({ fields: { hex }, subjects: [about.hex(hex)] })),
  checks,
  when: [onlyThen('7.5-9', 'Home hexagons are reserved only as the director’s certificate is bought.')],
  apply(g, f: HomesFrame, a) {
    log(g, { event: 'reserve', company: f.of, hex: a.hex });
    setExt(g, { reservations: [...g.s.ext.reservations, ...at(f.of, a.hex)] });
    if (homesOf(g.s, f.of).length === HOMES) pop(g, f);
  },
});

/** Asks for both, one after the other (7.5-9). */
export const askHomes = (g: Game, of: string): void => push(g, { kind: 'homes', of });

export const homes = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [reserveHome],
  asks: (s, f) => `Choose the ${homesOf(s, f.of).length === 0 ? 'first' : 'second'} home of the ${f.of}`,
} satisfies FrameKind<State, HomesFrame, 'reserveHome'>;
