import type { PlayerId } from '@roundhouse/kernel';

/**
 * Number cards taken by passing: the holders in the order of their cards. A player who acts gives the card back, and those
 * behind move up; when all have passed the cards are the order of the next round.
 */
export type PassingCards = readonly PlayerId[];

export const takeCard = (cards: PassingCards, player: PlayerId): PassingCards =>
  cards.includes(player) ? cards : [...cards, player];

export const returnCard = (cards: PassingCards, player: PlayerId): PassingCards =>
  cards.includes(player) ? cards.filter((holder) => holder !== player) : cards;
