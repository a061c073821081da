/** Why an action that nothing asks for now is not possible, where the book says so; `words.json` has the sentences. */
import type { WrongMoment } from '@roundhouse/kernel';
import type { State } from './state.ts';

export const wrongMoment: readonly WrongMoment<State, never>[] = [];
