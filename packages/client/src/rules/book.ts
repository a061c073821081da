/** The checklist of a title as a book: chapters with their statements, and a search over all. */
import type { Question, RuleEntry } from '@roundhouse/kernel';

export interface Chapter {
  /** `operating-rounds/laying-track` */
  readonly id: string;
  readonly name: string;
  /** 0 for a chapter, 1 for a part of one. */
  readonly depth: number;
  readonly rules: readonly RuleEntry[];
  /** Where the book is silent, and how it is read: those that concern this chapter. */
  readonly questions: readonly Question[];
}

export interface BookSource {
  readonly rules: readonly RuleEntry[];
  readonly questions: readonly Question[];
}

/** `laying-track` becomes `Laying track`, unless the title has a better name. */
export function chapterName(section: string, names: Readonly<Partial<Record<string, string>>> = {}): string {
  const last = section.slice(section.lastIndexOf('/') + 1);
  const words = last.replaceAll('-', ' ');
  return names[last] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export function chaptersOf(
  { rules, questions }: BookSource,
  names: Readonly<Partial<Record<string, string>>> = {},
): Chapter[] {
  const sections = [...new Set(rules.flatMap(({ section }) => [section.split('/')[0]!, section]))];
  return sections.map((id) => {
    const own = rules.filter(({ section }) => section === id);
    const ids = new Set(own.map((rule) => rule.id));
    return {
      id,
      name: chapterName(id, names),
      depth: id.includes('/') ? 1 : 0,
      rules: own,
      questions: questions.filter(({ about }) => about.some((rule) => ids.has(rule))),
    };
  });
}

/** The chapter in which a statement or a question stands. */
export function chapterWith(chapters: readonly Chapter[], rule: string): Chapter | undefined {
  return chapters.find(
    ({ rules, questions }) => rules.some(({ id }) => id === rule) || questions.some(({ id }) => id === rule),
  );
}

/** Statements and questions that contain every word that is looked for. */
export function search({ rules, questions }: BookSource, text: string): readonly (RuleEntry | Question)[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (...parts: readonly string[]): boolean => {
    const all = parts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return [
    ...rules.filter(({ id, section, rule }) => has(id, section, rule)),
    ...questions.filter(({ id, question, reading }) => has(id, question, reading)),
  ];
}
