import type { Desk } from '@roundhouse/protocol/desk';
import { Card } from '../../ui/card.tsx';
import { deskText as t } from './texts.ts';

/** How this process is set up, as `--print-config` says it. */
export function DeskSettings({ desk: { settings } }: { readonly desk: Pick<Desk, 'settings'> }) {
  return (
    <section className="desk-part" aria-label={t('tab.settings')}>
      <Card>
        {settings.length === 0 && <p className="desk-none">{t('settings.none')}</p>}
        <ul className="desk-rows">
          {settings.map(({ name, shown, from }) => (
            <li key={name}>
              <div>
                <b>{name}</b>
                <p>
                  <code>{shown}</code> · {from === 'usual' ? t('settings.usual') : t('settings.from', { from })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <p className="desk-means">{t('settings.means')}</p>
    </section>
  );
}
