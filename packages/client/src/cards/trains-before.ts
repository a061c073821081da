import { DEPOT, type RailState } from '@roundhouse/rail';
import type { Shown } from '../table/context.tsx';
import { phaseCard } from '../table/names.ts';

/** How many trains the bank still sells before the first one that brings a phase; null where that cannot be counted. */
export function trainsBefore(
  {
    title,
    s,
    material,
  }: { readonly title: Shown['title']; readonly s: RailState; readonly material: Shown['material'] },
  phase: string,
): number | null {
  const number = (id: string): number => material.phases.findIndex((one) => one.id === id);
  if (!phaseCard(material, phase) || number(phase) <= number(s.phase)) return null;
  const bank = Object.entries(s.trains).filter(([, owner]) => owner === DEPOT);
  const cards = bank.map(([train]) => title.train(s, train));
  if (cards.some((card) => card?.unlimited) || !cards.some((card) => card?.phase === phase)) return null;
  return cards.filter((card) => card && number(card.phase) < number(phase)).length;
}
