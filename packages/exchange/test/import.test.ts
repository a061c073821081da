import { canImport, ImportError, importGame } from '@roundhouse/exchange';
import { History } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';
import {
  ANN,
  auction,
  BEN,
  bid,
  buy,
  dividend,
  exported,
  lay,
  type Line,
  par,
  pass,
  run,
  seedFor,
  sell,
  started,
  train,
} from './small.ts';

const state = (lines: readonly Line[], more: object = {}) => {
  const { file } = importGame(exported(lines, more));
  return History.open(soh, file).state;
};
const refusal = (lines: readonly Line[], more: object = {}): string => refusalOf(exported(lines, more));
const asks = (lines: readonly Line[], more: object = {}) => {
  const top = state(lines, more).stack.at(-1)!;
  return `${top.kind}/${top.of}`;
};

describe('What an import makes of a record', () => {
  test('players, seed, deal and readings stand in the file', () => {
    const { file, marks, names } = importGame(exported(auction));
    expect(file.players).toEqual(['Ann', 'Ben']);
    expect(file.deal).toEqual({ privates: ['P2', 'P6'] });
    expect(file.readings['priceRise']).toBe('from');
    expect(marks.map(({ id }) => id)).toEqual([10, 20, 30, 40]);
    expect(names.players['11']).toBe('player1');
    expect(names.privates).toMatchObject({ KKI: 'P2', W: 'P6' });
  });

  test('without a seed the digits of the id deal', () => {
    const seed = seedFor('P2', 'P6');
    const settings = { optional_rules: [] };
    expect(importGame(exported([], { id: `hs_x${seed}y9`, settings })).file.deal).toEqual({ privates: ['P2', 'P6'] });
    expect(importGame(exported([], { id: seed, settings: null })).file.seed).toBe(seed);
    const long = String(BigInt(seed) + 10n ** 9n * 2n ** 31n);
    expect(importGame(exported([], { id: long, settings })).file.seed).toBe(seed);
  });

  test('numbers of actions may be written as texts, also where an undo names one', () => {
    const undo = { type: 'undo', entity: ANN, action_id: '10' };
    const { actions, ...rest } = exported([...auction, undo, pass(BEN)]);
    const texts = actions.map((action) => ({ ...action, id: String(action.id) }));
    const { marks } = importGame({ ...rest, actions: texts });
    expect(marks.map(({ id }) => id)).toEqual([10, 60]);
  });

  test('a symbol that nobody knows is learnt from the private under the hammer', () => {
    const lines = [bid(ANN, 'K.K.', 40), pass(BEN), bid(BEN, 'WERK', 100), pass(ANN)];
    expect(state(lines).privates).toMatchObject({ P2: 'player1', P6: 'player2' });
    expect(refusal([bid(ANN, 'W', 100)])).toMatch(/^Action 10: bid by Ann: Another private/);
  });

  test('everybody passes: the auction stops', () => {
    expect(asks([pass(ANN), pass(BEN)])).toBe('stockTurn/player1');
  });

  test('steps that the site does not ask are passed, and passes that are not asked here are left out', () => {
    const s = state([
      ...started,
      lay('NBD', 'K12', '57-0', 1),
      lay('NBD', 'K10', '9-0', 1),
      train('NBD', '2-0', 100),
      pass('NBD'),
      lay('NCS', 'H9', '57-1', 0),
    ]);
    expect(s.trains['2-1']).toBe('NBD');
    expect(s.tiles['H9']).toEqual({ tile: '57', rotation: 0 });
    expect(s.market.at['NBD']).toEqual({ row: 0, col: 7 });
  });

  test('players who could do nothing were passed over in silence', () => {
    const [first, second] = [par(ANN, 'NBD', 100), par(BEN, 'NCS', 90)];
    expect(asks([...auction, first, second, lay('NBD', 'K12', '57-0', 1)])).toBe('track/NBD');
    const s = state([...auction, first, second, buy(ANN, 'NBD_1'), buy(ANN, 'NBD_2')]);
    expect(s.shares['NBD']!['player1']).toBe(4);
  });

  test('treasury shares are sold late, own shares bought back late', () => {
    const late = [...started, lay('NBD', 'K12', '57-0', 1), sell('NBD', 100, 'NBD_1', 'NBD_2')];
    expect(state(late).cash['NBD']).toBe(400);
    expect(state([...late, pass('NBD'), pass('NBD')]).shares['NBD']).toMatchObject({ pool: 2, NBD: 6 });
    const next = [...late, pass('NBD'), pass('NBD'), pass('NCS'), pass('NCS'), pass('NCS'), pass('NCS')];
    const s = state([...next, lay('NBD', 'K10', '9-0', 1), buy('NBD', 'NBD_1')]);
    expect(s.shares['NBD']).toMatchObject({ pool: 1, NBD: 7 });
  });

  test('from where a share comes is told by its number', () => {
    const sold = [...started, sell('NBD', 100, 'NBD_1'), pass('NBD'), pass('NBD'), pass('NCS'), pass('NCS')];
    const second = [pass('NBD'), pass('NBD'), pass('NCS'), pass('NCS')];
    expect(state([...sold, ...second, buy(BEN, 'NBD_1')]).shares['NBD']).toMatchObject({ pool: 0, NBD: 7 });
    expect(state([...sold, ...second, buy(BEN, 'NBD_2')]).shares['NBD']).toMatchObject({ pool: 1, NBD: 6 });
  });

  test('a saved game goes on with the player who was to act', () => {
    expect(asks(auction, { acting: [BEN] })).toBe('stockTurn/player2');
    expect(asks(auction, { acting: [ANN] })).toBe('stockTurn/player1');
    expect(asks(auction, { acting: ['nobody'] })).toBe('stockTurn/player1');
  });

  test('a game ended by hand can be played on, and says so', () => {
    const { notes, file } = importGame(exported([...auction, { type: 'end_game', entity: ANN }, pass(ANN)]));
    expect([notes.length, file.entries.length]).toEqual([1, 4]);
  });
});

const thrown = (work: () => unknown): ImportError => {
  try {
    work();
  } catch (error) {
    if (error instanceof ImportError) return error;
  }
  throw new Error('It was not refused.');
};

describe('What cannot be imported is refused with its number and the reason', () => {
  test.each<[string, readonly Line[], RegExp]>([
    [
      'an unknown type',
      [...auction, { type: 'merge', entity: ANN }],
      /^Action 50: merge by Ann: .*no action of this kind/,
    ],
    ['an unknown player', [pass(99)], /^Action 10: pass by 99: There is no/],
    ['a bid that is too low', [bid(ANN, 'KKI', 35)], /^Action 10: .*at least fl\. 40/],
    ['a company that is not there', [...auction, par(ANN, 'PRR', 80)], /^Action 50: .*no company PRR/],
    ['a price that is none', [...auction, par(ANN, 'NBD', 110)], /^Action 50: .*yellow price/],
    ['a tile that is none', [...started, lay('NBD', 'K12', '63-0', 0)], /^Action 90: .*no tile 63/],
    ['a hex that is none', [...started, lay('NBD', 'Z9', '57-0', 0)], /^Action 90: .*no hex Z9/],
    ['a tile that does not fit', [...started, lay('NBD', 'K12', '9-0', 0)], /^Action 90: lay tile by NBD: [A-Z].*\.$/],
    [
      'a train of another price',
      [...started, pass('NBD'), train('NBD', '2-0', 90)],
      /^Action 100: .*costs 100 by the rules and 90/,
    ],
    ['a train that is not for sale', [...started, pass('NBD'), train('NBD', '4-0', 300)], /^Action 100: .*no 4 train/],
    [
      'a sale for another price',
      [...started, sell('NBD', 90, 'NBD_1')],
      /^Action 90: .*sells for 100 by the rules and 90/,
    ],
    ['shares of two companies', [...started, sell('NBD', 90, 'NBD_1', 'AR_1')], /^Action 90: .*not all of one company/],
    [
      'a run without track',
      [...started, pass('NBD'), run('NBD', { train: '2-0', connections: [['K12']] })],
      /^Action 100: /,
    ],
    ['a dividend of another kind', [...started, dividend('NBD', 'half')], /^Action 90: .*not "half"/],
    [
      'fields that are missing',
      [...auction, { type: 'par', entity: ANN }],
      /^Action 50: .*cannot be read: "corporation"/,
    ],
    ['a move out of turn', [...started, lay('AR', 'J7', '57-0', 0)], /^Action 90: .*something else at this point/],
  ])('%s', (_, lines, reason) => {
    expect(refusal(lines)).toMatch(reason);
  });

  test('the number of the action, the reason, and the game as far as it goes', () => {
    const lines = [...started, lay('NBD', 'K12', '57-0', 1), lay('NBD', 'Z9', '57-0', 0), pass('NBD')];
    const error = thrown(() => importGame(exported(lines)));
    expect([error.action, error.reason]).toEqual([100, 'lay tile by NBD: There is no hex Z9.']);
    const upTo = error.upTo!;
    expect([upTo.marks.length, upTo.marks.at(-1)?.id]).toEqual([9, 90]);
    const s = History.open(soh, upTo.file).state;
    expect([s.tiles['K12'], s.stack.at(-1)?.kind]).toEqual([{ tile: '57', rotation: 1 }, 'track']);
    expect(thrown(() => importGame({ ...exported(lines), actions: 7 })).upTo).toBeNull();
  });

  test('whatever is long or deep in a short sentence', () => {
    const long = 'x'.repeat(1_000_000);
    const deep = JSON.parse(
      `${'{"auto_actions":[{"type":"pass","a":'.repeat(20_000)}1${'}]}'.repeat(20_000)}`,
    ) as object;
    for (const data of [
      exported([], { title: long }),
      exported([], { settings: { optional_rules: [long] } }),
      exported([{ type: long, entity: ANN }]),
      exported([{ type: 'pass', entity: long }]),
      exported([bid(ANN, long, 40)]),
      exported([{ type: 'undo', entity: ANN, action_id: long }]),
      exported([{ type: 'nonsense', entity: ANN, ...deep }]),
    ]) {
      expect(thrown(() => importGame(data)).message.length).toBeLessThan(400);
    }
  });

  test('titles, optional rules and forms that are not known, by name', () => {
    expect(refusal([], { title: '1999' })).toMatch(/cannot import 1999 yet, only /);
    expect([canImport('1999'), canImport('Steam Over Holland')]).toEqual([false, true]);
    expect(refusal([], { settings: { seed: 1, optional_rules: ['fast_start'] } })).toMatch(/"fast_start"/);
    expect(refusal([], { players: [{ id: 1, name: 'Ann' }] })).toMatch(/2 to 5 players/);
    expect(() => importGame('{')).toThrow(/not JSON/);
    expect(() => importGame({ format: 'roundhouse-game-2', actions: [] })).toThrow(
      /game file of Roundhouse already: open it/,
    );
    expect(() => importGame('[1,2,3]')).toThrow(
      /^This is not a game saved from 18xx\.games: title, players or actions/,
    );
    expect(() => importGame({ ...exported([]), players: 'Ann' })).toThrow(/"players" must be a list, not "Ann"/);
    expect(() => importGame(exported([{ type: '' }]))).toThrow(/^Action 10: /);
    expect(() => importGame({ ...exported([]), actions: 7 })).toThrow(/actions/);
  });
});
