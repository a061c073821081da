import { plainSentence } from '@roundhouse/kernel';
import type { Imported } from './imported.ts';

/** A recorded game that cannot be brought over: the number that the site gave to the action, and the reason. */
export class ImportError extends Error {
  readonly action: number | null;
  readonly reason: string;
  /** The game as far as it can be followed, up to the action before that one. */
  readonly upTo: Imported | null;

  constructor(reason: string, action: number | null = null, upTo: Imported | null = null) {
    super(plainSentence(action === null ? reason : `Action ${action}: ${reason}`));
    this.action = action;
    this.reason = plainSentence(reason);
    this.upTo = upTo;
  }
}
