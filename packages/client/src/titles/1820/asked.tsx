import { useTable } from '../../table/context.tsx';
import type { PartProps } from '../presentation.ts';

/** The question in full, with its figures: above it stands only which step it belongs to. */
export function Asked({ frame, decided }: PartProps) {
  const { s, title } = useTable('s', 'title');
  const asks = title.frames[frame.kind]?.asks?.(s, frame).replace(`${frame.of}: `, '');
  return decided && asks ? <p className="asked">{asks[0]!.toUpperCase() + asks.slice(1)}</p> : null;
}
