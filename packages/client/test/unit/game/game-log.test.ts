import { type Entry, wrapEntries, HOST, unwrapEntries } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { played as unreasoned, GameLog } from '../../../src/game/game-log.ts';
import { played, title } from '../table/played.ts';

const { history, steps } = played(5);
const { entries, ...header } = history.toFile();
const actions = unwrapEntries(entries);
const record = () => GameLog.play(title, header, unreasoned(entries));
const follows = (play: GameLog, entry: Entry): boolean => play.follow({ entry: wrapEntries([entry])[0]! });
const byPlayer = actions.map(({ by }, to) => ({ by, to })).filter(({ by }) => by !== HOST);
const undoTo = (least: number): Entry => ({ type: 'undo', ...byPlayer.find(({ to }) => to >= least)! });

describe('the log of a game', () => {
  test('has a moment for every action in force, with what it caused', () => {
    expect(record().steps).toEqual(steps);
    expect(GameLog.play(title, header).steps).toEqual([]);
  });

  test('shows the same list until something is added, and never changes one that it has shown', () => {
    const play = record();
    const all = play.steps;
    expect(play.steps).toBe(all);
    expect(follows(play, { type: 'undo', by: 'stranger', to: 10_000 })).toBe(false);
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
    const play = GameLog.play(title, header);
    expect(play.follow({ entry: entries[0]!, why })).toBe(true);
    expect(play.follow({ entry: entries[1]! })).toBe(true);
    expect(play.steps.map((moment) => moment.why)).toEqual([why, undefined]);
    expect(play.from(0)).toEqual([{ entry: entries[0], why }, { entry: entries[1] }]);
    expect(JSON.stringify(play.history.toFile())).not.toContain('pass.nothing');
    const again = GameLog.play(title, header, play.from(0));
    expect(again.steps).toEqual(play.steps);
  });

  test('lists what players have promised each other, with its moment, whatever is taken back', () => {
    const play = record();
    follows(play, undoTo(20));
    const seq = play.history.length;
    play.follow({ entry: { note: { type: 'agreement', by: ['player1', 'player2'], text: 'No marker\nin H14.' } } });
    follows(play, undoTo(5));
    const agreed = [{ by: ['player1', 'player2'], text: 'No marker in H14.', seq }];
    expect(play.agreements).toEqual(agreed);
    const { entries: kept, ...again } = play.history.toFile();
    expect(GameLog.play(title, again, unreasoned(kept)).agreements).toEqual(agreed);
  });

  test('opens where the game stands, and reads its past while one looks', () => {
    const undo = undoTo(30) as { type: 'undo'; by: string; to: number };
    const whole = record();
    follows(whole, undo);
    const { entries: kept, ...begun } = whole.history.toFile();
    const why = { key: 'pass.nothing', values: {} } as const;
    const withWhy = unreasoned(kept).map((one, i) => (i === 2 ? { ...one, why } : one));
    const states = new Map([[kept.length, whole.state]]);
    const play = GameLog.standing(title, { header: begun, entries: withWhy, states });
    expect(play.state).toBe(whole.state);
    expect([play.pastRead, play.steps]).toEqual([false, []]);
    const reading = play.reading();
    reading.next();
    expect(follows(play, actions[undo.to]!)).toBe(true);
    while (!reading.next().done);
    expect(play.pastRead).toBe(true);
    expect(play.steps[2]).toEqual({ ...steps[2], why });
    expect(play.steps.slice(3)).toEqual(steps.slice(3, undo.to + 1));
    expect(play.history.at(12)).toEqual(whole.history.at(12));
  });

  test('reads what was taken back before it was opened when somebody brings it again', () => {
    const undo = undoTo(30) as { type: 'undo'; by: string; to: number };
    const whole = record();
    follows(whole, undo);
    const { entries: kept, ...begun } = whole.history.toFile();
    const states = new Map([[kept.length, whole.state]]);
    const play = GameLog.standing(title, { header: begun, entries: unreasoned(kept), states });
    for (const _ of play.reading());
    expect(follows(play, { type: 'redo', by: undo.by })).toBe(true);
    expect(play.steps).toEqual(steps);
  });

  test('goes on from an earlier position that was kept', () => {
    const { entries: kept, ...begun } = record().history.toFile();
    const states = new Map([[40, history.at(40)]]);
    const play = GameLog.standing(title, { header: begun, entries: unreasoned(kept), states });
    expect(play.state).toEqual(history.state);
  });
});
