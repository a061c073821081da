import { memo } from 'react';
import { classes } from './classes.ts';
import { inkOnPhase } from './phase-chip.tsx';
import './train-card.css';

export interface TrainLook {
  readonly name: string;
  /** The colour of the phase that it brings. */
  readonly color: string;
  /** The next phase takes it away: crossed out, and read so. */
  readonly rusting?: string | undefined;
  /** What is on the other side of its certificate. */
  readonly other?: string | undefined;
  /** A card that lies on it. */
  readonly mark?: string | undefined;
  /** Sideways on its charter, or hatched. */
  readonly lies?: 'sideways' | 'spared' | undefined;
  /** What that means. */
  readonly lying?: string | undefined;
  /** What its card is about. */
  readonly thing?: string;
}

export const TrainCard = memo(function TrainCard({ name, color, rusting, other, mark, lies, lying, thing }: TrainLook) {
  return (
    <span
      className={classes(
        'train-card',
        rusting && 'train-card-rusting',
        (other || mark) && 'train-card-sides',
        lies && `train-card-${lies}`,
      )}
      style={{ ['--train' as string]: `var(--phase-${color})`, background: 'var(--train)', color: inkOnPhase(color) }}
      title={lying ?? rusting}
      data-thing={thing}
    >
      {name}
      {other && <small>{other}</small>}
      {mark && <small className="train-card-mark">{mark}</small>}
      {lying && <span className="unseen"> {lying}</span>}
      {rusting && <span className="unseen"> {rusting}</span>}
    </span>
  );
});
