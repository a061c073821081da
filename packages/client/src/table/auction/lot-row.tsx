import { unavailable } from '@roundhouse/kernel';
import { about, bidsOn, type RowAuction } from '@roundhouse/rail';
import type { ReactNode } from 'react';
import { Avatar, classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Follows } from '../decision/follows.tsx';
import { OpenFieldInput } from '../decision/open-field.tsx';
import { Refusals } from '../decision/refusals.tsx';
import type { Row } from '../decision/rows.ts';
import { useChoice } from '../decision/use-choice.ts';
import { useTableStore } from '../store.ts';
import './auction.css';

interface Props {
  readonly auction: RowAuction;
  readonly lot: string;
  /** Somebody here may buy or bid now. */
  readonly own: boolean;
  /** The lot that is looked at, by who only looks on too. */
  readonly looked: string | null;
  readonly look: (lot: string | null) => void;
  readonly className?: string | false;
  /** What stands for it in few letters, where that is not its own. */
  readonly badge?: ReactNode;
  /** What it is called, where its name is too long for a row. */
  readonly name?: string;
  readonly terms: (row: Row | undefined) => ReactNode;
  /** What else there is to say of a lot that is looked at. */
  readonly more?: ReactNode;
}

/** One private in an auction: who has bid what, what it takes, and all about it when it is looked at. */
export function LotRow({ auction, lot, own, looked, look, className, badge, name, terms, more }: Props) {
  const { s, material, names } = useTable('s', 'material', 'names');
  const { groups, row: chosen, outcome } = useChoice();
  const choose = useTableStore((store) => store.choose);
  const rows = own ? groups.flatMap(({ rows: list }) => list) : [];
  const row = rows.find(({ choice }) => choice.fields['private'] === lot);
  const card = material.privates.find(({ id }) => id === lot)!;
  const open = row ? chosen?.key === row.key : looked === lot;
  const hammered = s.stack.at(-1)?.kind === 'lotAuction' && s.stack.at(-1)?.of === lot;
  const press = (): void => {
    look(looked === lot ? null : lot);
    if (row) choose(row.key);
  };
  return (
    <div className={classes('option', 'lot', open && 'option-chosen', hammered && 'lot-now', className)}>
      <button type="button" aria-pressed={open} data-row={row?.key} onClick={press}>
        {badge ?? <span className="option-private">{names.lot(lot)}</span>}
        <span className="option-words">
          <b title={card.name} data-thing={`private:${lot}`}>
            {name ?? card.name}
          </b>
          {!open && <span className="lot-power">{card.power}</span>}
          <Bids auction={auction} lot={lot} />
        </span>
        <span className="lot-terms">{terms(row)}</span>
      </button>
      {open && (
        <div className="lot-more">
          <p>{card.power}</p>
          {more}
          {row?.open.map(([part, openField]) => (
            <OpenFieldInput key={part} name={part} openField={openField} row={row} />
          ))}
          {row && <Follows row={row} outcome={outcome} />}
          {own && !row && <WhyNot lot={lot} />}
        </div>
      )}
    </div>
  );
}

function Bids({ auction, lot }: { readonly auction: RowAuction; readonly lot: string }) {
  const { seats, names, say } = useTable('seats', 'names', 'say');
  const bids = bidsOn(auction, lot);
  if (bids.length === 0) return <span>{say('own.auction.noBid')}</span>;
  return (
    <span className="lot-bids">
      {bids.map(({ player, amount }) => (
        <span key={player}>
          <Avatar name={names.player(player)} seat={seats.findIndex((seat) => seat.player === player)} size={16} />
          {names.player(player)} <b className="num">{amount}</b>
        </span>
      ))}
    </span>
  );
}

/** Why nothing can be done about it now. */
function WhyNot({ lot }: { readonly lot: string }) {
  const { title, s, me } = useTable('title', 's', 'me');
  const all = me === null ? [] : unavailable(title, s, me, { subject: about.private(lot) });
  const seen = new Set<string>();
  const list = all.filter(({ refusal: { text } }) => !seen.has(text) && seen.add(text));
  return <Refusals list={list} />;
}
