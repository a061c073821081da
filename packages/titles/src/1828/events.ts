import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly event: 'exchange'; readonly by: string; readonly company: string; readonly from: string }
  | { readonly event: 'arrange' | 'buyCoal'; readonly company: string }
  | { readonly event: 'coal'; readonly from: string; readonly to: string }
  | MergerEvent;

/** 7.5: `other` into `company`. */
export type Merging = { readonly by: string; readonly company: string; readonly other: string };
/** 7.5.2 */
type MergerEvent =
  | (Merging & { readonly event: 'merge'; readonly price: number })
  | (Merging & { readonly event: 'mergerFails' })
  | { readonly event: 'blocking'; readonly company: string; readonly hex: string; readonly node: number }
  | { readonly event: 'setAside'; readonly by: string; readonly company: string }
  | { readonly event: 'tradePairs'; readonly by: string; readonly pairs: number }
  | { readonly event: 'takeSystemShare'; readonly by: string; readonly from: string }
  | { readonly event: 'tradeUp' | 'giveUp'; readonly by: string }
  | { readonly event: 'system'; readonly company: string; readonly other: string; readonly director: string };

export type Events = RailEvent | OwnEvent;
