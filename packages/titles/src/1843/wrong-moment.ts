/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { wrongMomentsIn, hasJustActed } from '@roundhouse/rail';
import { type State, stockRoundOf } from './state.ts';
import { operatingRoundOf, operatingTurnOf } from './state-operating.ts';
import words from './words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words);

const stationed = (s: State) => operatingTurnOf(s)?.stationed ?? null;
/** The company that a frame belongs to has operated in this round, and another one is on turn. */
const hasOperated = (s: State, frame: string): boolean => {
  const company = frame.split('/')[1] ?? '';
  return operatingTurnOf(s)?.of !== company && (operatingRoundOf(s)?.operated.includes(company) ?? false);
};

export const wrongMoment = [
  wrong('buy', '7.3-1', (s, a) => !hasJustActed(stockRoundOf(s), a.by), ['start', 'exchange']),
  wrong('layTile', '8.2-6', (s, a) => !hasOperated(s, a.frame), ['placeStation', 'claimPort', 'run', 'buyTrain']),
  wrong('layTile', '10.1-9', (s, a) => a['using'] === undefined || operatingTurnOf(s) === undefined),
  wrong('placeStation', '8.5.1-7', (s) => stationed(s) !== 'place'),
  wrong('placeStation', '8.5.1-9', (s) => stationed(s) !== 'claim'),
  wrong('claimPort', '8.5.1-9', (s) => stationed(s) !== 'place'),
  wrong('moveStation', '8.5.2-4', (s) => stationed(s) === null),
  wrong('placeStation', '8.5.2-4', (s) => stationed(s) !== 'move', ['claimPort']),
  wrong('turnOver', '8.8.2-9', (s) => operatingTurnOf(s) === undefined),
  wrong('sell', '8.8.3-9', (s) => operatingTurnOf(s) === undefined, ['giveUpPrivate']),
].flat();
