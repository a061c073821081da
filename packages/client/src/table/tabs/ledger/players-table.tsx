import { grouped } from '@roundhouse/kernel';
import { type ReactNode } from 'react';
import { Named } from '../../../cards/named.tsx';
import { Avatar } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import type { LedgerRow } from '../../record/ledger.ts';
import { useRecordText } from '../../record/texts.ts';
import type { Column } from './columns.ts';
import { ownColumns } from './own-columns.ts';
import { SortedTable } from './sorted-table.tsx';
import type { Ledger } from './use-ledger.ts';

export function usePlayerColumns({ look, holders, dividends }: Ledger, lit: string | null): Column<LedgerRow>[] {
  const { title, s, names, say } = useTable('title', 's', 'names', 'say');
  const t = useRecordText();
  const last = [...dividends.values()].at(-1);
  const privatesOf = (holder: string): string[] => Object.keys(s.privates).filter((id) => s.privates[id] === holder);
  const held = (row: LedgerRow) => row.positions.filter(({ percent }) => percent > 0);
  const isLimited = holders.some(({ certificates }) => Number.isFinite(certificates.limit));
  const sum = (id: string, name: string, value: (row: LedgerRow) => number | null, hint?: string) =>
    ({
      id,
      name,
      kind: 'figure',
      value,
      show: (row: LedgerRow) => amount(value(row)),
      ...(hint && { hint }),
    }) satisfies Column<LedgerRow>;
  return [
    {
      id: 'player',
      name: t('ledger.player'),
      kind: 'text',
      value: ({ holder }) => names.owner(holder),
      show: ({ holder }) => <Holder id={holder} />,
    },
    sum('cash', t('ledger.cash'), ({ cash }) => cash),
    sum(
      'liquid',
      t('ledger.liquid'),
      ({ holder, cash }) => cash + title.saleProceeds(s, holder),
      t('ledger.liquidLong'),
    ),
    {
      id: 'holdings',
      name: t('ledger.holdings'),
      kind: 'text',
      value: (row) =>
        held(row)
          .map(({ company, percent }) => `${company} ${percent}`)
          .join(', ') || null,
      look: () => 'ledger-parts',
      show: (row) =>
        held(row).map(({ company, percent }) => (
          <span key={company} className={lit === company ? 'ledger-part ledger-lit' : 'ledger-part'}>
            <Named kind="company" id={company}>
              {company}
            </Named>{' '}
            {s.companies[company]?.director === row.holder ? <b>{percent}</b> : percent}
          </span>
        )),
    },
    {
      id: 'privates',
      name: t('ledger.privates'),
      kind: 'text',
      value: ({ holder }) =>
        privatesOf(holder)
          .map((id) => names.lot(id))
          .join(', ') || null,
    },
    {
      id: 'certificates',
      name: t('ledger.certificates'),
      kind: 'figure',
      value: ({ certificates }) => certificates.held,
      ...(isLimited && {
        show: ({ certificates }: LedgerRow): ReactNode => `${certificates.held}/${certificates.limit}`,
      }),
    },
    ...ownColumns(
      look.players,
      s,
      say,
      ({ holder }: LedgerRow) => holder,
      holders.map(({ holder }) => holder),
    ),
    {
      ...sum('last', t('ledger.lastPaid'), ({ holder }) => last?.get(holder) ?? null, t('ledger.lastPaidLong')),
      show: ({ holder }) => {
        const paid = last?.get(holder);
        return paid === undefined ? '–' : <span className="change-up">+{grouped(paid)}</span>;
      },
    },
    sum('perRun', t('ledger.perRun'), ({ perRun }) => perRun, t('ledger.perRunLong')),
    { ...sum('worth', t('ledger.worth'), ({ worth }) => worth), show: ({ worth }) => <b>{grouped(worth)}</b> },
  ];
}

export const amount = (value: number | null): string => (value === null ? '–' : grouped(value));

export function Holder({ id }: { readonly id: string }) {
  const { s, names, presentation } = useTable('s', 'names', 'presentation');
  const seat = s.players.indexOf(presentation.players?.patronOf?.(s, id) ?? id);
  return (
    <>
      <Avatar name={names.owner(id)} seat={seat} size={18} />{' '}
      <Named kind={s.players.includes(id) ? 'player' : 'private'} id={id}>
        <bdi>{names.owner(id)}</bdi>
      </Named>
    </>
  );
}

interface Props {
  readonly ledger: Ledger;
  readonly columns: readonly Column<LedgerRow>[];
  readonly more: ReactNode;
}

export function PlayersTable({ ledger, columns, more }: Props) {
  const t = useRecordText();
  return (
    <SortedTable
      name={t('ledger.players')}
      columns={columns}
      rows={ledger.holders}
      keyOf={({ holder }) => holder}
      more={more}
    />
  );
}
