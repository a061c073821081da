import { classes } from './classes.ts';
import { inkOnPhase } from './phase-chip.tsx';
import './train-card.css';

interface Props {
  readonly name: string;
  /** The colour of the phase that it brings. */
  readonly color: string;
  /** The next phase takes it away: crossed out, and read so. */
  readonly rusting?: string | undefined;
}

export function TrainCard({ name, color, rusting }: Props) {
  return (
    <span
      className={classes('train-card', rusting && 'train-card-rusting')}
      style={{ background: `var(--phase-${color})`, color: inkOnPhase(color) }}
      title={rusting}
    >
      {name}
      {rusting && <span className="unseen"> {rusting}</span>}
    </span>
  );
}
