import { arrivals, layoutOf, nodesReached, type RailState, type RailTitle } from '@roundhouse/rail';

/** The hexes that a company's track gets to: with its stations, and all that trains could come to from there. */
export function networkOf(title: RailTitle, s: RailState, company: string): readonly string[] {
  if ((s.stations[company]?.length ?? 0) === 0) return [];
  const { board } = title.material(s);
  const reach = title.reachFor(s, company);
  const own = new Set(s.stations[company]!.map(({ hex }) => hex));
  return board.ids.filter(
    (id, hex) => own.has(id) || nodesReached(reach, hex) !== 0 || runsThrough(title, s, reach, hex),
  );
}

/** Has plain track that a train can arrive on. */
function runsThrough(title: RailTitle, s: RailState, reach: ReturnType<RailTitle['reachFor']>, hex: number): boolean {
  const { board, tileSet } = title.material(s);
  const { faces } = layoutOf(board, tileSet, s.tiles);
  return (arrivals(reach, hex) & (faces[hex]?.edgeMask ?? 0)) !== 0;
}

/** Companies in play whose track gets to a hex. */
export const reachedBy = (title: RailTitle, s: RailState, hex: string): readonly string[] =>
  Object.keys(s.stations).filter(
    (company) => s.companies[company]?.status === 'started' && networkOf(title, s, company).includes(hex),
  );
