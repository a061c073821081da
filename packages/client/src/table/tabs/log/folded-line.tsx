import { joinWords } from '@roundhouse/rail';
import { Fragment, useState } from 'react';
import { useTable } from '../../context.tsx';
import type { Folded } from '../../record/fold.ts';
import { useRecordText } from '../../record/texts.ts';
import { LogItem } from './log-line.tsx';

/** Lines that say the same as one; a press shows each. */
export function FoldedLine({ folded: { lines, as } }: { readonly folded: Folded }) {
  const t = useRecordText();
  const { names } = useTable('names');
  const [open, setOpen] = useState(false);
  const last = lines.at(-1)!;
  const count = lines.length;
  if (count === 1) return <LogItem line={last} />;
  const switchButton = (
    <button type="button" className="log-unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
      {t(open ? 'log.fold' : 'log.unfold', { count })}
    </button>
  );
  if (open)
    return (
      <>
        {lines.map((line, at) => (
          // Lines never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>
            <LogItem line={line} more={at === 0 ? switchButton : undefined} />
          </Fragment>
        ))}
      </>
    );
  const players = [...new Set(lines.map(({ told, by }) => told?.subject ?? by))].map((id) => names.owner(id));
  const words =
    as === 'passes'
      ? `${joinWords(players)} ${t('log.passAll', { count: players.length })}`
      : as === 'skipped'
        ? t('log.skippedSteps', { count })
        : undefined;
  return <LogItem line={last} words={words} times={as === 'same' ? count : undefined} more={switchButton} />;
}
