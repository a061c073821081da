/** A state as the rules of one title know it, for the parts of the page that only this title has. */
import type { RailState } from '@roundhouse/rail';

interface WithFrames {
  readonly stack: readonly { readonly kind: string }[];
}
type KindIn<S extends WithFrames> = S['stack'][number]['kind'];
type FrameIn<S extends WithFrames, K> = Extract<S['stack'][number], { readonly kind: K }>;

export const accessorsOf = <S extends WithFrames>() => ({
  as: (s: RailState): S => s as unknown as S,
  /** The nearest frame of a kind that is under way. */
  frameOf: <K extends KindIn<S>>(s: RailState, kind: K): FrameIn<S, K> | undefined =>
    s.stack.findLast((frame) => frame.kind === kind) as FrameIn<S, K> | undefined,
});

/** Has it had its turn in this operating round? The one whose turn it is has not. */
export function hasOperated({ stack }: RailState, company: string): boolean {
  const round = stack.findLast(({ kind }) => kind === 'operatingRound') as { operated?: readonly string[] } | undefined;
  const turn = stack.findLast(({ kind }) => kind === 'operatingTurn');
  return turn?.of !== company && (round?.operated?.includes(company) ?? false);
}
