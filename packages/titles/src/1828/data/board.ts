/** What is printed for the board: enough to draw it. */
import type { CompanyInOneCity, HexDef, TileDef } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

/**
 * table-13.1-1, table-13.1-2, table-13.1-3, table-13.1-4, table-13.1-5, table-13.1-6, table-13.1-7, table-13.1-8,
 * table-13.1-9, table-13.1-10, table-13.1-11, table-13.1-12, table-13.1-13, table-13.1-14, table-13.1-15,
 * table-13.1-16.
 */
export const companies = fromJson<readonly CompanyInOneCity[]>()(companiesJson);
export const hexes = fromJson<readonly HexDef[]>()(mapJson);
export const tiles = fromJson<readonly TileDef[]>()(tilesJson);
