/** 5 Game overview: the alternation of stock rounds and sets of operating rounds. Nothing in a state is hidden (5-4). */
import { type FrameKind, log, push } from '@roundhouse/kernel';
import { setExt } from '@roundhouse/rail';
import { agreeWinner, finish } from './09-game-end.ts';
import { placeBlockingMarkers } from './17-phases.ts';
import { type Course, type Game, type OperatingRound, phase, type State, type StockRound } from './state.ts';

/** `Auction`, `SR 2`, `OR 2.1`. */
export const roundName = ({ ext }: State): string => {
  if (ext.stockRound === 0) return 'Auction';
  return ext.operatingRound === 0 ? `SR ${ext.stockRound}` : `OR ${ext.stockRound}.${ext.operatingRound}`;
};

/** All rounds so far and those of the current set. */
export function roundNames(s: State): string[] {
  const { stockRound, sets } = s.ext;
  const names = ['Auction'];
  for (let set = 1; set <= Math.max(1, stockRound); set++) {
    const count = sets[set - 1] ?? phase(s).operatingRounds;
    names.push(`SR ${set}`, ...Array.from({ length: count }, (_, i) => `OR ${set}.${i + 1}`));
  }
  return names;
}

/** A set that began in purple phase is the last (Q38). */
const isLastSet = (s: State): boolean => s.phase === 'purple' && s.ext.sets.at(-1) === phase(s).operatingRounds;

export function beginStockRound(g: Game, first: string): void {
  const stockRound = g.s.ext.stockRound + 1;
  setExt(g, { stockRound, operatingRound: 0 });
  log(g, { event: 'round', name: roundName(g.s) });
  if (g.s.phase === 'purple') placeBlockingMarkers(g);
  push(g, { kind: 'stockRound', turn: first, cards: [], sold: {}, last: null } satisfies StockRound);
}

function beginOperatingRound(g: Game, number: number): void {
  setExt(g, { operatingRound: number });
  log(g, { event: 'round', name: roundName(g.s) });
  push(g, {
    kind: 'operatingRound',
    since: g.s.seq,
    incomePaid: false,
    operated: [],
    late: [],
  } satisfies OperatingRound);
}

/**
 * On top of the stack only when a round is over: ends the game or goes on to the next round (5-1, 9.1-3, 9.1-4, 9.1-5).
 */
export const course = {
  actors: () => [],
  moves: [agreeWinner],
  advance(g) {
    const { operatingRound, sets, topReached, order } = g.s.ext;
    if (topReached) finish(g, 'top-price');
    else if (operatingRound === 0) {
      // The phase at the end of the stock round fixes how many operating rounds follow (5-2).
      setExt(g, { sets: [...sets, phase(g.s).operatingRounds] });
      beginOperatingRound(g, 1);
    } else if (operatingRound < sets.at(-1)!) beginOperatingRound(g, operatingRound + 1);
    else if (isLastSet(g.s)) finish(g, 'last-set');
    else beginStockRound(g, order[0]!);
    return true;
  },
} satisfies FrameKind<State, Course>;
