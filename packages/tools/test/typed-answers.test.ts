/** What somebody types at a prompt, and lines that were unclear to those who played by typing alone. */
import { type Choice, choices, deciders, fill, History, range, unwrapEntries } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf, ownLines } from '../src/log/lines.ts';
import { type Desk, deskOf } from '../src/play/desk.ts';
import { type Item, menu } from '../src/play/menu.ts';
import { alike, begunBy, picked } from '../src/play/pick.ts';
import { look } from '../src/play/screens/index.ts';
import { titleOf } from '../src/title.ts';
import { savedFile } from './saved-games.ts';

/** The first position of a saved game in which something is so. */
function firstIn(name: string, isWanted: (desk: Desk) => boolean): Desk {
  const file = savedFile(name);
  const title = titleOf(file.title);
  const game = History.open(title, { ...file, entries: [] });
  for (const entry of unwrapEntries(file.entries)) {
    const desk = deskOf(title, game.state, game.players, deciders(title, game.state)[0] ?? game.state.players[0]!);
    if (isWanted(desk)) return desk;
    game.replay(entry);
  }
  throw new Error(`${name} has no such position`);
}

const offered = ({ title, s, me }: Desk): Choice[] => choices(title, s, me);
const itemsOf = (desk: Desk, some = offered(desk)): Item[] => menu(desk, some).flatMap(({ items }) => [...items]);
const has = (type: string) => (desk: Desk) => offered(desk).some((choice) => choice.type === type);

describe('what is typed', () => {
  const item = (text: string, more: Partial<Item> = {}): Item => ({ text, ...more });
  const pass = { type: 'pass', by: 'player1', frame: 'trains/NRS' };
  const list = [
    item('2 train from the bank · fl. 100'),
    item('Den Haag (H5) · fl. 40', { hex: 'H5' }),
    item('L&BR … (par £55)'),
    item('L&GR … (par £55)'),
    item('Done buying', { action: pass }),
  ];

  test('a line is picked by its number, its hex or its name', () => {
    expect(picked(list, '2')).toBe(list[1]);
    expect(picked(list, 'h5')).toBe(list[1]);
    expect(picked(list, 'l&gr')).toBe(list[3]);
    expect(picked(list, '6')).toBeUndefined();
    expect(picked(list, null)).toBeUndefined();
  });

  test('a hex that several lines share picks none of them', () => {
    const tiles = [item('Tile 8 (I8)', { hex: 'I8' }), item('Tile 9 (I8)', { hex: 'I8' })];
    expect(picked(tiles, 'i8')).toBeUndefined();
  });

  test('whole words at its beginning are enough where only one line has them', () => {
    expect(begunBy(list, 'done')).toBe(list[4]);
    expect(begunBy(list, 'don')).toBeUndefined();
    expect(begunBy(list, 'pass')).toBe(list[4]);
    expect(begunBy([...list, item('Done building')], 'done')).toBeUndefined();
    expect(begunBy(list, '2')).toBeUndefined();
  });

  test('where several lines begin so, their numbers are named', () => {
    const twice = [item('NYC 20%, par … ($67, $71)'), item('NYC 10% from the IPO · $71'), item('Pass')];
    expect(begunBy(twice, 'nyc')).toBeUndefined();
    expect(alike(twice, 'nyc')).toEqual([1, 2]);
    expect(alike(twice, 'b&m')).toEqual([]);
  });
});

describe('what a line says', () => {
  test('a token on offer is chosen by its hex, too', () => {
    const desk = firstIn('soh-1', has('placeStation'));
    const [first] = itemsOf(desk);
    expect(picked(itemsOf(desk), first!.hex!)).toEqual(first);
  });

  test('an amount that is still open is not named as if it were chosen', () => {
    const lobbies = itemsOf(firstIn('1820-13', has('lobby')));
    expect(lobbies[0]!.text).toMatch(/^A lobby of … \(£\d+ to £\d+ in steps of £10/);
    const sales = itemsOf(firstIn('soh-1', (desk) => itemsOf(desk).some(({ text }) => /sell one/i.test(text))));
    for (const { text } of sales.filter((one) => /sell one.*…/i.test(one.text)))
      expect(text).toMatch(/… \(up to \d+\)$/);
  });

  test('of two trains alike one line stands for both, with the wider range', () => {
    const isDeal = ({ fields, openFields }: Choice): boolean =>
      'train' in fields && openFields['price']?.kind === 'range';
    const desk = firstIn('soh-2', (at) => offered(at).some(isDeal));
    const choice = offered(desk).find(isDeal)!;
    const narrow = { ...choice, openFields: { price: range(51, 70) } };
    const wide = { ...choice, openFields: { price: range(1, 70) } };
    const items = itemsOf(desk, [narrow, wide]);
    expect(items.map(({ choice: one }) => one)).toEqual([wide]);
    expect(items[0]!.twins).toHaveLength(1);
  });

  test('1820: who buys for a cousin reads whose money it is', () => {
    const desk = firstIn('1820-13', (at) =>
      offered(at).some(({ type, fields }) => type === 'buy' && fields['as'] !== at.me),
    );
    const { as } = offered(desk).find(({ type, fields }) => type === 'buy' && fields['as'] !== desk.me)!.fields;
    const lines = itemsOf(desk).map(({ text }) => text);
    expect(lines.some((text) => text.startsWith(`${desk.names.owner(as as string)}: `) && / · £\d+/.test(text))).toBe(
      true,
    );
  });

  test('1820: a raised lobby is told with its owner’s name and in money', () => {
    const { title, s } = firstIn('1820-13', has('lobby'));
    const raised = { event: 'raise', by: s.players[0]!, of: s.players[1]!, price: 20, amount: 100 };
    const [line] = linesOf(title, ['Anna', 'Bram', 'Clara', 'Daan'], s)([raised]);
    expect(line!.text).toBe('Anna raises Bram’s lobby from £20 to £100.');
  });

  test('1820: a fourth cousin says which bid its first one must beat', () => {
    const desk = firstIn('1820-13', (at) => at.s.stack.at(-1)!.kind === 'cousinAuction');
    const auction = desk.s.stack.at(-1) as unknown as { readonly lots: readonly string[] };
    const bids = auction.lots.slice(1).map((lot, i) => [lot, { player: desk.me, amount: 50 - 10 * i }] as const);
    const later = (some: typeof bids): Desk => {
      const stack = [...desk.s.stack.slice(0, -1), { ...desk.s.stack.at(-1)!, bids: Object.fromEntries(some) }];
      return { ...desk, s: { ...desk.s, stack } };
    };
    const words = (at: Desk) => look(at, 'table', new Set())!.join(' ').replaceAll(/\s+/g, ' ');
    expect(words(later(bids))).toContain('no bid: the next bid must be above £30, the smallest of three');
    expect(words(later(bids.slice(1)))).not.toContain('the next bid must');
  });

  test('1820: cousins are looked at by that name, and companies to float are a list of single lines', () => {
    const desk = firstIn('1820-13', has('found'));
    expect(look(desk, 'cousins', new Set())).toEqual(look(desk, 'privates', new Set()));
    const companies = itemsOf(desk).filter(({ items }) => items);
    expect(companies.length).toBeGreaterThan(20);
    for (const { text } of companies) expect(text).not.toContain(',  ');
    expect(companies.every(({ within }) => within === undefined)).toBe(true);
  });

  test('1820: a company that offers itself is told what the bank bids', () => {
    const offersItself = (at: Desk) =>
      offered(at).find(({ type, fields, frame }) => type === 'putUp' && frame.split('/')[1] === fields['company']);
    const desk = firstIn('1820-13', (at) => offersItself(at) !== undefined);
    const action = fill(offersItself(desk)!);
    const said = desk.title.wording!.preview!(desk.title, desk.s, action, desk.names).map((one) => desk.say(one));
    expect(said).toEqual([expect.stringMatching(/^The bank bids £[\d,]+ for the .+ is liquidated\.$/)]);
  });

  test('1828: a question says that a private can be bought only where one can', () => {
    const begin = firstIn('1828-1', has('bid'));
    const asked = ({ title, s }: Desk) => title.frames[s.stack.at(-1)!.kind]!.asks!(s, s.stack.at(-1)!);
    expect(asked(begin)).toBe('Bid on a private company, or pass');
    expect(asked(firstIn('1828-1', has('buyLot')))).toBe('Buy a private company, bid on one, or pass');
  });

  test('1839: shares that may be redeemed are counted', () => {
    const desk = firstIn('1839-1', (at) => has('redeem')(at) && at.s.stack.at(-1)!.kind === 'stockTurn');
    expect(itemsOf(desk).some(({ text }) => text.includes(' · one share from the pool for ƒ'))).toBe(true);
  });

  test('trains bring only a phase that has not begun, and lines stay within the screen', () => {
    const desk = firstIn('1839-1', () => true);
    const lines = ['trains', 'privates'].flatMap((word) => look(desk, word, new Set())!.join('\n').split('\n'));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join('\n')).not.toContain(`brings ${desk.names.phase(desk.s.phase)}`);
  });
});

describe('a bot’s reason', () => {
  test('stands behind its move, also where the move closed a private', () => {
    const line = (event: string) => ({ kind: 'line', event, text: event }) as const;
    expect(ownLines([line('tile'), line('price')])).toBe(1);
    expect(ownLines([line('privateCloses'), line('tile')])).toBe(2);
    expect(ownLines([line('price')])).toBe(0);
    expect(ownLines([])).toBe(0);
  });
});
