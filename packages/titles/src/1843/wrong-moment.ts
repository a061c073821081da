/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { wrongMomentsIn, hasJustActed } from '@roundhouse/rail';
import { type State, stockRoundOf } from './state.ts';
import { operatingRoundOf, operatingTurnOf } from './state-operating.ts';
import words from './words.json' with { type: 'json' };

const elsewhere = wrongMomentsIn<State>()(words);

const stationed = (s: State) => operatingTurnOf(s)?.stationed ?? null;
/** The company that a frame belongs to has operated in this round, and another one is on turn. */
const hasOperated = (s: State, frame: string): boolean => {
  const company = frame.split('/')[1] ?? '';
  return operatingTurnOf(s)?.of !== company && (operatingRoundOf(s)?.operated.includes(company) ?? false);
};

export const wrongMoment = [
  elsewhere('buy', '7.3-1', (s, a) => !hasJustActed(stockRoundOf(s), a.by), ['start', 'exchange']),
  elsewhere('layTile', '8.2-6', (s, a) => !hasOperated(s, a.frame), ['placeStation', 'claimPort', 'run', 'buyTrain']),
  elsewhere('layTile', '10.1-9', (s, a) => a['using'] === undefined || operatingTurnOf(s) === undefined),
  elsewhere('placeStation', '8.5.1-7', (s) => stationed(s) !== 'place'),
  elsewhere('placeStation', '8.5.1-9', (s) => stationed(s) !== 'claim'),
  elsewhere('claimPort', '8.5.1-9', (s) => stationed(s) !== 'place'),
  elsewhere('moveStation', '8.5.2-4', (s) => stationed(s) === null),
  elsewhere('placeStation', '8.5.2-4', (s) => stationed(s) !== 'move', ['claimPort']),
  elsewhere('turnOver', '8.8.2-9', (s) => operatingTurnOf(s) === undefined),
  elsewhere('sell', '8.8.3-9', (s) => operatingTurnOf(s) === undefined, ['giveUpPrivate']),
].flat();
