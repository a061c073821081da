import { LineChip } from '../../table/top-bar/line-chip.tsx';
import { useTable } from '../../table/context.tsx';
import { usePhone } from '../../table/media.ts';
import { PresenceTag, PresentAvatar } from '../../table/side/presence.tsx';
import { classes } from '../../ui/index.ts';
import { PlayerTime } from './player-clock.tsx';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';
import { leftOf } from './time-left.ts';

/** On a phone, where the players are behind a tab: who is there, whose turn it is and how long still, and the line where it is broken. */
export function MapRow() {
  const phone = usePhone();
  const told = useTold();
  const { view, names, deciding } = useTable('view', 'names', 'deciding');
  if (!phone) return null;
  const { you } = told;
  const timed = timedIn(told);
  return (
    <div className="map-row">
      <ul aria-label={t('row')}>
        {view.seats.map(({ player, kind }, seat) => {
          const isMine = kind !== 'bot' && you.players.includes(player);
          const presence = isMine ? HERE : view.presence[player];
          return (
            <li key={player} className={classes(deciding.includes(player) && 'map-row-asked')}>
              <PresentAvatar name={names.player(player)} seat={seat} presence={presence} />
              <span className="unseen">
                {names.player(player)} {deciding.includes(player) && t('row.decides')}{' '}
                <PresenceTag presence={presence} />
              </span>
            </li>
          );
        })}
      </ul>
      {timed !== null && (
        <span>
          <span className="unseen">{names.player(timed)}:</span>
          <PlayerTime player={timed} />
        </span>
      )}
      <LineChip brief />
    </div>
  );
}

const HERE = { kind: 'here' } as const;

/** Whose clock is shown: of those that run mine, else the one with the least; where none runs, mine. */
function timedIn(told: ReturnType<typeof useTold>): string | null {
  const { table, you } = told;
  const running = table.clocks?.running ?? [];
  const left = (player: string): number => leftOf(told, player, told.at) ?? Infinity;
  const mine = you.players.find((player) => running.length === 0 || running.includes(player));
  return mine ?? running.toSorted((a, b) => left(a) - left(b))[0] ?? null;
}
