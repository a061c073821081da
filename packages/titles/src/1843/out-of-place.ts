/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import { elsewhereIn, hasJustActed } from '@roundhouse/rail';
import { type State, stockRoundOf } from './state.ts';
import words from './words.json' with { type: 'json' };

const elsewhere = elsewhereIn<State>()(words);

export const outOfPlace = [elsewhere('buy', '7.3-1', (s, a) => !hasJustActed(stockRoundOf(s), a.by), ['start'])].flat();
