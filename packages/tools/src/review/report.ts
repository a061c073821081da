/** A review for readers: the course of the game, what each player lost at what, and the costliest decisions. */
import { costliest, type Matter } from '@roundhouse/bots';
import { apply, type History, type LoggedAction } from '@roundhouse/kernel';
import { moneyOf, type RailState } from '@roundhouse/rail';
import { linesOf } from '../log/lines.ts';
import { table } from '../output.ts';
import type { AnyTitle } from '../title.ts';
import type { Decided, Reviewed } from './decisions.ts';

const MATTERS: readonly Matter[] = ['auction', 'stock', 'track', 'dividend', 'trains', 'other'];
/** Decisions that are told of each player. */
const COSTLIEST = 5;

/** What an action does, as the log would tell it. */
export function toldAction(title: AnyTitle, names: readonly string[], s: RailState, action: LoggedAction): string {
  const done = apply(title, s, action);
  const lines = done.ok ? linesOf(title, names, s)(done.events) : [];
  const told = lines.find(({ kind }) => kind === 'line')?.text;
  return told !== undefined && action.type !== 'pass' ? told : `${names[s.players.indexOf(action.by)]} passes.`;
}

export function reviewLines(title: AnyTitle, history: History<RailState>, { decisions, line }: Reviewed): string[] {
  const { players: names, state } = history;
  const money = (amount: number): string => moneyOf(title.material(state), Math.round(amount));
  const course = [
    ['Expected at the end', ...names],
    ...line.map(({ round, worths }) => [round, ...state.players.map((player) => money(worths[player]!))]),
  ];
  const lost = (by: string, matter: Matter): number =>
    decisions.reduce((sum, one) => (one.by === by && one.matter === matter ? sum + one.lost : sum), 0);
  const sums = [
    ['Lost beside the best moves', ...MATTERS],
    ...state.players.map((player, i) => [names[i]!, ...MATTERS.map((matter) => money(lost(player, matter)))]),
  ];
  const told = state.players.flatMap((player, i) => [
    '',
    `${names[i]}:`,
    ...costliestLines(title, names, decisions, player, money),
  ]);
  return [...table(course), '', ...table(sums), ...told];
}

function costliestLines(
  title: AnyTitle,
  names: readonly string[],
  decisions: readonly Decided[],
  player: string,
  money: (amount: number) => string,
): string[] {
  const own = costliest(decisions, player, COSTLIEST);
  if (own.length === 0) return ['  Every move was as good as the best one found.'];
  return own.flatMap(({ at, round, before, action, best, lost }) => [
    `  ${round}, action ${at}: ${toldAction(title, names, before, action)}`,
    `    Better by about ${money(lost)}: ${toldAction(title, names, before, best.action)}${best.why ? ` ${best.why.text}` : ''}`,
  ]);
}

/** How often moves are the bot's first choice, or among its first three, by what they were about. */
export function agreementLines(decisions: readonly Decided[]): string[] {
  const share = (of: readonly Decided[], places: number): string =>
    of.length === 0 ? '' : `${Math.round((100 * of.filter(({ place }) => place <= places).length) / of.length)} %`;
  const row = (name: string, of: readonly Decided[]): (string | number)[] => [
    name,
    of.length,
    share(of, 1),
    share(of, 3),
  ];
  return table([
    ['', 'decisions', 'first choice', 'first three'],
    ...MATTERS.map((matter) =>
      row(
        matter,
        decisions.filter((one) => one.matter === matter),
      ),
    ),
    row('all', decisions),
  ]);
}
