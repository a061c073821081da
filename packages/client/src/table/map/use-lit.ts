import type { HexId, RailState } from '@roundhouse/rail';
import { useCards } from '../../cards/store.ts';
import { type Table, useTable } from '../context.tsx';
import { useChoice } from '../decision/use-choice.ts';
import { useSteady } from '../steady.ts';

const none: readonly HexId[] = [];

/** What lights up on the map: what the open card tells of, else where the company is whose shares are picked. */
export function useLit(): readonly HexId[] {
  const { s, material } = useTable('s', 'material');
  const told = useCards((cards) => cards.lit);
  const { row } = useChoice();
  const { company, hex } = row?.choice.fields ?? {};
  // A choice that names a hex is shown there.
  const picked = useSteady(typeof company === 'string' && hex === undefined ? placesOf(s, material, company) : none);
  return told.length > 0 ? told : picked;
}

/** The hexes of its stations; before it has any, its home. */
function placesOf(s: RailState, { companies }: Table['material'], company: string): readonly HexId[] {
  const stations = s.stations[company] ?? [];
  const home = companies.find(({ id }) => id === company)?.home;
  return stations.length === 0 && home ? [home.hex] : [...new Set(stations.map((station) => station.hex))];
}
