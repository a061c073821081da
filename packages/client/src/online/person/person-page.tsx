import type { SeatPerson } from '@roundhouse/protocol/answers';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { notice } from '../../app/notices.tsx';
import { Site } from '../../app/site.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call } from '../api.ts';
import { attempt, sentenceOf } from '../failure.ts';
import { tableAddress } from '../links.ts';
import { onlineText as t } from '../texts.ts';
import './person.css';

interface Props {
  readonly game: string;
  readonly seat: string;
}

type Shown = SeatPerson | 'loading' | { readonly fault: string };

/** Somebody who sits at my table, in plain figures. */
export function PersonPage({ game, seat }: Props) {
  const [person, setPerson] = useState<Shown>('loading');
  useEffect(() => {
    let left = false;
    call('seatPerson', { at: { game, seat } }).then(
      (found) => !left && setPerson(found),
      (error: unknown) => !left && setPerson({ fault: sentenceOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [game, seat]);
  const back = <Link href={tableAddress(game)}>{t('person.back')}</Link>;
  if (person === 'loading') return <Site title={t('person.title')}>{null}</Site>;
  if ('fault' in person)
    return (
      <Site title={t('person.title')}>
        <div className="plain-page" role="status">
          <h1>{t('person.title')}</h1>
          <p>{person.fault}</p>
          {back}
        </div>
      </Site>
    );
  return (
    <Site title={person.name}>
      <article className="person">
        <header>
          <Avatar name={person.name} seat={Number(seat) - 1} size={44} />
          <div>
            <h1>
              <bdi>{person.name}</bdi>
            </h1>
            <p>{t(person.account ? 'person.account' : 'person.guest', { since: dateOf(person.since) })}</p>
          </div>
        </header>
        <Card>
          <dl>
            {person.together !== null && <Figure name={t('person.together')} value={person.together} />}
            <Figure name={t('person.finished')} value={person.finished} />
            <Figure name={t('person.playing')} value={person.playing} />
            <Figure name={t('person.left')} value={person.left} />
            {person.speeds.map(({ tempo, median, decisions }) => (
              <Figure
                key={tempo}
                name={t(`person.speed.${tempo}`)}
                value={t('person.speed', { time: timeText(median), decisions })}
              />
            ))}
          </dl>
        </Card>
        <p className="person-who">{t('person.who')}</p>
        {person.together !== null && <Shunning game={game} seat={seat} name={person.name} />}
        {back}
      </article>
    </Site>
  );
}

/** What I can do where I would rather not hear or meet somebody; my account takes it back. */
function Shunning({ game, seat, name }: Props & { readonly name: string }) {
  const shun = async (how: 'muted' | 'blocked') => {
    if (await attempt(() => call('shunSeat', { at: { game, seat }, body: { how } })))
      notice((toast) => toast(t(`person.${how}`, { name })));
  };
  return (
    <p className="person-shun">
      <Button size="small" kind="quiet" onClick={() => void shun('muted')}>
        {t('person.mute', { name })}
      </Button>
      <Button size="small" kind="quiet" onClick={() => void shun('blocked')}>
        {t('person.block', { name })}
      </Button>
    </p>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

const dateOf = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In the largest measure of which it is at least two. */
function timeText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 2 * MINUTE) return t('person.seconds', { count: Math.round(seconds) });
  if (seconds < 2 * HOUR) return t('person.minutes', { count: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t('person.hours', { count: Math.round(seconds / HOUR) });
  return t('person.days', { count: Math.round(seconds / DAY) });
}
