/** Something that the user is told in one sentence, without a stack trace. `code` is the exit code. */
export class Failure extends Error {
  readonly code: number;

  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}

/** The command was called in a way that it does not understand. */
export class UsageError extends Failure {
  constructor(message: string) {
    super(message, 2);
  }
}
