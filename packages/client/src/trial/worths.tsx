import type { Outcome } from '@roundhouse/rail/telling/consequences';
import { Money } from '../ui/index.ts';
import { useTable } from '../table/context.tsx';
import { fairMoment, stateAtMoment, STANDING } from './course.ts';
import { useSession } from './context.ts';
import { orderOf } from './lines.ts';
import { worthDifference } from './compare.ts';
import { trialText as t } from './texts.ts';

/** What a choice makes everybody worth at once, the player who decides first. */
export function WorthAtOnce({ outcome }: { readonly outcome: Extract<Outcome, { ok: true }> }) {
  const { s, title, names, decision } = useTable('s', 'title', 'names', 'decision');
  const gains = s.players
    .map((player) => ({ player, amount: worthDifference(title, s, outcome.state, player) }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Number(b.player === decision?.by) - Number(a.player === decision?.by));
  return (
    <dl className="trial-worths">
      <div className="consequence-others">
        <dt>{t('worth')}</dt>
        <dd>
          {gains.length === 0 && t('worth.same')}
          {gains.map(({ player, amount }) => (
            <span key={player}>
              {names.player(player)} <Money amount={amount} signed />
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

/** On a player's card: how the worth differs from line A at the same moment. */
export function WorthToA({ player }: { readonly player: string }) {
  const { title, s } = useTable('title', 's');
  const { session, lines, open } = useSession();
  const [first] = orderOf(lines);
  const a = first === undefined || first === open ? null : session.courseOf(first);
  const own = session.courseOf(open);
  if (!a || !own) return null;
  const moment = fairMoment(a, own);
  const from = stateAtMoment(a, moment);
  const to = moment === STANDING ? s : stateAtMoment(own, moment);
  const amount = worthDifference(title, from, to, player);
  if (amount === 0) return null;
  return (
    <span className="trial-to-a" title={t('toA')}>
      {' '}
      <Money amount={amount} signed />
    </span>
  );
}
