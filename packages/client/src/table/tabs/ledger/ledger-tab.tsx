import { useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { fileName, saveBlob } from '../../../ui/save-blob.ts';
import { useTable } from '../../context.tsx';
import { useRecordText } from '../../record/texts.ts';
import { type Lit, useCompanyColumns } from './companies-table.tsx';
import { PlayersTable, usePlayerColumns } from './players-table.tsx';
import { useDividendColumns, useRevenueColumns } from './round-columns.tsx';
import { SortedTable } from './sorted-table.tsx';
import { asCsv, cellsOf } from './table-text.ts';
import { useLedger } from './use-ledger.ts';
import './ledger.css';

/** All figures of the game: players, companies, and what was earned and paid in each round. */
export function LedgerTab() {
  const { view, at, material } = useTable('view', 'at', 'material');
  const t = useRecordText();
  const ledger = useLedger();
  const lit = useLit();
  const players = usePlayerColumns(ledger, lit.company);
  const companies = useCompanyColumns(ledger, lit);
  const revenues = useRevenueColumns(ledger, lit);
  const dividends = useDividendColumns(ledger);
  const { holders, companies: started, revenues: earned } = ledger;
  const ran = [...started, ...material.companies.map(({ id }) => id).filter((id) => !started.includes(id))].filter(
    (id) => earned.by.has(id),
  );
  const save = () => {
    const text = asCsv([
      { name: t('ledger.players'), cells: cellsOf(players, holders) },
      { name: t('ledger.companies'), cells: cellsOf(companies, started) },
      { name: t('ledger.revenue'), cells: cellsOf(revenues, ran) },
      { name: t('ledger.dividends'), cells: cellsOf(dividends, holders) },
    ]);
    saveBlob(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), `${fileName(`${view.name} ${at}`, 'ledger')}.csv`);
  };
  return (
    <div className="sheet-page ledger-page">
      <PlayersTable
        ledger={ledger}
        columns={players}
        more={
          <Button size="small" onClick={save} title={t('ledger.fileLong')}>
            <Icon name="import" /> {t('ledger.file')}
          </Button>
        }
      />
      <SortedTable
        name={t('ledger.companies')}
        hint={t('ledger.companiesHint')}
        empty={t('ledger.noCompanies')}
        columns={companies}
        rows={started}
        keyOf={(id) => id}
        lit={lit}
      />
      <SortedTable
        name={t('ledger.revenue')}
        hint={t('ledger.revenueHint')}
        empty={t('ledger.noRevenue')}
        columns={revenues}
        rows={ran}
        keyOf={(id) => id}
        lit={lit}
      />
      <SortedTable
        name={t('ledger.dividends')}
        empty={t('ledger.noDividends')}
        columns={dividends}
        rows={ledger.dividends.size > 0 ? holders : []}
        keyOf={({ holder }) => holder}
      />
    </div>
  );
}

/** The company that is pointed at, or else the one that is kept. */
function useLit(): Lit {
  const [pointed, point] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  return {
    company: pointed ?? kept,
    kept,
    point,
    keep: (company) => setKept((now) => (now === company ? null : company)),
  };
}
