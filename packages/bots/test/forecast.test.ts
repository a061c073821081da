import { viewOf, weightsFor, withWeights } from '@roundhouse/bots';
import { apply } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf } from '../src/forecast/course.ts';
import { makeMind } from '../src/mind/mind.ts';
import { imagined } from '../src/view.ts';
import { nearnessFactor } from '../src/features/nearness.ts';
import { Table } from '../../titles/test/1843/table.ts';
import { Table as Holland } from '../../titles/test/soh/table.ts';

/** The PLM has run with trains that go with the next kind, of which one other is left before it. */
function running(): Table {
  const t = Table.blank(3)
    .phase('green')
    .trainsGone('yellow')
    .company('PLM', {
      price: 126,
      par: 94,
      shares: { player1: 6, player2: 2, player3: 2 },
      cash: 235,
      trains: ['yellow-1', 'yellow-2'],
      stations: [['J17', 0]],
      operated: true,
    });
  for (const [index, id] of ['EST', 'ETA', 'MID'].entries())
    t.company(id, { price: 94, par: 94, shares: { player2: 6 }, trains: [`green-${index + 1}`], operated: true });
  for (const sold of ['green-4', 'green-5', 'green-6']) t.train(sold, 'gone');
  return t.operate('PLM', 'dividend', { revenue: 160 });
}

/** What is expected of the PLM before its dividend, and after it has paid. */
function aroundPaying(moves: number): readonly [Course, Course] {
  const { title, s } = running();
  const any = anyTitle(title);
  const root: RailState = imagined(viewOf(s));
  const mind = makeMind(any, root, 'player1', withWeights({ moves }, weightsFor('1843')));
  const paid = apply(any, root, { type: 'dividend', by: 'player1', frame: 'dividend/PLM', choice: 'pay' });
  if (!paid.ok) throw new Error(paid.refusal.text);
  const course = (at: RailState): Course => courseOf(mind, at, 'PLM', at.market.at['PLM']!);
  return [course(root), course(paid.state)];
}

describe('while a company waits for its next turn, others buy', () => {
  test('so what is expected of it later does not change when it pays', () => {
    const [before, after] = aroundPaying(1);
    expect(after.paid.slice(1)).toEqual(before.paid.slice(1));
    expect(after.added).toEqual(before.added);
    expect(after.prices.slice(1)).toEqual(before.prices.slice(1));
  });

  test('or it would seem to find next time what is for sale now', () => {
    const [before, after] = aroundPaying(0);
    expect(after.paid.slice(1)).not.toEqual(before.paid.slice(1));
  });
});

describe('a company that has not built yet', () => {
  const factors = (homes: number, t: Holland = Holland.blank(3)): readonly number[] => {
    const root: RailState = imagined(viewOf(t.s));
    const mind = makeMind(anyTitle(t.title), root, 'player1', withWeights({ homes }, weightsFor('soh')));
    return mind.companies.map((company) => nearnessFactor(mind, root, company));
  };

  test('is an average one, or by its home better or worse than that', () => {
    expect(new Set(factors(0)).size).toBe(1);
    const [average] = factors(0);
    const known = factors(1);
    expect(new Set(known).size).toBeGreaterThan(3);
    expect(known.reduce((sum, one) => sum + one, 0) / known.length).toBeCloseTo(average!, 6);
  });

  test('has a home in Amsterdam after its two cities have become one', () => {
    expect(factors(1, Holland.blank(3).tile('F9', 'SOH7', 0)).every((one) => one > 0)).toBe(true);
  });
});
