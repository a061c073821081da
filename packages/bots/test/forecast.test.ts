import { viewOf, weightsFor, withWeights } from '@roundhouse/bots';
import { apply } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf } from '../src/forecast/course.ts';
import { makeMind } from '../src/mind/mind.ts';
import { imagined } from '../src/view.ts';
import { Table } from '../../titles/test/1843/table.ts';

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
