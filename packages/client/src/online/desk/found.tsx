import type { DeskPerson, DeskPersonRequest, Found } from '@roundhouse/protocol/desk';
import { useCallback, useEffect, useState } from 'react';
import { notice } from '../../app/notices.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { BanDialog } from './ban-dialog.tsx';
import { Faults } from './now.tsx';
import { Part } from './part.tsx';
import { Tables } from './tables.tsx';
import { deskText as t } from './texts.ts';

interface Props {
  readonly q: string;
  readonly only: 'tables' | 'people' | null;
}

interface Known {
  readonly found: Found;
  readonly now: number;
}

async function find(q: string): Promise<Known | null> {
  const found = await attempt(() => call('findAtDesk', { query: { q } }));
  return found && { found, now: Date.now() };
}

/** Tables, people and faults that are called so; without a word the latest tables, or all people. */
export function DeskFound({ q, only }: Props) {
  const [known, setKnown] = useState<Known | null>(null);
  const again = useCallback(() => find(q).then((answer) => answer && setKnown(answer)), [q]);
  useEffect(() => {
    void find(q).then((answer) => answer && setKnown(answer));
  }, [q]);
  if (!known) return null;
  const { found, now } = known;
  const tables = only === 'people' ? [] : found.tables;
  const people = only === 'tables' ? [] : found.people;
  const isNothing = tables.length + people.length + found.faults.length === 0;
  return (
    <div className="desk-found">
      {isNothing && (
        <p role="status" className="desk-none">
          {t('found.none')}
        </p>
      )}
      <Faults desk={{ faults: found.faults, now }} />
      {tables.length > 0 && (
        <Part title={t('found.tables')}>
          <Tables tables={tables} now={now} onDone={again} />
        </Part>
      )}
      {people.length > 0 && (
        <Part title={t('found.people')}>
          <Card>
            <ul className="desk-tables">
              {people.map((person) => (
                <Person key={person.name} person={person} now={now} onDone={again} />
              ))}
            </ul>
          </Card>
        </Part>
      )}
    </div>
  );
}

type Done = () => Promise<unknown>;

const dayOf = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

interface PersonProps {
  readonly person: DeskPerson;
  readonly now: number;
  readonly onDone: Done;
}

function Person({ person, now, onDone }: PersonProps) {
  const { name, since, banned, role, silenced } = person;
  const [isBanning, setBanning] = useState(false);
  const isSilent = silenced !== null && silenced > now;
  const treat = async (what: DeskPersonRequest['what']) => {
    const done = await attempt(() => call('treatPerson', { body: { name, what } }));
    if (!done) return;
    if (done.token !== undefined) await giveLink(name, done.token);
    await onDone();
  };
  const about = [
    t('person.since', { day: dayOf(since) }),
    role && t(`person.${role}`),
    banned && t('person.banned'),
    isSilent && t('person.silenced', { day: dayOf(silenced) }),
  ];
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Menu
        trigger={
          <IconButton label={t('person.menu', { name })}>
            <Icon name="more" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void treat('reset')}>{t('person.reset')}</MenuItem>
        <MenuItem onSelect={() => void treat(isSilent ? 'unsilence' : 'silence')}>
          {t(isSilent ? 'person.unsilence' : 'person.silence')}
        </MenuItem>
        {banned ? (
          <MenuItem onSelect={() => void treat('unban')}>{t('person.unban')}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setBanning(true)}>{t('person.ban')}</MenuItem>
        )}
      </Menu>
      {isBanning && <BanDialog name={name} onBan={() => treat('ban')} onClose={() => setBanning(false)} />}
    </li>
  );
}

async function giveLink(name: string, token: string): Promise<void> {
  const link = `${location.origin}/reset#${token}`;
  const isCopied = await copyText(link);
  notice((toast) => toast(isCopied ? t('person.link', { name }) : link));
}
