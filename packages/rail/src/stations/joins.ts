import type { NodeDef } from '../hex/types.ts';
import type { Layout } from '../track/layout.ts';
import { nodesReached, reachOf } from '../track/reach.ts';
import type { Passable } from '../track/search.ts';
import { type OwnerId, type Stations, sourcesOf } from './slots.ts';

/**
 * Does track join a station of the company to another node that counts? Nodes that are one stop together are not another
 * one to each other. Whether a train could run there is the title's: it says what can be passed and what counts.
 */
export function joinsStation(
  layout: Layout,
  stations: Stations,
  company: OwnerId,
  passable: Passable,
  counts: (node: NodeDef, hex: number) => boolean,
): boolean {
  return sourcesOf(layout, stations, company).some((source) => {
    const reach = reachOf(layout, [source], passable);
    const { group } = layout.faces[source.hex]!.nodes[source.node]!;
    const isSame = (node: NodeDef, hex: number, index: number): boolean =>
      (hex === source.hex && index === source.node) || (group !== undefined && node.group === group);
    return layout.faces.some((face, hex) => {
      const reached = nodesReached(reach, hex);
      return (
        reached !== 0 &&
        face.nodes.some(
          (node, index) => (reached & (1 << index)) !== 0 && !isSame(node, hex, index) && counts(node, hex),
        )
      );
    });
  });
}
