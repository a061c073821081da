import { POOL, type RailState } from '@roundhouse/rail';
import { lastColor } from '@roundhouse/titles/1843/face';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { Follows } from '../../table/decision/follows.tsx';
import { OptionRow } from '../../table/decision/option-row.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { Refusals } from '../../table/decision/refusals.tsx';
import { type Row, rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Cash } from '../../table/parts/amounts.tsx';
import { useTableStore } from '../../table/store.ts';
import { classes, TrainCard } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { Gauge, GaugeMarks } from './gauge.tsx';
import { type Side, sidesOnSale } from './offers.ts';
import { reachOf } from './reach.ts';
import './shop.css';

/** Trains on sale: the sides of the supply next to each other, in gray phase the old trains apart, then the pool. */
export function Shop({ frame, decided }: PartProps) {
  const { s, title, decision, say } = useTable('s', 'title', 'decision', 'say');
  const { groups, row, outcome } = useChoice();
  const [pointed, point] = useState<RailState | null>(null);
  if (!decided || !decision) return null;
  const rows = groups.find(({ type }) => type === 'buyTrain')?.rows ?? [];
  const supply = sidesOnSale({ title, s }, decision.by, rows);
  const pool = sidesOnSale({ title, s }, decision.by, rows, POOL);
  const isOld = ({ color }: Side): boolean => s.phase === lastColor && color !== lastColor;
  const [now, old] = [supply.filter((side) => !isOld(side)), supply.filter(isOld)];
  const isShown = (one: Row | null): boolean => [...supply, ...pool].some((side) => side.row?.key === one?.key);
  const others = rows.filter((one) => !isShown(one));
  const after = pointed ?? (row?.type.startsWith('buyTrain') && outcome?.ok ? outcome.done : undefined);
  return (
    <section className="shop" aria-label={say('own.shop.label')}>
      <Gauge company={frame.of!} {...(after ? { after } : {})} />
      <Shelf company={frame.of!} sides={now} point={point} shelf={now.length > 1 ? 'sides' : 'supply'} />
      <Shelf company={frame.of!} sides={old} point={point} shelf="old" />
      <Shelf company={frame.of!} sides={pool} point={point} shelf="pool" />
      {row && isShown(row) && <Follows row={row} outcome={outcome} />}
      {others.length > 0 && (
        <>
          <h3 className="label">{say('own.shop.others')}</h3>
          <div className="option-list">
            {others.map((one) => (
              <OptionRow key={one.key} row={one} chosen={one.key === row?.key} />
            ))}
          </div>
        </>
      )}
      <Refusals list={decision.unavailable.filter(({ type }) => type !== 'buyTrain')} />
    </section>
  );
}

interface ShelfProps {
  readonly company: string;
  readonly sides: readonly Side[];
  /** Of old trains a company may have one, for the money of its treasury. */
  readonly shelf: 'sides' | 'supply' | 'old' | 'pool';
  readonly point: (after: RailState | null) => void;
}

function Shelf({ company, sides, shelf, point }: ShelfProps) {
  const { say } = useTable('say');
  if (sides.length === 0) return null;
  const old = shelf === 'old';
  const mixed = old || shelf === 'pool';
  return (
    <>
      <h3 className="label shop-head">
        <span>{say(`own.shop.${shelf}`)}</span>
        {!mixed && <span>{say('own.shop.left', { count: sides[0]!.copies })}</span>}
      </h3>
      {old && <p className="hint">{say('own.shop.oldHint')}</p>}
      <ul className={old ? 'shop-old' : 'shop-sides'}>
        {sides.map((side) => (
          <li key={`${side.color} ${side.face.name}`}>
            <SideCard {...{ company, side, mixed, old, point }} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SideProps {
  readonly company: string;
  readonly side: Side;
  /** It stands among others of which there are more or fewer. */
  readonly mixed: boolean;
  readonly old: boolean;
  readonly point: (after: RailState | null) => void;
}

/** A side with its price, how far it runs and what it does to the limits; one that cannot be had says why. */
function SideCard({ company, side: { face, beneath, color, copies, row, refusal }, mixed, old, point }: SideProps) {
  const { s, title, say } = useTable('s', 'title', 'say');
  const { row: taken } = useChoice();
  const chosen = row !== null && row.key === taken?.key;
  const choose = useTableStore((store) => store.choose);
  const outcome = row && outcomeOf(title, s, rowAction(row));
  const after = outcome?.ok ? outcome.done : null;
  return (
    <button
      type="button"
      className={classes('card', 'side-card', chosen && 'option-chosen')}
      aria-pressed={chosen}
      disabled={!row}
      data-row={row?.key}
      title={refusal?.text}
      onClick={() => row && choose(row.key)}
      onPointerEnter={() => point(after)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(after)}
      onBlur={() => point(null)}
    >
      <TrainCard name={face.name} color={color} other={beneath && say('own.shop.beneath', { side: beneath })} />
      <b>
        <Cash amount={face.price} />
        {mixed && <small className="num">{say('own.shop.copies', { count: copies })}</small>}
      </b>
      {refusal ? (
        <span>{refusal.text}</span>
      ) : (
        <>
          <span>
            {reachOf(face)
              .map(({ id, values }) => say(id, values))
              .join(say('own.reach.or'))}
          </span>
          {!old && after && <GaugeMarks company={company} after={after} />}
        </>
      )}
    </button>
  );
}
