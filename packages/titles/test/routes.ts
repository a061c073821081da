import type { Route } from '@roundhouse/rail';

const steps = ['1,-1', '0,-2', '-1,-1', '-1,1', '0,2', '1,1'];

/**
 * A route as a test writes it: the hexes it passes, with a stop where there is one, `H9:n0 H11 H13:n0`. Between two
 * hexes lies their hexside, which is named from the one that has it as edge 0, 1 or 2.
 */
export function route(train: string, way: string): Route {
  const path: string[] = [];
  let before: string | undefined;
  for (const place of way.split(' ')) {
    const hex = place.split(':')[0]!;
    if (before !== undefined) path.push(sideBetween(before, hex));
    if (place.includes(':')) path.push(place);
    before = hex;
  }
  return { train, path };
}

function sideBetween(from: string, to: string): string {
  const rows = to.charCodeAt(0) - from.charCodeAt(0);
  const edge = steps.indexOf(`${rows},${Number(to.slice(1)) - Number(from.slice(1))}`);
  if (edge < 0) throw new Error(`${from} and ${to} do not touch`);
  return edge < 3 ? `${from}/${edge}` : `${to}/${edge - 3}`;
}

/** A run of these routes. */
export const runs = (...routes: Route[]) => ({ type: 'run', routes });
