import type { CheckStanding } from '@roundhouse/host/lesson/standing';
import type { CSSProperties } from 'react';
import { usePhone } from '../table/media.ts';
import { useTableStore } from '../table/store.ts';
import { Button, classes, Icon } from '../ui/index.ts';
import { useLesson } from './context.ts';
import type { Tried } from './session.ts';
import { learnText as t } from './texts.ts';

/** Over the decision; on a phone the task has a place of its own. */
export function TaskAbove() {
  return usePhone() ? null : <TaskPanel />;
}

/** The task, what it asks for with the present values, and what was tried. */
export function TaskPanel() {
  const { session, task, standing, tries, hint } = useLesson();
  return (
    <section className="lesson-task" aria-label={t('task.label')}>
      <TaskRail />
      <div className="lesson-card">
        <p className="lesson-text">{session.filled(task.text)}</p>
        {tries.length > 0 && (
          <ul aria-label={t('tries')}>
            {tries.map((tried, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a try has no name, and none moves
              <TryRow key={i} tried={tried} />
            ))}
          </ul>
        )}
        <ul aria-label={t('checks')}>
          {standing.checks.map((check) => (
            <CheckRow key={check.text} check={check} />
          ))}
        </ul>
        {hint > 0 && <Hint />}
      </div>
    </section>
  );
}

/** The tasks as stations of a line. */
function TaskRail() {
  const { session, index } = useLesson();
  const { tasks } = session.lesson;
  const style = { '--gone': tasks.length > 1 ? index / (tasks.length - 1) : 0 } as CSSProperties;
  return (
    <header className="lesson-head">
      <h2>{tasks[index]!.name}</h2>
      <p>{t('task', { task: index + 1, all: tasks.length })}</p>
      <ol className="lesson-rail" style={style} aria-label={t('tasks')}>
        {tasks.map(({ name }, i) => (
          <li
            key={name}
            className={classes(i < index && 'lesson-rail-done', i === index && 'lesson-rail-now')}
            {...(i === index ? { 'aria-current': 'step' as const } : {})}
          >
            <i aria-hidden />
            <span>{name}</span>
            {i < index && <span className="unseen">{t('check.met')}</span>}
          </li>
        ))}
      </ol>
    </header>
  );
}

export function CheckRow({ check: { text, met, value } }: { readonly check: CheckStanding }) {
  return (
    <li className={classes('lesson-check', met && 'lesson-check-met')}>
      {met ? <Icon name="check" size={14} /> : <i aria-hidden />}
      <span>
        <span className="unseen">{t(met ? 'check.met' : 'check.open')} </span>
        {text}
      </span>
      {value !== null && <b>{value}</b>}
    </li>
  );
}

function TryRow({ tried: { what, refusal, note } }: { readonly tried: Tried }) {
  return (
    <li className="lesson-try">
      <Icon name="close" size={14} />
      <span>
        {refusal === null ? what : t('try.refused')}
        <em>{refusal ?? note ?? t('try.allowed')}</em>
      </span>
    </li>
  );
}

/** The idea first, then the moves of one way. */
function Hint() {
  const { session, task, hint } = useLesson();
  const moves = hint > 1 ? session.moves() : null;
  return (
    <div className="lesson-hint" role="status">
      <p>
        <b>{t('hint.idea')}</b> {session.filled(task.hint)}
      </p>
      {moves && (
        <>
          <b>{t('hint.moves')}</b>
          <ol>
            {moves.map((move, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- moves of one way, in order
              <li key={i}>{move}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Under the decision's buttons: help. */
export function TaskHelp() {
  const { session, hint, isShowing, standing } = useLesson();
  const show = useTableStore((store) => store.show);
  const phone = usePhone();
  if (standing.done || standing.missed) return null;
  if (isShowing) {
    return (
      <footer className="decision-footer lesson-help">
        <p role="status">{t('showing')}</p>
      </footer>
    );
  }
  const help = () => {
    session.hint();
    if (phone) show('extra');
  };
  return (
    <footer className="decision-footer lesson-help">
      <Button size="small" onClick={help} disabled={hint > 1}>
        {t(hint === 0 ? 'hint' : 'hint.move')}
      </Button>
      <Button size="small" onClick={() => session.show()}>
        {t('show')}
      </Button>
      <Button size="small" onClick={() => session.again()}>
        {t('again')}
      </Button>
    </footer>
  );
}

/** On a phone: the task under the title, in a few lines; a press opens all of it. */
export function TaskBar() {
  const { session, task, index, standing } = useLesson();
  const show = useTableStore((store) => store.show);
  const met = standing.checks.filter((check) => check.met).length;
  return (
    <button type="button" className="lesson-strip" onClick={() => show('extra')}>
      <b>{t('task', { task: index + 1, all: session.lesson.tasks.length })}</b>
      <span>{session.filled(task.text)}</span>
      <small>{t('progress', { done: met, all: standing.checks.length })}</small>
    </button>
  );
}
