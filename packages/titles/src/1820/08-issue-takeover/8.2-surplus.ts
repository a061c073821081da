/** 8.2 Reduce share-count and 13.6 Station limit: markers above the station maximum go. */
import { type Check, field, log, pop, push } from '@roundhouse/kernel';
import { about, type CompanyId, type HexId, returnStation, type StepFrame } from '@roundhouse/rail';
import { setCharter, sizeTable } from '../13-companies/13.1-sizes.ts';
import { board, BR, nameOf } from '../material.ts';
import { charterOf, decides, type Game, move, type State, type Surplus } from '../state.ts';
import { overLimit } from './8.1-order.ts';

/** How many markers it has more than it may have (13.6-2). */
const excess = (s: State, company: CompanyId): number => {
  const { markers } = charterOf(s, company)!;
  return Math.max(0, markers + s.stations[company]!.length - sizeTable(s, company).stationMaximum);
};

/** Unplaced ones first, without a fee; of those on the map its director chooses (8.2-13, Q39). */
export function giveUpSurplus(g: Game, company: CompanyId): void {
  const { markers } = charterOf(g.s, company)!;
  setCharter(g, company, { markers: Math.max(0, markers - excess(g.s, company)) });
  if (excess(g.s, company) > 0) push(g, { kind: 'surplus', of: company });
}

interface Place {
  readonly hex: HexId;
}
/** One marker on the map becomes British Rail’s. */
export const givingUp = <F extends StepFrame>(rule: string, checks: readonly Check<State, F, Place>[] = []) =>
  move({
    type: 'giveUp',
    fields: { hex: field.oneOf(board.ids) },
    candidates: (s, f: F) =>
      s.stations[f.of]!.map(({ hex }) => ({ fields: { hex }, subjects: [about.hex(hex), about.company(f.of)] })),
    checks: [
      {
        rule,
        passes: (s, f, a) => s.stations[f.of]!.some(({ hex }) => hex === a.hex),
        says: (_, f, a) => `The ${f.of} has no marker in ${nameOf(a.hex)}.`,
      },
      ...checks,
    ],
    when: overLimit,
    apply(g, f, a) {
      log(g, { event: 'givesUp', company: f.of, hex: a.hex });
      returnStation(g, f.of, g.s.stations[f.of]!.find(({ hex }) => hex === a.hex)!, BR);
    },
  });

/** So many markers must go. */
export const asksToGiveUp = (company: CompanyId, count: number): string =>
  `${company}: give up ${count === 1 ? 'a marker' : `${count} markers`} to British Rail`;

export const surplus = decides<Surplus, 'giveUp'>(
  [givingUp<Surplus>('8.2-13')],
  (s, f) => asksToGiveUp(f.of, excess(s, f.of)),
  (g, f) => {
    if (excess(g.s, f.of) > 0) return false;
    pop(g, f);
    return true;
  },
);
