import type { RailState } from '@roundhouse/rail';
import type { Frames, State } from '@roundhouse/titles/1820/face';

/** A state of this game, as its rules know it. */
export const as1820 = (s: RailState): State => s as unknown as State;

type FrameOf<K extends Frames['kind']> = Extract<Frames, { readonly kind: K }>;

/** The nearest frame of a kind that is under way. */
export const frameOf = <K extends Frames['kind']>(s: RailState, kind: K): FrameOf<K> | undefined =>
  as1820(s).stack.findLast((frame): frame is FrameOf<K> => frame.kind === kind);

/** Has it had its turn in this Operating Round? The one whose turn it is has not. */
export const hasOperated = (s: RailState, company: string): boolean =>
  frameOf(s, 'operatingTurn')?.of !== company && (frameOf(s, 'operatingRound')?.operated.includes(company) ?? false);
