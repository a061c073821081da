import { type Cell, cellAt } from '@roundhouse/rail';
import type { CSSProperties } from 'react';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { priceMove } from '../../since-my-turn.ts';
import { useTableStore } from '../../store.ts';
import { Disc } from '../../parts/disc.tsx';
import { arrowOf } from './trails.ts';
import '../../../messages/parts.ts';

interface Props {
  readonly cell: Cell;
  readonly company: string | null;
  /** Where the company pointed at stands. */
  readonly from: Cell | undefined;
  /** Who stands here, in the order of the stack. */
  readonly here: readonly string[];
  readonly target: { readonly to: Cell } | undefined;
  readonly trail: boolean;
  /** A marker has gone from here since my last action. */
  readonly left: boolean;
  readonly point: (company: string | null) => void;
}

/** One price: its zone, the markers on it, and what would bring the company pointed at here. */
export function MarketCell({ cell, company, from, here, target, trail, left, point }: Props) {
  const { s, title, material, presentation, say } = useTable('s', 'title', 'material', 'presentation', 'say');
  const { price, zones = [], wallLeft } = cellAt(material.markets, cell);
  const looks = [...zones, ...(wallLeft ? ['wall'] : [])].flatMap((zone) => presentation.zones?.[zone] ?? []);
  const now = company ? title.priceOf(s, company) : 0;
  const moved = target && !here.includes(company ?? '') ? price - now : 0;
  const letters = looks.find((look) => look.letters)?.letters;
  return (
    <td
      className={classes(
        'market-cell',
        ...looks.map(({ look }) => `market-${look}`),
        moved > 0 && 'market-up',
        moved < 0 && 'market-down',
        (trail || left) && 'market-trail',
        left && 'market-left',
      )}
      style={looks[0]?.color ? ({ '--zone': `var(--${looks[0].color})` } as CSSProperties) : undefined}
    >
      <span className="num market-price" data-thing={`price:${cell.grid ?? ''}/${cell.row}/${cell.col}`}>
        {price}
      </span>
      <span className={classes('market-markers', here.length > 2 && 'market-crowd')}>
        {here.map((one, at) => (
          <Marker
            key={one}
            company={one}
            price={price}
            pressed={one === company}
            place={here.length > 1 ? at + 1 : null}
            point={point}
          />
        ))}
      </span>
      {moved !== 0 ? (
        <span
          className={classes(
            'market-note num',
            here.length > 0 && 'market-note-high',
            moved > 0 ? 'change-up' : 'change-down',
          )}
        >
          <span aria-hidden>{arrowOf(from, cell)}</span> {moved > 0 ? '+' : '−'}
          {Math.abs(moved)}
        </span>
      ) : (
        letters && here.length === 0 && <span className="market-note">{say(letters)}</span>
      )}
    </td>
  );
}

interface MarkerProps {
  readonly company: string;
  readonly price: number;
  readonly pressed: boolean;
  /** Its place in the stack, where there is one. */
  readonly place: number | null;
  readonly point: (company: string) => void;
}

function Marker({ company, price, pressed, place, point }: MarkerProps) {
  const { s, before, title, presentation, say } = useTable('s', 'before', 'title', 'presentation', 'say');
  const hinted = useTableStore((store) => store.marks.find((mark) => mark.company === company));
  const turned = presentation.company?.isTurned?.(s, company) ?? false;
  const move = priceMove(title, before, s, company);
  const label = say(turned ? 'market.markerTurned' : 'market.marker', { company, price });
  return (
    <button
      type="button"
      className="market-marker"
      data-marker={company}
      aria-label={move ? `${label}, ${say('table.company.moved', { before: move.before })}` : label}
      aria-pressed={pressed}
      onMouseEnter={() => point(company)}
      onFocus={() => point(company)}
      onClick={() => point(company)}
    >
      <Disc id={company} size={26} faceDown={turned} />
      {hinted && (
        <span className={classes('num market-hint', hinted.chosen && 'market-hint-chosen')} aria-hidden>
          {hinted.number}
        </span>
      )}
      {place !== null && (
        <span className="num market-stack" aria-hidden>
          {place}
        </span>
      )}
      {move && (
        <span className={classes('market-moved', move.after > move.before ? 'change-up' : 'change-down')}>
          {move.after > move.before ? '▲' : '▼'}
        </span>
      )}
    </button>
  );
}
