import { choices, mostIn, type Range } from '@roundhouse/kernel';
import { BANK, type OpenCry, type RailState, type RailTitle } from '@roundhouse/rail';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { Button } from '../../ui/index.ts';
import './switch.css';

/** So many steps above the next bid stand in the field until another amount is written. */
const STEPS_ABOVE = 5;

/**
 * What a player could bid if it were somebody else's bid that stands: one who has bid or declined may think of the next
 * one already. Null for those who cannot bid at all.
 */
export function bidsAhead(title: RailTitle, s: RailState, cry: OpenCry, player: string): Range | null {
  if (s.stack.at(-1) !== cry) return null;
  const others = { ...cry, bidder: cry.bidder === player ? BANK : cry.bidder };
  const [bid] = choices(title, { ...s, stack: [...s.stack.slice(0, -1), others] }, player, { type: 'bid' });
  const amounts = bid?.openFields['amount'];
  return amounts?.kind === 'range' ? amounts : null;
}

interface Props {
  readonly cry: OpenCry;
  /** The most that the player could ever raise, where a single bid is bound more closely than that. */
  readonly most?: number | undefined;
}

/**
 * What the host bids up to for the player here, seen by nobody else: it can be left, changed and taken back for as long
 * as the auction lasts. Where several share a device each of them would see it, so it is left out there.
 */
export function OwnMaximum({ cry, most }: Props) {
  const { game, view, s, title, here, live, say, settle } = useTable(
    'game',
    'view',
    's',
    'title',
    'here',
    'live',
    'say',
    'settle',
  );
  const [written, write] = useState<number | null>(null);
  const [player] = here;
  if (!game.can.maximum || player === undefined || here.length > 1 || !live) return null;
  const left = view.maximums[player];
  const range = bidsAhead(title, s, cry, player);
  if (!left && !range) return null;
  const top = Math.max(most ?? 0, range ? mostIn(range) : 0);
  const amount = written ?? left?.amount ?? (range ? Math.min(top, range.min + STEPS_ABOVE * range.step) : 0);
  const isLeft = amount === left?.amount;
  const fits = !range || isLeft || (amount >= range.min && amount <= top && amount % range.step === 0);
  const leave = (most: number | null): void => {
    void settle(game.bidUpTo(player, most));
    write(null);
  };
  return (
    <div className="card cry-maximum">
      <div>
        <label htmlFor="own-maximum">{say('own.maximum.label')}</label>
        <input
          id="own-maximum"
          type="number"
          inputMode="numeric"
          className="num"
          readOnly={!range}
          {...(range && { min: range.min, max: top, step: range.step })}
          value={Number.isNaN(amount) ? '' : amount}
          onChange={(event) => write(event.target.valueAsNumber)}
        />
        {left && !isLeft && (
          <Button size="small" disabled={!fits} onClick={() => leave(amount)}>
            {say('own.maximum.change')}
          </Button>
        )}
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={left !== undefined}
          aria-label={say('own.maximum.switch', { amount: left?.amount ?? (Number.isNaN(amount) ? 0 : amount) })}
          disabled={!left && !fits}
          onClick={() => leave(left ? null : amount)}
        >
          <i aria-hidden />
        </button>
      </div>
      <p className="hint">
        {fits
          ? say(left ? 'own.maximum.left' : 'own.maximum.hint')
          : say('openField.outOfRange', { min: range.min, max: top, step: range.step })}
      </p>
    </div>
  );
}
