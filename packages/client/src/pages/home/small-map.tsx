import type { Summary } from '@roundhouse/host';
import { useComing } from '../../app/coming.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { boardOf } from '../../titles/boards.ts';
import './small-map.css';

const MiniMap = lazyPart(async () => (await import('../../board/mini-map.tsx')).MiniMap);

interface Props {
  readonly title: string;
  readonly tiles?: Summary['board']['tiles'];
}

/** A title's map, drawn small as soon as it is there; the page does not wait for it. */
export function SmallMap({ title, tiles }: Props) {
  const printed = useComing(boardOf(title));
  return printed && <MiniMap board={printed.board} tileSet={printed.tileSet} {...(tiles ? { tiles } : {})} />;
}
