import type { DeskGame, HeldTable } from '@roundhouse/protocol/desk';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { titleName } from '../home/table-cards.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { Part } from './part.tsx';
import { deskText as t } from './texts.ts';
import type { DeskState } from './use-desk.ts';

/** Tables at which nobody can move, with the first move that differs and the ways on. */
export function HeldTables({ state }: { readonly state: DeskState }) {
  const { held } = state.desk!;
  return (
    <Part title={t('held')} count={held.length} means={held.length === 0 ? '' : t('held.means')}>
      {held.length === 0 && <p className="desk-none">{t('held.none')}</p>}
      {held.map((table) => (
        <Held key={table.id} table={table} state={state} />
      ))}
    </Part>
  );
}

function Held({ table, state }: { readonly table: HeldTable; readonly state: DeskState }) {
  const { now, role } = state.desk!;
  const { entry, reason, since } = table.held!;
  const change = async (body: DeskGame) => {
    if (await attempt(() => call('changeAtDesk', { at: { id: table.id }, body }))) await state.again();
  };
  return (
    <Card marked className="desk-held">
      <p>
        <b>{table.name}</b>
        <small>
          {' '}
          {titleName(table.title)} · {table.people.filter((name) => name !== null).join(', ')} ·{' '}
          {t('held.since', { time: momentText(since, now) })}
        </small>
      </p>
      <p>
        {entry === null
          ? reason === null || reason === ''
            ? t('held.byNobody')
            : t('held.by', { reason })
          : t('held.differs', { entry })}
      </p>
      {table.differs && entry !== null && <Differs entry={entry} {...table.differs} />}
      <div className="desk-answers">
        {entry === null ? (
          <Button size="small" kind="primary" onClick={() => void change({ what: 'release' })}>
            {t('held.go')}
          </Button>
        ) : (
          <>
            {role === 'operator' && (
              <Button size="small" kind="primary" onClick={() => void change({ what: 'resume' })}>
                {t('held.resume')}
              </Button>
            )}
            <Button size="small" onClick={() => void change({ what: 'release' })}>
              {t('held.release')}
            </Button>
          </>
        )}
      </div>
      {entry !== null && role === 'operator' && (
        <Reading onReading={(reading) => void change({ what: 'resume', reading })} />
      )}
    </Card>
  );
}

interface Difference {
  readonly entry: number;
  readonly played: string;
  readonly refused: string | null;
}

function Differs({ entry, played, refused }: Difference) {
  return (
    <table className="desk-differs">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t('held.moves')}</span>
          </th>
          <th scope="col">{t('held.played')}</th>
          <th scope="col">{t('held.now')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('held.move', { entry })}</th>
          <td>{played}</td>
          <td>{refused ?? t('held.elsewhere')}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Reading({ onReading }: { readonly onReading: (reading: string) => void }) {
  const [reading, setReading] = useState('');
  return (
    <form
      className="desk-reading"
      onSubmit={(event) => {
        event.preventDefault();
        onReading(reading);
      }}
    >
      <input
        className="text-field"
        aria-label={t('held.reading')}
        placeholder={t('held.reading')}
        maxLength={200}
        value={reading}
        onChange={(event) => setReading(event.target.value)}
      />
      <Button size="small" type="submit" disabled={!reading.includes('=')}>
        {t('held.readingGo')}
      </Button>
    </form>
  );
}
