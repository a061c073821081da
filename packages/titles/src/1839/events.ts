import type { RailEvent } from '@roundhouse/rail';

/** Nothing happens in this game alone as yet. */
export type Events = RailEvent;
