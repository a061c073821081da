import {
  type HexDef,
  type HexId,
  joinedEdges,
  type LaidTiles,
  type Layout,
  layoutOf,
  type Stations,
} from '@roundhouse/rail';
import { memo } from 'react';
import { useText } from '../../app/i18n.tsx';
import { currentPhase, phaseValues } from '../labels/label.ts';
import type { PrintedBoard } from '../map/printed.ts';

interface TextProps {
  readonly printed: PrintedBoard;
  readonly tiles: LaidTiles;
  readonly stations: Stations;
  readonly phase?: string | undefined;
  readonly label: string;
}

/** The board in words: every place with a name, a tile or a station, for who hears it. */
export const BoardText = memo(function BoardText({ printed, tiles, stations, phase, label }: TextProps) {
  const t = useText();
  const { board, tileSet } = printed;
  const layout = layoutOf(board, tileSet, tiles);
  const here = new Map<string, string[]>();
  for (const owner of Object.keys(stations)) {
    for (const { hex } of stations[owner] ?? []) here.set(hex, [...(here.get(hex) ?? []), owner]);
  }
  const valueOf = (hex: HexDef): number | undefined => {
    const laid = tiles[hex.id];
    const nodes = (laid && tileSet.byId.get(laid.tile)?.def.nodes) ?? hex.nodes;
    const revenue = nodes?.find((node) => node.revenue)?.revenue;
    if (revenue === undefined || typeof revenue === 'number') return revenue;
    const values = phaseValues(revenue);
    const now = currentPhase(values, phase);
    return values.find((value) => value.phase === now)?.value;
  };
  const tileWords = (hex: HexId, tile: string): string => {
    const joins = joinedHexes(layout, hex);
    return joins === '' ? t('board.text.tileAlone', { tile }) : t('board.text.tile', { tile, joins });
  };
  const sentence = (hex: HexDef): string => {
    const laid = tiles[hex.id];
    const value = valueOf(hex);
    const owners = here.get(hex.id);
    return [
      hex.name === undefined ? hex.id : `${hex.id} ${hex.name}`,
      laid && tileWords(hex.id, laid.tile),
      value ? t('board.text.value', { value }) : undefined,
      owners && t('board.text.stations', { companies: owners.join(', ') }),
      hex.terrain?.[0] && !laid ? t('board.text.terrain', { cost: hex.terrain[0].cost }) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  };
  const told = board.hexes.filter((hex) => hex.name !== undefined || tiles[hex.id] || here.has(hex.id));
  return (
    <div className="unseen">
      <h2>{label}</h2>
      <ul>
        {told.map((hex) => (
          <li key={hex.id}>{sentence(hex)}</li>
        ))}
      </ul>
    </div>
  );
});

/** The hexes around one whose track meets that of its tile. */
function joinedHexes(layout: Layout, hex: HexId): string {
  const { ids, indexOf, neighbours } = layout.board;
  const index = indexOf.get(hex)!;
  const joined = joinedEdges(layout, index);
  return [0, 1, 2, 3, 4, 5]
    .flatMap((edge) => (joined & (1 << edge) ? ids[neighbours[index * 6 + edge]!]! : []))
    .join(', ');
}
