import { type Decided, type Review, sayReason } from '@roundhouse/bots';
import { useMemo, useState } from 'react';
import { useTable } from '../table/context.tsx';
import { LineChart } from '../table/tabs/charts/line-chart.tsx';
import { useTryIt } from '../table/try-it.ts';
import { Avatar, Button, Icon, Money } from '../ui/index.ts';
import { costliestOf, mattersOf, shareOfBest } from './look-back.ts';
import { insightText as t } from './texts.ts';
import { toldAction } from './told.ts';
import { hintsUsed } from './used.ts';
import { useReview } from './use-review.ts';
import '../table/tabs/charts/charts.css';
import '../ui/number-disc.css';
import './row.css';
import './review.css';

/** Where a game was decided: everybody's expected worth, and the moves that cost most. */
export function ReviewTab() {
  const { review, progress, failed, start, stop, isOld } = useReview();
  const { s } = useTable('s');
  const { view } = useTable('view');
  return (
    <div className="sheet-page review-page">
      <header className="review-head">
        <div>
          <h2>{t('review')}</h2>
          <p className="hint">{t(view.state.ended ? 'review.means' : 'review.running')}</p>
        </div>
        {progress === null && (!review || isOld) && view.seq > 0 && (
          <Button kind="primary" onClick={start}>
            {t(review ? 'review.goOn' : 'review.start')}
          </Button>
        )}
      </header>
      {progress !== null && (
        <div className="review-progress" role="status">
          <progress value={progress} max={view.seq} aria-label={t('review.progress', { at: progress, of: view.seq })} />
          <span className="num">{t('review.progress', { at: progress, of: view.seq })}</span>
          <Button size="small" onClick={stop}>
            {t('review.stop')}
          </Button>
        </div>
      )}
      {failed && <p role="alert">{t('review.failed')}</p>}
      {!review && progress === null && !failed && (
        <p className="hint">{t(s.ended || view.seq > 0 ? 'review.empty' : 'review.nothing')}</p>
      )}
      {review && <Found review={review} />}
    </div>
  );
}

function Found({ review }: { readonly review: Review }) {
  const { view, names, here, s } = useTable('view', 'names', 'here', 's');
  const players = view.state.ended ? s.players : here;
  const [player, setPlayer] = useState(here[0] ?? s.players[0]!);
  const series = useMemo(
    () => ({
      rounds: review.line.map(({ round }) => (round === 'end' ? t('review.end') : round)),
      lines: s.players.map((id) => ({ id, values: review.line.map(({ worths }) => Math.round(worths[id] ?? 0)) })),
    }),
    [review, s.players],
  );
  const look = (id: string) => ({
    name: names.player(id),
    color: `var(--player-${(view.seats.findIndex((seat) => seat.player === id) % 6) + 1})`,
  });
  return (
    <>
      <LineChart title={t('review.line')} series={series} look={look} />
      <div className="review-players" role="group" aria-label={t('review.players')}>
        {players.map((id) => (
          <button key={id} type="button" aria-pressed={id === player} onClick={() => setPlayer(id)}>
            <Avatar name={names.player(id)} seat={view.seats.findIndex((seat) => seat.player === id)} />{' '}
            {names.player(id)}
          </button>
        ))}
      </div>
      <Costliest review={review} player={player} />
    </>
  );
}

/** Five at first, ten at most, in the order of their cost. */
const [FEW, MANY] = [5, 10];

function Costliest({ review, player }: { readonly review: Review; readonly player: string }) {
  const { view } = useTable('view');
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const found = costliestOf(review, player, MANY);
  const { best, near, count } = shareOfBest(review, player);
  const used = hintsUsed(view.id);
  return (
    <section className="card review-moves" aria-label={t('review.costliest')}>
      <h3>{t('review.costliest')}</h3>
      {found.length === 0 && <p className="hint">{t('review.none')}</p>}
      <ol>
        {found.slice(0, all ? MANY : FEW).map((one, at) => (
          <Costly
            key={one.at}
            one={one}
            number={at + 1}
            open={open === one.at}
            onOpen={() => setOpen(open === one.at ? null : one.at)}
          />
        ))}
      </ol>
      {!all && found.length > FEW && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('review.more', { count: found.length - FEW })}
        </Button>
      )}
      <Matters review={review} player={player} />
      <p className="hint">
        {t('review.best', { best, near, count })} {used > 0 && t('review.hints', { count: used })}
      </p>
    </section>
  );
}

interface CostlyProps {
  readonly one: Decided;
  readonly number: number;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** What was done and what it cost; opened, what would have been better and why, and the way to play on from there. */
function Costly({ one, number, open, onOpen }: CostlyProps) {
  const { game, title, teller, names, material, goTo } = useTable(
    'game',
    'title',
    'teller',
    'names',
    'material',
    'goTo',
  );
  const tryIt = useTryIt();
  const before = game.at(one.at - 1);
  const passes = t('hint.pass', { player: names.player(one.by) });
  const tell = (action: Decided['action']): string => toldAction({ title, teller, passes }, before, action);
  const why = one.best.why && sayReason(material, one.best.why);
  return (
    <li>
      <button type="button" className="insight-row" aria-expanded={open} onClick={onOpen}>
        <span className="number-disc num" aria-hidden>
          {number}
        </span>
        <span className="insight-words">
          <b>
            {one.round}: {tell(one.action)}
          </b>
          <span>
            {t('review.better')} {tell(one.best.action)}
          </span>
        </span>
        <Money amount={-Math.round(one.lost)} signed />
      </button>
      {open && (
        <div className="review-open">
          {why && <p>{why}</p>}
          <Button size="small" onClick={() => goTo(one.at - 1)}>
            {t('review.goThere')}
          </Button>
          {game.can.try && (
            <Button kind="primary" size="small" onClick={() => tryIt(one.at - 1)}>
              <Icon name="flask" /> {t('review.playOn')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What was lost at what: shares, track, trains … */
function Matters({ review, player }: { readonly review: Review; readonly player: string }) {
  const lost = mattersOf(review, player);
  if (lost.length === 0) return null;
  return (
    <dl className="review-matters">
      {lost.map(({ matter, amount }) => (
        <div key={matter}>
          <dt>{t(`review.${matter}`)}</dt>
          <dd>
            <Money amount={-Math.round(amount)} signed />
          </dd>
        </div>
      ))}
    </dl>
  );
}
