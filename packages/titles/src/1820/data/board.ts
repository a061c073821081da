/** What is printed for the board: enough to draw it. */
import type { CompanyDef, FromJson, HexDef, TileDef, With } from '@roundhouse/rail';
import britishRailJson from './british-rail.json' with { type: 'json' };
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

export type Tile = With<TileDef, 'type'>;

/** 2-1. */
export const companies = companiesJson as unknown as FromJson<readonly CompanyDef[], typeof companiesJson>;
export const britishRail = britishRailJson as unknown as FromJson<CompanyDef, typeof britishRailJson>;
export const hexes = mapJson as unknown as FromJson<readonly HexDef[], typeof mapJson>;
/** What kind of place a tile makes stands in `type`: B tiles lie on hexes without the letter, too. */
export const tiles = tilesJson as unknown as FromJson<readonly Tile[], typeof tilesJson>;
