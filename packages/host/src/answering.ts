/** Answers to what the host asks: to an undo, to a promise, to a new link for a lost seat. */
import { type Note, noteSchema, type PlayerId, playersIn } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { type AgreementAsk, type Ask, type LinkAsk, stillAsked, withAsk } from './asks.ts';
import { noted } from './entries.ts';
import { withNo } from './noes.ts';
import { isBot, nameOf, type Table } from './table.ts';
import { undo } from './undoing.ts';
import { type Decision, type Recall, refused, type Wish } from './wish.ts';

export function answer<S extends RailState>(
  table: Table<S>,
  { ask: id, yes }: Extract<Wish, { kind: 'answer' }>,
  seats: readonly PlayerId[],
  now: number,
  recall: Recall<S> | undefined,
): Decision<S> {
  const ask = table.asks.find((one) => one.id === id);
  if (!ask) return refused('table:ask', 'This question is no longer open.');
  const answering = stillAsked(ask).filter((player) => seats.includes(player));
  const withdraws = !yes && mayWithdraw(ask, seats);
  if (answering.length === 0 && !withdraws)
    return refused('table:not-yours', 'This question is not for you to answer.');
  const others = table.asks.filter((one) => one !== ask);
  if (!yes) {
    const isNo = ask.kind === 'undo' && answering.length > 0;
    const noes = isNo ? withNo(table.noes, ask, now) : table.noes;
    return { kind: 'done', entries: [], applied: null, table: { ...table, asks: others, noes } };
  }
  const answered = { ...ask, agreed: [...ask.agreed, ...answering] };
  if (stillAsked(answered).length > 0)
    return { kind: 'asked', ask: answered, table: { ...table, asks: [...others, answered] } };
  return carryOut({ ...table, asks: others }, answered, now, recall);
}

/** Nobody has to wait for the answer to their own question. */
const mayWithdraw = ({ by }: Ask, seats: readonly PlayerId[]): boolean =>
  [by].flat().some((player) => seats.includes(player));

function carryOut<S extends RailState>(
  table: Table<S>,
  ask: Ask,
  now: number,
  recall: Recall<S> | undefined,
): Decision<S> {
  if (ask.kind === 'undo') return undo(table, ask, now, recall);
  return noted(table, ask.kind === 'link' ? linkNote(table, ask) : agreementNote(ask), now);
}

/** All others must agree who are people and still in the game. */
export function askForLink<S extends RailState>(
  table: Table<S>,
  { by, player }: Extract<Wish, { kind: 'link' }>,
  seats: readonly PlayerId[],
  now: number,
): Decision<S> {
  if (!seats.includes(by)) return refused('table:seat', 'Only a player of this table can ask for a new link.');
  if (!table.state.players.includes(player) || seats.includes(player))
    return refused('table:link', 'A new link is for the seat of somebody else.');
  const others = playersIn(table.title, table.state).filter((one) => one !== player && !isBot(table, one));
  const needs = others.filter((one) => !seats.includes(one));
  const ask: LinkAsk = { kind: 'link', id: `link-${player}-${table.n}`, by, player, needs, agreed: [], since: now };
  if (needs.length === 0) return noted(table, linkNote(table, ask), now);
  const asks = withAsk(table.asks, ask);
  return 'rule' in asks ? { kind: 'refused', refusal: asks } : { kind: 'asked', ask, table: { ...table, asks } };
}

/** The log knows that a seat was opened again, and who wanted it. */
const linkNote = <S extends RailState>(table: Table<S>, { by, player }: LinkAsk): Note => ({
  type: 'remark',
  by,
  text: `The other players send a new link for the seat of ${nameOf(table, player)}.`,
});

/** A promise is written down as soon as all of its players stand behind it; bots promise nothing. */
export function proposeAgreement<S extends RailState>(
  table: Table<S>,
  { by, text }: Extract<Wish, { kind: 'agree' }>,
  seats: readonly PlayerId[],
  now: number,
): Decision<S> {
  const players = [...new Set(by)];
  const note = agreementNote({ by: players, text });
  if (!noteSchema.safeParse(note).success || players.some((player) => !table.state.players.includes(player)))
    return refused('table:malformed', 'A promise needs two players of this game and a text.');
  if (!players.some((player) => seats.includes(player)))
    return refused('table:seat', 'Only somebody who takes part in a promise can propose it.');
  const bots = players.filter((player) => isBot(table, player) && !seats.includes(player));
  if (bots.length > 0) return refused('table:agreement', 'A bot cannot promise anything.');
  const needs = players.filter((player) => !seats.includes(player));
  if (needs.length === 0) return noted(table, note, now);
  const ask: AgreementAsk = {
    kind: 'agreement',
    id: `agreement-${table.n}-${players.join('-')}`,
    by: players,
    text,
    needs,
    agreed: [],
    since: now,
  };
  const asks = withAsk(table.asks, ask);
  return 'rule' in asks ? { kind: 'refused', refusal: asks } : { kind: 'asked', ask, table: { ...table, asks } };
}

const agreementNote = ({ by, text }: Pick<AgreementAsk, 'by' | 'text'>): Note => ({
  type: 'agreement',
  by: [...by],
  text,
});
