import { grouped } from '@roundhouse/kernel';
import { cashOf, IPO, POOL, percentOf, sharesOf } from '@roundhouse/rail';
import { useMemo, useState } from 'react';
import { Avatar, Money } from '../../../ui/index.ts';
import { useTable } from '../../context.tsx';
import { ScrollRegion } from '../../parts/scroll-region.tsx';
import { Disc } from '../../parts/disc.tsx';
import { dividendsByRound, type LedgerRow, ledgerOf } from '../../record/ledger.ts';

type Sort = 'seat' | 'cash' | 'worth' | 'perRun' | `of ${string}`;

/** Players by companies: shares, worth, what each position pays, and dividends by round. */
export function LedgerTab() {
  const { say } = useTable('say');
  return (
    <div className="sheet-page ledger-page">
      <h2>{say('ledger.holdings')}</h2>
      <HoldingsTable />
      <h2>{say('ledger.dividends')}</h2>
      <DividendTable />
    </div>
  );
}

const figureOf = (row: LedgerRow, sort: Sort, seat: number): number => {
  if (sort === 'seat') return -seat;
  if (sort === 'cash' || sort === 'worth' || sort === 'perRun') return row[sort];
  return row.positions.find(({ company }) => `of ${company}` === sort)?.percent ?? 0;
};

function HoldingsTable() {
  const { title, s, view, at, material, names, say } = useTable('title', 's', 'view', 'at', 'material', 'names', 'say');
  const [sort, setSort] = useState<Sort>('seat');
  const steps = useMemo(() => view.steps.slice(0, at), [view.steps, at]);
  const rows = useMemo(() => ledgerOf(title, s, steps), [title, s, steps]);
  const companies = material.companies.filter(({ id }) => s.companies[id]?.status === 'started');
  const sorted = rows
    .map((row, seat) => ({ row, seat }))
    .sort((a, b) => figureOf(b.row, sort, b.seat) - figureOf(a.row, sort, a.seat));
  const head = (id: Sort, name: string) => (
    <th className={id === 'seat' ? undefined : 'figure'} aria-sort={sort === id ? 'descending' : 'none'}>
      <button type="button" onClick={() => setSort(id)}>
        {name}
        {sort === id && <span aria-hidden> ▾</span>}
      </button>
    </th>
  );
  return (
    <ScrollRegion label={say('ledger.holdings')}>
      <table className="figures ledger">
        <thead>
          <tr>
            {head('seat', say('ledger.player'))}
            {head('cash', say('ledger.cash'))}
            {companies.map(({ id }) => (
              <th key={id} className="figure" aria-sort={sort === `of ${id}` ? 'descending' : 'none'}>
                <button type="button" onClick={() => setSort(`of ${id}`)}>
                  <Disc id={id} size={24} />
                </button>
              </th>
            ))}
            <th className="figure">{say('ledger.certificates')}</th>
            {head('perRun', say('ledger.perRun'))}
            {head('worth', say('ledger.worth'))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ row }) => (
            <tr key={row.holder}>
              <th scope="row">
                <Avatar name={names.owner(row.holder)} seat={s.players.indexOf(row.holder)} size={18} />{' '}
                <bdi>{names.owner(row.holder)}</bdi>
              </th>
              <td className="figure">
                <Money amount={row.cash} />
              </td>
              {companies.map(({ id }) => {
                const position = row.positions.find(({ company }) => company === id)!;
                return (
                  <td key={id} className="figure num">
                    {position.percent > 0 ? (
                      <>
                        {position.percent}%
                        {s.companies[id]?.director === row.holder && (
                          <sup title={say('ledger.director')}>{say('ledger.directorLetter')}</sup>
                        )}
                        <small>{position.perRun > 0 && `+${position.perRun}`}</small>
                      </>
                    ) : (
                      '·'
                    )}
                  </td>
                );
              })}
              <td className="figure num">
                {row.certificates.held}
                {Number.isFinite(row.certificates.limit) && `/${row.certificates.limit}`}
              </td>
              <td className="figure num">{row.perRun}</td>
              <td className="figure">
                <b>
                  <Money amount={row.worth} />
                </b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <CompanyRow
            name={names.owner(POOL)}
            ids={companies.map(({ id }) => id)}
            of={(id) => `${percentOf(s, id, POOL)}%`}
          />
          {companies.some(({ id }) => sharesOf(s, id, IPO) > 0) && (
            <CompanyRow
              name={names.owner(IPO)}
              ids={companies.map(({ id }) => id)}
              of={(id) => `${percentOf(s, id, IPO)}%`}
            />
          )}
          <CompanyRow
            name={say('table.owner.treasury')}
            ids={companies.map(({ id }) => id)}
            of={(id) => `${percentOf(s, id, id)}%`}
          />
          <CompanyRow
            name={say('ledger.price')}
            ids={companies.map(({ id }) => id)}
            of={(id) => String(title.priceOf(s, id))}
          />
          <CompanyRow
            name={say('ledger.money')}
            ids={companies.map(({ id }) => id)}
            of={(id) => grouped(cashOf(s, id))}
          />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

interface CompanyRowProps {
  readonly name: string;
  readonly ids: readonly string[];
  readonly of: (id: string) => string;
}

function CompanyRow({ name, ids, of }: CompanyRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>·</td>
      {ids.map((id) => (
        <td key={id} className="figure num">
          {of(id)}
        </td>
      ))}
      <td colSpan={3}>·</td>
    </tr>
  );
}

function DividendTable() {
  const { title, game, view, at, s, names, say } = useTable('title', 'game', 'view', 'at', 's', 'names', 'say');
  const rounds = useMemo(
    () => dividendsByRound(title.roundName(game.at(0)), view.steps.slice(0, at)),
    [title, game, view.steps, at],
  );
  if (rounds.size === 0) return <p className="hint">{say('ledger.noDividends')}</p>;
  const owners = title.holders(s);
  return (
    <ScrollRegion label={say('ledger.dividends')}>
      <table className="figures">
        <thead>
          <tr>
            <th>{say('ledger.round')}</th>
            {owners.map((owner) => (
              <th key={owner} className="figure">
                <bdi>{names.owner(owner)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rounds].map(([round, paid]) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {owners.map((owner) => (
                <td key={owner} className="figure">
                  <Money amount={paid.get(owner) ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('ledger.sum')}</th>
            {owners.map((owner) => (
              <td key={owner} className="figure">
                <Money amount={[...rounds.values()].reduce((sum, paid) => sum + (paid.get(owner) ?? 0), 0)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
