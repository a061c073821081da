import { neighbourId } from '@roundhouse/rail';

/** A route as the hexes between its stops, and the stops. */
export function wayOf(path: readonly string[]): { connections: string[][]; nodes: string[] } {
  let hex = path[0]!.split(':')[0]!;
  const connections: string[][] = [];
  const nodes: string[] = [];
  for (const point of path) {
    const [stop, node] = point.split(':n');
    if (node === undefined) {
      const [side, edge] = point.split('/') as [string, string];
      hex = side === hex ? neighbourId(side, Number(edge))! : side;
      connections.at(-1)!.push(hex);
    } else {
      nodes.push(`${stop}-${node}`);
      connections.push([hex]);
    }
  }
  connections.pop();
  return { connections, nodes };
}
