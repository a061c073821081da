import { use, useMemo } from 'react';
import { Link } from 'wouter';
import { Site } from '../../app/site.tsx';
import { type LessonCard, loadLessonCards } from '../../lesson/lessons.ts';
import { chooseLesson } from '../../lesson/own-lesson.ts';
import { useProgress } from '../../lesson/progress.ts';
import { learnText as t } from '../../lesson/texts.ts';
import { type TitleCard, titleCards } from '../../titles/cards.ts';
import { Button, Card, classes, Icon } from '../../ui/index.ts';
import { LessonPicture } from './lesson-picture.tsx';
import './learn.css';

const loading = loadLessonCards();

/** All lessons: the titles with how far one has come, and the lessons of one of them. */
export function LearnPage({ title }: { readonly title?: string | undefined }) {
  const all = use(loading);
  const known = useMemo(() => titleCards.filter(({ id }) => all.has(id)), [all]);
  const shown = known.find(({ id }) => id === title) ?? known[0]!;
  return (
    <Site title={t('page')}>
      <div className="learn">
        <nav className="learn-titles" aria-label={t('titles')}>
          <h1>{t('page')}</h1>
          <ul>
            {known.map((card) => (
              <TitleRow key={card.id} card={card} lessons={all.get(card.id)!} open={card === shown} />
            ))}
          </ul>
          <section className="learn-own">
            <h2>{t('own')}</h2>
            <p>{t('own.text')}</p>
            <Button size="small" onClick={chooseLesson}>
              <Icon name="import" /> {t('own.open')}
            </Button>
            <p>{t('own.how')}</p>
          </section>
        </nav>
        <Lessons card={shown} lessons={all.get(shown.id)!} />
      </div>
    </Site>
  );
}

interface Props {
  readonly card: TitleCard;
  readonly lessons: readonly LessonCard[];
}

/** How many tasks of a lesson are done. */
const useDone = (title: string) => {
  const done = useProgress((progress) => progress.done);
  return (index: number): number => done[`${title}/${index + 1}`] ?? 0;
};

function TitleRow({ card: { id, name }, lessons, open }: Props & { readonly open: boolean }) {
  const doneIn = useDone(id);
  const done = lessons.filter(({ tasks }, i) => doneIn(i) >= tasks).length;
  return (
    <li>
      <Link href={`/learn/${id}`} className="learn-title" aria-current={open ? 'page' : undefined}>
        <b>{name}</b>
        <span>{t('progress', { done, all: lessons.length })}</span>
        <progress value={done} max={lessons.length} aria-hidden />
      </Link>
    </li>
  );
}

function Lessons({ card: { id, name }, lessons }: Props) {
  const doneIn = useDone(id);
  const next = lessons.findIndex(({ tasks }, i) => doneIn(i) < tasks);
  return (
    <section className="learn-lessons" aria-label={t('lessons', { title: name })}>
      <header>
        <div>
          <h2>{name}</h2>
          <p>{t('lessons.text')}</p>
        </div>
        {next >= 0 && (
          <Link href={`/learn/${id}/${next + 1}`} className="button button-primary">
            <Icon name="play" /> {next === 0 && doneIn(0) === 0 ? t('start') : t('goOn', { name: lessons[next]!.name })}
          </Link>
        )}
      </header>
      <ol className="learn-cards">
        {lessons.map((lesson, i) => (
          <li key={lesson.name}>
            <Card className={classes('learn-card', i === next && 'card-marked')}>
              <LessonPicture title={id} lesson={lesson} />
              <div className="learn-card-text">
                <h3>
                  <Link href={`/learn/${id}/${i + 1}`} className="covers">
                    {t('card', { number: i + 1, name: lesson.name })}
                  </Link>
                </h3>
                <span className={doneIn(i) >= lesson.tasks ? 'learn-done' : undefined}>
                  <Standing done={doneIn(i)} lesson={lesson} />
                </span>
                <p>{lesson.learns}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ done, lesson: { tasks, minutes } }: { readonly done: number; readonly lesson: LessonCard }) {
  if (done >= tasks) {
    return (
      <>
        <Icon name="check" size={12} /> {t('card.done')}
      </>
    );
  }
  return done > 0 ? t('card.task', { task: done + 1, all: tasks }) : t('card.minutes', { minutes });
}
