import { mostIn, type Range } from '@roundhouse/kernel';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import './switch.css';

/** So many steps above the next bid stand in the field until another amount is written. */
const STEPS_ABOVE = 5;

/**
 * What the host bids up to for whoever sits here, seen by nobody else. Where several share a device each of them would see it,
 * so it is left out there. Without a range the player is not asked now: what was left can only be taken back.
 */
export function OwnMaximum({ range }: { readonly range: Range | undefined }) {
  const { game, view, here, live, say } = useTable();
  const [written, write] = useState<number | null>(null);
  const [player] = here;
  if (player === undefined || here.length > 1 || !live) return null;
  const left = view.maximums[player];
  if (!left && !range) return null;
  const most = range ? mostIn(range) : 0;
  const amount = left?.amount ?? written ?? (range ? Math.min(most, range.min + STEPS_ABOVE * range.step) : 0);
  const fits = !range || (amount >= range.min && amount <= most && (amount - range.min) % range.step === 0);
  return (
    <div className="card cry-maximum">
      <div>
        <label htmlFor="own-maximum">{say('own.maximum.label')}</label>
        <input
          id="own-maximum"
          type="number"
          className="num"
          readOnly={left !== undefined}
          {...(range && { min: range.min, max: most, step: range.step })}
          value={Number.isNaN(amount) ? '' : amount}
          onChange={(event) => write(event.target.valueAsNumber)}
        />
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={left !== undefined}
          aria-label={say('own.maximum.switch', { amount: Number.isNaN(amount) ? 0 : amount })}
          disabled={!left && !fits}
          onClick={() => game.bidUpTo(player, left ? null : amount)}
        >
          <i aria-hidden />
        </button>
      </div>
      <p className="hint">
        {fits
          ? say(left ? 'own.maximum.left' : 'own.maximum.hint')
          : say('openField.amiss', { min: range.min, max: most, step: range.step })}
      </p>
    </div>
  );
}
