import { Dialog as Radix } from 'radix-ui';
import { useMemo, useState } from 'react';
import { framesOf, offersOf } from '@roundhouse/kernel/explain';
import { Icon, IconButton } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { OfferList } from './offer-list.tsx';
import { Trial } from './trial.tsx';
import './explain.css';

/**
 * The position taken apart, for whoever wonders about a rule: all that is offered and refused, and an action to try
 * without doing it. A drawer beside the table, which stays in use.
 */
export function Explain() {
  const { title, s, at, say, names } = useTable('title', 's', 'at', 'say', 'names');
  const { explaining, setExplaining } = useTableStore();
  const [text, setText] = useState('{ "type": "pass" }');
  const offers = useMemo(() => offersOf(title, s), [title, s]);
  return (
    <Radix.Root modal={false} open={explaining} onOpenChange={setExplaining}>
      <Radix.Portal>
        <Radix.Content
          className="explain"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="explain-head">
            <Radix.Title className="dialog-title">{say('keys.explain')}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={say('ui.close')}>
                <Icon name="close" />
              </IconButton>
            </Radix.Close>
          </header>
          <p className="explain-frames">{[at, ...framesOf(s)].join(' › ')}</p>
          <Trial text={text} onText={setText} />
          {[...new Set(offers.map(({ by }) => by))].map((by) => (
            <section key={by}>
              <h3>{names.player(by)}</h3>
              <OfferList
                offers={offers.filter((offer) => offer.by === by)}
                onTry={(action) => setText(JSON.stringify(action, null, 1))}
              />
            </section>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
