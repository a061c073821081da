/** 8.3.2 Place or swap station marker(s): one of them in an operation, and Kabinet-Rochussen's move instead or beside. */
import { canPlaceBy, endStep, joinWords, type Skipped, stepBack, withoutPlace } from '@roundhouse/rail';
import { moveMarker } from '../14-companies/14.2.3.2.1-kabinet.ts';
import { guilders, STATION_PRICE } from '../material.ts';
import { decides, type OperatingTurn, operatingTurnOf, type State, type StationStep } from '../state.ts';
import { markersLeft, place } from './8.3.2.2-placing.ts';
import { swap } from './8.3.2.3-swapping.ts';

const stepOf = (of: string): StationStep => ({ kind: 'station', of });

/** Is there nothing to decide? */
export const isStationStepIdle = (s: State, { of }: OperatingTurn): boolean =>
  ![place, swap, moveMarker].some((one) => canPlaceBy(s, stepOf(of), one));

/** A marker placed or swapped in this operation needs no reason. */
export const whyNoStation = (s: State, { of, stationed }: OperatingTurn): Skipped | null =>
  stationed ? null : withoutPlace(s, of, markersLeft(s, of), STATION_PRICE);

/** What the company could do here: `place or swap a marker for ƒ80, or move one with Kabinet-Rochussen`. */
function inWords(s: State, f: StationStep): string {
  const paid = [...(canPlaceBy(s, f, place) ? ['place'] : []), ...(canPlaceBy(s, f, swap) ? ['swap'] : [])];
  const action = `${joinWords(paid, 'or')} a marker for ${guilders(STATION_PRICE)}`;
  if (!canPlaceBy(s, f, moveMarker)) return action;
  return paid.length === 0 ? 'move a marker with Kabinet-Rochussen' : `${action}, or move one with Kabinet-Rochussen`;
}

export const station = decides<StationStep, 'placeStation' | 'swapStations' | 'moveStation' | 'pass'>(
  [place, swap, moveMarker, endStep],
  (s, f) => `${f.of}: ${inWords(s, f)}`,
  (g, f) => {
    const over = isStationStepIdle(g.s, operatingTurnOf(g.s)!);
    if (over) stepBack(g, f);
    return over;
  },
);
