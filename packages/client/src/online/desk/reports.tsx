import type { Report, Settle } from '@roundhouse/protocol/desk';
import { joinWords } from '@roundhouse/rail';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { BanDialog } from './ban-dialog.tsx';
import { Part } from './part.tsx';
import { TableMenu } from './table-menu.tsx';
import { deskText as t } from './texts.ts';
import type { DeskState } from './use-desk.ts';

/** The words that were reported, and nothing else that was said there. */
export function Reports({ state }: { readonly state: DeskState }) {
  const { reports, now } = state.desk!;
  const [banned, setBanned] = useState<Report | null>(null);
  const settle = async ({ game, side, n }: Report, how: Settle['how']) => {
    if (await attempt(() => call('settleReport', { body: { game, side, n, how } }))) await state.again();
  };
  return (
    <Part title={t('reports')} count={reports.length}>
      <Card className="desk-reports">
        {reports.length === 0 && <p className="desk-none">{t('reports.none')}</p>}
        {reports.map((one) => (
          <article key={`${one.game} ${one.side} ${one.n}`}>
            <p>
              <b>{one.by.length === 0 ? t('reports.gone') : joinWords(one.by)}</b>{' '}
              {t('reports.say', { count: one.by.length })} <b>{one.author}</b>
              <small>
                {' '}
                · {one.table} {one.side === 'watchers' && `· ${t('reports.watchers')}`} · {momentText(one.at, now)}
              </small>
            </p>
            <blockquote>{one.words}</blockquote>
            <div className="desk-answers">
              <Button size="small" onClick={() => void settle(one, 'silence')}>
                {t('reports.silence')}
              </Button>
              <Button size="small" kind="danger" onClick={() => setBanned(one)}>
                {t(one.account ? 'reports.ban' : 'reports.banGuest')}
              </Button>
              <Button size="small" kind="quiet" onClick={() => void settle(one, 'nothing')}>
                {t('reports.nothing')}
              </Button>
              <TableMenu table={{ id: one.game, name: one.table }} onDone={state.again}>
                <Button size="small" kind="quiet">
                  {t('reports.table')}
                </Button>
              </TableMenu>
            </div>
          </article>
        ))}
      </Card>
      {banned && (
        <BanDialog
          name={banned.author}
          isGuest={!banned.account}
          onBan={() => settle(banned, 'ban')}
          onClose={() => setBanned(null)}
        />
      )}
    </Part>
  );
}
