import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { tableAddress } from '../links.ts';
import type { ListedTable } from '../tables.ts';
import { onlineText as t } from '../texts.ts';

const DAY = 24 * 60 * 60 * 1000;

const daysUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / DAY));

/** Tables of mine that have not begun for two weeks: they stay if I say so, and go by themselves otherwise. */
export function Untouched({ tables }: { readonly tables: readonly ListedTable[] }) {
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const asked = tables.filter(({ id, goes }) => goes !== undefined && !answered.includes(id));
  const answer = (id: string, work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      setAnswered((old) => [...old, id]);
    });
  return asked.map(({ id, name, goes }) => (
    <Card key={id} role="status" className="untouched">
      <p>
        <Link href={tableAddress(id)}>
          <bdi>{name}</bdi>
        </Link>{' '}
        {t('untouched.text', { days: daysUntil(goes!) })}
      </p>
      <Button size="small" onClick={() => answer(id, () => call('changeGame', { at: { game: id }, body: {} }))}>
        {t('untouched.keep')}
      </Button>
      <Button size="small" onClick={() => answer(id, () => call('removeGame', { at: { game: id } }))}>
        {t('untouched.remove')}
      </Button>
    </Card>
  ));
}
