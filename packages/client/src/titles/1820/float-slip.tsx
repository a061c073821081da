import { type LoggedAction, frameName } from '@roundhouse/kernel';
import { cashOf } from '@roundhouse/rail';
import { VIGNOLES } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Refusals } from '../../table/decision/refusals.tsx';
import { Cash, Change } from '../../table/parts/amounts.tsx';
import { Icon, IconButton } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { CompanyChoice } from './company-choice.tsx';
import { type Refused, refusedBy } from './refusals.ts';
import { feeOf, refundOf, type Slip, slipOf } from './slip.ts';
import { Badge, Consents, Founded, Shares } from './slip-parts.tsx';
import { frameOf } from './state.ts';
import './slip.css';

/** The slip of a float or an increase: what has been chosen, who sells and buys, who directs, what the company gets. */
export function FloatSlip({ decided }: PartProps) {
  const { s, say } = useTable('s', 'say');
  const slip = slipOf(s);
  if (!slip) return decided ? <CompanyChoice /> : null;
  return (
    <section className="slip" aria-label={say('own.slip.label')}>
      <Terms slip={slip} />
      {slip.kind === 'increase' && <Sellers slip={slip} />}
      {!slip.placing && <Buyers slip={slip} decided={decided && s.stack.at(-1)?.kind !== 'offer'} />}
    </section>
  );
}

/** What others are asked to agree to: the same slip, standing still. */
export function FloatOffer(props: PartProps) {
  const { s } = useTable('s');
  const offer = frameOf(s, 'offer');
  return offer && slipOf(s)?.company === offer.terms['company'] ? <FloatSlip {...props} /> : null;
}

function Terms({ slip }: { readonly slip: Slip }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const { company, size, before, par, founder, spots } = slip;
  const fee = feeOf(slip);
  return (
    <dl className="card slip-terms">
      <div>
        <dt>{say('own.slip.company')}</dt>
        <dd>
          <b>{company}</b>
        </dd>
      </div>
      <div>
        <dt>{say('own.slip.sizePar')}</dt>
        <dd>{say(before > 0 ? 'own.slip.grows' : 'own.slip.shares', { before, size, par })}</dd>
      </div>
      {spots.length > 0 && (
        <div>
          <dt>{say('own.slip.places')}</dt>
          <dd>
            {spots
              .map(({ hex, tile }) => {
                const was = s.tiles[hex]?.tile;
                if (tile === undefined) return say('own.slip.circle', { hex });
                return was === undefined
                  ? say('own.slip.newTile', { hex, tile })
                  : say('own.slip.upgrade', { hex, tile, was });
              })
              .join(' · ')}
          </dd>
        </div>
      )}
      {fee > 0 && (
        <div>
          <dt>{say('own.slip.fee', { founder: names.player(founder) })}</dt>
          <dd>
            <Cash amount={fee} />
          </dd>
        </div>
      )}
      {refundOf(slip) > 0 && (
        <div>
          <dt>{say('own.slip.refund', { cousin: names.lot(VIGNOLES) })}</dt>
          <dd className="change-up">
            + <Cash amount={refundOf(slip)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Holders say first whether they sell: nothing moves before the increase does. */
function Sellers({ slip: { sales, asked, company } }: { readonly slip: Slip }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const [now] = asked;
  const sold = Object.entries(sales);
  if (sold.length === 0 && now === undefined) return null;
  return (
    <ul className="card slip-buyers" aria-label={say('own.slip.sellers')}>
      {sold.map(([owner, count]) => (
        <li key={owner}>
          <Badge owner={owner} />
          <span className="slip-who">
            <b>{names.owner(owner)}</b>
          </span>
          <span>{say('own.slip.sells', { count })}</span>
        </li>
      ))}
      {asked.map((owner) => (
        <li key={owner}>
          <Badge owner={owner} />
          <span className="slip-who">
            <b>{names.owner(owner)}</b>
          </span>
          <span>
            {say(owner === now ? 'own.slip.asksNow' : 'own.slip.asksLater', { count: s.shares[company]![owner]! })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const PROPOSALS: ReadonlySet<string> = new Set(['proposeFloat', 'proposeIncrease']);

function Buyers({ slip, decided }: { readonly slip: Slip; readonly decided: boolean }) {
  const { s, title, decision, lines } = useTable('s', 'title', 'decision', 'lines');
  const all = title.holders(s);
  const refused = refusedBy(s, lines);
  const canPropose = decision?.plainMoves.some(({ type }) => PROPOSALS.has(type));
  // Who cannot pay for one share shares a line.
  const poor = decided ? all.filter((owner) => fundsOf(s, slip, owner) < slip.par) : [];
  const listed = decided
    ? all.filter((owner) => !poor.includes(owner))
    : all.filter((owner) => (slip.buyers[owner] ?? 0) > 0);
  return (
    <>
      <ul className="card slip-buyers">
        {listed.map((owner) => (
          <li key={owner}>
            <Buyer slip={slip} owner={owner} decided={decided} refused={refused.get(owner)} />
          </li>
        ))}
        {poor.length > 0 && <Poor owners={poor} />}
      </ul>
      <Shares slip={slip} />
      {slip.missing === 0 && <Founded slip={slip} />}
      {!decided && <Consents />}
      {decided && !canPropose && <Refusals list={decision?.unavailable ?? []} />}
    </>
  );
}

/** What somebody has for shares: the founder pays the fee first. */
const fundsOf = (s: Parameters<typeof cashOf>[0], slip: Slip, owner: string): number =>
  cashOf(s, owner) - (owner === slip.founder ? feeOf(slip) : 0);

interface BuyerProps {
  readonly slip: Slip;
  readonly owner: string;
  readonly decided: boolean;
  /** What this buyer's speaker has said no to. */
  readonly refused: Refused | undefined;
}

function Buyer({ slip, owner, decided, refused }: BuyerProps) {
  const { s, names, presentation, say } = useTable('s', 'names', 'presentation', 'say');
  const allot = useAllotment();
  const count = slip.buyers[owner] ?? 0;
  const most = Math.min(count + slip.missing, Math.floor(fundsOf(s, slip, owner) / slip.par));
  const patron = presentation.players?.patronOf?.(s, owner);
  const before = cashOf(s, owner);
  const back = owner === slip.founder || owner === VIGNOLES ? refundOf(slip) : 0;
  return (
    <>
      <Badge owner={owner} />
      <span className="slip-who">
        <b>{patron === undefined ? names.owner(owner) : names.lot(owner)}</b>
        {patron !== undefined && <small>{say('own.slip.cousinOf', { player: names.player(patron) })}</small>}
        {refused && (
          <small className="slip-refused">
            {say('own.slip.refused', { ...refused, other: refused.company === slip.company ? 'no' : refused.company })}
          </small>
        )}
      </span>
      {decided ? (
        <span
          className="slip-count"
          role="group"
          data-buyer={owner}
          aria-label={say('own.slip.count', { owner: names.owner(owner) })}
        >
          <IconButton label={say('openField.less')} disabled={count === 0} onClick={() => allot(owner, count - 1)}>
            <Icon name="minus" />
          </IconButton>
          <b className="num">{count}</b>
          <IconButton label={say('openField.more')} disabled={count >= most} onClick={() => allot(owner, count + 1)}>
            <Icon name="plus" />
          </IconButton>
        </span>
      ) : (
        <b className="num slip-count">{count}</b>
      )}
      <span className="slip-cash">
        {count > 0 || owner === slip.founder ? (
          <Change before={before} after={fundsOf(s, slip, owner) - count * slip.par + back} neutral />
        ) : (
          <Cash amount={before} />
        )}
      </span>
    </>
  );
}

function Poor({ owners }: { readonly owners: readonly string[] }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  return (
    <li className="slip-poor">
      {owners.map((owner) => (
        <Badge key={owner} owner={owner} />
      ))}
      <span>{say('own.slip.cannotPay')}</span>
      <span className="num" title={owners.map((owner) => names.owner(owner)).join(', ')}>
        {owners.map((owner) => cashOf(s, owner)).join(' · ')}
      </span>
    </li>
  );
}

/** Changes how many shares somebody is to buy: what was agreed after it is taken back and said again. */
function useAllotment() {
  const { s, act } = useTable('s', 'act');
  const frame = frameOf(s, 'float') ?? frameOf(s, 'increase');
  return (owner: string, count: number): void => {
    if (!frame) return;
    const action = (type: string, fields: Record<string, string | number> = {}): LoggedAction => ({
      type,
      by: frame.kind === 'float' ? frame.of : frame.by,
      frame: frameName(frame),
      ...fields,
    });
    const before = Object.entries(frame.buyers);
    const from = before.findIndex(([one]) => one === owner);
    const kept = from < 0 ? before.length : from;
    const later = from < 0 ? [] : before.slice(from + 1);
    const again = [...(count > 0 ? [[owner, count] as const] : []), ...later];
    const steps = [
      ...before.slice(kept).map(() => action('takeBack')),
      ...again.map(([one, shares]) => action('allot', { owner: one, count: shares })),
    ];
    void (async () => {
      for (const step of steps) if (!(await act(step))) return;
    })();
  };
}
