import { dice, HOST, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState, RailTitle, RunFrame, RunProblem } from '@roundhouse/rail';
import { soh, title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { chaotic, randomTurn } from '@roundhouse/bots';
import { type Hosted, indication, nextAction, nextOf, playOn } from '../src/index.ts';

const problem = { frame: 'run/NS' } as RunProblem;
/** A game of four in which these are asked, with a run to decide or without. */
const game = (asked: readonly string[], run: RunProblem | null = null): Hosted<RailState> => ({
  title: { frames: { question: { actors: () => asked } }, runProblem: () => run } as unknown as RailTitle,
  state: { players: ['a', 'b', 'c', 'd'], stack: [{ kind: 'question' }], ended: null } as unknown as RailState,
  last: undefined,
  bots: ['b', 'c'],
});
const deed = (by: string, frame = 'run/NS'): LoggedAction => ({ type: 'anything', by, frame });

describe('what comes next', () => {
  test('nothing, when the game is over', () => {
    const { state, ...rest } = game([], problem);
    const ended = { ...state, ended: { reason: 'bank', round: 3 } };
    expect(nextOf({ ...rest, state: ended })).toEqual({ kind: 'over' });
  });

  test('everybody who is to decide is waited for', () => {
    expect(nextOf(game(['a', 'd']))).toEqual({ kind: 'wait', people: ['a', 'd'] });
    expect(nextOf(game([HOST, 'd']))).toEqual({ kind: 'wait', people: ['d'] });
  });

  test('bots are asked first, all of them, and people may still be faster', () => {
    expect(nextOf(game(['a', 'c', 'b', 'd']))).toEqual({ kind: 'ask', bots: ['c', 'b'], people: ['a', 'd'] });
  });

  test('a bot that has found nothing to do is not asked again', () => {
    expect(nextOf(game(['a', 'c', 'b']), { bots: ['c'] })).toEqual({ kind: 'ask', bots: ['b'], people: ['a'] });
    expect(nextOf(game(['a', 'c', 'b']), { bots: ['c', 'b'] })).toEqual({ kind: 'wait', people: ['a'] });
  });

  test('a best run is searched before anybody decides, and again after anything but the host’s own word on it', () => {
    const run = game(['b'], problem);
    const search = { kind: 'search', problem };
    expect(nextOf(run)).toEqual(search);
    expect(nextOf({ ...run, last: deed('a') })).toEqual(search);
    expect(nextOf({ ...run, last: deed(HOST, 'run/SS') })).toEqual(search);
    expect(nextOf({ ...run, last: deed(HOST) })).toMatchObject({ kind: 'ask' });
    expect(nextOf(run, { search: true })).toMatchObject({ kind: 'ask' });
  });
});

describe('a whole game', () => {
  test('never comes to a run while a better one is to be shown, whatever was done in its step', () => {
    const chance = dice(7);
    // Between the host's word and the run there is much to do.
    const style = { ...chaotic, weights: { run: 1, 'run.layTile': 2000, layTile: 60, 'run.buyPrivate': 1 } };
    const first = start(title1828, { players: 3, seed: 7 }).state;
    let [meddled, shownAgain] = [0, 0];
    for (const { before: s, done } of playOn(title1828, first, (now) => randomTurn(title1828, now, chance, style))) {
      const { type, by } = done.action;
      if (type === 'run') expect(indication(title1828, s)).toBeNull();
      else if (title1828.runProblem(s) && by !== HOST) meddled++;
      // What was done last in this step has made a better run possible.
      else if (by === HOST && (s.stack.at(-1) as RunFrame).indicated) shownAgain++;
      if (shownAgain > 0) break;
    }
    expect([meddled, shownAgain]).toEqual([2, 1]);
  });

  test('stops with an error where nobody has anything to do', () => {
    const { state } = start(soh, { players: 3, seed: 1 });
    expect(nextAction(soh, state, undefined, () => null)).toBeNull();
    expect(() => [...playOn(soh, state, () => null)]).toThrow('nobody has a choice');
    const wrong = { type: 'pass', by: 'player9', frame: 'nowhere' };
    expect(() => [...playOn(soh, state, () => wrong)]).toThrow('is refused');
  });
});
