/** What does not compile in a title: each line below `@ts-expect-error` would be an error of `npm run check` if it did. */
import { draftOf, log, push, start } from '@roundhouse/kernel';
import { defineTitle, type FrameName, type MoveName } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { soh } from '../src/soh/index.ts';
import type { State } from '../src/soh/state.ts';
import { plays } from '../src/soh/readings.ts';
import { title1828 } from '../src/1828/index.ts';

const begun = () => draftOf<State>(start(soh, { players: 3, seed: 1 }).state);

test('a mistyped kind of frame does not compile', () => {
  const g = begun();
  push(g, { kind: 'track', of: 'NRS', laid: 0, replaced: 0 });
  // @ts-expect-error there is no such kind of frame
  push(g, { kind: 'trakc', of: 'NRS', laid: 0, replaced: 0 });
  // @ts-expect-error a track step counts what was laid
  push(g, { kind: 'track', of: 'NRS', replaced: 0 });
  // @ts-expect-error another title has this one
  push(g, { kind: 'lastCall', of: 'NRS' });
  expect(g.s.stack.slice(-3).map(({ kind }) => kind)).toEqual(['trakc', 'track', 'lastCall']);
});

test('an event with a wrong field does not compile', () => {
  const g = begun();
  log(g, { event: 'placeStation', company: 'NRS', hex: 'F9' });
  // @ts-expect-error there is no such event
  log(g, { event: 'placeTokne', company: 'NRS', hex: 'F9' });
  // @ts-expect-error the field is called `hex`
  log(g, { event: 'placeStation', company: 'NRS', place: 'F9' });
  // @ts-expect-error another title has this one
  log(g, { event: 'buyCoal', company: 'NRS' });
  expect(g.events).toHaveLength(4);
});

test('a mistyped setting, or a value that it does not have, does not compile', () => {
  const s = begun().s;
  expect(plays(s, 'priceRise', 'above')).toBe(true);
  // @ts-expect-error there is no such setting
  expect(plays(s, 'priceRies', 'above')).toBe(false);
  // @ts-expect-error it has no such value
  expect(plays(s, 'priceRise', 'abvoe')).toBe(false);
  // @ts-expect-error another setting has this one
  expect(plays(s, 'priceRise', 'cheapest')).toBe(false);
});

test('the names of frames and moves come from what a title registers', () => {
  const moves: MoveName<typeof soh>[] = ['placeStation', 'accept', 'pass', 'indicate'];
  // @ts-expect-error another title has this one
  const noMove: MoveName<typeof soh> = 'buyCoal';
  const frames: FrameName<typeof title1828>[] = ['merger', 'pause'];
  // @ts-expect-error another title has this one
  const noFrame: FrameName<typeof title1828> = 'treasuryShares';
  const known = new Set(Object.values(soh.frames).flatMap((frame) => frame.moves.map(({ type }) => type)));
  for (const move of moves) expect(known).toContain(move);
  expect(known).not.toContain(noMove);
  for (const frame of frames) expect(title1828.frames).toHaveProperty(frame);
  expect(title1828.frames).not.toHaveProperty(noFrame);
});

test('words for a move, a frame or an event that does not exist do not compile', () => {
  const { words, ...rest } = soh;
  const define = defineTitle<State>();
  // The catalogue's own type is lost behind `Texts`; what is added to it is looked at key by key.
  const sentences = {
    'log.activate': '',
    'log.issue': '',
    'log.redeem': '',
    'log.placeStation': '',
    'log.commit': '',
  } as const;
  const right = { ...sentences, 'move.placeStation.option': '{place}', 'close.station.pass': 'No token' } as const;
  expect(define({ ...rest, words: right }).words).toBe(right);
  const wrongMove = { ...sentences, 'move.buyCoal.option': 'A coal marker' } as const;
  // @ts-expect-error another title has this move
  define({ ...rest, words: wrongMove });
  const wrongFrame = { ...sentences, 'ask.tokne': 'Place a token' } as const;
  // @ts-expect-error there is no such frame
  define({ ...rest, words: wrongFrame });
  // @ts-expect-error its own events have no sentences
  define({ ...rest, words: { 'term.director': 'president' } });
  expect(words['log.placeStation']).toContain('token');
});
