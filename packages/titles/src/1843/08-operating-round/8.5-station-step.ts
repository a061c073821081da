/** 8.5 Place or move a station marker, or claim a port marker: one of them in a round. */
import { canPlaceBy, endStep, joinWords, type Skipped, stepBack, type StepFrame, withoutPlace } from '@roundhouse/rail';
import { francs } from '../material.ts';
import { decides, type State } from '../state.ts';
import { type OperatingTurn, operatingTurnOf } from '../state-operating.ts';
import { markersLeft, place, priceOf } from './8.5.1-placing.ts';
import { MOVE_PRICE, moveMarker } from './8.5.2-moving.ts';
import { claim } from './8.5.3-ports.ts';

const moves = [place, moveMarker, claim] as const;

/** Is there anything to decide? One thing is done in a round (8.5.1-7, 8.5.1-9, 8.5.2-4). */
export const isStationStepIdle = (s: State, { of, stationed }: OperatingTurn): boolean =>
  stationed !== null || ![claim, place, moveMarker].some((one) => canPlaceBy(s, { kind: 'station', of }, one));

/** What was done in this step needs no reason. */
export const whyNoStation = (s: State, { of, stationed }: OperatingTurn): Skipped | null =>
  stationed === null ? withoutPlace(s, of, markersLeft(s, of), priceOf(s, of)) : null;

/** What the company could do here. */
const inWords = (s: State, f: StepFrame): string => {
  const suggestions: readonly [(typeof moves)[number], string][] = [
    [place, `place a station marker for ${francs(priceOf(s, f.of))}`],
    [moveMarker, `move a marker for ${francs(MOVE_PRICE)}`],
    [claim, 'claim a port'],
  ];
  return joinWords(
    suggestions.filter(([one]) => canPlaceBy(s, f, one)).map(([, words]) => words),
    'or',
  );
};

export const station = decides(
  [...moves, endStep],
  (s, f) => `${f.of}: ${inWords(s, f)}`,
  (g, f) => {
    const over = isStationStepIdle(g.s, operatingTurnOf(g.s)!);
    if (over) stepBack(g, f);
    return over;
  },
);
