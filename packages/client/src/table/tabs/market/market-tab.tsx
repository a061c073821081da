import { type Cell, cellAt, type Grid } from '@roundhouse/rail';
import { type CSSProperties, useMemo, useState } from 'react';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { cellsLeft, priceMove } from '../../lately.ts';
import { Disc } from '../../parts/disc.tsx';
import { MarketKey } from './market-key.tsx';
import { trailsOf } from './trails.ts';

/** The real grid: zones, ledges and par cells, markers in operating order, and where a price could go. */
export function MarketTab() {
  const { material, say } = useTable();
  return (
    <div className="sheet-page market-page">
      <p className="hint">{say('market.order')}</p>
      {Object.entries(material.markets).map(([name, grid]) => (
        <Market key={name} grid={grid} />
      ))}
    </div>
  );
}

const sameCell = (a: Cell | undefined, b: Cell): boolean => a?.row === b.row && a.col === b.col;

/** One long row is folded, so that it fits; two dimensions keep their shape. */
function shapeOf(grid: Grid): { readonly cells: readonly (readonly (Cell | null)[])[]; readonly folded: boolean } {
  const all = grid.rows.map((row, r) => row.map((cell, col) => (cell ? { row: r, col } : null)));
  const only = all[0];
  if (all.length > 1 || !only) return { cells: all, folded: false };
  const half = Math.ceil(only.length / 2);
  return { cells: [only.slice(half), only.slice(0, half)], folded: true };
}

function Market({ grid }: { readonly grid: Grid }) {
  const { s, before, view, title, presentation, decision, say } = useTable();
  const [pointed, setPointed] = useState<string | null>(null);
  const order = title.operatingOrder(s);
  const company = pointed ?? decision?.company ?? order[0] ?? null;
  const moves = company ? (presentation.priceMoves?.(s, company) ?? []) : [];
  const { cells, folded } = useMemo(() => shapeOf(grid), [grid]);
  const trail = useMemo(() => trailsOf(view.moments).get(company ?? '') ?? [], [view.moments, company]);
  const left = useMemo(() => cellsLeft(title, before, s), [title, before, s]);
  const columns = Math.max(...cells.map((row) => row.length));
  return (
    <div className="market">
      <table
        className={classes('market-grid', folded && 'market-folded')}
        style={{ '--columns': columns } as CSSProperties}
        aria-label={say('market.label')}
      >
        <tbody>
          {cells.map((row, index) => (
            <tr key={index === 0 ? 'top' : row.find(Boolean)?.row + String(index)}>
              {row.map((cell, col) =>
                cell ? (
                  <MarketCell
                    key={`${cell.row} ${cell.col}`}
                    grid={grid}
                    cell={cell}
                    company={company}
                    target={moves.find(({ to }) => sameCell(to, cell))}
                    trail={trail.findIndex((one) => sameCell(one, cell))}
                    left={left.some((one) => sameCell(one, cell))}
                    point={setPointed}
                  />
                ) : (
                  <td key={`none ${String(col)}`} className="market-none" aria-hidden />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <MarketKey company={company} moves={moves} grid={grid} />
    </div>
  );
}

interface CellProps {
  readonly grid: Grid;
  readonly cell: Cell;
  readonly company: string | null;
  readonly target: { readonly to: Cell } | undefined;
  readonly trail: number;
  /** A marker has gone from here since my last action. */
  readonly left: boolean;
  readonly point: (company: string | null) => void;
}

function MarketCell({ grid, cell, company, target, trail, left, point }: CellProps) {
  const { s, before, title, presentation, say } = useTable();
  const { price, zones = [] } = cellAt(grid, cell);
  const looks = zones.flatMap((zone) => presentation.zones[zone] ?? []);
  const here = title.operatingOrder(s).filter((one) => sameCell(s.market.at[one], cell));
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
        (trail >= 0 || left) && 'market-trail',
        left && 'market-left',
      )}
      style={looks[0]?.color ? ({ '--zone': zoneColor(looks[0].color) } as CSSProperties) : undefined}
    >
      <span className="num market-price">{price}</span>
      <span className="market-markers">
        {here.map((one, index) => {
          const move = priceMove(title, before, s, one);
          const label = say('market.marker', { company: one, price });
          return (
            <button
              key={one}
              type="button"
              className="market-marker"
              style={{ marginLeft: index === 0 ? 0 : -8 }}
              aria-label={move ? `${label}, ${say('table.company.moved', { before: move.before })}` : label}
              aria-pressed={one === company}
              onMouseEnter={() => point(one)}
              onFocus={() => point(one)}
              onClick={() => point(one)}
            >
              <Disc id={one} size={26} />
              {move && (
                <span className={classes('market-moved', move.after > move.before ? 'change-up' : 'change-down')}>
                  {move.after > move.before ? '▲' : '▼'}
                </span>
              )}
            </button>
          );
        })}
      </span>
      {moved !== 0 ? (
        <span
          className={classes(
            'market-note num',
            here.length > 0 && 'market-note-high',
            moved > 0 ? 'change-up' : 'change-down',
          )}
        >
          <span aria-hidden>{moved > 0 ? '→' : '←'}</span> {moved > 0 ? '+' : '−'}
          {Math.abs(moved)}
        </span>
      ) : (
        letters && here.length === 0 && <span className="market-note">{say(letters)}</span>
      )}
    </td>
  );
}

const zoneColor = (color: string): string => (color === 'accent' ? 'var(--accent)' : `var(--phase-${color})`);
