/** Why an action that nothing asks for now is not possible, where the book says so. */
import type { Action, Check, OutOfPlace } from '@roundhouse/kernel';
import { cashOf } from '@roundhouse/rail';
import { markersLeft } from './08-operating-round/8.3.2-stations.ts';
import { isAfter } from './08-operating-round/8.3-turn.ts';
import { isSystem } from './13-companies/13.4-systems.ts';
import { operatingTurnOf, type State, stockRoundOf } from './state.ts';

type Loose = Action & { readonly using?: unknown; readonly train?: unknown };

const elsewhere = <const T extends string>(
  type: T,
  rule: string,
  passes: (s: State, a: Loose) => boolean,
  says: string,
): OutOfPlace<State, T> => ({
  type,
  check: { rule, passes: (s, _, a) => passes(s, a), says } satisfies Check<State, null, Action>,
});

/** Does this frame name a step that lies behind the company that operates now, or in which it can do nothing? */
const isOver = (s: State, step: string, a: Action): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && a.frame === `${step}/${turn.of}` && (isAfter(turn, step) || isPaused(s));
};

const isPaused = (s: State): boolean => s.stack.at(-1)?.kind === 'pause';
const operating = (s: State): string => operatingTurnOf(s)?.of ?? '';
const mainActions = ['buy', 'start', 'exchange', 'merge'] as const;

/** The player has just done the main action of a turn that is over. */
const justActed = (s: State, player: string): boolean => {
  const last = stockRoundOf(s)?.last;
  return last?.player === player && mainActions.some((main) => main === last.did);
};

export const outOfPlace = [
  ...mainActions.map((type) =>
    elsewhere(
      type,
      '7.1-8',
      (s, a) => !justActed(s, a.by),
      'You have done the main action of your turn, and one is all; wait for your next turn.',
    ),
  ),
  elsewhere(
    'layTile',
    '13.2.2.4-3',
    (s, a) => a.using !== 'D&H' || !isOver(s, 'track', a),
    'The tile in Scranton is a part of the company’s track of the round, and that is finished.',
  ),
  elsewhere(
    'layTile',
    '8.3.1-2',
    (s, a) => !isOver(s, 'track', a) || !isSystem(s, operating(s)),
    'The system has finished its track: it builds twice in a round.',
  ),
  elsewhere(
    'layTile',
    '8.3.1-1',
    (s, a) => !isOver(s, 'track', a),
    'The company has finished its track: it lays one yellow tile or upgrades one in a round.',
  ),
  elsewhere(
    'placeStation',
    '13.2.2.4-5',
    (s, a) => a.using !== 'D&H' || !operatingTurnOf(s)?.placed,
    'A marker has been placed in this round, so none can be placed in Scranton.',
  ),
  elsewhere(
    'placeStation',
    '8.3.2-8',
    (s) => !operatingTurnOf(s)?.placed,
    'The company has placed a station marker in this round, and one is all.',
  ),
  elsewhere(
    'placeStation',
    '8.3.2-1',
    (s, a) => !isOver(s, 'station', a) || markersLeft(s, operating(s)) > 0,
    'The company has no station marker left.',
  ),
  elsewhere(
    'placeStation',
    '8.3.2-2',
    (s, a) => !isOver(s, 'station', a) || cashOf(s, operating(s)) >= 100,
    'A station marker costs $100, and the company has less.',
  ),
  elsewhere(
    'placeStation',
    '8.3.2-3',
    (s) => !isPaused(s),
    'No empty city circle is within reach of the company’s track at this moment.',
  ),
  elsewhere('run', '15.2-1', (s) => !isPaused(s), 'The company has no train, or no route for it, at this moment.'),
  elsewhere(
    'replaceStation',
    '13.2.2.5-13',
    (s) => !operatingTurnOf(s)?.placed,
    'The company has placed a station marker in this round, so a blocking marker takes the place in Peterborough.',
  ),
  elsewhere(
    'arrange',
    '8.3.5.1-1',
    (s, a) => !isOver(s, 'arrange', a),
    'Trains change shells only at the start of the train-buying step.',
  ),
  ...(['buyTrain', 'buyTrainFrom'] as const).map((type) =>
    elsewhere(
      type,
      '8.3.5.1-8',
      (s) => s.stack.at(-1)?.kind !== 'discard',
      'A new phase has begun: trains above its limit are discarded before the next one is bought.',
    ),
  ),
  ...(['layTile', 'placeStation', 'run', 'dividend', 'arrange', 'buyTrain', 'buyTrainFrom'] as const).map((type) =>
    elsewhere(
      type,
      '8.3-1',
      (s) => operatingTurnOf(s) === undefined,
      'A turn has a fixed order: home, track, station marker, trains, dividend, new trains.',
    ),
  ),
] satisfies readonly OutOfPlace<State>[];
