/** A link is input from anywhere: what goes in comes out, and whatever is spoilt is refused in one sentence. */
import { deflateRawSync } from 'node:zlib';
import { dice, FileError, LONGEST_SENTENCE } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { NO_LINES } from '../../../src/trial/lines.ts';
import { LONGEST_LINK, packed, unpacked } from '../../../src/share/packing.ts';
import { gameUpTo, linkTo, readPosition } from '../../../src/share/position.ts';
import { savedFile } from '../../../../tools/test/saved-games.ts';

const file = savedFile('soh-1');
const sent = (at: number) => ({
  game: gameUpTo(file, at),
  question: 'Pay\u202e out?',
  lines: NO_LINES,
  notes: [{ seq: 2, text: 'Hm\n\u0007so' }],
});

const refusalOf = async (letters: string): Promise<string> => {
  try {
    await readPosition(letters);
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
  return '';
};

test('what is sent is what is read, made harmless', async () => {
  const { game, question, notes } = await readPosition(await linkTo(sent(40)));
  expect(game).toEqual({ ...gameUpTo(file, 40) });
  expect(game.entries).toHaveLength(40);
  expect(game.entries.every((entry) => Object.keys(entry).join() === 'action')).toBe(true);
  expect(question).toBe('Pay out?');
  expect(notes).toEqual([{ seq: 2, text: 'Hm\nso' }]);
});

test('names can stay behind', () => {
  expect(gameUpTo(file, 3, ['Blue', 'Brown']).players).toEqual(['Blue', 'Brown']);
});

test('half a game of soh fits', async () => {
  expect((await linkTo(sent(60))).length).toBeLessThan(LONGEST_LINK);
});

test('a few letters do not unfold into gigabytes', async () => {
  const bomb = `1d${deflateRawSync(Buffer.alloc(5_000_000, ' ')).toString('base64url')}`;
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await refusalOf(bomb)).toBe('This link unfolds into more than any position holds.');
});

test.each([
  ['', /damaged/u],
  ['1', /damaged/u],
  ['2dAAAA', /newer version/u],
  ['1d!!!!', /damaged/u],
  [`1p${'A'.repeat(LONGEST_LINK)}`, /more than 8,000 letters/u],
  [`1p${Buffer.from('{}').toString('base64url')}`, /not a game file/u],
  [`1p${Buffer.from('[[[').toString('base64url')}`, /holds no position: it is not JSON/u],
  [`1p${Buffer.from('null').toString('base64url')}`, /not a game file/u],
  [`1p${Buffer.from([0xff, 0xfe]).toString('base64url')}`, /damaged/u],
])('%j is refused', async (letters, sentence) => expect(await refusalOf(letters)).toMatch(sentence));

test('five hundred spoilt links: a sentence or a position, nothing else', async () => {
  const good = await linkTo(sent(20));
  const plain = `1p${Buffer.from(await unpacked(good)).toString('base64url')}`.slice(0, LONGEST_LINK);
  const alphabet = 'ABCDEFabcdef0123456789-_';
  let refused = 0;
  for (let seed = 0; seed < 500; seed++) {
    const chance = dice(seed + 1);
    const from = seed % 2 === 0 ? good : plain;
    const at = chance(from.length);
    const ways = [
      () => from.slice(0, at),
      () => from.slice(0, at) + alphabet[chance(alphabet.length)]! + from.slice(at + 1),
      () => from.slice(0, at) + from.slice(at + 1 + chance(20)),
      () => from + from.slice(at),
      () => from.slice(0, at) + '%00<' + from.slice(at),
    ];
    const said = await refusalOf(ways[chance(ways.length)]!());
    expect(said.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
    if (said !== '') refused++;
  }
  expect(refused).toBeGreaterThan(300);
});

test('where nothing compresses, a link is plain and still opens', async () => {
  const { CompressionStream: real } = globalThis;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  try {
    const letters = await packed('{"a":1}');
    expect(letters.startsWith('1p')).toBe(true);
    expect(await unpacked(letters)).toBe('{"a":1}');
  } finally {
    globalThis.CompressionStream = real;
  }
});
