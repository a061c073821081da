import type { DeskGame, DeskTable } from '@roundhouse/protocol/desk';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { WordsDialog } from '../../app/words-dialog.tsx';
import type { Trigger } from '../../ui/first-press.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { tableAddress } from '../links.ts';
import { deskText as t } from './texts.ts';

const LONGEST_REASON = 200;

interface Props {
  readonly table: Pick<DeskTable, 'id' | 'name'> & Partial<Pick<DeskTable, 'held'>>;
  readonly onDone: () => Promise<unknown>;
  /** The button that opens it. */
  readonly children: Trigger;
}

/** What can be done with a table; whatever others notice asks for a reason first. */
export function TableMenu({ table: { id, name, held }, onDone, children }: Props) {
  const [, go] = useLocation();
  const [asked, setAsked] = useState<'look' | 'hold' | 'end' | null>(null);
  const change = async (body: DeskGame) => {
    if (!(await attempt(() => call('changeAtDesk', { at: { id }, body })))) return;
    if (body.what === 'look') go(tableAddress(id));
    else await onDone();
  };
  return (
    <>
      <Menu trigger={children}>
        <MenuItem onSelect={() => setAsked('look')}>{t('table.look')}</MenuItem>
        {held ? (
          <MenuItem onSelect={() => void change({ what: 'release' })}>{t('table.release')}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsked('hold')}>{t('table.hold')}</MenuItem>
        )}
        <MenuItem onSelect={() => setAsked('end')}>{t('table.end')}</MenuItem>
      </Menu>
      {asked && (
        <WordsDialog
          title={t(`why.${asked}`, { name })}
          label={t('why.label')}
          words=""
          longest={LONGEST_REASON}
          save={t(`why.go.${asked}`)}
          required
          onWords={(reason) => void change({ what: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
