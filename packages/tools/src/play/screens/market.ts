/** The stock market as a table, with the companies in their cells. */
import { cellAt, isSameCell, type Grid, wordOf } from '@roundhouse/rail';
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
    const said = standing.flatMap((company, i) => {
      const at = s.market.at[company]!;
      const isHere = (other: string | undefined): boolean => other !== undefined && isSameCell(s.market.at[other]!, at);
      // Companies in one space follow each other, and are named together.
      if (isHere(standing[i - 1])) return [];
      const where = grid.rows.length > 1 ? ` (row ${at.row + 1}, column ${at.col + 1})` : '';
      return [`${standing.filter(isHere).join(', ')} at ${desk.money(cellAt(markets, at).price)}${where}`];
    });
    return [
      ...head,
      ...rows.flatMap((row) => broken(row)),
      ...zoneLines(desk, grid),
      paragraph(said.length > 0 ? `In operating order: ${said.join('; ')}.` : 'No company has a price yet.'),
    ];
  });
}

/** What is special about some prices: `fl. 110, fl. 160: ledge`. */
function zoneLines(desk: Desk, grid: Grid): string[] {
  const prices = new Map<string, string[]>();
  grid.rows.forEach((row, r) =>
    row.forEach((cell, col) => {
      const where = grid.rows.length > 1 ? ` (row ${r + 1}, column ${col + 1})` : '';
      for (const zone of cell?.zones ?? [])
        prices.set(zone, [...(prices.get(zone) ?? []), `${desk.money(cell!.price)}${where}`]);
    }),
  );
  return [...prices].flatMap(([zone, at]) => {
    const word = wordOf(desk.title, `own.zone.${zone.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`);
    return word === undefined || at.length > MOST_NAMED ? [] : [paragraph(`${at.join(', ')}: ${word}.`)];
  });
}
/** A whole region of the market is not named price by price. */
const MOST_NAMED = 8;

/** Rows that are wider than the screen go on in the next line. */
const broken = (row: string): string[] => row.match(/.{1,76}(?=\s|$)/g)?.map((part) => `  ${part}`) ?? [];
