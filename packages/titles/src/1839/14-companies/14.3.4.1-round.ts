/** 14.3.4.1 Nationalisation overview: after the operation that began a rank which rusts others, each company may nationalise. */
import { type FrameKind, pop, push, updateFrame, onlyThen } from '@roundhouse/kernel';
import { about, declinedRecord, passUnless, setExt, trainsOf } from '@roundhouse/rail';
import { isFloated } from '../07-stock-round/7.5-floating.ts';
import { KEPT_TRAIN, phaseOf, roster } from '../material.ts';
import { directorOf, type Game, move, type Nationalisation, type NationalisationRound, type State } from '../state.ts';
import { nationalise } from './14.3.4.2-process.ts';
import { plays } from '../readings.ts';

/** Phases whose list of trains leaves out their own. */
const WITHOUT_NEW: readonly string[] = ['gray', 'purple'];

/**
 * Any train, also one that is only left for its run (14.3.4.1-2, 14.3.4.1-4). The lists of the phases follow from what has rusted (17.4-4,
 * 17.5-4, 17.6-5, 17.7-4, 17.8-4, 17.9-6, 17.10-5); as Q53 is read, a new gray or purple one is not among them (17.11-7, 17.12-5).
 */
function qualifies(s: State, company: string, begun: readonly string[]): boolean {
  const left = plays(s, 'nationaliseWithNew', 'no') ? begun.filter((phase) => WITHOUT_NEW.includes(phase)) : [];
  return trainsOf(s, roster, company).some((train) => !left.includes(roster.kindOf.get(train)!.phase));
}

/** The train that Diepenbrock has turned into can make a company qualify at this very moment (14.3.4.1-5). */
const isKeptTrainAtHand = (s: State): boolean => s.players.includes(s.trains[KEPT_TRAIN]!);

const isWorthAsking = (s: State, company: string, begun: readonly string[]): boolean =>
  isFloated(s, company) && (qualifies(s, company, begun) || isKeptTrainAtHand(s));

/**
 * Step 8: only where a phase has begun that rusts trains, in whose hands they may be, and once for all that have
 * (14.3.4.1-1, 14.3.4.1-7).
 */
export function beginNationalisation(g: Game, order: readonly string[], begun: readonly string[]): void {
  if (!begun.some((phase) => phaseOf(phase).rusts)) return;
  push(g, { kind: 'nationalisationRound', begun, left: order, kept: [], taken: [] });
}

/** In operating order as it stands when the operation is over, whether it has operated or not (14.3.4.1-6). */
export const nationalisationRound = {
  actors: () => [],
  moves: [],
  advance(g, f) {
    const [company, ...left] = f.left;
    if (company === undefined) {
      pop(g, f);
      return true;
    }
    updateFrame(g, f, { left });
    if (isWorthAsking(g.s, company, f.begun))
      push(g, { kind: 'nationalisation', of: company, begun: f.begun, declined: {} });
    return true;
  },
} satisfies FrameKind<State, NationalisationRound>;

/** The round remembers what each has answered. */
function answered(g: Game, f: Nationalisation, answer: 'kept' | 'taken'): void {
  pop(g, f);
  const round = g.s.stack.at(-1) as NationalisationRound;
  updateFrame(g, round, { [answer]: [...round[answer], f.of] });
}

const take = move({
  type: 'nationalise',
  candidates: (_, f: Nationalisation) => [{ subjects: [about.company(f.of)] }],
  checks: [
    {
      rule: '14.3.4.1-3',
      passes: (s, f: Nationalisation) => trainsOf(s, roster, f.of).length > 0,
      says: (_, f) => `The ${f.of} owns no train, and only a company with a train can be nationalised.`,
    },
    {
      rule: 'Q53',
      passes: (s, f) => qualifies(s, f.of, f.begun),
      says: (s, f) => `The ${f.of} owns only new ${s.phase} trains, and they do not count for nationalisation.`,
    },
  ],
  when: [onlyThen('14.3.4.1-1', 'Companies are nationalised only right after the turn that began a new phase.')],
  apply(g, f, a) {
    answered(g, f, 'taken');
    nationalise(g, f.of);
    // 7.3-9: in the stock round after this set.
    if (!g.s.ext.nationalisers.includes(a.by)) setExt(g, { nationalisers: [...g.s.ext.nationalisers, a.by] });
  },
});

const keep = passUnless<State, Nationalisation>([], (g, f) => answered(g, f, 'kept'));

/** Its director decides, knowing what those before have decided. */
export const nationalisation = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [take, keep],
  record: (_, f) => declinedRecord(f),
  advance(g, f) {
    const over = !isWorthAsking(g.s, f.of, f.begun);
    if (over) pop(g, f);
    return over;
  },
  asks: (_, f) => `${f.of}: nationalise it or keep it?`,
} satisfies FrameKind<State, Nationalisation, 'nationalise' | 'pass'>;
