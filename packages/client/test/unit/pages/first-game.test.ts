/** What a book advises for a first game is data of its card, and holds. */
import { newGame } from '@roundhouse/kernel';
import { titles } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { titleCards } from '../../../src/titles/cards.ts';

test.each(titles.map((title) => [title.id, title] as const))(
  '%s: options, privates and rule are its own',
  (id, title) => {
    const { firstGame } = titleCards.find((card) => card.id === id)!;
    if (!firstGame) return expect(id).toBe('1843');
    expect(title.rules.map((rule) => rule.id)).toContain(firstGame.rule);
    const privates = title.material({ options: {}, readings: {} }).privates.map((one) => one.id);
    for (const one of firstGame.keepsOneOf ?? []) expect(privates).toContain(one);
    const { options } = newGame(title, { players: ['Ada', 'Bram', 'Cato'], seed: 1, options: firstGame.options ?? {} });
    expect(options).toMatchObject(firstGame.options ?? {});
  },
);
