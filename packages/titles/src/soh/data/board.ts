/** What is printed for the board: enough to draw it. */
import type { CompanyInOneCity, HexDef, TileDef } from '@roundhouse/rail';
import { fromJson } from '@roundhouse/rail/data/json';
import companiesJson from './companies.json' with { type: 'json' };
import mapJson from './map.json' with { type: 'json' };
import tilesJson from './tiles.json' with { type: 'json' };

/** companies-1, companies-2, companies-3, companies-4, companies-5, companies-6, companies-7. */
export const companies = fromJson<readonly CompanyInOneCity[]>()(companiesJson);
/**
 * 77 hexes. F9 is Amsterdam: its first station is the home of the NRS, the second of the HYSM. D9 and D11 are the ferry
 * (the 10 of Enkhuizen is what the ferry pays); the other blue hexes are the Zuiderzee. Antwerpen's second value stands
 * by reading Q32.
 */
export const hexes = fromJson<readonly HexDef[]>()(mapJson);
/**
 * Tile manifest: 120 tiles, 53 yellow, 50 green, 17 brown (material-2, tile-manifest-1, tile-manifest-2,
 * tile-manifest-3).
 */
export const tiles = fromJson<readonly TileDef[]>()(tilesJson);
