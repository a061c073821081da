/** What a sentence about an event is made with. */
import type { GameEvent } from '@roundhouse/kernel';
import { textOf } from '../text.ts';
import type { Words } from './words.ts';

/** Who and what the sentences speak of. */
export interface Telling {
  readonly words: Words;
  /** A player's name, or any other owner's. */
  name(owner: string): string;
  /** A hex by its name and id. */
  place(hex: string): string;
  /** What a train is called. */
  train(id: string): string;
  /** The price of a company after the action. */
  price(company: string): number | undefined;
}

/** The sentence of an event among all of its action; null if another one tells it. */
export type Teller = (event: GameEvent, t: Telling, all: readonly GameEvent[], at: number) => string | null;

export const str = (event: GameEvent, key: string): string => textOf(event[key]);
export const num = (event: GameEvent, key: string): number => Number(event[key]);
