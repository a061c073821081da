import { type Entry, HOST } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { RecordOfPlay } from '../../../src/game/record-of-play.ts';
import { played, title } from '../table/played.ts';

const { history, moments } = played(5);
const { actions, ...header } = history.toFile();
const record = () => new RecordOfPlay(title, header, actions);
const byPlayer = actions.map(({ by }, to) => ({ by, to })).filter(({ by }) => by !== HOST);
const undoTo = (least: number): Entry => ({ type: 'undo', ...byPlayer.find(({ to }) => to >= least)! });

describe('the record of play', () => {
  test('has a moment for every action in force, with what it caused', () => {
    expect(record().moments).toEqual(moments);
    expect(new RecordOfPlay(title, header).moments).toEqual([]);
  });

  test('shows the same list until something is added, and never changes one that it has shown', () => {
    const play = record();
    const all = play.moments;
    expect(play.moments).toBe(all);
    expect(play.add({ type: 'undo', by: 'stranger', to: 0 }, []).ok).toBe(false);
    expect(play.moments).toBe(all);
    const undo = undoTo(20);
    expect(play.follow(undo).ok).toBe(true);
    const { to } = undo as { to: number };
    expect(play.moments).toEqual(moments.slice(0, to));
    expect(all).toEqual(moments);
  });

  test('brings back the very moments that were taken back', () => {
    const play = record();
    const all = play.moments;
    for (const least of [60, 40, 20]) expect(play.follow(undoTo(least)).ok).toBe(true);
    expect(play.moments.length).toBeLessThan(40);
    for (let i = 0; i < 3; i++) expect(play.follow({ type: 'redo', by: 'player1' }).ok).toBe(true);
    play.moments.forEach((moment, i) => expect(moment).toBe(all[i]));
    expect(play.moments.length).toBe(all.length);
    expect(play.entries.length).toBe(actions.length + 6);
  });

  test('goes on otherwise after something was taken back', () => {
    const play = record();
    const undo = undoTo(30) as { type: 'undo'; by: string; to: number };
    play.follow(undo);
    const again = play.follow(actions[undo.to]!);
    expect(again.ok).toBe(true);
    expect(play.moments).toEqual(moments.slice(0, undo.to + 1));
    expect(play.follow({ type: 'redo', by: undo.by }).ok).toBe(false);
  });
});
