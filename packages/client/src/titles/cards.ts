/** A title on the home page: what one wants to know before choosing it. */
export interface TitleCard {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly blurb: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Usual length in hours. */
  readonly hours: number;
  /** From light, 1, to heavy, 5. */
  readonly weight: number;
  /** Its rules are here; of the others only the map. */
  readonly playable: boolean;
  /** What its book advises for a first game, where it does. */
  readonly firstGame?: FirstGame;
}

/** A book's advice to players who are new to it. */
export interface FirstGame {
  readonly options?: Readonly<Record<string, string>>;
  /** Of these privates one at least is in play; a deal without any is drawn again. */
  readonly keepsOneOf?: readonly string[];
  /** The statement that says so. */
  readonly rule: string;
}

const found = import.meta.glob<TitleCard>('../../../titles/src/*/card.json', { eager: true, import: 'default' });

/** In the order in which they are shown: what can be played first, the lighter before the heavier. */
export const titleCards: readonly TitleCard[] = Object.values(found).sort(
  (a, b) => Number(b.playable) - Number(a.playable) || a.weight - b.weight || (a.name < b.name ? -1 : 1),
);

/** The title that a newcomer plays first. */
export const firstTitle: TitleCard = titleCards[0]!;
