/** A vote of somebody at a table, from the request to what comes of it. */
import { refuseToMove } from '../holding.ts';
import { type Decision, noted, seatNote, seatTo, type Table, USUAL_LEVEL } from '@roundhouse/host';
import { type Note, type PlayerId, playersIn } from '@roundhouse/kernel';
import type { VoteRequest } from '@roundhouse/protocol';
import type { RailState } from '@roundhouse/rail';
import { hashOf } from '../../people/keys.ts';
import type { Person } from '../../people/people.ts';
import { ProblemError } from '../../problem.ts';
import type { Change, SeatRow } from '../../store/contract.ts';
import { newLink } from '../links.ts';
import type { OpenTable } from '../open-table.ts';
import { type Clocks, given, isOver } from './clocks.ts';
import { type Ballot, counted, type Outcome, type Vote } from './votes.ts';

type Done = Extract<Decision<RailState>, { kind: 'done' }>;
/** Who is gone for longer hands the seat on. In milliseconds. */
const LONGEST_ABSENCE = 30 * 24 * 60 * 60 * 1000;

type Late = Extract<Outcome, { kind: 'late' }>;

/** Inside the queue. A request that was done before is done, whatever has come of the vote since. */
export async function vote(
  table: OpenTable,
  person: Person,
  { request, ...ballot }: VoteRequest,
): Promise<string | null> {
  const wish = hashOf(JSON.stringify(ballot));
  const known = await table.deps.store.read.request(table.id, request);
  if (known) {
    if (known.person === person.id && known.wish === wish) return null;
    throw new ProblemError('request', 'This request was used for something else already.', { rule: 'table:request' });
  }
  refuseToMove(table);
  const { play, manners } = table.stored;
  const { clocks } = table;
  if (!play || (!clocks && ballot.kind !== 'end')) throw new ProblemError('moment', 'Nobody is timed at this table.');
  const voters = votersOf(table, play, person, ballot);
  refuseLapsed(play, clocks, ballot);
  const { votes, outcome } = counted(manners.votes, ballot, voters, everybody(table, play, manners.votes, ballot));
  const { n } = play;
  const made =
    outcome === 'end' || (outcome !== null && typeof outcome === 'object' && outcome.choice !== 'wait') ? 1 : 0;
  const row = { game: table.id, request, person: person.id, wish, n: n + made, made, ask: null, refused: null };
  const changes: Change[] = [{ kind: 'request', row: { ...row, at: table.deps.now() } }];
  if (outcome === 'end') {
    await endGame(table, play, person, changes);
    return null;
  }
  if (outcome === null || outcome === 'pause' || outcome === 'resume') {
    await table.commit({ manners: { ...manners, clocks: pausedBy(clocks, outcome), votes } }, changes);
    return null;
  }
  return carryOut(table, play, { person, votes, clocks: clocks!, outcome, changes });
}

const pausedBy = (clocks: Clocks | null, outcome: 'pause' | 'resume' | null): Clocks | null =>
  clocks && outcome !== null ? { ...clocks, paused: outcome === 'pause' } : clocks;

/** It stays as it stands, with a note that says why; nobody moves any more. */
async function endGame(table: OpenTable, play: Table, person: Person, changes: readonly Change[]): Promise<void> {
  const by = table.you(person.id).players[0]!;
  const text = 'All players have agreed to end the game here.';
  const decision = taken(noted(play, { type: 'remark', by, text }, table.deps.now()));
  const manners = { ...table.stored.manners, clocks: table.clocks, votes: [], ended: table.deps.now() };
  await table.carryOut(decision, { person: person.id, why: null }, { changes, stored: { manners } });
}

/** Somebody goes for a while, or is back. Where clocks run, the others are asked at once whether they are to rest. */
export async function goneUntil(table: OpenTable, person: Person, until: number | null): Promise<void> {
  const { play, manners } = table.stored;
  const { clocks } = table;
  if (!play) throw new ProblemError('moment', 'The game has not begun yet.');
  const now = table.deps.now();
  if (until !== null && (until <= now || until > now + LONGEST_ABSENCE))
    throw new ProblemError('malformed', 'Say a time within the next 30 days.');
  const { players } = table.you(person.id);
  const others = Object.entries(manners.back).filter(([player]) => !players.includes(player));
  const mine = until === null ? [] : players.map((player): [string, number] => [player, until]);
  const after = { ...manners, clocks, back: Object.fromEntries([...others, ...mine]) };
  const isAsked = manners.votes.some(({ kind }) => kind === 'pause');
  const voters = players.filter((player) => isPlayedByPerson(table, player));
  if (until === null || !clocks || clocks.paused || isAsked || voters.length === 0) {
    await table.commit({ manners: after }, []);
    return;
  }
  const ballot = { kind: 'pause', yes: true } as const;
  const { votes, outcome } = counted(manners.votes, ballot, voters, everybody(table, play, manners.votes, ballot));
  await table.commit({ manners: { ...after, clocks: pausedBy(clocks, outcome && 'pause'), votes } }, []);
}

const isPlayedByPerson = ({ stored }: OpenTable, player: PlayerId): boolean =>
  stored.seats.some((seat) => seat.player === player && seat.kind === 'person');

function votersOf(table: OpenTable, play: Table, person: Person, ballot: Ballot): readonly PlayerId[] {
  const { players } = table.you(person.id);
  if (ballot.kind === 'late' && !play.state.players.includes(ballot.about))
    throw new ProblemError('malformed', 'Nobody at this table has that seat.');
  if (ballot.kind === 'late' && players.includes(ballot.about))
    throw new ProblemError('forbidden', 'The others vote about your seat: you come back by taking it.');
  const voters = players.filter((player) => isPlayedByPerson(table, player));
  if (voters.length === 0) throw new ProblemError('forbidden', 'A bot plays your seat: take it back before you vote.');
  return voters;
}

function refuseLapsed(play: Table, clocks: Clocks | null, ballot: Ballot): void {
  if (ballot.kind === 'end') {
    if (play.state.ended) throw new ProblemError('moment', 'The game is over already.');
    return;
  }
  if (!clocks) return;
  if (ballot.kind === 'late') {
    const name = play.seats.find(({ player }) => player === ballot.about)?.name ?? ballot.about;
    if (!isOver(clocks, ballot.about)) throw new ProblemError('moment', `${name} is not late, so there is no vote.`);
    return;
  }
  if (clocks.paused === (ballot.kind === 'pause'))
    throw new ProblemError('moment', clocks.paused ? 'The clocks rest already.' : 'The clocks run already.');
}

/**
 * Those who decide: all people still in the game who are at the table. Where other servers have people too, all of them count. To end a game
 * takes those who are away as well, but nobody whose time is over.
 */
function everybody(
  { stored, listeners, deps, clocks }: OpenTable,
  play: Table,
  votes: readonly Vote[],
  ballot: Ballot,
): PlayerId[] {
  const hasVoted = (player: PlayerId) =>
    votes.some((vote) => (vote.kind === 'late' ? player in vote.ballots : vote.agreed.includes(player)));
  const isThere = ({ player, person }: SeatRow): boolean =>
    ballot.kind === 'end'
      ? clocks === null || !isOver(clocks, player!)
      : deps.store.isShared || hasVoted(player!) || listeners.presenceOf(person!).presence !== 'gone';
  const inGame = playersIn(play.title, play.state);
  const people = stored.seats.filter(
    ({ player, kind, person }) => player !== null && kind === 'person' && person !== null && inGame.includes(player),
  );
  const about = ballot.kind === 'late' ? ballot.about : null;
  return people.filter((seat) => seat.player !== about && isThere(seat)).map(({ player }) => player!);
}

interface Carried {
  readonly person: Person;
  readonly votes: readonly Vote[];
  readonly clocks: Clocks;
  readonly outcome: Late;
  readonly changes: readonly Change[];
}

/** What was decided stands in the log, where the one who was away reads it. Returns the link of a seat that was opened. */
async function carryOut(table: OpenTable, play: Table, carried: Carried): Promise<string | null> {
  const { person, votes, clocks, outcome, changes } = carried;
  const { about, choice } = outcome;
  const { settings, seats } = table.stored;
  const by = table.you(person.id).players[0]!;
  const seat = play.seats.find(({ player }) => player === about)!;
  const now = table.deps.now();
  const remark = (text: string): Note => ({ type: 'remark', by, text });
  if (choice === 'wait') {
    await table.commit({ manners: { ...table.stored.manners, clocks, votes } }, changes);
    return null;
  }
  const doer = { person: person.id, why: null };
  if (choice === 'time') {
    const decision = taken(noted(play, remark(`The others give ${seat.name} the whole time again.`), now));
    const manners = { ...table.stored.manners, clocks: given(clocks, settings.clock!, about), votes };
    await table.carryOut(decision, doer, { changes, stored: { manners } });
    return null;
  }
  const manners = { ...table.stored.manners, clocks, votes };
  if (choice === 'bot') {
    const decision = taken(noted(play, seatNote(seatTo(seat, USUAL_LEVEL)), now));
    await table.carryOut(decision, doer, { changes, stored: { manners } });
    return null;
  }
  const row = seats.find(({ player }) => player === about)!;
  const { invitation, change } = newLink(table.id, row.seat, now);
  const opened = seats.map((one) => (one === row ? { ...one, lost: 1 } : one));
  const decision = taken(noted(play, remark(`The others look for somebody new for the seat of ${seat.name}.`), now));
  await table.carryOut(decision, doer, { changes: [...changes, change], stored: { manners, seats: opened } });
  return invitation.token;
}

function taken(decision: Decision<RailState>): Done {
  if (decision.kind === 'done') return decision;
  throw new ProblemError('refused', 'This game is as long as a game can be.');
}
