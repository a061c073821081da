import type { RailState } from '@roundhouse/rail';
import { useTable } from '../context.tsx';
import { companyOf } from '../decision/model.ts';
import { priceMove } from '../since-my-turn.ts';
import { companyCard } from '../names.ts';
import type { Words } from '../words.ts';

const sorted = new WeakMap<RailState['trains'], ReadonlyMap<string, readonly string[]>>();

/** All trains by their owners, sorted once for all cards: a book can have hundreds of trains and dozens of companies. */
export function trainsBy(trains: RailState['trains']): ReadonlyMap<string, readonly string[]> {
  const known = sorted.get(trains);
  if (known) return known;
  const byOwner = new Map<string, string[]>();
  for (const [train, owner] of Object.entries(trains)) {
    const own = byOwner.get(owner);
    if (own) own.push(train);
    else byOwner.set(owner, [train]);
  }
  sorted.set(trains, byOwner);
  return byOwner;
}

/** What the cards of a company show. */
export function useCompany(company: string) {
  const { s, title, material, before, presentation } = useTable('s', 'title', 'material', 'before', 'presentation');
  const look = presentation.company;
  const top = s.stack.at(-1);
  const operated = (s.stack.find((frame) => 'operated' in frame) as { operated?: readonly string[] } | undefined)
    ?.operated;
  const card = companyCard(material, company)!;
  const charters = title.shells(s, company).map((id) => ({
    id,
    trains: trainsBy(s.trains).get(id) ?? [],
  }));
  const trains = charters.flatMap((one) => one.trains);
  const acts = top ? companyOf(s, top) : null;
  const notes: readonly Words[] = look?.notes?.(s, company) ?? [];
  return {
    card,
    now: acts !== null && (acts === company || charters.some(({ id }) => id === acts)),
    director: s.companies[company]?.director ?? null,
    charters,
    trains,
    left: title.stationsLeft(s, company),
    change: priceMove(title, before, s, company),
    hasRun: operated?.includes(company) ?? false,
    bare: trains.length === 0 && (s.companies[company]?.operated ?? false),
    mustBuy: title.mustBuyTrain?.(s, company) ?? false,
    privates: Object.keys(s.privates).filter((id) => s.privates[id] === company),
    notes,
  };
}
