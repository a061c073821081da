/** Everything that can be looked at, by the word that is typed for it. */
import { wordOf } from '@roundhouse/rail';
import { type Desk, paragraph } from '../desk.ts';
import { overviewLines } from './overview.ts';
import { hexLines, LEGEND, mapLines, placeLines } from './map.ts';
import { marketLines } from './market.ts';
import { companyLines, playerLines } from './players.ts';
import { privateLines, trainLines } from './things.ts';

interface Screen {
  readonly word: string;
  readonly says: string;
  readonly lines: (desk: Desk, offered: ReadonlySet<string>, rest: string) => string[];
}

const SCREENS: readonly Screen[] = [
  { word: 'table', says: 'where the game stands', lines: (desk) => overviewLines(desk) },
  { word: 'map', says: 'the map; “map F9” one hex', lines: mapOrHex },
  { word: 'market', says: 'stock prices', lines: (desk) => marketLines(desk) },
  { word: 'players', says: 'what players own', lines: (desk) => playerLines(desk) },
  { word: 'companies', says: 'what companies own', lines: (desk) => companyLines(desk) },
  { word: 'trains', says: 'trains on sale and to come', lines: (desk) => trainLines(desk) },
  { word: 'privates', says: 'privates and what they do', lines: (desk) => privateLines(desk) },
];

/** What can be looked at, by the title's own word for it: the privates of 1820 are cousins. */
export const looksOf = ({ title }: Desk): (readonly [word: string, says: string])[] =>
  SCREENS.map(({ word, says }) => {
    const own = word === 'privates' ? wordOf(title, 'term.privates')! : word;
    return [own, says.replace(word, own)];
  });

function mapOrHex(desk: Desk, offered: ReadonlySet<string>, rest: string): string[] {
  const hex = rest.toUpperCase();
  if (hex === '') return [...mapLines(desk, offered), ...placeLines(desk), paragraph(LEGEND)];
  if (!desk.title.material(desk.s).board.indexOf.has(hex)) return [`  There is no hex ${hex} on this map.`];
  return [...mapLines(desk, offered, hex), '', ...hexLines(desk, hex)];
}

/** What was asked to be seen; null if the line asks for nothing of the kind. A few letters of a word will do. */
export function look(desk: Desk, typed: string, offered: ReadonlySet<string>): string[] | null {
  const [word = '', ...rest] = typed.toLowerCase().split(/\s+/);
  const own = looksOf(desk);
  const found =
    word === '' ? [] : SCREENS.filter((screen, i) => [screen.word, own[i]![0]].some((one) => one.startsWith(word)));
  if (found.length > 1) return [`  “${word}” may mean ${found.map((screen) => screen.word).join(' or ')}.`];
  return found.length === 1 ? found[0]!.lines(desk, offered, rest.join(' ')) : null;
}
