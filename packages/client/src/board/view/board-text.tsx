import type { HexDef, LaidTiles, Stations } from '@roundhouse/rail';
import { memo } from 'react';
import { useText } from '../../app/i18n.tsx';
import { currentPhase, phaseValues } from '../labels/plan.ts';
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
  const sentence = (hex: HexDef): string => {
    const laid = tiles[hex.id];
    const value = valueOf(hex);
    const owners = here.get(hex.id);
    return [
      hex.name === undefined ? hex.id : `${hex.id} ${hex.name}`,
      laid && t('board.text.tile', { tile: laid.tile, rotation: laid.rotation }),
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
