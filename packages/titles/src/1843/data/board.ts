/** What is printed for the board: enough to draw it. */
import type { CompanyInOneCity, HexDef, TileDef } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

export const companies = fromJson<readonly CompanyInOneCity[]>()(companiesJson);
export const hexes = fromJson<readonly HexDef[]>()(mapJson);
export const tiles = fromJson<readonly TileDef[]>()(tilesJson);
