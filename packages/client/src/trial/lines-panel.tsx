import { useState } from 'react';
import { notice } from '../app/notices.tsx';
import { useTable } from '../table/context.tsx';
import { usePhone } from '../table/media.ts';
import { useTableStore } from '../table/store.ts';
import { Button, classes, Icon, IconButton, Money } from '../ui/index.ts';
import { compare, useSession } from './context.ts';
import { type Course, fairMoment, type Moment, stateAtMoment, STANDING } from './course.ts';
import { worthDifference } from './compare.ts';
import { LineMenu } from './line-menu.tsx';
import { GAME, letterOf, lineOf, orderOf } from './lines.ts';
import { lastBase } from './origin.ts';
import { trialText as t } from './texts.ts';
import { BackButton } from './trial-bar.tsx';
import { useStations } from './use-line-words.ts';
import './lines.css';

/** So many lines are shown; older ones fold. */
const SHOWN = 5;
/** So many turns of the open line. */
const TURNS = 4;

/** Whose worth the lines are told by: who sits at this device, else the first player. */
function useMine(): string {
  const { session } = useSession();
  const { seats } = session.origin.view;
  return (seats.find(({ kind }) => kind === 'here') ?? seats[0]!).player;
}

/** Over the decision; on a phone the lines have a place of their own. */
export function LinesAbove() {
  return usePhone() ? null : <LinesPanel />;
}

/** Lines as points of a railway: the game is the black line, and each try leaves it by a curve. */
export function LinesPanel() {
  const { at, title } = useTable('at', 'title');
  const { session, lines, open, base } = useSession();
  const phone = usePhone();
  const [all, setAll] = useState(false);
  const ids = [...orderOf(lines), ...(open === GAME || lineOf(lines, open) ? [] : [open])];
  const hidden = all ? 0 : Math.max(0, ids.length - SHOWN);
  const shown = ids.filter((id, i) => hidden === 0 || i === 0 || i > hidden || id === open);
  const branch = () => {
    if (!session.branch(at)) notice((toast) => toast.error(t('lines.full')));
  };
  return (
    <section className="lines" aria-label={t('lines')}>
      <header className="lines-head">
        <h2>{t('lines')}</h2>
        {ids.length > 1 && (
          <Button size="small" onClick={() => startComparing(ids, open)}>
            <Icon name="swap" /> {t('lines.compare')}
          </Button>
        )}
        {!phone && (
          <IconButton label={t('lines.new')} onClick={branch}>
            <Icon name="plus" />
          </IconButton>
        )}
      </header>
      <ol className="lines-list" aria-label={t('lines.list')}>
        <li className="line-start">
          <Gutter kind="game" />
          <span>{t('lines.start', { round: title.roundName(session.origin.game.at(base)) })}</span>
        </li>
        {shown.map((id) => (
          <LineRow key={id} id={id} />
        ))}
        {hidden > 0 && (
          <li>
            <button type="button" className="lines-more" onClick={() => setAll(true)}>
              {t('lines.more', { count: ids.length - shown.length })}
            </button>
          </li>
        )}
      </ol>
      {phone && (
        <footer className="lines-foot">
          <Button kind="primary" onClick={branch}>
            {t('lines.new')}
          </Button>
          <BackButton />
        </footer>
      )}
    </section>
  );
}

function startComparing(ids: readonly string[], open: string): void {
  const first = ids[0]!;
  const b = open === first ? ids.find((id) => id !== first)! : open;
  compare({ a: first, b, moment: null });
}

/** What a line is called, and what it does. */
export function useLineName(id: string, course: Course | null): { readonly name: string; readonly what: string } {
  const { session, lines, base } = useSession();
  const stations = useStations(course);
  const [first] = stations;
  const isNow = id === GAME && base === lastBase(session.origin);
  const given = id === GAME ? t(isNow ? 'line.now' : 'line.game') : (lineOf(lines, id)?.name ?? '');
  return { name: given, what: first?.what ?? (id === GAME ? '' : t('line.empty')) };
}

/** The letter of a line; the one that nothing was done in has the next. */
export function useLetter(id: string): string {
  const { lines } = useSession();
  return id === GAME || lineOf(lines, id) ? letterOf(lines, id) : String.fromCharCode(66 + lines.lines.length);
}

/** The moment by which a line is told: the one it shares with A, and A the one it shares with the open line. */
function useMoment(id: string, course: Course | null): Moment {
  const { session, lines, open } = useSession();
  const first = orderOf(lines)[0]!;
  if (!course || (id === first && open === first)) return STANDING;
  const a = id === first ? course : session.courseOf(first);
  const b = id === first ? session.courseOf(open) : course;
  return a && b ? fairMoment(a, b) : STANDING;
}

function LineRow({ id }: { readonly id: string }) {
  const { session, lines, open, game } = useSession();
  const { names } = useTable('names');
  const letter = useLetter(id);
  const mine = useMine();
  const course = session.courseOf(id);
  const { name, what } = useLineName(id, course);
  const isOpen = id === open;
  const moment = useMoment(id, course);
  const comment = lineOf(lines, id)?.comment;
  const drop = (from: string) => session.move(from, orderOf(lines).indexOf(id));
  return (
    // By hand only: the menu of each line moves it by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes('line-row', isOpen && 'line-open', !course && 'line-gone')}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        drop(event.dataTransfer.getData('text/plain'));
      }}
    >
      <Gutter kind={id === GAME ? 'game' : isOpen ? 'open' : 'other'} />
      <div className="line-body">
        <div className="line-top">
          <button
            type="button"
            className="line-name"
            aria-current={isOpen ? 'true' : undefined}
            disabled={!course}
            onClick={() => session.select(id)}
          >
            <b>
              {letter}
              {name !== '' && ` · ${name}`}
            </b>
            {what !== '' && `${name === '' ? ' · ' : ': '}${what}`}
          </button>
          {course && game.can.worths && <LineWorth id={id} course={course} player={mine} />}
          <LineMenu id={id} letter={letter} />
        </div>
        {course && game.can.worths && <p className="line-when">{whenOf(course, moment, names.player(mine))}</p>}
        {!course && <p className="line-when">{t('line.gone')}</p>}
        {comment && <p className="line-comment">{comment}</p>}
        {isOpen && <Turns course={course} />}
      </div>
    </li>
  );
}

function whenOf({ end }: Course, { round, seq }: Moment, who: string): string {
  if (round !== null) return t('line.by', { who, round });
  if (seq !== undefined) return t('line.after', { who, seq });
  return t(end.ended ? 'line.end' : 'line.at', { who });
}

/** What a player is worth in a line, at the same moment as in A. */
function LineWorth({ id, course, player }: { readonly id: string; readonly course: Course; readonly player: string }) {
  const { title } = useTable('title');
  const { session, lines } = useSession();
  const first = orderOf(lines)[0]!;
  const a = id === first ? null : session.courseOf(first);
  const moment = useMoment(id, course);
  const state = stateAtMoment(course, moment);
  const amount = a ? worthDifference(title, stateAtMoment(a, moment), state, player) : 0;
  return (
    <span className="line-worth">
      <Money amount={title.score(state)[player] ?? 0} />
      {amount !== 0 && <Money amount={amount} signed />}
    </span>
  );
}

/** The last turns of the open line; each leads to its moment. */
function Turns({ course }: { readonly course: Course | null }) {
  const { at, view, goTo } = useTable('at', 'view', 'goTo');
  const stations = useStations(course);
  if (stations.length === 0) return null;
  const shown = stations.slice(-TURNS);
  const found = shown.findIndex(({ seq }) => seq >= at);
  const here = found < 0 ? shown.length - 1 : found;
  return (
    <ol className="line-turns">
      {shown.map(({ seq, round, what }, i) => (
        <li key={seq}>
          <button
            type="button"
            aria-current={i === here ? 'step' : undefined}
            onClick={() => goTo(seq >= view.seq ? null : seq)}
          >
            {round} {what}
            {i === here && (
              <>
                {' '}
                · <b>{t('lines.here')}</b>
              </>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The rail beside a row. */
function Gutter({ kind }: { readonly kind: 'game' | 'open' | 'other' }) {
  return (
    <span className={`line-gutter line-gutter-${kind}`} aria-hidden>
      <svg viewBox="0 0 36 40" preserveAspectRatio="none">
        <path d="M9 0V40" className="line-track" />
        {kind !== 'game' && <path d="M9 0C9 10 25 4 25 14V40" className="line-branch" />}
      </svg>
      <i />
    </span>
  );
}

/** On a phone: the line that is open, under the title; pressed, all of them. */
export function PresentLine() {
  const { session, open, game } = useSession();
  const letter = useLetter(open);
  const course = session.courseOf(open);
  const { name, what } = useLineName(open, course);
  const show = useTableStore((store) => store.show);
  const mine = useMine();
  return (
    <button type="button" className="present-line" onClick={() => show('extra')}>
      <i aria-hidden />
      <b>
        {letter} · {name || what}
      </b>
      {course && game.can.worths && <LineWorth id={open} course={course} player={mine} />}
      <Icon name="down" />
    </button>
  );
}
