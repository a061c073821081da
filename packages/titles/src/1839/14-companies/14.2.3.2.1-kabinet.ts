/** 14.2.3.2.1 Kabinet-Rochussen: a station marker moves to another place. */
import { type Candidate, type Check, field, log, updateFrame, onlyThen } from '@roundhouse/kernel';
import {
  about,
  allFit,
  hasDeclined,
  hasStation,
  isOpenPlace,
  ownerOf,
  type Placing,
  playerOwning,
  putStation,
  returnStation,
  termsAs,
  type StepFrame,
  type Terms,
  tradeWith,
  wasDeclined,
} from '@roundhouse/rail';
import { room } from '../07-stock-round/7.5-homes.ts';
import { judge, placeFields, traceChecks, waysIn } from '../08-operating-round/8.3.2.2-placing.ts';
import { askDouble } from '../08-operating-round/8.3.2.3-doubles.ts';
import { layout } from '../geography.ts';
import { board, cityHexes, GOVERNMENT, KABINET, nameOf, phaseNumber } from '../material.ts';
import { directorOf, type Game, move, operatingTurnOf, type State, type StationStep } from '../state.ts';
import { closePrivate } from './14.2-closing.ts';
import { plays } from '../readings.ts';
import { onTurn, stepOver } from '../08-operating-round/8.3-order.ts';

interface Moving extends Placing {
  readonly by: string;
  readonly fromHex: string;
  readonly fromNode: number;
}
/** Is it to a hexagon where the company has a marker already, which asks for no track (14.2.3.2.1-10)? */
const isAtHome = (s: State, company: string, hex: string): boolean => hasStation(s.stations, company, hex);

const termsOf = (of: string, { by, hex, node, replaces = '', fromHex, fromNode }: Moving) =>
  ({ thing: 'move', id: KABINET, company: of, by, hex, node, replaces, fromHex, fromNode }) satisfies Terms;
type MoveTerms = ReturnType<typeof termsOf>;
export const moveOf = (terms: Terms): MoveTerms => termsAs(terms);

/** From one city of a hexagon to its other city only past another marker of the company, which is never there for long (Q78). */
const staysInHexagon = (s: State, company: string, a: Moving): boolean =>
  a.hex === a.fromHex &&
  plays(s, 'kabinetWithinHexagon', 'refused') &&
  s.stations[company]!.filter(({ hex }) => hex === a.hex).length < 2;

/** Does it leave what is reserved its places? Where it stood, a government marker gives way (14.2.3.2.1-8). */
const leavesKept = (s: State, a: Moving): boolean =>
  allFit(s.ext.reservations, (hex) => room(s, hex) - (hex === a.hex ? 1 : 0) + (hex === a.fromHex ? 1 : 0));

/** A limit of placing, which holds for a move as it was before it, but for what it costs and what is on the charter (14.2.3.2.1-7). */
const asPlaced = (check: Check<State, StepFrame, Placing>): Check<State, StationStep, Moving> => ({
  rule: '14.2.3.2.1-7',
  passes: (s, f, a) => isAtHome(s, f.of, a.hex) || check.passes(s, f, a),
  says: (s, f, a) => (typeof check.says === 'string' ? check.says : check.says(s, f, a)),
});

const isInstead = (s: State): boolean => plays(s, 'kabinet', 'instead');
const isOpen = (s: State): boolean =>
  playerOwning(s, KABINET) !== undefined && phaseNumber(s.phase) >= phaseNumber('blue');

function candidates(s: State, f: StationStep): Candidate[] {
  if (!isOpen(s)) return [];
  const own = s.stations[f.of]!;
  const atHome = own.flatMap(({ hex }) =>
    layout(s).faces[board.indexOf.get(hex)!]!.nodes.map((_, node) => ({ hex, node })),
  );
  const elsewhere = judge.spots(s, f.of).filter(({ hex }) => !isAtHome(s, f.of, hex));
  const places = [...atHome, ...elsewhere]
    .flatMap((spot) => waysIn(s, spot))
    .filter((one) => isOpenPlace(layout(s), s.stations, one));
  return own.flatMap((from) =>
    places.map((to) => ({
      fields: { ...to, fromHex: from.hex, fromNode: from.node },
      subjects: [about.hex(to.hex), about.hex(from.hex), about.private(KABINET)],
    })),
  );
}

/** In the station step of the company, by its director or by the owner of the private (14.2.3.2.1-6, Q71). */
export const moveMarker = move({
  type: 'moveStation',
  fields: { ...placeFields, fromHex: field.oneOf(cityHexes), fromNode: placeFields.node },
  actors: (s, f: StationStep) => [...new Set([...directorOf(s, f.of), ...ownerOf(s, KABINET)])],
  candidates: (s, f: StationStep) => candidates(s, f),
  checks: [
    {
      rule: '14.2.3.2.1-4',
      passes: (s) => playerOwning(s, KABINET) !== undefined,
      says: 'No player owns Kabinet-Rochussen, so it cannot move a marker.',
    },
    {
      rule: '14.2.3.2.1-3',
      passes: (s) => phaseNumber(s.phase) >= phaseNumber('blue'),
      says: 'Kabinet-Rochussen can move a marker only from blue phase on.',
    },
    {
      rule: '14.2.3.2.1-12',
      passes: (s) => !isInstead(s) || !operatingTurnOf(s)!.stationed,
      says: (_, f: StationStep) =>
        `The ${f.of} has already placed or swapped a marker this Operating Round, and a move counts as one.`,
    },
    {
      rule: '14.2.3.2.1-4',
      passes: (s, f, a) =>
        hasStation(s.stations, f.of, a.fromHex, a.fromNode) && (a.hex !== a.fromHex || a.node !== a.fromNode),
      says: (_, f, a) => `Choose a marker of the ${f.of} in ${nameOf(a.fromHex)} and move it to a different city.`,
    },
    {
      rule: '14.2.3.2.1-10',
      passes: (s, f, a) => !staysInHexagon(s, f.of, a),
      says: (_, f, a) =>
        `${nameOf(a.hex)} holds no other marker of the ${f.of}, so this one cannot move to another city there.`,
    },
    {
      rule: '14.2.3.2.1-7',
      passes: (s, _, a) => isOpenPlace(layout(s), s.stations, a),
      says: (_, _f, a) =>
        a.replaces === undefined
          ? `That city in ${nameOf(a.hex)} has no empty circle.`
          : `That city in ${nameOf(a.hex)} has no government marker to replace.`,
    },
    {
      rule: '8.3.2.1-5',
      passes: (s, _, a) => leavesKept(s, a),
      says: (_, _f, a) => `The circles left in ${nameOf(a.hex)} are reserved for another company’s home.`,
    },
    ...traceChecks.map(asPlaced),
    {
      rule: '14.2.3.2.1-5',
      passes: (s, f, a) => !wasDeclined(operatingTurnOf(s)!, termsOf(f.of, a)) && !wasRefused(s, f, a.by),
      says: (s, f, a) =>
        wasRefused(s, f, a.by)
          ? `The ${f.of}’s director has already declined a move this turn.`
          : 'This move has already been declined.',
    },
  ],
  when: [
    ...onTurn,
    {
      rule: '14.2.3.2.1-12',
      passes: (s) => !isInstead(s) || !operatingTurnOf(s)!.stationed,
      says: 'This company has used its station action this Operating Round, and this move counts as one.',
    },
    onlyThen('14.2.3.2.1-6', 'Kabinet-Rochussen moves a marker only in the station step of its company.'),
  ],
  passedOver: stepOver('station'),
  apply(g, f, a) {
    const owner = playerOwning(g.s, KABINET)!;
    const [director] = directorOf(g.s, f.of);
    tradeWith(g, a, a.by === director ? owner : director!, termsOf(f.of, a), carryOut);
  },
});

/** A rule of the table: who is not on turn asks once in a step. */
const wasRefused = (s: State, f: StationStep, by: string): boolean =>
  !directorOf(s, f.of).includes(by) &&
  hasDeclined(operatingTurnOf(s)!, (terms) => terms['thing'] === 'move' && terms['by'] === by);

/** Both have agreed; it costs nothing, and the marker can be used at once, also one that was swapped before (14.2.3.2.1-9). */
export function carryOut(g: Game, { company, hex, node, replaces, fromHex, fromNode }: MoveTerms): void {
  log(g, { event: 'moveStation', company, fromHex, hex });
  returnStation(g, company, { hex: fromHex, node: fromNode }, GOVERNMENT);
  putStation(g, company, { hex, node, replaces: replaces || undefined });
  const turn = operatingTurnOf(g.s)!;
  const swapped = turn.swapped?.hex === fromHex && turn.swapped.node === fromNode ? null : turn.swapped;
  updateFrame(g, turn, { swapped, ...(isInstead(g.s) ? { stationed: true } : {}) });
  // 14.2.3.2.1-2.
  closePrivate(g, KABINET);
  askDouble(g, company, { hex, node }, swapped?.hex === hex ? 'older' : undefined);
}
