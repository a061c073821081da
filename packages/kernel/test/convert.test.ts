/** Games of form 1 in today's words: entry by entry, and nothing else of them changes. */
import { FILE_FORMAT, type GameFile, inForm2, unwrapEntries, type OldNames, readGameFile } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';

const oldNames: OldNames = {
  frames: { hand: 'turn' },
  moves: { grab: 'take', pass: 'wait' },
  values: { 'grab.from': { pile: 'heap' } },
};
const of = (actions: readonly object[]): GameFile =>
  readGameFile({
    format: 'roundhouse-game-1',
    title: 'pebbles',
    options: {},
    readings: {},
    players: ['Ada', 'Ben'],
    seed: 5,
    actions,
  });
const converted = (...actions: object[]) => unwrapEntries(inForm2({ oldNames }, of(actions)).entries);

describe('a file of form 1', () => {
  test('becomes one of form 2 with as many entries', () => {
    const actions = [
      { type: 'grab', by: 'player1', frame: 'hand/player1', from: 'pile', count: 2 },
      { type: 'undo', by: 'player1', to: 0, consents: ['player2'] },
      { type: 'redo', by: 'player1' },
    ];
    const file = inForm2({ oldNames }, of(actions));
    expect(file.format).toBe(FILE_FORMAT);
    expect(file.entries).toEqual([
      { action: { type: 'take', by: 'player1', frame: 'turn/player1', from: 'heap', count: 2 } },
      { action: actions[1] },
      { action: actions[2] },
    ]);
    expect(readGameFile(JSON.stringify(file))).toEqual(file);
  });

  test('is in today’s words: moves, kinds of frames and values where the move had them', () => {
    const by = 'player1';
    expect(converted({ type: 'pass', by, frame: 'hand' }, { type: 'look', by, frame: 'hand/pile/hand' })).toEqual([
      { type: 'wait', by, frame: 'turn' },
      { type: 'look', by, frame: 'turn/pile/hand' },
    ]);
    // Another move may give the same word another meaning.
    const look = { type: 'look', by, frame: 'turn', from: 'pile', at: 'pile' };
    expect(converted(look, { ...look, type: 'grab' })).toEqual([look, { ...look, type: 'take', from: 'heap' }]);
  });

  test('keeps what it cannot know, to be refused when it is played', () => {
    const odd = { type: 'constructor', by: 'player1', frame: '__proto__/toString', from: { pile: 1 } };
    expect(converted(odd, { ...odd, type: 'grab' })).toEqual([odd, { ...odd, type: 'take' }]);
    expect(inForm2({}, of([odd])).entries).toEqual([{ action: odd }]);
  });

  test('is converted once: the words of form 2 may mean something else there', () => {
    const file = inForm2({ oldNames }, of([{ type: 'grab', by: 'player1', frame: 'hand' }]));
    expect(inForm2({ oldNames: { moves: { take: 'never' } } }, file)).toBe(file);
  });
});
