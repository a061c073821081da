import type { Setting, Texts } from '@roundhouse/kernel';

/** A setting in short. The book's value comes first. */
interface Brief {
  /** The rule or question that it settles. */
  readonly rule: string;
  readonly values: readonly [book: string, ...others: string[]];
  /** As on 18xx.games, where that differs from the book. */
  readonly site?: string;
  /** What held before the setting existed, where that differs from the book. */
  readonly before?: string;
}

/** The settings of a title, by id. What each of them decides its words say: `setting.…`. */
export const settingsOf = <const B extends Readonly<Record<string, Brief>>>(
  words: Texts & Readonly<Record<`setting.${keyof B & string}`, string>>,
  settings: B,
): readonly Setting[] =>
  Object.entries<Brief>(settings).map(([id, { rule, values, site, before = values[0] }]) => ({
    id,
    values,
    book: values[0],
    ...(site === undefined ? {} : { site }),
    before,
    says: (words as Texts)[`setting.${id}`]!,
    rule,
  }));
