import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  /** The price of a private company falls after a round of passes. */
  { readonly event: 'reduced'; readonly private: string; readonly price: number };

export type Events = RailEvent | OwnEvent;
