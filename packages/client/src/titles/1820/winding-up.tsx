import { cashOf, type RailState, sharesOf } from '@roundhouse/rail';
import { LOAN, loansOf, sharesInPlay } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Money } from '../../ui/index.ts';
import { as1820 } from './state.ts';

interface Props {
  readonly s: RailState;
  readonly company: string;
  readonly bid: number;
}

/** A liquidation: loans are repaid out of treasury and bid; what each shareholder gets of the rest, or owes for what is missing. */
export function WindingUp({ s, company, bid }: Props) {
  const { say } = useTable('say');
  const [treasury, owed] = [cashOf(s, company), loansOf(as1820(s), company) * LOAN];
  const left = treasury + bid - owed;
  const each = Math.floor(Math.abs(left) / Math.max(1, sharesInPlay(as1820(s), company)));
  return (
    <>
      <h3 className="label">{say('own.windingUp.title', { company, bid })}</h3>
      <dl className="card winding-up">
        <div>
          <dt>{say('own.windingUp.has')}</dt>
          <dd>
            <Money amount={treasury + bid} />
          </dd>
        </div>
        <div>
          <dt>{say('own.windingUp.loans', { count: owed / LOAN })}</dt>
          <dd>
            <Money amount={-owed} signed />
          </dd>
        </div>
        <div>
          <dt>{say(left < 0 ? 'own.windingUp.missing' : 'own.windingUp.left', { each })}</dt>
          <dd>
            <Money amount={left} signed />
          </dd>
        </div>
        <Parts s={s} company={company} each={Math.sign(left) * each} />
      </dl>
      <p className="hint">{say('own.windingUp.hint')}</p>
    </>
  );
}

/** A company that is sold: what each of its holders would get for this bid. */
export function Proceeds({ s, company, bid }: Props) {
  const { say } = useTable('say');
  const each = Math.floor(bid / Math.max(1, sharesInPlay(as1820(s), company)));
  return (
    <>
      <h3 className="label">{say('own.proceeds.title', { bid })}</h3>
      <dl className="card winding-up">
        <div>
          <dt>{say('own.proceeds.each')}</dt>
          <dd>
            <Money amount={each} />
          </dd>
        </div>
        <Parts s={s} company={company} each={each} />
      </dl>
      <p className="hint">{say('own.proceeds.hint')}</p>
    </>
  );
}

/** So much for each share that players and cousins hold. */
function Parts({ s, company, each }: { readonly s: RailState; readonly company: string; readonly each: number }) {
  const { title, names, say } = useTable('title', 'names', 'say');
  return title
    .holders(s)
    .filter((holder) => sharesOf(s, company, holder) > 0)
    .map((holder) => (
      <div key={holder}>
        <dt>
          {names.owner(holder)} · {say('own.windingUp.shares', { count: sharesOf(s, company, holder) })}
        </dt>
        <dd>
          <Money amount={each * sharesOf(s, company, holder)} signed />
        </dd>
      </div>
    ));
}
