import { grouped } from '@roundhouse/kernel';
import { cashOf } from '@roundhouse/rail';
import { Link } from 'wouter';
import { hintsUsed } from '../../insight/used.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Avatar, Button, Card, Icon } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { usePhone } from '../media.ts';
import { useTableStore } from '../store.ts';
import { ledgerOf } from '../record/ledger.ts';
import { GameRecords } from './game-records.tsx';
import { canRematch, rematch } from './rematch.ts';
import { endedText as t } from './texts.ts';
import { WorthChart } from './worth-chart.tsx';
import '../../messages/parts.ts';
import './ended.css';

const RemoteRematch = lazyPart<{ readonly game: string }>(
  async () => (await import('../../online/lists/remote-rematch.tsx')).RemoteRematch,
);

/** The end: who won, by how much, and how each score came about. */
export function Ended() {
  const { game, title, s, view, names, say } = useTable('game', 'title', 's', 'view', 'names', 'say');
  const phone = usePhone();
  const rows = ledgerOf(title, s, view.steps)
    .filter(({ holder }) => s.players.includes(holder))
    .sort((a, b) => b.worth - a.worth);
  const hints = hintsUsed(view.id);
  const most = rows[0]?.worth ?? 0;
  const told = view.steps.at(-1)?.events.find(({ event }) => event === 'win')?.['players'] as
    | readonly string[]
    | undefined;
  const first = told ?? rows.filter(({ worth }) => worth === most).map(({ holder }) => holder);
  const winners = first.map((player) => names.player(player));
  return (
    <>
      <header className="decision-head">
        <h2>{say('ended.title', { count: winners.length, players: winners.join(', ') })}</h2>
        <p>
          <Reason />
        </p>
      </header>
      {/* It scrolls where it is long, so it must take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="decision-body" tabIndex={0} role="region" aria-label={t('scores')}>
        <ol className="scores">
          {rows.map((row, place) => (
            <li key={row.holder}>
              <Card className="score" marked={row.worth === most}>
                <header>
                  <span className="num score-place">{rows.findIndex(({ worth }) => worth === row.worth) + 1}</span>
                  <Avatar
                    name={names.player(row.holder)}
                    seat={view.seats.findIndex(({ player }) => player === row.holder)}
                  />
                  <h3>
                    <bdi>{names.player(row.holder)}</bdi>
                  </h3>
                  <Cash amount={row.worth} />
                </header>
                <dl>
                  <div>
                    <dt>{say('ended.cash')}</dt>
                    <dd className="num">{grouped(cashOf(s, row.holder))}</dd>
                  </div>
                  {row.privates > 0 && (
                    <div>
                      <dt>{say('ended.privates')}</dt>
                      <dd className="num">{grouped(row.privates)}</dd>
                    </div>
                  )}
                  {row.positions
                    .filter(({ percent }) => percent > 0)
                    .map(({ company, percent, worth }) => (
                      <div key={company}>
                        <dt>{say('ended.shares', { company, percent, price: title.priceOf(s, company) })}</dt>
                        <dd className="num">{grouped(worth)}</dd>
                      </div>
                    ))}
                  {place > 0 && (
                    <div className="score-behind">
                      <dt>{say('ended.behind')}</dt>
                      <dd className="num">−{grouped(most - row.worth)}</dd>
                    </div>
                  )}
                </dl>
              </Card>
            </li>
          ))}
        </ol>
        <WorthChart />
        <GameRecords />
        {hints > 0 && <p className="hint">{t('hints', { count: hints })}</p>}
        {/* A phone has room for the scores, or for these below them. */}
        {phone && <MoreToDo />}
      </div>
      <footer className="decision-footer">
        {game.can.copy === 'device' && game.can.act ? (
          <RemoteRematch game={view.id} />
        ) : canRematch(view.seats) && game.can.rename ? (
          <Button kind="primary" title={t('rematch.means')} onClick={() => void rematch(game.toFile(), view.seats)}>
            <Icon name="rotate" /> {t('rematch')}
          </Button>
        ) : (
          <Link href={`/new?title=${title.id}`} className="button button-primary">
            {say('ended.again')}
          </Link>
        )}
        {!phone && <MoreToDo />}
      </footer>
    </>
  );
}

/** What one may want after the last move, beside another game. */
function MoreToDo() {
  const { game, say } = useTable('game', 'say');
  const show = useTableStore((store) => store.show);
  return (
    <div className="decision-secondary">
      <Button onClick={() => show('review')}>{t('review')}</Button>
      <Button onClick={() => show('charts')}>{say('ended.charts')}</Button>
      {game.can.export && (
        <Button onClick={() => useTableStore.getState().setSharing(true)}>
          <Icon name="share" /> {t('share')}
        </Button>
      )}
      <Link href="/" className="button">
        {t('home')}
      </Link>
    </div>
  );
}

/** Why it is over, in the words of the title. */
function Reason() {
  const { title, s, teller } = useTable('title', 's', 'teller');
  if (!s.ended) return null;
  return `${teller.ending(s.ended.reason)} (${title.roundName(s)}).`;
}
