import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly event: 'reserve'; readonly company: string; readonly hex: string }
  /** A Local has become a Major. */
  | { readonly event: 'converts'; readonly company: string };

export type Events = RailEvent | OwnEvent;
