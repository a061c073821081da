import type { Question, RuleEntry } from '@roundhouse/kernel';
import { useEffect, useState } from 'react';

/** What a rule book says, and the questions that it leaves open. */
export interface Book {
  readonly id: string;
  readonly rules: readonly RuleEntry[];
  readonly questions: readonly Question[];
}

type Parts = readonly [{ readonly default: unknown }, { readonly default: unknown }];

/** The books by title; each comes when it is first opened. */
const loaders = new Map<string, () => Promise<Parts>>([
  [
    'soh',
    () => Promise.all([import('@roundhouse/titles/soh/rules.json'), import('@roundhouse/titles/soh/questions.json')]),
  ],
  [
    '1828',
    () => Promise.all([import('@roundhouse/titles/1828/rules.json'), import('@roundhouse/titles/1828/questions.json')]),
  ],
]);

async function loadBook(id: string): Promise<Book> {
  const [rules, questions] = (await loaders.get(id)?.()) ?? [{ default: [] }, { default: [] }];
  return { id, rules: rules.default as readonly RuleEntry[], questions: questions.default as readonly Question[] };
}

/** The book of a title as soon as it is there; null before. */
export function useBook(id: string): Book | null {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let left = false;
    void loadBook(id).then((loaded) => !left && setBook(loaded));
    return () => {
      left = true;
    };
  }, [id]);
  return book?.id === id ? book : null;
}
