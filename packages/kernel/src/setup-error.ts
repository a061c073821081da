import { plainSentence } from './sanitize.ts';

/** A game cannot be set up as asked: said before anything exists. */
export class SetupError extends Error {
  constructor(message: string) {
    super(plainSentence(message));
  }
}
