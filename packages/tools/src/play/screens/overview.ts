/** Where the game stands, in as few lines as tell it. */
import { table } from '../../output.ts';
import { type Desk, paragraph, phaseTitle } from '../desk.ts';

export function overviewLines(desk: Desk): string[] {
  const { s, title, names } = desk;
  const players = s.players.map((player) => [
    `  ${names.player(player)}${player === desk.me ? ' (you)' : ''}`,
    desk.money(s.cash[player] ?? 0),
    `worth ${desk.money(title.score(s)[player] ?? 0)}`,
  ]);
  const companies = title
    .operatingOrder(s)
    .map((id) => [
      `  ${id}`,
      names.owner(s.companies[id]!.director ?? '') || '–',
      s.market.at[id] ? `at ${desk.money(title.priceOf(s, id))}` : '',
      desk.money(s.cash[id] ?? 0),
      trainsText(desk, id),
    ]);
  return [
    [title.roundName(s), phaseTitle(desk), ...lastRound(desk)].join(' · '),
    ...table(players),
    ...table(companies),
    ...asideLines(desk),
  ];
}

/** Where all rounds of a game are known from the start, the last of them and how many are still to come. */
function lastRound({ s, title }: Desk): string[] {
  const { names, at, complete, uncounted = 0 } = title.rounds(s);
  if (complete !== true || s.ended) return [];
  if (at === names.length - 1) return ['the last round'];
  const all = names.length - uncounted;
  const now = at < uncounted ? `${all} rounds follow` : `round ${at + 1 - uncounted} of ${all}`;
  return [`${now}, the game ends after ${names.at(-1)!}`];
}

function trainsText({ s, title, names }: Desk, company: string): string {
  const shells = title.shells(s, company);
  const texts = shells.map((shell) => {
    const trains = Object.keys(s.trains).filter((train) => s.trains[train] === shell);
    const kinds = trains.map((train) => names.train(train)).join(', ') || 'none';
    return shells.length > 1 ? `${shell}: ${kinds}` : kinds;
  });
  return `trains ${texts.join('; ')}`;
}

/** What lies on the table beside players, companies and map: `Lobbies: £40 Anna, £20 Bram`. */
export function asideLines(desk: Desk): string[] {
  const { s, title, names, say } = desk;
  return (title.asides?.(s, (owner) => names.owner(owner)) ?? []).map(({ heading, items }) =>
    paragraph(`${say(heading)}: ${items.map(say).join(', ')}`),
  );
}
