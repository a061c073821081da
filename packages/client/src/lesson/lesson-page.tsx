import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Site } from '../app/site.tsx';
import { reasonOf } from '../game/names.ts';
import type { Extras } from '../table/extras.ts';
import { OpenTable } from '../table/open-table.tsx';
import { useTableStore } from '../table/store.ts';
import { useGameView, WholeTable } from '../table/whole-table.tsx';
import { usePresentation } from '../titles/index.ts';
import type { Presentation } from '../titles/presentation.ts';
import { loadTitle } from '../titles/rules.ts';
import { LessonContext } from './context.ts';
import { ownLesson } from './own-lesson.ts';
import { LessonChip, LessonName } from './lesson-bar.tsx';
import { loadLesson } from './lessons.ts';
import { ResultPanel } from './result-panel.tsx';
import { LessonSession } from './session.ts';
import { TaskAbove, TaskBar, TaskHelp, TaskPanel } from './task-panel.tsx';
import { learnText as t } from './texts.ts';
import './lesson.css';

interface Props {
  readonly title: string;
  readonly number: string;
  /** A board of one's own is shown in its place. */
  readonly trying: boolean;
}

/** A lesson on the real table. */
export function LessonPage({ title, number, trying }: Props) {
  const opened = useSession(title, number);
  const presentation = usePresentation(title);
  if (opened === 'missing' || (opened && 'reason' in opened)) {
    const reason = opened === 'missing' ? t('missing.text') : opened.reason;
    return <NoLesson heading={t(opened === 'missing' ? 'missing' : 'unread')} reason={reason} />;
  }
  if (!opened || !presentation) return <main aria-busy="true" aria-label={t('opening')} />;
  return (
    <LessonContext value={opened}>
      {trying ? <Trial session={opened} /> : <Board session={opened} presentation={presentation} />}
    </LessonContext>
  );
}

type Opening = LessonSession | 'missing' | { readonly reason: string } | null;

function useSession(title: string, number: string): Opening {
  const [opening, setOpening] = useState<{ readonly of: string; readonly is: Opening }>({ of: '', is: null });
  const of = `${title}/${number}`;
  useEffect(() => {
    let session: LessonSession | null = null;
    let left = false;
    const open = async (): Promise<Opening> => {
      const lesson = number === 'own' ? ownLesson() : await loadLesson(title, number);
      const rules = await loadTitle(title);
      return lesson && rules ? new LessonSession(rules, lesson, number === 'own' ? null : of) : 'missing';
    };
    open().then(
      (is) => {
        if (is instanceof LessonSession) {
          if (left) return is.close();
          session = is;
        }
        if (!left) setOpening({ of, is });
      },
      (error: unknown) => !left && setOpening({ of, is: { reason: reasonOf(error) } }),
    );
    return () => {
      left = true;
      session?.close();
      useTableStore.getState().forget();
    };
  }, [title, number, of]);
  return opening.of === of ? opening.is : null;
}

const PHONE_PLACE = { name: t('place'), Part: TaskPanel };

const PARTS: Extras = {
  Name: LessonName,
  Chips: LessonChip,
  Above: TaskAbove,
  Below: TaskHelp,
  PhoneHead: TaskBar,
  PhonePlace: PHONE_PLACE,
};

function Board({ session, presentation }: { readonly session: LessonSession; readonly presentation: Presentation }) {
  const { game, standing } = useSyncExternalStore(session.subscribe, session.view);
  const over = standing.done || standing.missed !== null;
  const extras = useMemo((): Extras => (over ? { ...PARTS, Panel: ResultPanel } : PARTS), [over]);
  return <WholeTable game={game} presentation={presentation} extras={extras} />;
}

function Trial({ session }: { readonly session: LessonSession }) {
  const { game } = useSyncExternalStore(session.subscribe, session.view);
  return <OpenTable game={game} view={useGameView(game)} trying />;
}

function NoLesson({ heading, reason }: { readonly heading: string; readonly reason: string }) {
  return (
    <Site title={heading}>
      <div className="plain-page">
        <h1>{heading}</h1>
        <p>{reason}</p>
        <Link href="/learn" className="button button-plain">
          {t('allLessons')}
        </Link>
      </div>
    </Site>
  );
}
