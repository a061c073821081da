import { deciders } from '@roundhouse/kernel';
import { joinWords } from '@roundhouse/rail';
import { seatNote, USUAL_LEVEL } from '@roundhouse/host';
import { createContext, useContext } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { addGame } from '../game/games.ts';
import { useShown, useTable } from '../table/context.tsx';
import { questionOf } from '../table/decision/row-words.ts';
import { useTableStore } from '../table/store.ts';
import { useTryIt } from '../table/try-it.ts';
import { MeansChip } from '../table/top-bar/means-chip.tsx';
import { Button, Icon } from '../ui/index.ts';
import type { OpenedPosition } from './opened.ts';
import { shareText as t } from './texts.ts';

export const OpenedContext = createContext<OpenedPosition | null>(null);

const useOpened = (): OpenedPosition => useContext(OpenedContext)!;

export function OpenerName() {
  const { title } = useTable('title');
  return (
    <>
      <h1>{t('open.page')}</h1>
      <p>{title.name}</p>
    </>
  );
}

export const OpenerChip = () => (
  <MeansChip icon="link" label={t('open.chip')}>
    {t('open.means')}
  </MeansChip>
);

/** What was sent: the question, what it is, and what can be done with it. */
export function OpenerPanel() {
  const shown = useShown();
  const { s, title, names } = shown;
  const { view, at } = useTable('view', 'at');
  const opened = useOpened();
  const { question, notes } = opened.position;
  const show = useTableStore((store) => store.show);
  const tryIt = useTryIt();
  const top = s.stack.at(-1);
  const asked = deciders(title, s).map((player) => names.player(player));
  const what = top && (questionOf(shown, top) ?? title.frames[top.kind]?.asks?.(s, top));
  return (
    <>
      <header className="decision-head">
        <h2>{s.ended ? t('open.over') : (what ?? t('open.page'))}</h2>
        <p>
          {title.roundName(s)}
          {asked.length > 0 && (
            <>
              {' · '}
              <b>{joinWords(asked)}</b>
            </>
          )}
        </p>
      </header>
      <div className="decision-body opener">
        {question !== '' && <p className="opener-question">“{question}”</p>}
        <dl>
          <dt>{t('open.game')}</dt>
          <dd>{title.name}</dd>
          <dt>{t('open.players')}</dt>
          <dd>
            <bdi>{joinWords(view.seats.map(({ player }) => names.player(player)))}</bdi>
          </dd>
          <dt>{t('open.round')}</dt>
          <dd>{title.roundName(s)}</dd>
          <dt>{t('open.soFar')}</dt>
          <dd>{t('open.moves', { count: view.seq })}</dd>
        </dl>
        {notes.length > 0 && (
          <section className="opener-notes">
            <h3 className="label">{t('open.notes')}</h3>
            <ul>
              {notes.map(({ seq, text }) => (
                <li key={seq}>
                  <b>{t('open.note', { seq })}</b>
                  {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <footer className="decision-footer">
        <Button kind="primary" onClick={() => tryIt(at)}>
          <Icon name="flask" /> {t('open.try')}
        </Button>
        <div className="decision-secondary">
          <Button onClick={() => show('log')}>{t('open.history')}</Button>
          {!s.ended && <Button onClick={() => void playOn(opened, deciders(title, s)[0])}>{t('open.bots')}</Button>}
        </div>
      </footer>
    </>
  );
}

/** A game of this device from here on: the player who is asked is played by hand, the others by bots. */
async function playOn({ read, game }: OpenedPosition, mine: string | undefined): Promise<void> {
  const { seats, title, state } = game.view();
  const bots = seats.filter(({ player }) => player !== (mine ?? seats[0]!.player));
  const notes = bots.map((seat) => ({
    note: seatNote({ ...seat, kind: 'bot', level: USUAL_LEVEL }),
    time: Date.now(),
  }));
  const entries = [...read.entries, ...notes];
  const states = new Map([...read.states, [entries.length, state] as const]);
  navigate(`/game/${await addGame({ ...read, entries, states }, t('open.botsName', { title: title.name }))}`);
}
