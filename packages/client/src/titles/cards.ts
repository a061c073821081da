import type { MessageId } from '../app/i18n.tsx';

/** A title on the home page: what one wants to know before choosing it. */
export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly place: MessageId;
  readonly blurb: MessageId;
  readonly players: { readonly min: number; readonly max: number };
  /** Usual length in hours. */
  readonly hours: number;
  /** From light, 1, to heavy, 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Its rules are here; of the others only the map. */
  readonly playable: boolean;
}

/** In the order in which they are shown: the one to start with first. */
export const titleCards: readonly TitleCard[] = [
  {
    id: 'soh',
    name: 'Steam Over Holland',
    place: 'soh.card.place',
    blurb: 'soh.card.blurb',
    players: { min: 2, max: 5 },
    hours: 2.5,
    weight: 2,
    playable: true,
  },
  {
    id: '1828',
    name: '1828',
    place: '1828.card.place',
    blurb: '1828.card.blurb',
    players: { min: 3, max: 5 },
    hours: 5,
    weight: 4,
    playable: true,
  },
  {
    id: '1839',
    name: '1839',
    place: '1839.card.place',
    blurb: '1839.card.blurb',
    players: { min: 2, max: 4 },
    hours: 4,
    weight: 4,
    playable: false,
  },
  {
    id: '1843',
    name: '1843',
    place: '1843.card.place',
    blurb: '1843.card.blurb',
    players: { min: 2, max: 6 },
    hours: 4,
    weight: 3,
    playable: false,
  },
  {
    id: '1820',
    name: '1820',
    place: '1820.card.place',
    blurb: '1820.card.blurb',
    players: { min: 2, max: 5 },
    hours: 6,
    weight: 5,
    playable: false,
  },
];

/** The title that a newcomer plays first. */
export const firstTitle: TitleCard = titleCards[0]!;
