import { HOST } from '@roundhouse/kernel';
import {
  BANK,
  type CompanyCard,
  DEPOT,
  GONE,
  IPO,
  type Material,
  POOL,
  type PhaseCard,
  type RailState,
  type RailTitle,
  type TrainCard,
} from '@roundhouse/rail';
import type { Seat } from '../game/handle.ts';
import { isolated } from '../game/names.ts';
import type { MessageId, Say } from './words.ts';

export interface PhaseNames {
  readonly alone: MessageId;
  readonly within: MessageId;
}

/** What a title calls otherwise. */
interface OwnNames {
  readonly phaseNames?: PhaseNames;
  readonly placeNames?: Readonly<Partial<Record<string, MessageId>>>;
  /** What stands on a private's card in a few letters, where its id says something else. */
  readonly lotLabel?: (id: string) => string;
}

const plainPhases: PhaseNames = { alone: 'table.phase', within: 'table.phase.within' };

/** What everything is called at this table: players by their names, the rest by what the box says. */
export interface Names {
  /** A player, company or one of the bank's places. */
  owner(id: string): string;
  player(id: string): string;
  hex(id: string): string;
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
  say: Say,
  { phaseNames: phases = plainPhases, placeNames = {}, lotLabel = (id) => id }: OwnNames = {},
): Names {
  const { material } = title;
  const players = new Map(seats.map((seat) => [seat.player, isolated(seat.name)]));
  const privates = new Map(material.privates.map((one) => [one.id, one.name]));
  const places: Readonly<Record<string, string>> = {
    [BANK]: say('table.owner.bank'),
    [POOL]: say(placeNames[POOL] ?? 'table.owner.pool'),
    [IPO]: say(placeNames[IPO] ?? 'table.owner.ipo'),
    [DEPOT]: say('table.owner.bank'),
    [GONE]: say('table.owner.gone'),
    [HOST]: say('table.owner.host'),
  };
  return {
    owner: (id) => players.get(id) ?? places[id] ?? privates.get(id) ?? id,
    player: (id) => players.get(id) ?? id,
    hex: (id) => material.board.hexes[material.board.indexOf.get(id) ?? -1]?.name ?? id,
    train: (id) => title.train(s, id)?.id ?? id,
    private: (id) => privates.get(id) ?? id,
    lot: (id) => lotLabel(id),
    phase: (id, within = false) => say(within ? phases.within : phases.alone, { phase: id }),
  };
}

export const companyCard = (material: Material, id: string): CompanyCard | undefined =>
  material.companies.find((company) => company.id === id);

/** The card of a train as it lies now, or of a kind of trains. */
export const trainCard = (title: RailTitle, s: RailState, id: string): TrainCard | undefined =>
  title.train(s, id) ?? title.material.trains.find((card) => card.id === id);

export const phaseCard = (material: Material, id: string): PhaseCard | undefined =>
  material.phases.find((phase) => phase.id === id);

/** The colour of the phase that a train brings. */
export const trainColor = (material: Material, train: TrainCard | undefined): string =>
  phaseCard(material, train?.phase ?? '')?.color ?? 'gray';

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
