/** What is printed for the board: enough to draw it. */
import type { CompanyDef, FromJson, HexDef, TileDef } from '@roundhouse/rail';
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

export const companies = companiesJson as unknown as FromJson<readonly CompanyDef[], typeof companiesJson>;
export const hexes = mapJson as unknown as FromJson<readonly HexDef[], typeof mapJson>;
export const tiles = tilesJson as unknown as FromJson<readonly TileDef[], typeof tilesJson>;
