/** Several certificates of one company in the brown zone: one purchase after another, tried on copies. */
import { apply, type LoggedAction, type Refusal } from '@roundhouse/kernel';
import { cashOf, IPO, POOL, type RailState, type RailTitle } from '@roundhouse/rail';

export interface Wish {
  readonly by: string;
  readonly frame: string;
  readonly company: string;
  readonly ipo: number;
  readonly pool: number;
}

interface Tried {
  readonly actions: readonly LoggedAction[];
  readonly cost: number;
  /** Why not all of them can be bought. */
  readonly refusal: Refusal | null;
}

/** What such a purchase would cost, as far as it can be made. */
export function tried(title: RailTitle, s: RailState, { by, frame, company, ipo, pool }: Wish): Tried {
  const from = [...Array<string>(ipo).fill(IPO), ...Array<string>(pool).fill(POOL)];
  const actions: LoggedAction[] = [];
  let now = s;
  for (const place of from) {
    const action: LoggedAction = { type: 'buy', by, frame, company, from: place };
    const result = apply(title, now, action);
    if (!result.ok) return { actions, cost: cashOf(s, by) - cashOf(now, by), refusal: result.refusal };
    actions.push(action);
    now = result.state;
  }
  return { actions, cost: cashOf(s, by) - cashOf(now, by), refusal: null };
}
