import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly event: 'activate'; readonly by: string; readonly company: string }
  | { readonly event: 'issue' | 'redeem'; readonly company: string; readonly count: number }
  | { readonly event: 'commit'; readonly by: string; readonly company: string };

export type Events = RailEvent | OwnEvent;
