/** Where a rule book opens for the question at hand: at the section that most of its checks come from. */
import type { KernelState, Title } from '@roundhouse/kernel';
import type { Book } from '../titles/books.ts';

export function sectionAtHand<S extends KernelState>(title: Title<S>, s: S, book: Book): string {
  const sections = new Map(book.rules.map(({ id, section }) => [id, section]));
  for (const { kind } of s.stack.toReversed()) {
    const counts = new Map<string, number>();
    for (const { checks } of title.frames[kind]?.moves ?? []) {
      for (const { rule } of checks) {
        const section = sections.get(rule);
        if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
      }
    }
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    if (most) return most[0];
  }
  return '';
}
