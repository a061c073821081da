import { sharesOf } from '@roundhouse/rail';
import { BID_STEP, sharesInPlay } from '@roundhouse/titles/1820/face';
import { useTable } from '../../table/context.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import type { PartProps } from '../presentation.ts';
import { biddersOf, bidsFor, dealOf, type Lot, meansFor } from './bids.ts';
import { OpenCryPanel } from './open-cry.tsx';
import { as1820, frameOf } from './state.ts';

/** A company under the hammer: what is offered, and what everybody says. The sheet beside it tells the rest. */
export function Bidding({ decided }: PartProps) {
  const { s, here } = useTable('s', 'here');
  const lot = frameOf(s, 'bidding');
  if (!lot) return null;
  // Its director may go £10 above others each time, and so as far as means allow.
  const means = here.flatMap((player) => biddersOf(s, player, lot.of)).map((company) => meansFor(s, company).all);
  const most = Math.floor(Math.max(0, ...means) / BID_STEP) * BID_STEP;
  return <OpenCryPanel cry={lot} decided={decided} lot={<LotLine lot={lot} />} most={most} />;
}

function LotLine({ lot }: { readonly lot: Lot }) {
  const { s, say } = useTable('s', 'say');
  const { first, forcing } = bidsFor(s, lot);
  return (
    <div className="cry-company">
      <Disc id={lot.of} size={30} />
      <p>
        <b>{lot.of}</b> {say(`own.lot.${dealOf(lot)}`, { by: lot.offeredBy })}
        <br />
        <span className="hint">
          {say('own.cry.range', { first, forcing, forced: forcing <= first ? 'yes' : 'no' })}
        </span>
      </p>
    </div>
  );
}

/** A bid that may be declined, or one that has been won: the sum, and what it means. */
export function WonBid({ frame }: PartProps) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const lot = frame as unknown as Lot;
  const { forcing } = bidsFor(s, lot);
  const each = Math.floor(lot.bid / Math.max(1, sharesInPlay(as1820(s), lot.of)));
  const director = s.companies[lot.of]?.director ?? '';
  return (
    <section className="card cry-lot">
      <div className="cry-company">
        <Disc id={lot.of} size={30} />
        <p>
          {say('own.cry.won', { player: names.owner(lot.bidder ?? ''), company: lot.of })} <Cash amount={lot.bid} />
        </p>
      </div>
      {lot.kind === 'accepting' && (
        <>
          <p>
            {say('own.cry.gets', { each, holder: names.owner(director), sum: each * sharesOf(s, lot.of, director) })}
          </p>
          <p className="hint">{say('own.cry.mayDecline', { forcing })}</p>
        </>
      )}
    </section>
  );
}
