import { type Problem, type ProblemCode, problemCodes } from '@roundhouse/protocol';

/** Why something is not done, as the client is told. */
export class ProblemError extends Error {
  readonly problem: Problem;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    title: string,
    more: Omit<Problem, 'code' | 'title' | 'status'> & { readonly retryAfter?: number } = {},
  ) {
    super(title);
    const { retryAfter, ...rest } = more;
    this.problem = { status: problemCodes[code], code, title, ...rest };
    this.retryAfter = retryAfter;
  }
}

/** One answer for a table that does not exist and for one that is not shown: nobody can tell which it was. */
export const noSuchTable = (): ProblemError =>
  new ProblemError('none', 'There is no such table, or you need an invitation to it.');
export const noSuchInvitation = (): ProblemError =>
  new ProblemError('none', 'This link is wrong, or it is no longer good: ask for a new one.');
export const away = (): ProblemError =>
  new ProblemError('away', 'The server cannot do this at the moment: it will be tried again.', { retryAfter: 2 });
