/** What comes next in a game, for whatever program hosts it: command line, page, tests, server. */
import { deciders, HOST, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
import type { RailState, RailTitle, RunProblem } from '@roundhouse/rail';
import { indication } from './indication.ts';
import { type Maximums, nextBidOf } from './maximum.ts';

/** A game as its host sees it. */
export interface Hosted<S extends RailState> {
  readonly title: RailTitle<S>;
  readonly state: S;
  /** The last action in force: if it is the host's own, the best run is shown already. */
  readonly last: LoggedAction | undefined;
  /** Whose seats bots play; everybody else is waited for. */
  readonly bots: readonly PlayerId[];
  /** Up to what the host bids for players in an auction. */
  readonly maximums?: Maximums;
}

/** What the host has tried in a position without anything coming of it. */
export interface DeadEnds {
  /** There is no better run to show than is known. */
  readonly search?: boolean;
  /** Bots that have found nothing to do. */
  readonly bots?: readonly PlayerId[];
  /** Players for whom a bid was refused. */
  readonly bids?: readonly PlayerId[];
}

/** What comes next. All who are to decide are named: several may be, and the first to decide goes on. */
export type Next =
  | { readonly kind: 'over' }
  /** Nobody decides a run before the best is shown. */
  | { readonly kind: 'search'; readonly problem: RunProblem }
  /** The host bids for somebody who has left a maximum with it. */
  | { readonly kind: 'bid'; readonly action: LoggedAction }
  /** Bots decide, each of them if the one before has nothing to do; these people may as well. */
  | { readonly kind: 'ask'; readonly bots: readonly PlayerId[]; readonly people: readonly PlayerId[] }
  | { readonly kind: 'wait'; readonly people: readonly PlayerId[] };

export function nextOf<S extends RailState>(hosted: Hosted<S>, deadEnds: DeadEnds = {}): Next {
  const { title, state } = hosted;
  if (state.ended) return { kind: 'over' };
  const problem = deadEnds.search ? null : unshownRun(hosted);
  if (problem) return { kind: 'search', problem };
  const asked = deciders(title, state).filter((actor) => actor !== HOST);
  const action = bidFor(hosted, asked, deadEnds);
  if (action) return { kind: 'bid', action };
  const bots = asked.filter((player) => hosted.bots.includes(player) && !deadEnds.bots?.includes(player));
  const people = asked.filter((player) => !hosted.bots.includes(player));
  return bots.length > 0 ? { kind: 'ask', bots, people } : { kind: 'wait', people };
}

/** The bid of the first who has left a maximum that allows one: of those who are asked, else of those who had declined before they left it. */
function bidFor<S extends RailState>(
  { title, state, maximums = {} }: Hosted<S>,
  asked: readonly PlayerId[],
  { bids = [] }: DeadEnds,
): LoggedAction | null {
  const others = state.players.filter((player) => !asked.includes(player));
  for (const player of [...asked, ...others]) {
    const bid = bids.includes(player) ? null : nextBidOf(title, state, player, maximums);
    if (bid) return bid;
  }
  return null;
}

/** Does somebody have to wait until the best run is shown? */
export const isSearching = <S extends RailState>(hosted: Hosted<S>, { search }: DeadEnds = {}): boolean =>
  !search && unshownRun(hosted) !== null;

/** The run that is being decided and whose best the host has not shown since anything else was done; whatever is done meanwhile may have changed it. */
function unshownRun<S extends RailState>({ title, state, last }: Hosted<S>): RunProblem | null {
  const problem = title.runProblem(state);
  return problem && !(last?.by === HOST && last.frame === problem.frame) ? problem : null;
}

/** Somebody's next action; null if there is none. */
export type Choose<S extends RailState> = (s: S) => LoggedAction | null;

/** What happens next where nobody is waited for: the host shows the best run, else somebody acts as `choose` says. */
export function nextAction<S extends RailState>(
  title: RailTitle<S>,
  state: S,
  last: LoggedAction | undefined,
  choose: Choose<S>,
): LoggedAction | null {
  const next = nextOf({ title, state, last, bots: state.players });
  if (next.kind === 'over') return null;
  return (next.kind === 'search' ? indication(title, state) : null) ?? choose(state);
}
