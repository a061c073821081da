import type { RailState } from '@roundhouse/rail';
import { lastColor } from '@roundhouse/titles/1843/face';
import { useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { Follows } from '../../table/decision/follows.tsx';
import { OptionRow } from '../../table/decision/option-row.tsx';
import { outcomeOf } from '../../table/decision/consequences.ts';
import { Refusals } from '../../table/decision/refusals.tsx';
import { rowAction } from '../../table/decision/rows.ts';
import { useChoice } from '../../table/decision/use-choice.ts';
import { Cash } from '../../table/parts/amounts.tsx';
import { useTableStore } from '../../table/store.ts';
import { classes, TrainCard } from '../../ui/index.ts';
import type { PartProps } from '../presentation.ts';
import { Gauge, GaugeMarks } from './gauge.tsx';
import { type Side, sidesOnSale } from './offers.ts';
import { reachOf } from './reach.ts';

/** Trains on sale: the sides of the supply next to each other, in gray phase the old trains apart, then the pool. */
export function Shop({ frame, decided }: PartProps) {
  const { s, title, decision, say } = useTable();
  const { groups, row, outcome } = useChoice();
  const [pointed, point] = useState<RailState | null>(null);
  if (!decided || !decision) return null;
  const rows = groups.find(({ type }) => type === 'buyTrain')?.rows ?? [];
  const sides = sidesOnSale({ title, s }, decision.by, rows);
  const isOld = ({ color }: Side): boolean => s.phase === lastColor && color !== lastColor;
  const [now, old] = [sides.filter((side) => !isOld(side)), sides.filter(isOld)];
  const others = rows.filter((one) => !sides.some((side) => side.row?.key === one.key));
  const inSupply = sides.some((side) => side.row !== null && side.row.key === row?.key);
  const after = pointed ?? (row?.type.startsWith('buyTrain') && outcome?.ok ? outcome.done : undefined);
  return (
    <section className="shop" aria-label={say('own.shop.label')}>
      <Gauge company={frame.of!} {...(after ? { after } : {})} />
      <Shelf company={frame.of!} sides={now} point={point} old={false} />
      <Shelf company={frame.of!} sides={old} point={point} old />
      {inSupply && row && <Follows row={row} outcome={outcome} />}
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
  /** Old trains, of which a company may have one, for the money of its treasury. */
  readonly old: boolean;
  readonly point: (after: RailState | null) => void;
}

function Shelf({ company, sides, old, point }: ShelfProps) {
  const { say } = useTable();
  if (sides.length === 0) return null;
  return (
    <>
      <h3 className="label shop-head">
        <span>{say(old ? 'own.shop.old' : sides.length > 1 ? 'own.shop.sides' : 'own.shop.supply')}</span>
        {!old && <span>{say('own.shop.left', { count: sides[0]!.copies })}</span>}
      </h3>
      {old && <p className="hint">{say('own.shop.oldHint')}</p>}
      <ul className={old ? 'shop-old' : 'shop-sides'}>
        {sides.map((side) => (
          <li key={`${side.color} ${side.face.name}`}>
            <SideCard {...{ company, side, old, point }} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SideProps {
  readonly company: string;
  readonly side: Side;
  readonly old: boolean;
  readonly point: (after: RailState | null) => void;
}

/** A side with its price, how far it runs and what it does to the limits; one that cannot be had says why. */
function SideCard({ company, side: { face, beneath, color, copies, row, refusal }, old, point }: SideProps) {
  const { s, title, say } = useTable();
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
        {old && <small className="num">{say('own.shop.copies', { count: copies })}</small>}
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
