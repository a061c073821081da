import type { AskedSetting, Setting, Texts } from '@roundhouse/kernel';

/** A setting in short. The book's value comes first. */
interface Brief {
  /** The rule or question that it settles. */
  readonly rule: string;
  readonly values: readonly [book: string, ...others: string[]];
  /** As on 18xx.games, where that differs from the book. */
  readonly site?: string;
  /** What held before the setting existed, where that differs from the book. If it is none of the values, no new game is asked for it. */
  readonly before?: string;
}

/** A rule that was mended: how it is played now, and how games of before play on. */
interface Mended {
  readonly rule: string;
  readonly now: string;
  readonly before: string;
}

type Key<B> = { [Id in keyof B & string]: `setting.${Id}` | AnswerKey<Id, B[Id]> }[keyof B & string];
type AnswerKey<Id extends string, S> = S extends { readonly values: readonly (infer V extends string)[] }
  ? `setting.${Id}.${V}`
  : never;
type ValueOf<S> =
  | (S extends { readonly values: readonly (infer V extends string)[] } ? V : never)
  | (S extends { readonly now: infer V extends string } ? V : never)
  | (S extends { readonly before: infer V extends string } ? V : never);

/** The settings of a title, by id. Its words ask what each settles, `setting.pace`, and answer by its values, `setting.pace.fast`. */
export const settingsOf = <const B extends Readonly<Record<string, Brief>>>(
  words: Texts & Readonly<Record<Key<B>, string>>,
  settings: B,
): readonly { [Id in keyof B & string]: AskedSetting<Id, ValueOf<B[Id]>> }[keyof B & string][] =>
  Object.entries<Brief>(settings).map(([id, { rule, values, site, before = values[0] }]) => ({
    id,
    values: [...new Set([...values, before])],
    book: values[0],
    ...(site === undefined ? {} : { site }),
    before,
    asks: (words as Texts)[`setting.${id}`]!,
    answers: Object.fromEntries(values.map((value) => [value, (words as Texts)[`setting.${id}.${value}`]!])),
    rule,
  })) as never;

/** Settings only for files of before: no new game asks for them, so they need no words. */
export const formerReadingsOf = <const B extends Readonly<Record<string, Mended>>>(
  settings: B,
): readonly { [Id in keyof B & string]: Setting<Id, ValueOf<B[Id]>> }[keyof B & string][] =>
  Object.entries<Mended>(settings).map(([id, { rule, now, before }]) => ({
    id,
    values: [now, before],
    book: now,
    before,
    rule,
  })) as never;
