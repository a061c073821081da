import { cashOf, IPO, percentOf, POOL } from '@roundhouse/rail';
import { useTable } from '../../context.tsx';
import { Disc } from '../../parts/disc.tsx';
import { Train } from '../../parts/train.tsx';
import { useRecordText } from '../../record/texts.ts';
import { trainsBy } from '../../side/use-company.ts';
import type { Column } from './columns.ts';
import { ownColumns } from './own-columns.ts';
import { amount, Holder } from './players-table.tsx';
import type { Ledger } from './use-ledger.ts';

/** A company that can be kept lit. */
export interface Lit {
  readonly company: string | null;
  readonly kept: string | null;
  point(company: string | null): void;
  keep(company: string): void;
}

export function useCompanyColumn(lit: Lit): Column<string> {
  const t = useRecordText();
  return {
    id: 'company',
    name: t('ledger.company'),
    kind: 'text',
    value: (company) => company,
    show: (company) => (
      <button
        type="button"
        className="ledger-company"
        aria-pressed={lit.kept === company}
        aria-label={t('ledger.keep', { company })}
        onClick={() => lit.keep(company)}
      >
        <Disc id={company} size={20} /> {company}
      </button>
    ),
  };
}

export function useCompanyColumns({ look, holders, companies, pars }: Ledger, lit: Lit): Column<string>[] {
  const { title, s, names, say } = useTable('title', 's', 'names', 'say');
  const t = useRecordText();
  const company = useCompanyColumn(lit);
  const trainsOf = (id: string): readonly string[] =>
    title.shells(s, id).flatMap((shell) => trainsBy(s.trains).get(shell) ?? []);
  const privatesOf = (id: string): string[] => Object.keys(s.privates).filter((one) => s.privates[one] === id);
  const owners = [...holders.map(({ holder }) => holder), POOL, IPO];
  const sharesOf = (id: string) =>
    [...owners, id].map((owner) => ({ owner, percent: percentOf(s, id, owner) })).filter(({ percent }) => percent > 0);
  const nameOf = (id: string, owner: string): string =>
    owner === id ? say('table.owner.treasury') : names.owner(owner);
  const figure = (id: string, name: string, value: (of: string) => number | null, hint?: string): Column<string> => ({
    id,
    name,
    kind: 'figure',
    value,
    show: (of) => amount(value(of)),
    ...(hint && { hint }),
  });
  return [
    company,
    {
      id: 'director',
      name: t('ledger.director'),
      kind: 'text',
      value: (id) => (s.companies[id]?.director ? names.owner(s.companies[id].director) : null),
      show: (id) => (s.companies[id]?.director ? <Holder id={s.companies[id].director} /> : null),
    },
    figure('par', t('ledger.par'), (id) => pars.get(id) ?? null),
    {
      ...figure('price', t('ledger.price'), (id) => (s.market.at[id] ? title.priceOf(s, id) : null)),
      look: () => 'ledger-strong',
    },
    {
      id: 'trains',
      name: t('ledger.trains'),
      kind: 'text',
      value: (id) =>
        trainsOf(id)
          .map((train) => names.train(train))
          .join(', ') || null,
      show: (id) => (trainsOf(id).length > 0 ? trainsOf(id).map((train) => <Train key={train} id={train} />) : '–'),
    },
    figure('money', t('ledger.money'), (id) => cashOf(s, id)),
    figure('stations', t('ledger.stations'), (id) => title.stationsLeft(s, id), t('ledger.stationsLong')),
    {
      id: 'privates',
      name: t('ledger.privates'),
      kind: 'text',
      value: (id) =>
        privatesOf(id)
          .map((one) => names.lot(one))
          .join(', ') || null,
    },
    ...ownColumns(look.companies, s, say, (id: string) => id, companies),
    {
      id: 'shares',
      name: t('ledger.shares'),
      kind: 'text',
      value: (id) =>
        sharesOf(id)
          .map(({ owner, percent }) => t('ledger.sharesIn', { owner: nameOf(id, owner), percent }))
          .join(', ') || null,
      look: () => 'ledger-parts',
      show: (id) =>
        sharesOf(id).map(({ owner, percent }) => (
          <span key={owner} className="ledger-part">
            <bdi>{nameOf(id, owner)}</bdi> {s.companies[id]?.director === owner ? <b>{percent}</b> : percent}
          </span>
        )),
    },
  ];
}
