import type { DeskTable } from '@roundhouse/protocol/desk';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { titleName } from '../home/table-cards.tsx';
import { TableMenu } from './table-menu.tsx';
import { deskText as t } from './texts.ts';

interface Props<T extends DeskTable> {
  readonly tables: readonly T[];
  readonly now: number;
  readonly about?: (table: T) => string;
  readonly onDone: () => Promise<unknown>;
}

/** Tables with what can be done about them. */
export function Tables<T extends DeskTable>({ tables, now, about, onDone }: Props<T>) {
  return (
    <Card>
      <ul className="desk-tables">
        {tables.map((table) => (
          <li key={table.id}>
            <div>
              <b>
                <bdi>{table.name}</bdi>
              </b>
              <p>
                {titleName(table.title)} · {stateOf(table)} ·{' '}
                {about ? about(table) : t('table.changed', { time: momentText(table.changed, now) })}
              </p>
            </div>
            <span className="desk-people" role="img" aria-label={table.people.filter(Boolean).join(', ')}>
              {table.people.map((name, i) =>
                name === null ? <span key={i} className="desk-free" /> : <Avatar key={i} name={name} seat={i} />,
              )}
            </span>
            <TableMenu table={table} onDone={onDone}>
              <IconButton label={t('table.menu', { name: table.name })}>
                <Icon name="more" />
              </IconButton>
            </TableMenu>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stateOf({ held, status, n }: DeskTable): string {
  if (held) return t('table.held');
  return status === 'playing' ? t('table.playing', { n }) : t(`table.${status}`);
}
