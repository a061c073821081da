import { useTable } from '../context.tsx';
import type { PartProps } from '../../titles/presentation.ts';

/** What only this game shows in such a decision. */
export function TitlePart(props: PartProps) {
  const { presentation } = useTable('presentation');
  const Part = presentation.frames?.[props.frame.kind]?.part;
  return Part ? <Part {...props} /> : null;
}

/** What it shows beside that, below the choices. */
export function TitlePartBelow(props: PartProps) {
  const { presentation } = useTable('presentation');
  const Part = presentation.frames?.[props.frame.kind]?.partBelow;
  return Part ? <Part {...props} /> : null;
}

/** What is open to somebody in everybody's turn. */
export function Aside() {
  const { presentation, s, live } = useTable('presentation', 's', 'live');
  const aside = presentation.own?.aside;
  return aside && live && !s.ended && aside.isOpen(s) ? <aside.part /> : null;
}
