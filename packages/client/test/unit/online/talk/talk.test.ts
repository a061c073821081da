import type { Said } from '@roundhouse/protocol';
import { describe, expect, test } from 'vitest';
import { type Call, NoAnswer, Refused } from '../../../../src/online/api.ts';
import { TalkBox } from '../../../../src/online/talk/talk-box.ts';
import { mentions, momentsIn } from '../../../../src/online/talk/words.ts';

const said = (n: number, from: string, words: string): Said => ({ n, from, name: from, seat: 1, words, at: n });
const talking = { side: 'players' as const, me: 'ada', muted: [], last: 1, read: 0 };

/** A server that does with each call what the test says. */
const boxWith = (answer: (route: string, given: unknown) => unknown): TalkBox =>
  new TalkBox('game', (async (route: string, given: unknown) => answer(route, given)) as unknown as Call);

const settled = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resume) => setTimeout(resume, 5));
};

describe('the talk as a page knows it', () => {
  test('is in order and has each line once, whatever comes twice or late', () => {
    const box = boxWith(() => ({}));
    box.hear({ ...talking, last: 3, said: [said(3, 'bram', 'c')] });
    box.hear({ ...talking, last: 3, said: [said(1, 'bram', 'a'), said(2, 'cato', 'b'), said(3, 'bram', 'c')] });
    expect(box.view().said.map(({ words }) => words)).toEqual(['a', 'b', 'c']);
  });

  test('forgets the words of the others when somebody who watched sits down', () => {
    const box = boxWith(() => ({}));
    box.hear({ ...talking, side: 'watchers', said: [said(1, 'eve', 'among those who watch')] });
    box.hear({ ...talking, said: [said(1, 'bram', 'among players')] });
    expect(box.view().said.map(({ words }) => words)).toEqual(['among players']);
  });

  test('shows own words until they are there, and once if they come back before the answer', async () => {
    let answer: (said: { n: number }) => void = () => {};
    const box = boxWith(() => new Promise((done) => (answer = done as never)));
    box.say('hello');
    expect(box.view().sending).toMatchObject([{ words: 'hello', isHeard: false }]);
    box.hear({ ...talking, said: [said(1, 'ada', 'hello')] });
    expect(box.view().sending).toMatchObject([{ words: 'hello', isHeard: true }]);
    answer({ n: 1 });
    await settled(() => box.view().sending.length === 0);
    expect(box.view().said).toHaveLength(1);
  });

  test('is folded where I have muted its author, as the server says on every device', async () => {
    const asked: unknown[] = [];
    const box = boxWith((route, given) => {
      asked.push([route, given]);
      return {};
    });
    box.hear({ ...talking, muted: ['cato'], said: [said(1, 'bram', 'a')] });
    await box.shun(said(1, 'bram', 'a'), 'blocked');
    expect(asked).toEqual([['shunAuthor', { at: { game: 'game', n: 1 }, body: { how: 'blocked' } }]]);
    expect(box.view().muted).toEqual(['cato', 'bram']);
    await box.shun(said(1, 'bram', 'a'), 'none');
    expect(box.view().muted).toEqual(['cato']);
  });

  test('is asked again by the same request until somebody answers, in order', async () => {
    const tried: unknown[] = [];
    const box = boxWith((route, given) => {
      if (route !== 'say') return { ...talking, said: [], names: [] };
      tried.push((given as { body: unknown }).body);
      if (tried.length === 1) throw new NoAnswer('no line');
      return { n: tried.length };
    });
    box.say('first');
    box.say('second');
    await settled(() => box.view().sending.length === 0);
    const of = (i: number) => tried[i] as { words: string; request: string };
    expect([of(0).words, of(1).words, of(2).words]).toEqual(['first', 'first', 'second']);
    expect(of(1).request).toBe(of(0).request);
  });

  test('says why something cannot be said, and goes on', async () => {
    const box = boxWith(() => {
      throw new Refused({ status: 400, code: 'malformed', title: 'There is nothing to see in these words.' }, null);
    });
    box.say('?');
    await settled(() => box.view().refused !== null);
    expect(box.view()).toMatchObject({ refused: 'There is nothing to see in these words.', sending: [] });
  });
});

describe('words', () => {
  test('point at moments that have been, and at no others', () => {
    expect(momentsIn('see #12 and #13, a#1', 12)).toEqual(['see ', { seq: 12 }, ' and #13, a#1']);
  });

  test('call somebody by the whole name', () => {
    expect(mentions('@Bram your turn', 'Bram')).toBe(true);
    expect(mentions('@bram!', '\u2068Bram\u2069')).toBe(true);
    expect(mentions('@Bramble', 'Bram')).toBe(false);
    expect(mentions('Bram', 'Bram')).toBe(false);
  });
});
