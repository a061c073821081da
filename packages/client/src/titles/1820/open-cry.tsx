import { deciders } from '@roundhouse/kernel';
import type { OpenCry } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import { useTable } from '../../table/context.tsx';
import { OpenFieldInput } from '../../table/decision/open-field.tsx';
import type { Row } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Cash } from '../../table/parts/amounts.tsx';
import { Train } from '../../table/parts/train.tsx';
import { useTableStore } from '../../table/store.ts';
import { Avatar, classes } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { OwnMaximum } from './own-maximum.tsx';
import { as1820, frameOf } from './state.ts';
import './auction.css';

/** One lot for all at once: the bid that stands, what everybody says to it, and one's own next bid. */
export function OpenCryPanel({
  cry,
  decided,
  lot,
  most,
}: {
  readonly cry: OpenCry;
  readonly decided: boolean;
  readonly lot: ReactNode;
  /** The most that the player here could ever raise, where a single bid is bound more closely. */
  readonly most?: number;
}) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  const { groups, row: picked } = useChoice();
  const row = decided ? groups.find(({ type }) => type === 'bid')?.rows[0] : undefined;
  const { bidder } = cry;
  const seat = seats.findIndex(({ player }) => player === bidder);
  return (
    <section className="cry" aria-label={say('own.cry.label')}>
      <div className="card cry-lot">{lot}</div>
      <p className="cry-standing">
        <span>{say(bidder === null ? 'own.cry.noBid' : 'own.cry.standing')}</span>
        {bidder !== null && (
          <>
            <Cash amount={cry.bid} />
            <span>
              {seat >= 0 && <Avatar name={names.owner(bidder)} seat={seat} size={18} />}
              <b>{names.owner(bidder)}</b>
            </span>
          </>
        )}
      </p>
      <Players cry={cry} />
      {row && <NextBid row={row} chosen={row.key === picked?.key} />}
      <OwnMaximum cry={cry} most={most} />
      {decided && <p className="hint">{say('own.cry.hint')}</p>}
    </section>
  );
}

type Says = 'bids' | 'declines' | 'left' | 'barred' | 'thinking' | 'cannot';

function Players({ cry }: { readonly cry: OpenCry }) {
  const { s, title, me, seats, names, say } = useTable('s', 'title', 'me', 'seats', 'names', 'say');
  const asked = deciders(title, s);
  const saysOf = (player: string): Says => {
    if (cry.bidder === player) return 'bids';
    if (cry.barred.includes(player)) return 'barred';
    if (cry.left.includes(player)) return 'left';
    if (cry.declined.includes(player)) return 'declines';
    return asked.includes(player) ? 'thinking' : 'cannot';
  };
  return (
    <ul className="card cry-players">
      {as1820(s).ext.order.map((player) => {
        const says = saysOf(player);
        return (
          <li key={player} className={classes(player === me && 'cry-me', `cry-${says}`)}>
            <Avatar name={names.player(player)} seat={seats.findIndex((one) => one.player === player)} size={20} />
            <b>{names.player(player)}</b>
            <span>{say(`own.cry.${says}`, { amount: cry.bid })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** So many steps up stand beside the next bid. */
const QUICK = [0, 3, 8];

/** The next bid, any other amount, and a few at once. */
function NextBid({ row, chosen }: { readonly row: Row; readonly chosen: boolean }) {
  const { say } = useTable('say');
  const choose = useTableStore((store) => store.choose);
  const values = useTableStore((store) => store.values);
  const field = row.choice.openFields['amount'];
  if (field?.kind !== 'range') return null;
  const quick = QUICK.map((steps) => field.min + steps * field.step).filter((amount) => amount <= field.max);
  const now = Number(values['amount'] ?? field.min);
  return (
    <div className="card cry-bid">
      <div>
        <b>{say('own.cry.yours')}</b>
        <OpenFieldInput name="amount" openField={field} row={row} />
      </div>
      <div>
        <span>{say('own.cry.quick')}</span>
        <span className="values">
          {quick.map((amount) => (
            <button
              key={amount}
              type="button"
              className="value num"
              aria-pressed={chosen && amount === now}
              onClick={() => choose(row.key, { amount })}
            >
              {amount}
            </button>
          ))}
        </span>
      </div>
    </div>
  );
}

/** The future trains of a Stock Round: the winner takes one or both. */
export function FutureTrains({ decided }: PartProps) {
  const { s, say } = useTable('s', 'say');
  const cry = frameOf(s, 'futureTrains');
  if (!cry) return null;
  const first = as1820(s).ext.stockRound === 1;
  return (
    <OpenCryPanel
      cry={cry}
      decided={decided}
      lot={
        <>
          <span className="cry-trains">
            {cry.trains.map((train) => (
              <Train key={train} id={train} />
            ))}
          </span>
          <p>{say('own.cry.trains', { count: cry.trains.length })}</p>
          <p className="hint">{say(first ? 'own.cry.fromIncome' : 'own.cry.fromCash')}</p>
        </>
      }
    />
  );
}
