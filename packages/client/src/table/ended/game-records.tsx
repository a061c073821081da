import { grouped } from '@roundhouse/kernel';
import { type ReactNode, useDeferredValue } from 'react';
import type { Step } from '../../game/handle.ts';
import { Avatar } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Disc } from '../parts/disc.tsx';
import { recordsOf } from './records.ts';
import { endedText as t } from './texts.ts';

const NONE: readonly Step[] = [];

/** What this game will be remembered for. */
export function GameRecords() {
  const { game, view, title, s, names } = useTable('game', 'view', 'title', 's', 'names');
  const steps = useDeferredValue(view.steps, NONE);
  if (steps === NONE) return null;
  const { run, paid, dividends, moves, rounds } = recordsOf(title.roundName(game.at(0)), steps, s.players);
  return (
    <section className="ended-records">
      <h3 className="label">{t('records')}</h3>
      <dl>
        {run && (
          <Row
            picture={<Disc id={run.company} size={18} />}
            name={`${run.company} ${t('record.run', { round: run.round })}`}
          >
            {grouped(run.amount)}
          </Row>
        )}
        {paid && (
          <Row picture={<Disc id={paid.company} size={18} />} name={`${paid.company} ${t('record.paid')}`}>
            {grouped(paid.amount)}
          </Row>
        )}
        {dividends && (
          <Row
            picture={
              <Avatar name={names.player(dividends.player)} seat={s.players.indexOf(dividends.player)} size={18} />
            }
            name={`${names.player(dividends.player)} ${t('record.dividends')}`}
          >
            {grouped(dividends.amount)}
          </Row>
        )}
        <Row name={t('record.moves')}>{grouped(moves)}</Row>
        <Row name={t('record.rounds')}>{rounds}</Row>
      </dl>
    </section>
  );
}

interface RowProps {
  readonly picture?: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

const Row = ({ picture, name, children }: RowProps) => (
  <div>
    <dt>
      {picture} <bdi>{name}</bdi>
    </dt>
    <dd className="num">{children}</dd>
  </div>
);
