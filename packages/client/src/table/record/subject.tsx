import { ownerThing } from '../../cards/thing.ts';
import { useTable } from '../context.tsx';
import type { LogLine } from './log.ts';
import { subjectOf } from './sentences.ts';

/** Who did it, in bold before the sentence; nothing where it happened to all. */
export function SubjectName({ line }: { readonly line: LogLine }) {
  const { names, title, s } = useTable('names', 'title', 's');
  const subject = subjectOf(line, title.holders(s));
  if (!subject) return null;
  const owner = 'company' in subject ? subject.company : subject.holder;
  return (
    <b data-thing={ownerThing(s, owner)}>
      {'company' in subject ? subject.company : <bdi>{names.owner(subject.holder)}</bdi>}{' '}
    </b>
  );
}
