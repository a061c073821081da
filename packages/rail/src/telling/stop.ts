/** What a stop of a route is called, on the page as in the log. */
import type { Material } from '../title.ts';
import { type Speaking, wordOf } from './book.ts';

/** A stop by its point on the map, `F9:n0`, and its place; a port that is called like a city of another hex is told from it. */
export function calledStop(
  title: Pick<Speaking, 'words'>,
  { board }: Pick<Material, 'board'>,
  id: string,
  nameOf: (hex: string, node: number) => string,
): string {
  const [hex = '', node] = id.split(':n');
  const at = board.indexOf.get(hex) ?? -1;
  const place = nameOf(hex, Number(node));
  const isTwin = board.hexes.some(({ name }, other) => other !== at && name === place);
  const isPort = board.printed[at]?.nodes[Number(node)]?.kind === 'port';
  return (isTwin && isPort ? wordOf(title, 'place.port', { place }) : undefined) ?? place;
}
