/** What the toy title shows of figures that a reading changes. */
import { apply, choices, deciders, start } from '@roundhouse/kernel';
import { presetsOf } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { title } from './toy/index.ts';

const begun = (towns: string) => start(title, { players: 2, seed: 1, readings: { towns } }).state;

/** After two rounds in which the first player buys and the company lays a town. */
function cashWith(towns: string): number | undefined {
  let s = begun(towns);
  for (const type of ['buy', 'pass', 'layTile', 'pass', 'pass', 'whistle']) {
    const by = deciders(title, s)[0]!;
    const choice = choices(title, s, by).find((one) => one.type === type)!;
    const openFields = Object.keys(choice.openFields ?? {}).map((openField) => [openField, 1]);
    const done = apply(title, s, {
      type,
      by,
      frame: choice.frame,
      ...choice.fields,
      ...Object.fromEntries(openFields),
    });
    if (!done.ok) throw new Error(done.refusal.text);
    s = done.state;
  }
  return s.cash['player1'];
}

describe('a figure that a reading changes', () => {
  test('is that of the game that is played, on the card and in the rules', () => {
    const town = (towns: string) => title.material(begun(towns)).tileSet.byId.get('4')!.def.nodes![0]!.revenue;
    expect([town('poor'), town('rich')]).toEqual([10, 20]);
    expect([cashWith('poor'), cashWith('rich')]).toEqual([100 - 20 + 10, 100 - 20 + 20]);
  });

  test('is made once for all games that are played alike', () => {
    expect(title.material(begun('rich'))).toBe(title.material(begun('rich')));
    expect(title.material(begun('rich'))).not.toBe(title.material(begun('poor')));
  });
});

test('a title that 18xx.games does not have is played by the book and has no other preset', () => {
  expect(presetsOf(title.readings)).toEqual({ book: { towns: 'poor' } });
});
