import { plainSentence } from '@roundhouse/kernel';

/** A recorded game that cannot be brought over: the number that the site gave to the action, and the reason. */
export class ImportError extends Error {
  readonly action: number | null;
  readonly reason: string;

  constructor(reason: string, action: number | null = null) {
    super(plainSentence(action === null ? reason : `Action ${action}: ${reason}`));
    this.action = action;
    this.reason = plainSentence(reason);
  }
}
