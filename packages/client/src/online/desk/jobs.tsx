import type { Desk } from '@roundhouse/protocol/desk';
import { Card } from '../../ui/card.tsx';
import { deskText as t } from './texts.ts';

/** What is at work in this process beside what people ask of it. */
export function DeskJobs({ desk }: { readonly desk: Desk }) {
  const { jobs = 0, unproven = 0, differing = 0, waiting = 0 } = desk.figures ?? {};
  const going = desk.tables.filter(({ why }) => why.kind === 'goes').length;
  const rows = [
    [t('jobs.thinking'), t('jobs.thinkingNow', { count: jobs })],
    [t('jobs.proof'), t('jobs.proofNow', { unproven, differing })],
    [t('jobs.mail'), t('jobs.mailNow', { count: desk.unsent.length })],
    [t('jobs.tidy'), t('jobs.tidyNow', { count: going, waiting })],
  ];
  return (
    <section className="desk-part" aria-label={t('tab.jobs')}>
      <Card>
        <ul className="desk-rows">
          {rows.map(([name, now]) => (
            <li key={name}>
              <div>
                <b>{name}</b>
                <p>{now}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <p className="desk-means">{t('jobs.means')}</p>
    </section>
  );
}
