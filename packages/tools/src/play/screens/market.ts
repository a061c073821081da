/** The stock market as a table, with the companies in their cells. */
import { cellAt, isSameCell } from '@roundhouse/rail';
import { type Desk, paragraph } from '../desk.ts';

export function marketLines(desk: Desk): string[] {
  const { s, title } = desk;
  const { markets } = title.material(s);
  const order = title.operatingOrder(s);
  return markets.flatMap((grid) => {
    const cells = grid.rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell.price))));
    const width = Math.max(...cells.flat().map((text) => text.length)) + 1;
    const head = markets.length > 1 ? [`Market ${grid.name}:`] : [];
    // A market of one row is as long as its prices: only those around the companies are worth a line each.
    const rows = cells.map((row) => row.map((text) => text.padStart(width)).join(''));
    const standing = Object.keys(s.market.at)
      .filter((company) => s.companies[company]?.status === 'started')
      .filter((company) => (s.market.at[company]!.grid ?? grid.name) === grid.name)
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    const said = standing.map((company) => {
      const at = s.market.at[company]!;
      const others = standing.filter((other) => other !== company && isSameCell(s.market.at[other]!, at));
      const where = grid.rows.length > 1 ? ` (row ${at.row + 1}, column ${at.col + 1})` : '';
      return `${company} at ${desk.money(cellAt(markets, at).price)}${where}${others.length > 0 ? ` with ${others.join(', ')}` : ''}`;
    });
    return [
      ...head,
      ...rows.flatMap((row) => broken(row)),
      paragraph(said.length > 0 ? `In operating order: ${said.join('; ')}.` : 'No company has a price yet.'),
    ];
  });
}

/** Rows that are wider than the screen go on in the next line. */
const broken = (row: string): string[] => row.match(/.{1,76}(?=\s|$)/g)?.map((part) => `  ${part}`) ?? [];
