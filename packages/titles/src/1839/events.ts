import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly event: 'reserve'; readonly company: string; readonly hex: string }
  /** A Local has become a Major; a company is the government's. */
  | { readonly event: 'converts' | 'nationalised'; readonly company: string }
  | { readonly event: 'leaves'; readonly by: string; readonly why: 'bankrupt' | 'conceded' }
  | { readonly event: 'namesWinner'; readonly by: string; readonly winner: string }
  | { readonly event: 'namesNobody'; readonly by: string };

export type Events = RailEvent | OwnEvent;
