/** Exports of 1828 of other ages than the one at hand, made of the project's own games. */
import { importGame } from '@roundhouse/exchange';
import { History } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { type Form, forms } from './site/forms.ts';
import { exportOf, playForSite } from './site1828/games.ts';
import { Writer1828, type Written } from './site1828/writer.ts';

/** The record of a state without how many actions led to it: the two ways differ in passes. */
const picture = (state: Parameters<typeof title1828.project>[0]) => ({
  ...(title1828.project(state) as object),
  seq: 0,
});

const played = playForSite(230, 3);
/** A game with several mergers in which shares are taken from players. */
const NAMED = 257;
const told = (type: string): readonly Written[] => played.actions.filter((action) => action.type === type);

const bare: Form = (data) => ({
  ...data,
  actions: data.actions.map((action) =>
    action.type === 'choose' ? { ...action, choice: String(action['choice']).replace(/ \(.*/, '') } : action,
  ),
});

/** The Mohawk & Hudson for half a director's certificate: the private takes it, and its owner says the price. */
const halfAndPrice: Form = (data) => ({
  ...data,
  actions: data.actions.flatMap((action, i): Written[] => {
    if (action.type !== 'par' || action['entity'] !== 'M&H') return [action];
    const share = { ...action, type: 'buy_shares', shares: [`${String(action['corporation'])}_0`], percent: 20 };
    const owner = played.states[i]!.privates['M&H']!;
    return [share, { ...action, entity: Writer1828.id(owner), entity_type: 'player' }];
  }),
});

const ownForms: Readonly<Record<string, Form>> = {
  'answers in a merger without the sum': bare,
  'the price of a company started with the Mohawk & Hudson afterwards': halfAndPrice,
  'its former title': (data) => ({ ...data, title: '1828' }),
};

describe('1828 in other forms', () => {
  test('the game has all that is told in several ways', () => {
    expect(told('choose').length).toBeGreaterThan(10);
    expect(told('par').some(({ entity }) => entity === 'M&H')).toBe(true);
  });

  test.each(Object.entries({ ...forms, ...ownForms }))('%s', (_, form) => {
    const { file, notes } = importGame(form(exportOf(played)));
    expect(notes).toEqual([]);
    expect(picture(History.open(title1828, file).state)).toEqual(picture(played.state));
  });

  test('from whom a share is taken in a merger, by the name of the player', () => {
    const game = playForSite(NAMED, 3 + (NAMED % 3), { namesGivers: true });
    const named = game.actions.filter(({ type, choice }) => type === 'choose' && String(choice).startsWith('Name of'));
    expect(named.length).toBeGreaterThan(0);
    const { file, notes } = importGame(bare(exportOf(game)));
    expect(notes).toEqual([]);
    expect(picture(History.open(title1828, file).state)).toEqual(picture(game.state));
  });
});
