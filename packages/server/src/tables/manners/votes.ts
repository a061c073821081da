/** What players decide together beside the game: what becomes of a seat whose time is over, whether the clocks rest, and whether the game ends. */
import type { PlayerId } from '@roundhouse/kernel';

/** Wait, give time, let a bot play until its owner is back, or open the seat to somebody new. */
export const CHOICES = ['wait', 'time', 'bot', 'new'] as const;
export type Choice = (typeof CHOICES)[number];

export type Vote =
  | { readonly kind: 'late'; readonly about: PlayerId; readonly ballots: Readonly<Record<PlayerId, Choice>> }
  /** Everybody must agree, so one no ends it. */
  | { readonly kind: 'pause' | 'resume' | 'end'; readonly agreed: readonly PlayerId[] };

export type Ballot =
  | { readonly kind: 'late'; readonly about: PlayerId; readonly choice: Choice }
  | { readonly kind: 'pause' | 'resume' | 'end'; readonly yes: boolean };

/** What is decided, or null while it is open. */
export type Outcome =
  | { readonly kind: 'late'; readonly about: PlayerId; readonly choice: Choice }
  | 'pause'
  | 'resume'
  | 'end';

export interface Counted {
  readonly votes: readonly Vote[];
  readonly outcome: Outcome | null;
}

const isSame = (vote: Vote, ballot: Ballot): boolean =>
  vote.kind === ballot.kind && (vote.kind !== 'late' || vote.about === (ballot as { about?: PlayerId }).about);

/** `voters` are the players of one person, `all` everybody who is to decide it. */
export function counted(
  votes: readonly Vote[],
  ballot: Ballot,
  voters: readonly PlayerId[],
  all: readonly PlayerId[],
): Counted {
  const before = votes.find((vote) => isSame(vote, ballot));
  const others = votes.filter((vote) => vote !== before);
  if (ballot.kind === 'late') {
    const cast = Object.fromEntries(voters.map((voter) => [voter, ballot.choice]));
    const ballots = { ...(before?.kind === 'late' ? before.ballots : {}), ...cast };
    const deciding = all.filter((voter) => voter !== ballot.about);
    const forIt = deciding.filter((voter) => ballots[voter] === ballot.choice);
    if (2 * forIt.length > deciding.length)
      return { votes: others, outcome: { kind: 'late', about: ballot.about, choice: ballot.choice } };
    return { votes: [...others, { kind: 'late', about: ballot.about, ballots }], outcome: null };
  }
  if (!ballot.yes) return { votes: others, outcome: null };
  const agreed = [...new Set([...(before && before.kind !== 'late' ? before.agreed : []), ...voters])];
  if (all.every((voter) => agreed.includes(voter))) return { votes: others, outcome: ballot.kind };
  return { votes: [...others, { kind: ballot.kind, agreed }], outcome: null };
}
