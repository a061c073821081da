import type { Question, RuleEntry } from '@roundhouse/kernel';
import { useEffect, useState } from 'react';
import { byTitle } from './folders.ts';

/** What a rule book says, and the questions that it leaves open. */
export interface Book {
  readonly id: string;
  readonly rules: readonly RuleEntry[];
  readonly questions: readonly Question[];
  /** Names of chapters by the last part of a section, where their ids do not say enough. */
  readonly chapters: Chapters;
}
type Chapters = Readonly<Partial<Record<string, string>>>;

/** The books by title; each comes when it is first opened. */
const rules = byTitle(
  import.meta.glob<readonly RuleEntry[]>('../../../titles/src/*/rules.json', { import: 'default' }),
);
const questions = byTitle(
  import.meta.glob<readonly Question[]>('../../../titles/src/*/questions.json', { import: 'default' }),
);

const chapters = byTitle(import.meta.glob<Chapters>('./*/chapters.ts', { import: 'chapters' }));

async function loadBook(id: string): Promise<Book> {
  const [said, open, named] = await Promise.all([
    rules.get(id)?.() ?? [],
    questions.get(id)?.() ?? [],
    chapters.get(id)?.() ?? {},
  ]);
  return { id, rules: said, questions: open, chapters: named };
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
