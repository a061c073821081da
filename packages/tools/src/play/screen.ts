/** What a player in the terminal sees: a compact state, and choices in words. */
import { type Choice, grouped, isIn, type Json, type OpenField, type Range } from '@roundhouse/kernel';
import { type Aside, moneyOf, type RailState, type Said, wordOf } from '@roundhouse/rail';
import { type CompanyRecord, type PlayerRecord, recordOf } from '../log/records.ts';
import { table, wrap } from '../output.ts';
import { textOf } from '../text.ts';
import type { AnyTitle } from '../title.ts';

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

/** A choice as a line: `buy: company NRS, from treasury`. */
export function describe(choice: Choice): string {
  const parts = [
    ...Object.entries(choice.fields).map(([name, value]) => `${name} ${textOf(value)}`),
    ...Object.entries(choice.openFields).map(([name, openField]) => `${name} ${describeField(openField)}`),
  ];
  return parts.length === 0 ? choice.type : `${choice.type}: ${parts.join(', ')}`;
}

export function describeField(openField: OpenField): string {
  if (openField.kind === 'oneOf') return openField.values.join('/');
  if (openField.kind === 'indicated') return `the best known (${describeRoutes(openField.best)})`;
  if (openField.min === openField.max) return String(openField.min);
  return `${openField.min}–${openField.max}${openField.step === 1 ? '' : ` by ${openField.step}`}${without(openField)}`;
}

const without = ({ except }: Range): string => (except ? `, not ${except.join('/')}` : '');

/** `2-1: H16–H20; 3-2: H16–H12`. */
export function describeRoutes(run: Json): string {
  if (!Array.isArray(run) || run.length === 0) return 'none';
  const routes = run as unknown as readonly { train: string; path: readonly string[] }[];
  return routes
    .map(
      ({ train, path }) =>
        `${train}: ${path
          .filter((point) => point.includes(':'))
          .map((point) => point.split(':')[0])
          .join('–')}`,
    )
    .join('; ');
}

/** What can be typed for an open field, in a sentence. */
export function fieldHelp(name: string, openField: OpenField): string {
  if (openField.kind === 'indicated') return `${name}: an empty line takes the best known.`;
  if (openField.kind === 'oneOf')
    return `${name}: one of ${openField.values.join(', ')}; an empty line takes ${openField.values[0]}.`;
  const steps = openField.step === 1 ? '' : ` in steps of ${openField.step}`;
  return `${name}: a whole number from ${openField.min} to ${openField.max}${steps}${without(openField)}; an empty line takes ${openField.min}.`;
}

/** What was typed, as a value of an open field; undefined when it does not fit. An empty line takes the first value. */
export function parseField(openField: OpenField, typed: string): Json | undefined {
  if (openField.kind === 'indicated') return openField.best;
  if (openField.kind === 'oneOf')
    return typed === '' ? openField.values[0] : openField.values.find((value) => String(value) === typed);
  if (typed === '') return openField.min;
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  return isIn(openField, value) ? value : undefined;
}
