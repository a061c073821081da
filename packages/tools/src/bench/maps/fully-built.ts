/** The map of a title built to the end of its tiles, at random and by its rules: where its best trains have the most to choose from. */
import {
  apply,
  type Choice,
  choices,
  dice,
  fill,
  type Frame,
  type Json,
  type OpenField,
  start,
} from '@roundhouse/kernel';
import { about, type RailState } from '@roundhouse/rail';
import type { AnyTitle } from '../../title.ts';

/** How a title is brought into a position in which a company builds, with all the money in the world. */
export interface Building {
  readonly players: number;
  /** A position of the last phase in which all companies operate. */
  ready(first: RailState): RailState;
  /** The frames of a company that builds track, and of one that places a station. */
  track(company: string): readonly Frame[];
  station(company: string): readonly Frame[];
}

type Dice = (below: number) => number;

/** So many hexes in a row without a place for any tile: all is built. */
const IN_VAIN = 400;

export function fullyBuilt(title: AnyTitle, building: Building, seed: number): RailState {
  const chance = dice(seed);
  const base = building.ready(start(title, { players: building.players, seed }).state);
  const material = title.material(base);
  const companies = material.companies.map(({ id }) => id);
  const hexes = material.board.ids;
  let s = base;
  const tryOne = (frames: readonly Frame[], type: string, hex?: string): boolean => {
    const asked = { ...s, stack: [...frames] };
    const query = hex === undefined ? { type } : { type, subject: about.hex(hex) };
    const found = choices(title, asked, s.players[0]!, query);
    if (found.length === 0) return false;
    const done = apply(title, asked, filled(found[chance(found.length)]!, chance));
    if (!done.ok) return false;
    s = { ...base, tiles: done.state.tiles, stations: done.state.stations };
    return true;
  };
  for (let inVain = 0; inVain < IN_VAIN; ) {
    const company = companies[chance(companies.length)]!;
    inVain = tryOne(building.track(company), 'layTile', hexes[chance(hexes.length)]) ? 0 : inVain + 1;
  }
  for (const company of companies) while (tryOne(building.station(company), 'placeStation'));
  return s;
}

function filled(choice: Choice, chance: Dice): ReturnType<typeof fill> {
  const value = (open: OpenField): Json =>
    open.kind === 'indicated' ? open.best : open.kind === 'oneOf' ? open.values[chance(open.values.length)]! : open.min;
  return fill(choice, Object.fromEntries(Object.entries(choice.openFields).map(([name, open]) => [name, value(open)])));
}
