import { directedBy, sharesOf } from '@roundhouse/rail';
import { isFloated } from '@roundhouse/titles/1839/face';
import { useTable } from '../../table/context.tsx';
import { RuleLink } from '../../table/decision/refusals.tsx';
import { textOf } from '@roundhouse/rail/telling/details';
import type { MenuDetailProps } from '../presentation.ts';
import { as1839 } from './state.ts';

/** What happens to all that a player has who concedes. */
export function Concession({ by }: MenuDetailProps) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const privates = Object.keys(s.privates).filter((id) => s.privates[id] === by);
  const directed = directedBy(s, by);
  const floated = directed.filter((company) => isFloated(as1839(s), company));
  const others = Object.keys(s.companies).filter(
    (company) => sharesOf(s, company, by) > 0 && !floated.includes(company),
  );
  const last = as1839(s).ext.order.length === 2;
  const lines = [
    { id: 'own.leave.privates', list: privates.map((id) => names.lot(id)), rule: '9-2' },
    { id: 'own.leave.nationalised', list: floated, rule: '9-4' },
    { id: 'own.leave.sold', list: others, rule: '9-9' },
  ] as const;
  return (
    <ul className="leave-list" aria-label={say('own.leave.label')}>
      {lines
        .filter(({ list }) => list.length > 0)
        .map(({ id, list, rule }) => (
          <li key={id}>
            {say(id, { list: list.join(', ') })} <RuleLink rule={rule} />
          </li>
        ))}
      <li>
        {say('own.leave.supply')} <RuleLink rule="9-12" />
      </li>
      <li>
        {say(last ? 'own.leave.ends' : 'own.leave.score')} <RuleLink rule={last ? '10.1-1' : '9-17'} />
      </li>
    </ul>
  );
}

/** Whom the others have named, and when the game would be over. */
export function Agreement({ by, action }: MenuDetailProps) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const { order, agreed } = as1839(s).ext;
  const winner = textOf(action, 'winner');
  const missing = order.filter((player) => player !== by && agreed[player] !== winner);
  const values = {
    winner: names.player(winner),
    players: missing.map((player) => names.player(player)).join(', '),
    missing: missing.length,
  };
  return (
    <p>
      {say(missing.length === 0 ? 'own.agree.ends' : 'own.agree.waits', values)} <RuleLink rule="10.1-2" />
    </p>
  );
}
