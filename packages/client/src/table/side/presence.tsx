import type { Presence } from '../../game/handle.ts';
import { Avatar, classes } from '../../ui/index.ts';
import { momentText } from '../../ui/moment-text.ts';
import { useSetting } from '../context.tsx';
import { restIn, useLine } from '../use-line.ts';
import { useNow } from '../use-now.ts';
import '../../ui/presence.css';

interface AvatarProps {
  readonly name: string;
  readonly seat: number;
  readonly presence: Presence | undefined;
}

/** A player's avatar; of those elsewhere with a dot that says whether they are there. */
export function PresentAvatar({ name, seat, presence }: AvatarProps) {
  const isKnown = useIsKnown();
  if (!presence || !isKnown) return <Avatar name={name} seat={seat} />;
  return (
    <span className={classes('presence', presence.kind === 'gone' && 'presence-dulled')}>
      <Avatar name={name} seat={seat} />
      <span className={classes('presence-dot', `presence-${presence.kind}`)} aria-hidden />
    </span>
  );
}

/** Without a line nobody knows who is there. */
function useIsKnown(): boolean {
  const { game } = useSetting();
  const rest = restIn(useLine(game));
  return rest === null || rest === 'sending';
}

const MINUTE = 60_000;

/** The same in words, where somebody is not there. */
export function PresenceTag({ presence }: { readonly presence: Presence | undefined }) {
  const { say } = useSetting();
  const now = useNow(MINUTE / 4, presence !== undefined && presence.kind !== 'here');
  const isKnown = useIsKnown();
  if (!presence || !isKnown || presence.kind === 'here') return null;
  if (presence.back !== undefined && presence.back > now)
    return <span className="tag">{say('table.player.backAt', { time: momentText(presence.back, now) })}</span>;
  if (presence.kind === 'gone') return <span className="tag">{say('table.player.gone')}</span>;
  const minutes = Math.floor((now - (presence.since ?? now)) / MINUTE);
  return (
    <span className="tag">{minutes > 0 ? say('table.player.away', { minutes }) : say('table.player.awayNow')}</span>
  );
}
