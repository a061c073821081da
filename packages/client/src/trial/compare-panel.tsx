import { grouped } from '@roundhouse/kernel';
import { useState } from 'react';
import { useTable } from '../table/context.tsx';
import type { Names } from '../table/names.ts';
import { copyText } from '../ui/copy-text.ts';
import { Button, Money } from '../ui/index.ts';
import { Select } from '../ui/select.tsx';
import { type Part, worthDifference, worthParts } from './compare.ts';
import { headOf } from './compare-view.tsx';
import { compare, useSession } from './context.ts';
import { GAME, lineOf, orderOf } from './lines.ts';
import { useLetter, useLineName } from './lines-panel.tsx';
import { trialText as t } from './texts.ts';
import { type Compared, useCompared } from './use-compared.ts';
import './compare.css';

/** Which two lines, what makes the difference, and the way on with either. */
export function ComparePanel() {
  const { comparing, compared } = useCompared();
  const { session, lines, open, game } = useSession();
  const ids = [...orderOf(lines), ...(open === GAME || lineOf(lines, open) ? [] : [open])];
  const goOn = (id: string) => {
    session.select(id);
    compare(null);
  };
  return (
    <>
      <header className="lines-head">
        <h2>{t('lines')}</h2>
        <span className="hint">{t('compare.pick')}</span>
      </header>
      <div className="decision-body compare-panel">
        <ul className="compare-pick">
          {ids.map((id) => (
            <Pick key={id} id={id} />
          ))}
        </ul>
        {compared && game.can.worths && <Difference compared={compared} />}
        {[comparing.a, comparing.b].map((id) => (
          <Comment key={id} id={id} />
        ))}
      </div>
      {compared && (
        <footer className="decision-footer">
          <GoOnWith id={compared.b.id} primary onGoOn={goOn} />
          <div className="decision-secondary">
            <GoOnWith id={compared.a.id} onGoOn={goOn} />
            <CopyAsText compared={compared} />
          </div>
        </footer>
      )}
    </>
  );
}

function Pick({ id }: { readonly id: string }) {
  const { comparing } = useCompared();
  const { session } = useSession();
  const letter = useLetter(id);
  const isPicked = comparing.a === id || comparing.b === id;
  const { name, what } = useLineName(id, session.courseOf(id));
  const pick = () => {
    if (comparing.b === id) return compare({ ...comparing, b: null });
    if (comparing.a === id) return comparing.b !== null && compare({ a: comparing.b, b: null, moment: null });
    compare({ ...comparing, b: id, moment: null });
  };
  return (
    <li>
      <label>
        <input type="checkbox" checked={isPicked} disabled={!session.courseOf(id)} onChange={pick} />
        <b>{letter}</b> <span>{name === '' ? what : name}</span>
      </label>
    </li>
  );
}

/** The difference taken apart into sums that add up. */
function Difference({ compared: { a, b } }: { readonly compared: Compared }) {
  const { title, names, seats } = useTable('title', 'names', 'seats');
  const { session } = useSession();
  const mine = session.origin.view.seats.find(({ kind }) => kind === 'here') ?? seats[0]!;
  const [player, setPlayer] = useState(mine.player);
  const parts = worthParts(title, a.state, b.state, player);
  return (
    <section aria-label={t('compare.difference')}>
      <header className="compare-difference">
        <h3 className="label">{t('compare.difference')}</h3>
        <Select
          label={t('compare.whose')}
          value={player}
          values={seats.map((seat) => ({ value: seat.player, label: names.player(seat.player) }))}
          onChange={setPlayer}
        />
      </header>
      {parts.length === 0 ? (
        <p className="hint">{t('compare.same', { who: names.player(player) })}</p>
      ) : (
        <table className="compare-parts">
          <tbody>
            {parts.map((part) => (
              <tr key={`${part.kind} ${'company' in part ? part.company : ''}`}>
                <td>
                  <Money amount={part.amount} signed />
                </td>
                <th scope="row">{wordsOf(part, names)}</th>
              </tr>
            ))}
            <tr className="compare-sum">
              <td>
                <Money amount={worthDifference(title, a.state, b.state, player)} signed />
              </td>
              <th scope="row">{t('compare.sum')}</th>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}

function wordsOf(part: Part, names: Names): string {
  const way = part.amount > 0 ? 'up' : 'down';
  switch (part.kind) {
    case 'price':
      return t('compare.part.price', {
        company: names.owner(part.company),
        amount: Math.abs(part.by),
        way,
        count: part.shares,
      });
    case 'shares':
      return t('compare.part.shares', {
        company: names.owner(part.company),
        price: part.price,
        way,
        count: Math.abs(part.by),
      });
    default:
      return t(`compare.part.${part.kind}`, { way });
  }
}

function Comment({ id }: { readonly id: string | null }) {
  const { lines } = useSession();
  const letter = useLetter(id ?? GAME);
  const comment = lineOf(lines, id)?.comment;
  if (!comment) return null;
  return (
    <blockquote className="own-note">
      <h3 className="label">{t('compare.comment', { letter })}</h3>
      <p>{comment}</p>
    </blockquote>
  );
}

interface GoOnProps {
  readonly id: string;
  readonly primary?: boolean;
  readonly onGoOn: (id: string) => void;
}

function GoOnWith({ id, primary = false, onGoOn }: GoOnProps) {
  const letter = useLetter(id);
  return (
    <Button kind={primary ? 'primary' : 'plain'} onClick={() => onGoOn(id)}>
      {t('compare.goOn', { letter })}
    </Button>
  );
}

/** The comparison as lines of text, for a message to somebody. */
function CopyAsText({ compared: { a, b, moment } }: { readonly compared: Compared }) {
  const { title, names, seats } = useTable('title', 'names', 'seats');
  const letters = [useLetter(a.id), useLetter(b.id)] as const;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const [before, after] = [title.score(a.state), title.score(b.state)];
    const head = headOf(moment);
    const rows = seats.map(({ player }) => {
      const amount = worthDifference(title, a.state, b.state, player);
      const sign = amount > 0 ? '+' : amount < 0 ? '−' : '±';
      return [
        names.player(player),
        `${letters[0]} ${grouped(before[player] ?? 0)}`,
        `${letters[1]} ${grouped(after[player] ?? 0)}`,
        `${sign}${grouped(Math.abs(amount))}`,
      ].join('\t');
    });
    setCopied(await copyText([head, ...rows].join('\n')));
  };
  return <Button onClick={() => void copy()}>{t(copied ? 'compare.copied' : 'compare.copy')}</Button>;
}
