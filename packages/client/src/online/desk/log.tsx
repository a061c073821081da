import type { Deed } from '@roundhouse/protocol/desk';
import { Card } from '../../ui/card.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { deskText as t, type DeskTextId } from './texts.ts';
import type { DeskState } from './use-desk.ts';

/** What those who look after this server did, the latest first. */
export function DeskLog({ state }: { readonly state: DeskState }) {
  const { deeds, now } = state.desk!;
  return (
    <section className="desk-part" aria-label={t('log')}>
      <Card>
        {deeds.length === 0 && <p className="desk-none">{t('log.none')}</p>}
        <ul className="desk-rows">
          {deeds.map((deed, i) => (
            <li key={i}>
              <div>
                <p>
                  <b>{deed.name === '' ? t('log.gone') : deed.name}</b> {t(`deed.${deed.what}` as DeskTextId)}{' '}
                  <Object deed={deed} />
                </p>
                <p>{momentText(deed.at, now)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <p className="desk-means">{t('log.means')}</p>
    </section>
  );
}

function Object({ deed: { game, about, what } }: { readonly deed: Deed }) {
  const isPerson = game === null || what === 'settle';
  if (isPerson) return <bdi>{about}</bdi>;
  return (
    <>
      <code>{game}</code>
      {about !== '' && `: ${about}`}
    </>
  );
}
