import { grouped } from '@roundhouse/kernel';
import { useTable } from '../../context.tsx';
import type { LedgerRow } from '../../record/ledger.ts';
import type { Earned } from '../../record/revenues.ts';
import { type RecordText, useRecordText } from '../../record/texts.ts';
import type { Column } from './columns.ts';
import { type Lit, useCompanyColumn } from './companies-table.tsx';
import { amount, Holder } from './players-table.tsx';
import type { Ledger } from './use-ledger.ts';

/** Without what all of them begin with: `OR 2.1` is `2.1` beside `OR 2.2`. */
const shortNames = (rounds: readonly string[]): ReadonlyMap<string, string> => {
  const [first = ''] = rounds;
  const word = first.slice(0, first.indexOf(' ') + 1);
  const all = word !== '' && rounds.every((round) => round.startsWith(word));
  return new Map(rounds.map((round) => [round, all ? round.slice(word.length) : round]));
};

const saidOf = (t: RecordText, { revenue, paid }: Earned): string =>
  t(paid === revenue ? 'ledger.paidCell' : paid === 0 ? 'ledger.keptCell' : 'ledger.partCell', { revenue, paid });

const lookOf = (earned: Earned | undefined): string | undefined => {
  if (!earned || earned.paid >= earned.revenue) return undefined;
  return earned.paid === 0 ? 'ledger-kept' : 'ledger-part-kept';
};

/** Companies by rounds: plain what was paid, hatched what was kept. */
export function useRevenueColumns({ revenues }: Ledger, lit: Lit): Column<string>[] {
  const { view, goTo } = useTable('view', 'goTo');
  const t = useRecordText();
  const company = useCompanyColumn(lit);
  const short = shortNames(revenues.rounds);
  const earned = (id: string, round: string): Earned | undefined => revenues.by.get(id)?.get(round);
  const sum = (id: string, of: (one: Earned) => number): number =>
    [...(revenues.by.get(id)?.values() ?? [])].reduce((total, one) => total + of(one), 0);
  const total = (id: string, name: string, of: (one: Earned) => number): Column<string> => ({
    id,
    name,
    kind: 'figure',
    value: (row) => sum(row, of),
    show: (row) => <b>{grouped(sum(row, of))}</b>,
  });
  return [
    company,
    ...revenues.rounds.map(
      (round): Column<string> => ({
        id: round,
        name: short.get(round)!,
        hint: round,
        kind: 'figure',
        value: (id) => earned(id, round)?.revenue ?? null,
        look: (id) => lookOf(earned(id, round)),
        show(id) {
          const one = earned(id, round);
          if (!one) return null;
          const said = t('ledger.goTo', { company: id, round, said: saidOf(t, one) });
          return (
            <button
              type="button"
              className="ledger-run num"
              title={said}
              aria-label={said}
              onClick={() => goTo(one.seq >= view.seq ? null : one.seq)}
            >
              {grouped(one.revenue)}
            </button>
          );
        },
      }),
    ),
    total('paid', t('ledger.paid'), ({ paid }) => paid),
    total('kept', t('ledger.kept'), ({ revenue, paid }) => revenue - paid),
  ];
}

/** Players by rounds. */
export function useDividendColumns({ dividends }: Ledger): Column<LedgerRow>[] {
  const { names } = useTable('names');
  const t = useRecordText();
  const short = shortNames([...dividends.keys()]);
  const sum = (holder: string): number =>
    [...dividends.values()].reduce((total, paid) => total + (paid.get(holder) ?? 0), 0);
  return [
    {
      id: 'player',
      name: t('ledger.player'),
      kind: 'text',
      value: ({ holder }) => names.owner(holder),
      show: ({ holder }) => <Holder id={holder} />,
    },
    ...[...dividends].map(
      ([round, paid]): Column<LedgerRow> => ({
        id: round,
        name: short.get(round)!,
        hint: round,
        kind: 'figure',
        value: ({ holder }) => paid.get(holder) ?? null,
        show: ({ holder }) => amount(paid.get(holder) ?? null),
      }),
    ),
    {
      id: 'sum',
      name: t('ledger.sum'),
      kind: 'figure',
      value: ({ holder }) => sum(holder),
      show: ({ holder }) => <b>{grouped(sum(holder))}</b>,
    },
  ];
}
