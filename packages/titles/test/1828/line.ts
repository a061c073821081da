import { Table } from './table.ts';

/**
 * One long line of track: Chicago (40, later 70), Louisville (20), Cincinnati (20), Pittsburgh (20), the town of
 * Johnstown (10), Altoona (20, later 30), Lancaster (30), Baltimore (30), Washington (20), Richmond (20), the town in
 * the tunnel (10) and the Virginia Coalfields (30, later 60).
 */
export const line = (phase = 'green'): Table =>
  Table.blank()
    .phase(phase)
    .tile('H4', '8', 2)
    .tile('H6', '57', 1)
    .tile('H8', '57', 1)
    .tile('H10', '9', 1)
    .tile('H12', '57', 1)
    .tile('H14', '4', 1)
    .tile('H18', '9', 1)
    .tile('H20', '14', 1)
    .tile('I21', '7', 1)
    .tile('J18', '57', 0)
    .tile('K17', '8', 1)
    .tile('K15', '57', 1)
    .tile('K13', '4', 1);

const way = [
  ['Chicago', 'G3:n0', 'H4'],
  ['Louisville', 'H6:n0'],
  ['Cincinnati', 'H8:n0', 'H10'],
  ['Pittsburgh', 'H12:n0'],
  ['Johnstown', 'H14:n0'],
  ['Altoona', 'H16:n0', 'H18'],
  ['Lancaster', 'H20:n0', 'I21'],
  ['Baltimore', 'I19:n0'],
  ['Washington', 'J18:n0', 'K17'],
  ['Richmond', 'K15:n0'],
  ['Tunnel', 'K13:n0'],
  ['Coalfields', 'K11:n0'],
] as const;

/** The way along the line between two of its revenue centers, as `route` reads it. */
export function along(from: (typeof way)[number][0], to: (typeof way)[number][0]): string {
  const part = way.slice(
    way.findIndex(([name]) => name === from),
    way.findIndex(([name]) => name === to) + 1,
  );
  const hexes = part.flatMap(([, ...places]) => places as string[]);
  return hexes.slice(0, hexes.findLastIndex((place) => place.includes(':')) + 1).join(' ');
}

type Sketch = Omit<Parameters<Table['company']>[1], 'shares'>;

/** The line with a company of the first player at a step of its turn; its marker is in Altoona unless said otherwise. */
export const onLine = (step: string, sketch: Sketch = {}, phase?: string, company = 'PRR'): Table =>
  line(phase)
    .company(company, { stations: [['H16', 0]], ...sketch, shares: { player1: 6 } })
    .operate(company, step);

export const running = (trains: readonly string[], phase?: string, more: Sketch = {}): Table =>
  onLine('run', { trains, ...more }, phase);

/** Markers in a city: companies that are not in play yet come to the second player. */
export function withMarkers(t: Table, hex: string, owners: readonly string[], node = 0): Table {
  for (const owner of owners) {
    if (owner === 'blocking' || t.s.companies[owner]!.status === 'started') t.station(owner, hex, node);
    else t.company(owner, { shares: { player2: 6 }, stations: [[hex, node]] });
  }
  return t;
}
