/** The sum that is still short in an emergency, beside the question that asks for it. */
import type { Aside, Material } from '../title.ts';
import { moneyOf } from '../telling/teller.ts';
import type { SumOwed } from './raise.ts';

/** Nothing where there is enough: the train can be bought. */
export function owedAsides(
  material: Pick<Material, 'currency'>,
  sum: Pick<SumOwed, 'price' | 'lacking'> | null,
): readonly Aside[] {
  if (sum === null || sum.lacking <= 0) return [];
  const [lacking, price] = [moneyOf(material, sum.lacking), moneyOf(material, sum.price)];
  return [{ heading: { id: 'own.aside.owed' }, items: [{ id: 'own.aside.owedSum', values: { lacking, price } }] }];
}
