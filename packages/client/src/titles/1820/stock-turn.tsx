import { cashOf, POOL, TREASURY } from '@roundhouse/rail';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { OptionGroup } from '../../table/decision/option-group.tsx';
import { Refusals } from '../../table/decision/refusals.tsx';
import type { Row, RowGroup } from '../../table/decision/rows.ts';
import { RowsFold } from '../../table/decision/rows-fold.tsx';
import { useChoice } from '../../table/decision/use-choice.ts';
import { textOf } from '@roundhouse/rail/telling/details';
import { Cash } from '../../table/parts/amounts.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { useTableStore } from '../../table/store.ts';
import { Avatar } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { frameOf } from './state.ts';
import './stock-turn.css';

/** What this part shows itself: shares and lobbies. */
const STOCK_MOVES: readonly string[] = ['buy', 'sell', 'redeem', 'lobby', 'raise'];

/** For whom a row acts: a player or cousin, or the company that buys its own shares. */
const actsFor = ({ type, choice: { fields, by } }: Row): string =>
  type === 'redeem' ? textOf(fields, 'company') : textOf(fields, 'as') || by;

const isFromHolder = ({ type, choice: { fields } }: Row): boolean =>
  type === 'buy' && fields['from'] !== TREASURY && fields['from'] !== POOL;

/** Rows about companies in the order in which those stand everywhere: the dearest first. */
function inOrder(rows: readonly Row[], order: readonly string[]): readonly Row[] {
  const place = ({ choice: { fields } }: Row): number => order.indexOf(textOf(fields, 'company'));
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** A turn is for one of them: the player, a cousin or a company. What each can do stands under its name. */
export function StockTurnPart({ decided }: PartProps) {
  const { s, title, me, decision, say } = useTable('s', 'title', 'me', 'decision', 'say');
  const { groups, row: chosen } = useChoice();
  const pick = useTableStore((store) => store.pick);
  const [wanted, want] = useState<string | null>(null);
  const turn = frameOf(s, 'stockTurn');
  if (!decided || !turn || me === null) return null;
  const own = groups.filter(({ type }) => STOCK_MOVES.includes(type));
  const all = [...new Set([turn.of, ...own.flatMap(({ rows }) => rows.map(actsFor))])];
  const now = [wanted, turn.as, turn.of].find((one) => one !== null && all.includes(one))!;
  const order = title.operatingOrder(s);
  const shown = own
    .map(({ type, rows }) => ({
      type,
      rows: inOrder(
        rows.filter((row) => actsFor(row) === now),
        order,
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const choose = (one: string): void => {
    want(one);
    pick({ option: null, values: {}, refusal: null });
  };
  return (
    <>
      {all.length > 1 && <ForWhom all={all} now={now} choose={choose} />}
      {shown.map((group) => (
        <Shares key={group.type} group={group} chosen={chosen} />
      ))}
      {shown.length === 0 && <p className="hint">{say('own.turn.nothing')}</p>}
      <Refusals list={decision?.unavailable ?? []} />
    </>
  );
}

interface ForProps {
  readonly all: readonly string[];
  readonly now: string;
  readonly choose: (one: string) => void;
}

function ForWhom({ all, now, choose }: ForProps) {
  const { s, names, say } = useTable('s', 'names', 'say');
  return (
    <div className="turn-for" role="group" aria-label={say('own.turn.for')}>
      <span className="label">{say('own.turn.for')}</span>
      {all.map((one) => (
        <button key={one} type="button" className="value" aria-pressed={one === now} onClick={() => choose(one)}>
          {one in s.companies ? (
            <Disc id={one} size={20} />
          ) : (
            <Avatar name={names.owner(one)} seat={s.players.indexOf(s.privates[one] ?? one)} size={16} />
          )}{' '}
          {one in s.privates ? names.lot(one) : names.owner(one)} <Cash amount={cashOf(s, one)} />
        </button>
      ))}
    </div>
  );
}

/** Shares that others would have to part with are folded away. */
function Shares({ group, chosen }: { readonly group: RowGroup; readonly chosen: Row | null }) {
  const { say } = useTable('say');
  const [asked, free] = [group.rows.filter(isFromHolder), group.rows.filter((row) => !isFromHolder(row))];
  return (
    <>
      {free.length > 0 && <OptionGroup group={{ ...group, rows: free }} chosen={chosen} />}
      {asked.length > 0 && (
        <section className="options">
          <RowsFold
            heading={<span className="label">{say('own.turn.ask')}</span>}
            count={asked.length}
            pointed={asked.some(({ key }) => key === chosen?.key)}
          >
            <OptionGroup group={{ ...group, rows: asked }} chosen={chosen} />
          </RowsFold>
        </section>
      )}
    </>
  );
}
