/** 8.4.3 Takeover procedure, step 3, and 13.6 Station limit: markers of two companies come together. */
import { field, log, oneOf, pop, push, updateFrame } from '@roundhouse/kernel';
import { about, absorbStations, type CompanyId, returnStation, type StationSurplus, surplusOf } from '@roundhouse/rail';
import { setCharter, sizeTable } from '../13-companies/13.1-sizes.ts';
import { charge } from '../13-companies/13.2-private-companies.ts';
import { freeMarkersLeft, useFreeMarker } from '../14-cousins/14.3.2-stephenson.ts';
import { takeLoans } from '../17-loans.ts';
import { board, BR, nameOf, pounds } from '../material.ts';
import { charterOf, decides, type Game, move, type Overage, type State, type Takeover, type Twins } from '../state.ts';
import { asksToGiveUp, givingUp } from './8.2-surplus.ts';
import { loansToPay } from './8.4.2-means.ts';
import { plays } from '../readings.ts';
import { inTakeover, overLimit } from './8.1-order.ts';

const unplaced = (s: State, company: CompanyId): number => charterOf(s, company)!.markers;
const markersOf = (s: State, company: CompanyId): number => unplaced(s, company) + s.stations[company]!.length;

/**
 * On the map and beside it they become the acquirer's (8.4.3-11); of a liquidated company only those on the map (8.5-6). Where two stand in
 * one hex, one becomes British Rail's, which is gone for good and counts for nothing any more (8.4.3-12, 13.5-2, Q41).
 */
export function joinMarkers(g: Game, { of, acquirer, deal }: Takeover): void {
  const before = markersOf(g.s, acquirer);
  const hexes = absorbStations(g, { from: of, to: acquirer }, BR, ({ hex }) =>
    log(g, { event: 'givesUp', company: acquirer, hex }),
  );
  if (deal !== 'liquidation') {
    setCharter(g, acquirer, { markers: unplaced(g.s, acquirer) + unplaced(g.s, of) });
    setCharter(g, of, { markers: 0 });
  }
  // Of two in one hex only one stays. Where none has come, there is nothing to pay or to give up (8.4.3-15, 13.6-3).
  const hasGained = markersOf(g.s, acquirer) - hexes.length > before;
  if (hasGained || plays(g.s, 'noMarkerGained', 'asked')) push(g, { kind: 'overage', of: acquirer, before });
  if (hexes.length > 0) push(g, { kind: 'twins', of: acquirer, hexes });
}

const keepStation = move({
  type: 'keepStation',
  fields: { hex: field.oneOf(board.ids), node: field.upTo(9) },
  candidates: (s, f: Twins) =>
    f.hexes.map((hex) => ({
      fields: { hex },
      openFields: { node: oneOf(s.stations[f.of]!.filter((spot) => spot.hex === hex).map(({ node }) => node)) },
      subjects: [about.hex(hex)],
    })),
  checks: [
    {
      rule: '8.4.3-12',
      passes: (s, f: Twins, a) =>
        f.hexes.includes(a.hex) && s.stations[f.of]!.some(({ hex, node }) => hex === a.hex && node === a.node),
      says: (_, f) => `Choose which of the two markers in ${nameOf(f.hexes[0]!)} the ${f.of} keeps.`,
    },
  ],
  when: inTakeover('8.4.3-12', 'Markers that meet are chosen between only as a takeover is carried out.'),
  apply(g, f, a) {
    const other = g.s.stations[f.of]!.find(({ hex, node }) => hex === a.hex && node !== a.node)!;
    log(g, { event: 'givesUp', company: f.of, hex: a.hex });
    returnStation(g, f.of, other, BR);
    updateFrame<State, Twins>(g, f, { hexes: f.hexes.filter((hex) => hex !== a.hex) });
  },
});

export const twins = decides<Twins, 'keepStation'>(
  [keepStation],
  (_, f) => `Which of its two markers in ${nameOf(f.hexes[0]!)} does the ${f.of} keep?`,
  (g, f) => {
    if (f.hexes.length > 0) return false;
    pop(g, f);
    return true;
  },
);

/** What is too much by Table 13.1. */
const surplus = (s: State, { of, before }: Overage): StationSurplus => {
  const { stationLimit, stationMaximum } = sizeTable(s, of);
  const placed = s.stations[of]!.length;
  return surplusOf({ placed, unplaced: unplaced(s, of), before, limit: stationLimit, maximum: stationMaximum });
};
/** £100 for each marker that is above the limit for the first time (8.4.3-15, 13.6-3), but for those that are free (14.3.2-1). */
const fee = (s: State, f: Overage, free: number): number => sizeTable(s, f.of).overage * (surplus(s, f).charged - free);
const freeOf = (s: State, f: Overage): number => Math.min(surplus(s, f).charged, freeMarkersLeft(s, f.of));

/** More than it must, but none on the map while there are others (8.4.3-14). */
const giveUp = givingUp<Overage>('8.4.3-13', [
  {
    rule: '8.4.3-14',
    passes: (s, f) => unplaced(s, f.of) === 0,
    says: (s, f) => `Discard the ${f.of}’s unplaced markers first (${unplaced(s, f.of)} left).`,
  },
]);

const discardMarker = move({
  type: 'discardMarker',
  candidates: (s, f: Overage) => (unplaced(s, f.of) > 0 ? [{}] : []),
  checks: [
    {
      rule: '8.4.3-14',
      passes: (s, f: Overage) => unplaced(s, f.of) > 0,
      says: (_, f) => `The ${f.of} has no unplaced markers.`,
    },
  ],
  when: overLimit,
  apply: (g, f) => discardUnplaced(g, f.of, 1),
});

function discardUnplaced(g: Game, company: CompanyId, count: number): void {
  if (count === 0) return;
  log(g, { event: 'discardsMarkers', company, count });
  setCharter(g, company, { markers: unplaced(g.s, company) - count });
}

/** The fee, with loans if the treasury lacks it; who cannot pay it gives up markers (Q42). */
const payOverage = move({
  type: 'payOverage',
  fields: { free: field.upTo(9) },
  candidates: (s, f: Overage) => [
    { openFields: { free: oneOf(Array.from({ length: freeOf(s, f) + 1 }, (_, i) => i)) } },
  ],
  checks: [
    {
      rule: '13.6-2',
      passes: (s, f: Overage) => surplus(s, f).replaced === 0,
      says: (s, f) =>
        `The ${f.of} has ${markersOf(s, f.of)} markers and may keep ${sizeTable(s, f.of).stationMaximum}: give some up.`,
    },
    {
      rule: '14.3.2-2',
      passes: (s, f, a) => a.free <= freeOf(s, f),
      says(s, f) {
        const free = freeOf(s, f);
        if (free === 0) return `No marker is free for the ${f.of}.`;
        return `Only ${free === 1 ? 'one marker is' : `${free} markers are`} free for the ${f.of}.`;
      },
    },
    {
      rule: '8.4.3-15',
      passes: (s, f, a) => loansToPay(s, f.of, fee(s, f, a.free)) !== undefined,
      says: (s, f, a) =>
        `The ${f.of} cannot pay the ${pounds(fee(s, f, a.free))} fee, even with loans: give up markers.`,
    },
  ],
  when: overLimit,
  apply(g, f, a) {
    const sum = fee(g.s, f, a.free);
    pop(g, f);
    takeLoans(g, f.of, loansToPay(g.s, f.of, sum)!);
    charge(g, f.of, sum, 'overage');
    for (let i = 0; i < a.free; i++) useFreeMarker(g, f.of);
  },
});

/** Above the maximum unplaced markers go first and by themselves, then some on the map (8.4.3-13). At the limit nothing more is asked, and so none goes below it (13.6-1, 13.6-4). */
export const overage = decides<Overage, 'giveUp' | 'discardMarker' | 'payOverage'>(
  [giveUp, discardMarker, payOverage],
  (s, f) => {
    const { replaced, charged } = surplus(s, f);
    if (replaced > 0) return asksToGiveUp(f.of, replaced);
    if (charged === 0) return `${f.of}: keep its ${markersOf(s, f.of)} markers at no cost, or give some up`;
    return `${f.of}: pay ${pounds(fee(s, f, 0))} for ${charged === 1 ? 'a marker' : `${charged} markers`} above its limit, or give some up`;
  },
  (g, f) => {
    discardUnplaced(g, f.of, surplus(g.s, f).discarded);
    const { replaced, spare } = surplus(g.s, f);
    if (replaced > 0 || spare > 0) return false;
    pop(g, f);
    return true;
  },
);
