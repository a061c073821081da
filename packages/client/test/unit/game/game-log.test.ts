import { type Entry, enveloped, HOST, judged } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { played as unreasoned, GameLog } from '../../../src/game/game-log.ts';
import { played, title } from '../table/played.ts';

const { history, steps } = played(5);
const { entries, ...header } = history.toFile();
const actions = judged(entries);
const record = () => new GameLog(title, header, unreasoned(entries));
const follows = (play: GameLog, entry: Entry): boolean => play.follow({ entry: enveloped([entry])[0]! });
const byPlayer = actions.map(({ by }, to) => ({ by, to })).filter(({ by }) => by !== HOST);
const undoTo = (least: number): Entry => ({ type: 'undo', ...byPlayer.find(({ to }) => to >= least)! });

describe('the log of a game', () => {
  test('has a moment for every action in force, with what it caused', () => {
    expect(record().steps).toEqual(steps);
    expect(new GameLog(title, header).steps).toEqual([]);
  });

  test('shows the same list until something is added, and never changes one that it has shown', () => {
    const play = record();
    const all = play.steps;
    expect(play.steps).toBe(all);
    expect(play.add({ type: 'undo', by: 'stranger', to: 0 }, [], {}).ok).toBe(false);
    expect(play.steps).toBe(all);
    const undo = undoTo(20);
    expect(follows(play, undo)).toBe(true);
    const { to } = undo as { to: number };
    expect(play.steps).toEqual(steps.slice(0, to));
    expect(all).toEqual(steps);
  });

  test('brings back the very steps that were taken back', () => {
    const play = record();
    const all = play.steps;
    for (const least of [60, 40, 20]) expect(follows(play, undoTo(least))).toBe(true);
    expect(play.steps.length).toBeLessThan(40);
    for (let i = 0; i < 3; i++) expect(follows(play, { type: 'redo', by: 'player1' })).toBe(true);
    play.steps.forEach((moment, i) => expect(moment).toBe(all[i]));
    expect(play.steps.length).toBe(all.length);
    expect(play.entries.length).toBe(actions.length + 6);
  });

  test('goes on otherwise after something was taken back', () => {
    const play = record();
    const undo = undoTo(30) as { type: 'undo'; by: string; to: number };
    follows(play, undo);
    expect(follows(play, actions[undo.to]!)).toBe(true);
    expect(play.steps).toEqual(steps.slice(0, undo.to + 1));
    expect(follows(play, { type: 'redo', by: undo.by })).toBe(false);
  });

  test('keeps why beside its entry, and out of the file', () => {
    const why = { key: 'pass.nothing', values: {} } as const;
    const play = new GameLog(title, header);
    expect(play.follow({ entry: entries[0]!, why })).toBe(true);
    expect(play.follow({ entry: entries[1]! })).toBe(true);
    expect(play.steps.map((moment) => moment.why)).toEqual([why, undefined]);
    expect(play.from(0)).toEqual([{ entry: entries[0], why }, { entry: entries[1] }]);
    expect(JSON.stringify(play.history.toFile())).not.toContain('pass.nothing');
    const again = new GameLog(title, header, play.from(0));
    expect(again.steps).toEqual(play.steps);
  });

  test('lists what players have promised each other, with its moment, whatever is taken back', () => {
    const play = record();
    follows(play, undoTo(20));
    const seq = play.history.length;
    play.note({ type: 'agreement', by: ['player1', 'player2'], text: 'No marker\nin H14.' }, {});
    follows(play, undoTo(5));
    const agreed = [{ by: ['player1', 'player2'], text: 'No marker in H14.', seq }];
    expect(play.agreements).toEqual(agreed);
    const { entries: kept, ...again } = play.history.toFile();
    expect(new GameLog(title, again, unreasoned(kept)).agreements).toEqual(agreed);
  });
});
