import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  /** The Cost of Business marker. */
  { readonly event: 'column'; readonly column: number };

export type Events = RailEvent | OwnEvent;
