import {
  certificateOf,
  type CompanyCard,
  type Material,
  nodeName,
  type PhaseCard,
  type RailState,
  type RailTitle,
  calledStop,
  type TrainCard,
  trainName,
  wordOf,
} from '@roundhouse/rail';
import type { Seat } from '../game/handle.ts';
import { isolated } from '../game/names.ts';

/** What a title calls otherwise. */
interface OwnNames {
  /** What stands on a private's card in a few letters, where its id says something else. */
  readonly lotLabel?: (id: string) => string;
}

/** What everything is called at this table: players by their names, the rest by what the box says. */
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

export function namesOf(
  seats: readonly Seat[],
  title: RailTitle,
  s: RailState,
  { lotLabel = (id) => id }: OwnNames = {},
): Names {
  const material = title.material(s);
  const { board } = material;
  const hexAt = (id: string): number => board.indexOf.get(id) ?? -1;
  const players = new Map(seats.map((seat) => [seat.player, isolated(seat.name)]));
  const privates = new Map(material.privates.map((one) => [one.id, one.name]));
  const node = (hex: string, at: number): string => nodeName(material, s.tiles, hex, at);
  return {
    owner: (id) => players.get(id) ?? wordOf(title, `place.${id}`) ?? privates.get(id) ?? id,
    player: (id) => players.get(id) ?? id,
    hex: (id) => board.hexes[hexAt(id)]?.name ?? id,
    node,
    stop: (id) => calledStop(title, material, id, node),
    train: (id) => trainName(title, s, id),
    private: (id) => privates.get(id) ?? id,
    lot: (id) => lotLabel(id),
    phase: (id, within = false) => wordOf(title, within ? 'phase.within' : 'phase.alone', { phase: id })!,
  };
}

export const companyCard = (material: Material, id: string): CompanyCard | undefined =>
  material.companies.find((company) => company.id === id);

/** The card of a train with the face that is up, of a part of one, or of a kind of trains. */
export const trainCard = (title: RailTitle, s: RailState, id: string): TrainCard | undefined =>
  title.train(s, certificateOf(id)) ?? title.material(s).trains.find((card) => card.id === id);

export const phaseCard = (material: Material, id: string): PhaseCard | undefined =>
  material.phases.find((phase) => phase.id === id);

/** The colour of the phase that a train brings. */
export const trainColor = (material: Material, train: TrainCard | undefined): string =>
  phaseCard(material, train?.phase ?? '')?.color ?? 'gray';

/** The other side of a certificate that has one. */
export const otherSide = ({ trains }: Material, { id, certificate }: TrainCard): TrainCard | undefined =>
  trains.find((card) => card.id !== id && certificate !== undefined && card.certificate === certificate);

/** Of the sides of one certificate only the first. */
export const isFirstSide = (card: TrainCard, at: number, all: readonly TrainCard[]): boolean =>
  card.certificate === undefined || all.findIndex(({ certificate }) => certificate === card.certificate) === at;

/** The phase that comes next, and what is sold then. */
export function nextPhase(material: Material, now: string): PhaseCard | undefined {
  const at = material.phases.findIndex(({ id }) => id === now);
  return material.phases[at + 1];
}

/** Will the next phase take this train away? */
export const rustsNext = (material: Material, now: string, train: TrainCard | undefined): boolean => {
  const next = nextPhase(material, now);
  return next !== undefined && train?.rusts === next.id;
};
