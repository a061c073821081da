/** What everything is called at a table: players by their names, the rest by what the box says. */
import type { RailState } from '../state.ts';
import { nodeName } from '../tiles/index.ts';
import type { RailTitle } from '../title.ts';
import { trainName } from '../trains/index.ts';
import { wordOf } from './book.ts';
import { calledStop } from './stop.ts';

export interface Names {
  /** A player, company or one of the bank's places. */
  owner(id: string): string;
  player(id: string): string;
  hex(id: string): string;
  /** A city or other stop of a hex, by its own name where the hex has several. */
  node(hex: string, node: number): string;
  /** The same by its point on the map, `F9:n0`; a port that is called like a city is told from it. */
  stop(id: string): string;
  /** The kind of a train: `3E` of `3E-2`. */
  train(id: string): string;
  private(id: string): string;
  /** A private in a few letters. */
  lot(id: string): string;
  /** `within`: inside a sentence. */
  phase(id: string, within?: boolean): string;
}

export function namesFor(title: RailTitle, s: RailState, player: (id: string) => string | undefined): Names {
  const material = title.material(s);
  const { board } = material;
  const hexAt = (id: string): number => board.indexOf.get(id) ?? -1;
  const privates = new Map(material.privates.map((one) => [one.id, one.name]));
  const node = (hex: string, at: number): string => nodeName(material, s.tiles, hex, at);
  return {
    owner: (id) => player(id) ?? wordOf(title, `place.${id}`) ?? privates.get(id) ?? id,
    player: (id) => player(id) ?? id,
    hex: (id) => board.hexes[hexAt(id)]?.name ?? id,
    node,
    stop: (id) => calledStop(title, material, id, node),
    train: (id) => trainName(title, s, id),
    private: (id) => privates.get(id) ?? id,
    lot: (id) => title.wording?.lotLabel?.(id) ?? id,
    phase: (id, within = false) => wordOf(title, within ? 'phase.within' : 'phase.alone', { phase: id })!,
  };
}
