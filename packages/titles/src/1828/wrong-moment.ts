/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { cashOf, wrongMomentsIn, hasJustActed } from '@roundhouse/rail';
import { markersLeft } from './08-operating-round/8.3.2-stations.ts';
import { isAfter } from './08-operating-round/8.3-order.ts';
import { isSystem } from './13-companies/13.4-systems.ts';
import { STATION_PRICE } from './material.ts';
import { operatingTurnOf, type State, stockRoundOf } from './state.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words);

/** Does this frame name a step that lies behind the company that operates now, or in which it can do nothing? */
const isOver = (s: State, step: string, frame: string): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && frame === `${step}/${turn.of}` && (isAfter(turn, step) || isPaused(s));
};
const isPaused = (s: State): boolean => s.stack.at(-1)?.kind === 'pause';
const operating = (s: State): string => operatingTurnOf(s)?.of ?? '';
const hasPlaced = (s: State): boolean => operatingTurnOf(s)?.placed ?? false;

export const wrongMoment = [
  wrong('buy', '7.1-8', (s, a) => !hasJustActed(stockRoundOf(s), a.by), ['start', 'exchange', 'merge']),
  wrong('layTile', '13.2.2.4-3', (s, a) => a['using'] !== 'D&H' || !isOver(s, 'track', a.frame)),
  wrong('layTile', '8.3.1-2', (s, a) => !isOver(s, 'track', a.frame) || !isSystem(s, operating(s))),
  wrong('layTile', '8.3.1-1', (s, a) => !isOver(s, 'track', a.frame)),
  wrong('placeStation', '13.2.2.4-5', (s, a) => a['using'] !== 'D&H' || !hasPlaced(s)),
  wrong('placeStation', '8.3.2-8', (s) => !hasPlaced(s)),
  wrong('placeStation', '8.3.2-1', (s, a) => !isOver(s, 'station', a.frame) || markersLeft(s, operating(s)) > 0),
  wrong(
    'placeStation',
    '8.3.2-2',
    (s, a) => !isOver(s, 'station', a.frame) || cashOf(s, operating(s)) >= STATION_PRICE,
  ),
  wrong('placeStation', '8.3.2-3', (s) => !isPaused(s)),
  wrong('run', '15.2-1', (s) => !isPaused(s)),
  wrong('replaceStation', '13.2.2.5-13', (s) => !hasPlaced(s)),
  wrong('arrange', '8.3.5.1-1', (s, a) => !isOver(s, 'arrange', a.frame)),
  wrong('buyTrain', '8.3.5.1-8', (s) => s.stack.at(-1)?.kind !== 'discard', ['buyTrainFrom']),
  wrong('layTile', '8.3-1', (s) => operatingTurnOf(s) === undefined, [
    'placeStation',
    'run',
    'dividend',
    'arrange',
    'buyTrain',
    'buyTrainFrom',
  ]),
].flat();
