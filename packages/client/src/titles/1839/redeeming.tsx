import { cashOf, cellAt, percentOf, POOL, sharesOf } from '@roundhouse/rail';
import { isFloated, sales } from '@roundhouse/titles/1839/face';
import { useTable } from '../../table/context.tsx';
import { RuleLink } from '../../table/decision/refusals.tsx';
import { Change, Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { classes } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { fallOf, roundEnd } from './lanes.ts';
import { as1839, frameOf } from './state.ts';
import './sale.css';

/** The question to a director: the whole sale with its answers, both ways side by side, and what each means for the own shares. */
export function RedemptionQuestion({ decided }: PartProps) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const [sale, question] = [frameOf(s, 'sale'), frameOf(s, 'redemption')];
  if (!sale || !question) return null;
  const company = question.of;
  return (
    <section className="redeeming" aria-label={say('own.redeeming.label')}>
      <h3 className="label">{say('own.redeeming.sale', { player: names.player(sale.of) })}</h3>
      <ol className="card">
        {sale.bundles.map((bundle, at) => (
          <li key={bundle.company} className={classes(bundle.company === company && 'redeeming-now')}>
            <b className="num" aria-hidden>
              {at + 1}
            </b>
            <Disc id={bundle.company} size={22} />
            <span>{say('own.redeeming.shares', { company: bundle.company, count: bundle.count })}</span>
            <small>{say(`own.redeeming.${stateOf(at, bundle)}`)}</small>
          </li>
        ))}
      </ol>
      <p className="hint">
        {say('own.redeeming.all')} <RuleLink rule="7.4-5" /> <RuleLink rule="7.4-6" />
      </p>
      <BothWays company={company} count={question.count} />
      {decided && <OwnShares company={company} count={question.count} />}
    </section>
  );

  function stateOf(at: number, bundle: { readonly company: string; readonly count: number }): string {
    if (bundle.company === company) return 'now';
    if (sale!.redeemed.includes(bundle.company)) return 'redeemed';
    if (at < sale!.asked) return 'fallen';
    if (sales.mayAnswer(as1839(s), bundle)) return 'next';
    return isFloated(as1839(s), bundle.company) ? 'poor' : 'unfloated';
  }
}

interface Props {
  readonly company: string;
  readonly count: number;
}

function usePrices({ company, count }: Props) {
  const { s, title, material } = useTable('s', 'title', 'material');
  const priceAt = (cell: Parameters<typeof cellAt>[1]): number => cellAt(material.markets, cell).price;
  const at = s.market.at[company]!;
  const pool = sharesOf(s, company, POOL);
  const fallen = fallOf(title, s, { company, count });
  return {
    now: title.priceOf(s, company),
    fallen: priceAt(fallen),
    endRedeemed: priceAt(roundEnd(title, s, company, at, pool)),
    endDeclined: priceAt(roundEnd(title, s, company, fallen, pool + count)),
  };
}

function BothWays({ company, count }: Props) {
  const { s, say } = useTable('s', 'say');
  const { now, fallen, endRedeemed, endDeclined } = usePrices({ company, count });
  const cost = count * now;
  const treasury = cashOf(s, company);
  const own = percentOf(s, company, company);
  const pool = percentOf(s, company, POOL);
  const tone = (price: number) => classes('num', price > now && 'change-up', price < now && 'change-down');
  return (
    <div className="redeeming-ways">
      <section className="card">
        <h4>{say('own.redeeming.redeem')}</h4>
        <dl>
          <dt>{say('own.redeeming.cost')}</dt>
          <dd className="num">{say('own.redeeming.sum', { count, now, cost })}</dd>
          <dt>{say('own.redeeming.treasury')}</dt>
          <dd>
            <Change before={treasury} after={treasury - cost} neutral />
          </dd>
          <dt>{say('own.redeeming.price')}</dt>
          <dd className="num">{now}</dd>
          <dt>{say('own.redeeming.ownShares')}</dt>
          <dd>
            <Change before={own} after={own + 10 * count} unit="%" neutral />
          </dd>
          <dt>{say('own.redeeming.end')}</dt>
          <dd className={tone(endRedeemed)}>{endRedeemed}</dd>
        </dl>
      </section>
      <section className="card">
        <h4>{say('own.redeeming.decline')}</h4>
        <dl>
          <dt>{say('own.redeeming.cost')}</dt>
          <dd>{say('own.redeeming.none')}</dd>
          <dt>{say('own.redeeming.treasury')}</dt>
          <dd className="num">{treasury}</dd>
          <dt>{say('own.redeeming.price')}</dt>
          <dd>
            <Change before={now} after={fallen} />
          </dd>
          <dt>{say('own.redeeming.pool')}</dt>
          <dd>
            <Change before={pool} after={pool + 10 * count} unit="%" neutral />
          </dd>
          <dt>{say('own.redeeming.end')}</dt>
          <dd className={tone(endDeclined)}>{endDeclined}</dd>
        </dl>
      </section>
    </div>
  );
}

/** What the answer means for the shares of the player who answers. */
function OwnShares({ company, count }: Props) {
  const { s, decision, say } = useTable('s', 'decision', 'say');
  const { now, fallen } = usePrices({ company, count });
  const held = sharesOf(s, company, decision?.by ?? '');
  if (held === 0) return null;
  return (
    <dl className="card redeeming-own">
      <div>
        <dt>{say('own.redeeming.ifRedeemed', { held })}</dt>
        <dd>
          <Cash amount={held * now} />
        </dd>
      </div>
      <div>
        <dt>{say('own.redeeming.ifDeclined', { held })}</dt>
        <dd>
          <Change before={held * now} after={held * fallen} />
        </dd>
      </div>
    </dl>
  );
}
