import { useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { useRecordText } from '../../record/texts.ts';
import { asTabs, type Cells } from './table-text.ts';

/** Puts a table on the clipboard as a spreadsheet takes it. */
export function CopyTable({ name, cells }: { readonly name: string; readonly cells: () => Cells }) {
  const t = useRecordText();
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    const text = asTabs(cells());
    const done = await copyText(text);
    setCopied(done ? text : null);
    setFailed(!done);
  };
  const isCopied = copied !== null && copied === asTabs(cells());
  return (
    <>
      <Button size="small" onClick={() => void copy()} aria-label={`${t('ledger.copy')}: ${name}`}>
        <Icon name={isCopied ? 'check' : 'copy'} /> {t(isCopied ? 'ledger.copied' : 'ledger.copy')}
      </Button>
      <span role="status" className={failed ? 'hint' : 'unseen'}>
        {failed ? t('ledger.copyNot') : isCopied ? t('ledger.copied') : ''}
      </span>
    </>
  );
}
