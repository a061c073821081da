import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent = { readonly event: 'reserve'; readonly company: string; readonly hex: string };

export type Events = RailEvent | OwnEvent;
