import { useTable } from '../table/context.tsx';
import { type Comparing, useComparing, useSession } from './context.ts';
import { commonMoments, type Course, fairMoment, type Moment, stateAtMoment, STANDING } from './course.ts';
import type { RailState } from '@roundhouse/rail';

/** A line in a comparison, at the moment that is looked at. */
export interface Side {
  readonly id: string;
  readonly course: Course;
  readonly state: RailState;
}

export interface Compared {
  readonly a: Side;
  readonly b: Side;
  readonly moments: readonly Moment[];
  readonly moment: Moment;
}

/** The two lines that are compared; null until there are two. */
export function useCompared(): { readonly comparing: Comparing; readonly compared: Compared | null } {
  const { session } = useSession();
  useTable('s');
  const comparing = useComparing((store) => store.comparing)!;
  const [a, b] = [comparing.a, comparing.b].map((id) => (id === null ? null : session.courseOf(id)));
  if (!a || !b || comparing.b === null) return { comparing, compared: null };
  const moments = commonMoments(a, b);
  const asked = moments.find((one) => valueOf(one) === comparing.moment);
  const moment = asked ?? fairMoment(a, b) ?? STANDING;
  return {
    comparing,
    compared: {
      a: { id: comparing.a, course: a, state: stateAtMoment(a, moment) },
      b: { id: comparing.b, course: b, state: stateAtMoment(b, moment) },
      moments,
      moment,
    },
  };
}

/** How a moment is called among the names of rounds. */
export const valueOf = ({ round, seq }: Moment): string => round ?? (seq === undefined ? 'standing' : `after ${seq}`);
