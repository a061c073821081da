import type { Progress, RailState } from '@roundhouse/rail';
import { useEffect, useState } from 'react';
import type { Job } from '../game/jobs.ts';
import { type Found, searchCompanyOf } from '../game/search.ts';
import { useTable } from '../table/context.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { useTableStore } from '../table/store.ts';
import { Money } from '../ui/index.ts';
import { trialText as t } from './texts.ts';

/** A position rests so many milliseconds before its runs are searched: going through the past starts nothing. */
const REST = 150;

type Runs = ReadonlyMap<string, Progress>;

/** The best run of every company with a train, searched one after the other beside the page. */
function useBestRuns(): { readonly companies: readonly string[]; readonly runs: Runs } {
  const { s, title } = useTable('s', 'title');
  const [found, setFound] = useState<{ readonly of: RailState; readonly runs: Runs }>({ of: s, runs: new Map() });
  const companies = companiesWithTrains(title.operatingOrder(s), (company) =>
    title.shells(s, company).some((owner) => Object.values(s.trains).includes(owner)),
  );
  const key = companies.join();
  useEffect(() => {
    const jobs: Job<Found>[] = [];
    const timer = setTimeout(() => {
      for (const company of key === '' ? [] : key.split(',')) {
        const job = searchCompanyOf(title, s, company, (progress) =>
          setFound((now) => ({ of: s, runs: new Map(now.of === s ? now.runs : []).set(company, progress) })),
        );
        job.found.catch(() => {}); // Without a number a company is only not told.
        jobs.push(job);
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      for (const job of jobs) job.cancel();
    };
  }, [title, s, key]);
  return { companies, runs: found.of === s ? found.runs : NONE };
}

const NONE: Runs = new Map();

const companiesWithTrains = (order: readonly string[], has: (company: string) => boolean): readonly string[] =>
  order.filter(has);

/** A pill for each company; the one that is pressed is drawn on the map. */
export function BestRuns() {
  const { s, material } = useTable('s', 'material');
  const { companies, runs } = useBestRuns();
  const [picked, setPicked] = useState<string | null>(null);
  const trace = useTableStore((store) => store.trace);
  const routes = picked === null ? undefined : runs.get(picked)?.routes;
  useEffect(() => trace(routes ?? null), [routes, trace, s]);
  if (companies.length === 0) return null;
  return (
    <div className="best-runs" role="group" aria-label={t('runs')}>
      <span className="best-runs-name">{t('runs')}</span>
      {companies.map((company) => {
        const revenue = runs.get(company)?.revenue;
        return (
          <button
            key={company}
            type="button"
            aria-pressed={company === picked}
            aria-label={t('runs.of', { company, revenue: revenue ?? '…' })}
            title={material.companies.find(({ id }) => id === company)?.name}
            onClick={() => setPicked(company === picked ? null : company)}
          >
            <Disc id={company} size={22} />
            {revenue === undefined ? '…' : <Money amount={revenue} />}
          </button>
        );
      })}
    </div>
  );
}
