/** 7.5.2 Merger process, steps 1 to 3: the system that remains, its price, and what it owns. */
import { log, push } from '@roundhouse/kernel';
import {
  absorbCash,
  absorbStations,
  BANK,
  cellAt,
  IPO,
  movePrivate,
  POOL,
  returnStation,
  setExt,
  sharesOf,
  type Spot,
  tablesOf,
} from '@roundhouse/rail';
import { mergerCell } from '../../12-stock-market.ts';
import { isFloated } from '../../13-companies/13.4-systems.ts';
import { hasCoal, moveCoal } from '../../16-coal.ts';
import { BLOCKING, COALFIELDS, companyDef, market, privateIds } from '../../material.ts';
import { plays } from '../../readings.ts';
import { type Game, type Hand, type Merger, orderFrom, type State, type Trade } from '../../state.ts';
import type { Merging } from '../../events.ts';

/**
 * The procedure begins; from here on it goes step by step, and if it fails everything returns to where it is now
 * (7.5.2-2, 7.5.2-3, 7.5.2-4).
 */
export function beginMerger(g: Game, { by, company, other }: Merging): void {
  const saved = tablesOf(g.s);
  const cell = mergerCell(g.s, company, other);
  const bothFloated = isFloated(g.s, company) && isFloated(g.s, other);
  const trade = tradeOf(g.s, company, other);
  log(g, { event: 'merge', by, company, other, price: cellAt(market, cell).price });
  combine(g, company, other, bothFloated);
  push(g, {
    kind: 'merger',
    of: company,
    other,
    by,
    cell,
    bothFloated,
    stage: 'stations',
    clashes: joinStations(g, company, other),
    queue: orderFrom(g.s, by),
    need: 0,
    trade,
    gaveUp: [],
    saved,
  } satisfies Merger);
}

function tradeOf(s: State, company: string, other: string): Trade {
  const pile = (owner: string) => ({ a: sharesOf(s, company, owner), b: sharesOf(s, other, owner) });
  const hands = s.players.map((player): [string, Hand] => [player, { ...pile(player), aside: null, down: 0 }]);
  return {
    hands: Object.fromEntries(hands),
    ipo: pile(IPO),
    pool: pile(POOL),
    discards: { a: 0, b: 0 },
    poolDown: 0,
    ipoDown: 0,
  };
}

/**
 * Money, privates and coal; trains stay on their charters. Where only one had floated its money goes to the bank
 * (7.5.2-5, 7.5.2-6, 7.5.2-7, 7.5.2-11, 7.5.2-34).
 */
function combine(g: Game, company: string, other: string, bothFloated: boolean): void {
  if (!bothFloated) absorbCash(g, { from: company, to: BANK }, 'merger');
  absorbCash(g, { from: other, to: bothFloated ? company : BANK }, 'merger');
  for (const id of privateIds) if (g.s.privates[id] === other) movePrivate(g, id, company);
  if (hasCoal(g.s, other)) moveCoal(g, other, hasCoal(g.s, company) ? COALFIELDS : company);
  const { systems, markers, freeMarkers } = g.s.ext;
  const others = without(markers, company, other);
  setExt(g, {
    systems: { ...systems, [company]: other },
    markers: bothFloated ? { ...others, [company]: markers[company]! + markers[other]! } : others,
    freeMarkers: without(freeMarkers, other),
  });
}

export const without = <T>(record: Readonly<Record<string, T>>, ...keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => !keys.includes(one)));

/**
 * The other company's markers become the system's. Where both had one in the same city one of them becomes a blocking
 * marker; where they stood in different cities of a hex, which one is left to the acting player.
 * (7.5.2-8, 7.5.2-10)
 */
const joinStations = (g: Game, company: string, other: string): string[] =>
  absorbStations(g, { from: other, to: company }, BLOCKING, ({ hex, node }) =>
    noteBlocked(g, company, { hex, node }, isHomeOf(company, other, hex)),
  );

/** Was one of the two at home in this hex? */
const isHomeOf = (company: string, other: string, hex: string): boolean =>
  [company, other].some((one) => companyDef(one).homes[0].hex === hex);

/** One marker of the system in a city has become a blocking marker; the marker itself returns to the charter. */
function noteBlocked(g: Game, company: string, { hex, node }: Spot, free: boolean): void {
  log(g, { event: 'blocking', company, hex, node });
  if (free && plays(g.s, 'doubleMarker', 'lost')) {
    const { freeMarkers } = g.s.ext;
    setExt(g, { freeMarkers: { ...freeMarkers, [company]: (freeMarkers[company] ?? 0) + 1 } });
  }
}

/** Two markers in different cities of one hex: the acting player keeps one. By one reading the other marker is lost. */
export function keepOneStation(g: Game, f: Merger, hex: string, kept: number): void {
  const twin = g.s.stations[f.of]!.find((spot) => spot.hex === hex && spot.node !== kept)!;
  returnStation(g, f.of, twin, BLOCKING);
  noteBlocked(g, f.of, twin, false);
  if (plays(g.s, 'doubleMarker', 'to-charter')) return;
  const { markers } = g.s.ext;
  setExt(g, { markers: { ...markers, [f.of]: markers[f.of]! - 1 } });
}
