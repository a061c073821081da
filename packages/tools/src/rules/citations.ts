/** Where the sources of a title name the statements of its book, and which they do not name. */
import type { RuleEntry } from '@roundhouse/kernel';
import type { SourceText } from '../checkout.ts';
import type { Contents } from './contents.ts';

export interface Citation {
  readonly path: string;
  readonly line: number;
  /** The line, without the space around it. */
  readonly text: string;
}

/** All lines that name the statement by its whole id. */
export function citationsOf(id: string, sources: readonly SourceText[]): Citation[] {
  const whole = new RegExp(`(?<![\\w.-])${id.replace(/[.]/g, '\\.')}(?![\\w-])`);
  return sources.flatMap(({ path, text }) =>
    whole.test(text)
      ? text.split('\n').flatMap((line, i) => (whole.test(line) ? [{ path, line: i + 1, text: line.trim() }] : []))
      : [],
  );
}

/** Settings name the statement that they read; the code that asks them must name it, too. */
const SETTINGS = 'readings.ts';

export interface Audit {
  /** Statements that are no notes. */
  readonly statements: number;
  /** Ids that no source of the title names. */
  readonly uncited: readonly string[];
  /** Ids that are named, but not where the README sends a reader of their section. */
  readonly elsewhere: readonly string[];
}

/** `sources` are those of the title's folder, their paths from there. */
export function auditOf(rules: readonly RuleEntry[], sources: readonly SourceText[], contents: Contents): Audit {
  const stated = rules.filter(({ kind }) => kind !== 'note');
  const rulesOnly = sources.filter(({ path }) => path !== SETTINGS);
  const cited = stated.map((rule) => ({ rule, places: citationsOf(rule.id, rulesOnly) }));
  return {
    statements: stated.length,
    uncited: cited.filter(({ places }) => places.length === 0).map(({ rule }) => rule.id),
    elsewhere: cited
      .filter(
        ({ rule, places }) => places.length > 0 && !places.some(({ path }) => contents.leadsTo(rule.section, path)),
      )
      .map(({ rule }) => rule.id),
  };
}
