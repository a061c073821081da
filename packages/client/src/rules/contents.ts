import type { Question, RuleEntry } from '@roundhouse/kernel';
import type { Book } from '../titles/books.ts';

/** A section of a rule book with its statements. */
export interface Section {
  /** `operating-rounds/laying-track`. */
  readonly id: string;
  readonly name: string;
  /** The chapter that it belongs to; the chapter's own statements have none. */
  readonly chapter: string | null;
  readonly rules: readonly RuleEntry[];
}

/** The book in its own order. `names` overrides what the ids would say. */
export function sectionsOf(book: Book, names: Readonly<Partial<Record<string, string>>>): readonly Section[] {
  const sections = new Map<string, RuleEntry[]>();
  for (const rule of book.rules) {
    const [chapter] = partsOf(rule.section);
    if (!sections.has(chapter)) sections.set(chapter, []);
    const list = sections.get(rule.section) ?? [];
    sections.set(rule.section, [...list, rule]);
  }
  return [...sections].map(([id, rules]) => {
    const [chapter, part] = partsOf(id);
    const nameOf = (slug: string) => names[slug] ?? inWords(slug);
    return { id, name: nameOf(part ?? chapter), chapter: part === undefined ? null : nameOf(chapter), rules };
  });
}

/** The chapter of a section and its own part: `operating-rounds/laying-track`, or by numbers, `7.5.2` of 7. */
function partsOf(id: string): readonly [chapter: string, part?: string] {
  const [chapter, part] = id.split('/');
  if (part !== undefined) return [chapter!, part];
  const [number, below] = /^(\d+)\.\d/.exec(id) ? [id.split('.')[0]!, id] : [id, undefined];
  return below === undefined ? [number] : [number, below];
}

/** Where an address inside the book leads: a statement's section, a section, or the beginning. */
export function sectionAt(sections: readonly Section[], at: string): Section {
  const found = sections.find(({ id, rules }) => id === at || rules.some((rule) => rule.id === at));
  const section = found ?? sections.find(({ rules }) => rules.length > 0)!;
  // A chapter without statements of its own opens at its first part.
  return section.rules.length > 0
    ? section
    : (sections.find(({ id }) => id !== section.id && partsOf(id)[0] === section.id) ?? section);
}

export const questionsAbout = (book: Book, rule: string): readonly Question[] =>
  book.questions.filter((question) => question.about.includes(rule));

/** Statements that hold every word, by text or id; questions count for the statements they are about. */
export function search(book: Book, text: string): readonly RuleEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.rules.filter((rule) => {
    const questions = questionsAbout(book, rule.id).map(({ id, question, reading }) => `${id} ${question} ${reading}`);
    const all = `${rule.id} ${rule.rule} ${questions.join(' ')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function inWords(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
