/** 12.3.1 Overview: what it costs to place or upgrade a tile. */
import { bordersAt, type Face, newlyJoined, terrainCost } from '@roundhouse/rail';
import { layout } from '../geography.ts';
import { board, tileSet } from '../material.ts';
import type { State } from '../state.ts';
import { type Build, judge } from './12.3-placing.ts';

/** A fee for replacing the tile that lies there: Manchester's yellow one. */
const upgradeCost = ({ tile }: Face): number => tileSet.byId.get(tile ?? '')?.def.upgradeCost ?? 0;

/**
 * The ground (rivers and hills of rural hexes, £40, 11-4), with the first tile of a hex only (7.2.1-3, 12.3.1-5), and every edge with a cost over which track is joined by this
 * tile: £80 at barriers, £40 at London (7.2.1-5, 12.3.1-3, 12.3.1.1-7). Spikes and printed track are an other side, too (Q58).
 */
export function buildCost(s: State, a: Build): number {
  const { hex, before, after, replaces } = judge.lay(s, a);
  const crossed = bordersAt(board, hex, newlyJoined(layout(s), hex, before, after));
  const crossing = crossed.reduce((sum, { cost = 0 }) => sum + cost, 0);
  return terrainCost(board, hex, !replaces) + crossing + upgradeCost(before);
}
