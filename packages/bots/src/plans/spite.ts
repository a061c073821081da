/** A station that only shuts others out has its price: what it costs its owner counts several times. */
import type { Mind } from '../mind/mind.ts';
import type { Plan } from './plan.ts';

export function withoutSpite(mind: Mind, plans: readonly Plan[]): readonly Plan[] {
  const { blockade } = mind.weights;
  // Of two players the loss of the one is the gain of the other.
  if (blockade === 0 || mind.root.players.length < 3) return plans;
  const { sense } = mind;
  const pass = plans.find(({ action: { type, frame } }) => sense.is('pass', type, frame));
  if (!pass) return plans;
  const own = ({ worth: { total, parts } }: Plan): number => total - parts.others;
  return plans.map((plan) => {
    const { type, frame, hex } = plan.action;
    const loss = own(pass) - own(plan);
    if (hex === undefined || sense.is('lay', type, frame) || sense.is('trade', type, frame) || loss <= 0) return plan;
    return { ...plan, bias: plan.bias - (blockade - 1) * loss };
  });
}
