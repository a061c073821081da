import { useTable } from '../../table/context.tsx';
import { useNow } from '../../table/use-now.ts';
import { lazyPart } from '../../titles/lazy-part.tsx';
import { useHasLine } from './player-clock.tsx';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';
import { leftOf } from './time-left.ts';
import '../../table/asks/asks.css';
import './cards.css';

// Seldom shown, so each comes when it is.
const BackCard = lazyPart<{ readonly player: string }>(async () => (await import('./back-card.tsx')).BackCard);
const LateCard = lazyPart<{ readonly player: string }>(async () => (await import('./late-card.tsx')).LateCard);
const PauseCard = lazyPart(async () => (await import('./pause-card.tsx')).PauseCard);

/** A server's clock and a page's differ by a breath; before this much is over nobody is asked to vote, in milliseconds. */
const SURELY_OVER = 1500;

/** What players decide beside the game: above the decision, and nowhere else. */
export function MannersCards() {
  const told = useTold();
  const hasLine = useHasLine();
  const { live } = useTable('live');
  const { table, you } = told;
  const running = table.clocks?.running ?? [];
  const now = useNow(1000, running.length > 0);
  if (!hasLine || !live || table.status !== 'playing' || you.players.length === 0) return null;
  const late = running.filter((player) => leftOf(told, player, now)! <= -SURELY_OVER);
  const mine = table.seats.filter(({ player }) => player !== null && you.players.includes(player));
  const isLate = mine.some(({ player }) => late.includes(player!));
  const others = late.filter((player) => !you.players.includes(player));
  const votes = mine.some(({ kind }) => kind === 'person');
  const away = mine.filter(({ kind, held }) => kind === 'bot' && held);
  const isPausing = table.clocks?.paused === true || table.votes.some(({ kind }) => kind === 'pause');
  if (!isLate && others.length === 0 && away.length === 0 && !isPausing) return null;
  return (
    <section className="asks manners" aria-label={t('label')}>
      {away.map(({ player }) => (
        <BackCard key={player} player={player!} />
      ))}
      {isPausing && votes && <PauseCard />}
      {isLate && <p className="manners-late">{t('late.mine')}</p>}
      {votes && others.map((player) => <LateCard key={player} player={player} />)}
    </section>
  );
}
