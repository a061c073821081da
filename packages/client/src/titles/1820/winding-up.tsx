import { cashOf, sharesOf } from '@roundhouse/rail';
import { LOAN, loansOf, sharesInPlay } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Money } from '../../ui/index.ts';
import type { Lot } from './bids.ts';
import { as1820 } from './state.ts';

/** A liquidation: loans are repaid out of treasury and bid; what each shareholder gets of the rest, or owes for what is missing. */
export function WindingUp({ lot, bid }: { readonly lot: Lot; readonly bid: number }) {
  const { s, title, names, say } = useTable();
  const company = lot.of;
  const [treasury, owed] = [cashOf(s, company), loansOf(as1820(s), company) * LOAN];
  const left = treasury + bid - owed;
  const shares = sharesInPlay(as1820(s), company);
  const each = Math.floor(Math.abs(left) / Math.max(1, shares));
  const holders = title.holders(s).filter((holder) => sharesOf(s, company, holder) > 0);
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
        {holders.map((holder) => (
          <div key={holder}>
            <dt>
              {names.owner(holder)} · {say('own.windingUp.shares', { count: sharesOf(s, company, holder) })}
            </dt>
            <dd>
              <Money amount={Math.sign(left) * each * sharesOf(s, company, holder)} signed />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{say('own.windingUp.hint')}</p>
    </>
  );
}
