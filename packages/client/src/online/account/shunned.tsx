import type { Shunned } from '@roundhouse/protocol/own';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { Row, Section } from './section.tsx';
import { accountText as t } from './texts.ts';

/** The people whom I have muted or blocked; nothing where there are none. */
export function ShunnedPeople() {
  const [people, setPeople] = useState<readonly Shunned[]>([]);
  useEffect(() => {
    void attempt(() => call('shunned', {})).then((answer) => setPeople(answer?.people ?? []));
  }, []);
  if (people.length === 0) return null;
  const drop = async ({ id }: Shunned) => {
    if (await attempt(() => call('dropShunned', { at: { id } })))
      setPeople((all) => all.filter((one) => one.id !== id));
  };
  return (
    <Section title={t('shunned.title')}>
      {people.map((one) => (
        <Row key={one.id} name={<bdi>{one.name}</bdi>} about={t(`shunned.${one.how}`)}>
          <Button size="small" aria-label={t('shunned.dropOf', { name: one.name })} onClick={() => void drop(one)}>
            {t('shunned.drop')}
          </Button>
        </Row>
      ))}
    </Section>
  );
}
