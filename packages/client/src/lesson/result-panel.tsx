import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useTable } from '../table/context.tsx';
import { useTryIt } from '../table/try-it.ts';
import { Button, Icon } from '../ui/index.ts';
import { useLesson } from './context.ts';
import { CheckRow } from './task-panel.tsx';
import { learnText as t } from './texts.ts';
import { useNextLesson } from './use-next-lesson.ts';

/** In the place of the decision when a task is done, or cannot be done any more. */
export function ResultPanel() {
  const { standing } = useLesson();
  return standing.done ? <Right /> : <Missed />;
}

/** The result is read first: a screen reader says it, and Tab leads to its buttons next. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}

function Right() {
  const { session, task, index, standing, setOut, wasShown } = useLesson();
  const { at } = useTable('at');
  const heading = useHeading();
  const tryIt = useTryIt();
  const [, navigate] = useLocation();
  const following = useNextLesson(session.key);
  const next = session.lesson.tasks[index + 1];
  return (
    <>
      <header className="decision-head lesson-result">
        <Icon name="check" size={22} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('right')}
          </h2>
          <p>
            {t('task', { task: index + 1, all: session.lesson.tasks.length })} ·{' '}
            {wasShown ? t('right.shown') : t('right.tries', { tries: setOut })}
          </p>
        </div>
      </header>
      <div className="decision-body">
        <div className="lesson-card">
          <p className="lesson-text">{session.filled(task.after)}</p>
          <ul aria-label={t('checks')}>
            {standing.checks.map((check) => (
              <CheckRow key={check.text} check={check} />
            ))}
          </ul>
        </div>
        {!next && <p className="lesson-finished">{t('finished')}</p>}
      </div>
      <footer className="decision-footer">
        {next && (
          <Button kind="primary" onClick={() => session.nextTask()}>
            {t('next', { name: next.name })}
          </Button>
        )}
        {!next && following && (
          <Button kind="primary" onClick={() => navigate(following.href)}>
            {t('nextLesson', { name: following.name })}
          </Button>
        )}
        <div className="decision-secondary">
          <Button onClick={() => tryIt(at)}>
            <Icon name="flask" /> {t('tryHere')}
          </Button>
          <Link href={`/learn/${session.title.id}`} className="button button-plain">
            {t('allLessons')}
          </Link>
        </div>
      </footer>
    </>
  );
}

/** What would end the game or the round is caught: nothing is lost. */
function Missed() {
  const { session, standing, index } = useLesson();
  const heading = useHeading();
  return (
    <>
      <header className="decision-head lesson-result lesson-missed">
        <Icon name="close" size={22} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('missed')}
          </h2>
          <p>{t('task', { task: index + 1, all: session.lesson.tasks.length })}</p>
        </div>
      </header>
      <div className="decision-body">
        <div className="lesson-card">
          <p className="lesson-text">{standing.remark ?? t(`missed.${standing.missed ?? 'round'}`)}</p>
          <ul aria-label={t('checks')}>
            {standing.checks.map((check) => (
              <CheckRow key={check.text} check={check} />
            ))}
          </ul>
        </div>
      </div>
      <footer className="decision-footer">
        <Button kind="primary" onClick={() => session.again()}>
          {t('again')}
        </Button>
        <div className="decision-secondary">
          <Button onClick={() => session.stepBack()}>{t('stepBack')}</Button>
          <Button onClick={() => session.fromStart()}>{t('fromStart')}</Button>
        </div>
      </footer>
    </>
  );
}
