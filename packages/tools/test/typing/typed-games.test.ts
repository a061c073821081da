/** A recorded game of each title, typed at the prompts to its end: by what the screen offers, never by ids. */
import { History } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { afterEach, expect, test, vi } from 'vitest';
import { Session } from '../../src/play/session.ts';
import { titleOf } from '../../src/title.ts';
import { savedFile } from '../saved-games.ts';
import { type Recorded, type Screen, Typist } from './typist.ts';

afterEach(() => vi.restoreAllMocks());

const GAMES = ['soh-1', '1828-9', '1839-1', '1839-4', '1843-10', '1820-13'];
/** Recorded games that were left before their end. */
const LEFT = ['1820-2', '1820-5'];

test.each([...GAMES, ...LEFT])('%s is typed, and ends as it was recorded', { timeout: 240_000 }, async (name) => {
  const file = savedFile(name);
  const title = titleOf(file.title);
  const recorded = History.open<RailState>(title, file);
  const people = recorded.actions
    .map((action, at): Recorded => ({ action, before: recorded.at(at) }))
    .filter(({ action }) => action.type !== 'indicate');
  const screen: Screen = { text: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((screen.text += String(text))));
  const history = History.open<RailState>(title, { ...file, entries: [] });
  const typist = new Typist(title, history, screen, people);
  const seating = { people: recorded.players.map((_, seat) => seat + 1), bot: 'random', why: false } as const;
  await new Session(title, history, typist, 'unused.json', 1, seating).play();
  vi.restoreAllMocks();
  expect(typist.at).toBe(people.length);
  expect(history.state.ended === null).toBe(LEFT.includes(name));
  expect(history.state.ended).toEqual(recorded.state.ended);
  expect(title.score(history.state)).toEqual(title.score(recorded.state));
  expect(screen.text.replaceAll(/\s+/g, ' ')).not.toMatch(/undefined|NaN|\[object|(?<!Name of )\bplayer\d/);
});
