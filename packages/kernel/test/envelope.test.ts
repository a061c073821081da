/** What a file knows about its entries, and what the rules ignore. */
import { type Envelope, FileError, History, makerOf, newGame, readGameFile, positionHash } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

const begun = () => new History(pebbles, newGame(pebbles, { players: ['Ada', 'Ben'], seed: 5 }));
const nextTake = (history: ReturnType<typeof begun>) => {
  const by = (history.state.stack.at(-1) as { of?: string }).of!;
  return { type: 'take', by, frame: `turn/${by}`, count: 1 };
};
const notes: Envelope[] = [
  { note: { type: 'remark', by: 'player1', text: 'Good luck!' }, time: 5 },
  { note: { type: 'agreement', by: ['player1', 'player2'], text: 'Nobody takes three.' } },
  { note: { type: 'seat', player: 'player2', name: 'Cleo' } },
  { note: { type: 'seat', player: 'player1', name: 'Bot', via: { kind: 'bot', level: 'club', version: '3' } } },
  { note: { type: 'resumed', at: 1 } },
];

describe('a file of form 2', () => {
  test('says which version began the game', () => {
    expect(begun().toFile().maker).toBe(makerOf('pebbles'));
  });

  test('keeps how and when each action was done, and the hash after it', () => {
    const history = begun();
    const via = { kind: 'bot', level: 'club', version: '3' } as const;
    history.add(nextTake(history), [], { via, time: 1_700_000_000_000, hash: 'x' });
    history.add({ type: 'undo', by: history.actions[0]!.by, to: 0 }, [], { via: { kind: 'hand' } });
    const read = readGameFile(JSON.stringify(history.toFile()));
    expect(read.entries.map(({ via: how, time, hash }) => [how?.kind, time, hash])).toEqual([
      ['bot', 1_700_000_000_000, 'x'],
      ['hand', undefined, undefined],
    ]);
    expect(History.open(pebbles, read).toFile()).toEqual(history.toFile());
  });

  test('holds notes in their place; the rules do not see them', () => {
    const plain = begun();
    const history = begun();
    for (const one of [plain, history]) one.add(nextTake(one));
    const file = { ...history.toFile(), entries: [notes[0]!, ...history.toFile().entries, ...notes.slice(1)] };
    const opened = History.open(pebbles, readGameFile(JSON.stringify(file)));
    expect(positionHash(opened.state)).toBe(positionHash(plain.state));
    expect([opened.length, opened.toFile()]).toEqual([1, file]);
  });

  test('counts notes when it says which entry is refused', () => {
    const history = begun();
    const bad = { action: { ...nextTake(history), count: 9 } };
    const file = { ...history.toFile(), entries: [...notes, bad] };
    expect(History.openAsFar(pebbles, file).refused?.entry).toBe(6);
  });

  test.each([
    ['a note of a kind that nobody knows', { note: { type: 'song', by: 'player1', text: 'la' } }],
    ['an agreement of one', { note: { type: 'agreement', by: ['player1'], text: 'I win' } }],
    ['an action and a note at once', { action: { type: 'redo', by: 'player1' }, ...notes[0] }],
    ['a way that nobody knows', { action: { type: 'redo', by: 'player1' }, via: { kind: 'dream' } }],
    ['a bot that does not say which', { action: { type: 'redo', by: 'player1' }, via: { kind: 'bot' } }],
    [
      'a seat for a bot that does not say which',
      { note: { type: 'seat', player: 'player1', name: 'A', via: { kind: 'bot' } } },
    ],
    ['neither', { time: 3 }],
  ])('with %s is not opened', (_, entry) => {
    expect(() => readGameFile({ ...begun().toFile(), entries: [entry] })).toThrow(FileError);
  });
});
