/**
 * 14.2.3.1 Yellow and 14.2.3.3 Brown private companies: for one that has closed its owner takes a Lokaalspoorwegen, or gets
 * money (8.3-11, 14.2.3.3-8).
 */
import { field, type FrameKind, pop, push, updateFrame, onlyThen } from '@roundhouse/kernel';
import { about, BANK, IPO, moveShares, pay } from '@roundhouse/rail';
import { setPar } from '../07-stock-round/7.5-floating.ts';
import { askHomes, hasHomes } from '../07-stock-round/7.5-homes.ts';
import { DIRECTOR_SHARES, localIds, privateOf } from '../material.ts';
import { type Game, move, type NewLocal, type NewLocals, type Owed, type State } from '../state.ts';

/** A price of its own, and how many stand there does not matter (14.2.3.1-7, 14.2.3.1-8). */
const PAR = 25;
/** The director's certificate and two more: 60% stay in the IPO, so that it has not floated (14.2.3.1-6, 14.2.3.1-11). */
const TAKEN = DIRECTOR_SHARES + 2;
const INSTEAD = 80;

const free = (s: State): string[] => localIds.filter((company) => s.companies[company]!.status === 'unstarted');
/** A Lokaalspoorwegen that is not parred, also one that has just been nationalised (Q26), and two places for its homes. */
const isPossible = (s: State): boolean => free(s).some((company) => hasHomes(s, company));

/** The dearest private first (8.3-11). A player who has left the game gets nothing (9-20). */
export function giveLocals(g: Game, owed: readonly Owed[]): void {
  const left = owed.toSorted((a, b) => privateOf(b.private).price - privateOf(a.private).price);
  push(g, { kind: 'newLocals', left });
}

export const newLocals = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const [next, ...left] = f.left;
    if (next === undefined) {
      pop(g, f);
      return true;
    }
    updateFrame(g, f, { left });
    if (!g.s.ext.order.includes(next.to)) return true;
    if (isPossible(g.s)) push(g, { kind: 'newLocal', of: next.private, by: next.to });
    // 14.2.3.1-10.
    else pay(g, BANK, next.to, INSTEAD, 'instead');
    return true;
  },
} satisfies FrameKind<State, NewLocals>;

/** Nothing is paid, nobody declines, and a player who has nationalised takes one, too (Q25). */
const takeLocal = move({
  type: 'takeLocal',
  fields: { company: field.oneOf(localIds) },
  candidates: (s) => free(s).map((company) => ({ fields: { company }, subjects: [about.company(company)] })),
  checks: [
    {
      rule: '14.2.3.1-6',
      passes: (s, _, a) => free(s).includes(a.company),
      says: (_, _f, a) => `The ${a.company} is already parred.`,
    },
  ],
  when: [onlyThen('8.3-11', 'A Lokaalspoorwegen is taken only as a yellow or brown private company closes.')],
  apply(g, f: NewLocal, a) {
    pop(g, f);
    setPar(g, a.company, PAR, f.by);
    moveShares(g, a.company, IPO, f.by, TAKEN);
    // 14.2.3.1-9.
    askHomes(g, a.company);
  },
});

export const newLocal = {
  actors: (_, f) => [f.by],
  moves: [takeLocal],
  asks: (_, f) => `${privateOf(f.of).name} has closed: choose your free Lokaalspoorwegen`,
} satisfies FrameKind<State, NewLocal, 'takeLocal'>;
