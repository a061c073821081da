import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import '../../messages/parts.ts';
import { useTableStore } from '../store.ts';
import { ForDevelopers } from './for-developers.tsx';
import { InWords } from './in-words.tsx';
import { explainText as t } from './texts.ts';
import './explain.css';

const KEY = 'roundhouse.developer';

/**
 * The position explained: in plain words, and behind a switch as the rules see it. A drawer beside the table, which stays in use.
 */
export function Explain() {
  const { say } = useTable('say');
  const { explaining, setExplaining } = useTableStore();
  const [develops, setDevelops] = useState(() => kept() === 'on');
  return (
    <Radix.Root modal={false} open={explaining} onOpenChange={setExplaining}>
      <Radix.Portal>
        <Radix.Content
          className="explain"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="explain-head">
            <Radix.Title className="dialog-title">{say('keys.explain')}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={say('ui.close')}>
                <Icon name="close" />
              </IconButton>
            </Radix.Close>
          </div>
          <InWords />
          <label className="explain-switch">
            <input
              type="checkbox"
              checked={develops}
              onChange={({ target: { checked } }) => {
                keep(checked ? 'on' : 'off');
                setDevelops(checked);
              }}
            />
            {t('explain.developer')}
          </label>
          {develops && <ForDevelopers />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Not remembered, but done.
  }
}
