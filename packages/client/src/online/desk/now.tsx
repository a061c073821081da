import type { Desk } from '@roundhouse/protocol/desk';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { HeldTables } from './held.tsx';
import { Part } from './part.tsx';
import { Reports } from './reports.tsx';
import { Tables } from './tables.tsx';
import { deskText as t } from './texts.ts';
import type { DeskState } from './use-desk.ts';

export function DeskNow({ state }: { readonly state: DeskState }) {
  const desk = state.desk!;
  const isOperator = desk.role === 'operator';
  return (
    <>
      {desk.figures && <Figures figures={desk.figures} now={desk.now} />}
      <div className="desk-columns">
        <div>
          <HeldTables state={state} />
          {isOperator && (
            <Part title={t('look')}>
              {desk.tables.length === 0 ? (
                <p className="desk-none">{t('look.none')}</p>
              ) : (
                <Tables
                  tables={desk.tables}
                  now={desk.now}
                  onDone={state.again}
                  about={({ why }) =>
                    why.kind === 'vote' ? t('look.vote') : t('look.goes', { time: momentText(why.at, desk.now) })
                  }
                />
              )}
            </Part>
          )}
        </div>
        <div>
          <Reports state={state} />
          <Unsent desk={desk} />
          <Faults desk={desk} />
          <p className="desk-means">{t('log.means')}</p>
        </div>
      </div>
    </>
  );
}

type Shown = NonNullable<Desk['figures']>;

function Figures({ figures, now }: { readonly figures: Shown; readonly now: number }) {
  const { people, tables, waiting, told, differing, unproven, jobs, since } = figures;
  const all: readonly (readonly [value: string, about: string])[] = [
    [String(people), t('figure.people', { count: people })],
    [String(tables), t('figure.tables', { count: tables, waiting })],
    told === null ? ['–', t('figure.noTold')] : [t('ms', { ms: Math.round(told) }), t('figure.told')],
    [String(differing), t('figure.differing', { count: differing, unproven })],
    [String(jobs), t('figure.jobs', { count: jobs })],
    [momentText(since, now), t('figure.since')],
  ];
  return (
    <dl className="card desk-figures" aria-label={t('figures')}>
      {all.map(([value, about]) => (
        <div key={about}>
          <dt>{about}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unsent({ desk }: { readonly desk: Desk }) {
  if (desk.unsent.length === 0) return null;
  return (
    <Part title={t('unsent')} count={desk.unsent.length}>
      <Card>
        <ul className="desk-rows">
          {desk.unsent.map(({ at, to, why }) => (
            <li key={`${at} ${to}`}>
              <Icon name="warn" />
              <div>
                <b>{t('unsent.mail', { to })}</b>
                <p>
                  {why} · {momentText(at, desk.now)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  );
}

export function Faults({ desk: { faults, now } }: { readonly desk: Pick<Desk, 'faults' | 'now'> }) {
  if (faults.length === 0) return null;
  return (
    <Part title={t('faults')} count={faults.length}>
      <Card>
        <ul className="desk-rows">
          {faults.map(({ at, number, what }) => (
            <li key={number}>
              <Icon name="warn" />
              <div>
                <b>{t('faults.number', { number })}</b>
                <p>
                  {what} · {momentText(at, now)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Part>
  );
}
