import {
  type Action,
  updateFrame,
  type Draft,
  type Frame,
  type FrameKind,
  type Move,
  pop,
  push,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import type { CompanyId, RailState } from '../state.ts';

/** A round in which every company operates once, after the privates have paid. */
export interface OperatingRoundFrame extends Frame {
  readonly kind: 'operatingRound';
  readonly incomePaid: boolean;
  /** Companies that have begun their turn. */
  readonly operated: readonly CompanyId[];
}

interface Spec<S extends RailState, F extends OperatingRoundFrame, T extends string> {
  /** What comes before the first turn; it may push frames. */
  payIncome(g: Draft<S>): void;
  /** Who is next? Asked again before every turn, since prices and companies change in a round. */
  next(s: S, f: F): CompanyId | undefined;
  turn(company: CompanyId): Frame;
  /** What a turn has left to be done before the next one, however it ended; false when nothing is left. */
  follows?(g: Draft<S>, f: F): boolean;
  /** What happens at its end, when nobody is left to operate. */
  ends?(g: Draft<S>, f: F): void;
  /** What is open all through the round. */
  readonly moves?: readonly Move<S, Frame, Action, T>[];
}

/** Income first, then one turn after the other with what follows it, until nobody is left who has not operated. */
export const operatingRoundKind = <S extends RailState, F extends OperatingRoundFrame, T extends string = never>(
  spec: Spec<S, F, T>,
): FrameKind<S, F, T> => ({
  actors: () => [],
  moves: spec.moves ?? [],
  advance(g, f) {
    if (!f.incomePaid) {
      updateFrame<S, OperatingRoundFrame>(g, f, { incomePaid: true });
      spec.payIncome(g);
      return true;
    }
    if (spec.follows?.(g, f)) return true;
    const company = spec.next(g.s, f);
    if (company === undefined) {
      pop(g, f);
      spec.ends?.(g, f);
      return true;
    }
    updateFrame<S, OperatingRoundFrame>(g, f, { operated: [...f.operated, company] });
    log(g, { event: 'operates', company });
    push<RailState>(g, spec.turn(company));
    return true;
  },
});
