/** One statement of a rule book, as the project's own checklist carries it. */
export interface RuleEntry {
  readonly id: string;
  readonly section: string;
  readonly kind: 'rule' | 'limit' | 'setup' | 'timing' | 'end' | 'note';
  readonly rule: string;
}

/** A place where a book is silent or contradicts itself, and the reading that holds. Its id is cited like a rule's. */
export interface Question {
  readonly id: string;
  /** Ids of the statements that it concerns. */
  readonly about: readonly string[];
  readonly question: string;
  readonly reading: string;
}

/** Why something is not possible: the rule's id (title, colon, statement; `table:…` for the rules of the table itself) and one friendly sentence. */
export interface Refusal {
  readonly rule: string;
  readonly text: string;
}

/**
 * One limit of the book, as one question that an action must pass. A move lists its checks in the order of the book;
 * they are the only place where legality is decided, so the screen, the server, bots and fuzzing all ask the same.
 */
export interface Check<S, F, A> {
  /** The id in the title's checklist, without the title: `selling-shares-5`. */
  readonly rule: string;
  passes(s: S, f: F, a: A): boolean;
  readonly says: string | ((s: S, f: F, a: A) => string);
}

/** Compared by identity only. */
const switchedOff = new Set<unknown>();

/** Lets a check pass everything: for the mutation run, which asks whether any test would notice. */
export function switchOff<S, F, A>(check: Check<S, F, A>): void {
  switchedOff.add(check);
}

const isPassed = <S, F, A>(check: Check<S, F, A>, s: S, f: F, a: A): boolean =>
  check.passes(s, f, a) || (switchedOff.size > 0 && switchedOff.has(check));

/** Is there nothing to refuse? */
export function passesAll<S, F, A>(checks: readonly Check<S, F, A>[], s: S, f: F, a: A): boolean {
  for (const check of checks) if (!isPassed(check, s, f, a)) return false;
  return true;
}

export function firstRefusal<S, F, A>(
  title: string,
  checks: readonly Check<S, F, A>[],
  s: S,
  f: F,
  a: A,
): Refusal | null {
  for (const check of checks) {
    if (isPassed(check, s, f, a)) continue;
    const text = typeof check.says === 'string' ? check.says : check.says(s, f, a);
    return { rule: `${title}:${check.rule}`, text };
  }
  return null;
}
