/** What rows are called: by the frame that they answer, then by the move; and shared texts in a book's own words. */
import { type Choice, start } from '@roundhouse/kernel';
import { anyTitle, type RailTitle, Teller, UNUSED, wordOf } from '@roundhouse/rail';
import shared from '../../../../rail/src/telling/en.json' with { type: 'json' };
import { soh, title1820, title1828, titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { headingOf, toldToOthers, valuesOf } from '../../../src/table/decision/row-words.ts';
import { namesOf } from '../../../src/table/names.ts';
import { loadPresentation } from '../../../src/titles/index.ts';
import { sayOf } from '../say.ts';

const holland = anyTitle(soh);
const america = anyTitle(title1828);

function heading(frame: string, type: string, title: RailTitle = holland): string {
  const choice: Choice = { type, frame, by: 'player1', fields: {}, openFields: {}, subjects: [] };
  const row = { key: '', type, choice, fixed: {}, open: [] };
  return headingOf({ title }, { type, rows: [row] });
}

describe('a move is called', () => {
  test('by the frame that it answers, where that makes a difference', () => {
    expect(heading('stockTurn/player1', 'sell')).toBe('Sell first');
    expect(heading('emergency/NRS', 'sell')).toBe('Sell your own shares for the train');
    expect(heading('trains/NRS', 'buyTrain')).toBe('Buy from the bank');
    expect(heading('emergency/NRS', 'buyTrain')).toBe('The train you must buy');
  });

  test('as its title calls it, by the frame first here too', () => {
    expect(heading('stockTurn/player1', 'sell', america)).toBe('Sell shares');
    expect(heading('emergency/GT', 'sell', america)).toBe('Sell shares for the train');
    expect(heading('trains/GT', 'buyTrain', america)).toBe('Buy from the supply');
    expect(heading('emergency/GT', 'buyTrain', america)).toBe('The train you must buy');
    expect(heading('privateAuction', 'bid', america)).toBe('Bid');
    expect(heading('lotAuction/pGT', 'bid', america)).toBe('Raise the bid');
  });

  test('by its type where nobody has words for it', () => {
    expect(heading('turn', 'juggle')).toBe('juggle');
  });
});

test.each(titles.map((title) => [title.id, title] as const))(
  'every text of a row of %s finds what it speaks of',
  async (id, title) => {
    const { state: s } = start(title, { players: 3, seed: 1 });
    const material = title.material(s);
    const seats = s.players.map((player, i) => ({ player, name: `Player ${i}`, kind: 'here' as const }));
    const table = { s, title, material, names: namesOf(seats, title, s), presentation: await loadPresentation(id) };
    // Where a home may be is asked of a company that has to choose one.
    const keys = Object.keys({ ...shared, ...title.words }).filter((key) =>
      /^move\.(?!chooseHome).*\.(option|button)$/.test(key),
    );
    expect(keys.length).toBeGreaterThan(20);
    const unfilled = keys.filter((key) => {
      const type = key.split('.').at(-2)!;
      const values = valuesOf(table, { type, by: 'player1', frame: 'turn/player1' });
      return wordOf(title, key, values)!.includes('{');
    });
    expect(unfilled).toEqual([]);
  },
);

test('a shared text is said in the words of the title’s book where it has others', () => {
  const values = { player: 'Ada', company: 'NRS' };
  expect(sayOf(holland)('consequence.director', values)).toBe('President of NRS');
  expect(sayOf(america)('consequence.director', values)).toBe('Director of NRS');
  const events = [{ event: 'director', company: 'NRS', director: 'player1' }];
  const told = (title: RailTitle) =>
    new Teller(title, start(title, { players: 3, seed: 1 }).state, () => 'Ada').tell(events).map(({ text }) => text);
  expect(told(holland)).toEqual(['Ada becomes president of the NRS']);
  expect(told(america)).toEqual(['Ada becomes director of the NRS']);
  expect(heading('station/NRS', 'placeStation')).toBe('Place a token');
});

test('a share is so many percent as the size of its company says', async () => {
  const { state } = start(title1820, { players: 3, seed: 1 });
  const sized = (size: number) => ({ ...state, shares: { ...state.shares, LSR: { LSR: size, [UNUSED]: 50 - size } } });
  const percent = async (s: typeof state) => {
    const title = anyTitle(title1820);
    const table = {
      s,
      title,
      material: title.material(s),
      names: namesOf([], title, s),
      presentation: await loadPresentation('1820'),
    };
    const action = { type: 'buy', by: 'player1', frame: 'turn/player1', company: 'LSR' };
    return valuesOf(table, action)['percent'];
  };
  expect([await percent(sized(5)), await percent(sized(20)), await percent(sized(50))]).toEqual([20, 5, 2]);
});

test('a player who waits is not told that it is their turn', () => {
  expect(toldToOthers('Your stock turn')).toBe('Stock turn');
  expect(toldToOthers('Your consent is needed')).toBe('Consent is needed');
  expect(toldToOthers('Run the trains')).toBe('Run the trains');
});
