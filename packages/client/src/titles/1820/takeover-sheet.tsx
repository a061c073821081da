import { sharesInPlay, sizeIn } from '@roundhouse/titles/1820/face';
import { type CSSProperties, useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Train } from '../../table/parts/train.tsx';
import { ShareBar } from '../../table/side/share-bar.tsx';
import { useTableStore } from '../../table/store.ts';
import type { Step } from '../../game/handle.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { Avatar, classes } from '../../ui/index.ts';
import { biddersOf, bidsFor, dealOf, type Lot, type Means, meansFor, standing } from './bids.ts';
import { Loans } from './charter-row.tsx';
import { duesOf } from './dues.ts';
import { dealWith } from './deal.ts';
import { MappedCard } from './mapped-card.tsx';
import { OffersRow } from './offers-row.tsx';
import { Procedure } from './procedure.tsx';
import { as1820 } from './state.ts';
import { Proceeds, WindingUp } from './winding-up.tsx';

/** The offered company: what it is, what it may cost, who could pay, and what would come of it. */
export function TakeoverSheet({ lot }: { readonly lot: Lot }) {
  const { s, me } = useTable('s', 'me');
  const values = useTableStore((store) => store.values);
  const { row } = useChoice();
  const [pointed, pick] = useState<string | null>(null);
  const bids = bidsFor(s, lot);
  const own = me === null ? [] : biddersOf(s, me, lot.of);
  const means = own.map((company) => meansFor(s, company)).sort((a, b) => b.all - a.all);
  // Once it is won, the company that is chosen to buy it is the one that is spoken of.
  const picked = lot.kind === 'acquiring' && row ? textOf(row.choice.fields, 'company') : pointed;
  const buyer = means.find(({ company }) => company === picked) ?? means[0];
  const bid = lot.kind === 'bidding' ? Number(values['amount'] ?? Math.max(bids.first, lot.bid + 10)) : lot.bid;
  return (
    <>
      <OffersRow />
      <LotCard lot={lot} />
      <Scale lot={lot} />
      <div className="round-columns">
        {means.length > 0 && (
          <section aria-labelledby="means">
            <MeansList means={means} picked={buyer?.company ?? null} pick={pick} bid={bid} />
          </section>
        )}
        <section>
          {dealOf(lot) === 'liquidation' ? (
            <WindingUp s={s} company={lot.of} bid={Math.max(bid, lot.bid)} />
          ) : buyer && lot.kind !== 'accepting' ? (
            <Prospect lot={lot} company={buyer.company} bid={bid} />
          ) : (
            <Proceeds s={s} company={lot.of} bid={Math.max(bid, lot.bid)} />
          )}
        </section>
      </div>
    </>
  );
}

/** What would come of it if this company took it over. */
function Prospect({ lot, company, bid }: { readonly lot: Lot; readonly company: string; readonly bid: number }) {
  const { s, title, me, say } = useTable('s', 'title', 'me', 'say');
  const deal = me === null ? null : dealWith(title, s, lot, { company, bidder: me, bid });
  if (deal === null) return <p className="hint">{say('own.steps.cannot', { company, bid })}</p>;
  return 'rule' in deal ? <p className="hint">{deal.text}</p> : <Procedure deal={{ ...deal, acquirer: company }} />;
}

function LotCard({ lot }: { readonly lot: Lot }) {
  const { s, title, material, names, say } = useTable('s', 'title', 'material', 'names', 'say');
  const company = lot.of;
  const card = material.companies.find(({ id }) => id === company);
  const trains = Object.keys(s.trains).filter((train) => s.trains[train] === company);
  const director = s.companies[company]?.director ?? null;
  const hexes = (s.stations[company] ?? []).map(({ hex }) => hex);
  const places = hexes.map((hex) => names.hex(hex));
  return (
    <MappedCard hexes={hexes}>
      <Disc id={company} size={56} />
      <div>
        <h2>{card?.name}</h2>
        <p>
          {say('own.lot.says', {
            director: director === null ? 'none' : names.owner(director),
            size: sizeIn(as1820(s), company),
            count: sharesInPlay(as1820(s), company),
            price: title.priceOf(s, company),
            offer: say(`own.lot.${dealOf(lot)}`, { by: lot.offeredBy }),
          })}
        </p>
        <ShareBar company={company} counted />
        <p className="lot-assets">
          {trains.map((train) => (
            <Train key={train} id={train} />
          ))}
          <span>
            {say('own.lot.treasury')} <Cash amount={duesOf(s, company).has} />
          </span>
          <Loans company={company} />
          <span>
            {say('own.lot.markers', {
              places: places.join(', ') || 'none',
              left: as1820(s).ext.charters[company]?.markers ?? 0,
            })}
          </span>
        </p>
      </div>
    </MappedCard>
  );
}

/** From the least bid to where the director must accept, with the bids so far and one's own maximum. */
function Scale({ lot }: { readonly lot: Lot }) {
  const { s, title, view, here, names, say } = useTable('s', 'title', 'view', 'here', 'names', 'say');
  const [alone] = here.length === 1 ? here : [];
  const maximum = alone === undefined || lot.kind !== 'bidding' ? undefined : view.maximums[alone]?.amount;
  const earlier = earlierBids(view.steps, lot);
  const { least, first, forcing } = bidsFor(s, lot);
  const { bid, bidder } = standing(lot);
  // Where the bank bids for what offers itself, that forces, and is below what a player may bid.
  const must = Math.max(first, forcing);
  const lowest = bidder === null ? first : Math.min(first, bid);
  const end = Math.max(must, bid, maximum ?? 0) + Math.max(40, (must - lowest) * 0.3);
  const start = Math.max(0, lowest - (end - lowest) * 0.12);
  const at = (amount: number): CSSProperties => ({ left: `${(100 * (amount - start)) / (end - start)}%` });
  const director = s.companies[lot.of]?.director ?? null;
  return (
    <section className="card bid-scale" aria-label={say('own.scale.label')}>
      <div className="scale-bar">
        <i className="scale-open" style={{ ...at(first), right: `${100 - (100 * (must - start)) / (end - start)}%` }}>
          {forcing > first && say('own.scale.may', { player: director === null ? 'none' : names.owner(director) })}
        </i>
        <i className="scale-must" style={at(must)}>
          {say('own.scale.must')}
        </i>
        {earlier.map(({ by, amount }) => (
          <span key={amount} className="scale-earlier" style={at(amount)} title={`${names.owner(by)} £${amount}`}>
            <Avatar name={names.owner(by)} seat={view.seats.findIndex(({ player }) => player === by)} size={16} />
          </span>
        ))}
        {maximum !== undefined && (
          <b className="scale-maximum num" style={at(maximum)} title={say('own.scale.maximum')}>
            £{maximum}
          </b>
        )}
        {bidder !== null && (
          <b className="scale-stands num" style={at(bid)}>
            £{bid}
            <small>{names.owner(bidder)}</small>
          </b>
        )}
      </div>
      {earlier.length > 0 && (
        <p className="unseen">
          {say('own.scale.earlier')}: {earlier.map(({ by, amount }) => `${names.owner(by)} £${amount}`).join(', ')}
        </p>
      )}
      <div className="scale-marks">
        <span style={at(first)}>
          <b className="num">£{first}</b>
          <small>{say('own.scale.least')}</small>
          <small>
            {title.priceOf(s, lot.of)} × {sharesInPlay(as1820(s), lot.of)} = {least}
          </small>
        </span>
        {forcing > first && (
          <span style={at(forcing)}>
            <b className="num">£{forcing}</b>
            <small>{say('own.scale.forcing')}</small>
          </span>
        )}
      </div>
    </section>
  );
}

/** Bids for this lot before the one that stands, the first one first. */
function earlierBids(steps: readonly Step[], lot: Lot): { readonly by: string; readonly amount: number }[] {
  const frame = `bidding/${lot.of}`;
  const last = steps.findLastIndex(({ action }) => action.frame === frame);
  const before = steps.findLastIndex(({ action }, i) => i < last && action.frame !== frame);
  return steps
    .slice(before + 1, last + 1)
    .filter(({ action }) => action.type === 'bid')
    .map(({ action }) => ({ by: action.by, amount: numberOf(action, 'amount') }))
    .filter(({ amount }) => amount < lot.bid);
}

interface MeansProps {
  readonly means: readonly Means[];
  readonly picked: string | null;
  readonly pick: (company: string) => void;
  readonly bid: number;
}

/** What each of my companies could bid: treasury, shares issued, loans. */
function MeansList({ means, picked, pick, bid }: MeansProps) {
  const { say } = useTable('say');
  const most = Math.max(1, ...means.map(({ all }) => all));
  return (
    <>
      <h3 id="means" className="label">
        {say('own.means.title')}
      </h3>
      {means.map((one) => (
        <button
          key={one.company}
          type="button"
          className={classes('card', 'means', one.all < bid && 'means-poor')}
          aria-pressed={one.company === picked}
          onClick={() => pick(one.company)}
        >
          <Disc id={one.company} size={28} />
          <b>{one.company}</b>
          <span className="means-sum">
            <Cash amount={one.all} />
          </span>
          <span className="means-bar" aria-hidden>
            <i className="means-treasury" style={{ width: `${(100 * one.treasury) / most}%` }} />
            <i className="means-shares" style={{ width: `${(100 * one.byShares) / most}%` }} />
            <i className="means-loans" style={{ width: `${(100 * one.byLoans) / most}%` }} />
          </span>
          <small>
            {one.price === null
              ? say('own.means.private', { treasury: one.treasury })
              : say('own.means.parts', { ...one, price: one.price })}
          </small>
        </button>
      ))}
    </>
  );
}
