/** What somebody who played by typing alone could not make out: each is looked for in the positions of saved games. */
import { choices, deciders, History, unwrapEntries } from '@roundhouse/kernel';
import { isSameCell } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { type Desk, deskOf } from '../src/play/desk.ts';
import { type Item, menu } from '../src/play/menu.ts';
import { questionLines } from '../src/play/question.ts';
import { look } from '../src/play/screens/index.ts';
import { titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

/** The positions of a saved game that are wanted, at most so many. */
function positions(name: string, isWanted: (desk: Desk) => boolean, most = 3): Desk[] {
  const file = savedFile(name);
  const title = titleOf(file.title);
  const game = History.open(title, { ...file, entries: [] });
  const found: Desk[] = [];
  for (const entry of unwrapEntries(file.entries)) {
    const desk = deskOf(title, game.state, game.players, deciders(title, game.state)[0] ?? game.state.players[0]!);
    if (found.length < most && isWanted(desk)) found.push(desk);
    game.replay(entry);
  }
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const isOffered = ({ title, s, me }: Desk, type: string): boolean => choices(title, s, me, { type }).length > 0;
const kindAt = ({ s }: Desk): string => s.stack.at(-1)?.kind ?? '';
const linesOf = (desk: Desk, word: string): string => look(desk, word, new Set())!.join('\n');
const textsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, items: further }) => [text, ...(further ? textsOf(further()) : [])]);
const menuOf = (desk: Desk): string[] =>
  menu(desk, choices(desk.title, desk.s, desk.me)).flatMap(({ items }) => textsOf(items));

describe('clear words', () => {
  test.each(['soh-1', '1828-1'])('a dividend of %s is told in its money', (name) => {
    for (const desk of positions(name, (one) => kindAt(one) === 'dividend')) {
      const [pay] = menuOf(desk).filter((text) => text.startsWith('Pay out'));
      expect(pay).toMatch(/^Pay out (fl\. |\$)[\d,.]+ a share · (fl\. |\$)[\d,]+ in all/);
    }
  });

  test('two homes in one hex are told apart by where they lead, never by an inner number', () => {
    for (const desk of positions('1839-1', (one) => kindAt(one).toLowerCase().includes('home'), 8))
      expect(menuOf(desk).join('\n')).not.toMatch(/\bnode\b/);
  });

  test('companies at one price are named together, in operating order', () => {
    const shared = ({ s }: Desk): boolean => {
      const cells = Object.values(s.market.at);
      return cells.some((cell, i) => cells.some((other, j) => i < j && isSameCell(cell, other)));
    };
    for (const desk of positions('soh-1', shared)) expect(linesOf(desk, 'market')).not.toContain(' with ');
  });

  test('a train that somebody owns counts for its own kind alone', () => {
    for (const desk of positions('1843-2', ({ s }) => Object.values(s.trains).some((owner) => owner in s.companies))) {
      const owned = Object.values(desk.s.trains).filter((owner) => owner in desk.s.companies);
      const text = look(desk, 'trains', new Set())!.join(' ').replaceAll(/\s+/g, ' ');
      const counted = [...text.matchAll(/, ([A-Z]{2,4}) (\d+)/g)].filter(([, id]) => id! in desk.s.companies);
      expect(counted.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(owned.length);
    }
  });

  test('an offer for a train names the company that would give it', () => {
    const isOffer = ({ s }: Desk): boolean => {
      const frame = s.stack.at(-1) as { readonly terms?: { readonly thing?: string } } | undefined;
      return frame?.terms?.thing === 'train';
    };
    for (const desk of positions('soh-2', isOffer))
      expect(questionLines(desk).join('\n')).toMatch(/the \w+ train of the [A-Z]+ to go to the [A-Z]+ for fl\./);
  });

  test('a hex that takes tiles for money says so before it is opened, and a single tile is chosen at once', () => {
    const isTrack = (desk: Desk): boolean => kindAt(desk) === 'track';
    const lists = positions('1828-1', isTrack, 20).flatMap((desk) => menu(desk, choices(desk.title, desk.s, desk.me)));
    const items = lists.flatMap((list) => list.items).filter(({ hex }) => hex !== undefined);
    expect(
      items.filter(({ text }) => /^[A-Z]+\d+[^:]* \(\$[\d]+( to \$\d+)?\): tiles/.test(text)).length,
    ).toBeGreaterThan(0);
    const alone = items.filter(({ action }) => action !== undefined);
    expect(alone.length).toBeGreaterThan(0);
    for (const { text, hex } of alone) expect(text).toMatch(new RegExp(`^${hex}[^:]*: Tile \\w+ · `));
    for (const { items: further } of items) if (further) expect(further().length).toBeGreaterThan(1);
  });

  test('land, water and what lies outside look different on the map', () => {
    const [first] = positions('soh-1', () => true, 1);
    const map = linesOf(first!, 'map');
    expect(map).toContain('~~~~');
    expect(map).toMatch(/ · +·/);
  });

  test('rounds are counted as the book counts them', () => {
    const [first] = positions('soh-1', ({ s, title }) => title.roundName(s) === 'Privates', 1);
    expect(linesOf(first!, 'table')).toContain('15 rounds follow, the game ends after OR 5.2');
    const [second] = positions('soh-1', ({ s, title }) => title.roundName(s) === 'OR 1.1', 1);
    expect(linesOf(second!, 'table')).toContain('round 2 of 15, the game ends after OR 5.2');
  });

  test('ledges of the market are named with their prices', () => {
    const [first] = positions('soh-1', () => true, 1);
    expect(linesOf(first!, 'market')).toContain('fl. 110, fl. 160, fl. 240, fl. 330: ledge');
  });

  test('a private that comes with a drawn company names it', () => {
    const [first] = positions('1839-1', (desk) => kindAt(desk) === 'privateAuction', 1);
    const { drawn } = first!.s.ext as { readonly drawn: Readonly<Record<string, string>> };
    expect(linesOf(first!, 'privates')).toContain(`· with 30% of the ${drawn['AB']}`);
    expect(linesOf(first!, 'table').replaceAll(/\s+/g, ' ')).toContain(
      `August Borsig with 30% of the ${drawn['AB']} ƒ`,
    );
  });

  test('the train of a private that has closed is gone with it', () => {
    const isClosed = ({ s }: Desk): boolean => s.privates['VdL'] === 'gone' && Object.values(s.trains).includes('VdL');
    for (const desk of positions('1843-2', isClosed)) expect(linesOf(desk, 'trains')).not.toContain('Val de Loire');
  });

  test('leaving the trains on sale says that the money for one must be raised', () => {
    const leadsThere = (desk: Desk): boolean => {
      const { of } = desk.s.stack.at(-1) ?? {};
      return kindAt(desk) === 'trains' && desk.title.mustBuyTrain!(desk.s, of!) && isOffered(desk, 'pass');
    };
    for (const desk of positions('soh-14', leadsThere))
      expect(menuOf(desk).at(-1)).toMatch(/^Done buying · the \w+ must have a train: you then raise the money for it$/);
    for (const desk of positions(
      'soh-1',
      (one) => kindAt(one) === 'trains' && !leadsThere(one) && isOffered(one, 'pass'),
    ))
      expect(menuOf(desk).at(-1)).not.toContain('raise the money');
  });

  test('a turn in which something was sold is finished, as the question says', () => {
    const hasSold = ({ s }: Desk): boolean =>
      ((s.stack.at(-1) as { sales?: readonly unknown[] }).sales?.length ?? 0) > 0;
    for (const desk of positions('soh-1', hasSold)) {
      expect(questionLines(desk).join(' ')).toContain('or finish');
      expect(menuOf(desk)).toContainEqual(expect.stringMatching(/^Finish the turn/));
    }
  });

  test('1820: nobody asks for buyers when all is sold', () => {
    const isSold = (desk: Desk): boolean => kindAt(desk) === 'float' && isOffered(desk, 'proposeFloat');
    for (const desk of positions('1820-13', isSold)) expect(questionLines(desk)[0]).toContain('Float it like this?');
  });

  test('a hex with printed track alone says where it leads', () => {
    const [first] = positions('soh-1', () => true, 1);
    expect(linesOf(first!, 'map d11')).toContain('No tile: D9 Enkhuizen to C12.');
  });
});
