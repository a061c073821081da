import { cashOf } from '@roundhouse/rail';
import { discountStep, orderByCash, type PrivateAuction } from '@roundhouse/titles/1839/face';
import type { CSSProperties } from 'react';
import { useTable } from '../../table/context.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Train } from '../../table/parts/train.tsx';
import { useTableStore } from '../../table/store.ts';
import { Avatar, classes, seatColor } from '../../ui/index.ts';
import { ladderOf } from './ladder.ts';
import { type ComesWith, type Lot, lotsOf } from './lots.ts';
import { as1839, frameOf } from './state.ts';
import { TwoActions } from './two-actions.tsx';
import './sheet.css';

/** The auction as the printed sheet has it: every private company with its ladder of prices and its buyer. */
export function AuctionSheet() {
  const { s, lines, say } = useTable('s', 'lines', 'say');
  const auction = frameOf(s, 'privateAuction');
  if (!auction) return null;
  const lots = lotsOf(s, lines);
  const colors = [...new Set(lots.map(({ color }) => color))];
  return (
    <div className="sheet-page lot-sheet">
      <TwoActions auction={auction} />
      <p className="lot-columns label" aria-hidden>
        <span>{say('own.sheet.private')}</span>
        <span>{say('own.sheet.with')}</span>
        <span>{say('own.sheet.price', { step: discountStep })}</span>
        <span>{say('own.sheet.buyer')}</span>
      </p>
      {colors.map((color) => (
        <ul
          key={color}
          className="card lot-color"
          aria-label={say('own.sheet.color', { color })}
          style={{ '--stripe': `var(--lot-${color})` } as CSSProperties}
        >
          {lots
            .filter((lot) => lot.color === color)
            .map((lot) => (
              <LotLine key={lot.id} auction={auction} lot={lot} />
            ))}
        </ul>
      ))}
      <Key />
      <NewCards />
    </div>
  );
}

interface LotProps {
  readonly auction: PrivateAuction;
  readonly lot: Lot;
}

/** A row: a click on its name chooses to buy it, one on the next price to make it cheaper. */
function LotLine({ auction, lot }: LotProps) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  const { groups, row: chosen } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const rowOf = (type: string) =>
    groups.find((group) => group.type === type)?.rows.find(({ choice }) => choice.fields['private'] === lot.id);
  const [buy, discount] = [rowOf('buyLot'), rowOf('discount')];
  const isChosen = chosen !== null && (chosen.key === buy?.key || chosen.key === discount?.key);
  const buyer = seats.findIndex(({ player }) => player === lot.buyer);
  const mustGo = auction.free.includes(lot.id) && lot.buyer === null;
  const name = (
    <>
      <b data-thing={`private:${lot.id}`}>{names.private(lot.id)}</b>
      <span>{say(`own.lot.${lot.id}`)}</span>
    </>
  );
  return (
    <li className={classes('lot-line', isChosen && 'lot-chosen', lot.buyer !== null && 'lot-sold')}>
      {buy ? (
        <button type="button" className="lot-name" aria-pressed={isChosen} onClick={() => choose(buy.key)}>
          {name}
        </button>
      ) : (
        <span className="lot-name">{name}</span>
      )}
      <span className="lot-with">
        <With {...lot.with} />
      </span>
      <Prices
        lot={lot}
        bought={isChosen && chosen.key === buy?.key}
        buyer={buyer}
        cheaper={discount && { chosen: chosen?.key === discount.key, choose: () => choose(discount.key) }}
      />
      <span className="lot-buyer">
        {lot.buyer !== null && (
          <>
            <Avatar name={names.player(lot.buyer)} seat={buyer} /> {names.player(lot.buyer)}
          </>
        )}
        {mustGo && <b className="change-down">{say('own.sheet.must')}</b>}
        {isChosen && !mustGo && <b>{say('own.sheet.choice')}</b>}
      </span>
    </li>
  );
}

function With({ company, percent, train }: ComesWith) {
  if (train !== undefined) return <Train id={train} />;
  return company === undefined ? null : (
    <>
      <Disc id={company} size={24} /> <b className="num">{percent}%</b>
    </>
  );
}

interface PricesProps {
  readonly lot: Lot;
  /** It is chosen to be bought. */
  readonly bought: boolean;
  /** The seat of who has bought it. */
  readonly buyer: number;
  readonly cheaper: { readonly chosen: boolean; readonly choose: () => void } | undefined;
}

/** The ladder: what was struck out and by whom, the price now in a ring, and what comes next. */
function Prices({ lot, bought, buyer, cheaper }: PricesProps) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  const { prices, now, folded } = ladderOf(lot.face, discountStep, lot.discounts.length);
  const sold = lot.buyer !== null;
  return (
    <ol className="lot-prices num" aria-label={say('own.sheet.prices', { lot: names.private(lot.id) })}>
      {folded > 0 && <li className="lot-folded">{say('own.sheet.folded', { folded })}</li>}
      {prices.map((price, at) => {
        const by = lot.discounts[folded + at];
        if (at < now && by !== undefined)
          return (
            <li key={price}>
              <s>{price}</s>
              <Avatar name={names.player(by)} seat={seats.findIndex(({ player }) => player === by)} size={13} />
              <span className="unseen">{say('own.sheet.struck', { player: names.player(by) })}</span>
            </li>
          );
        if (at === now)
          return (
            <li key={price}>
              <b
                className={classes('lot-ring', bought && 'lot-taken', price === 0 && !sold && 'lot-free')}
                style={sold ? { borderColor: seatColor(buyer), color: seatColor(buyer) } : undefined}
              >
                {price}
              </b>
            </li>
          );
        if (at === now + 1 && cheaper)
          return (
            <li key={price}>
              <button
                type="button"
                className="lot-next"
                aria-pressed={cheaper.chosen}
                aria-label={say('own.sheet.cheaper', { lot: names.private(lot.id), price })}
                onClick={cheaper.choose}
              >
                {price}
              </button>
            </li>
          );
        return <li key={price}>{price}</li>;
      })}
    </ol>
  );
}

function Key() {
  const { say } = useTable('say');
  return (
    <ul className="lot-key hint">
      <li>
        <b className="lot-ring num">90</b> {say('own.sheet.keyNow')}
      </li>
      <li>
        <s className="num">90</s> {say('own.sheet.keyStruck')}
      </li>
      <li>
        <b className="lot-ring num" style={{ borderColor: seatColor(1), color: seatColor(1) }}>
          80
        </b>{' '}
        {say('own.sheet.keyBought')}
      </li>
      <li>
        <span className="num">70</span> {say('own.sheet.keyNext')}
      </li>
    </ul>
  );
}

/** The number cards as they would be dealt again now, by rising cash. */
function NewCards() {
  const { s, names, say } = useTable('s', 'names', 'say');
  const { outcome } = useChoice();
  const then = outcome?.ok ? outcome.done : s;
  return (
    <p className="card lot-cards">
      <span>{say('own.sheet.cards')}</span>
      {orderByCash(as1839(then)).map((player, at) => (
        <span key={player}>
          <i className="num">{at + 1}</i> <b>{names.player(player)}</b> <Cash amount={cashOf(then, player)} />
        </span>
      ))}
    </p>
  );
}
