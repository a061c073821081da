import { byPrice, type Cell, cellOn, foretold, type Grid, gridOf, type Grids, isSameCell } from '@roundhouse/rail';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { classes } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { usePhone } from '../../media.ts';
import { cellsLeft } from '../../since-my-turn.ts';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { MarketCell } from './market-cell.tsx';
import { MarketKey } from './market-key.tsx';
import { TrailLine } from './trail-line.tsx';
import { trailsOf } from './trails.ts';
import '../../../messages/parts.ts';
import './market.css';

/** The real grid: zones, ledges and par cells, markers in operating order, and where a price could go. */
export function MarketTab({ children }: { readonly children?: ReactNode }) {
  const { material, say } = useTable('material', 'say');
  return (
    <div className="sheet-page market-page">
      <p className="hint">{say('market.order')}</p>
      {material.markets.map((grid) => (
        <Market key={grid.name} grid={grid} />
      ))}
      {children}
    </div>
  );
}

/** So many cells stand side by side with their prices whole, and with room for two markers beside each other. */
const SIDE_BY_SIDE = { phone: 10, else: 12 };

/** One long row is folded, so that it fits, the lowest prices at the bottom; two dimensions keep their shape. */
function shapeOf(
  grids: Grids,
  grid: Grid,
  most: number,
): { readonly cells: readonly (readonly (Cell | null)[])[]; readonly folded: boolean } {
  const all = grid.rows.map((row, r) => row.map((cell, col) => (cell ? cellOn(grids, grid, r, col) : null)));
  const only = all[0];
  if (all.length > 1 || !only) return { cells: all, folded: false };
  const rows = Math.max(2, Math.ceil(only.length / most));
  const width = Math.ceil(only.length / rows);
  const cells = Array.from({ length: rows }, (_, row) => only.slice(row * width, (row + 1) * width));
  return { cells: cells.toReversed(), folded: true };
}

function Market({ grid }: { readonly grid: Grid }) {
  const { s, before, title, material, decision } = useTable('s', 'before', 'title', 'material', 'decision');
  const { markets } = material;
  const [pointed, setPointed] = useState<string | null>(null);
  const stacked = useMemo(
    () => byPrice(markets, s.market).filter((one) => gridOf(markets, s.market.at[one]!) === grid),
    [markets, grid, s.market],
  );
  const marked = (one: string | null | undefined): boolean =>
    one !== null && one !== undefined && stacked.includes(one);
  const company = [pointed, decision?.company].find(marked) ?? stacked[0] ?? null;
  const moves = company ? foretold(title, s, company) : [];
  const most = usePhone() ? SIDE_BY_SIDE.phone : SIDE_BY_SIDE.else;
  const shape = useMemo(() => shapeOf(markets, grid, most), [markets, grid, most]);
  const left = useMemo(() => cellsLeft(title, before, s), [title, before, s]);
  return (
    <div className={classes('market', !shape.folded && 'market-square')}>
      <Board {...{ shape, company, moves, left, stacked }} point={setPointed} />
      <MarketKey company={company} moves={moves} />
    </div>
  );
}

interface BoardProps {
  readonly shape: ReturnType<typeof shapeOf>;
  readonly company: string | null;
  readonly moves: ReturnType<typeof foretold>;
  readonly left: readonly Cell[];
  readonly stacked: readonly string[];
  readonly point: (company: string | null) => void;
}

function Board({ shape, company, moves, left, stacked, point }: BoardProps) {
  const { s, view, say } = useTable('s', 'view', 'say');
  const { cells, folded } = shape;
  const trails = useMemo(() => trailsOf(view.steps), [view.steps]);
  const columns = Math.max(...cells.map((row) => row.length));
  const from = s.market.at[company ?? ''];
  const trail = (trails.get(company ?? '') ?? []).filter(({ grid }) => grid === from?.grid);
  return (
    <ScrollRegion label={say('market.label')} opensAt=".market-marker">
      <div className="market-sheet" style={{ '--columns': columns, '--rows': cells.length } as CSSProperties}>
        <table className={classes('market-grid', folded && 'market-folded')} aria-label={say('market.label')}>
          <tbody>
            {cells.map((row, index) => (
              <tr key={index === 0 ? 'top' : row.find(Boolean)?.row + String(index)}>
                {row.map((cell, col) =>
                  cell ? (
                    <MarketCell
                      key={`${cell.row} ${cell.col}`}
                      cell={cell}
                      company={company}
                      from={from}
                      here={stacked.filter((one) => isSameCell(s.market.at[one]!, cell))}
                      target={moves.find(({ to }) => isSameCell(to, cell))}
                      trail={folded && trail.some((one) => isSameCell(one, cell))}
                      left={left.some((one) => isSameCell(one, cell))}
                      point={point}
                    />
                  ) : (
                    <td key={`none ${String(col)}`} className="market-none" aria-hidden />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {!folded && <TrailLine trail={trail} columns={columns} rows={cells.length} />}
      </div>
    </ScrollRegion>
  );
}
