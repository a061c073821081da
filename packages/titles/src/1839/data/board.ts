/** What is printed for the board: enough to draw it. */
import type { CompanyDef, HexDef, TileDef, With } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

export type Company = With<CompanyDef, 'type' | 'textColor' | 'stations'>;

/**
 * 14.3.2.1-1, 14.3.2.1-2, 14.3.2.1-3, 14.3.2.1-4, 14.3.2.1-5, 14.3.2.1-6, 14.3.2.1-8, 14.3.2.1-9; Rijssen lies on F19
 * (14.3.2.1-7).
 */
export const companies = fromJson<readonly Company[]>()(companiesJson);
/** 12-2, 12-8, 12-11, 12-16, 12-17. */
export const hexes = fromJson<readonly HexDef[]>()(mapJson);
export const tiles = fromJson<readonly TileDef[]>()(tilesJson);
