import { cashOf } from '@roundhouse/rail';
import { isPrivate, isPublic, minimumBid, sharesInPlay } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Cash, Change } from '../../table/parts/amounts.tsx';
import { textOf } from '@roundhouse/rail/telling/details';
import { classes } from '../../ui/index.ts';
import type { DetailProps } from '../presentation.ts';
import { duesOf } from './dues.ts';
import { as1820 } from './state.ts';

/** What a reduction or an issue makes of a company: price, treasury, dues, loans and what it would cost to take it over. */
export function IssueForecast({ row, outcome }: DetailProps) {
  const { s, title, names, say } = useTable('s', 'title', 'names', 'say');
  const company = textOf(row.choice.fields, 'company');
  const [now, then] = [as1820(s), as1820(outcome.done)];
  const dues = duesOf(outcome.done, company);
  const paid = title.holders(s).filter((holder) => cashOf(then, holder) !== cashOf(now, holder));
  if (
    isPublic(then, company) &&
    title.priceOf(s, company) === title.priceOf(outcome.done, company) &&
    s.shares === outcome.done.shares
  )
    return <p className="hint issue-forecast">{say('own.forecast.asks')}</p>;
  return (
    <dl className="issue-forecast">
      {!isPrivate(then, company) && (
        <div>
          <dt>{say('own.forecast.price')}</dt>
          <dd>
            <Change before={title.priceOf(s, company)} after={title.priceOf(outcome.done, company)} />
          </dd>
        </div>
      )}
      <div>
        <dt>{say('own.forecast.treasury')}</dt>
        <dd>
          <Change before={cashOf(s, company)} after={cashOf(outcome.done, company)} />
        </dd>
      </div>
      <div>
        <dt>{say('own.forecast.owes')}</dt>
        <dd className={classes('num', dues.total > dues.has ? 'change-down' : 'change-up')}>
          <Cash amount={dues.total} />, {say(dues.total > dues.has ? 'own.forecast.cannot' : 'own.forecast.can')}
        </dd>
      </div>
      {isPublic(then, company) && (
        <>
          <div>
            <dt>{say('own.forecast.inPlay')}</dt>
            <dd>
              <Change before={sharesInPlay(now, company)} after={sharesInPlay(then, company)} neutral />
            </dd>
          </div>
          <div>
            <dt>{say('own.forecast.least')}</dt>
            <dd>
              <Change before={minimumBid(now, company)} after={minimumBid(then, company)} neutral />
            </dd>
          </div>
        </>
      )}
      {paid.map((holder) => (
        <div key={holder}>
          <dt>{names.owner(holder)}</dt>
          <dd>
            <Change before={cashOf(s, holder)} after={cashOf(outcome.done, holder)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
