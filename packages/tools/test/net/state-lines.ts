/** A position in a few lines, as the nets keep it. */
import { grouped } from '@roundhouse/kernel';
import { type Aside, moneyOf, type RailState, type Said, wordOf } from '@roundhouse/rail';
import { type CompanyRecord, type PlayerRecord, recordOf } from '../../src/log/records.ts';
import { table, wrap } from '../../src/output.ts';
import type { AnyTitle } from '../../src/title.ts';

export function stateLines(title: AnyTitle, s: RailState, names: readonly string[]): string[] {
  const { round, phase, players, companies, holders = {} } = recordOf(title, s);
  const money = (amount: number): string => moneyOf(title.material(s), amount);
  const word = (key: string): string => wordOf(title, key)!;
  const nameOf = (player: string | null) => (player === null ? '–' : (names[s.players.indexOf(player)] ?? player));
  const held = (shares: PlayerRecord['shares']): string[] =>
    Object.entries(shares).map(([company, percent]) => `${company} ${percent}%`);
  const holderRows = s.players.flatMap((player) => {
    const { cash, worth, shares, privates } = players[player]!;
    const own = Object.entries(holders).filter(([, { of }]) => of === player);
    return [
      [`  ${nameOf(player)}`, money(cash), `worth ${grouped(worth)}`, [...held(shares), ...privates].join(', ')],
      ...own.map(([id, one]) => [`    ${id}`, money(one.cash), '', held(one.shares).join(', ')]),
    ];
  });
  const companyRows = Object.entries(companies)
    .filter(([id]) => s.companies[id]!.status === 'started')
    .map(([id, one]) => [
      `  ${id}`,
      `at ${one.price}`,
      money(one.cash),
      nameOf(one.director),
      `trains ${trainsText(one.trains)}`,
      `${word('term.station')}s ${one.stations.map(([hex]) => hex).join(' ') || 'none'}`,
      [
        ...(one.treasury === undefined ? [] : [`own ${one.treasury}%`]),
        ...(one.ipo > 0 ? [`IPO ${one.ipo}%`] : []),
        `${word('place.pool')} ${one.pool}%`,
      ].join(', '),
      one.privates.join(', '),
      [
        ...(one.size === undefined ? [] : [`${one.size} ${one.size === 1 ? 'share' : 'shares'}`]),
        ...(one.loans ? [`${one.loans} ${one.loans === 1 ? 'loan' : 'loans'}`] : []),
      ].join(', '),
    ]);
  return [
    `${round}, phase ${phase}`,
    ...(title.asides?.(s, nameOf) ?? []).map((aside) => asideLine(title, aside)),
    ...table(holderRows),
    ...table(companyRows),
  ];
}

/** `Lobbies: £40 Anna, £20 Bram`. */
function asideLine(title: AnyTitle, { heading, items }: Aside): string {
  const say = ({ id, values }: Said): string => wordOf(title, id, values) ?? id;
  return `  ${wrap(`${say(heading)}: ${items.map(say).join(', ')}`, WIDTH, INDENT)}`;
}
const [WIDTH, INDENT] = [100, 6];

/** Kinds of trains; where a system holds them in several shells, by shell. */
function trainsText(trains: CompanyRecord['trains']): string {
  const shells: [string, readonly string[]][] = Array.isArray(trains) ? [['', trains]] : Object.entries(trains);
  const texts = shells.map(([shell, kinds]) => `${shells.length > 1 ? `${shell}: ` : ''}${kinds.join(' ') || 'none'}`);
  return texts.join('; ') || 'none';
}
