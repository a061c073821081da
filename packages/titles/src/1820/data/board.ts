/** What is printed for the board: enough to draw it. */
import type { CompanyDef, HexDef, TileDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import britishRailJson from './british-rail.json' with { type: 'json' };
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

export type Tile = With<TileDef, 'type'>;

/** 2-1. */
export const companies = fromJson<readonly CompanyDef[]>()(companiesJson);
export const britishRail = fromJson<CompanyDef>()(britishRailJson);
export const hexes = fromJson<readonly HexDef[]>()(mapJson);
/** What kind of place a tile makes stands in `type`: B tiles lie on hexes without the letter, too. */
export const tiles = fromJson<readonly Tile[]>()(tilesJson);
