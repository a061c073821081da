import { useTable } from '../context.tsx';
import type { LogLine } from './log.ts';
import { subjectOf } from './sentences.ts';

/** Who did it, in bold before the sentence; nothing where it happened to all. */
export function SubjectName({ line }: { readonly line: LogLine }) {
  const { names, s } = useTable();
  const subject = subjectOf(line, s.players);
  if (!subject) return null;
  return <b>{'company' in subject ? subject.company : <bdi>{names.owner(subject.player)}</bdi>} </b>;
}
