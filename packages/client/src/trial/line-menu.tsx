import { useState } from 'react';
import { LONGEST_NAME, LONGEST_TEXT } from '@roundhouse/kernel';
import { notice } from '../app/notices.tsx';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator } from '../ui/index.ts';
import { lazyPart } from '../app/lazy-part.tsx';
import { useSession } from './context.ts';
import { GAME, lineOf, orderOf } from './lines.ts';
import { trialText as t } from './texts.ts';
import type { WordsProps } from '../app/words-dialog.tsx';

const WordsDialog = lazyPart<WordsProps>(async () => (await import('../app/words-dialog.tsx')).WordsDialog);

/** What can be done with a line. The game itself can only be put in another place. */
export function LineMenu({ id, letter }: { readonly id: string; readonly letter: string }) {
  const { session, lines } = useSession();
  const [asking, setAsking] = useState<'name' | 'comment' | null>(null);
  const line = lineOf(lines, id);
  const place = orderOf(lines).indexOf(id);
  const last = orderOf(lines).length - 1;
  const remove = () => {
    if (!line) return session.remove(id);
    session.remove(id);
    notice((toast) =>
      toast(t('line.deleted', { letter }), {
        action: { label: t('line.restore'), onClick: () => session.restore(line, place) },
      }),
    );
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton className="line-menu" label={t('line.menu', { letter })}>
            <Icon name="more" />
          </IconButton>
        }
      >
        {id !== GAME && (
          <>
            <MenuItem onSelect={() => setAsking('name')}>{t('line.rename')}</MenuItem>
            <MenuItem onSelect={() => setAsking('comment')}>{t('line.comment')}</MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem disabled={place <= 0} onSelect={() => session.move(id, 0)}>
          {t('line.first')}
        </MenuItem>
        <MenuItem disabled={place <= 0} onSelect={() => session.move(id, place - 1)}>
          {t('line.up')}
        </MenuItem>
        <MenuItem disabled={place < 0 || place >= last} onSelect={() => session.move(id, place + 1)}>
          {t('line.down')}
        </MenuItem>
        {id !== GAME && (
          <>
            <MenuSeparator />
            <MenuItem danger onSelect={remove}>
              {t('line.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {asking && (
        <WordsDialog
          title={t(asking === 'name' ? 'line.rename' : 'line.comment')}
          label={t(`words.${asking}`, { letter })}
          longest={asking === 'name' ? LONGEST_NAME : LONGEST_TEXT}
          words={line?.[asking] ?? ''}
          save={t('words.save')}
          onWords={(words) => session.describe(id, { [asking]: words })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
