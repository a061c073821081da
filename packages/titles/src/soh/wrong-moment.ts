/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { wrongMomentsIn } from '@roundhouse/rail';
import { stockRoundOf } from './4-stock-round/round.ts';
import { operatingTurnOf } from './5-operating-rounds/round.ts';
import { isAfter } from './5-operating-rounds/turn.ts';
import { phase, type State } from './state.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words, (s) => ({ company: operatingTurnOf(s)?.of ?? '' }));

const justActed = (s: State, player: string, ...deeds: readonly string[]): boolean => {
  const last = stockRoundOf(s)?.last;
  return last?.player === player && deeds.includes(last.did);
};
/** Does this frame name a step that lies behind the company that operates now? */
const isOver = (s: State, step: string, frame: string): boolean => {
  const turn = operatingTurnOf(s);
  return turn !== undefined && frame === `${step}/${turn.of}` && isAfter(turn, step);
};
const nobodyOperates = (s: State): boolean => operatingTurnOf(s) === undefined;

export const wrongMoment = [
  wrong('buy', 'buying-shares-1', (s, a) => !justActed(s, a.by, 'buy')),
  wrong('buy', 'stock-round-3', (s, a) => !justActed(s, a.by, 'start')),
  wrong('start', 'stock-round-3', (s, a) => !justActed(s, a.by, 'buy', 'start')),
  wrong('sell', 'stock-round-2', (s, a) => !justActed(s, a.by, 'buy', 'start', 'activate')),
  wrong('buy', 'own-shares-9', nobodyOperates, ['sell', 'start']),
  wrong('issue', 'selling-shares-7', (s) => stockRoundOf(s) === undefined, ['redeem']),
  wrong('issue', 'Q10', (s) => !operatingTurnOf(s)?.boughtBack && !operatingTurnOf(s)?.sold, ['redeem']),
  wrong('buyPrivate', 'buying-privates-1', (s) => nobodyOperates(s) || phase(s).companiesBuyPrivates),
  wrong('layTile', 'laying-track-1', (s, a) => !isOver(s, 'track', a.frame)),
  wrong('placeStation', 'company-token-1', (s, a) => !isOver(s, 'station', a.frame)),
  wrong('layTile', 'operating-rounds-5', nobodyOperates, [
    'issue',
    'redeem',
    'buyPrivate',
    'placeStation',
    'run',
    'dividend',
    'buyTrain',
    'buyTrainFrom',
  ]),
].flat();
