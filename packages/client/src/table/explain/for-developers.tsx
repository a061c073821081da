import { useMemo, useState } from 'react';
import { framesOf, offersOf } from '@roundhouse/kernel/explain';
import { useTable } from '../context.tsx';
import { OfferList } from './offer-list.tsx';
import { Trial } from './trial.tsx';

/** The position as the rules see it: all that is offered and refused, and an action to try without doing it. */
export function ForDevelopers() {
  const { title, s, at, names } = useTable('title', 's', 'at', 'names');
  const [text, setText] = useState('{ "type": "pass" }');
  const offers = useMemo(() => offersOf(title, s), [title, s]);
  return (
    <>
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
    </>
  );
}
