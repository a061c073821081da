import { byPrice, type Cell, cellOn, foretold, type Grid, isSameCell } from '@roundhouse/rail';
import { MAJOR } from '@roundhouse/titles/1839/face';
import { type CSSProperties, useState } from 'react';
import { useTable } from '../../table/context.tsx';
import { ScrollRegion } from '../../table/parts/scroll-region.tsx';
import { classes } from '../../ui/index.ts';
import { type Lane, lanesOf } from './lanes.ts';
import { MarketBox } from './market-box.tsx';
import { MarketLegend } from './market-legend.tsx';
import { Outlook } from './outlook.tsx';
import '../../messages/parts.ts';
import './two-markets.css';

/** Both markets on one sheet, the Major above the Local, and the lines along which Locals become Majors. */
export function TwoMarkets() {
  const { s, title, material, decision, say } = useTable('s', 'title', 'material', 'decision', 'say');
  const [pointed, point] = useState<string | null>(null);
  const [major, local] = material.markets as [Grid, Grid];
  const stacked = byPrice(material.markets, s.market);
  const company = [pointed, decision?.company].find((one) => stacked.includes(one ?? '')) ?? stacked[0] ?? null;
  const lanes = lanesOf(title, s);
  const row = (grid: Grid) => <MarketRow {...{ grid, company, stacked, point }} />;
  return (
    <div className="sheet-page markets-page">
      <ScrollRegion label={say('market.label')} opensAt=".market-marker">
        <div className="markets">
          <header>
            <h2>{say('own.market.major')}</h2>
            <p className="hint">{say('own.market.order')}</p>
          </header>
          {row(major)}
          <div className="markets-between">
            <Conversion />
            <Lanes lanes={lanes.filter(({ from }) => from.grid === major.name)} />
            <p className="hint markets-convert">{say('own.market.convert')}</p>
          </div>
          <h2>{say('own.market.local')}</h2>
          {row(local)}
          <Lanes lanes={lanes.filter(({ from }) => from.grid === local.name)} />
          <div className="markets-key">{company && <Outlook company={company} />}</div>
        </div>
      </ScrollRegion>
      <MarketLegend />
    </div>
  );
}

interface RowProps {
  readonly grid: Grid;
  readonly company: string | null;
  readonly stacked: readonly string[];
  readonly point: (company: string | null) => void;
}

/** One market: a row of prices with the markers that stand there, and where the company pointed at could go. */
function MarketRow({ grid, company, stacked, point }: RowProps) {
  const { s, title, material, say } = useTable('s', 'title', 'material', 'say');
  const cells = grid.rows[0]!.map((_, col) => cellOn(material.markets, grid, 0, col));
  const moves = company ? foretold(title, s, company).slice(0, -2) : [];
  const isMajor = grid.name === MAJOR;
  return (
    <table
      className={classes('market-row', !isMajor && 'market-row-local')}
      aria-label={say(isMajor ? 'own.market.major' : 'own.market.local')}
    >
      <tbody>
        <tr>
          {cells.map((cell) => (
            <MarketBox
              key={cell.col}
              cell={cell}
              here={stacked.filter((one) => isSameCell(s.market.at[one]!, cell))}
              company={company}
              reached={moves.some(({ to }) => isSameCell(to, cell))}
              point={point}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Cells of either market are as wide as those of the longer one. */
const COLUMNS = 20;

/** Thin lines from the Local prices that become Major ones in dark red to where they lead. */
function Conversion() {
  const { material } = useTable('material');
  const [major, local] = material.markets as [Grid, Grid];
  const columns = (grid: Grid, zone: string): number[] =>
    grid.rows[0]!.flatMap((cell, col) => (cell?.zones?.includes(zone) ? [col] : []));
  const to = columns(major, 'converted');
  return (
    <svg className="markets-lines" viewBox={`0 0 ${COLUMNS} 1`} preserveAspectRatio="none" aria-hidden>
      {columns(local, 'converts').map((from, at) => (
        <path key={from} d={`M${to[at]! + 0.5} 0C${to[at]! + 0.5} .62 ${from + 0.5} .3 ${from + 0.5} 1`} />
      ))}
    </svg>
  );
}

/** Up to this column the words of an arrow have room to its right: before the edge, or before the outlook. */
const ROOM = { major: 13, local: 5 };

/** Arrows under a row of the market: where a sale takes prices. */
function Lanes({ lanes }: { readonly lanes: readonly Lane[] }) {
  const { say } = useTable('say');
  if (lanes.length === 0) return null;
  return (
    <ul className="market-lanes" aria-label={say('own.lane.label')}>
      {lanes.map(({ key, from, to, words }) => (
        <li
          key={key}
          className={classes(
            to.col < from.col ? 'change-down' : 'change-up',
            Math.max(from.col, to.col) > (from.grid === MAJOR ? ROOM.major : ROOM.local) && 'lane-turned',
          )}
          style={spanOf(from, to)}
        >
          <i
            className={to.col < from.col ? 'lane-left' : to.col > from.col ? 'lane-right' : 'lane-stays'}
            aria-hidden
          />
          <span>{say(words.id, words.values)}</span>
        </li>
      ))}
    </ul>
  );
}

const spanOf = (from: Cell, to: Cell): CSSProperties =>
  ({ '--from': Math.min(from.col, to.col), '--length': Math.abs(to.col - from.col) }) as CSSProperties;
