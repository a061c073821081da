/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { enclosing } from '@roundhouse/kernel';
import { hasJustActed, wrongMomentsIn } from '@roundhouse/rail';
import { operatingTurnOf, directorOf, type OperatingRound, type State, stockRoundOf } from './state.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words);

const isOperating = (s: State): boolean => operatingTurnOf(s) !== undefined;
/** The company on turn has not used its station action. */
const hasNoStation = (s: State): boolean => operatingTurnOf(s)?.stationed !== true;

export const wrongMoment = [
  wrong('buy', '7.3-7', (s, a) => !hasJustActed(stockRoundOf(s), a.by), ['start', 'redeem']),
  wrong('sell', '8.4-4', (s, a) => !directorOf(s, operatingTurnOf(s)?.of ?? '').includes(a.by)),
  wrong('sell', '7.2-14', (s) => enclosing<OperatingRound>(s, 'operatingRound') === undefined),
  wrong('layTile', '14.2.1-1', isOperating, ['buyTrain', 'run']),
  wrong('placeStation', '8.3.2.1-1', hasNoStation),
  wrong('swapStations', '8.3.2.3-9', hasNoStation),
  wrong('moveStation', '14.2.3.2.1-12', hasNoStation),
].flat();
