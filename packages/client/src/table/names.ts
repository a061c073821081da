import {
  certificateOf,
  type CompanyCard,
  type Material,
  type Names,
  namesFor,
  type PhaseCard,
  type RailState,
  type RailTitle,
  type TrainCard,
} from '@roundhouse/rail';
import type { Seat } from '@roundhouse/host';
import { isolated } from '../game/names.ts';

export type { Names } from '@roundhouse/rail';

/** What everything is called at this table. */
export function namesOf(seats: readonly Seat[], title: RailTitle, s: RailState): Names {
  const players = new Map(seats.map((seat) => [seat.player, isolated(seat.name)]));
  return namesFor(title, s, (id) => players.get(id));
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
