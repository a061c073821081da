import { useTable } from '../../table/context.tsx';
import { useNow } from '../../table/use-now.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useGone } from './gone-store.ts';
import { useHasLine } from './player-clock.tsx';
import { useTold } from './remote.ts';
import { mannersText as t } from './texts.ts';
import { leftOf } from './time-left.ts';
import '../../table/asks/asks.css';
import './cards.css';

// Seldom shown, so each comes when it is.
const BackCard = lazyPart<{ readonly player: string }>(async () => (await import('./back-card.tsx')).BackCard);
const LentCard = lazyPart<{ readonly player: string }>(async () => (await import('./lent-card.tsx')).LentCard);
const LateCard = lazyPart<{ readonly player: string }>(async () => (await import('./late-card.tsx')).LateCard);
const GoneCard = lazyPart<{ readonly back: number }>(async () => (await import('./gone-card.tsx')).GoneCard);
const GoneDialog = lazyPart(async () => (await import('./gone-dialog.tsx')).GoneDialog);
const EndCard = lazyPart(async () => (await import('./end-card.tsx')).EndCard);
const HeldCard = lazyPart(async () => (await import('./held-card.tsx')).HeldCard);
const LookedCard = lazyPart<{ readonly game: string }>(async () => (await import('./looked-card.tsx')).LookedCard);
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
  const isGoing = useGone(({ isOpen }) => isOpen);
  if (table.held && live) return <HeldCard />;
  if (!hasLine || !live) return null;
  const looked = you.owner && <LookedCard key="looked" game={told.id} />;
  if (table.status !== 'playing' || you.players.length === 0) return looked;
  const late = running.filter((player) => leftOf(told, player, now)! <= -SURELY_OVER);
  const mine = table.seats.filter(({ player }) => player !== null && you.players.includes(player));
  const isLate = mine.some(({ player }) => late.includes(player!));
  const others = late.filter((player) => !you.players.includes(player));
  const votes = mine.some(({ kind }) => kind === 'person');
  const away = mine.filter(({ kind, held, lentTo }) => (kind === 'bot' && held) || lentTo !== undefined);
  const isPausing = table.clocks?.paused === true || table.votes.some(({ kind }) => kind === 'pause');
  const isEnding = table.votes.some(({ kind }) => kind === 'end');
  const back = Math.max(0, ...mine.map((seat) => seat.back ?? 0));
  const cards = [
    ...away.map(({ player }) => <BackCard key={`back ${player}`} player={player!} />),
    ...you.lent.map((player) => <LentCard key={`lent ${player}`} player={player} />),
    back > now && <GoneCard key="gone" back={back} />,
    isEnding && votes && <EndCard key="end" />,
    isPausing && votes && <PauseCard key="pause" />,
    isLate && (
      <p key="late" className="manners-late">
        {t('late.mine')}
      </p>
    ),
    ...(votes ? others.map((player) => <LateCard key={`late ${player}`} player={player} />) : []),
  ].filter(Boolean);
  return (
    <>
      {looked}
      {cards.length > 0 && (
        <section className="asks manners" aria-label={t('label')}>
          {cards}
        </section>
      )}
      {isGoing && <GoneDialog />}
    </>
  );
}
