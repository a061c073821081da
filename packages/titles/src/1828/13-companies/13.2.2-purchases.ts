/** 13.2.2 Saleable private companies: what happens when a company buys one. */
import { pop, push, onlyThen } from '@roundhouse/kernel';
import {
  about,
  cashOf,
  hasStation,
  passUnless,
  pay,
  setStations,
  type TradeTerms,
  tradePrivate,
} from '@roundhouse/rail';
import { layFields, freeTile } from '../08-operating-round/8.3.1-track.ts';
import { markersLeft, putMarker } from '../08-operating-round/8.3.2-stations.ts';
import { ADRIAN, COBOURG, nameOf, PETERBOROUGH } from '../material.ts';
import { type Game, move, operatingTurnOf, type State, type StepFrame, stepKind } from '../state.ts';
import { blockPeterborough } from './13.2.1-privates.ts';

const KALAMAZOO = 'E&K';

/** What was agreed, and what comes with it (13.2.1-7). */
export function buyPrivateFor(g: Game, terms: TradeTerms): void {
  tradePrivate(g, terms);
  if (terms.id === COBOURG) takeOverCobourg(g, terms.company);
  if (terms.id === KALAMAZOO) push(g, { kind: 'kalamazoo', of: terms.company });
}

/** 13.2.2.5: its treasury, and its place in Peterborough for a company that may still place a marker (13.2.2.5-11). */
function takeOverCobourg(g: Game, company: string): void {
  pay(g, COBOURG, company, cashOf(g.s, COBOURG), 'treasury');
  if (mayReplace(g.s, company)) push(g, { kind: 'peterborough', of: company });
  else blockPeterborough(g);
}

const mayReplace = (s: State, company: string): boolean =>
  !operatingTurnOf(s)!.placed && markersLeft(s, company) > 0 && !hasStation(s.stations, company, PETERBOROUGH);

/** 13.2.2.5-12. */
const replaceStation = move({
  type: 'replaceStation',
  candidates: (_, f: StepFrame) => [{ subjects: [about.hex(PETERBOROUGH), about.company(f.of)] }],
  when: [
    {
      rule: '13.2.2.5-13',
      passes: (s) => operatingTurnOf(s)?.placed !== true,
      says: 'The company has placed its marker for this round, so a blocking marker goes to Peterborough.',
    },
    onlyThen(
      '13.2.2.5-12',
      'A company puts a marker in Peterborough like this only as it buys the Cobourg & Peterborough.',
    ),
  ],
  apply(g, f: StepFrame) {
    const [spot] = g.s.stations[COBOURG]!;
    pop(g, f);
    setStations(g, COBOURG, []);
    putMarker(g, f.of, spot!);
  },
});

/** 13.2.2.5-14. */
const leaveMarker = passUnless<State, StepFrame>([], (g, f) => {
  pop(g, f);
  blockPeterborough(g);
});

export const peterborough = stepKind(
  [replaceStation, leaveMarker],
  (_, f) => `${f.of}: replace the marker in Peterborough with its own, free?`,
);

const adrian = freeTile(
  ADRIAN,
  '13.2.2.7-2',
  `The buyer of the Erie & Kalamazoo must lay a yellow tile in ${nameOf(ADRIAN)} now.`,
);

/** 13.2.2.7: E7 is empty until then, and one of the five double-town tiles always fits (there are four such hexes). */
const layAdrian = move({
  type: 'layTile',
  fields: layFields,
  candidates: (s, _f: StepFrame) => adrian.candidates(s),
  checks: adrian.checks,
  when: [onlyThen('13.2.2.7-2', `The tile in ${nameOf(ADRIAN)} is laid only as a company buys the Erie & Kalamazoo.`)],
  apply(g, f, a) {
    pop(g, f);
    adrian.lay(g, f.of, a);
  },
});

export const kalamazoo = stepKind([layAdrian], (_, f) => `${f.of}: lay a yellow tile in ${nameOf(ADRIAN)}`);
