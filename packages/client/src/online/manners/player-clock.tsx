import { useSetting } from '../../table/context.tsx';
import { useLine } from '../../table/use-line.ts';
import { useNow } from '../../table/use-now.ts';
import { classes, Icon, IconButton } from '../../ui/index.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { newRequest } from '../../game/requests.ts';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';
import { leftOf, shortTime, spokenTime } from './time-left.ts';
import './clock.css';

/** Without a line nobody knows what the clocks of the server say. */
export function useHasLine(): boolean {
  const { game } = useSetting();
  return ['live', 'sending', 'moved', 'outdated'].includes(useLine(game).kind);
}

/** A player's time: a pie of what is left, and minutes; in the accent while it runs. Nothing where nobody knows it. */
export function PlayerTime({ player }: { readonly player: string }) {
  const told = useTold();
  const hasLine = useHasLine();
  const { clocks, clock, status } = told.table;
  const isRunning = clocks?.running.includes(player) ?? false;
  const now = useNow(500, isRunning && hasLine);
  const left = leftOf(told, player, Math.max(now, told.at));
  if (left === null || clock === null || !hasLine || status === 'over') return null;
  const { paused } = clocks!;
  return (
    <span
      role="timer"
      aria-label={`${spokenTime(left)} ${t(paused ? 'rests' : isRunning ? 'runs' : 'stands')}`}
      className={classes('clock', isRunning && 'clock-runs', left <= 0 && 'clock-over')}
    >
      {left <= 0 ? <Icon name="warn" size={13} /> : <Pie part={left / (clock.bank * 1000)} isPaused={paused} />}
      <span className="num">{shortTime(left)}</span>
    </span>
  );
}

/** The same beside a player's figures, with a press that asks for a rest beside the own one. */
export function PlayerClock({ player }: { readonly player: string }) {
  const told = useTold();
  const hasLine = useHasLine();
  const { clocks, status, votes } = told.table;
  if (!clocks || !hasLine || status === 'over') return null;
  const mayAsk = told.you.players.includes(player) && !clocks.paused && !votes.some(({ kind }) => kind === 'pause');
  return (
    <span className="player-clock">
      <PlayerTime player={player} />
      {mayAsk && (
        <IconButton className="clock-pause" label={t('pause.ask')} onClick={() => void pause(told.id)}>
          <Icon name="pause" size={13} />
        </IconButton>
      )}
    </span>
  );
}

const pause = (game: string) =>
  attempt(() => call('vote', { at: { game }, body: { kind: 'pause', request: newRequest(), yes: true } }));

/** The part that is left, from twelve o'clock on. */
function Pie({ part, isPaused }: { readonly part: number; readonly isPaused: boolean }) {
  const left = Math.max(0.02, Math.min(1, part));
  const angle = 2 * Math.PI * left;
  const to = `${8 + 5 * Math.sin(angle)} ${8 - 5 * Math.cos(angle)}`;
  return (
    <svg width="13" height="13" viewBox="0 0 16 16" aria-hidden>
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.6" />
      {isPaused ? (
        <path d="M6 5v6M10 5v6" stroke="currentColor" strokeWidth="1.8" />
      ) : left > 0.99 ? (
        <circle cx="8" cy="8" r="5" fill="currentColor" />
      ) : (
        <path d={`M8 8V3A5 5 0 ${left > 0.5 ? 1 : 0} 1 ${to}Z`} fill="currentColor" />
      )}
    </svg>
  );
}
