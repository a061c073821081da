import { frameName } from '@roundhouse/kernel';
import { IPO, POOL, sharesOf } from '@roundhouse/rail';
import { isBrown, sharePrice } from '@roundhouse/titles/1843/face';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { Button, Icon, IconButton } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { tried } from './several.ts';
import { as1843 } from './state.ts';
import './brown-zone.css';

/** Companies in the brown zone, of which any number of certificates is bought in one action; one of them is opened at a time. */
export function BrownZone({ frame, decided }: PartProps) {
  const { s, title, me, say } = useTable('s', 'title', 'me', 'say');
  const [opened, open] = useState<string | null>(null);
  if (!decided || me === null) return null;
  const wish = { by: me, frame: frameName(frame), ipo: 0, pool: 0 };
  const canBuy = (company: string): boolean =>
    tried(title, s, { ...wish, company, ipo: 1 }).refusal === null ||
    tried(title, s, { ...wish, company, pool: 1 }).refusal === null;
  const companies = Object.keys(s.companies).filter((company) => isBrown(as1843(s), company) && canBuy(company));
  if (companies.length === 0) return null;
  return (
    <section className="options" aria-label={say('own.brown.title')}>
      <h3 className="label">{say('own.brown.title')}</h3>
      <div className="option-list">
        {companies.map((company) => (
          <div key={company} className={company === opened ? 'option option-chosen' : 'option'}>
            <Head
              company={company}
              open={company === opened}
              toggle={() => open(company === opened ? null : company)}
            />
            {company === opened && <Several {...wish} company={company} />}
          </div>
        ))}
      </div>
    </section>
  );
}

interface HeadProps {
  readonly company: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

function Head({ company, open, toggle }: HeadProps) {
  const { s, say } = useTable('s', 'say');
  const places = [IPO, POOL].filter((from) => sharesOf(s, company, from) > 0);
  const least = Math.min(...places.map((from) => sharePrice(as1843(s), company, from)));
  const words = places.map((from) =>
    say(from === IPO ? 'own.brown.ipo' : 'own.brown.pool', {
      price: sharePrice(as1843(s), company, from),
      there: sharesOf(s, company, from),
    }),
  );
  return (
    <button type="button" aria-expanded={open} onClick={toggle}>
      <Disc id={company} size={26} />
      <span className="option-words">
        <b>{company}</b>
        <span>{words.join(' · ')}</span>
      </span>
      <span className="option-amount">{say('own.brown.from', { price: least })}</span>
    </button>
  );
}

interface SeveralProps {
  readonly by: string;
  readonly frame: string;
  readonly company: string;
}

/** Two steppers, the sum, and one button for all. */
function Several({ by, frame, company }: SeveralProps) {
  const { s, title, act, say } = useTable('s', 'title', 'act', 'say');
  const [ipo, setIpo] = useState(0);
  const [pool, setPool] = useState(0);
  const now = tried(title, s, { by, frame, company, ipo, pool });
  const allows = (more: { readonly ipo: number; readonly pool: number }): boolean =>
    tried(title, s, { by, frame, company, ...more }).refusal === null;
  const buy = async (): Promise<void> => {
    for (const action of now.actions) if (!(await act(action))) return;
  };
  const places = [
    { from: IPO, text: 'own.brown.ipo', count: ipo, set: setIpo, more: { ipo: ipo + 1, pool } },
    { from: POOL, text: 'own.brown.pool', count: pool, set: setPool, more: { ipo, pool: pool + 1 } },
  ] as const;
  return (
    <div className="several">
      {places.map(({ from, text, count, set, more }) => {
        const price = sharePrice(as1843(s), company, from);
        const words = say(text, { price, there: sharesOf(s, company, from) });
        return (
          <div key={from} className="stepper" role="group" aria-label={words}>
            <span>{words}</span>
            <IconButton label={say('openField.less')} disabled={count === 0} onClick={() => set(count - 1)}>
              <Icon name="minus" />
            </IconButton>
            <b className="num">{count}</b>
            <IconButton label={say('openField.more')} disabled={!allows(more)} onClick={() => set(count + 1)}>
              <Icon name="plus" />
            </IconButton>
            <span className="num several-part">{count * price}</span>
          </div>
        );
      })}
      <p className="several-sum">
        <span>{say('own.brown.sum')}</span>
        <Cash amount={now.cost} />
      </p>
      <Button disabled={now.actions.length === 0 || now.refusal !== null} onClick={() => void buy()}>
        {say('own.brown.buy', { count: now.actions.length, company })}
      </Button>
    </div>
  );
}
