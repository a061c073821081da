import type { RailEvent } from '@roundhouse/rail';

/** What happens in this game alone. */
export type OwnEvent =
  | { readonly event: 'reserve'; readonly company: string; readonly hex: string }
  /** A Local has become a Major; a company is the government's. */
  | { readonly event: 'converts' | 'nationalised'; readonly company: string }
  | { readonly event: 'leaves'; readonly by: string; readonly why: 'bankrupt' | 'conceded' }
  | { readonly event: 'namesWinner'; readonly by: string; readonly winner: string }
  | { readonly event: 'namesNobody'; readonly by: string }
  | {
      readonly event: 'swapStations';
      readonly company: string;
      readonly other: string;
      readonly hex: string;
      readonly otherHex: string;
    }
  /** By Kabinet-Rochussen. */
  | { readonly event: 'moveStation'; readonly company: string; readonly fromHex: string; readonly hex: string }
  /** One of two markers in a hexagon. */
  | { readonly event: 'returnStation'; readonly company: string; readonly hex: string };

export type Events = RailEvent | OwnEvent;
