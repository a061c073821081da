/** Exports of other ages than those at hand, made of the project's own games. */
import { importGame } from '@roundhouse/exchange';
import { History } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { type Form, forms } from './site/forms.ts';
import { exportOf, playForSite } from './site/games.ts';

/** The record of a state without how many actions led to it: the two ways differ in passes. */
const picture = (state: Parameters<typeof soh.project>[0]) => ({ ...(soh.project(state) as object), seq: 0 });
const scores = (state: Parameters<typeof soh.score>[0]) => Object.entries(soh.score(state));

const played = playForSite(5, 3);
const ids = new Map(exportOf(played).players.map(({ id, name }, seat) => [`player${seat + 1}`, { id, name }]));
const withResult =
  (by: 'id' | 'name'): Form =>
  (data) => ({
    ...data,
    result: Object.fromEntries(scores(played.state).map(([player, score]) => [ids.get(player)![by], score])),
  });

const ownForms: Readonly<Record<string, Form>> = {
  'scores by the ids of the players': withResult('id'),
  'scores by the names of the players': withResult('name'),
  'scores as a list': (data) => ({
    ...data,
    result: scores(played.state).map(([player, score]) => [ids.get(player)!.name, score]),
  }),
};

describe('Steam Over Holland in other forms', () => {
  test.each(Object.entries({ ...forms, ...ownForms }))('%s', (_, form) => {
    const { file, notes } = importGame(form(exportOf(played)));
    expect(notes).toEqual([]);
    expect(picture(History.open(soh, file).state)).toEqual(picture(played.state));
  });

  test('scores that are others are told, by the names of the players', () => {
    const { notes } = importGame({ ...exportOf(played), result: { 'Name of player2': 1 } });
    expect(notes).toEqual([expect.stringMatching(/^Name of player2 scores \d+ by the rules and 1 in the file\.$/)]);
  });

  test.each([14, 17, 45])('a company is closed by a pass, or by a word of its own: seed %i', (seed) => {
    const game = playForSite(seed, 2 + (seed % 4));
    for (const type of ['pass', 'bankrupt', 'choose']) {
      const actions = game.actions.map((action) => (action.type === 'bankrupt' ? { ...action, type } : action));
      expect(actions).not.toEqual(type === 'bankrupt' ? [] : game.actions);
      const { file, notes } = importGame(exportOf({ ...game, actions }));
      expect(notes).toEqual([]);
      expect(picture(History.open(soh, file).state)).toEqual(picture(game.state));
    }
  });
});
