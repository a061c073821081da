import { updateFrame, type Draft, type FrameOf, type PlayerId, push } from '@roundhouse/kernel';
import { log } from '../events.ts';
import { setExt } from '../ledger/things.ts';
import type { RailState } from '../state.ts';
import type { Course } from './frames.ts';

/** What a game remembers whose stock rounds are followed by sets of operating rounds. */
export interface Sets {
  /** How many stock rounds have begun. */
  readonly stockRound: number;
  /** Which operating round of the set; 0 in a stock round. */
  readonly operatingRound: number;
  /** How many operating rounds each set has, the current one last. */
  readonly sets: readonly number[];
}
type WithSets = RailState<Sets>;

/** `Auction`, `SR 2`, `OR 2.1`. */
export const roundName = ({ ext }: WithSets): string => {
  if (ext.stockRound === 0) return 'Auction';
  return ext.operatingRound === 0 ? `SR ${ext.stockRound}` : `OR ${ext.stockRound}.${ext.operatingRound}`;
};

/** All rounds so far and those of the current set, which would have `length` of them if it began now; and where it stands. */
export function roundTrack(s: WithSets, length: number): { names: string[]; at: number } {
  const { stockRound, sets } = s.ext;
  const names = ['Auction'];
  for (let set = 1; set <= Math.max(1, stockRound); set++) {
    const count = sets[set - 1] ?? length;
    names.push(`SR ${set}`, ...Array.from({ length: count }, (_, i) => `OR ${set}.${i + 1}`));
  }
  return { names, at: names.indexOf(roundName(s)) };
}

/** Rounds count from the auction, which is 0. */
export const roundNumber = ({ ext }: WithSets): number => {
  const before = ext.sets.slice(0, Math.max(0, ext.stockRound - 1));
  return before.reduce((sum, count) => sum + 1 + count, 0) + (ext.stockRound > 0 ? 1 : 0) + ext.operatingRound;
};

/** It also remembers how far it is between two rounds. */
export interface CourseFrame extends Course {
  /** The set is over, and what comes before the next stock round has begun. */
  readonly between?: boolean;
}

interface Rules<S extends WithSets> {
  /** How many operating rounds follow a stock round that ends now. */
  length(s: S): number;
  /** A stock round as it begins with this player. */
  stockRound(g: Draft<S>, first: PlayerId): FrameOf<S>;
  operatingRound(s: S): FrameOf<S>;
  /** Who begins the stock rounds. */
  first(s: S): PlayerId;
  /** Ends the game after a round, where the book says so. */
  ends(g: Draft<S>, isLastOfSet: boolean): void;
  /** What comes between a set and the next stock round. */
  between?(g: Draft<S>): void;
}

/** Stock rounds and sets of operating rounds by turns. `advance` is for the frame at the bottom of the stack. */
export function courseOfSets<S extends WithSets>(rules: Rules<S>) {
  const begin = (g: Draft<S>, ext: Partial<Sets>): void => {
    setExt<WithSets>(g, ext);
    log(g, { event: 'round', name: roundName(g.s) });
  };
  const beginStockRound = (g: Draft<S>, first: PlayerId): void => {
    begin(g, { stockRound: g.s.ext.stockRound + 1, operatingRound: 0 });
    push<S>(g, rules.stockRound(g, first));
  };
  const beginOperatingRound = (g: Draft<S>, changes: Partial<Sets>): void => {
    begin(g, changes);
    push<S>(g, rules.operatingRound(g.s));
  };
  /** On top of the stack only when a round is over: ends the game or goes on to the next round. */
  const advance = (g: Draft<S>, f: CourseFrame): boolean => {
    const { operatingRound, sets } = g.s.ext;
    const isLastOfSet = operatingRound > 0 && operatingRound === sets.at(-1);
    if (!f.between) rules.ends(g, isLastOfSet);
    if (g.s.ended !== null) return true;
    // The moment at which the stock round ends fixes how many operating rounds follow.
    if (operatingRound === 0) beginOperatingRound(g, { sets: [...sets, rules.length(g.s)], operatingRound: 1 });
    else if (!isLastOfSet) beginOperatingRound(g, { operatingRound: operatingRound + 1 });
    else if (rules.between && !f.between) {
      updateFrame<S, CourseFrame>(g, f, { between: true });
      rules.between(g);
    } else {
      if (f.between) updateFrame<S, CourseFrame>(g, f, { between: false });
      beginStockRound(g, rules.first(g.s));
    }
    return true;
  };
  return { beginStockRound, advance };
}
