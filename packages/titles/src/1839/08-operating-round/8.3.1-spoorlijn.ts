/**
 * 14.2.2.1.2 Spoorlijn Roosendaal - Vlissingen: what it costs, and its station marker, with its tile or alone, in the track step
 * (14.2.2.1.2-9).
 */
import { field, updateFrame, onlyThen } from '@roundhouse/kernel';
import { about, canPlaceBy, cashOf, joinWords } from '@roundhouse/rail';
import { closePrivate } from '../14-companies/14.2-closing.ts';
import { owns } from '../14-companies/14.2-privates.ts';
import { layout } from '../geography.ts';
import { board, guilders, nameOf, SPOORLIJN, SPOORLIJN_HEXES } from '../material.ts';
import { move, operatingTurnOf, type State, type TrackStep } from '../state.ts';
import { markerLeftCheck, placeFields, putMarker, spotChecks, waysIn, stationUsed } from './8.3.2.2-placing.ts';
import { onTurn } from './8.3-order.ts';

/** For tile, station or both, whichever comes first (14.2.2.1.2-8). */
export const priceOf = (f: TrackStep): number => (f.paidFor === null ? 80 : 0);

/** The hexagons of its power: that for which was paid, or either. */
const hexesOf = (s: State, f: TrackStep): readonly string[] =>
  f.paidFor !== null ? [f.paidFor] : owns(s, f.of, SPOORLIJN) ? SPOORLIJN_HEXES : [];
/** Those in which its tile may still be laid. */
export const tileHexes = (s: State, f: TrackStep): readonly string[] =>
  hexesOf(s, f).filter((hex) => hex !== f.paidFor || !f.laid.includes(hex));

/** Connected or not, and in place of the company's normal placement (14.2.2.1.2-6, 14.2.2.1.2-10, Q37). */
export const placeBySpoorlijn = move({
  type: 'placeStation',
  fields: { ...placeFields, using: field.oneOf([SPOORLIJN]) },
  candidates: (s, f: TrackStep) =>
    hexesOf(s, f)
      .flatMap((hex) => layout(s).faces[board.indexOf.get(hex)!]!.nodes.map((_, node) => ({ hex, node })))
      .flatMap((spot) => waysIn(s, spot))
      .map((one) => ({ fields: { ...one, using: SPOORLIJN }, subjects: [about.hex(one.hex)] })),
  checks: [
    {
      rule: '14.2.1-6',
      passes: (s, f: TrackStep) => f.paidFor !== null || owns(s, f.of, SPOORLIJN),
      says: (_, f) => `The ${f.of} does not own Spoorlijn Roosendaal - Vlissingen, so it cannot use its power.`,
    },
    {
      rule: '14.2.2.1.2-6',
      passes: (s, f, a) => hexesOf(s, f).includes(a.hex),
      says: (s, f) => `Spoorlijn’s marker goes only in ${joinWords(hexesOf(s, f).map(nameOf), 'or')}.`,
    },
    {
      rule: '14.2.2.1.2-7',
      passes: (s) => !operatingTurnOf(s)!.stationed,
      says: (_, f) => `The ${f.of} has already placed its marker this Operating Round.`,
    },
    markerLeftCheck,
    ...spotChecks,
    {
      rule: '14.2.2.1.2-8',
      passes: (s, f) => cashOf(s, f.of) >= priceOf(f),
      says: (s, f) => `This costs ${guilders(priceOf(f))}, and the ${f.of} has ${guilders(cashOf(s, f.of))}.`,
    },
  ],
  when: [
    ...onTurn,
    stationUsed('14.2.2.1.2-7'),
    onlyThen('14.2.2.1.2-9', 'Spoorlijn places its marker only in the track step of the company that owns it.'),
  ],
  apply(g, f, a) {
    putMarker(g, f.of, a, priceOf(f));
    updateFrame(g, f, { paidFor: a.hex });
    closePrivate(g, SPOORLIJN);
  },
});

export const canPlaceBySpoorlijn = (s: State, f: TrackStep): boolean => canPlaceBy(s, f, placeBySpoorlijn);
