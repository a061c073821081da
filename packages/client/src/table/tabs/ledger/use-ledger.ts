import { useMemo } from 'react';
import { useLedgerLook } from '../../../titles/ledgers.ts';
import { useTable } from '../../context.tsx';
import { dividendsByRound, ledgerOf } from '../../record/ledger.ts';
import { parPrices, revenuesByRound } from '../../record/revenues.ts';

/** Events of every game that start a company and name its price. */
const STARTS = ['start', 'par'] as const;

/** What the ledger shows, of the position that is looked at. */
export function useLedger() {
  const { title, s, view, at, material, game } = useTable('title', 's', 'view', 'at', 'material', 'game');
  const look = useLedgerLook(title.id);
  const steps = useMemo(() => view.steps.slice(0, at), [view.steps, at]);
  const first = title.roundName(game.at(0));
  const read = useMemo(
    () => ({
      revenues: revenuesByRound(first, steps),
      dividends: dividendsByRound(first, steps),
      pars: parPrices(material.markets, steps, [...STARTS, ...(look.starts ?? [])]),
    }),
    [first, steps, material, look],
  );
  const holders = useMemo(() => ledgerOf(title, s, steps), [title, s, steps]);
  const companies = useMemo(() => {
    const started = material.companies.map(({ id }) => id).filter((id) => s.companies[id]?.status === 'started');
    const order = title.operatingOrder(s);
    return [...order.filter((id) => started.includes(id)), ...started.filter((id) => !order.includes(id))];
  }, [title, material, s]);
  return { look, holders, companies, ...read };
}

export type Ledger = ReturnType<typeof useLedger>;
