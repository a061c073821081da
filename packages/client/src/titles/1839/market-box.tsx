import { type Cell, cellAt } from '@roundhouse/rail';
import { closesPar, phaseNumber } from '@roundhouse/titles/1839/face';
import type { CSSProperties } from 'react';
import { useTable } from '../../table/context.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { priceMove } from '../../table/since-my-turn.ts';
import { classes } from '../../ui/index.ts';
import { hasOperated } from '../state-of.ts';
import '../../messages/parts.ts';

interface Props {
  readonly cell: Cell;
  /** Who stands here, in operating order. */
  readonly here: readonly string[];
  /** The company pointed at. */
  readonly company: string | null;
  /** It could come here. */
  readonly reached: boolean;
  readonly point: (company: string | null) => void;
}

/** The par box of a cell: in whose colour, and since when it is closed. */
interface ParBox {
  readonly color: string;
  readonly closed: string | null;
}

function parBoxOf(zones: readonly string[], phase: string): ParBox | null {
  const color = zones.find((zone) => zone.startsWith('par-'))?.slice('par-'.length);
  if (color === undefined) return null;
  const closes = ['local', 'private'].includes(color) ? undefined : closesPar(color);
  return { color, closed: closes !== undefined && phaseNumber(phase) >= phaseNumber(closes) ? closes : null };
}

/** One price: its par box, the markers from top to bottom, and how the company pointed at would get here. */
export function MarketBox({ cell, here, company, reached, point }: Props) {
  const { s, material, names, say } = useTable('s', 'material', 'names', 'say');
  const { price, zones = [] } = cellAt(material.markets, cell);
  const par = parBoxOf(zones, s.phase);
  const from = s.market.at[company ?? ''];
  const steps = reached && from && from.grid === cell.grid ? cell.col - from.col : 0;
  const foot = par?.closed
    ? say('own.market.closed', { phase: names.phase(par.closed) })
    : par?.color === 'private'
      ? say('own.market.fromPrivate')
      : par
        ? say('own.market.par')
        : zones.includes('end')
          ? say('own.market.end')
          : '';
  return (
    <td
      className={classes(
        'market-box',
        par && `par-${par.color}`,
        par?.closed && 'par-closed',
        zones.includes('end') && 'market-box-end',
        steps > 0 && 'market-box-up',
        steps < 0 && 'market-box-down',
        here.includes(company ?? '') && 'market-box-now',
      )}
      style={{ '--stack': here.length } as CSSProperties}
    >
      {zones.includes('converted') && <i className="market-circle" aria-hidden />}
      {zones.includes('converts') && <i className="market-dot" aria-hidden />}
      <b className="num">{price}</b>
      <div className="market-pile">
        {here.map((one) => (
          <Marker key={one} company={one} price={price} pressed={one === company} point={point} />
        ))}
      </div>
      {steps !== 0 && (
        <span className={classes('num', steps > 0 ? 'change-up' : 'change-down')}>
          {steps > 0 ? '+' : '−'}
          {Math.abs(steps)}
        </span>
      )}
      {foot && <small>{foot}</small>}
    </td>
  );
}

interface MarkerProps {
  readonly company: string;
  readonly price: number;
  readonly pressed: boolean;
  readonly point: (company: string | null) => void;
}

/** A price marker; face down once its company has operated in the round. */
function Marker({ company, price, pressed, point }: MarkerProps) {
  const { s, before, title, say } = useTable('s', 'before', 'title', 'say');
  const done = hasOperated(s, company);
  const move = priceMove(title, before, s, company);
  const label = [
    say('market.marker', { company, price }),
    ...(done ? [say('own.market.done')] : []),
    ...(move ? [say('table.company.moved', { before: move.before })] : []),
  ].join(', ');
  return (
    <button
      type="button"
      className="market-marker"
      aria-label={label}
      aria-pressed={pressed}
      onMouseEnter={() => point(company)}
      onFocus={() => point(company)}
      onClick={() => point(company)}
    >
      <Disc id={company} size={28} faceDown={done} />
      {move && (
        <span className={classes('market-moved', move.after > move.before ? 'change-up' : 'change-down')} aria-hidden>
          {move.after > move.before ? '▲' : '▼'}
        </span>
      )}
    </button>
  );
}
