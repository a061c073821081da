import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  /** The price of a private company falls after a round of passes. */
  | { readonly event: 'reduced'; readonly private: string; readonly price: number }
  | { readonly event: 'placeStation' | 'claimPort' | 'buyPort'; readonly company: string; readonly hex: string }
  | { readonly event: 'moveStation'; readonly company: string; readonly from: string; readonly hex: string }
  /** The foreigners take a train out of the supply. */
  | { readonly event: 'foreigners'; readonly train: string }
  /** A train is agreed upon for which its director has still to sell something. */
  /** The Engineers mark a train. */
  | { readonly event: 'markTrain'; readonly company: string; readonly train: string }
  | { readonly event: 'exchange'; readonly by: string; readonly company: string };

export type Events = RailEvent | OwnEvent;
